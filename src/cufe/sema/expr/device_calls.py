"""Calls of the built-in functions of device code: `__nv_atomic_*`, `__wgmma_mma_async_*` (spec 18, 52).

Their arguments obey rules of their own, which are judged elsewhere (`cuda/rules`): each call that is read is kept in
`calls`, whether it obeys them or not.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il.context import Context
from cufe.il.entities import BUILTIN, DEVICE, GLOBAL, ClassType, Routine
from cufe.il.expressions import PRVALUE, Expression, OverloadExpression
from cufe.il.types import ArrayType, PointerType, RoutineType, Type
from cufe.sema.constant.device_functions import ATOMIC, PREFIXES
from cufe.sema.declared.contexts import enclosing_routine
from cufe.sema.expr.operands import operation
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: with fewer arguments an atomic function that gives a value is none at all
_FEWEST: Final = 2


class DeviceCall:
    """A call of the function `name`: how it is written, its arguments, and where it stands."""

    def __init__(self, node: e.Call, name: str, arguments: list[Expression], context: Context) -> None:
        self.node: e.Call = node
        self.name: str = name
        self.arguments: list[Expression] = arguments
        self.context: Context = context


class DeviceCalls:
    """Builds such calls; `read` are all of which the arguments are known, in the order in which they were read."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.read: list[DeviceCall] = []

    def build(
        self, node: e.Call, callee: Expression, arguments: list[Expression], context: Context
    ) -> Expression | None:
        """The call, its arguments as they are; None where the callee is no such function."""
        if not isinstance(callee, OverloadExpression) or len(callee.candidates) != 1:
            return None
        only = callee.candidates[0]
        if not isinstance(only, Routine) or not only.flags & BUILTIN or not only.name.startswith(PREFIXES):
            return None
        engine = self.engine
        if not engine.trials.under_way:
            self.read.append(DeviceCall(node, only.name, arguments, context))
        if engine.calls.any_dependent(arguments):
            return engine.calls.dependent(callee, arguments, node.open)
        function = engine.operands.routine(only, callee.token, True)
        result = self._result(only.name, arguments, context)
        made = operation(eok.CALL, result, PRVALUE, node.open, [function, *arguments])
        made.start = node.start
        made.flags |= engine.calls.sequenced()
        return made

    def _result(self, name: str, arguments: list[Expression], context: Context) -> Type:
        """In code of the host, where no such call is allowed, most give nothing (observed)."""
        form = name.removeprefix(ATOMIC)
        if form.startswith("compare_exchange"):
            return self.engine.types.bool
        if form.startswith("fetch_") or form in ("load_n", "exchange_n"):
            target = pointed_to(arguments[0]) if arguments else None
            if target is None or len(arguments) < _FEWEST:
                return self.engine.types.unknown
            return self.engine.types.void if self._is_for_host(context) else self.engine.types.unqualified(target)
        return self.engine.types.void

    def _is_for_host(self, context: Context) -> bool:
        """Whether code is for the host alone, by the words of the function or lambda around."""
        routine = enclosing_routine(context)
        while routine is not None:
            closure = routine.parent
            if not isinstance(closure, ClassType) or closure.closure is None:
                return not (self.engine.language.default_device or routine.flags & (DEVICE | GLOBAL))
            state = self.engine.lambdas.state(closure)
            if state is None or state.node.attributes:
                return False
            routine = closure.parent if isinstance(closure.parent, Routine) else None
        return not self.engine.language.default_device


def pointed_to(argument: Expression) -> Type | None:
    """What an argument points to once it has decayed; None where it is no pointer."""
    type_ = bare(argument.type)
    if isinstance(type_, PointerType):
        return type_.target
    if isinstance(type_, ArrayType):
        return type_.element
    return type_ if isinstance(type_, RoutineType) else None
