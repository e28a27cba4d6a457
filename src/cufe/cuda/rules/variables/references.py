"""Names of managed variables in `decltype`, and of the built-in variables (observed: diagnostics-a 8.2)."""

from cufe.cuda.marks import DEVICE_BUILTIN, MANAGED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.text import kinds as k

# `threadIdx` and the other built-in variables, which have no address (20079; observed: diagnostics-a 8.2).


_ADDRESS: Final = 20079
NAMES: Final = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"))
#: behind these `&` is the operator with one operand
_BEFORE_OPERAND: Final = bytes((k.RETURN, k.COMPOUND_ASSIGN, k.EQUAL, k.NOT_EQUAL, k.AND, k.OR)) + b"=(,{[;?:}*!"
#: in front of a parenthesis that closes no cast
_BEFORE_OPERAND_OF_TYPE: Final = bytes((k.IDENTIFIER, k.DECLTYPE, k.SIZEOF, k.GREATER))
_NAME: Final = bytes((k.IDENTIFIER,))
_STARTS_TYPE: Final = bytes((k.CONST, k.VOLATILE, k.BUILTIN_TYPE))


def check_builtin_variable(examined: ExaminedUnit, token: int) -> None:
    """Reports an `&` in front of a token that is spelt like a built-in variable, or of a member of one."""
    kinds = examined.kinds
    if kinds[token + 1] in b"P[":
        return
    operator = token - 1
    while kinds[operator] == k.OPEN_ROUND or kinds[operator] == k.SCOPE:
        operator -= 1
    if kinds[operator] != k.AMPERSAND:
        return
    before = kinds[operator - 1]
    if before not in _BEFORE_OPERAND and not (before == k.CLOSE_ROUND and _is_cast(examined, operator - 1)):
        return
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.VARIABLE or not entity.pieces:
        return
    piece = entity.pieces[0]
    if examined.marks.union(piece.start, piece.end) & DEVICE_BUILTIN:
        examined.add(_ADDRESS, operator, examined.lexemes[token])


def _is_cast(examined: ExaminedUnit, closing: int) -> bool:
    """Whether a parenthesis closes a C-style cast: to a fundamental type or with a qualifier, to a pointer, or to a
    type with a name."""
    opening = examined.brackets.open_before(closing)
    if examined.kinds[opening - 1] in _BEFORE_OPERAND_OF_TYPE:
        return False
    if k.stretch(examined.kinds, opening + 1, closing) == _NAME:
        named = examined.lookup().resolve(opening + 1)
        return named is not None and named.is_type
    return examined.kinds[opening + 1] in _STARTS_TYPE or examined.kinds[closing - 1] == k.STAR


_DECLTYPE: Final = 20119
_PLACEHOLDER: Final = bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO, k.CLOSE_ROUND))
_BEFORE_INITIALISER: Final = b"=({"
_BEHIND_INITIALISER: Final = b";,)}"


def check_references(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the names of one unit in the order of the text."""
    lexemes = examined.lexemes
    kinds = examined.kinds
    managed: set[int] = set()
    names: set[str] = set()
    for one in found.others:
        if one.words & MANAGED and one.function() is None and not one.local:
            managed.add(one.name_token)
            names.add(one.name)
    for token in examined.tokens_of(names | NAMES):
        if lexemes[token] in NAMES:
            check_builtin_variable(examined, token)
        elif token not in managed and kinds[token] == k.IDENTIFIER:
            _check_decltype(examined, token, managed)


def _check_decltype(examined: ExaminedUnit, token: int, managed: set[int]) -> None:
    kinds = examined.kinds
    first = token
    while kinds[first - 1] == k.SCOPE or (kinds[first] == k.SCOPE and kinds[first - 1] == k.IDENTIFIER):
        first -= 1
    if kinds[first - 1] == k.OPEN_ROUND and kinds[first - 2] == k.DECLTYPE:
        if kinds[token + 1] != k.CLOSE_ROUND or examined.lexemes[first - 2].startswith("__typeof"):
            return
    elif kinds[token + 1] not in _BEHIND_INITIALISER or not _has_type_of_value(examined, first):
        return
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.VARIABLE:
        return
    if any(place in managed for place in entity.tokens()):
        examined.add(_DECLTYPE, first)


def _has_type_of_value(examined: ExaminedUnit, first: int) -> bool:
    """Whether `decltype(auto)` asks for the type of the expression that begins at a token."""
    kinds = examined.kinds
    if kinds[first - 1] in _BEFORE_INITIALISER and kinds[first - 2] == k.IDENTIFIER:
        return _ends_with_placeholder(kinds, first - 2)
    if kinds[first - 1] != k.RETURN:
        return False
    brace = examined.brackets.enclosing(first)
    if _ends_with_placeholder(kinds, brace):
        return True
    path = examined.cutter.path(first)
    if not path or path[-1].sort != c.FUNCTION or kinds.find(_PLACEHOLDER, path[-1].head, path[-1].body) < 0:
        return False
    while brace > path[-1].body and kinds[brace - 1] != k.CLOSE_SQUARE and kinds[brace - 1] != k.CLOSE_ROUND:
        brace = examined.brackets.enclosing(brace)
    return brace == path[-1].body


def _ends_with_placeholder(kinds: bytes, end: int) -> bool:
    """Whether `decltype(auto)` stands in front of a token."""
    return kinds.endswith(_PLACEHOLDER, 0, end)
