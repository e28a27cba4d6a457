"""Expressions with their types (spec 31; [expr]): what the engine makes of syntax; conversions are nodes."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.operations import DOT_FIELD, DOT_STATIC, POINTS_TO_FIELD, POINTS_TO_STATIC
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.il.constants import Constant
    from cufe.il.context import Context
    from cufe.il.entities import BaseClass, ClassType, Field, Routine, Variable
    from cufe.il.entity import Entity
    from cufe.il.initialisation import DynamicInit
    from cufe.il.statements import Block, Statement
    from cufe.il.templates import Template, TemplateArgument
    from cufe.syntax import expression_nodes as e

# --- kinds -------------------------------------------------------------------------------------------------------
ENK_ERROR: Final = 0
ENK_OPERATION: Final = 1
ENK_CONSTANT: Final = 2
ENK_VARIABLE: Final = 3
ENK_FIELD: Final = 4
ENK_TEMP_INIT: Final = 5
ENK_LAMBDA: Final = 6
ENK_NEW_DELETE: Final = 7
ENK_THROW: Final = 8
ENK_CONDITION: Final = 9
ENK_OBJECT_LIFETIME: Final = 10
ENK_TYPEID: Final = 11
ENK_SIZEOF: Final = 12
ENK_SIZEOF_PACK: Final = 13
ENK_ALIGNOF: Final = 14
ENK_STATEMENT: Final = 17
ENK_REUSE_VALUE: Final = 18
ENK_ROUTINE: Final = 19
ENK_TYPE_OPERAND: Final = 20
ENK_BUILTIN_OPERATION: Final = 21
ENK_PARAM_REF: Final = 22
ENK_BRACED_INIT_LIST: Final = 23
ENK_YIELD: Final = 26
ENK_AWAIT: Final = 27
ENK_FOLD: Final = 28
ENK_INITIALIZER: Final = 29
ENK_CONCEPT_ID: Final = 30
ENK_REQUIRES: Final = 31
ENK_TEMPLATE_NAME: Final = 35
EXPRESSION_KIND_NAMES: Final = (
    "enk_error", "enk_operation", "enk_constant", "enk_variable", "enk_field", "enk_temp_init", "enk_lambda",
    "enk_new_delete", "enk_throw", "enk_condition", "enk_object_lifetime", "enk_typeid", "enk_sizeof",
    "enk_sizeof_pack", "enk_alignof", "enk_datasizeof", "enk_address_of_ellipsis", "enk_statement", "enk_reuse_value",
    "enk_routine", "enk_type_operand", "enk_builtin_operation", "enk_param_ref", "enk_braced_init_list",
    "enk_c11_generic", "enk_builtin_choose_expr", "enk_yield", "enk_await", "enk_fold", "enk_initializer",
    "enk_concept_id", "enk_requires", "enk_compound_req", "enk_nested_req", "enk_const_eval_deferred",
    "enk_template_name",
)  # fmt: skip

# --- value categories ([basic.lval]) -----------------------------------------------------------------------------
PRVALUE: Final = 0
LVALUE: Final = 1
XVALUE: Final = 2

# --- flags -------------------------------------------------------------------------------------------------------
RESULT_NOT_USED: Final = 1 << 0
PARENTHESIZED: Final = 1 << 1
COMPILER_GENERATED: Final = 1 << 2
PACK_EXPANSION: Final = 1 << 3
STATIC_CAST: Final = 1 << 4
REINTERPRET_CAST: Final = 1 << 5
CONST_CAST: Final = 1 << 6
DYNAMIC_CAST: Final = 1 << 7
FUNCTIONAL_CAST: Final = 1 << 8
BRACE_CAST: Final = 1 << 9
REFERENCE_CAST: Final = 1 << 10
RVALUE_REFERENCE_CAST: Final = 1 << 11
CONVERSION_CALL: Final = 1 << 12  # call of a conversion function
OPERATOR_SYNTAX: Final = 1 << 13  # call written as an operator
RIGHT_TO_LEFT: Final = 1 << 14  # assignment: the right operand first
LEFT_TO_RIGHT: Final = 1 << 15
RETURNS_LVALUE: Final = 1 << 16  # returns_lvalue_instead_of_usual_rvalue
VIRTUAL_CALL: Final = 1 << 17
ADL_SUPPRESSED: Final = 1 << 18
TYPE_DEPENDENT: Final = 1 << 19  # the type is known once the template is instantiated ([temp.dep.expr])
VALUE_DEPENDENT: Final = 1 << 20
REINTERPRET_LIKE: Final = 1 << 22
DEFAULT_ARGUMENT: Final = 1 << 23  # generated_default_arg
IMPLICIT_MEMBER_NAMING: Final = 1 << 24  # a cast to the base class in which a member was found
QUALIFIED_CALL: Final = 1 << 25  # call_with_qualified_function_name
POINTER_SECOND: Final = 1 << 26  # `1 + p`, `1[p]`
GNU_QUESTION: Final = 1 << 27  # `a ?: b`
FOUND_BY_ADL: Final = 1 << 28
VOLATILE_FETCH: Final = 1 << 29
GNU_EXTENSION: Final = 1 << 30
CAPTURED: Final = 1 << 31  # a field that stands for a captured variable
BIT_FIELD: Final = 1 << 32  # an access of a bit-field
STD_ALIGNOF: Final = 1 << 33
BY_TARGET: Final = 1 << 35  # a function that the type wanted chose from a set ([over.over])


class Expression:
    """The base of all expressions.

    `token` is where it is said to stand: the operator of an operation, the name of an entity; -1 where it has no place.
    `start` is the first token of what was written: conversions of the expression stand there.
    `lvalue_type` is set on an lvalue that has been read: the type it had before ([conv.lval])."""

    def __init__(self, kind: int, type_: Type, category: int, token: int, start: int | None = None) -> None:
        self.kind: int = kind
        self.type: Type = type_
        self.category: int = category
        self.token: int = token
        self.start: int = token if start is None else start
        self.flags: int = 0
        self.lvalue_type: Type | None = None

    def operands(self) -> "list[Expression]":
        """The expressions directly below."""
        return []


class ErrorExpression(Expression):
    """An expression that the engine does not know, up to the token `end`; `cause` says why, `parts` are operands in it
    that it does know, and `uses` all that are named or read in it."""

    def __init__(self, type_: Type, token: int, cause: str) -> None:
        super().__init__(ENK_ERROR, type_, PRVALUE, token)
        self.cause: str = cause
        self.parts: list[Expression] = []
        self.uses: list[Expression] = []
        self.end: int = -1
        #: the variable of a block that it would initialise
        self.initialised: Variable | None = None
        #: it is a mistake of the program, which is reported
        self.is_mistake: bool = False


class Operation(Expression):
    """`operation` is one of il.operations; the callee of a call is its first operand.

    `type_kind` is the kind of type (TK_) in which the operation computes, TK_UNKNOWN where it computes nothing."""

    def __init__(
        self,
        operation: int,
        type_: Type,
        category: int,
        token: int,
        arguments: list[Expression],
        type_kind: int = tk.TK_UNKNOWN,
    ) -> None:
        super().__init__(ENK_OPERATION, type_, category, token)
        self.operation: int = operation
        self.type_kind: int = type_kind
        self.arguments: list[Expression] = arguments

    def operands(self) -> list[Expression]:
        return self.arguments


class ConstantExpression(Expression):
    """A value: a literal, or an expression that was folded."""

    def __init__(self, constant: "Constant", token: int, start: int | None = None) -> None:
        super().__init__(ENK_CONSTANT, constant.type, PRVALUE, token, start)
        self.constant: Constant = constant


class VariableExpression(Expression):
    """`variable` as an lvalue, or read where `lvalue_type` is set."""

    def __init__(self, variable: "Variable", type_: Type, category: int, token: int) -> None:
        super().__init__(ENK_VARIABLE, type_, category, token)
        self.variable: Variable = variable
        #: the syntax of the name, None where it is implied
        self.name: e.Name | None = None


class FieldExpression(Expression):
    """The right operand of a member access."""

    def __init__(self, field: "Field", type_: Type, token: int) -> None:
        super().__init__(ENK_FIELD, type_, PRVALUE, token)
        self.field: Field = field


class RoutineExpression(Expression):
    """A function: a pointer to it in a call (`lvalue_type` is its function type), or an lvalue."""

    def __init__(self, routine: "Routine", type_: Type, category: int, token: int) -> None:
        super().__init__(ENK_ROUTINE, type_, category, token)
        self.routine: Routine = routine
        self.name: e.Name | None = None


class OverloadExpression(Expression):
    """An overload set that is not resolved: routines and function templates ([over.over]).  Not in a finished one,
    but for dependent calls, which print as enk_routine or enk_error."""

    def __init__(self, candidates: "list[Routine | Template]", type_: Type, token: int) -> None:
        super().__init__(ENK_TEMPLATE_NAME, type_, LVALUE, token)
        self.candidates: list[Routine | Template] = candidates
        #: template arguments written behind the name, None where there are none
        self.explicit: list[TemplateArgument] | None = None
        #: the object of `object.name`, or the implied one
        self.object: Expression | None = None
        #: the scope in which a lambda captures the implied object once a function is chosen that needs it
        self.around: Context | None = None
        #: it stands in the body of a function that has no `this`
        self.lacks_object: bool = False
        self.name: e.Name | None = None
        #: `N::f` and `(f)` suppress argument-dependent lookup
        self.qualified: bool = False
        #: the class by which a member was named
        self.naming_class: ClassType | None = None
        #: the class or namespace that a template-id is shown with
        self.shown_scope: Entity | None = None
        #: named by `->`: `object` is a pointer
        self.arrow: bool = False
        #: the base classes on the way from the class of the object to that in which the member was found
        self.path: list[BaseClass] = []
        #: token of the `.` or `->`, -1 where the object is implied
        self.operator: int = -1
        #: token of the `&` in front of the name, -1 where there is none
        self.address: int = -1


class TempInit(Expression):
    """A temporary object and its initialisation; a functional cast to a class type among others."""

    def __init__(
        self, init: "DynamicInit", type_: Type, category: int, token: int, start: int | None = None
    ) -> None:
        super().__init__(ENK_TEMP_INIT, type_, category, token, start)
        self.init: DynamicInit = init
        #: a reference is bound to it instead of a value, or an object of another type
        self.is_copy: bool = False

    def operands(self) -> list[Expression]:
        return self.init.arguments if self.init.expression is None else [self.init.expression]


class LambdaNode:
    """A lambda: its closure class, call operator (a Routine, or a Template of a generic one) and captures."""

    def __init__(self, node: "e.Lambda", closure: "ClassType") -> None:
        self.node: e.Lambda = node
        self.closure: ClassType = closure
        self.routine: Routine | None = None
        self.call_template: Template | None = None
        self.captures: list[LambdaCapture] = []
        #: the function in a default argument of which the lambda stands, and for which of its parameters
        self.default_of: Routine | None = None
        self.default_index: int = -1


class LambdaCapture:
    """One capture, in the order of the closure's fields; `variable` is None for `this`."""

    def __init__(self, variable: "Variable | None", field: "Field", by_reference: bool, token: int) -> None:
        self.variable: Variable | None = variable
        self.field: Field = field
        self.by_reference: bool = by_reference
        self.token: int = token
        self.implicit: bool = False
        #: of an init-capture, or the copy of a captured object
        self.initializer: DynamicInit | None = None


