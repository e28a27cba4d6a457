"""Templates, their parameters and arguments (spec 33, 46; [temp])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.types import Type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.il.constants import Constant
    from cufe.il.context import Context
    from cufe.il.expressions import Expression
    from cufe.syntax import nodes as n


# --- kinds of templates ------------------------------------------------------------------------------------------
TEMPLK_NONE: Final = 0
TEMPLK_CLASS: Final = 1
TEMPLK_FUNCTION: Final = 2
TEMPLK_MEMBER_FUNCTION: Final = 3
TEMPLK_MEMBER_CLASS: Final = 4
TEMPLK_STATIC_DATA_MEMBER: Final = 5
TEMPLK_VARIABLE: Final = 6
TEMPLK_CONCEPT: Final = 7
TEMPLK_TEMPLATE_TEMPLATE_PARAM: Final = 8
TEMPLK_ALIAS: Final = 9  # an alias template; the specification keeps it with the classes
TEMPLATE_KIND_NAMES: Final = (
    "templk_none", "templk_class", "templk_function", "templk_member_function", "templk_member_class",
    "templk_static_data_member", "templk_variable", "templk_concept", "templk_template_template_param", "templk_class",
)  # fmt: skip

# --- kinds of parameters and arguments ---------------------------------------------------------------------------
TPK_TYPE: Final = 0
TPK_NONTYPE: Final = 1
TPK_TEMPLATE: Final = 2
PACK: Final = 3  # arguments only: those of a pack


class TemplateArgument:
    """One template argument: a type, a constant, a template, or the list of arguments of a pack.

    Equal arguments have equal `key()`s ([temp.type])."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.type: Type | None = None
        self.constant: Constant | None = None
        self.template: Template | None = None
        self.pack: list[TemplateArgument] = []
        #: the pattern of an expansion `T...` whose packs have no arguments yet
        self.is_expansion: bool = False
        #: a value as it was written, before it is converted to the type of its parameter
        self.expression: Expression | None = None
        #: the template whose injected class name the type is: such a name may stand for the template ([temp.local])
        self.injected: Template | None = None

    def is_dependent(self) -> bool:
        if self.is_expansion:
            return True
        if self.type is not None:
            return self.type.dependent
        if self.constant is not None:
            return self.constant.dependent
        if self.template is not None:
            return self.template.is_parameter
        return any(argument.is_dependent() for argument in self.pack)

    def key(self) -> str:
        """A text that is the same for the same arguments, made of canonical types and values."""
        mark = "~" if self.is_expansion else ""
        if self.type is not None:
            return f"t{self.type.canonical.number}{mark}"
        if self.constant is not None:
            return f"c{self.constant.key()}{mark}"
        if self.template is not None:
            return f"m{self.template.canonical_number}{mark}"
        return "[" + ",".join([argument.key() for argument in self.pack]) + "]"


def type_argument(type_: Type) -> TemplateArgument:
    made = TemplateArgument(TPK_TYPE)
    made.type = type_
    return made


def constant_argument(constant: "Constant") -> TemplateArgument:
    made = TemplateArgument(TPK_NONTYPE)
    made.constant = constant
    return made


def template_argument(template: "Template") -> TemplateArgument:
    made = TemplateArgument(TPK_TEMPLATE)
    made.template = template
    return made


def pack_argument(arguments: list[TemplateArgument]) -> TemplateArgument:
    made = TemplateArgument(PACK)
    made.pack = arguments
    return made


def arguments_key(arguments: "tuple[TemplateArgument, ...]") -> str:
    """The key of a whole argument list."""
    return ",".join([argument.key() for argument in arguments])


def spelling_key(arguments: "tuple[TemplateArgument, ...]") -> str:
    """As `arguments_key`, but different for different names of the same template parameters, and for expressions."""
    parts: list[str] = []
    for argument in arguments:
        if argument.type is not None:
            parts.append(str(argument.type.number))
        elif argument.pack:
            parts.append(spelling_key(tuple(argument.pack)))
        elif argument.constant is not None:
            parts.append(argument.constant.spelling())
        else:
            parts.append(argument.key())
    return ",".join(parts)


class TemplateParameter(Entity):
    """A template parameter.  `type` is the `TemplateParamType` of a type parameter, or the declared type of a value;
    `constant` stands for a value parameter in expressions, `template` for a template template parameter."""

    def __init__(self, name: str, token: int, kind: int, depth: int, position: int) -> None:
        super().__init__(name, token, None)
        self.kind: int = kind
        self.depth: int = depth
        self.position: int = position
        self.pack: bool = False
        self.type: Type | None = None
        self.constant: Constant | None = None
        self.template: Template | None = None
        #: the syntax, None for the invented parameter of an abbreviated template or a generic lambda
        self.node: n.TemplateParameter | None = None
        #: token of the `=` of its default argument, or -1, and the scope in which that is read
        self.default: int = -1
        self.default_context: Context | None = None


class Template(Entity):
    """A template: `declarations` are all its declarations, the definition among them.

    `context` is the scope around the template; `parameters` are made when somebody asks.  `specializations` holds the
    instances and explicit specialisations by the key of their arguments."""

    def __init__(self, name: str, token: int, parent: Entity | None, kind: int) -> None:
        super().__init__(name, token, parent)
        self.kind: int = kind
        self.declarations: list[Declared] = []
        self.parameters: list[TemplateParameter] | None = None
        self.depth: int = 1
        #: what a function, class or variable template was declared as, with its own parameters as arguments
        self.prototype: Entity | None = None
        self.specializations: dict[str, Entity] = {}
        #: a template template parameter
        self.is_parameter: bool = False
        #: number of the template among those of the unit; parameters at one place share it
        self.canonical_number: int = -1
        #: entity flags of a function template (il.entities)
        self.flags: int = 0
        #: sfk_ of a function template, and its operator
        self.special: int = 0
        self.operator: str = ""
        #: the member template of which this is the copy in a class instance
        self.pattern: Template | None = None
        #: of a constructor template that a using-declaration brings: the one of the base class
        self.inherited: Template | None = None
        #: engine-made templates such as `__make_integer_seq`
        self.builtin: str = ""


class PartialSpecialization:
    """A partial specialisation: its own parameters, and the arguments as patterns of them."""

    def __init__(self, template: Template, declared: "Declared", parameters: list[TemplateParameter]) -> None:
        self.template: Template = template
        self.declared: Declared = declared
        self.parameters: list[TemplateParameter] = parameters
        self.arguments: tuple[TemplateArgument, ...] = ()


def is_prototype(routine: Routine) -> bool:
    """Whether a routine is what a template is read as for itself, or lies in something that is."""
    at: Entity | None = routine
    while at is not None:
        if isinstance(at, Routine) and at.template is not None and at.template.prototype is at:
            return True
        if isinstance(at, ClassType) and at.is_prototype:
            return True
        at = at.parent
    return False


def functions_among(entities: "Sequence[Entity]") -> list[Routine | Template]:
    """The functions and templates among what a name means."""
    return [entity for entity in entities if isinstance(entity, (Routine, Template))]
