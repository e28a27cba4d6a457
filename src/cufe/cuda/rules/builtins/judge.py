"""Judges the calls of built-in functions of device code that the engine has read."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.builtins.atomics import IN_HOST, AtomicCall
from cufe.cuda.rules.builtins.voided import voided_use
from cufe.cuda.rules.builtins.wgmma import check_wgmma
from cufe.cuda.rules.call_arguments.arguments import PassedArguments
from cufe.cuda.rules.call_arguments.findings import Finding
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.sema.constant.device_functions import ATOMIC
from cufe.sema.declared.contexts import RegionContext, enclosing_routine, is_dependent_context, point_of_instantiation
from cufe.sema.expr.device_calls import DeviceCall
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_BEFORE_STATEMENTS: Final = b";{}"


class DeviceCallJudge:
    """Judges calls, those of templates where they are written as far as they can be, and then in instances."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", code: TypedCode) -> None:
        self.code: TypedCode = code
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.arguments: PassedArguments = PassedArguments(engine, MessageNames())
        self.spaces: FunctionSpaces = FunctionSpaces(
            engine, annotated_lambdas=examined.settings.extended_lambda, misfits=examined.misfits
        )
        #: parentheses of the calls that have been judged where they are written, with all their types known
        self._done: set[int] = set()
        #: the same of each instance
        self._done_in: set[tuple[int, Routine | None]] = set()
        #: what has been said by these parentheses where they are written
        self._told: dict[int, set[int]] = {}

    def judge_all(self) -> None:
        """Reports what is wrong with the calls that were read."""
        for call in self.engine.device_calls.read:
            token = call.node.open
            if token in self._done or not self.examined.is_own(token):
                continue
            is_instance = _is_instance(call)
            if is_instance:
                key = (token, enclosing_routine(call.context))
                if key in self._done_in:
                    continue
                self._done_in.add(key)
            with unanswered:
                found = self._judge(call)
                met_at = len(self.examined.kinds) - 1 if is_instance else self._met_at(call, found)
                told = self._told.get(token, set())
                for finding in found:
                    # What a template says itself is not said again of its instances.
                    if finding.number not in told:
                        finding.context = self._instance(call.context)
                        finding.report(self.examined, met_at, True)
                if not is_instance:
                    self._told[token] = told | {finding.number for finding in found}

    def _met_at(self, call: DeviceCall, found: list[Finding]) -> int:
        """The token at which the mistakes of a call are found: behind its arguments, but in front of what follows from
        its giving no value."""
        node = call.node
        kinds = self.examined.kinds
        is_statement = kinds[node.start - 1] in _BEFORE_STATEMENTS and kinds[node.end] == k.SEMICOLON
        if not is_statement and any(one.number == IN_HOST for one in found):
            return node.start - 1
        return node.close

    def _instance(self, context: Context | None) -> list[Frame]:
        """The instance that a directive asks for and in which a context is, if there is one."""
        while context is not None:
            if isinstance(context, RegionContext) and context.routine in self.code.asked_for:
                routine = context.routine
                asked_for = self.examined.unit.offset(self.code.asked_for[routine])
                return [Frame("instantiation of %sq", asked_for, InstanceNames(self.engine).of_routine(routine))]
            context = context.outer
        return []

    def _judge(self, call: DeviceCall) -> list[Finding]:
        if any(isinstance(node, e.PackExpansion) for node in call.node.arguments):
            return []
        if not call.name.startswith(ATOMIC):
            if is_dependent_context(call.context):
                return []
            self._judged(call)
            return check_wgmma(call, self.arguments, self.examined.architecture)
        judged = AtomicCall(call, self.arguments, self.examined.architecture)
        on_device = self._is_device(call.context)
        found = judged.check(on_device)
        if not judged.waits and not self.engine.calls.any_dependent(call.arguments):
            self._judged(call)
        if judged.gives_void and on_device:
            found += voided_use(self.engine, self.arguments.names, call)
        return found

    def _judged(self, call: DeviceCall) -> None:
        """The call needs no more looks at its place; each instance is one of its own."""
        if not _is_instance(call):
            self._done.add(call.node.open)

    def _is_device(self, context: Context | None) -> bool:
        """Whether code in a context is for the device, at least as well; outside of functions it is not."""
        while context is not None:
            if isinstance(context, RegionContext) and context.routine is not None:
                return bool(self.spaces.of(context.routine, len(self.examined.kinds)) & (DEVICE | GLOBAL))
            context = context.outer
        return False


def _is_instance(call: DeviceCall) -> bool:
    """Whether it was read for an instance of a template."""
    return point_of_instantiation(call.context, call.node.open) == EVERYWHERE


def judge_device_calls(examined: ExaminedUnit, places: list[list[Piece]]) -> None:
    """Judges the calls in some declarations."""
    engine = examined.engine()
    DeviceCallJudge(examined, engine, TypedCode(engine, places)).judge_all()
