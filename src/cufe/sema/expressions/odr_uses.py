"""Which uses of a variable of the function around a lambda capture it ([basic.def.odr], [expr.prim.lambda.capture])."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import Variable
from cufe.il.expressions import LVALUE, Expression, VariableExpression
from cufe.il.types import RoutineType
from cufe.sema.expressions.captures import COPY_DEFAULT, LambdaState
from cufe.sema.expressions.operands import reference_type

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class NamedConstant:
    """A constant that was named in a lambda; whether it is captured hangs on what is done with it."""

    def __init__(self, variable: Variable, token: int, context: Context, first: int) -> None:
        self.variable: Variable = variable
        self.token: int = token
        self.context: Context = context
        #: where the lambda names it first
        self.first: int = first


class OdrUses:
    """Knows the names in lambdas that do not capture, or not yet."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._constants: dict[Expression, NamedConstant] = {}
        self._first: dict[tuple[LambdaState, Variable], int] = {}

    def unevaluated(self, state: LambdaState, variable: Variable, token: int) -> Expression | None:
        """A variable in an unevaluated operand: itself, const where it would be a member of a const closure; None where
        it is as it is outside."""
        capture = state.by_variable.get(variable)
        by_reference = capture.by_reference if capture is not None else state.default != COPY_DEFAULT
        type_ = self.engine.declare_types.variable_type(variable)
        if by_reference or reference_type(type_) is not None or type_.dependent or not self._is_const(state):
            return None
        return VariableExpression(variable, self.engine.types.qualified(type_, tk.CONST), LVALUE, token)

    def unevaluated_this(self, state: LambdaState, token: int) -> Expression | None:
        """`this` in an unevaluated operand: a null pointer of its type."""
        before = self.engine.this.pointer(state.context, token)
        if before is None:
            return None
        return self.engine.accesses.null_object(before.type, token)

    def _is_const(self, state: LambdaState) -> bool:
        """Whether the call operator is a const member, as it is unless the lambda is mutable."""
        routine = state.made.routine
        if routine is None:
            return True
        type_ = self.engine.declare_types.routine_type(routine)
        return isinstance(type_, RoutineType) and bool(type_.cv & tk.CONST)

    def constant(self, state: LambdaState, variable: Variable, token: int, context: Context) -> Expression:
        """A name of a constant, which is captured where more than its value is used: as it was named first there."""
        made = self.engine.ids.plain_variable(variable, token)
        first = self._first.setdefault((state, variable), token)
        self._constants[made] = NamedConstant(variable, token, context, first)
        return made

    def used(self, place: Expression) -> Expression:
        """A place whose identity counts: its address is taken, or a reference is bound to it."""
        named = self._constants.get(place)
        if named is None:
            return place
        captured = self.engine.captured_uses.capture(named.variable, named.token, named.context, named.first)
        if captured is None:
            return place
        captured.flags |= place.flags
        captured.start = place.start
        return captured