class LambdaExpression(Expression):
    def __init__(self, node: LambdaNode, type_: Type, token: int) -> None:
        super().__init__(ENK_LAMBDA, type_, PRVALUE, token)
        self.lambda_node: LambdaNode = node


class NewDelete(Expression):
    """A new- or delete-expression: `routine` allocates or frees, `arguments` are its arguments or what is deleted."""

    def __init__(self, is_new: bool, type_: Type, token: int) -> None:
        super().__init__(ENK_NEW_DELETE, type_, PRVALUE, token)
        self.is_new: bool = is_new
        self.is_array: bool = False
        self.global_scope: bool = False
        self.object_type: Type | None = None
        self.count: Expression | None = None
        self.routine: Routine | None = None
        self.destructor: Routine | None = None
        self.arguments: list[Expression] = []
        self.init: DynamicInit | None = None
        self.placement: bool = False
        self.has_initializer: bool = False
        self.braced: bool = False
        #: the deallocation that a throwing initialisation implies
        self.freeing: Routine | None = None
        #: a constructor sees to the storage: the display does not say `routine`
        self.by_constructor: bool = False

    def operands(self) -> list[Expression]:
        return self.arguments


class Throw(Expression):
    def __init__(self, init: "DynamicInit | None", type_: Type, token: int) -> None:
        super().__init__(ENK_THROW, type_, PRVALUE, token)
        self.init: DynamicInit | None = init
        #: of the thrown object
        self.destructor: Routine | None = None


