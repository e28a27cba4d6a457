"""Floating literals in names: the bits of the value, as the target stores it (Itanium C++ ABI 5.1.6.1)."""

from cufe.final import Final
from cufe.il.constants import FloatConstant
from cufe.il.floating import Floating, encoded
from cufe.il.types import FloatType
from cufe.sema.answers import Unknown

#: hexadecimal digits of the stored format, by floating kind
_DIGITS: Final = (8, 16, 20, 4, 4, 4, 32)


def float_bits(constant: FloatConstant) -> str:
    """The value as hexadecimal digits, the most significant first."""
    type_ = constant.type.skip_typerefs()
    if not isinstance(type_, FloatType):
        raise Unknown("a floating value of another type")
    value = Floating(constant.numerator, constant.scale, constant.special)
    return f"{encoded(value, type_.float_kind):0{_DIGITS[type_.float_kind]}x}"
