"""How a mangled name writes lengths and numbers (Itanium C++ ABI 5.1.2, 5.1.10)."""

from cufe.final import Final

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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
