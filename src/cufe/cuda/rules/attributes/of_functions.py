"""Attributes of functions that are no CUDA words, in declarations without one (1835, 1866): `__inline_hint__`,
`__noinline__` and `__forceinline__`; `nv_linkonce_odr` and `nv_weak_odr`, which nothing may have (20103)."""

from cufe.cuda.marks import WORDS
from cufe.cuda.rules.attributes.of_type_ids import check_type_id
from cufe.cuda.rules.attributes.wrong_entities import (
    INLINING,
    SPECIFIER,
    check_entities,
    check_misplaced,
    check_parameters,
    check_type,
)
from cufe.cuda.rules.collection import HEAD, Collection, examine, is_misplaced
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

_DOES_NOT_APPLY: Final = 1835
_NOT_SUPPORTED: Final = 20103
#: what is not supported, and whether it applies to variables, too
_UNSUPPORTED: Final[dict[str, bool]] = {"nv_linkonce_odr": False, "nv_weak_odr": True}
#: the macro of the front end that stands for such an attribute
_NOINLINE: Final[dict[str, str]] = {"__noinline__": "noinline"}
#: the last token of the name of a function, that of a specialisation too
_NAME_ENDS: Final = bytes((k.IDENTIFIER, k.GREATER))


def check_function_attributes(examined: ExaminedUnit) -> None:
    """Judges such attributes, but for those of functions, which are most of them."""
    kinds = examined.kinds
    lexemes = examined.lexemes
    done = -1
    for start, end in examined.near():
        for match in SPECIFIER.finditer(kinds, start, end):
            at = match.start()
            check_type_id(examined, at)
            is_macro = kinds[at] == k.ATTRIBUTE_MACRO
            word = _NOINLINE.get(lexemes[at], "") if is_macro else lexemes[at + 3]
            behind = at + 1 if is_macro else at + 6
            if word.strip("_") in _UNSUPPORTED:
                _check_unsupported(examined, at, word)
            elif at >= done and word in INLINING and not _has_word(kinds, lexemes, behind):
                if not is_macro:
                    behind = examined.brackets.skip(at + 1)
                if is_misplaced(kinds, at, behind):
                    check_misplaced(examined, at, behind)
                elif not _is_of_function(examined.brackets, at):
                    done = _check(examined, at)


def _has_word(kinds: bytes, lexemes: list[str], behind: int) -> bool:
    """Whether a CUDA word stands directly behind such an attribute: then its declaration is judged elsewhere."""
    return kinds[behind] == k.ATTRIBUTE and lexemes[behind + 3] in WORDS


def _is_of_function(brackets: Brackets, at: int) -> bool:
    """Whether a function is declared, as far as the next few tokens tell, and not to name a type."""
    kinds = brackets.kinds
    if kinds[at - 1] == k.TYPEDEF:
        return False
    stop = at
    while True:
        head = HEAD.match(kinds, stop)
        assert head is not None
        stop = head.end()
        if kinds.find(k.OPERATOR, at, stop) >= 0:
            return True
        if kinds[stop] == k.COMMA and kinds.find(k.LESS, at, stop) >= 0:
            stop += 1
        elif kinds[stop] == k.OPEN_ROUND and kinds[stop - 1] not in _NAME_ENDS:
            # Of `decltype`, of an expression among template arguments, of a declarator.
            stop = brackets.close(stop) + 1
        else:
            return kinds[stop] == k.OPEN_ROUND


def _check(examined: ExaminedUnit, at: int) -> int:
    """Judges the declaration around `at`; gives the token up to which its attributes are dealt with."""
    found = Collection()
    done = examine(examined, at, found)
    for piece, token in found.types:
        check_type(examined, piece, token)
    for one in found.others + found.functions:
        parameters = one.function()
        if not one.words:
            check_entities(one)
        elif parameters is not None and parameters.first < at < parameters.last:
            # The words of the function may be right, and nothing more is asked of it.
            check_parameters(examined, parameters)
    return done


def _check_unsupported(examined: ExaminedUnit, at: int, word: str) -> None:
    """Judges an attribute, as it is spelt, that is not supported: a warning where it does not apply anyway."""
    found = Collection()
    examine(examined, at, found)
    name = at + 3
    for one in found.others + found.functions:
        if any(attribute.first == name for attribute in one.attributes):
            is_taken = one.function() is not None
            if not is_taken and _UNSUPPORTED[word.strip("_")]:
                is_taken = not one.in_class or bool(one.flags & n.STATIC)
            if is_taken and not one.flags & n.TYPEDEF:
                examined.add(_NOT_SUPPORTED, name)
            else:
                examined.add(_DOES_NOT_APPLY, name, word)
            return
        if any(operator.first < at < operator.last for operator in one.declarator.operators):
            # On a parameter.
            examined.add(_DOES_NOT_APPLY, name, word)
            return
    if found.types and (examined.kinds[at - 1] in k.TYPE_KEYS or examined.kinds[at - 1] == k.NAMESPACE):
        examined.add(_DOES_NOT_APPLY, name, word)
