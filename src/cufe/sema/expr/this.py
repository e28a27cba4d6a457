"""`this` ([expr.prim.this]): written, implied in front of members, and inside of lambdas."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import PARAMETER, STATIC_MEMBER, THIS_PARAMETER, ClassType, Routine, Variable
from cufe.il.expressions import PRVALUE, Expression, VariableExpression
from cufe.il.types import RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.declared.contexts import ClassContext, ParameterContext, RegionContext
from cufe.sema.declared.declarators import written_cv

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class This:
    """Answers what `this` is in a context."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._variables: dict[int, Variable] = {}
        self._outside: dict[tuple[int, int], Variable] = {}

    def written(self, token: int, context: Context) -> Expression:
        found = self.pointer(context, token)
        if found is None:
            cause = '"this" may only be used inside a nonstatic member function'
            if self.is_missing(context):
                raise Mistake(num.NO_THIS, cause, token)
            raise IllFormed(cause, token)
        return found

    def is_missing(self, context: Context) -> bool:
        """Whether `this` is missed where there is none, outside of lambdas: what is missed there, and in what is read
        with template arguments put in or as an operand that is not evaluated, is judged elsewhere."""
        if self.engine.expressions.unevaluated or self.engine.trials.under_way:
            return False
        at: Context | None = context
        while at is not None:
            if isinstance(at, RegionContext) and at.routine is not None:
                return self.engine.lambdas.node_of(at.routine) is None
            if isinstance(at, ParameterContext):
                return False
            at = at.outer
        return True

    def pointer(self, context: Context, token: int, use: int = -1) -> Expression | None:
        """The value of `this` at `token` (-1 where it is implied, by what is at `use`); None where there is none."""
        at: Context | None = context
        cv = 0
        while at is not None:
            if isinstance(at, (RegionContext, ParameterContext)):
                routine = at.routine
                if isinstance(at, ParameterContext):
                    cv |= at.cv
                if routine is not None:
                    if self.engine.lambdas.node_of(routine) is not None:
                        return self.engine.captured_uses.this(routine, token, context, use)
                    if routine.owner() is not None:
                        return self.of_routine(routine, token)
                    if isinstance(at, RegionContext):
                        # A friend that is defined in a class is no member of it.
                        return None
            elif isinstance(at, ClassContext):
                return self.of_class(at.cls, token, cv)
            at = at.outer
        return None

    def seen(self, context: Context, token: int, use: int) -> Expression | None:
        """As `pointer`, but that no lambda captures it: it may turn out that no object is needed."""
        at: Context | None = context
        while at is not None and not isinstance(at, ClassContext):
            if isinstance(at, (RegionContext, ParameterContext)) and at.routine is not None:
                state = self.engine.lambdas.node_of(at.routine)
                if state is None or state.this_field is not None or self.engine.expressions.unevaluated:
                    break
                at = state.context
            else:
                at = at.outer
        return None if at is None else self.pointer(at, token, use)

    def of_routine(self, routine: Routine, token: int) -> Expression | None:
        """`this` in a member function; None in a static one."""
        if routine.flags & STATIC_MEMBER:
            return None
        variable = self.variable(routine)
        assert variable.type is not None
        return VariableExpression(variable, variable.type, PRVALUE, token)

    def variable(self, routine: Routine) -> Variable:
        """The parameter `this` of a member function."""
        known = self._variables.get(id(routine))
        if known is None:
            owner = routine.owner()
            if owner is None:
                raise IllFormed("no member function", routine.token)
            cv = routine.type.cv if isinstance(routine.type, RoutineType) else self._cv(routine)
            known = self._made(owner, cv, routine)
            self._variables[id(routine)] = known
        return known

    def _cv(self, routine: Routine) -> int:
        """The cv-qualifiers of a member function whose type is being read: its trailing return type may use `this`."""
        for declared in routine.declarations[:1]:
            function = declared.binding.function()
            if function is not None:
                return written_cv(function)
            return self.engine.declare_types.signature(declared, declared.context).cv
        return 0

    def of_class(self, cls: ClassType, token: int, cv: int = 0) -> Expression:
        """`this` in a class outside of its functions: default member initialisers, `noexcept`, trailing types."""
        known = self.outside(cls, cv)
        assert known.type is not None
        return VariableExpression(known, known.type, PRVALUE, token)

    def outside(self, cls: ClassType, cv: int = 0) -> Variable:
        """The variable of that `this`."""
        known = self._outside.get((id(cls), cv))
        if known is None:
            known = self._made(cls, cv, None)
            self._outside[(id(cls), cv)] = known
        return known

    def _made(self, cls: Type, cv: int, routine: Routine | None) -> Variable:
        types = self.engine.types
        made = Variable("this", -1, routine)
        made.type = types.pointer(types.qualified(cls, cv))
        made.flags = PARAMETER | THIS_PARAMETER
        return made
