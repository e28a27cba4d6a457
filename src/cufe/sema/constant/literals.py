"""Literals as constant expressions ([lex.literal], observed front-end 4.6): of numbers ([lex.icon], [lex.fcon]),
characters and strings ([lex.ccon], [lex.string]).

Spellings of strings are bytes of UTF-8 in latin-1; ordinary literals keep the bytes, the others decode them."""

from cufe import regex as re
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import type_kinds as tk
from cufe.il.floating import Floating, rounded
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.constant.arithmetic import VALUE_BITS, wrapped
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


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
    """A value of a floating kind; `user_suffix` as that of an `IntegerLiteral`."""

    def __init__(self, value: Floating, kind: int, user_suffix: str) -> None:
        self.value: Floating = value
        self.kind: int = kind
        self.user_suffix: str = user_suffix


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
    if hexadecimal:
        value = _scaled(int(whole + fraction, 16), 2, exponent - 4 * len(fraction), kind)
    else:
        value = _scaled(int(whole + fraction), 10, exponent - len(fraction), kind)
    return FloatLiteral(value, kind, user_suffix)


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


_PREFIX: Final = re.compile(r"(u8|u|U|L)?(R?)([\"'])")
_SPLICE: Final = re.compile(r"\\[ \t\v\f]*\r?\n")
_ESCAPE: Final = re.compile(
    r"\\(?:([0-7]{1,3})|x([0-9a-fA-F]+)|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|o\{([0-7]+)\}|x\{([0-9a-fA-F]+)\}"
    r"|u\{([0-9a-fA-F]+)\}|(.))",
    re.DOTALL,
)
_SIMPLE: Final[dict[str, int]] = {
    "n": 10, "t": 9, "v": 11, "b": 8, "r": 13, "f": 12, "a": 7, "\\": 92, "?": 63, "'": 39, '"': 34, "e": 27, "E": 27,
}  # fmt: skip
_LITERALS: Final[dict[str, int]] = {"": c.ORDINARY, "L": c.WIDE, "u8": c.UTF8, "u": c.UTF16, "U": c.UTF32}
#: bits of a code unit
UNIT_BITS: Final = (8, 32, 8, 16, 32)


class CharacterSequence:
    """What is between the quotes, and the suffix of a user-defined literal."""

    def __init__(self, units: list[int], user_suffix: str) -> None:
        self.units: list[int] = units
        self.user_suffix: str = user_suffix


def encoding(spelling: str) -> int:
    """The kind of a literal by its prefix."""
    match = _PREFIX.match(spelling)
    return c.ORDINARY if match is None else _LITERALS[match.group(1) or ""]


def sequence(spelling: str, literal: int) -> "CharacterSequence | None":
    """The code units of one literal as part of one of kind `literal`; None where it is not well-formed."""
    match = _PREFIX.match(spelling)
    if match is None:
        return None
    quote: str = match.group(3)
    if match.group(2):
        return _raw(spelling, match.end(), literal)
    spelling = _SPLICE.sub("", spelling)
    end = spelling.rfind(quote)
    if end < match.end():
        return None
    units: list[int] = []
    at = match.end()
    while at < end:
        backslash = spelling.find("\\", at, end)
        if backslash < 0:
            backslash = end
        if backslash > at and not _append_text(spelling[at:backslash], literal, units):
            return None
        at = backslash
        if at < end:
            escape = _ESCAPE.match(spelling, at)
            if escape is None or escape.end() > end or not _append_escape(escape, literal, units):
                return None
            at = escape.end()
    return CharacterSequence(units, spelling[end + 1 :])


def _raw(spelling: str, start: int, literal: int) -> "CharacterSequence | None":
    """A raw string: `R"delimiter(text)delimiter"`; `start` is behind the quote."""
    opening = spelling.find("(", start)
    closing = spelling.rfind(")" + spelling[start:opening] + '"')
    if opening < 0 or closing < opening:
        return None
    units: list[int] = []
    text = spelling[opening + 1 : closing].replace("\r\n", "\n")
    if not _append_text(text, literal, units):
        return None
    return CharacterSequence(units, spelling[closing + (opening - start) + 2 :])


def _append_text(text: str, literal: int, units: list[int]) -> bool:
    data = text.encode("latin-1")
    if literal in (c.ORDINARY, c.UTF8) or text.isascii():
        units += list(data)
        return True
    try:
        decoded = data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    for character in decoded:
        _append_character(ord(character), literal, units)
    return True


def _append_character(code: int, literal: int, units: list[int]) -> None:
    """A code point in the encoding of the literal."""
    if literal in (c.ORDINARY, c.UTF8):
        if code < 0x80:
            units.append(code)
        elif code < 0x800:
            units += [0xC0 | code >> 6, 0x80 | code & 0x3F]
        elif code < 0x10000:
            units += [0xE0 | code >> 12, 0x80 | code >> 6 & 0x3F, 0x80 | code & 0x3F]
        else:
            units += [0xF0 | code >> 18, 0x80 | code >> 12 & 0x3F, 0x80 | code >> 6 & 0x3F, 0x80 | code & 0x3F]
    elif literal == c.UTF16 and code >= 0x10000:
        units += [0xD800 + (code - 0x10000 >> 10), 0xDC00 + (code - 0x10000 & 0x3FF)]
    else:
        units.append(code)