class Condition(Expression):
    """A condition that declares a variable, `if (T x = e)`, or one behind an init-statement (`initialization`)."""

    def __init__(self, variable: "Variable | None", init: "DynamicInit | None", value: Expression, token: int) -> None:
        super().__init__(ENK_CONDITION, value.type, PRVALUE, token)
        self.variable: Variable | None = variable
        self.init: DynamicInit | None = init
        self.value: Expression = value
        self.initialization: Statement | None = None

    def operands(self) -> list[Expression]:
        return [self.value]


class ObjectLifetime(Expression):
    """A full-expression whose temporaries end with it: wrapped where one of them has a destructor."""

    def __init__(self, inner: Expression) -> None:
        super().__init__(ENK_OBJECT_LIFETIME, inner.type, inner.category, inner.token)
        self.inner: Expression = inner

    def operands(self) -> list[Expression]:
        return [self.inner]


class TypeQuery(Expression):
    """`sizeof`, `alignof`, `typeid` with a type or an expression: kind is ENK_SIZEOF, ENK_ALIGNOF or ENK_TYPEID."""

    def __init__(self, kind: int, type_: Type, category: int, token: int) -> None:
        super().__init__(kind, type_, category, token)
        self.type_operand: Type | None = None
        #: of `typeid`: the node that says the type
        self.type_node: TypeOperand | None = None
        self.operand: Expression | None = None

    def operands(self) -> list[Expression]:
        return [] if self.operand is None else [self.operand]


