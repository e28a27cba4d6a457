"""Types in a mangled name (Itanium C++ ABI 5.1.5)."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, EnumType
from cufe.il.types import (
    ArrayType,
    ComplexType,
    DependentNameType,
    DependentOperandType,
    DependentSpecializationType,
    FloatType,
    IntegerType,
    MemberPointerType,
    NullptrType,
    PackExpansionType,
    PlaceholderType,
    PointerType,
    QualifiedType,
    ReferenceType,
    RoutineType,
    TemplateParamType,
    Type,
    VectorType,
    VoidType,
)
from cufe.sema.answers import Unknown
from cufe.sema.linkage.numbers import source_name
from cufe.sema.linkage.operators import FLOATS, INTEGERS, SORTS
from cufe.sema.linkage.scopes import key_of, routine_around

if TYPE_CHECKING:
    from cufe.sema.linkage.mangler import Mangler


class TypeMangler:
    """Spells types for one mangled name."""

    def __init__(self, mangler: "Mangler") -> None:
        self.mangler: Mangler = mangler

    def type(self, type_: Type) -> str:
        """A type; whatever is no built-in type can be substituted."""
        at = type_.canonical
        while isinstance(at, DependentSpecializationType) and at.target is not None:
            at = at.target.canonical
        builtin = builtin_code(at)
        if builtin:
            return builtin
        if isinstance(at, ClassType) and routine_around(at) is None:
            return self._class(at)
        if isinstance(at, TemplateParamType):
            # A pack and a parameter that is none are one component in names of device code, two in those of gcc.
            if at.pack and self.mangler.device:
                at = self.mangler.engine.types.template_parameter(at.depth, at.position, at.name, False)
            return self.mangler.template_parameter(at.position - 1, f"t{at.canonical.number}")
        if isinstance(at, PackExpansionType):
            return self.expansion(at.pattern)
        key = f"t{at.number}"
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = self._derived(at)
        self.mangler.substitutions.add(key)
        return text

    def expansion(self, pattern: Type) -> str:
        """`Dp` and its pattern, a component like any other."""
        key = f"p{pattern.canonical.number}"
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = "Dp" + self.mangler.type(pattern)
        self.mangler.substitutions.add(key)
        return text

    def _class(self, cls: ClassType) -> str:
        """A class outside of functions: a prefix with or without `N...E`."""
        key = key_of(cls)
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        short = self.mangler.names.abbreviated(cls)
        if short:
            return short
        text = self.mangler.name(cls)
        self.mangler.substitutions.add(key)
        return text

    def _derived(self, at: Type) -> str:
        if isinstance(at, PointerType):
            return "P" + self.type(at.target)
        if isinstance(at, ReferenceType):
            return ("O" if at.rvalue else "R") + self.type(at.target)
        if isinstance(at, QualifiedType):
            return cv_code(at.own) + self.type(at.target)
        if isinstance(at, ArrayType):
            return "A" + self._bound(at) + "_" + self.type(at.element)
        if isinstance(at, RoutineType):
            return self._routine_type(at)
        if isinstance(at, MemberPointerType):
            return "M" + self.type(at.owner) + self._member_type(at.owner, at.target)
        if isinstance(at, EnumType):
            return self.mangler.name(at)
        if isinstance(at, ClassType):
            return self.mangler.name(at)
        if isinstance(at, ComplexType):
            return "C" + self.type(at.element)
        if isinstance(at, VectorType):
            return f"Dv{at.count}_" + self.type(at.element)
        if isinstance(at, DependentNameType):
            return self._member(at)
        if isinstance(at, DependentSpecializationType):
            return self.mangler.names.template_prefix(at.template) + self.mangler.arguments(at.arguments)
        if isinstance(at, DependentOperandType):
            return self.mangler.expressions.operand(at)
        raise Unknown("a type that has no mangled form")

    def _bound(self, array: ArrayType) -> str:
        if array.count >= 0:
            return str(array.count)
        if array.bound_start >= 0:
            return self.mangler.expressions.stretch(array.bound_start, array.bound_end, array.bound_context)
        return ""

    def _routine_type(self, at: RoutineType) -> str:
        noexcept = "Do" if at.noexcept else ""
        reference = ("", "R", "O")[at.ref_qualifier]
        return f"{cv_code(at.cv)}{noexcept}F{self.type(at.result)}{self.mangler.parameters(at)}{reference}E"

    def _member_type(self, owner: Type, target: Type) -> str:
        """What a pointer to member points to: the type of a member function is another than that of a plain one."""
        at = target.canonical
        if not isinstance(at, RoutineType):
            return self.type(target)
        key = f"q{owner.canonical.number}.{at.number}"
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = self._routine_type(at)
        self.mangler.substitutions.add(key)
        return text

    def _member(self, at: DependentNameType) -> str:
        """`typename Q::name`."""
        text = self._dependent_prefix(at.qualifier) + source_name(at.name)
        if at.arguments is not None:
            self.mangler.substitutions.add(f"n{at.qualifier.canonical.number}.{at.name}")
            text += self.mangler.arguments(at.arguments)
        return f"N{text}E"

    def _dependent_prefix(self, qualifier: Type) -> str:
        """A type in front of `::`: without the `N...E` around a nested name."""
        at = qualifier.canonical
        if isinstance(at, ClassType):
            return self.mangler.prefix(at)
        if isinstance(at, DependentNameType):
            key = f"t{at.number}"
            known = self.mangler.substitutions.find(key)
            if known:
                return known
            text = self._member(at)[1:-1]
            self.mangler.substitutions.add(key)
            return text
        return self.type(at)


def cv_code(qualifiers: int) -> str:
    text = ""
    if qualifiers & tk.RESTRICT:
        text += "r"
    if qualifiers & tk.VOLATILE:
        text += "V"
    if qualifiers & tk.CONST:
        text += "K"
    return text


def builtin_code(type_: Type) -> str:
    if isinstance(type_, VoidType):
        return "v"
    if isinstance(type_, IntegerType):
        return SORTS[type_.sort] if type_.sort else INTEGERS[type_.int_kind]
    if isinstance(type_, FloatType):
        return FLOATS[type_.float_kind]
    if isinstance(type_, NullptrType):
        return "Dn"
    if isinstance(type_, PlaceholderType):
        return "Dc" if type_.is_decltype else "Da"
    return ""
