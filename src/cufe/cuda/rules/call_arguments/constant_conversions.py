"""Constants that change when they are converted: 68, 69, 173."""

from cufe.checks.bit_patterns import is_bit_pattern
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.constants import FloatConstant, IntegerConstant
from cufe.il.expressions import BracedInitList, Expression, OverloadExpression
from cufe.il.types import IntegerType, Type
from cufe.sema.constant.arithmetic import VALUE_BITS, fits, is_unsigned
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

SIGN_CHANGES: Final = 68
TRUNCATED: Final = 69
DOES_NOT_FIT: Final = 173


def lost(engine: "Engine", source: Expression, target: Type) -> int:
    """The number of the warning about the conversion of an expression, 0 where it is no constant or keeps its value."""
    there = bare(target)
    if not isinstance(there, IntegerType) or there.sort == tk.BOOL:
        return 0
    if isinstance(source, (BracedInitList, OverloadExpression)):
        return 0
    with unanswered:
        value = engine.evaluator.value(source)
        kind = there.int_kind
        if isinstance(value, IntegerConstant):
            if fits(value.value, kind):
                return 0
            if not _fits_otherwise(value.value, kind):
                return TRUNCATED
            return 0 if is_bit_pattern(engine, source) else SIGN_CHANGES
        if isinstance(value, FloatConstant):
            return _of_float(value, kind)
        return 0
    return 0


def _fits_otherwise(value: int, kind: int) -> bool:
    """Whether a value that does not fit would in the type of the same size with the other sort of sign."""
    bits = VALUE_BITS[kind]
    if is_unsigned(kind):
        return -(1 << (bits - 1)) <= value < 0
    return 0 < value < 1 << (bits + 1)


def _of_float(value: FloatConstant, kind: int) -> int:
    if value.special:
        return DOES_NOT_FIT if value.special != "-0" else 0
    if value.numerator < 0 and is_unsigned(kind):
        return DOES_NOT_FIT
    size = abs(value.numerator)
    whole = size >> value.scale if value.scale >= 0 else size << -value.scale
    return 0 if fits(-whole if value.numerator < 0 else whole, kind) else DOES_NOT_FIT
