"""Arithmetic on plain values: integers of each kind with their ranges, exact floating values ([expr.mul], [expr.add]).

Integer operations give the mathematical result; who calls decides whether leaving the range is an error (signed
constant expressions) or wraps around (unsigned types).  Operations are those of il.operations.
"""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il.floating import INFINITY, MINUS_INFINITY, MINUS_ZERO, NAN, Floating, exact, rounded

#: bits that hold the value, the sign bit apart, by integer kind
VALUE_BITS: Final = (7, 7, 8, 15, 16, 31, 32, 63, 64, 63, 64, 127, 128)
_UNSIGNED: Final = (False, False, True, False, True, False, True, False, True, False, True, False, True)


class OutOfRangeError(Exception):
    """The result of an operation does not exist or is not defined; `cause` as a message has it.  `too_large`: the type
    does not hold it."""

    def __init__(self, cause: str, too_large: bool = False) -> None:
        super().__init__(cause)
        self.cause = cause
        self.too_large = too_large


def is_unsigned(kind: int) -> bool:
    return _UNSIGNED[kind]


def wrapped(value: int, kind: int) -> int:
    """The value of the kind that is congruent to `value` modulo two to the width."""
    bits = VALUE_BITS[kind]
    if _UNSIGNED[kind]:
        return value & ((1 << bits) - 1)
    half = 1 << bits
    return ((value + half) & (2 * half - 1)) - half


def fits(value: int, kind: int) -> bool:
    bits = VALUE_BITS[kind]
    if _UNSIGNED[kind]:
        return value >= 0 and value.bit_length() <= bits
    return (value if value >= 0 else ~value).bit_length() <= bits


def integer_binary(operation: int, left: int, right: int, kind: int) -> int:
    """`left op right`, both of `kind` (shifts: `right` of any kind), not brought into range yet."""
    if operation == o.ADD:
        return left + right
    if operation == o.SUBTRACT:
        return left - right
    if operation == o.MULTIPLY:
        return left * right
    if operation == o.DIVIDE or operation == o.REMAINDER:
        if right == 0:
            raise OutOfRangeError("division by zero")
        quotient = abs(left) // abs(right)
        if (left < 0) != (right < 0):
            quotient = -quotient
        return quotient if operation == o.DIVIDE else left - quotient * right
    if operation == o.AND:
        return left & right
    if operation == o.OR:
        return left | right
    if operation == o.XOR:
        return left ^ right
    return _shift(operation, left, right, kind)


def _shift(operation: int, left: int, right: int, kind: int) -> int:
    width = VALUE_BITS[kind] + (0 if _UNSIGNED[kind] else 1)
    if right < 0 or right >= width:
        raise OutOfRangeError("integer operation result is out of range")
    if operation == o.SHIFTR:
        return left >> right
    if operation == o.SHIFTL:
        return left << right
    raise OutOfRangeError("expression cannot be interpreted")


def compare(operation: int, order: int) -> bool:
    """A comparison by the order of its operands: -1, 0 or 1."""
    if operation == o.EQ:
        return order == 0
    if operation == o.NE:
        return order != 0
    if operation == o.LT:
        return order < 0
    if operation == o.GT:
        return order > 0
    if operation == o.LE:
        return order <= 0
    return order >= 0


# --- floating values -------------------------------------------------------------------------------------------------


def from_integer(value: int, kind: int) -> Floating:
    return rounded(value, 1, kind)


def to_integer(value: Floating) -> int:
    """The value without its fraction ([conv.fpint])."""
    if value.special == MINUS_ZERO:
        return 0
    if value.special:
        raise OutOfRangeError("floating-point value does not fit in required integral type")
    numerator, denominator = value.fraction()
    whole = abs(numerator) // denominator
    return -whole if numerator < 0 else whole


