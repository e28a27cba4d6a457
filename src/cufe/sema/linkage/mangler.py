"""Spells the mangled name of one entity: each name needs a mangler of its own, which counts its substitutions."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.constants import (
    AddressConstant,
    AggregateConstant,
    Constant,
    FloatConstant,
    IntegerConstant,
    MemberPointerConstant,
    TemplateParamConstant,
)
from cufe.il.entities import ClassType, EnumType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import PACK, Template, TemplateArgument, TemplateParameter
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
from cufe.sema.linkage.abi_tags import own_tags, tags_around, tags_in
from cufe.sema.linkage.closures import closure_name
from cufe.sema.linkage.expressions import ExpressionMangler
from cufe.sema.linkage.float_bits import float_bits
from cufe.sema.linkage.operators import BINARY, FLOATS, INTEGERS, SORTS, UNARY
from cufe.sema.linkage.substitutions import ABBREVIATIONS, Substitutions, sequence

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def mangled(engine: "Engine", entity: Entity) -> str:
    """The linker's name of a routine or variable; Unknown where it hangs on something that is not known."""
    return Mangler(engine).symbol(entity)


class Mangler:
    """One name in the making."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.substitutions: Substitutions = Substitutions()
        self.expressions: ExpressionMangler = ExpressionMangler(self)
        #: depth of the template whose own parameters are `T_`, `T0_`
        self.depth: int = 1
        #: nesting of parameter lists, for references to parameters
        self.prototypes: int = 0
        #: closures take the vendor forms of extended lambdas
        self.vendor: bool = False

    # --- whole names ---------------------------------------------------------------------------------------------

    def symbol(self, entity: Entity) -> str:
        """The name by which the linker knows a routine or variable."""
        if isinstance(entity, Routine):
            if entity.flags & en.EXTERN_C or (entity.name == "main" and is_global(entity)):
                return entity.name
            return "_Z" + self.encoding(entity)
        if isinstance(entity, Variable) and is_global(entity) and entity.template is None:
            return entity.name
        return "_Z" + self.name(entity)

    def encoding(self, entity: Entity) -> str:
        """Name and, for a function, its parameter types; instances of function templates say what they return."""
        if not isinstance(entity, Routine):
            return self.name(entity)
        signature = self._signature(entity)
        text = self.name(entity)
        special = entity.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR, en.SFK_CONVERSION)
        if entity.template is not None:
            self.depth = entity.template.depth
            if not special:
                text += self.type(signature.result)
        return text + self.parameters(signature)

    def _signature(self, routine: Routine) -> RoutineType:
        """The declared type, of an instance that of its template."""
        if routine.template is not None:
            prototype = self.engine.templates.prototype(routine.template)
            if isinstance(prototype, Routine):
                first = prototype.declarations[0]
                return self.engine.declare_types.signature(first, first.context)
        return self.engine.declare_types.routine_type(routine)

    def parameters(self, signature: RoutineType) -> str:
        """The parameter types; `v` for none."""
        self.prototypes += 1
        text = "".join([self.type(parameter) for parameter in signature.parameters])
        self.prototypes -= 1
        if signature.variadic:
            return text + "z"
        return text if text else "v"

    # --- names ---------------------------------------------------------------------------------------------------

    def name(self, entity: Entity) -> str:
        """The name of a function, variable or type: nested, unscoped or local."""
        parent = entity.parent
        around = routine_around(entity)
        if around is not None:
            return self._local(entity, around)
        arguments, template = _instance(entity)
        if parent is None or is_std(parent) or is_global(entity):
            if template is not None:
                return self._template_prefix(template) + self.arguments(arguments)
            return ("St" if is_std(parent) else "") + self._internal(entity) + self.unqualified(entity)
        qualifiers = self._qualifiers(entity)
        if template is not None:
            inner = self._template_prefix(template) + self.arguments(arguments)
        else:
            inner = self.prefix(parent) + self._internal(entity) + self.unqualified(entity)
        return f"N{qualifiers}{inner}E"

    def _internal(self, entity: Entity) -> str:
        """`L` in front of the name of a function of a namespace that is static, as g++ spells it; not in stubs."""
        static = isinstance(entity, Routine) and entity.storage_class == en.SC_STATIC
        return "L" if static and isinstance(entity.parent, Namespace) and not self.vendor else ""

    def _local(self, entity: Entity, around: Routine) -> str:
        outer_depth = self.depth
        text = "Z" + self.encoding(around) + "E"
        self.depth = outer_depth
        if entity.parent is not around:
            return text + self._nested_locally(entity, around)
        text += self.unqualified(entity)
        number = self.engine.discriminators.of(entity, around)
        return text if number == 0 else text + discriminator(number - 1)

    def _nested_locally(self, entity: Entity, around: Routine) -> str:
        """A member of a local class, relative to the function around."""
        within: list[Entity] = []
        at = entity.parent
        while at is not None and at is not around:
            within.append(at)
            at = at.parent
        text = ""
        for outer in reversed(within):
            text += self.unqualified(outer)
            if isinstance(outer, Type):
                # The class is a component here as where it is named as a type.
                self.substitutions.add(f"t{outer.canonical.number}")
        return f"N{self._qualifiers(entity)}{text}{self.unqualified(entity)}E"

    def _qualifiers(self, entity: Entity) -> str:
        """cv- and ref-qualifiers of a member function."""
        if not isinstance(entity, Routine) or not isinstance(entity.parent, ClassType):
            return ""
        if entity.flags & en.STATIC_MEMBER:
            return ""
        signature = self.engine.declare_types.routine_type(entity)
        return _cv(signature.cv) + ("", "R", "O")[signature.ref_qualifier]

    def prefix(self, entity: Entity) -> str:
        """A component in front of others."""
        if is_std(entity):
            return "St"
        if isinstance(entity, ClassType) and routine_around(entity) is not None:
            return self.type(entity)
        arguments, template = _instance(entity)
        key = _key(entity)
        known = self.substitutions.find(key)
        if known:
            return known
        if template is not None:
            text = self._template_prefix(template) + self.arguments(arguments)
            short = self._abbreviated(entity)
            if short:
                return short
        elif isinstance(entity, Type) and entity.canonical.dependent and not isinstance(entity, ClassType):
            return self.type(entity)
        else:
            parent = entity.parent
            front = "" if parent is None or _is_root(parent) else self.prefix(parent)
            text = front + self.unqualified(entity)
        self.substitutions.add(key)
        return text

    def _template_prefix(self, template: Template) -> str:
        """The name of a template in front of its arguments."""
        if template.is_parameter:
            return self._parameter(template.depth, template.canonical_number, f"m{template.canonical_number}")
        key = f"m{id(_pattern(template))}"
        parent = template.parent
        if is_std(parent):
            short = ABBREVIATIONS.get("St" + self.unqualified(template))
            if short is not None:
                return short
        if isinstance(parent, ClassType) and parent.template is not None:
            key += "@" + str(parent.canonical.number)
        known = self.substitutions.find(key)
        if known:
            return known
        front = "" if parent is None or _is_root(parent) else self.prefix(parent)
        text = front + self.unqualified(template)
        self.substitutions.add(key)
        return text

    def _abbreviated(self, entity: Entity) -> str:
        """`Ss`, `Si`, ... for the instances of `std` that have one."""
        arguments, template = _instance(entity)
        if template is None or not is_std(template.parent):
            return ""
        if template.name not in ("basic_string", "basic_istream", "basic_ostream", "basic_iostream"):
            return ""
        plain = Mangler(self.engine)
        spelled = "St" + plain.unqualified(template) + plain.arguments(arguments)
        return ABBREVIATIONS.get(spelled, "")

    def unqualified(self, entity: Entity) -> str:
        """The last component, with its ABI tags."""
        if isinstance(entity, (Routine, Template)) and entity.special != en.SFK_NONE:
            text = self._special(entity)
        elif isinstance(entity, ClassType) and entity.closure is not None:
            return closure_name(self, entity)
        elif isinstance(entity, (ClassType, EnumType)) and not entity.name:
            if entity.typedef_name:
                text = source_name(entity.typedef_name)
            else:
                number = self.engine.discriminators.unnamed(entity)
                return "Ut" + ("_" if number == 0 else sequence(number))
        elif isinstance(entity, Namespace) and not entity.name:
            return "12_GLOBAL__N_1"
        else:
            name = (
                entity.template.name if isinstance(entity, ClassType) and entity.template is not None else entity.name
            )
            text = source_name(name)
        return text + "".join([f"B{len(tag)}{tag}" for tag in sorted(self._tags(entity))])

    def _tags(self, entity: Entity) -> set[str]:
        """The tags of an entity: its own, and for a function or variable those of its type that the rest of the name
        does not show (Itanium C++ ABI 5.1.4.1)."""
        found = set(own_tags(self.engine, entity))
        if isinstance(entity, Routine) and entity.special not in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR):
            signature = self._signature(entity)
            shown = tags_around(self.engine, entity.parent)
            for parameter in signature.parameters:
                shown |= tags_in(self.engine, parameter)
            found |= tags_in(self.engine, signature.result) - shown
        elif isinstance(entity, Variable) and not entity.flags & en.PARAMETER:
            type_ = self.engine.declare_types.variable_type(entity)
            found |= tags_in(self.engine, type_) - tags_around(self.engine, entity.parent)
        return found

    def _special(self, entity: "Routine | Template") -> str:
        special = entity.special
        if special == en.SFK_CONSTRUCTOR:
            return "C1"
        if special == en.SFK_DESTRUCTOR:
            return "D1"
        if special == en.SFK_UDL_OPERATOR:
            return "li" + source_name(entity.operator)
        if special == en.SFK_CONVERSION:
            routine = entity
            if isinstance(entity, Template):
                prototype = self.engine.templates.prototype(entity)
                if not isinstance(prototype, Routine):
                    raise Unknown("a conversion function template without a prototype", entity.token)
                self.depth = entity.depth
                routine = prototype
            assert isinstance(routine, Routine)
            if routine is entity and routine.template is not None:
                return self._special(routine.template)
            return "cv" + self.type(self.engine.declare_types.routine_type(routine).result)
        if special == en.SFK_OPERATOR:
            code = BINARY.get(entity.operator, "")
            if entity.operator in UNARY and self._is_unary(entity):
                code = UNARY[entity.operator].rstrip("_")
            if not code:
                raise Unknown(f"operator {entity.operator}", entity.token)
            return code
        return source_name(entity.name)

    def _is_unary(self, entity: "Routine | Template") -> bool:
        routine: Entity | None = entity
        if isinstance(entity, Template):
            routine = self.engine.templates.prototype(entity)
        if not isinstance(routine, Routine):
            return False
        count = len(self.engine.declare_types.routine_type(routine).parameters)
        if isinstance(routine.parent, ClassType) and not routine.flags & en.STATIC_MEMBER:
            count += 1
        return count == 1

    # --- template arguments --------------------------------------------------------------------------------------

    def arguments(self, arguments: "tuple[TemplateArgument, ...]") -> str:
        """`I...E`."""
        return "I" + "".join([self.argument(argument) for argument in arguments]) + "E"

    def argument(self, argument: TemplateArgument) -> str:
        if argument.is_expansion and argument.type is not None:
            return self._expansion(argument.type)
        return self._argument(argument)

    def _expansion(self, pattern: Type) -> str:
        """`Dp` and its pattern, a component like any other."""
        key = f"p{pattern.canonical.number}"
        known = self.substitutions.find(key)
        if known:
            return known
        text = "Dp" + self.type(pattern)
        self.substitutions.add(key)
        return text

    def _argument(self, argument: TemplateArgument) -> str:
        if argument.kind == PACK:
            return "J" + "".join([self.argument(element) for element in argument.pack]) + "E"
        if argument.type is not None:
            return self.type(argument.type)
        if argument.template is not None:
            return self._template_prefix(argument.template)
        if argument.constant is None:
            raise Unknown("a template argument of an unknown kind")
        text = self.constant(argument.constant)
        if argument.is_expansion:
            return f"Xsp{text[1:]}" if text.startswith("X") else f"Xsp{text}E"
        return text

    def constant(self, constant: Constant) -> str:
        """A value as a template argument: a literal, or `X...E` around an expression."""
        if isinstance(constant, TemplateParamConstant):
            if constant.parameter is not None:
                return f"X{self.parameter(constant.parameter)}E"
            return f"X{self.expressions.dependent(constant)}E"
        literal = self.literal(constant)
        if literal:
            return literal
        return f"X{self._address(constant)}E"

    def literal(self, constant: Constant) -> str:
        """`L...E`; empty for what is no literal."""
        if isinstance(constant, IntegerConstant):
            value = constant.value
            return f"L{self.type(constant.type)}{f'n{-value}' if value < 0 else value}E"
        if isinstance(constant, FloatConstant):
            return f"L{self.type(constant.type)}{float_bits(constant)}E"
        if isinstance(constant, AddressConstant) and constant.routine is None and constant.variable is None:
            if isinstance(constant.type.skip_typerefs(), NullptrType):
                return "LDnE"
            return f"L{self.type(constant.type)}0E"
        if isinstance(constant, MemberPointerConstant) and constant.member is None:
            return f"L{self.type(constant.type)}0E"
        if isinstance(constant, AddressConstant) and isinstance(constant.type.skip_typerefs(), ReferenceType):
            target: Entity | None = constant.routine if constant.routine is not None else constant.variable
            if target is not None and not constant.path:
                return f"L_Z{self.encoding(target)}E"
        return ""

    def _address(self, constant: Constant) -> str:
        if isinstance(constant, AddressConstant):
            target: Entity | None = constant.routine if constant.routine is not None else constant.variable
            if target is not None and not constant.path and constant.offset == 0:
                return f"adL_Z{self.encoding(target)}E"
        if isinstance(constant, MemberPointerConstant) and constant.member is not None:
            return f"adL_Z{self.encoding(constant.member)}E"
        if isinstance(constant, AggregateConstant):
            return self._aggregate(constant)
        raise Unknown("a template argument that has no name")

    def _aggregate(self, constant: AggregateConstant) -> str:
        """`tl <type> ... E`: all members, also those that are zero; of a union the active one by name."""
        text = "tl" + self.type(constant.type)
        if constant.member is not None:
            text += "di" + source_name(constant.member.name)
        bare = constant.type.skip_typerefs()
        for element in constant.elements:
            text += self.literal(element) or self._address(element)
        if isinstance(bare, ArrayType) and len(constant.elements) < bare.count:
            if not isinstance(bare.element.skip_typerefs(), IntegerType):
                raise Unknown("the zeros behind an array in a template argument")
            text += f"L{self.type(bare.element)}0E" * (bare.count - len(constant.elements))
        return text + "E"

    # --- types ---------------------------------------------------------------------------------------------------

    def type(self, type_: Type) -> str:
        """A type; whatever is no built-in type can be substituted."""
        at = type_.canonical
        while isinstance(at, DependentSpecializationType) and at.target is not None:
            at = at.target.canonical
        builtin = _builtin(at)
        if builtin:
            return builtin
        if isinstance(at, ClassType) and routine_around(at) is None:
            return self._class(at)
        if isinstance(at, TemplateParamType):
            return self._parameter(at.depth, at.position - 1, f"t{at.number}")
        if isinstance(at, PackExpansionType):
            return self._expansion(at.pattern)
        key = f"t{at.number}"
        known = self.substitutions.find(key)
        if known:
            return known
        text = self._derived(at)
        self.substitutions.add(key)
        return text

    def _class(self, cls: ClassType) -> str:
        """A class outside of functions: a prefix with or without `N...E`."""
        key = _key(cls)
        known = self.substitutions.find(key)
        if known:
            return known
        short = self._abbreviated(cls)
        if short:
            return short
        text = self.name(cls)
        self.substitutions.add(key)
        return text

    def _derived(self, at: Type) -> str:
        if isinstance(at, PointerType):
            return "P" + self.type(at.target)
        if isinstance(at, ReferenceType):
            return ("O" if at.rvalue else "R") + self.type(at.target)
        if isinstance(at, QualifiedType):
            return _cv(at.own) + self.type(at.target)
        if isinstance(at, ArrayType):
            return "A" + self._bound(at) + "_" + self.type(at.element)
        if isinstance(at, RoutineType):
            return self._routine_type(at)
        if isinstance(at, MemberPointerType):
            return "M" + self.type(at.owner) + self._member_type(at.owner, at.target)
        if isinstance(at, EnumType):
            return self.name(at)
        if isinstance(at, ClassType):
            return self.name(at)
        if isinstance(at, ComplexType):
            return "C" + self.type(at.element)
        if isinstance(at, VectorType):
            return f"Dv{at.count}_" + self.type(at.element)
        if isinstance(at, DependentNameType):
            return self._member(at)
        if isinstance(at, DependentSpecializationType):
            return self._template_prefix(at.template) + self.arguments(at.arguments)
        if isinstance(at, DependentOperandType):
            return self.expressions.operand(at)
        raise Unknown("a type that has no mangled form")

    def _bound(self, array: ArrayType) -> str:
        if array.count >= 0:
            return str(array.count)
        if array.bound_start >= 0:
            return self.expressions.stretch(array.bound_start, array.bound_end, array.bound_context)
        return ""

    def _routine_type(self, at: RoutineType) -> str:
        noexcept = "Do" if at.noexcept else ""
        reference = ("", "R", "O")[at.ref_qualifier]
        return f"{_cv(at.cv)}{noexcept}F{self.type(at.result)}{self.parameters(at)}{reference}E"

    def _member_type(self, owner: Type, target: Type) -> str:
        """What a pointer to member points to: the type of a member function is another than that of a plain one."""
        at = target.canonical
        if not isinstance(at, RoutineType):
            return self.type(target)
        key = f"q{owner.canonical.number}.{at.number}"
        known = self.substitutions.find(key)
        if known:
            return known
        text = self._routine_type(at)
        self.substitutions.add(key)
        return text

    def _member(self, at: DependentNameType) -> str:
        """`typename Q::name`."""
        text = self._dependent_prefix(at.qualifier) + source_name(at.name)
        if at.arguments is not None:
            self.substitutions.add(f"n{at.qualifier.canonical.number}.{at.name}")
            text += self.arguments(at.arguments)
        return f"N{text}E"

    def _dependent_prefix(self, qualifier: Type) -> str:
        """A type in front of `::`: without the `N...E` around a nested name."""
        at = qualifier.canonical
        if isinstance(at, ClassType):
            return self.prefix(at)
        if isinstance(at, DependentNameType):
            key = f"t{at.number}"
            known = self.substitutions.find(key)
            if known:
                return known
            text = self._member(at)[1:-1]
            self.substitutions.add(key)
            return text
        return self.type(at)

    def parameter(self, parameter: TemplateParameter) -> str:
        """`T_` for a value parameter, which is no type and so no candidate for substitution."""
        return "T" + sequence(parameter.position - 1)

    def _parameter(self, depth: int, index: int, key: str) -> str:
        known = self.substitutions.find(key)
        if known:
            return known
        self.substitutions.add(key)
        return "T" + sequence(index)


# --- helpers -----------------------------------------------------------------------------------------------------


def source_name(name: str) -> str:
    """The length in bytes and the spelling."""
    return f"{len(name)}{name}"


def routine_around(entity: Entity) -> Routine | None:
    """The innermost function that an entity is local to, also by way of a local class."""
    at = entity.parent
    while at is not None:
        if isinstance(at, Routine):
            return at
        at = at.parent
    return None


def discriminator(number: int) -> str:
    """`_0` for the second of a name in a function, `__10_` from the twelfth on."""
    return f"_{number}" if number < 10 else f"__{number}_"


def is_std(entity: Entity | None) -> bool:
    """Whether this is namespace `std` itself."""
    return isinstance(entity, Namespace) and entity.name == "std" and _is_root(entity.parent)


def _is_root(entity: Entity | None) -> bool:
    return isinstance(entity, Namespace) and entity.parent is None


def is_global(entity: Entity) -> bool:
    """Whether an entity is a member of the global namespace."""
    return _is_root(entity.parent)


def _instance(entity: Entity) -> "tuple[tuple[TemplateArgument, ...], Template | None]":
    """The template and arguments that an entity is an instance of."""
    if isinstance(entity, (ClassType, Routine, Variable)):
        return entity.arguments, entity.template
    return (), None


def _pattern(template: Template) -> Template:
    while template.pattern is not None:
        template = template.pattern
    return template


def _key(entity: Entity) -> str:
    if isinstance(entity, Type):
        return f"t{entity.canonical.number}"
    return f"e{id(entity)}"


def _cv(qualifiers: int) -> str:
    text = ""
    if qualifiers & tk.RESTRICT:
        text += "r"
    if qualifiers & tk.VOLATILE:
        text += "V"
    if qualifiers & tk.CONST:
        text += "K"
    return text


def _builtin(type_: Type) -> str:
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
