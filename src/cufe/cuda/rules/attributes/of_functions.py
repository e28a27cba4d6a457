"""Attributes that are no CUDA words, or stand where they apply to nothing; and when attributes are applied."""

from cufe.cuda.marks import CONSTANT, DEVICE, MANAGED, SHARED, WORDS
from cufe.cuda.rules.attributes.wrong_entities import (
    INLINING,
    SPECIFIER,
    check_entities,
    check_misplaced,
    check_parameters,
    check_type,
    judge_in_type,
)
from cufe.cuda.rules.collection import HEAD, Collection, examine, is_misplaced
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import Diagnostic
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import declarator_end
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k
from cufe.text.bisection import count_below

# Attributes in types that declare nothing: of casts and template arguments, where they apply to nothing (1835), behind
# `new`, where a memory space is an error (20080), and of template parameters (1098); all observed.


_SPACE_BEHIND_NEW: Final = 20080

_SPACES: Final = DEVICE | SHARED | CONSTANT | MANAGED
#: what is between the beginning of a type and an attribute in it
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
                examined.add(num.ATTRIBUTE_NOT_HERE, attributes[0].first)
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
    """Memory spaces are reported by their words, anything else only where it comes first."""
    for attribute in examined.parser.attribute_specifier(at):
        if WORDS.get(attribute.name, 0) & _SPACES:
            examined.add(_SPACE_BEHIND_NEW, attribute.first, attribute.name)
        elif not _is_behind_attribute(examined, at):
            examined.add(num.ATTRIBUTE_NOT_HERE, attribute.first)


# Attributes of functions that are no CUDA words, in declarations without one (1835, 1866): `__inline_hint__`,
# `__noinline__` and `__forceinline__`; `nv_linkonce_odr` and `nv_weak_odr`, which nothing may have (20103).


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
    for start, end in examined.in_full:
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
                examined.add(num.DOES_NOT_APPLY, name, word)
            return
        if any(operator.first < at < operator.last for operator in one.declarator.operators):
            # On a parameter.
            examined.add(num.DOES_NOT_APPLY, name, word)
            return
    if found.types and (examined.kinds[at - 1] in k.TYPE_KEYS or examined.kinds[at - 1] == k.NAMESPACE):
        examined.add(num.DOES_NOT_APPLY, name, word)


# When the attributes of a declaration are applied: behind its declarator, whose specifiers, parameters and bounds have
# been read by then ([dcl.dcl]). So what is wrong with an attribute is reported after what is wrong with these:
# `__global__ int f(unknown)` is reported for `unknown` first. Default arguments and the name itself come later.


_FIRST_OF_CUDA: Final = 20000
#: attributes that do not apply, or that nobody knows, are reported as they are applied; template parameters behind
#: packs (2097) are reported once all is declared
_TOLD_LATE: Final = frozenset((1097, 1098, num.DOES_NOT_APPLY, 1866, 2097))


def put_off_attributes(examined: ExaminedUnit, found: Collection) -> None:
    """Orders what has been reported about attributes and about the rest of their declarations."""
    diagnostics = examined.diagnoser.tentative
    met = sorted([each.detected for each in diagnostics if _is_ordinary(each)])
    if not met or len(met) == len(diagnostics):
        return
    for one in found.functions + found.others:
        if not one.attributes:
            continue
        offset = examined.unit.offset
        start = offset(one.attributes[0].first)
        end = offset(declarator_end(one.declarator) - 1)
        place = count_below(met, start)
        applied = _last_met(one, met[place:], end) if place < len(met) and met[place] <= end else -1
        if applied >= 0:
            late = [each for each in diagnostics if start <= each.detected <= applied and not _is_ordinary(each)]
            diagnostics[:] = [each for each in diagnostics if each not in late] + sorted(late, key=_detected)
            for each in late:
                each.detected = applied


def _detected(told: Diagnostic) -> int:
    return told.detected


def _is_ordinary(told: Diagnostic) -> bool:
    number = told.entry.shown_number
    return number < _FIRST_OF_CUDA and number not in _TOLD_LATE


def _last_met(one: Declared, met: list[int], end: int) -> int:
    """The last offset at which something is found in a declarator before its attributes are applied, or -1."""
    offset = one.examined.unit.offset
    passed = [(offset(one.name_token), offset(one.name_token))]
    parameters = one.function()
    for parameter in parameters.parameters if parameters is not None else []:
        default = one.examined.kinds.find(k.ASSIGN, parameter.start, parameter.end)
        if default >= 0:
            passed.append((offset(default), offset(parameter.end)))
    last = -1
    for at in met:
        if at > end:
            break
        if not any(first <= at <= behind for first, behind in passed):
            last = at
    return last
