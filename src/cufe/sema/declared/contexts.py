"""The kinds of contexts: namespaces, classes, template parameters, function parameters, blocks."""

from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template, TemplateArgument, TemplateParameter
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import statement_nodes as s


class NamespaceContext(Context):
    """A namespace; `scope` knows its parts, `members` what was declared so far by name."""

    def __init__(self, namespace: Namespace, scope: NamespaceScope, outer: "NamespaceContext | None") -> None:
        super().__init__(outer)
        self.namespace: Namespace = namespace
        self.scope: NamespaceScope = scope
        self.around: NamespaceContext | None = outer
        self.members: dict[str, list[Entity]] = {}
        #: user-defined deduction guides by the name of the class template
        self.guides: dict[str, list[Template | Routine]] = {}
        #: friend functions that were first declared in classes, by name: for argument-dependent lookup alone


class ClassContext(Context):
    """The inside of a class."""

    def __init__(self, cls: ClassType, outer: Context) -> None:
        super().__init__(outer)
        self.cls: ClassType = cls
        #: the same scope without `this`
        self.objectless: ObjectlessContext | None = None
        #: the same scope where the whole class is seen
        self.complete: CompleteClassContext | None = None
        self.members: dict[str, list[Entity]] = {}
        #: user-defined deduction guides by the name of the class template
        self.guides: dict[str, list[Template | Routine]] = {}


class TemplateContext(Context):
    """Template parameters and what they stand for; without `arguments`, for themselves."""

    def __init__(
        self, parameters: list[TemplateParameter], arguments: "list[TemplateArgument] | None", outer: Context
    ) -> None:
        super().__init__(outer)
        self.parameters: list[TemplateParameter] = parameters
        self.arguments: list[TemplateArgument] | None = arguments
        self.by_name: dict[str, int] = {}
        for index, parameter in enumerate(parameters):
            if parameter.name:
                self.by_name[parameter.name] = index

    def index(self, name: str, token: int) -> int:
        """The place of the parameter that `name` means at a token, or -1.  In its own declaration the name means
        something outside: `template <Operand Operand = Operand::A>` ([basic.scope.pdecl]/9)."""
        index = self.by_name.get(name, -1)
        if index >= 0:
            node = self.parameters[index].node
            if node is not None and node.start <= token < node.end:
                return -1
        return index

    def argument(self, index: int) -> TemplateArgument | None:
        """The argument of the parameter; None where it has none."""
        arguments = self.arguments
        return arguments[index] if arguments is not None and index < len(arguments) else None


class BoundParameter(Entity):
    """A template parameter together with its argument, as lookup finds it."""

    def __init__(self, parameter: TemplateParameter, argument: TemplateArgument) -> None:
        super().__init__(parameter.name, parameter.token, None)
        self.parameter: TemplateParameter = parameter
        self.argument: TemplateArgument = argument


class PackContext(Context):
    """Inside one element of a pack expansion: the packs `names` mean their element `index`."""

    def __init__(self, names: set[str], index: int, outer: Context) -> None:
        super().__init__(outer)
        self.names: set[str] = names
        self.index: int = index


class ParameterContext(Context):
    """Function parameters outside of a body: in trailing return types, `noexcept`, default arguments.

    A parameter pack with arguments is several variables of one name."""

    def __init__(self, parameters: list[Variable], routine: "Routine | None", outer: Context) -> None:
        super().__init__(outer)
        self.routine: Routine | None = routine
        #: the cv-qualifiers behind the parameters, which are those of `*this` in a trailing return type
        self.cv: int = 0
        self.by_name: dict[str, list[Variable]] = {}
        #: place of each name in the parameter list
        self.places: dict[str, int] = {}
        for place, parameter in enumerate(parameters):
            if parameter.name:
                self.by_name.setdefault(parameter.name, []).append(parameter)
                self.places.setdefault(parameter.name, place)


class ObjectlessContext(Context):
    """What a class writes outside of its functions without a `this`: default arguments ([dcl.fct.default]/8), bounds of
    arrays, initialisers of static members."""

    def __init__(self, outer: Context) -> None:
        super().__init__(outer)
        #: the same scope where the whole class is seen
        self.complete: CompleteClassContext | None = None


class CompleteClassContext(Context):
    """What a class writes outside of its functions and is read with the whole class in sight: default arguments and
    default member initialisers ([class.mem]/6)."""


class PackElements(Entity):
    """A function parameter pack as lookup finds it outside of an expansion: its variables."""

    def __init__(self, name: str, token: int, variables: list[Variable]) -> None:
        super().__init__(name, token, None)
        self.variables: list[Variable] = variables


