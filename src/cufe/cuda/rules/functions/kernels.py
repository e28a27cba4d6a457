"""What a `__global__` function may look like (spec 20; observed: diagnostics-a 5.4, diagnostics-b 3.1 and 3.2)."""

from cufe.checks.declarations.operator_functions import wrong_result
from cufe.cuda.marks import EXECUTION_SPACES, GLOBAL
from cufe.cuda.rules.declared import Declared, word_of
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.execution_spaces import (
    applied_at,
    conflicts_at,
    is_global_main,
    report_conflict,
    report_main,
)
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.aliases import last_alias
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_ELLIPSIS: Final = 20046
RETURN_TYPE: Final = 20048
DEDUCED_RETURN_TYPE: Final = 20049
INLINE_IGNORED: Final = 20050
CONSTEXPR_KERNEL: Final = 20118
CONSTEVAL_KERNEL: Final = 20254
_PACK_NOT_LAST: Final = 20116
_SEVERAL_PACKS: Final = 20117
_FRIEND_DEFINITION: Final = 20186
_OPERATOR: Final = 20187
_EXCEPTION_SPECIFICATION: Final = 20190
_MEMBER: Final = 20231

#: from C++17 on no exceptions are listed
_WITHOUT_THROWN_TYPES: Final = 17
#: parts of a type behind the parameter list that make it something other than void
_INDIRECT: Final = (n.POINTER, n.REFERENCE, n.RVALUE_REFERENCE, n.MEMBER_POINTER)

UNKNOWN: Final = 0
VOID: Final = 1
OTHER_TYPE: Final = 2
DEDUCED: Final = 3


class Earlier:
    """What a function has of its earlier declarations, or a specialisation of its template: `spaces`, and whether one
    was `inline`.  `throws` is whether the template has an exception specification, where that counts (None: the own
    one does)."""

    def __init__(self, spaces: int = 0, inline: bool = False, throws: bool | None = None) -> None:
        self.spaces: int = spaces
        self.inline: bool = inline
        self.throws: bool | None = throws


def check_kernel(one: Declared, earlier: Earlier) -> int:
    """Judges one declaration whose space attributes are in question.

    Gives the spaces of earlier declarations with those of this one added."""
    if one.in_class and one.is_defaulted:
        # It is no kernel, whatever is written.
        return earlier.spaces
    examined = one.examined
    asked = False
    already = earlier.spaces
    is_main = is_global_main(one)
    # Of a function that allocates wrongly it is not told that it is an operator; of a member of that sort nothing.
    is_mistaken = _is_mistaken_allocation(one)
    if is_mistaken and one.is_member():
        return already | (one.words & EXECUTION_SPACES) | earlier.spaces
    for attribute in one.attributes:
        word = word_of(attribute)
        if not word & EXECUTION_SPACES:
            continue
        first = word == GLOBAL and not asked
        asked = asked or first
        if first:
            if (earlier.inline or is_inline(one)) and not one.is_member() and not is_main:
                if one.is_friend_of_template() and not _is_defined_friend(one):
                    examined.put_off_friend(one.piece, INLINE_IGNORED, attribute.first, "__global__")
                else:
                    examined.add(INLINE_IGNORED, attribute.first, "__global__")
            if one.is_operator and not (one.is_conversion or is_mistaken or _is_literal_operator(one)):
                examined.add(_OPERATOR, attribute.first)
            throws = has_exception_specification(one) if earlier.throws is None else earlier.throws
            if throws and not is_main:
                examined.add(_EXCEPTION_SPECIFICATION, attribute.first)
        if conflicts_at(one, attribute, already):
            report_conflict(one, attribute)
        already |= word
        if first:
            _check_type(one, attribute)
        if already & GLOBAL and one.is_member():
            examined.add(_MEMBER, attribute.first)
        if is_main:
            report_main(one, attribute, already)
        if first and _is_defined_friend(one):
            end = one.declaration.body if one.declaration.body >= 0 else one.piece.end - 1
            examined.add_late(_FRIEND_DEFINITION, _friend_token(one), end)
    if one.words & GLOBAL:
        _check_packs(one)
    return already | earlier.spaces


def _is_literal_operator(one: Declared) -> bool:
    return one.examined.kinds[one.declarator.id + 1] == k.STRING


def _is_mistaken_allocation(one: Declared) -> bool:
    examined = one.examined
    return one.is_operator and bool(
        wrong_result(examined.kinds, examined.lexemes, one.declaration.specifiers, one.declarator)
    )


def _check_type(one: Declared, attribute: n.Attribute) -> None:
    examined = one.examined
    # Of a template, and of a member of one, the instances are judged.
    sort = UNKNOWN if one.is_of_template else result_type(one)
    if sort == UNKNOWN and not one.is_of_template and not one.is_special and one.declaration.instantiation < 0:
        # The engine is opened for a result that its text does not tell, which is rare.
        from cufe.cuda.rules.meant_types import returns_value

        sort = OTHER_TYPE if returns_value(one) else UNKNOWN
    found_at = applied_at(one, attribute)
    if sort == OTHER_TYPE:
        examined.add_late(RETURN_TYPE, attribute.first, found_at)
    elif sort == DEDUCED:
        examined.add_late(DEDUCED_RETURN_TYPE, attribute.first, found_at)
    parameters = one.function()
    if parameters is not None and parameters.variadic:
        examined.add_late(_ELLIPSIS, attribute.first, found_at)


