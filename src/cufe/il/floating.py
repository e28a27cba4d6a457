"""Floating formats and exact values: every finite value is an odd numerator over a power of two ([basic.fundamental]).

A value is kept exact and rounded once, to nearest with ties to even, when it becomes one of a type (IEEE 754, 4.3.1).
"""

from cufe.final import Final

#: significant bits, smallest exponent of a normal value and largest exponent, by floating kind (type_kinds)
PRECISION: Final = (24, 53, 64, 11, 11, 8, 113)
MINIMUM_EXPONENT: Final = (-126, -1022, -16382, -14, -14, -126, -16382)
MAXIMUM_EXPONENT: Final = (127, 1023, 16383, 15, 15, 127, 16383)

#: the kind whose leading bit is stored (type_kinds)
_LONG_DOUBLE: Final = 2

INFINITY: Final = "inf"
MINUS_INFINITY: Final = "-inf"
NAN: Final = "nan"
MINUS_ZERO: Final = "-0"


class Floating:
    """`numerator / 2**scale`, the numerator odd or the value zero; or `special`: inf, -inf, nan, -0 (numerator 0)."""

    def __init__(self, numerator: int, scale: int, special: str = "") -> None:
        self.numerator: int = numerator
        self.scale: int = scale
        self.special: str = special

    def is_finite(self) -> bool:
        return self.special == "" or self.special == MINUS_ZERO

    def is_negative(self) -> bool:
        """The sign bit, as far as it is known: that of a NaN is not kept."""
        return self.numerator < 0 or self.special[:1] == "-"

    def fraction(self) -> tuple[int, int]:
        """Numerator and denominator of a finite value."""
        if self.scale >= 0:
            return self.numerator, 1 << self.scale
        return self.numerator << -self.scale, 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Floating)
            and self.numerator == other.numerator
            and self.scale == other.scale
            and self.special == other.special
        )

    def __hash__(self) -> int:
        return hash((self.numerator, self.scale, self.special))


def exact(numerator: int, scale: int) -> Floating:
    """`numerator / 2**scale` in its normal form."""
    if numerator == 0:
        return Floating(0, 0)
    twos = (numerator & -numerator).bit_length() - 1
    return Floating(numerator >> twos, scale - twos)


def rounded(numerator: int, denominator: int, kind: int) -> Floating:
    """The value of the floating kind that is nearest to a fraction (`denominator` > 0); an infinity where it overflows.

    A fraction that rounds to zero keeps its sign."""
    if numerator == 0:
        return Floating(0, 0)
    negative = numerator < 0
    magnitude = -numerator if negative else numerator
    exponent = magnitude.bit_length() - denominator.bit_length()
    if _less(magnitude, denominator, exponent):
        exponent -= 1
    exponent = max(exponent, MINIMUM_EXPONENT[kind])
    # The last bit that the format can hold is worth 2**-scale.
    scale = PRECISION[kind] - 1 - exponent
    if scale >= 0:
        quotient, rest = divmod(magnitude << scale, denominator)
    else:
        denominator <<= -scale
        quotient, rest = divmod(magnitude, denominator)
    twice = 2 * rest
    if twice > denominator or (twice == denominator and quotient & 1):
        quotient += 1
    if quotient == 0:
        return Floating(0, 0, MINUS_ZERO if negative else "")
    if quotient.bit_length() - 1 - scale > MAXIMUM_EXPONENT[kind]:
        return Floating(0, 0, MINUS_INFINITY if negative else INFINITY)
    return exact(-quotient if negative else quotient, scale)


def _less(numerator: int, denominator: int, exponent: int) -> bool:
    """Whether the fraction is less than 2**exponent."""
    if exponent >= 0:
        return numerator < denominator << exponent
    return numerator << -exponent < denominator


def converted(value: Floating, kind: int) -> Floating:
    """A value rounded to another floating kind."""
    if value.special or value.numerator == 0:
        return value
    numerator, denominator = value.fraction()
    return rounded(numerator, denominator, kind)


