"""Kernel launches: `kernel<<<configuration>>>(arguments)` as `configured ? (void)0 : kernel(arguments)`."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.il.templates import Template, functions_among
from cufe.il.types import VoidType
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.expr.member_access import refuse_bound
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_CONFIGURES = "__cudaPushCallConfiguration"


def _place(argument: x.Expression, value: x.Expression) -> None:
    """An extent that was computed from constants stands at the operator (observed)."""
    written = value.constant.expression if isinstance(value, x.ConstantExpression) else None
    if not isinstance(argument, x.TempInit) or not isinstance(written, x.Operation):
        return
    argument.token = argument.init.token = written.token
    folded = argument.init.expression
    constructed = folded.constant.expression if isinstance(folded, x.ConstantExpression) else None
    if isinstance(constructed, x.TempInit):
        constructed.token = -1
        constructed.init.token = written.token


class LaunchParts:
    """A launch whose operands have been read, with the context in which they were; `well_formed` if both calls are."""

    def __init__(
        self,
        node: e.Launch,
        context: Context,
        callee: x.Expression,
        configuration: list[x.Expression],
        arguments: list[x.Expression],
    ) -> None:
        self.node: e.Launch = node
        self.context: Context = context
        self.callee: x.Expression = callee
        self.configuration: list[x.Expression] = configuration
        self.arguments: list[x.Expression] = arguments
        self.well_formed: bool = False


def is_launch(node: x.Operation) -> bool:
    """Whether a conditional operation is what `Launches.build` makes of a launch."""
    if node.operation != eok.QUESTION or node.token >= 0 or node.start < 0 or not isinstance(node.type, VoidType):
        return False
    nothing = node.arguments[1]
    return isinstance(nothing, x.Operation) and nothing.operation == eok.CAST and nothing.token < 0


class Launches:
    """Builds launches; `read` are all of which the operands are known, in the order in which they were read."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.read: list[LaunchParts] = []
        #: launches with an argument that is wrong by itself, by their chevrons
        self._mistaken: set[int] = set()
        #: the same by what was made of them
        self.parts: dict[x.Operation, LaunchParts] = {}

    def build(self, node: e.Launch, context: Context) -> x.Expression:
        engine = self.engine
        types = engine.types
        callee = engine.expressions.callee(node.callee, context)
        if isinstance(callee, x.OverloadExpression) and callee.operator >= 0:
            refuse_bound(callee)
        start = callee.start
        try:
            self.require_operands([*node.configuration, *node.arguments])
            configuration = engine.expressions.list_of(node.configuration, context)
            arguments = engine.expressions.list_of(node.arguments, context)
        except (IllFormed, Unknown):
            self._keep_mistaken(node, callee, context)
            raise
        parts = LaunchParts(node, context, callee, configuration, arguments)
        if not engine.trials.under_way:
            self.read.append(parts)
        try:
            called = engine.calls.call(callee, arguments, node.open, context)
            parts.well_formed = True
        except IllFormed:
            wanted = self._wanted(callee)
            if wanted < 0 or len(arguments) <= wanted or engine.trials.under_way:
                raise
            # With too many arguments a lone kernel is called all the same.
            called = engine.calls.call(callee, arguments[:wanted], node.open, context)
        if isinstance(called, x.ConstantExpression) and called.constant.expression is not None:
            # A callee that is launched is no constant.
            called = called.constant.expression
        called.flags |= x.RESULT_NOT_USED
        try:
            configured = self._configuration(start, configuration, context)
        except IllFormed as failure:
            if engine.trials.under_way:
                raise
            parts.well_formed = False
            configured = x.ErrorExpression(types.unknown, start, failure.cause)
        zero = x.ConstantExpression(IntegerConstant(types.int, 0), node.close + 1)
        zero.flags |= x.RESULT_NOT_USED
        nothing = x.Operation(eok.CAST, types.void, x.PRVALUE, -1, [zero])
        nothing.flags |= x.RESULT_NOT_USED
        made = x.Operation(eok.QUESTION, types.void, x.PRVALUE, -1, [configured, nothing, called])
        # Mistakes in the use of the result are reported after the launch.
        made.start = node.end
        self.parts[made] = parts
        return made

    def require_operands(self, nodes: list[e.Node]) -> None:
        """No type in words stands among the operands; in a call there could be, since a call may be a declaration."""
        for node in nodes:
            words = k.stretch(self.engine.kinds, node.start, node.end) if isinstance(node, e.TypeId) else b""
            if words and not words.strip(bytes((k.BUILTIN_TYPE,))):
                raise Mistake(num.TYPE_NAME, "type name is not allowed", node.start)

    def _wanted(self, callee: x.Expression) -> int:
        """How many parameters a lone kernel has; -1 where there are others, or templates."""
        if not isinstance(callee, x.OverloadExpression) or len(callee.candidates) != 1:
            return -1
        only = callee.candidates[0]
        return len(self.engine.declare_types.routine_type(only).parameters) if isinstance(only, Routine) else -1

    def _keep_mistaken(self, node: e.Launch, callee: x.Expression, context: Context) -> None:
        """Keeps the operands of a launch of which an argument is wrong by itself: another one may be wrong, too."""
        if node.chevrons in self._mistaken or self.engine.trials.under_way:
            return
        self._mistaken.add(node.chevrons)
        configuration = self.engine.expressions.mistaken_list(node.configuration, context)
        arguments = self.engine.expressions.mistaken_list(node.arguments, context)
        if configuration is not None and arguments is not None:
            self.read.append(LaunchParts(node, context, callee, configuration, arguments))
        if arguments is not None and class_of(callee.type) is not None:
            self.engine.calls.try_mistaken(node, callee, arguments, context)

    def configuring(self, token: int) -> list[Routine | Template]:
        """The functions that a configuration goes to; Unknown where the toolkit's headers do not declare it."""
        engine = self.engine
        found = engine.names.qualified(engine.declare.root.namespace, _CONFIGURES, token)
        candidates = functions_among(found)
        if not candidates:
            raise Unknown("the configuration function is not declared", token)
        return candidates

    def _configuration(self, start: int, configuration: list[x.Expression], context: Context) -> x.Expression:
        engine = self.engine
        if engine.calls.any_dependent(configuration):
            made = self._dependent_configuration(start, configuration)
        else:
            callee = x.OverloadExpression(self.configuring(start), engine.types.unknown, start)
            callee.qualified = True
            made = engine.calls.call(callee, configuration, start, context)
        if isinstance(made, x.Operation):
            for value, argument in zip(configuration, made.arguments[1:], strict=False):
                _place(argument, value)
        made.flags |= x.COMPILER_GENERATED
        made.flags &= ~x.QUALIFIED_CALL
        return made

    def _dependent_configuration(self, start: int, configuration: list[x.Expression]) -> x.Expression:
        """What is not dependent is converted all the same, since the function has no overloads."""
        engine = self.engine
        routine = self.configuring(start)[0]
        if not isinstance(routine, Routine):
            raise Unknown("the configuration function is a template", start)
        target = engine.operands.routine(routine, start, True)
        parameters = engine.declare_types.routine_type(routine).parameters
        arguments = engine.dependent_arguments.converted(parameters, configuration, start)
        if not any(argument.flags & x.PACK_EXPANSION for argument in configuration):
            for index in range(len(arguments), len(parameters)):
                arguments.append(engine.passed_arguments.default(routine, index, start))
        result = engine.declare_types.result_type(routine)
        made = x.Operation(eok.CALL, result, x.PRVALUE, start, [target, *arguments])
        made.flags |= engine.calls.sequenced()
        return made