class SizeofPack(Expression):
    """`sizeof...(P)` of a pack without arguments yet."""

    def __init__(self, name: str, type_: Type, token: int) -> None:
        super().__init__(ENK_SIZEOF_PACK, type_, PRVALUE, token)
        self.name: str = name
        #: a pack of values; None for one of types or templates
        self.operand: Expression | None = None


class StatementExpression(Expression):
    """GNU `({ ... })`."""

    def __init__(self, block: "Block", type_: Type, token: int) -> None:
        super().__init__(ENK_STATEMENT, type_, PRVALUE, token)
        self.block: Block = block


class ReuseValue(Expression):
    """The value of an expression that was evaluated already: the condition of `a ?: b`."""

    def __init__(self, source: Expression) -> None:
        super().__init__(ENK_REUSE_VALUE, source.type, source.category, source.token)
        self.source: Expression = source


class TypeOperand(Expression):
    """A type as an operand of a built-in operation."""

    def __init__(self, operand: Type, type_: Type, token: int) -> None:
        super().__init__(ENK_TYPE_OPERAND, type_, PRVALUE, token)
        self.operand: Type = operand


class BuiltinOperation(Expression):
    """A built-in with operands that are no function call: traits, `__builtin_offsetof`, `__builtin_bit_cast`, ..."""

    def __init__(self, name: str, type_: Type, category: int, token: int, arguments: list[Expression]) -> None:
        super().__init__(ENK_BUILTIN_OPERATION, type_, category, token)
        self.name: str = name
        self.arguments: list[Expression] = arguments

    def operands(self) -> list[Expression]:
        return self.arguments


class ParamRef(Expression):
    """A parameter in a trailing return type, `noexcept` or constraint of its own function."""

    def __init__(self, position: int, type_: Type, token: int) -> None:
        super().__init__(ENK_PARAM_REF, type_, LVALUE, token)
        self.position: int = position


