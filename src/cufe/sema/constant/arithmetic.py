"""Arithmetic of the evaluator ([expr.mul] to [expr.or]): of numbers and of GNU complex numbers, and conversions between
values of scalar types ([conv], [expr.static.cast]).

Integer operations give the mathematical result; the caller decides whether leaving the range is an error (signed
constant expressions) or wraps around (unsigned types). Operations are those of il.operations."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.floating import INFINITY, MINUS_INFINITY, MINUS_ZERO, NAN, Floating, converted, exact, rounded
from cufe.il.types import ComplexType, FloatType, IntegerType, MemberPointerType, NullptrType, PointerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.engine_part import EnginePart, EvaluatorPart
from cufe.sema.overload.type_tests import bare

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


class ComplexArithmetic(EvaluatorPart):
    def binary(self, operation: int, left: ob.Value, right: ob.Value, type_: ComplexType) -> ob.Value:
        """Sum, difference and product; a quotient is not evaluated."""
        one = self._whole(left, type_)
        two = self._whole(right, type_)
        if operation in (o.ADD, o.SUBTRACT):
            real = self._part(operation, one.real, two.real, type_)
            return ob.ComplexValue(real, self._part(operation, one.imaginary, two.imaginary, type_))
        if operation == o.MULTIPLY:
            first = self._part(o.MULTIPLY, one.real, two.real, type_)
            second = self._part(o.MULTIPLY, one.imaginary, two.imaginary, type_)
            third = self._part(o.MULTIPLY, one.real, two.imaginary, type_)
            fourth = self._part(o.MULTIPLY, one.imaginary, two.real, type_)
            return ob.ComplexValue(
                self._part(o.SUBTRACT, first, second, type_), self._part(o.ADD, third, fourth, type_)
            )
        raise Unknown("complex division")

    def _whole(self, value: ob.Value, type_: ComplexType) -> ob.ComplexValue:
        made = self.hub.conversions.convert(value, type_)
        assert isinstance(made, ob.ComplexValue)
        return made

    def _part(self, operation: int, left: ob.Value, right: ob.Value, type_: ComplexType) -> ob.Value:
        return self.hub.values.binary_in(operation, left, right, type_.element, -1, False)

    def unary(self, operation: int, value: ob.ComplexValue) -> ob.Value:
        """`-z`, and `~z`, the conjugate."""
        real = self._negative(value.real) if operation == o.NEGATE else value.real
        return ob.ComplexValue(real, self._negative(value.imaginary))

    def _negative(self, value: ob.Value) -> ob.Value:
        if isinstance(value, ob.FloatingValue):
            return ob.FloatingValue(negated(value.value))
        if isinstance(value, ob.IntegerValue):
            return ob.IntegerValue(-value.value)
        raise Unknown("complex arithmetic")


class ValueConversions(EnginePart):
    """Converts values; the caller knows that the language has the conversion."""

    def integer_type(self, type_: Type) -> IntegerType | None:
        """The integer type whose values a type has: an enumeration has those of its underlying type."""
        found = bare(type_)
        if isinstance(found, EnumType):
            found = bare(self.engine.enums.underlying(found))
        return found if isinstance(found, IntegerType) else None

    def convert(self, value: ob.Value, target: Type) -> ob.Value:
        """`value` as one of the scalar type `target`; raises IllFormed where no value of it is defined."""
        integer = self.integer_type(target)
        if integer is not None:
            return self.to_integer(value, integer)
        found = bare(target)
        if isinstance(found, FloatType):
            return self._to_float(value, found)
        if isinstance(found, (PointerType, NullptrType)):
            return self._to_pointer(value)
        if isinstance(found, MemberPointerType):
            if isinstance(value, ob.MemberPointerValue):
                return value
            return ob.MemberPointerValue(None)
        if isinstance(found, ComplexType):
            return self._to_complex(value, found)
        if target.dependent:
            raise Dependent
        raise Unknown("conversion of a constant")

    def to_integer(self, value: ob.Value, target: IntegerType) -> ob.Value:
        if target.sort == tk.BOOL:
            return ob.IntegerValue(int(self.truth(value)))
        if isinstance(value, ob.IntegerValue):
            result = value.value
            if fits(result, target.int_kind):
                return value
            return ob.IntegerValue(wrapped(result, target.int_kind))
        if isinstance(value, ob.FloatingValue):
            try:
                result = to_integer(value.value)
            except OutOfRangeError as failure:
                raise IllFormed(failure.cause) from None
            if not fits(result, target.int_kind):
                raise IllFormed("value exceeds range of the integer type")
            return ob.IntegerValue(result)
        if isinstance(value, ob.ComplexValue):
            return self.to_integer(value.real, target)
        if isinstance(value, ob.PointerValue) and value.cell is None and value.routine is None:
            return ob.IntegerValue(wrapped(value.number, target.int_kind))
        raise IllFormed("conversion of a pointer to an integer is invalid in constant-expression evaluation")

    def truth(self, value: ob.Value) -> bool:
        """[conv.bool]."""
        if isinstance(value, ob.IntegerValue):
            return value.value != 0
        if isinstance(value, ob.FloatingValue):
            return value.value.numerator != 0 or value.value.special not in ("", "-0")
        if isinstance(value, ob.PointerValue):
            return not value.is_null()
        if isinstance(value, ob.MemberPointerValue):
            return value.member is not None
        if isinstance(value, ob.ComplexValue):
            return self.truth(value.real) or self.truth(value.imaginary)
        raise Unknown("truth of a constant")

    def _to_float(self, value: ob.Value, target: FloatType) -> ob.Value:
        if isinstance(value, ob.FloatingValue):
            result = converted(value.value, target.float_kind)
            return value if result == value.value else ob.FloatingValue(result)
        if isinstance(value, ob.IntegerValue):
            return ob.FloatingValue(rounded(value.value, 1, target.float_kind))
        if isinstance(value, ob.ComplexValue):
            return self._to_float(value.real, target)
        raise Unknown("conversion of a constant to a floating type")

    def _to_pointer(self, value: ob.Value) -> ob.Value:
        if isinstance(value, ob.PointerValue):
            return value
        if isinstance(value, ob.IntegerValue):
            made = ob.null_pointer()
            made.number = value.value
            return made
        raise Unknown("conversion of a constant to a pointer")

    def _to_complex(self, value: ob.Value, target: ComplexType) -> ob.Value:
        if isinstance(value, ob.ComplexValue):
            return ob.ComplexValue(
                self.convert(value.real, target.element), self.convert(value.imaginary, target.element)
            )
        zero: ob.Value = ob.IntegerValue(0)
        if isinstance(bare(target.element), FloatType):
            zero = ob.FloatingValue(Floating(0, 0))
        return ob.ComplexValue(self.convert(value, target.element), zero)
