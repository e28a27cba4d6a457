"""The bodies of inherited constructors ([class.inhctor.init]): the base class by its own constructor, everything else
as by default."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il.entities import PARAMETER, Routine, Variable
from cufe.il.expressions import (
    LVALUE,
    REFERENCE_CAST,
    RVALUE_REFERENCE_CAST,
    STATIC_CAST,
    XVALUE,
    Expression,
    VariableExpression,
)
from cufe.il.initialisation import DIK_CONSTRUCTOR, DynamicInit
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.expr.operands import dereferenced, kind_of, operation, reference_type
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class InheritedBodies:
    """Makes these bodies; what they are made of stands where the constructor was used first."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._used: dict[Routine, int] = {}

    def use(self, routine: Routine, arguments: list[Expression]) -> None:
        """A constructor is called with these arguments."""
        if routine.inherited is not None and routine not in self._used:
            start = arguments[0].start if arguments else -1
            braced = start > 0 and self.engine.kinds[start - 1] == k.OPEN_BRACE
            self._used[routine] = start - 1 if braced else start

    def use_in_initialiser(self, routine: Routine, parenthesis: int) -> None:
        """A constructor is called by a member initialiser, with arguments in these parentheses, which are the place."""
        if self._used.get(routine) == parenthesis + 1:
            self._used[routine] = parenthesis

    def of(self, routine: Routine, inherited: Routine) -> st.FunctionScope:
        """The scope of an inherited constructor."""
        engine = self.engine
        cls = routine.owner()
        base = inherited.owner()
        if cls is None or base is None:
            raise Unknown("inherited constructor without a class", routine.token)
        start = self._used.get(routine, routine.token)
        scope = st.FunctionScope(routine)
        scope.this = engine.this.variable(routine)
        routine.body = scope
        arguments: list[Expression] = []
        for type_ in engine.declare_types.routine_type(routine).parameters:
            parameter = Variable("", -1, routine)
            parameter.type = type_
            parameter.flags |= PARAMETER
            scope.parameters.append(parameter)
            arguments.append(self._forwarded(parameter, type_, start))
        init = DynamicInit(DIK_CONSTRUCTOR, base)
        init.routine = inherited
        self._used.setdefault(inherited, routine.token)
        init.arguments = engine.passed_arguments.converted(inherited, arguments, [], start)
        scope.constructor_inits = engine.member_initialisers.inherited(cls, routine, base, init)
        block = st.Block(-1, -1)
        block.end_reachable = False
        block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, None))
        scope.block = block
        return scope

    def _forwarded(self, parameter: Variable, type_: Type, start: int) -> Expression:
        """`static_cast<T &&>(parameter)`."""
        reference = reference_type(type_)
        place = start if reference is None else self._behind(start)
        source = dereferenced(VariableExpression(parameter, type_, LVALUE, place))
        rvalue = reference is None or reference.rvalue
        target = type_ if reference is None else reference.target
        made = operation(eok.REF_CAST, target, XVALUE if rvalue else LVALUE, place, [source], kind_of(target))
        made.lvalue_type = target
        made.start = start
        made.flags |= STATIC_CAST | REFERENCE_CAST
        if rvalue:
            made.flags |= RVALUE_REFERENCE_CAST
        return made

    def _behind(self, start: int) -> int:
        """The token behind the initialiser in which the first argument stands."""
        brackets = self.engine.cutter.brackets
        if start > 0 and self.engine.kinds[start] == k.OPEN_BRACE:
            return brackets.close(start) + 1
        if start > 0 and self.engine.kinds[start - 1] == k.OPEN_ROUND:
            return brackets.close(start - 1) + 1
        return start
