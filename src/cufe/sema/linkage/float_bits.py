"""Floating literals in names: the bits of the value, as the target stores it (Itanium C++ ABI 5.1.6.1)."""

from cufe.final import Final
from cufe.il.constants import FloatConstant
from cufe.il.floating import MAXIMUM_EXPONENT, MINIMUM_EXPONENT, PRECISION
from cufe.il.types import FloatType
from cufe.sema.answers import Unknown

#: bits of the exponent field and of the stored format, by floating kind
_EXPONENT_BITS: Final = (8, 11, 15, 5, 5, 8, 15)
_BITS: Final = (32, 64, 80, 16, 16, 16, 128)


def float_bits(constant: FloatConstant) -> str:
    """The value as hexadecimal digits, the most significant first."""
    type_ = constant.type.skip_typerefs()
    if not isinstance(type_, FloatType):
        raise Unknown("a floating value of another type")
    kind = type_.float_kind
    explicit = 1 if _BITS[kind] == 80 else 0
    stored = PRECISION[kind] - 1 + explicit
    sign = 1 if constant.numerator < 0 or constant.special.startswith("-") else 0
    exponent = 0
    fraction = 0
    if constant.special in ("inf", "-inf"):
        exponent = (1 << _EXPONENT_BITS[kind]) - 1
        fraction = explicit << (stored - 1)
    elif constant.special == "nan":
        exponent = (1 << _EXPONENT_BITS[kind]) - 1
        fraction = (explicit << (stored - 1)) | (1 << (PRECISION[kind] - 2))
    elif constant.numerator:
        magnitude = abs(constant.numerator)
        high = magnitude.bit_length() - 1 - constant.scale
        unit = max(high, MINIMUM_EXPONENT[kind]) - (PRECISION[kind] - 1)
        shift = constant.scale + unit
        fraction = magnitude >> shift if shift >= 0 else magnitude << -shift
        if high >= MINIMUM_EXPONENT[kind]:
            exponent = high + MAXIMUM_EXPONENT[kind]
            if not explicit:
                fraction -= 1 << (PRECISION[kind] - 1)
    value = (((sign << _EXPONENT_BITS[kind]) | exponent) << stored) | fraction
    return f"{value:0{_BITS[kind] // 4}x}"
