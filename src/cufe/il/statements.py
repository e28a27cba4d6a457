"""Statements and the scopes of functions (spec 31; [stmt.stmt])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.expressions import Condition, Expression

if TYPE_CHECKING:
    from cufe.il.body_parts import BodyParts
    from cufe.il.entities import Label, Routine, Variable
    from cufe.il.entity import Entity
    from cufe.il.initialisation import ConstructorInit, DynamicInit
    from cufe.il.types import Type

STMK_EXPR: Final = 0
STMK_IF: Final = 1
STMK_CONSTEXPR_IF: Final = 2
STMK_IF_CONSTEVAL: Final = 3
STMK_IF_NOT_CONSTEVAL: Final = 4
STMK_WHILE: Final = 5
STMK_GOTO: Final = 6  # break and continue as well
STMK_LABEL: Final = 7
STMK_RETURN: Final = 8
STMK_COROUTINE: Final = 9
STMK_COROUTINE_RETURN: Final = 10
STMK_BLOCK: Final = 11
STMK_END_TEST_WHILE: Final = 12  # do
STMK_FOR: Final = 13
STMK_RANGE_BASED_FOR: Final = 14
STMK_SWITCH_CASE: Final = 15
STMK_SWITCH: Final = 16
STMK_INIT: Final = 17
STMK_ASM: Final = 18
STMK_TRY_BLOCK: Final = 19
STMK_DECL: Final = 20
STMK_SET_VLA_SIZE: Final = 21
STMK_VLA_DECL: Final = 22
STMK_ASSIGNED_GOTO: Final = 23
STMK_EMPTY: Final = 24
STMK_STMT_EXPR_RESULT: Final = 25
STATEMENT_KIND_NAMES: Final = (
    "stmk_expr", "stmk_if", "stmk_constexpr_if", "stmk_if_consteval", "stmk_if_not_consteval", "stmk_while",
    "stmk_goto", "stmk_label", "stmk_return", "stmk_coroutine", "stmk_coroutine_return", "stmk_block",
    "stmk_end_test_while", "stmk_for", "stmk_range_based_for", "stmk_switch_case", "stmk_switch", "stmk_init",
    "stmk_asm", "stmk_try_block", "stmk_decl", "stmk_set_vla_size", "stmk_vla_decl", "stmk_assigned_goto",
    "stmk_empty", "stmk_stmt_expr_result",
)  # fmt: skip


class Statement:
    """The base of all statements; `token` is its first token, -1 for an implied one."""

    def __init__(self, kind: int, token: int) -> None:
        self.kind: int = kind
        self.token: int = token

    def statements(self) -> "list[Statement]":
        """The statements directly below."""
        return []


class ExpressionStatement(Statement):
    """stmk_expr, stmk_return (None: no value), stmk_assigned_goto, stmk_stmt_expr_result."""

    def __init__(self, kind: int, token: int, expression: "Expression | None") -> None:
        super().__init__(kind, token)
        self.expression: Expression | None = expression
        #: of a return that initialises a class object
        self.init: DynamicInit | None = None
        #: the constant expressions in types and template arguments, for checks of what they call
        self.constants: list[Expression] = []


class CoroutineReturn(ExpressionStatement):
    """`co_return`: `expression` is the value, `call` that of `return_value` with it, or of `return_void`."""

    def __init__(self, token: int, value: "Expression | None", call: "Expression") -> None:
        super().__init__(STMK_COROUTINE_RETURN, token, value)
        self.call: Expression = call


class Block(Statement):
    """`{ ... }`; `end` is its closing brace, -1 for an implied block."""

    def __init__(self, token: int, end: int, body: list[Statement] | None = None) -> None:
        super().__init__(STMK_BLOCK, token)
        self.end: int = end
        self.body: list[Statement] = [] if body is None else body
        self.end_reachable: bool = True
        self.is_statement_expression: bool = False

    def statements(self) -> list[Statement]:
        return self.body


class If(Statement):
    """stmk_if, stmk_constexpr_if, stmk_if_consteval, stmk_if_not_consteval."""

    def __init__(self, kind: int, token: int, condition: "Expression | None") -> None:
        super().__init__(kind, token)
        self.condition: Expression | None = condition
        self.then: Statement | None = None
        self.otherwise: Statement | None = None

    def deciding(self) -> "Expression | None":
        """The condition without the init-statement in front, which need not be constant."""
        made = self.condition
        return made.value if isinstance(made, Condition) and made.init is None else made

    def statements(self) -> list[Statement]:
        return [part for part in (self.then, self.otherwise) if part is not None]


class Loop(Statement):
    """stmk_while, stmk_end_test_while and stmk_for; `behind` is the token behind the body, -1 if it is implied."""

    def __init__(self, kind: int, token: int) -> None:
        super().__init__(kind, token)
        self.behind: int = -1
        self.initialization: Statement | None = None
        self.condition: Expression | None = None
        self.increment: Expression | None = None
        self.body: Statement | None = None

    def statements(self) -> list[Statement]:
        return [part for part in (self.initialization, self.body) if part is not None]


class RangeFor(Statement):
    """stmk_range_based_for with the variables and calls that it implies ([stmt.ranged]); `behind` as in others."""

    def __init__(self, token: int) -> None:
        super().__init__(STMK_RANGE_BASED_FOR, token)
        self.behind: int = -1
        self.initialization: Statement | None = None
        self.iterator: Variable | None = None
        self.iterator_init: DynamicInit | None = None
        self.range: Variable | None = None
        self.range_init: DynamicInit | None = None
        self.begin: Variable | None = None
        self.begin_init: DynamicInit | None = None
        self.end: Variable | None = None
        self.end_init: DynamicInit | None = None
        self.unequal: Expression | None = None
        self.increment: Expression | None = None
        self.body: Statement | None = None

    def statements(self) -> list[Statement]:
        return [part for part in (self.initialization, self.body) if part is not None]


class Goto(Statement):
    """`goto`, `break` and `continue`; the latter two go to a label without a name."""

    def __init__(self, token: int, label: "Label") -> None:
        super().__init__(STMK_GOTO, token)
        self.label: Label = label


class LabelStatement(Statement):
    def __init__(self, token: int, label: "Label") -> None:
        super().__init__(STMK_LABEL, token)
        self.label: Label = label


class SwitchCase(Statement):
    """`case value:`, `case value ... range_end:`, or `default:` with neither."""

    def __init__(self, token: int) -> None:
        super().__init__(STMK_SWITCH_CASE, token)
        self.value: Expression | None = None
        self.range_end: Expression | None = None

    def expressions(self) -> "list[Expression]":
        """The values of the label."""
        return [part for part in (self.value, self.range_end) if part is not None]


class Switch(Statement):
    def __init__(self, token: int, condition: "Expression") -> None:
        super().__init__(STMK_SWITCH, token)
        self.condition: Expression = condition
        self.body: Statement | None = None
        self.cases: list[SwitchCase] = []

    def statements(self) -> list[Statement]:
        return [] if self.body is None else [self.body]


class InitStatement(Statement):
    """stmk_init: a local variable gets its first value."""

    def __init__(self, token: int, init: "DynamicInit") -> None:
        super().__init__(STMK_INIT, token)
        self.init: DynamicInit = init


class DeclStatement(Statement):
    """stmk_decl: what a declaration in a block declares."""

    def __init__(self, token: int, entities: "list[Entity]") -> None:
        super().__init__(STMK_DECL, token)
        self.entities: list[Entity] = entities
        #: the condition of a static_assert, where it depends on nothing
        self.asserted: Expression | None = None
        #: the constant expressions in its types, for checks of what they call
        self.constants: list[Expression] = []


class VlaSizeStatement(Statement):
    """stmk_set_vla_size: the bound of a variable-length array is worked out."""

    def __init__(self, token: int, bound: "Expression") -> None:
        super().__init__(STMK_SET_VLA_SIZE, token)
        self.bound: Expression = bound


class VlaDeclStatement(Statement):
    """stmk_vla_decl: a variable-length array begins to live."""

    def __init__(self, token: int, variable: "Variable") -> None:
        super().__init__(STMK_VLA_DECL, token)
        self.variable: Variable = variable


class AsmStatement(Statement):
    def __init__(self, token: int, operands: "list[Expression]") -> None:
        super().__init__(STMK_ASM, token)
        self.operands: list[Expression] = operands


class Handler:
    """`catch`: `parameter` is None for `catch (...)` or an unnamed one."""

    def __init__(self, token: int, parameter: "Variable | None", body: Block) -> None:
        self.token: int = token
        self.parameter: Variable | None = parameter
        self.body: Block = body
        #: how the parameter gets its value from the exception
        self.init: DynamicInit | None = None


class TryBlock(Statement):
    def __init__(self, token: int, body: Statement) -> None:
        super().__init__(STMK_TRY_BLOCK, token)
        self.body: Statement = body
        self.handlers: list[Handler] = []
        self.is_function_try_block: bool = False

    def statements(self) -> list[Statement]:
        return [self.body, *[handler.body for handler in self.handlers]]


class CoroutineStatement(Statement):
    """stmk_coroutine: what a coroutine implies in front of its body ([dcl.fct.def.coroutine]); in a template no more
    than the traits and the variables are known."""

    def __init__(self, token: int, traits: "Type", promise: "Variable", final: "Label") -> None:
        super().__init__(STMK_COROUTINE, token)
        self.traits: Type = traits
        self.promise: Variable = promise
        self.handle: Variable | None = None
        #: whether the body has been reached: an exception in front of it goes to the caller
        self.resumed: Variable | None = None
        self.this_copy: Variable | None = None
        #: the first `co_await`, `co_yield` or `co_return`
        self.keyword: int = -1
        #: where the final suspension stands
        self.final: Label = final
        self.initial_suspend: Expression | None = None
        self.final_suspend: Expression | None = None
        self.unhandled_exception: Expression | None = None
        self.return_object: Expression | None = None
        self.new_routine: Routine | None = None
        self.delete_routine: Routine | None = None
        self.has_return_void: bool = False


class FunctionScope:
    """The inside of one function: parameters, constructor initialisers, the outermost block."""

    def __init__(self, routine: "Routine") -> None:
        self.routine: Routine = routine
        self.parameters: list[Variable] = []
        self.this: Variable | None = None
        self.constructor_inits: list[ConstructorInit] = []
        self.block: Statement | None = None
        #: types that `return` statements gave, for the deduction of the result
        self.returned: list[Expression] = []
        #: of a coroutine, what is implied around the block
        self.coroutine: CoroutineStatement | None = None
        #: the tokens of branches that `if constexpr` discards
        self.discarded: list[tuple[int, int]] = []
        #: what `body_parts.parts_of` gathered
        self.parts: BodyParts | None = None