def negated(value: Floating) -> Floating:
    if value.special == INFINITY:
        return Floating(0, 0, MINUS_INFINITY)
    if value.special == MINUS_INFINITY:
        return Floating(0, 0, INFINITY)
    if value.special == MINUS_ZERO:
        return Floating(0, 0)
    if value.special:
        return value
    return Floating(-value.numerator, value.scale) if value.numerator else Floating(0, 0, MINUS_ZERO)


def ceiling(value: Floating) -> Floating:
    """The least whole number that is not less; the sign is kept where that is zero."""
    if not value.is_finite() or value.special == MINUS_ZERO:
        return value
    numerator, denominator = value.fraction()
    whole = -(-numerator // denominator)
    return Floating(0, 0, MINUS_ZERO) if whole == 0 and numerator < 0 else exact(whole, 0)


def float_order(left: Floating, right: Floating) -> int:
    """-1, 0 or 1; 2 where a NaN makes them unordered."""
    if left.special == NAN or right.special == NAN:
        return 2
    first = _rank(left)
    second = _rank(right)
    if first != second or first != 0:
        return (first > second) - (first < second)
    a, b = left.fraction()
    c, d = right.fraction()
    return (a * d > c * b) - (a * d < c * b)


def _rank(value: Floating) -> int:
    return 1 if value.special == INFINITY else -1 if value.special == MINUS_INFINITY else 0


def float_compare(operation: int, left: Floating, right: Floating) -> bool:
    order = float_order(left, right)
    if order == 2:
        return operation == o.NE
    return compare(operation, order)


def float_binary(operation: int, left: Floating, right: Floating, kind: int) -> Floating:
    """`left op right` rounded to the kind ([expr.add], [expr.mul]; IEEE 754 for infinities and zeros)."""
    if left.special == NAN or right.special == NAN:
        return Floating(0, 0, NAN)
    if operation == o.SUBTRACT:
        return float_binary(o.ADD, left, negated(right), kind)
    if operation == o.ADD:
        return _sum(left, right, kind)
    negative = left.is_negative() != right.is_negative()
    zero = Floating(0, 0, MINUS_ZERO if negative else "")
    infinity = Floating(0, 0, MINUS_INFINITY if negative else INFINITY)
    if operation == o.MULTIPLY:
        if not left.is_finite() or not right.is_finite():
            nothing = _is_zero(left) or _is_zero(right)
            return Floating(0, 0, NAN) if nothing else infinity
        if _is_zero(left) or _is_zero(right):
            return zero
        numerator, denominator = left.fraction()
        other, under = right.fraction()
        return rounded(numerator * other, denominator * under, kind)
    if operation != o.DIVIDE:
        raise OutOfRangeError("expression cannot be interpreted")
    if _is_zero(right):
        return Floating(0, 0, NAN) if _is_zero(left) else infinity
    if not left.is_finite():
        return infinity if right.is_finite() else Floating(0, 0, NAN)
    if _is_zero(left) or not right.is_finite():
        return zero
    numerator, denominator = left.fraction()
    other, under = right.fraction()
    top = numerator * under
    bottom = denominator * other
    return rounded(-top, -bottom, kind) if bottom < 0 else rounded(top, bottom, kind)


def _is_zero(value: Floating) -> bool:
    return value.numerator == 0 and value.is_finite()


def _sum(left: Floating, right: Floating, kind: int) -> Floating:
    if not left.is_finite() or not right.is_finite():
        if not left.is_finite() and not right.is_finite() and left.special != right.special:
            return Floating(0, 0, NAN)
        return right if left.is_finite() else left
    if _is_zero(left) and _is_zero(right):
        both = left.is_negative() and right.is_negative()
        return Floating(0, 0, MINUS_ZERO if both else "")
    numerator, denominator = left.fraction()
    other, under = right.fraction()
    return rounded(numerator * under + other * denominator, denominator * under, kind)


def largest(kind: int) -> int:
    """The largest value of an integer kind."""
    return (1 << VALUE_BITS[kind]) - 1
