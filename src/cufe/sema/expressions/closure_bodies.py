"""The functions that a lambda without captures has besides its call operator ([expr.prim.lambda.closure])."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import statements as st
from cufe.il.expressions import PRVALUE, LambdaNode, RoutineExpression
from cufe.il.types import PointerType, RoutineType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.expressions.defaulted_bodies import part

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ClosureBodies:
    """Finds these functions and makes their bodies."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def conversions(self, node: LambdaNode) -> list[en.Routine]:
        """The conversion to a pointer to function, as far as its type is known; it returns the address of `_FUN`."""
        context = node.closure.context
        if node.captures or node.routine is None or not isinstance(context, ClassContext):
            return []
        found: list[en.Routine] = []
        for routine in context.members.get("operator ", []):
            if isinstance(routine, en.Routine) and isinstance(routine.type, RoutineType):
                if routine.body is None:
                    self._convert(routine, routine.type, node.routine.token)
                found.append(routine)
        return found

    def _convert(self, routine: en.Routine, type_: RoutineType, token: int) -> None:
        pointer = type_.result.skip_typerefs()
        assert isinstance(pointer, PointerType)
        routine.token = token
        called = en.Routine("_FUN", token, routine.parent)
        called.type = pointer.target
        called.flags |= en.STATIC_MEMBER | en.IMPLICIT
        scope = st.FunctionScope(routine)
        scope.this = self.engine.this.variable(routine)
        block = st.Block(-1, -1)
        block.end_reachable = False
        value = RoutineExpression(called, type_.result, PRVALUE, -1)
        block.body = [st.ExpressionStatement(st.STMK_RETURN, -1, value)]
        scope.block = block
        routine.body = scope

    def move_constructor(self, node: LambdaNode) -> list[en.Routine]:
        """The constructor by which a variable is made of the closure object."""
        engine = self.engine
        if node.captures:
            return []
        source = engine.types.reference(node.closure, True)
        try:
            constructors = engine.overloads.constructors
            found = constructors.copy_or_move(node.closure, part(engine, node.closure, source), -1).routine
        except (Unknown, IllFormed, Dependent):
            return []
        return [] if found is None else [found]
