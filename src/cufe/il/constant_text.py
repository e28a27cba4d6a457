"""Constants as the dump prints them: the C++ literals of annotations and of value fields (observed il.md 2).

Names of types and entities are the business of the caller, who hands in a `Names`.
"""

from cufe.final import Final
from cufe.il import constants as c
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.entities import ClassType, EnumType, Field
from cufe.il.entity import Entity
from cufe.il.expressions import ConstantExpression, TypeQuery
from cufe.il.floating import INFINITY, MINUS_INFINITY, MINUS_ZERO, NAN, Floating, decoded, encoded, shortest

#: suffix of an integer value by integer kind
_INTEGER_SUFFIXES: Final = ("", "", "U", "", "U", "", "U", "L", "UL", "LL", "ULL", "", "U")
_FLOAT_SUFFIXES: Final = ("F", "", "L", "F16", "F16", "bf16", "Q")
_STRING_PREFIXES: Final = ("", "L", "u8", "u", "U")
_SORT_PREFIXES: Final = ("", "", "L", "u8", "u", "U")
_ESCAPES: Final[dict[int, str]] = {
    7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", 34: '\\"', 39: "\\'", 92: "\\\\",
}  # fmt: skip
#: characters of a string literal in an annotation
_SHOWN_UNITS: Final = 24
#: outside of these powers of ten a value has an exponent
_SMALLEST_PLAIN: Final = -3
_LARGEST_PLAIN: Final = 6
_LARGEST_INT: Final = 0x7FFFFFFF
_LARGEST_LONG: Final = 0x7FFFFFFFFFFFFFFF


class Names:
    """How the texts of types and entities are found; here names without scopes."""

    def type(self, type_: t.Type) -> str:
        return type_.name

    def entity(self, entity: Entity) -> str:
        return entity.name

    def other(self, constant: c.Constant) -> str:
        """The text of a constant that is no value: one that depends on a template parameter or on the run-time."""
        return ""


def float_text(value: Floating, kind: int) -> str:
    """A floating value with its suffix: `2.0`, `1.5F`, `1.0E300L`, `+InfinityF`, `NaN`."""
    suffix = _FLOAT_SUFFIXES[kind]
    if kind in (tk.FLOAT16, tk.FP16):
        # The tool shows the bits of a half as those of a float.
        return float_text(decoded(encoded(value, kind), tk.FLOAT), tk.FLOAT).removesuffix("F") + suffix
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


def _kind(type_: t.Type) -> int:
    bare = type_.skip_typerefs()
    if isinstance(bare, EnumType):
        return _enum_kind(bare)
    if isinstance(bare, t.IntegerType):
        return bare.int_kind
    return tk.LONG_LONG if isinstance(bare, (t.NullptrType, t.PointerType)) else tk.INT


def _enum_kind(enum: EnumType) -> int:
    """The integer kind of an enumeration: signed as long as all enumerators fit, also where `unsigned` underlies it."""
    underlying = enum.underlying.skip_typerefs() if enum.underlying is not None else None
    if not isinstance(underlying, t.IntegerType):
        return tk.INT
    if underlying.sort == tk.BOOL:
        return tk.CHAR
    if enum.fixed or underlying.int_kind not in (tk.UNSIGNED_INT, tk.UNSIGNED_LONG):
        return underlying.int_kind
    largest = _LARGEST_INT if underlying.int_kind == tk.UNSIGNED_INT else _LARGEST_LONG
    for enumerator in enum.enumerators or []:
        value = enumerator.value
        if isinstance(value, c.IntegerConstant) and value.value > largest:
            return underlying.int_kind
    return underlying.int_kind - 1


def _unit_text(unit: int, wide: bool) -> str:
    """A code unit in a literal: wide ones are all hexadecimal, in ordinary ones what does not print is octal."""
    if wide:
        return f"\\x{unit:x}"
    escape = _ESCAPES.get(unit)
    if escape is not None:
        return escape
    return chr(unit) if 32 <= unit < 127 else f"\\{unit:03o}"


