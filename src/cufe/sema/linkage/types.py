"""Types in a mangled name (Itanium C++ ABI 5.1.5) and template arguments (5.1.7): types, templates, packs and values.
"""

from cufe.final import TYPE_CHECKING
from cufe.il import constants as c
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.entities import ClassType, EnumType
from cufe.il.entity import Entity
from cufe.il.templates import PACK, TemplateArgument
from cufe.sema.answers import Unknown
from cufe.sema.linkage.codes import FLOATS, INTEGERS, SORTS, float_bits, source_name
from cufe.sema.linkage.scopes import key_of, routine_around

if TYPE_CHECKING:
    from cufe.sema.linkage.mangler import Mangler


class TypeMangler:
    """Spells types for one mangled name."""

    def __init__(self, mangler: "Mangler") -> None:
        self.mangler: Mangler = mangler

    def type(self, type_: t.Type) -> str:
        """A type; whatever is no built-in type can be substituted."""
        at = type_.canonical
        while isinstance(at, t.DependentSpecializationType) and at.target is not None:
            at = at.target.canonical
        builtin = builtin_code(at)
        if builtin:
            return builtin
        if isinstance(at, ClassType) and routine_around(at) is None:
            return self._class(at)
        if isinstance(at, t.TemplateParamType):
            return self.mangler.template_parameter(at.position - 1, self._key(at))
        if isinstance(at, t.PackExpansionType):
            return self.expansion(at.pattern)
        key = self._key(at)
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = self._derived(at)
        self.mangler.substitutions.add(key)
        return text

    def expansion(self, pattern: t.Type) -> str:
        """`Dp` and its pattern, a component like any other."""
        key = f"p{self._key(pattern.canonical)}"
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = "Dp" + self.mangler.type(pattern)
        self.mangler.substitutions.add(key)
        return text

    def _key(self, at: t.Type) -> str:
        """The key of a type among the substitutions: a pack and a parameter that is none, and what is made of either,
        are one component in names of device code, two in those of gcc."""
        if self.mangler.device and at.dependent:
            if isinstance(at, t.TemplateParamType) and at.pack:
                at = self.mangler.engine.types.template_parameter(at.depth, at.position, at.name, False).canonical
            elif isinstance(at, t.PointerType):
                return f"P{self._key(at.target.canonical)}"
            elif isinstance(at, t.ReferenceType):
                return f"{'O' if at.rvalue else 'R'}{self._key(at.target.canonical)}"
            elif isinstance(at, t.QualifiedType):
                return f"{cv_code(at.own)}{self._key(at.target.canonical)}"
        return f"t{at.number}"

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

    def _derived(self, at: t.Type) -> str:
        if isinstance(at, t.PointerType):
            return "P" + self.type(at.target)
        if isinstance(at, t.ReferenceType):
            return ("O" if at.rvalue else "R") + self.type(at.target)
        if isinstance(at, t.QualifiedType):
            return cv_code(at.own) + self.type(at.target)
        if isinstance(at, t.ArrayType):
            return "A" + self._bound(at) + "_" + self.type(at.element)
        if isinstance(at, t.RoutineType):
            return self._routine_type(at)
        if isinstance(at, t.MemberPointerType):
            return "M" + self.type(at.owner) + self._member_type(at.owner, at.target)
        if isinstance(at, EnumType):
            return self.mangler.name(at)
        if isinstance(at, ClassType):
            return self.mangler.name(at)
        if isinstance(at, t.ComplexType):
            return "C" + self.type(at.element)
        if isinstance(at, t.VectorType):
            return f"Dv{at.count}_" + self.type(at.element)
        if isinstance(at, t.DependentNameType):
            return self._member(at)
        if isinstance(at, t.DependentSpecializationType):
            return self.mangler.names.template_prefix(at.template) + self.mangler.arguments(at.arguments)
        if isinstance(at, t.DependentOperandType):
            return self.mangler.expressions.operand(at)
        raise Unknown("a type that has no mangled form")

    def _bound(self, array: t.ArrayType) -> str:
        if array.count >= 0:
            return str(array.count)
        if array.bound_start >= 0:
            return self.mangler.expressions.stretch(array.bound_start, array.bound_end, array.bound_context)
        return ""

    def _routine_type(self, at: t.RoutineType) -> str:
        noexcept = "Do" if at.noexcept else ""
        reference = ("", "R", "O")[at.ref_qualifier]
        return f"{cv_code(at.cv)}{noexcept}F{self.type(at.result)}{self.mangler.parameters(at)}{reference}E"

    def _member_type(self, owner: t.Type, target: t.Type) -> str:
        """Spells the type that a pointer to member points to: that of a member function differs from that of a plain
        function."""
        at = target.canonical
        if not isinstance(at, t.RoutineType):
            return self.type(target)
        key = f"q{owner.canonical.number}.{at.number}"
        known = self.mangler.substitutions.find(key)
        if known:
            return known
        text = self._routine_type(at)
        self.mangler.substitutions.add(key)
        return text

    def _member(self, at: t.DependentNameType) -> str:
        """`typename Q::name`."""
        text = self._dependent_prefix(at.qualifier) + source_name(at.name)
        if at.arguments is not None:
            self.mangler.substitutions.add(f"n{at.qualifier.canonical.number}.{at.name}")
            text += self.mangler.arguments(at.arguments)
        return f"N{text}E"

    def _dependent_prefix(self, qualifier: t.Type) -> str:
        """A type in front of `::`: without the `N...E` around a nested name."""
        at = qualifier.canonical
        if isinstance(at, ClassType):
            return self.mangler.prefix(at)
        if isinstance(at, t.DependentNameType):
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