def shortest(value: Floating, kind: int) -> tuple[str, int]:
    """The decimal digits d1d2... and exponent e with d1.d2... * 10**e that round to a positive value of the kind.

    As few digits as identify the value; where one does, two may if that is nearer (as Java's `Double.toString`)."""
    numerator, denominator = value.fraction()
    exponent = _decimal_exponent(numerator, denominator)
    count = 1
    while True:
        found = _nearest(numerator, denominator, exponent, count, value, kind)
        if found >= 0:
            break
        count += 1
    if count == 1:
        two = _nearest(numerator, denominator, exponent, 2, value, kind)
        if two >= 0:
            found = two
    digits = str(found)
    # A candidate such as 9.99 -> 10.0 has a digit more than was asked for.
    width = max(count, 2) if count == 1 and len(digits) > 1 else count
    exponent += len(digits) - width
    return digits.rstrip("0") or "0", exponent


def _decimal_exponent(numerator: int, denominator: int) -> int:
    """The largest e with 10**e <= numerator / denominator."""
    guess = (numerator.bit_length() - denominator.bit_length()) * 30103 // 100000
    while _at_least(numerator, denominator, guess + 1):
        guess += 1
    while not _at_least(numerator, denominator, guess):
        guess -= 1
    return guess


def _ten(exponent: int) -> int:
    """10**exponent, the exponent not negative."""
    power: int = 10**exponent
    return power


def _at_least(numerator: int, denominator: int, exponent: int) -> bool:
    if exponent >= 0:
        return numerator >= denominator * _ten(exponent)
    return numerator * _ten(-exponent) >= denominator


def _nearest(numerator: int, denominator: int, exponent: int, count: int, value: Floating, kind: int) -> int:
    """The `count` digits nearest to the fraction that round to `value`, as an integer; -1 where there are none."""
    shift = count - 1 - exponent
    if shift >= 0:
        top, bottom = numerator * _ten(shift), denominator
    else:
        top, bottom = numerator, denominator * _ten(-shift)
    low, rest = divmod(top, bottom)
    twice = 2 * rest
    first, second = low, low + 1
    if twice > bottom or (twice == bottom and low & 1):
        first, second = second, first
    for digits in (first, second):
        if digits == 0:
            continue
        back = rounded(digits, _ten(shift), kind) if shift >= 0 else rounded(digits * _ten(-shift), 1, kind)
        if back == value:
            return digits
    return -1


def encoded(value: Floating, kind: int) -> int:
    """The bits of a value: sign, biased exponent, fraction; long double has its leading bit."""
    fraction_bits = PRECISION[kind] - 1
    bias = MAXIMUM_EXPONENT[kind]
    stored = fraction_bits + (1 if kind == _LONG_DOUBLE else 0)
    width = bias.bit_length() + 1
    sign = int(value.is_negative())
    top = (1 << width) - 1
    leading = 1 << fraction_bits if kind == _LONG_DOUBLE else 0
    if value.special in ("inf", "-inf"):
        return (sign << width | top) << stored | leading
    if value.special == "nan":
        return (top << stored) | leading | 1 << (fraction_bits - 1)
    if value.numerator == 0:
        return sign << (width + stored)
    magnitude = abs(value.numerator)
    exponent = magnitude.bit_length() - 1 - value.scale
    least = max(exponent, MINIMUM_EXPONENT[kind])
    shift = fraction_bits - least - value.scale
    significand = magnitude << shift if shift >= 0 else magnitude >> -shift
    biased = exponent + bias if exponent >= MINIMUM_EXPONENT[kind] else 0
    if kind != _LONG_DOUBLE:
        significand &= (1 << fraction_bits) - 1
    return (sign << width | biased) << stored | significand


def decoded(bits: int, kind: int) -> Floating:
    """The value of the bits of a floating kind."""
    fraction_bits = PRECISION[kind] - 1
    bias = MAXIMUM_EXPONENT[kind]
    stored = fraction_bits + (1 if kind == _LONG_DOUBLE else 0)
    width = bias.bit_length() + 1
    negative = bits >> (width + stored) & 1
    biased = bits >> stored & ((1 << width) - 1)
    significand = bits & ((1 << stored) - 1)
    fraction = significand & ((1 << fraction_bits) - 1)
    if biased == (1 << width) - 1:
        return Floating(0, 0, "nan" if fraction else ("-inf" if negative else "inf"))
    if kind != _LONG_DOUBLE and biased:
        significand |= 1 << fraction_bits
    if significand == 0:
        return Floating(0, 0, "-0" if negative else "")
    exponent = biased - bias if biased else MINIMUM_EXPONENT[kind]
    return exact(-significand if negative else significand, fraction_bits - exponent)