def string_text(constant: c.StringConstant, limit: int = 0) -> str:
    """A string literal with its prefix, that of `u8` only where it has a character type of its own; with a limit, of a
    longer one the beginning."""
    literal = constant.literal
    array = constant.type.skip_typerefs()
    element = array.element.skip_typerefs() if isinstance(array, t.ArrayType) else None
    if literal == c.UTF8 and isinstance(element, t.IntegerType) and element.sort == tk.PLAIN:
        literal = c.ORDINARY
    wide = literal != c.ORDINARY
    units = constant.units
    dots = ""
    if 0 < limit < len(units):
        units = units[: limit - 3]
        dots = "..."
    text = "".join([_unit_text(unit, wide) for unit in units])
    return f'{_STRING_PREFIXES[literal]}"{text}{dots}"'


def _is_null_keyword(constant: c.IntegerConstant) -> bool:
    """Whether a null pointer was made of `__null`."""
    operands = [] if constant.expression is None else constant.expression.operands()
    if len(operands) != 1 or not isinstance(operands[0], ConstantExpression):
        return False
    source = operands[0].constant
    return isinstance(source, c.IntegerConstant) and source.is_null_keyword


def integer_text(constant: c.IntegerConstant, names: Names) -> str:
    """An integer, character, bool or enumeration value as an annotation or template argument."""
    if constant.enumerator is not None:
        return constant.enumerator.name
    bare = constant.type.skip_typerefs()
    value = constant.value
    if isinstance(bare, t.NullptrType):
        return "nullptr"
    if constant.is_null_keyword:
        return "__null"
    if isinstance(bare, t.PointerType):
        if _is_null_keyword(constant):
            return f"({names.type(constant.type)})__null"
        return f"({names.type(constant.type)}){value}{'ULL' if value else 'LL'}"
    if isinstance(bare, t.MemberPointerType):
        return f"({names.type(constant.type)})0"
    if isinstance(bare, t.IntegerType):
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
            return character if bare.int_kind == tk.CHAR else f"({names.type(_spelled(constant.type))}){character}"
        if bare.int_kind >= tk.INT:
            return integer_value(constant)
    text = integer_value(constant)
    return f"({names.type(_spelled(constant.type))}){f'({text})' if value < 0 else text}"


def _spelled(type_: t.Type) -> t.Type:
    """The type of a value by the name that it has there: without cv-qualifiers, with typedef names."""
    while isinstance(type_, t.QualifiedType):
        type_ = type_.target
    return type_


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
    elif isinstance(constant.expression, TypeQuery) and constant.expression.type_operand is not None:
        base = f"typeid({names.type(constant.expression.type_operand)})"
    elif isinstance(constant.type.skip_typerefs(), t.NullptrType):
        return "nullptr"
    else:
        value = f"{constant.offset}ULL" if constant.offset else "nullptr"
        return f"({names.type(constant.type)}){value}"
    place = _Designated(constant)
    for step in constant.path:
        place.follow(step)
    base += place.text
    type_ = constant.type.skip_typerefs()
    reference = isinstance(type_, t.ReferenceType)
    if place.index != 0 or (place.element and reference and not place.moved):
        base += f"[{place.index}]"
    whole = base if reference else f"&{base}"
    decayed = place.element and place.index == 0 and (place.moved or not reference)
    if decayed and not place.moved:
        whole = base
    wanted = type_.target.canonical if isinstance(type_, (t.PointerType, t.ReferenceType)) else None
    designated = place.type
    if designated is None and constant.constant is not None and wanted is not None:
        if isinstance(wanted.skip_typerefs(), t.VoidType):
            designated = constant.constant.type
    if constant.routine is not None and isinstance(wanted, t.RoutineType):
        # A pointer that promises less than the function does.
        own = constant.routine.type.skip_typerefs() if constant.routine.type is not None else None
        same = not isinstance(own, t.RoutineType) or not own.noexcept or wanted.noexcept
        return whole if same else f"({names.type(_spelled(constant.type))})({whole})"
    if wanted is None or designated is None or isinstance(wanted, t.RoutineType):
        return whole
    if designated.canonical is wanted and not (decayed and place.moved):
        return whole
    written = base if reference or whole == base else f"({whole})"
    if isinstance(wanted.skip_typerefs(), t.VoidType) and whole == base and not reference:
        written = f"(&{base})"
    return f"({names.type(constant.type)}){written}"