class BracedInitList(Expression):
    """`{...}` that has no type by itself."""

    def __init__(self, items: list[Expression], type_: Type, token: int) -> None:
        super().__init__(ENK_BRACED_INIT_LIST, type_, PRVALUE, token)
        self.items: list[Expression] = items
        #: designators, in parallel with `items`; empty strings where there are none
        self.designators: list[str] = []
        #: the tokens of these names, -1 where there are none
        self.designator_tokens: list[int] = []
        #: GNU `[first ... last] =` of array elements, in parallel with `items`; empty where there are none
        self.places: list[tuple[int, int]] = []

    def operands(self) -> list[Expression]:
        return self.items


class Await(Expression):
    """`co_await` and `co_yield`, by `kind` ([expr.await])."""

    def __init__(self, kind: int, operand: Expression, type_: Type, category: int, token: int) -> None:
        super().__init__(kind, type_, category, token)
        self.operand: Expression = operand
        #: what is awaited: the operand, or for `co_yield` the call of `yield_value` with it
        self.awaited: Expression = operand
        #: the calls of `await_ready`, `await_resume` and `await_suspend`; they hold the operand again
        self.calls: list[Expression] = []

    def operands(self) -> list[Expression]:
        return [self.operand]


class Fold(Expression):
    """A fold over a pack without arguments yet; `operation` is the operator's spelling."""

    def __init__(self, operator: str, left_associative: bool, type_: Type, token: int, parts: list[Expression]) -> None:
        super().__init__(ENK_FOLD, type_, PRVALUE, token)
        self.operator: str = operator
        self.left_associative: bool = left_associative
        self.parts: list[Expression] = parts

    def operands(self) -> list[Expression]:
        return self.parts


class InitializerExpression(Expression):
    """A braced initialiser that stands as an operand (enk_initializer)."""

    def __init__(self, init: "DynamicInit", type_: Type, token: int) -> None:
        super().__init__(ENK_INITIALIZER, type_, PRVALUE, token)
        self.init: DynamicInit = init


class ConceptId(Expression):
    """`C<args>` with dependent arguments."""

    def __init__(self, concept: "Template", type_: Type, token: int, arguments: "tuple[TemplateArgument, ...]") -> None:
        super().__init__(ENK_CONCEPT_ID, type_, PRVALUE, token)
        self.concept: Template = concept
        self.arguments: tuple[TemplateArgument, ...] = arguments


class RequiresExpression(Expression):
    """A requires-expression of a template; its requirements are checked with the arguments."""

    def __init__(self, node: "e.Requires", type_: Type, token: int) -> None:
        super().__init__(ENK_REQUIRES, type_, PRVALUE, token)
        self.node: e.Requires = node
        self.requirements: list[Expression] = []

    def operands(self) -> list[Expression]:
        return self.requirements


class DependentExpression(Expression):
    """An expression of a template whose form is known with the arguments only; prints as an operation or a constant."""

    def __init__(self, type_: Type, token: int, start: int, end: int, parts: list[Expression]) -> None:
        super().__init__(ENK_ERROR, type_, LVALUE, token)
        self.start: int = start
        self.end: int = end
        self.parts: list[Expression] = parts
        self.flags = TYPE_DEPENDENT | VALUE_DEPENDENT

    def operands(self) -> list[Expression]:
        return self.parts


def is_parenthesized_cast(made: Expression) -> bool:
    """Whether it is `T(x)`, and not `(T)x` or `T{x}`."""
    return made.flags & (FUNCTIONAL_CAST | BRACE_CAST) == FUNCTIONAL_CAST


def callee_of(call: Operation) -> Expression:
    """What a call calls; of `object.f` with a static `f`, that."""
    callee = call.arguments[0]
    if isinstance(callee, Operation) and callee.operation in (DOT_STATIC, POINTS_TO_STATIC):
        return callee.arguments[-1]
    return callee


def called_routine(call: Operation) -> "Routine | None":
    """The function that a call names."""
    callee = callee_of(call)
    return callee.routine if isinstance(callee, RoutineExpression) else None


def field_of(source: Expression) -> "Field | None":
    """The field that a member access names."""
    if isinstance(source, Operation) and source.operation in (DOT_FIELD, POINTS_TO_FIELD):
        member = source.arguments[1]
        if isinstance(member, FieldExpression):
            return member.field
    return None
