"""Calls of the built-in functions of device code: `__nv_atomic_*`, `__wgmma_mma_async_*` (spec 18, 52).

Their arguments obey rules of their own, which are judged elsewhere (`cuda/rules`): each call that is read is kept in
`calls`, whether it obeys them or not.
"""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il.context import Context
from cufe.il.entities import BUILTIN, Routine
from cufe.il.expressions import PRVALUE, Expression, OverloadExpression
from cufe.il.types import ArrayType, PointerType, RoutineType, Type
from cufe.sema.constant.device_functions import ATOMIC, PREFIXES
from cufe.sema.expressions.operands import operation
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


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
        self.read.append(DeviceCall(node, only.name, arguments, context))
        if engine.calls.any_dependent(arguments):
            return engine.calls.dependent(callee, arguments, node.open)
        function = engine.operands.routine(only, callee.token, True)
        made = operation(eok.CALL, self._result(only.name, arguments), PRVALUE, node.open, [function, *arguments])
        made.start = node.start
        made.flags |= engine.calls.sequenced()
        return made

    def _result(self, name: str, arguments: list[Expression]) -> Type:
        form = name.removeprefix(ATOMIC)
        if form.startswith("compare_exchange"):
            return self.engine.types.bool
        if form.startswith("fetch_") or form in ("load_n", "exchange_n"):
            target = pointed_to(arguments[0]) if arguments else None
            return self.engine.types.unknown if target is None else self.engine.types.unqualified(target)
        return self.engine.types.void


def pointed_to(argument: Expression) -> Type | None:
    """What an argument points to once it has decayed; None where it is no pointer."""
    type_ = bare(argument.type)
    if isinstance(type_, PointerType):
        return type_.target
    if isinstance(type_, ArrayType):
        return type_.element
    return type_ if isinstance(type_, RoutineType) else None
