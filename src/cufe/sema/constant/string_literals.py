"""Character and string literals ([lex.ccon], [lex.string]): from spelling to code units.

Spellings are bytes of UTF-8 in latin-1; ordinary literals keep the bytes, the others decode them.
"""

from cufe import regex as re
from cufe.final import Final
from cufe.il import constants as c

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
    """What is between the quotes: `literal` is c.ORDINARY, c.WIDE, ...; `user_suffix` of a user-defined literal."""

    def __init__(self, literal: int, units: list[int], user_suffix: str) -> None:
        self.literal: int = literal
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
    return CharacterSequence(literal, units, spelling[end + 1 :])


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
    return CharacterSequence(literal, units, spelling[closing + (opening - start) + 2 :])


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
