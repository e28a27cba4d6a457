"""Integer literals ([lex.icon]): value, suffix, and the first type of the table that holds the value; floating literals
([lex.fcon]), decimal and hexadecimal, rounded once to their type."""

from cufe import regex as re
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.floating import Floating, rounded
from cufe.sema.constant.arithmetic import VALUE_BITS

#: the digits of a literal in a base, and what follows them
_DIGITS: Final = r"(?s)(0[xX][0-9a-fA-F']+|0[bB][01']+|[0-9][0-9']*)(.*)$"
_SUFFIX: Final = r"([uU]?(?:ll|LL|[lLzZ])?|(?:ll|LL|[lLzZ])[uU])$"
#: a decimal literal without a suffix that has fewer digits than the largest int
_SHORT: Final = 10

_MOST_BITS: Final = 64

#: candidates in order: signed, then the unsigned one of the same size; decimal literals skip unsigned ones
_KINDS: Final = (tk.INT, tk.UNSIGNED_INT, tk.LONG, tk.UNSIGNED_LONG, tk.INT128, tk.UNSIGNED_INT128)
_LONG_LONG_KINDS: Final = (tk.LONG_LONG, tk.UNSIGNED_LONG_LONG, tk.INT128, tk.UNSIGNED_INT128)


class IntegerLiteral:
    """`value` in a type of `kind`; `user_suffix` is the suffix of a user-defined literal, and then `kind` is the one of
    the argument of its literal operator."""

    def __init__(self, value: int, kind: int, user_suffix: str, digits: str) -> None:
        self.value: int = value
        self.kind: int = kind
        self.user_suffix: str = user_suffix
        #: the spelling without the suffix, the argument of a raw literal operator
        self.digits: str = digits


def integer_literal(spelling: str) -> "IntegerLiteral | None":
    """The integer that a pp-number spells; None where it is none, such as a floating literal or an invalid digit, and
    where no type but an extension's holds it: EDG makes an int of an unspecified value of it, with a warning."""
    if len(spelling) < _SHORT and spelling.isdecimal() and (spelling[0] != "0" or len(spelling) == 1):
        # Nearly all are like this: an int, whatever its digits.
        return IntegerLiteral(int(spelling), tk.INT, "", spelling)
    match = re.match(_DIGITS, spelling)
    if match is None:
        return None
    digits: str = match.group(1)
    suffix: str = match.group(2)
    plain = digits.replace("'", "")
    decimal = plain[0] != "0" or len(plain) == 1
    if decimal:
        value = int(plain)
    elif plain[1] in "xX":
        value = int(plain[2:], 16)
    elif plain[1] in "bB":
        value = int(plain[2:], 2)
    else:
        try:
            value = int(plain, 8)
        except ValueError:
            return None
    if re.match(_SUFFIX, suffix) is None:
        if suffix[:1] in (".", "p", "P", "x", "X") or (suffix[:1] in ("e", "E") and plain[1:2] not in ("x", "X")):
            return None
        return IntegerLiteral(value, tk.UNSIGNED_LONG_LONG, suffix, digits)
    if value.bit_length() > _MOST_BITS:
        return None
    return IntegerLiteral(value, _kind(value, suffix.lower(), decimal), "", digits)


def _kind(value: int, suffix: str, decimal: bool) -> int:
    unsigned = "u" in suffix
    kinds = _LONG_LONG_KINDS if "ll" in suffix else _KINDS
    least = 0 if "ll" in suffix or not ("l" in suffix or "z" in suffix) else 2
    for at in range(least, len(kinds)):
        kind = kinds[at]
        is_unsigned = bool(at & 1)
        if unsigned and not is_unsigned:
            continue
        if is_unsigned and decimal and not unsigned and kind != tk.UNSIGNED_INT128:
            continue
        if value.bit_length() <= VALUE_BITS[kind]:
            return kind
    return tk.UNSIGNED_INT128


def is_spelled_zero(spelling: str) -> bool:
    """Whether a literal is an integer with no digit but 0, in any base and with any suffix."""
    return spelling[0] == "0" and all(char in "0xXbBuUlLzZ'" for char in spelling)


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
