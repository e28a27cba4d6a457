"""Entities: routines, variables, fields, classes, enumerations, namespaces, typedefs (spec 31, 33, 56).

An entity knows where it was declared: `token` is its name in the unit's token list, `parent` the scope around it.  What
its declaration says further is asked for through the semantic engine, which fills it in and remembers it here.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entity import Entity
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.il.constants import Constant
    from cufe.il.context import Context
    from cufe.il.expressions import Expression
    from cufe.il.initialisation import DynamicInit
    from cufe.il.statements import FunctionScope
    from cufe.il.templates import Template, TemplateArgument
    from cufe.syntax import statement_nodes as s
    from cufe.syntax.cutter import Piece

# --- storage classes ---------------------------------------------------------------------------------------------
SC_UNSPECIFIED: Final = 0
SC_AUTO: Final = 1
SC_REGISTER: Final = 2
SC_STATIC: Final = 3
SC_EXTERN: Final = 4
STORAGE_CLASS_NAMES: Final = ("sc_unspecified", "sc_auto", "sc_register", "sc_static", "sc_extern")

# --- special functions -------------------------------------------------------------------------------------------
SFK_NONE: Final = 0
SFK_CONSTRUCTOR: Final = 1
SFK_DESTRUCTOR: Final = 2
SFK_OPERATOR: Final = 3
SFK_CONVERSION: Final = 4
SFK_UDL_OPERATOR: Final = 5
SFK_DEDUCTION_GUIDE: Final = 6
SPECIAL_FUNCTION_NAMES: Final = (
    "sfk_none", "sfk_constructor", "sfk_destructor", "sfk_operator", "sfk_conversion", "sfk_udl_operator",
    "sfk_deduction_guide", "sfk_lambda_entry_point",
)  # fmt: skip

# --- flags of routines -------------------------------------------------------------------------------------------
STATIC_MEMBER: Final = 1 << 0
VIRTUAL: Final = 1 << 1
PURE: Final = 1 << 2
EXPLICIT: Final = 1 << 3
INLINE: Final = 1 << 4
CONSTEXPR: Final = 1 << 5
CONSTEVAL: Final = 1 << 6
DEFAULTED: Final = 1 << 7
DELETED: Final = 1 << 8
IMPLICIT: Final = 1 << 9  # declared by the compiler
FRIEND: Final = 1 << 10  # declared first as a friend: only argument-dependent lookup finds it
EXTERN_C: Final = 1 << 11
DEVICE: Final = 1 << 12
HOST: Final = 1 << 13
GLOBAL: Final = 1 << 14
TRIVIAL: Final = 1 << 15
NORETURN: Final = 1 << 16
BUILTIN: Final = 1 << 17

# --- flags of variables ------------------------------------------------------------------------------------------
PARAMETER: Final = 1 << 0
THREAD_LOCAL: Final = 1 << 1
STATIC_DATA_MEMBER: Final = 1 << 2
CONSTEXPR_VARIABLE: Final = 1 << 3
INLINE_VARIABLE: Final = 1 << 4
DEVICE_VARIABLE: Final = 1 << 5
CONSTANT_VARIABLE: Final = 1 << 6
SHARED_VARIABLE: Final = 1 << 7
MANAGED_VARIABLE: Final = 1 << 8
THIS_PARAMETER: Final = 1 << 9
PARAMETER_PACK: Final = 1 << 10
CONSTINIT_VARIABLE: Final = 1 << 11
COROUTINE_VARIABLE: Final = 1 << 12  # implied by a coroutine: the copy of a parameter, the promise, the handle


class Namespace(Entity):
    """A namespace with all its parts; the global one has the name "" and no parent."""

    def __init__(self, name: str, token: int, parent: "Namespace | None") -> None:
        super().__init__(name, token, parent)
        self.inline: bool = False
        self.context: Context | None = None


class Declared:
    """One declaration of an entity: the binding with its syntax, the piece, and the scope it is read in."""

    def __init__(self, binding: "s.Binding", piece: "Piece", context: "Context") -> None:
        self.binding: s.Binding = binding
        self.piece: Piece = piece
        self.context: Context = context


class Typedef(Entity):
    """A typedef or alias-declaration; `type` is the `TypedefType` by which it is known."""

    def __init__(self, name: str, token: int, parent: Entity | None) -> None:
        super().__init__(name, token, parent)
        self.type: Type | None = None
        self.declared: Declared | None = None


class BaseClass:
    """One direct base class ([class.derived]), and how it is written; `offset` is known after layout, -1 before."""

    def __init__(
        self, type_: "ClassType", token: int, access: int, virtual: bool, written: Type | None = None
    ) -> None:
        self.type: ClassType = type_
        self.written: Type = type_ if written is None else written
        self.token: int = token
        self.access: int = access
        self.virtual: bool = virtual
        self.offset: int = -1
        #: whether template parameters say which class it is: names are not looked for in it ([temp.dep]/3)
        self.by_parameters: bool = False


class Layout:
    """Size, alignment and offsets of a complete class ([class.mem], Itanium ABI 2.4); bytes."""

    def __init__(self, size: int, alignment: int) -> None:
        self.size: int = size
        self.alignment: int = alignment
        #: size and alignment without tail padding and virtual bases (dsize, nvsize, nvalign of the ABI)
        self.data_size: int = size
        self.nonvirtual_size: int = size
        self.nonvirtual_alignment: int = alignment
        self.is_empty: bool = False
        #: offset of each virtual base class
        self.virtual_bases: dict[ClassType, int] = {}


class ClassType(Type):
    """A class, struct or union: a type and an entity.

    An instance of a class template has `template` and `arguments`; its `context` knows what the parameters stand for.
    `brace` is the opening brace of the definition that is read for its members, -1 where there is none (yet)."""

    def __init__(self, name: str, token: int, parent: Entity | None, kind: int) -> None:
        super().__init__(kind, name, token, parent)
        #: the class-key token of the definition
        self.key: int = -1
        self.brace: int = -1
        self.context: Context | None = None
        self.template: Template | None = None
        self.arguments: tuple[TemplateArgument, ...] = ()
        #: the pseudo-instance of a template with its own parameters as arguments
        self.is_prototype: bool = False
        #: the closure class of a lambda
        self.closure: object | None = None
        #: name for linkage of an unnamed class: its typedef
        self.typedef_name: str = ""
        # Answers, filled in by the engine.
        self.bases: list[BaseClass] | None = None
        self.fields: list[Field] | None = None
        self.layout: Layout | None = None
        self.predeclared: bool = False

    def written_name(self) -> str:
        """The name by which constructors and qualifiers are written: that of the template for an instance."""
        return self.name if self.template is None else self.template.name


class EnumType(Type):
    """An enumeration."""

    def __init__(self, name: str, token: int, parent: Entity | None) -> None:
        super().__init__(tk.TK_INTEGER, name, token, parent)
        self.key: int = -1
        self.brace: int = -1
        self.scoped: bool = False
        #: the fixed underlying type, or the one that was found from the values; None until it is asked for
        self.underlying: Type | None = None
        self.fixed: bool = False
        #: the token of an underlying type that is no integral one; int stands for it
        self.wrong_base: int = -1
        self.enumerators: list[Enumerator] | None = None
        self.context: Context | None = None
        self.typedef_name: str = ""


class Enumerator(Entity):
    """A named constant of an enumeration; its value is an answer of the engine."""

    def __init__(self, name: str, token: int, enum: EnumType) -> None:
        super().__init__(name, token, enum)
        self.enum: EnumType = enum
        self.value: Constant | None = None


#: the width of a bit-field that is in error
UNKNOWN_WIDTH: Final = 1 << 30


class Field(Entity):
    """A non-static data member; `offset` in bytes and `bit_offset` are known after layout."""

    def __init__(self, name: str, token: int, parent: ClassType) -> None:
        super().__init__(name, token, parent)
        self.type: Type | None = None
        self.declared: Declared | None = None
        self.mutable: bool = False
        #: of a bit-field, UNKNOWN_WIDTH where that is in error; an unnamed one counts in the layout alone
        self.bit_width: int = -1
        self.offset: int = -1
        self.bit_offset: int = 0
        #: the unnamed member that an anonymous union or struct makes
        self.anonymous: bool = False


class Variable(Entity):
    """A variable, parameter, static data member or structured binding."""

    def __init__(self, name: str, token: int, parent: Entity | None, type_: Type | None = None) -> None:
        super().__init__(name, token, parent)
        self.type: Type | None = type_
        self.flags: int = 0
        self.storage_class: int = SC_UNSPECIFIED
        self.declarations: list[Declared] = []
        self.template: Template | None = None
        self.arguments: tuple[TemplateArgument, ...] = ()
        #: the value, where it is a constant that the engine has worked out
        self.value: Constant | None = None
        #: in a template: a constant whose value depends on the template's parameters
        self.value_dependent: bool = False
        #: in a template: initialised with something that depends on the template's parameters
        self.dependent_initialiser: bool = False
        #: the initialisation of a static variable that happens before the program runs
        self.static_init: DynamicInit | None = None
        #: the initialisation of a local variable, once its declaration has been read
        self.local_init: DynamicInit | None = None
        #: a structured binding: the hidden variable, and what this name refers to in it
        self.binding_of: Variable | None = None
        #: whether its initialiser is ill-formed: a constant has no value that could be judged then
        self.is_in_error: bool = False
        #: which part of the hidden variable, counted from 0
        self.binding_index: int = -1
        #: what the name stands for: an element or member of the hidden variable
        self.binding: Expression | None = None
        #: or how it is initialised, as a reference to what `get` returns
        self.binding_init: DynamicInit | None = None
        #: the names for the parts of a hidden variable
        self.bindings: list[Variable] = []

    def is_automatic(self) -> bool:
        """Whether it has automatic storage duration."""
        return isinstance(self.parent, Routine) and self.storage_class not in (SC_STATIC, SC_EXTERN)


class Routine(Entity):
    """A function.  `type` is its function type; `parameters` are made when its body is opened."""

    def __init__(self, name: str, token: int, parent: Entity | None) -> None:
        super().__init__(name, token, parent)
        self.type: Type | None = None
        self.flags: int = 0
        self.special: int = SFK_NONE
        self.storage_class: int = SC_UNSPECIFIED
        #: for an operator its spelling (`+`, `()`, `new`), for a literal operator the suffix
        self.operator: str = ""
        self.declarations: list[Declared] = []
        self.template: Template | None = None
        self.arguments: tuple[TemplateArgument, ...] = ()
        self.body: FunctionScope | None = None
        #: of a constructor that a using-declaration brings: the one of the base class
        self.inherited: Routine | None = None

    def origin(self) -> "Routine":
        """The constructor that was declared, however often it has been inherited."""
        found = self
        while found.inherited is not None:
            found = found.inherited
        return found

    def owner(self) -> ClassType | None:
        """The class whose member this is, or None."""
        return self.parent if isinstance(self.parent, ClassType) else None


class Label(Entity):
    """A label of a function."""


def is_of_instance(entity: Entity) -> bool:
    """Whether an entity is a member of an instance of a class template, or of a class in one."""
    around = entity.parent
    while isinstance(around, ClassType):
        if around.template is not None:
            return True
        around = around.parent
    return False