def builtin_code(type_: t.Type) -> str:
    if isinstance(type_, t.VoidType):
        return "v"
    if isinstance(type_, t.IntegerType):
        return SORTS[type_.sort] if type_.sort else INTEGERS[type_.int_kind]
    if isinstance(type_, t.FloatType):
        return FLOATS[type_.float_kind]
    if isinstance(type_, t.NullptrType):
        return "Dn"
    if isinstance(type_, t.PlaceholderType):
        return "Dc" if type_.is_decltype else "Da"
    return ""


class ArgumentMangler:
    """Spells template arguments for one mangled name."""

    def __init__(self, mangler: "Mangler") -> None:
        self.mangler: Mangler = mangler

    def arguments(self, arguments: "tuple[TemplateArgument, ...]") -> str:
        """`I...E`."""
        return "I" + "".join([self.argument(argument) for argument in arguments]) + "E"

    def argument(self, argument: TemplateArgument) -> str:
        if argument.is_expansion and argument.type is not None:
            return self.mangler.types.expansion(argument.type)
        return self._argument(argument)

    def _argument(self, argument: TemplateArgument) -> str:
        if argument.kind == PACK:
            return "J" + "".join([self.argument(element) for element in argument.pack]) + "E"
        if argument.type is not None:
            return self.mangler.type(argument.type)
        if argument.template is not None:
            return self.mangler.names.template_name(argument.template)
        if argument.constant is None:
            raise Unknown("a template argument of an unknown kind")
        text = self.constant(argument.constant)
        if argument.is_expansion and not self.mangler.device:
            return f"Xsp{text[1:]}" if text.startswith("X") else f"Xsp{text}E"
        return text

    def constant(self, constant: c.Constant) -> str:
        """A value as a template argument: a literal, or `X...E` around an expression."""
        if isinstance(constant, c.TemplateParamConstant):
            if constant.parameter is not None:
                return f"X{self.mangler.parameter(constant.parameter)}E"
            text = self.mangler.expressions.dependent(constant)
            return text if text.startswith("L_Z") and self.mangler.device else f"X{text}E"
        literal = self.literal(constant)
        if literal:
            return literal
        return f"X{self._address(constant)}E"

    def literal(self, constant: c.Constant) -> str:
        """`L...E`; empty for what is no literal."""
        if isinstance(constant, c.IntegerConstant):
            value = constant.value
            if self.mangler.device and isinstance(constant.type.skip_typerefs(), t.NullptrType):
                return "LDnE"
            type_ = self.mangler.engine.types.unqualified(constant.type)
            return f"L{self.mangler.type(type_)}{f'n{-value}' if value < 0 else value}E"
        if isinstance(constant, c.FloatConstant):
            return f"L{self.mangler.type(constant.type)}{float_bits(constant)}E"
        if isinstance(constant, c.AddressConstant) and constant.routine is None and constant.variable is None:
            if isinstance(constant.type.skip_typerefs(), t.NullptrType):
                return "LDnE"
            return f"L{self.mangler.type(constant.type)}0E"
        if isinstance(constant, c.MemberPointerConstant) and constant.member is None:
            return f"L{self.mangler.type(constant.type)}0E"
        if isinstance(constant, c.AddressConstant) and isinstance(constant.type.skip_typerefs(), t.ReferenceType):
            target: Entity | None = constant.routine if constant.routine is not None else constant.variable
            if target is not None and not constant.path:
                return f"L_Z{self.mangler.encoding(target)}E"
        return ""

    def _address(self, constant: c.Constant) -> str:
        if isinstance(constant, c.AddressConstant):
            target: Entity | None = constant.routine if constant.routine is not None else constant.variable
            if target is not None and not constant.path and constant.offset == 0:
                return f"adL_Z{self.mangler.encoding(target)}E"
        if isinstance(constant, c.MemberPointerConstant) and constant.member is not None:
            return f"adL_Z{self.mangler.encoding(constant.member)}E"
        if isinstance(constant, c.AggregateConstant):
            return self._aggregate(constant)
        raise Unknown("a template argument that has no name")

    def _aggregate(self, constant: c.AggregateConstant) -> str:
        """`tl <type> ... E`: all members, also those that are zero; of a union the active one by name."""
        text = "tl" + self.mangler.type(constant.type)
        if constant.member is not None:
            text += "di" + source_name(constant.member.name)
        bare = constant.type.skip_typerefs()
        for element in constant.elements:
            text += self.literal(element) or self._address(element)
        if isinstance(bare, t.ArrayType) and len(constant.elements) < bare.count:
            if not isinstance(bare.element.skip_typerefs(), t.IntegerType):
                raise Unknown("the zeros behind an array in a template argument")
            text += f"L{self.mangler.type(bare.element)}0E" * (bare.count - len(constant.elements))
        return text + "E"
