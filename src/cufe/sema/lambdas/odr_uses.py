"""Which uses of a variable of the function around a lambda capture it ([basic.def.odr], [expr.prim.lambda.capture])."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import Variable
from cufe.il.expressions import LVALUE, PRVALUE, ConstantExpression, Expression, VariableExpression
from cufe.il.types import RoutineType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.expr.constant_folding import plain
from cufe.sema.expr.operands import class_of, is_type_dependent, mark_read, reference_type
from cufe.sema.lambdas.captures import COPY_DEFAULT, NO_DEFAULT, LambdaState
from cufe.syntax.uses import captures_constant, uses_in

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class NamedConstant:
    """A constant that was named in a lambda; whether it is captured depends on what is done with it."""

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
        #: constants that extended lambdas capture, as they are where they are read
        self._captured: dict[Expression, Expression] = {}
        #: by lambdas, the names in them that other constants are made of
        self._for_constants: dict[LambdaState, frozenset[int]] = {}

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
        if class_of(made.type) is not None:
            return self._value(made, variable)
        first = self._first.setdefault((state, variable), token)
        self._constants[made] = NamedConstant(variable, token, context, first)
        return made

    def _value(self, named: Expression, variable: Variable) -> Expression:
        """A constant of a class that is not captured: its value; the variable where that is unknown."""
        try:
            value = plain(self.engine.evaluator.constant_of(variable, named.type))
        except (Dependent, IllFormed, Unknown):
            return named
        mark_read(named, named.type)
        value.expression = named
        made = ConstantExpression(value, named.token)
        made.type = self.engine.types.unqualified(named.type)
        return made

    def captures_constants(self, state: LambdaState) -> bool:
        """Whether a lambda captures the constants that it names: extended ones with a default do (observed: lambdas
        2.7)."""
        return state.default != NO_DEFAULT and self.engine.extended_closures.is_surely_extended(state.made)

    def note_constant(self, captured: Expression, variable: Variable, token: int) -> None:
        """Remembers what a captured constant is where its value is read."""
        self._captured[captured] = self.engine.ids.plain_variable(variable, token)

    def read(self, captured: Expression) -> Expression:
        """What is captured, where its value is read: a constant that an extended lambda captures is that constant."""
        constant = self._captured.get(captured)
        if constant is None or is_type_dependent(constant):
            return captured
        return constant

    def makes_constant(self, state: LambdaState, token: int) -> bool:
        """Whether a name stands in what has to be a constant, so that it captures nothing."""
        known = self._for_constants.get(state)
        if known is None:
            block = state.node.block
            found = uses_in([block], state.node, self.engine.kinds) if block is not None else []
            known = frozenset(use.token for use in found if not captures_constant(use))
            self._for_constants[state] = known
        return token in known

    def unread(self, operand: Expression) -> Expression:
        """An operand that waits for an instance to say what is done with it: a constant is captured for that; where it
        cannot be, its value is read.  What a function returns by constructor is an object for it, too."""
        if operand not in self._constants or operand.category == PRVALUE:
            return self.engine.temporaries.materialised_call(operand)
        captured = self.used(operand)
        return self.engine.operands.value(operand) if captured is operand else captured

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
