"""How objects get their first value (spec 31; [dcl.init]): `dynamic-init` entries and member initialisers."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.il.constants import Constant
    from cufe.il.entities import BaseClass, Field, Routine, Variable
    from cufe.il.expressions import Expression, LambdaNode

DIK_NONE: Final = 0
DIK_ZERO: Final = 1
DIK_CONSTANT: Final = 2
DIK_EXPRESSION: Final = 3
DIK_CLASS_RESULT_VIA_CTOR: Final = 4
DIK_CONSTRUCTOR: Final = 5
DIK_NONCONSTANT_AGGREGATE: Final = 6
DIK_BITWISE_COPY: Final = 7
DIK_LAMBDA: Final = 8
DYNAMIC_INIT_NAMES: Final = (
    "dik_none", "dik_zero", "dik_constant", "dik_expression", "dik_class_result_via_ctor", "dik_constructor",
    "dik_nonconstant_aggregate", "dik_bitwise_copy", "dik_lambda",
)  # fmt: skip

CIK_DIRECT_BASE_CLASS: Final = 0
CIK_VIRTUAL_BASE_CLASS: Final = 1
CIK_FIELD: Final = 2
CIK_DELEGATION: Final = 3
CONSTRUCTOR_INIT_NAMES: Final = ("cik_direct_base_class", "cik_virtual_base_class", "cik_field", "cik_delegation")


class DynamicInit:
    """One initialisation; which parts are there follows from `kind`:

    constant: `constant`; expression, class_result_via_ctor, bitwise_copy: `expression`; constructor: `routine` and
    `arguments`; nonconstant_aggregate: `constant`, an aggregate that holds further inits; lambda: `closure`."""

    def __init__(
        self,
        kind: int,
        type_: Type,
        expression: "Expression | None" = None,
        constant: "Constant | None" = None,
        token: int = -1,
    ) -> None:
        self.kind: int = kind
        self.type: Type = type_
        #: the variable that is initialised, None for a temporary or a part
        self.variable: Variable | None = None
        self.expression: Expression | None = expression
        self.constant: Constant | None = constant
        self.routine: Routine | None = None
        self.arguments: list[Expression] = []
        self.closure: LambdaNode | None = None
        #: destructor that is called at the end of the lifetime
        self.destructor: Routine | None = None
        self.value_initialization: bool = False
        self.is_constructor_init: bool = False
        #: written with an initialiser list
        self.braced: bool = False
        self.token: int = token
        #: behind the first statement of its function that executes something
        self.follows_statement: bool = False
        self.temporary_lifetime: bool = False
        #: of a temporary that is used several times
        self.reused: bool = False
        self.explicit_cast: bool = False
        #: fewer initialisers than there are elements
        self.partial: bool = False
        self.inside_conditional: bool = False
        #: a copy constructor that copy-initialisation calls
        self.implicit_copy: bool = False
        #: a copy of a captured variable: the source is not an argument
        self.implied_source: bool = False
        #: of an element of an array or aggregate
        self.partial_aggregate: bool = False
        #: an object of the class was made elsewhere: its copy constructor is left out ([class.copy.elision])
        self.elided: bool = False
        #: where functional casts of the object to its own class stand, whose copies are left out, the inner one first
        self.elided_casts: tuple[int, ...] = ()


class ConstructorInit:
    """One mem-initializer, written or implied ([class.base.init])."""

    def __init__(
        self, kind: int, initializer: DynamicInit, field: "Field | None" = None, base: "BaseClass | None" = None
    ) -> None:
        self.kind: int = kind
        self.initializer: DynamicInit = initializer
        self.field: Field | None = field
        self.base: BaseClass | None = base
        self.compiler_generated: bool = False
        #: the default member initialiser is used; `initializer` says nothing
        self.uses_default: bool = False
        self.braced: bool = False
        self.token: int = -1