class _Designated:
    """The object to which the path of an address leads: its declared type, and how it is written behind the name.

    An element step at the end is apart in `index`."""

    def __init__(self, constant: c.AddressConstant) -> None:
        self.text: str = ""
        self.moved: bool = False
        self.element: bool = False
        self.index: int = constant.offset
        self.type: t.Type | None = None
        variable = constant.variable
        whole: t.Type | None = None
        if variable is not None and variable.type is not None:
            whole = variable.type
        elif isinstance(constant.constant, c.StringConstant):
            whole = constant.constant.type
        if whole is not None:
            bare = whole.skip_typerefs()
            self.type = bare.target if isinstance(bare, t.ReferenceType) else whole

    def follow(self, step: c.PathStep) -> None:
        """One step further in."""
        if self.element:
            self.text += f"[{self.index}]"
            self.moved = self.moved or self.index != 0
            self.index = 0
        self.element = step.entity is None
        if isinstance(step.entity, Field):
            self.text += f".{step.entity.name}"
            self.moved = True
            self.type = step.entity.type
        elif isinstance(step.entity, ClassType):
            self.type = step.entity
        else:
            self.index += step.index
            bare = self.type.skip_typerefs() if self.type is not None else None
            self.type = bare.element if isinstance(bare, t.ArrayType) else None


def constant_text(constant: c.Constant, names: Names) -> str:
    """The annotation of a constant: its value as C++."""
    if isinstance(constant, c.IntegerConstant):
        return _cast_text(constant, integer_text(constant, names), names)
    if isinstance(constant, c.FloatConstant):
        return _cast_text(constant, f"({float_constant_text(constant)})", names)
    if isinstance(constant, c.StringConstant):
        return string_text(constant, _SHOWN_UNITS)
    if isinstance(constant, c.AddressConstant):
        return address_text(constant, names)
    if isinstance(constant, c.LabelConstant):
        return f"&&{constant.label.name}"
    if isinstance(constant, c.ComplexConstant):
        return complex_text(constant)
    if isinstance(constant, c.MemberPointerConstant):
        if constant.member is not None:
            return f"&{names.entity(constant.member)}"
        return "0" if constant.computed else f"({names.type(constant.type)})0"
    if isinstance(constant, c.AggregateConstant):
        return aggregate_text(constant, names)
    if isinstance(constant, c.RepeatConstant):
        return f"<{constant.count} repetitions of {constant_text(constant.constant, names)}>"
    if isinstance(constant, c.TemplateParamConstant) and constant.parameter is not None:
        return constant.parameter.name
    return names.other(constant)


def _cast_text(constant: c.Constant, text: str, names: Names) -> str:
    """A number for which `T{}` was written, unless it says its type anyway."""
    if constant.cast in (c.NO_CAST, c.NO_TYPE) or (isinstance(constant, c.IntegerConstant) and text[0] == "("):
        return text
    return f"({names.type(constant.type)}){text}"


def float_constant_text(constant: c.FloatConstant) -> str:
    """A floating constant without the parentheses of its field."""
    bare = constant.type.skip_typerefs()
    kind = bare.float_kind if isinstance(bare, t.FloatType) else tk.DOUBLE
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
    parts = [
        ("<implicit element> " if element.implicit else "") + constant_text(element, names)
        for element in constant.elements
    ]
    for index, designated in enumerate(constant.designators):
        if designated is not None:
            parts[index] = f".{designated.name} = {parts[index]}"
            member = None
    for index, place in enumerate(constant.places):
        parts[index] = f"[{place}] = {parts[index]}"
    inner = ", ".join([part for index, part in enumerate(parts) if not constant.is_skipped(index)])
    if member is not None and isinstance(owner, ClassType) and owner.fields and owner.fields[0] is not member:
        inner = f".{member.name} = {inner}"
    written = ""
    if constant.cast != c.NO_CAST:
        written = names.type(constant.type.skip_typerefs())
        written = f"({written})" if constant.cast == c.LITERAL_CAST else written
    return f"{written}{{{inner}}}"