class RegionContext(Context):
    """A region of a function body; `declared` maps the tokens of its bindings to entities, as statements declare them.

    A name of a parameter pack with arguments maps to several variables, in `packs`."""

    def __init__(self, region: s.Region, routine: "Routine | None", outer: Context) -> None:
        super().__init__(outer)
        self.region: s.Region = region
        self.routine: Routine | None = routine
        self.declared: dict[int, Entity] = {}
        self.packs: dict[str, list[Variable]] = {}


def inside(region: s.Region, routine: "Routine | None", outer: Context) -> RegionContext:
    """The scope of a block or statement; where it declares nothing, that around it: lookup is shorter then."""
    if isinstance(outer, RegionContext) and outer.routine is routine and region.is_empty:
        if not region.directives and not region.using_enums:
            return outer
    return RegionContext(region, routine, outer)


def without_object(context: Context) -> Context:
    """The same scope without `this`, where it is a class; always one object, by which lambdas are known."""
    if not isinstance(context, ClassContext):
        return context
    if context.objectless is None:
        context.objectless = ObjectlessContext(context)
    return context.objectless


def with_whole_class(context: Context) -> Context:
    """The same scope where the whole class is seen, where it is a class; always one object, as `without_object`."""
    if not isinstance(context, (ClassContext, ObjectlessContext)):
        return context
    if context.complete is None:
        context.complete = CompleteClassContext(context)
    return context.complete


def enclosing_routine(context: Context | None) -> Routine | None:
    """The innermost function around."""
    while context is not None:
        if isinstance(context, (RegionContext, ParameterContext)) and context.routine is not None:
            return context.routine
        context = context.outer
    return None


def is_in_body(context: Context | None) -> bool:
    """Whether a place belongs to the body of a function itself: not to a class in it, nor to parameters."""
    while context is not None and isinstance(context, (PackContext, TemplateContext)):
        context = context.outer
    return isinstance(context, RegionContext)


def is_plain(context: Context | None) -> bool:
    """Whether a place belongs to a namespace, to a class in one or to the body of a function, and to no template or
    instance of one: what is written there depends on no substitution, and names of blocks mean what they mean there."""
    is_in_block = is_in_class = False
    while context is not None:
        if isinstance(context, TemplateContext) or (isinstance(context, ParameterContext) and not is_in_block):
            return False
        if isinstance(context, RegionContext):
            if is_in_class:
                return False
            is_in_block = True
        if isinstance(context, ClassContext) and (context.cls.closure is None or not is_in_block):
            is_in_class = True
        context = context.outer
    return True


def enclosing_namespace(context: Context) -> NamespaceContext:
    """The innermost namespace around."""
    at: Context | None = context
    while at is not None:
        if isinstance(at, NamespaceContext):
            return at
        at = at.outer
    raise AssertionError("a context without a namespace around it")


def point_of_instantiation(context: Context | None, position: int) -> int:
    """From where argument-dependent lookup sees: in an instance of a template the end of the unit, elsewhere `position`
    ([temp.point]/7, [temp.dep.candidate])."""
    while context is not None:
        if isinstance(context, TemplateContext) and context.arguments is not None:
            return EVERYWHERE
        context = context.outer
    return position


def is_in_class(context: Context | None, cls: ClassType) -> bool:
    """Whether a class is one of those around."""
    while context is not None:
        if isinstance(context, ClassContext) and context.cls is cls:
            return True
        context = context.outer
    return False


def is_instance_context(context: Context | None) -> bool:
    """Whether parameters of a template around stand for arguments."""
    while context is not None:
        if isinstance(context, TemplateContext) and context.arguments is not None:
            return True
        context = context.outer
    return False


def is_substitution(context: Context | None) -> bool:
    """Whether template arguments are put into the declaration of the template itself, outside of any body: what is
    wrong there is no error ([temp.deduct]/8)."""
    while isinstance(context, ParameterContext):
        context = context.outer
    return isinstance(context, TemplateContext) and context.arguments is not None


def is_dependent_context(context: Context | None) -> bool:
    """Whether the parameters of a template around stand for themselves."""
    while context is not None:
        if isinstance(context, TemplateContext):
            if context.arguments is None or any(argument.is_dependent() for argument in context.arguments):
                return True
        context = context.outer
    return False


def is_in_template(entity: Routine | Variable) -> bool:
    """Whether a function or variable is a template, or a member of one, and no instance."""
    return bool(entity.declarations) and is_dependent_context(entity.declarations[0].context)


class EnumeratorContext(Context):
    """Inside an enum: the enumerators in front of the one that is read."""

    def __init__(self, enum: EnumType, outer: Context | None) -> None:
        super().__init__(outer)
        self.enum: EnumType = enum


def is_instance(cls: ClassType) -> bool:
    """Whether a class is an instance of a template, or a member of one."""
    at: Entity | None = cls
    while isinstance(at, ClassType):
        if at.template is not None and not at.is_prototype:
            return True
        at = at.parent
    return False
