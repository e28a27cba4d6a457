"""Constants as the dump prints them: the C++ literals of annotations and of value fields (observed il.md 2).

Names of types and entities are the business of the caller, who hands in a `Names`.
"""

from cufe.final import Final
from cufe.il import constants as c
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, EnumType, Field
from cufe.il.entity import Entity
from cufe.il.floating import INFINITY, MINUS_INFINITY, MINUS_ZERO, NAN, Floating, shortest
from cufe.il.types import (
    ArrayType,
    FloatType,
    IntegerType,
    NullptrType,
    PointerType,
    ReferenceType,
    Type,
    VoidType,
)

#: suffix of an integer value by integer kind
_INTEGER_SUFFIXES: Final = ("", "", "U", "", "U", "", "U", "L", "UL", "LL", "ULL", "", "U")
_FLOAT_SUFFIXES: Final = ("F", "", "L", "F16", "F16", "bf16", "Q")
_STRING_PREFIXES: Final = ("", "L", "u8", "u", "U")
_SORT_PREFIXES: Final = ("", "", "L", "u8", "u", "U")
_ESCAPES: Final[dict[int, str]] = {
    7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", 34: '\\"', 39: "\\'", 92: "\\\\",
}  # fmt: skip
#: outside of these powers of ten a value has an exponent
_SMALLEST_PLAIN: Final = -3
_LARGEST_PLAIN: Final = 6


class Names:
    """How the texts of types and entities are found."""

    def type(self, type_: Type) -> str:
        raise NotImplementedError

    def entity(self, entity: Entity) -> str:
        """The qualified name."""
        raise NotImplementedError

    def other(self, constant: c.Constant) -> str:
        """The text of a constant that is no value: one that hangs on a template parameter or on the run-time."""
        return ""


def float_text(value: Floating, kind: int) -> str:
    """A floating value with its suffix: `2.0`, `1.5F`, `1.0E300L`, `+InfinityF`, `NaN`."""
    suffix = _FLOAT_SUFFIXES[kind]
    if value.special == NAN:
        return "NaN" + suffix
    if value.special == INFINITY:
        return "+Infinity" + suffix
    if value.special == MINUS_INFINITY:
        return "-Infinity" + suffix
    if value.special == MINUS_ZERO:
        return "-0.0" + suffix
    if value.numerator == 0:
        return "0.0" + suffix
    sign = "-" if value.numerator < 0 else ""
    magnitude = Floating(-value.numerator, value.scale) if value.numerator < 0 else value
    digits, exponent = shortest(magnitude, kind)
    if not _SMALLEST_PLAIN <= exponent <= _LARGEST_PLAIN:
        return f"{sign}{digits[0]}.{digits[1:] or '0'}E{exponent}{suffix}"
    if exponent < 0:
        return f"{sign}0.{'0' * (-exponent - 1)}{digits}{suffix}"
    whole = digits[: exponent + 1]
    whole += "0" * (exponent + 1 - len(whole))
    return f"{sign}{whole}.{digits[exponent + 1 :] or '0'}{suffix}"


def integer_value(constant: c.IntegerConstant) -> str:
    """The field `integer_value` of a constant: a decimal number with the suffix of its type."""
    return f"{constant.value}{_INTEGER_SUFFIXES[_kind(constant.type)]}"


def _kind(type_: Type) -> int:
    bare = type_.skip_typerefs()
    if isinstance(bare, EnumType) and bare.underlying is not None:
        bare = bare.underlying.skip_typerefs()
    if isinstance(bare, IntegerType):
        return bare.int_kind
    return tk.LONG_LONG if isinstance(bare, NullptrType) else tk.INT


def _unit_text(unit: int, wide: bool) -> str:
    """A code unit in a literal: wide ones are all hexadecimal, in ordinary ones what does not print is octal."""
    if wide:
        return f"\\x{unit:x}"
    escape = _ESCAPES.get(unit)
    if escape is not None:
        return escape
    return chr(unit) if 32 <= unit < 127 else f"\\{unit:03o}"


def string_text(constant: c.StringConstant) -> str:
    """A string literal with its prefix."""
    wide = constant.literal != c.ORDINARY
    quote = "'"
    parts = ["'" if not wide and unit == ord(quote) else _unit_text(unit, wide) for unit in constant.units]
    return f'{_STRING_PREFIXES[constant.literal]}"{"".join(parts)}"'


