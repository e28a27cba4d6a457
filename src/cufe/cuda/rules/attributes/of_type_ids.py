"""Attributes in types that declare nothing: of casts and template arguments, where they apply to nothing (1835), behind
`new`, where a memory space is an error (20080), and of template parameters (1098); all observed."""

from cufe.cuda.marks import CONSTANT, DEVICE, MANAGED, SHARED, WORDS
from cufe.cuda.rules.attributes.wrong_entities import judge_in_type
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.text import kinds as k

_MISPLACED: Final = 1098
_SPACE_BEHIND_NEW: Final = 20080

_SPACES: Final = DEVICE | SHARED | CONSTANT | MANAGED
#: what stands between the beginning of a type and an attribute in it
_OF_TYPES: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.IDENTIFIER, k.SCOPE, k.TYPENAME, k.AND)) + b"*&"
#: what may stand directly in front of such an attribute
_IN_FRONT: Final = bytes((k.LESS, k.OPEN_ROUND, k.NEW, k.COMMA, k.BUILTIN_TYPE, k.CONST, k.STAR, k.CLOSE_ROUND))
#: in front of a parenthesis that opens a cast
_BEFORE_CAST: Final = bytes((k.RETURN, k.COMPOUND_ASSIGN, k.EQUAL, k.NOT_EQUAL, k.AND, k.OR)) + b"=(,{[;?:}*!+-/%<>&|^~"
#: what a cast is of
_OPERANDS: Final = b"(&*-+~!" + bytes(
    (k.IDENTIFIER, k.NUMBER, k.STRING, k.CHARACTER, k.NULLPTR, k.TRUE_FALSE, k.THIS, k.SIZEOF, k.NEW, k.SCOPE)
)


def check_type_id(examined: ExaminedUnit, at: int) -> None:
    """Judges the attribute specifier at `at` if it stands in such a type."""
    kinds = examined.kinds
    if kinds[at - 1] not in _IN_FRONT:
        return
    before = _before_type(examined, at)
    opener = kinds[before]
    if opener == k.CLOSE_ROUND:
        # `new (place) __device__ int`
        before = examined.brackets.open_before(before) - 1
        if kinds[before] == k.NEW:
            _behind_new(examined, at)
    elif opener == k.NEW or (opener == k.OPEN_ROUND and kinds[before - 1] == k.NEW):
        if kinds[at - 1] != k.STAR:
            _behind_new(examined, at)
    elif opener == k.OPEN_ROUND:
        is_cast = kinds[before - 1] in _BEFORE_CAST and kinds[examined.brackets.close(before) + 1] in _OPERANDS
        if is_cast or kinds[before - 1] in (k.SIZEOF, k.ALIGNOF):
            judge_in_type(examined, at)
    elif opener in (k.LESS, k.COMMA):
        opening = _angle(examined, before)
        if opening >= 0 and kinds[opening - 1] == k.TEMPLATE:
            attributes = examined.parser.attribute_specifier(at)
            if attributes and not _is_behind_attribute(examined, at):
                # Once for each parameter.
                examined.add(_MISPLACED, attributes[0].first)
        elif opening == before and kinds[opening - 1] in (k.CAST, k.IDENTIFIER):
            judge_in_type(examined, at)


def _angle(examined: ExaminedUnit, token: int) -> int:
    """The `<` that opens the list in which a token stands, as far as the tokens in front of it tell; or -1."""
    kinds = examined.kinds
    depth = 0
    while kinds[token] not in b";{}":
        if kinds[token] == k.LESS:
            if not depth:
                return token
            depth -= 1
        elif kinds[token] == k.GREATER:
            depth += 1
        elif kinds[token] == k.CLOSE_ROUND:
            token = examined.brackets.open_before(token)
        elif kinds[token] == k.OPEN_ROUND:
            return -1
        token -= 1
    return -1


def _before_type(examined: ExaminedUnit, at: int) -> int:
    """The last token in front of the type in which a token stands, other attributes of it skipped."""
    before = at - 1
    while True:
        if _is_behind_attribute(examined, before + 1):
            before = examined.brackets.open_before(before) - 2
        elif examined.kinds[before] in _OF_TYPES:
            before -= 1
        else:
            return before


def _is_behind_attribute(examined: ExaminedUnit, at: int) -> bool:
    if examined.kinds[at - 1] != k.CLOSE_ROUND:
        return False
    return examined.kinds[examined.brackets.open_before(at - 1) - 1] == k.ATTRIBUTE


def _behind_new(examined: ExaminedUnit, at: int) -> None:
    """Memory spaces are told of by their words, anything else only where it comes first."""
    for attribute in examined.parser.attribute_specifier(at):
        if WORDS.get(attribute.name, 0) & _SPACES:
            examined.add(_SPACE_BEHIND_NEW, attribute.first, attribute.name)
        elif not _is_behind_attribute(examined, at):
            examined.add(_MISPLACED, attribute.first)