def constant_kernel(one: Declared) -> int:
    """The diagnostic about a kernel that is to be evaluated at compile time, 0 for none; the device pass has it."""
    if one.flags & n.CONSTEVAL:
        return CONSTEVAL_KERNEL
    return CONSTEXPR_KERNEL if one.flags & n.CONSTEXPR else 0


def is_inline(one: Declared) -> bool:
    """Whether a declaration makes its function inline."""
    if one.flags & (n.INLINE | n.CONSTEXPR | n.CONSTEVAL):
        return True
    return _is_defined_friend(one)


def _is_defined_friend(one: Declared) -> bool:
    return bool(one.flags & n.FRIEND) and (one.declaration.body >= 0 or one.is_defaulted)


def _friend_token(one: Declared) -> int:
    """The word `friend`; of a template its name."""
    if one.is_template:
        return one.name_token
    return one.examined.kinds.find(k.FRIEND, one.declaration.specifiers.start, one.declaration.specifiers.end)


def result_type(one: Declared) -> int:
    """What is plain to see of the return type of a function."""
    operators = one.declarator.operators if one.alias is None else one.alias.declarator.operators
    parameters = operators[0]
    kinds = one.examined.kinds
    if parameters.trailing >= 0:
        after = parameters.trailing + 1
        while kinds[after] == k.CONST or kinds[after] == k.VOLATILE:
            after += 1
        if kinds[after] == k.AUTO or (kinds[after] == k.DECLTYPE and kinds[after + 2] == k.AUTO):
            return DEDUCED
        if kinds[after] != k.BUILTIN_TYPE:
            return UNKNOWN
        if one.examined.lexemes[after] == "void" and kinds[after + 1] not in b"*&A(":
            return VOID
        return OTHER_TYPE
    if one.is_operator and one.declaration.specifiers.sort == n.NO_TYPE:
        return _conversion_type(one)
    if one.is_special:
        return UNKNOWN
    sort = specified_type(one)
    if sort != DEDUCED and any(operator.sort in _INDIRECT for operator in operators[1:]):
        return OTHER_TYPE
    return sort


def _conversion_type(one: Declared) -> int:
    examined = one.examined
    at = one.declarator.id + 1
    if examined.kinds[at] == k.BUILTIN_TYPE:
        return VOID if examined.lexemes[at] == "void" and examined.kinds[at + 1] == k.OPEN_ROUND else OTHER_TYPE
    return UNKNOWN


def specified_type(one: Declared) -> int:
    """What is plain to see of the type in the specifiers."""
    specifiers = one.declaration.specifiers if one.alias is None else one.alias.specifiers
    examined = one.examined
    found = last_alias(examined.lookup(), specifiers)
    if found is not None and found.declarator.operators:
        return OTHER_TYPE if found.declarator.function() is None else UNKNOWN
    return _sort_of(examined, specifiers if found is None else found.specifiers)


def _sort_of(examined: ExaminedUnit, specifiers: n.Specifiers) -> int:
    if specifiers.sort == n.BUILTIN:
        words = examined.lexemes[specifiers.type_start : specifiers.type_end]
        return VOID if words == ["void"] or words[-1] == "void" else OTHER_TYPE
    if specifiers.sort == n.PLACEHOLDER:
        # A constrained placeholder is rarely meant, and reads the same.
        return DEDUCED if specifiers.type_end - specifiers.type_start in (1, 4) else UNKNOWN
    if specifiers.sort == n.NAMED:
        last = examined.parser.last_identifier(specifiers.type_start, specifiers.type_end)
        if last < specifiers.type_start or examined.kinds[last] != k.IDENTIFIER:
            return UNKNOWN
        entity = examined.lookup().resolve(last)
        if entity is None and last == specifiers.type_start == specifiers.type_end - 1:
            # A misspelt type is no void.
            return OTHER_TYPE if examined.lookup().declarations.names.is_undeclared(last) else UNKNOWN
        return OTHER_TYPE if entity is not None and entity.sort == en.TYPE else UNKNOWN
    if specifiers.sort in (n.ELABORATED, n.CLASS_DEFINITION, n.ENUM_DEFINITION):
        return OTHER_TYPE
    return UNKNOWN


def has_exception_specification(one: Declared) -> bool:
    """Whether `noexcept` or `throw()` follows the parameter list."""
    parameters = one.function()
    if parameters is None:
        return False
    kinds = one.examined.kinds
    if one.is_operator and kinds[one.declarator.id + 1] == k.DELETE:
        # Deallocation functions do not throw, written or not ([basic.stc.dynamic.deallocation]).
        return True
    at = parameters.exceptions
    if at < 0 or kinds[at] == k.NOEXCEPT or kinds[at + 2] == k.CLOSE_ROUND:
        return at >= 0
    # With types it is an error by itself, and dropped.
    return one.examined.settings.standard < _WITHOUT_THROWN_TYPES


def _check_packs(one: Declared) -> None:
    if one.declaration.instantiation >= 0 or not one.declaration.heads:
        return
    examined = one.examined
    # Behind what is wrong with the parameters, and that arguments cannot be given.
    found_at = one.declarator.end
    parameters = one.declaration.heads[-1].parameters
    packs = [place for place, parameter in enumerate(parameters) if parameter.pack >= 0]
    for count, place in enumerate(packs[:2]):
        parameter = parameters[place]
        token = parameter.name if parameter.name >= 0 else parameter.place
        if count:
            examined.add_late(_SEVERAL_PACKS, token, found_at)
        elif place + 1 < len(parameters):
            examined.add_late(_PACK_NOT_LAST, token, found_at)
