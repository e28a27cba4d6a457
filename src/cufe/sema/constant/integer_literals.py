"""Integer literals ([lex.icon]): value, suffix, and the first type of the standard's table that holds the value."""

from cufe import regex as re
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.sema.constant.arithmetic import VALUE_BITS

#: the digits of a literal in a base, and what stands behind them
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

    __slots__ = ("digits", "kind", "user_suffix", "value")

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