def integer_text(constant: c.IntegerConstant, names: Names) -> str:
    """An integer, character, bool or enumeration value as an annotation or template argument."""
    if constant.enumerator is not None and constant.enumerator.name and constant.enumerator.token < 0:
        return constant.enumerator.name
    bare = constant.type.skip_typerefs()
    value = constant.value
    if isinstance(bare, NullptrType):
        return "nullptr"
    if isinstance(bare, IntegerType):
        if bare.sort == tk.BOOL:
            return "true" if value else "false"
        if bare.sort != tk.PLAIN:
            if constant.is_character:
                return f"{_SORT_PREFIXES[bare.sort]}'\\x{value & 0xFFFFFFFF:x}'"
            if bare.sort == tk.WCHAR:
                return str(value)
            return f"({names.type(bare)}){integer_value(constant)}"
        if bare.int_kind <= tk.UNSIGNED_CHAR:
            character = f"'{_unit_text(value & 0xFF, False)}'"
            return character if bare.int_kind == tk.CHAR else f"({names.type(bare)}){character}"
        if bare.int_kind >= tk.INT:
            return integer_value(constant)
    text = integer_value(constant)
    return f"({names.type(bare)}){f'({text})' if value < 0 else text}"


def address_text(constant: c.AddressConstant, names: Names) -> str:
    """`&v`, `&s.a[2]`, `fn`, `array`, `(T *)(&s.array)`, `(T *)nullptr`, `(T *)16ULL`; a reference has no `&`."""
    if constant.routine is not None:
        base = names.entity(constant.routine)
    elif constant.variable is not None:
        base = names.entity(constant.variable)
    elif constant.constant is not None:
        base = constant_text(constant.constant, names)
    elif isinstance(constant.temporary, c.Constant):
        base = constant_text(constant.temporary, names)
    else:
        value = f"{constant.offset}ULL" if constant.offset else "nullptr"
        return f"({names.type(constant.type)}){value}"
    steps = constant.path
    element = bool(steps) and steps[-1].entity is None
    text = base
    moved = False
    for step in steps[:-1] if element else steps:
        if isinstance(step.entity, Field):
            text += f".{step.entity.name}"
            moved = True
        elif step.entity is None:
            text += f"[{step.index}]"
            moved = moved or step.index != 0
    type_ = constant.type.skip_typerefs()
    and_sign = "" if isinstance(type_, ReferenceType) else "&"
    if element:
        index = steps[-1].index + constant.offset
        if index or isinstance(type_, ReferenceType):
            return f"{and_sign}{text}[{index}]"
        return f"({names.type(constant.type)})(&{text})" if moved else text
    if constant.offset:
        return f"{and_sign}{text}[{constant.offset}]"
    if isinstance(type_, PointerType) and isinstance(type_.target.skip_typerefs(), VoidType):
        return f"({names.type(constant.type)})(&{text})"
    variable = constant.variable
    array = variable is not None and variable.type is not None and isinstance(variable.type.skip_typerefs(), ArrayType)
    decays = not steps and (array or isinstance(constant.constant, c.StringConstant))
    if decays and isinstance(type_, PointerType) and not isinstance(type_.target.skip_typerefs(), ArrayType):
        return text
    return f"{and_sign}{text}"


def constant_text(constant: c.Constant, names: Names) -> str:
    """The annotation of a constant: its value as C++."""
    if isinstance(constant, c.IntegerConstant):
        return integer_text(constant, names)
    if isinstance(constant, c.FloatConstant):
        return f"({float_constant_text(constant)})"
    if isinstance(constant, c.StringConstant):
        return string_text(constant)
    if isinstance(constant, c.AddressConstant):
        return address_text(constant, names)
    if isinstance(constant, c.ComplexConstant):
        return complex_text(constant)
    if isinstance(constant, c.MemberPointerConstant):
        if constant.member is not None:
            return f"&{names.entity(constant.member)}"
        return f"({names.type(constant.type)})0"
    if isinstance(constant, c.AggregateConstant):
        return aggregate_text(constant, names)
    if isinstance(constant, c.RepeatConstant):
        return constant_text(constant.constant, names)
    if isinstance(constant, c.TemplateParamConstant) and constant.parameter is not None:
        return constant.parameter.name
    return names.other(constant)


def float_constant_text(constant: c.FloatConstant) -> str:
    """A floating constant without the parentheses of its field."""
    bare = constant.type.skip_typerefs()
    kind = bare.float_kind if isinstance(bare, FloatType) else tk.DOUBLE
    return float_text(Floating(constant.numerator, constant.scale, constant.special), kind)


def complex_text(constant: c.ComplexConstant) -> str:
    parts = [
        float_constant_text(part) for part in (constant.real, constant.imaginary) if isinstance(part, c.FloatConstant)
    ]
    return f"({' + '.join(parts)}i)"


def aggregate_text(constant: c.AggregateConstant, names: Names) -> str:
    """`{1, "x", {2}}`; the member of a union that is not its first is named."""
    member = constant.member
    owner = constant.type.skip_typerefs()
    inner = ", ".join([constant_text(element, names) for element in constant.elements])
    if member is not None and isinstance(owner, ClassType) and owner.fields and owner.fields[0] is not member:
        inner = f".{member.name} = {inner}"
    return f"{{{inner}}}"
