"""Floating literals ([lex.fcon]), decimal and hexadecimal, rounded once to their type."""

from cufe import regex as re
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.floating import Floating, rounded

_DECIMAL: Final = re.compile(
    r"((?:[0-9][0-9']*)?)(?:\.((?:[0-9][0-9']*)?))?(?:[eE]([+-]?[0-9][0-9']*))?(.*)$", re.DOTALL
)
_HEXADECIMAL: Final = re.compile(
    r"0[xX]((?:[0-9a-fA-F][0-9a-fA-F']*)?)(?:\.((?:[0-9a-fA-F][0-9a-fA-F']*)?))?[pP]([+-]?[0-9][0-9']*)(.*)$", re.DOTALL
)
_SUFFIXES: Final[dict[str, int]] = {
    "": tk.DOUBLE, "f": tk.FLOAT, "F": tk.FLOAT, "l": tk.LONG_DOUBLE, "L": tk.LONG_DOUBLE, "w": tk.LONG_DOUBLE,
    "W": tk.LONG_DOUBLE, "q": tk.FLOAT128, "Q": tk.FLOAT128, "f16": tk.FLOAT16, "F16": tk.FLOAT16, "bf16": tk.BF16,
    "BF16": tk.BF16, "f128": tk.FLOAT128, "F128": tk.FLOAT128,
}  # fmt: skip
#: beyond these powers of ten every value overflows or vanishes; digits are not computed
_LARGEST_EXPONENT: Final = 6000


class FloatLiteral:
    """A value of a floating kind; `user_suffix` and `digits` as those of an `IntegerLiteral`."""

    __slots__ = ("digits", "kind", "user_suffix", "value")

    def __init__(self, value: Floating, kind: int, user_suffix: str, digits: str) -> None:
        self.value: Floating = value
        self.kind: int = kind
        self.user_suffix: str = user_suffix
        self.digits: str = digits


def _plain(digits: "str | None") -> str:
    return "" if digits is None else digits.replace("'", "")


def float_literal(spelling: str) -> "FloatLiteral | None":
    """The floating value that a pp-number spells, None where it is no floating literal."""
    hexadecimal = spelling[:2] in ("0x", "0X")
    match = _HEXADECIMAL.match(spelling) if hexadecimal else _DECIMAL.match(spelling)
    if match is None:
        return None
    whole = _plain(match.group(1))
    fraction = _plain(match.group(2))
    exponent = int(_plain(match.group(3)) or "0")
    suffix: str = match.group(4)
    if not whole and not fraction:
        return None
    if not hexadecimal and match.group(2) is None and match.group(3) is None:
        # Digits without a point and an exponent are an integer, if anything.
        return None
    kind = _SUFFIXES.get(suffix, -1)
    user_suffix = suffix if kind < 0 else ""
    if kind < 0:
        kind = tk.LONG_DOUBLE
    digits = spelling[: len(spelling) - len(user_suffix)]
    if hexadecimal:
        value = _scaled(int(whole + fraction, 16), 2, exponent - 4 * len(fraction), kind)
    else:
        value = _scaled(int(whole + fraction), 10, exponent - len(fraction), kind)
    return FloatLiteral(value, kind, user_suffix, digits)


def _scaled(numerator: int, base: int, exponent: int, kind: int) -> Floating:
    """numerator * base**exponent."""
    limit = 40000 if base == 2 else _LARGEST_EXPONENT
    digits = numerator.bit_length() if base == 2 else numerator.bit_length() * 3 // 10
    if numerator and exponent + digits > limit:
        return Floating(0, 0, "inf")
    if numerator == 0 or exponent + digits < -limit:
        return Floating(0, 0)
    power: int = base ** abs(exponent)
    if exponent >= 0:
        return rounded(numerator * power, 1, kind)
    return rounded(numerator, power, kind)
