"""How a mangled name writes lengths and numbers (Itanium C++ ABI 5.1.2, 5.1.10)."""

from cufe.final import Final
from cufe.il.constants import FloatConstant
from cufe.il.floating import Floating, encoded
from cufe.il.types import FloatType
from cufe.sema.answers import Unknown

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: hexadecimal digits of the stored format, by floating kind
_HEX_DIGITS: Final = (8, 16, 20, 4, 4, 4, 32)


def sequence(number: int) -> str:
    """`_` for the first, `0_` for the second, and so on in base 36."""
    if number == 0:
        return "_"
    number -= 1
    digits = ""
    while True:
        digits = _DIGITS[number % 36] + digits
        number //= 36
        if not number:
            return digits + "_"


def counted(place: int) -> str:
    """`_` for the first, `0_` for the second, and so on in decimal, as parameters and closures are counted."""
    return "_" if place == 0 else f"{place - 1}_"


def source_name(name: str) -> str:
    """The length in bytes and the spelling."""
    return f"{len(name)}{name}"


def discriminator(number: int) -> str:
    """`_0` for the second of a name in a function, `__10_` from the twelfth on."""
    return f"_{number}" if number < 10 else f"__{number}_"


def float_bits(constant: FloatConstant) -> str:
    """The value as hexadecimal digits, the most significant first."""
    type_ = constant.type.skip_typerefs()
    if not isinstance(type_, FloatType):
        raise Unknown("a floating value of another type")
    value = Floating(constant.numerator, constant.scale, constant.special)
    return f"{encoded(value, type_.float_kind):0{_HEX_DIGITS[type_.float_kind]}x}"