def _append_escape(escape: "re.Match[str]", literal: int, units: list[int]) -> bool:
    octal = escape.group(1) or escape.group(5)
    hexadecimal = escape.group(2) or escape.group(6)
    universal = escape.group(3) or escape.group(4) or escape.group(7)
    if universal is not None:
        code = int(universal, 16)
        if code > 0x10FFFF:
            return False
        _append_character(code, literal, units)
        return True
    if octal is not None:
        value = int(octal, 8)
    elif hexadecimal is not None:
        value = int(hexadecimal, 16)
    else:
        simple: str = escape.group(8)
        # An unknown escape is the character itself, with a warning.
        value = _SIMPLE.get(simple, ord(simple))
    units.append(value & ((1 << UNIT_BITS[literal]) - 1))
    return True


_CHAR8_STANDARD: Final = 2020


class Literals:
    """Makes the constant expression of a literal's tokens.

    A user-defined literal gives the value that its literal operator takes; `user_suffix` tells that it is one."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._integers: dict[str, IntegerLiteral | None] = {}

    def _integer(self, spelling: str) -> IntegerLiteral | None:
        known = self._integers.get(spelling)
        if known is None and spelling not in self._integers:
            known = self._integers[spelling] = integer_literal(spelling)
        return known

    def literal(self, start: int, end: int) -> x.ConstantExpression:
        """The literal of tokens `start` to `end`; adjacent strings are one.  Raises `Unknown` for a malformed one."""
        kind = self.engine.kinds[start]
        spelling = self.engine.lexemes[start]
        if kind == k.STRING:
            return self._string(start, end)
        if kind == k.CHARACTER:
            constant: c.Constant = self._character(spelling, start)
        elif kind == k.TRUE_FALSE:
            constant = c.IntegerConstant(self.engine.types.bool, int(spelling == "true"))
        elif kind == k.NULLPTR:
            constant = c.IntegerConstant(self.engine.types.nullptr, 0)
        else:
            constant = self._number(spelling, start)
        return x.ConstantExpression(constant, start)

    def user_suffix(self, start: int, end: int) -> str:
        """The suffix of a user-defined literal, empty for any other literal."""
        kind = self.engine.kinds[start]
        spelling = self.engine.lexemes[start]
        if kind == k.NUMBER:
            integer = self._integer(spelling)
            if integer is not None:
                return integer.user_suffix
            floating = float_literal(spelling)
            return "" if floating is None else floating.user_suffix
        if kind == k.CHARACTER or kind == k.STRING:
            for token in range(start, end):
                spelling = self.engine.lexemes[token]
                if spelling[-1:] not in ('"', "'"):
                    units = sequence(spelling, encoding(spelling))
                    if units is not None and units.user_suffix:
                        return units.user_suffix
        return ""

    def string_type(self, literal: int, count: int) -> Type:
        """The type of a string literal with `count` code units before the terminating zero."""
        types = self.engine.types
        return types.array(types.qualified(self.character_type(literal), tk.CONST), count + 1)

    def character_type(self, literal: int) -> Type:
        types = self.engine.types
        if literal == c.WIDE:
            return types.wchar
        if literal == c.UTF16:
            return types.char16
        if literal == c.UTF32:
            return types.char32
        return types.char8 if literal == c.UTF8 and self.engine.language.standard >= _CHAR8_STANDARD else types.char

    def floating(self, type_: Type, value: Floating) -> c.FloatConstant:
        return c.FloatConstant(type_, value.numerator, value.scale, value.special)

    def _number(self, spelling: str, token: int) -> c.Constant:
        integer = self._integer(spelling)
        if integer is not None:
            return c.IntegerConstant(self.engine.types.integers[integer.kind], integer.value)
        floating = float_literal(spelling)
        if floating is None:
            raise Unknown(f"number {spelling}", token)
        return self.floating(self.engine.types.floats[floating.kind], floating.value)

    def _character(self, spelling: str, token: int) -> c.Constant:
        literal = encoding(spelling)
        units = sequence(spelling, literal)
        if units is None or not units.units:
            raise Unknown(f"character {spelling}", token)
        type_ = self.character_type(literal)
        values = units.units
        if literal == c.ORDINARY:
            if len(values) == 1:
                constant = c.IntegerConstant(type_, wrapped(values[0], tk.CHAR))
            else:
                # A multi-character literal is an int of its last four characters.
                value = 0
                for unit in values:
                    value = value << 8 | unit
                return c.IntegerConstant(self.engine.types.int, wrapped(value, tk.INT))
        elif literal == c.WIDE:
            constant = c.IntegerConstant(type_, wrapped(values[0], tk.INT))
        elif literal == c.UTF8 and type_ is self.engine.types.char:
            constant = c.IntegerConstant(type_, wrapped(values[0], tk.CHAR))
        else:
            constant = c.IntegerConstant(type_, values[-1])
        constant.is_character = True
        return constant

    def _string(self, start: int, end: int) -> x.ConstantExpression:
        lexemes = self.engine.lexemes
        literal = c.ORDINARY
        for token in range(start, end):
            own = encoding(lexemes[token])
            if own != c.ORDINARY:
                literal = own
                break
        units: list[int] = []
        for token in range(start, end):
            part = sequence(lexemes[token], literal)
            if part is None:
                raise Unknown("string literal", token)
            units += part.units
        constant = c.StringConstant(self.string_type(literal, len(units)), units, literal)
        made = x.ConstantExpression(constant, start)
        made.category = x.LVALUE
        return made
