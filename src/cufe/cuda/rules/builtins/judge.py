"""Judges the calls of built-in functions of device code that the engine has read."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.builtins.atomics import IN_HOST, AtomicCall
from cufe.cuda.rules.call_arguments.arguments import Finding, Parameters, PassedArguments
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import Field, Routine, Variable
from cufe.il.expressions import Expression
from cufe.il.types import IntegerType, PointerType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.constant.builtins import ATOMIC, BOOLS, WGMMA
from cufe.sema.declared.contexts import RegionContext, enclosing_routine, is_dependent_context, point_of_instantiation
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.expr.builtin_functions import DeviceCall
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, class_of, is_array, is_pointer, is_reference, is_void
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.settings import Architecture

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# What follows from a call that gives no value where one is wanted: in `return f();` and `T x = f();`.


_ENDS: Final = b";,"


def voided_use(engine: "Engine", names: MessageNames, call: DeviceCall) -> list[Finding]:
    """What is reported about the place where the call stands, if it is all there is of an operand."""
    node = call.node
    kinds = engine.kinds
    if kinds[node.end] not in _ENDS:
        return []
    with unanswered:
        if kinds[node.start - 1] == k.RETURN:
            routine = enclosing_routine(call.context)
            if routine is not None and _wants_value(_written_result(engine, routine)):
                return [Finding(num.RETURNED, node.start)]
        elif kinds[node.start - 1] == k.ASSIGN and kinds[node.start - 2] == k.IDENTIFIER:
            type_ = _declared_at(engine, call, node.start - 2)
            if type_ is not None and _wants_value(type_):
                return [Finding(num.INITIALISED, node.start, names.fill_in(engine.types.void), names.fill_in(type_))]
    return []


def _written_result(engine: "Engine", routine: Routine) -> Type:
    """The result as it is declared: one that is deduced from such a call is `void`."""
    result = engine.declare_types.written_type(routine).result
    return engine.types.void if contains_placeholder(result) else result


def _wants_value(type_: Type) -> bool:
    """Whether a type is an ordinary one for values; classes and references have messages of their own."""
    return not (is_void(type_) or type_.dependent or class_of(type_) is not None or is_reference(type_))


def _declared_at(engine: "Engine", call: DeviceCall, token: int) -> Type | None:
    """The type of the variable or data member whose declaration names it at `token`."""
    for entity in engine.names.unqualified(engine.lexemes[token], call.context, call.node.start):
        if entity.token == token:
            if isinstance(entity, Variable):
                return engine.declare_types.variable_type(entity)
            if isinstance(entity, Field):
                return engine.declare_types.field_type(entity)
    return None


# Warp-group matrix multiplication, `__wgmma_mma_async_*` (spec 18, 52; observed: diagnostics-b 3.8).


_NOT_ENABLED: Final = 20271
_NOT_CONSTANT: Final = 20272
_OPERAND_MISSING: Final = 20273
_A_TYPE: Final = 20274
_B_TYPE: Final = 20275
_SHAPE: Final = 20276

#: the only architecture that has it
_ARCHITECTURE: Final = (90, "a")
#: M, N and K of the shape stand in front
_DIMENSIONS: Final = 3
_M: Final = 64
_N: Final = range(8, 257, 8)
_K: Final[dict[str, int]] = {"f16": 16, "bf16": 16, "tf32": 8, "f8": 32}


def check_wgmma(call: DeviceCall, passed: PassedArguments, architecture: Architecture | None) -> list[Finding]:
    """What is wrong with a call: the architecture of the device pass, and the arguments M, N, K, flags, D, A, B."""
    types = passed.engine.types
    node = call.node
    form = call.name[len(WGMMA) :]
    constants = _DIMENSIONS + BOOLS[form]
    dimension = types.integers[tk.UNSIGNED_INT]
    wanted: list[Type] = [dimension] * _DIMENSIONS + [types.bool] * BOOLS[form] + [types.pointer(types.void)]
    starts = [argument.start for argument in node.arguments]
    found = passed.check(call.arguments, starts, node.close, Parameters(tuple(wanted), len(wanted), True))
    if architecture is not None and (architecture.number, architecture.suffix) != _ARCHITECTURE:
        found.append(Finding(_NOT_ENABLED, node.start))
    values: list[int] = []
    for place in range(constants):
        value = _value(passed, call.arguments[place], wanted[place]) if place < len(starts) else None
        if value is None:
            found.append(Finding(_NOT_CONSTANT, starts[place] if place < len(starts) else node.close))
        values.append(value or 0)
    if len(starts) < len(wanted) + 2:
        return [*found, Finding(_OPERAND_MISSING, node.start)]
    first, second = (bare(argument.type) for argument in call.arguments[len(wanted) : len(wanted) + 2])
    if not _is_matrix(first) and not (isinstance(first, PointerType) and _is_pointed_to(first.target)):
        found.append(Finding(_A_TYPE, starts[len(wanted)]))
    if not _is_matrix(second):
        found.append(Finding(_B_TYPE, starts[len(wanted) + 1]))
    m, n, k = (value % (1 << 32) for value in values[:_DIMENSIONS])
    if m != _M or n not in _N or k != _K[form]:
        found.append(Finding(_SHAPE, starts[0], f"m{m}n{n}k{k}"))
    return found


def _value(passed: PassedArguments, argument: Expression, target: Type) -> int | None:
    """The value of a constant argument; None where it is none, as an address."""
    engine = passed.engine
    if is_array(argument.type) or is_pointer(argument.type):
        return None
    try:
        return engine.evaluator.integer(engine.casts.implicit(argument, target, argument.token))
    except IllFormed:
        return None


def _is_pointed_to(target: Type) -> bool:
    """Observed: `int *` and `unsigned *` pass for `void *`, other pointers do not."""
    pointed = bare(target)
    return is_void(target) or (isinstance(pointed, IntegerType) and pointed.int_kind in (tk.INT, tk.UNSIGNED_INT))


def _is_matrix(type_: Type) -> bool:
    return isinstance(type_, IntegerType) and type_.int_kind == tk.UNSIGNED_LONG_LONG


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
        """Reports mistakes in the calls that were read."""
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
