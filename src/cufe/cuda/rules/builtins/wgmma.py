"""Warp-group matrix multiplication, `__wgmma_mma_async_*` (spec 18, 52; observed: diagnostics-b 3.8)."""

from cufe.cuda.rules.call_arguments.arguments import Parameters, PassedArguments
from cufe.cuda.rules.call_arguments.findings import Finding
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.expressions import Expression
from cufe.il.types import IntegerType, PointerType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.constant.device_functions import BOOLS, WGMMA
from cufe.sema.expr.device_calls import DeviceCall
from cufe.sema.overload.type_tests import bare, is_array, is_pointer, is_void
from cufe.text.settings import Architecture

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
    first, second = (_passed_type(argument) for argument in call.arguments[len(wanted) : len(wanted) + 2])
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


def _passed_type(argument: Expression) -> Type:
    return bare(argument.type)


def _is_pointed_to(target: Type) -> bool:
    """Observed: `int *` and `unsigned *` pass for `void *`, other pointers do not."""
    pointed = bare(target)
    return is_void(target) or (isinstance(pointed, IntegerType) and pointed.int_kind in (tk.INT, tk.UNSIGNED_INT))


def _is_matrix(type_: Type) -> bool:
    return isinstance(type_, IntegerType) and type_.int_kind == tk.UNSIGNED_LONG_LONG
