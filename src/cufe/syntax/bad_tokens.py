"""What is no token of C++ ([lex.pptoken]): literals and comments without an end, stray bytes; and the cheap search for
literals of which something may have to be said, one pattern over the spellings of a unit.

As in EDG, a literal without a closing quote ends with its line and is an operand of which nothing is known, and a
stray byte is a token that fits nowhere, so that a syntax error follows in most places.  A comment or raw string without
an end takes all that follows with it."""

from cufe import regex as re
from cufe.final import Final
from cufe.text import kinds as k
from cufe.text.unit import Unit

#: of an integer
INTEGER_SUFFIX: Final = r"(?:[uU](?:[lL]{2}|[lLzZ])?|(?:[lL]{2}|[lLzZ])[uU]?)?"
#: the literals of which nothing is to be said: short integers, most floating literals, characters and strings without
#: any escape sequence but the usual ones
_PLAIN: Final = re.compile(
    rf"(?:0|[1-9][0-9]{{0,17}}|0[xX][0-9a-fA-F]{{1,16}}|0[0-7]{{1,20}}){INTEGER_SUFFIX}"
    r"|(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFlL]?|[0-9]+[eE][+-]?[0-9]+[fFlL]?"
    r"|(?:u8|[uUL])?'(?:[ -&(-\[\]-~]|\\(?:[abfnrtve\\?'\"]|[0-3]?[0-7]{1,2}|x[0-9a-fA-F]{1,2}))'"
    r"|(?:u8|[uUL])?\"(?:[^\\\"]++|\\(?:[abfnrtve\\?'\"\n]|[0-3][0-7]{2}|[0-7]{1,2}(?![0-7])"
    r"|x[0-9a-fA-F]{1,2}(?![0-9a-fA-F])))*+\"|_[^\"]*"
)
_CXX11: Final = 11


def suspect_literals(unit: Unit, standard: int) -> list[str]:
    """The spellings of literals that are not plain."""
    if standard < _CXX11:
        return []
    plain = _PLAIN.fullmatch
    return [
        spelling for spelling in unit.literals if ("\\" in spelling or spelling[-1] != '"') and plain(spelling) is None
    ]


_UNCLOSED_COMMENT: Final = 6
_UNRECOGNIZED_TOKEN: Final = 7
_UNCLOSED_LITERAL: Final = 8
_UNCLOSED_RAW_STRING: Final = 2452

#: a byte that begins no token
_STRAY: Final = "@"
_PREFIXES: Final = ("L", "u", "U", "u8")
_BAD_TOKENS: Final = re.compile(b"[" + re.escape(bytes((k.STRAY, k.UNTERMINATED, k.HOLE))) + b"]")


class BadTokens:
    """The bad tokens of a unit: their numbers and offsets, and the text from which all else is judged, equally long.

    `is_endless` says that one of them takes in the rest of the unit."""

    def __init__(self, unit: Unit) -> None:
        self.found: list[tuple[int, int]] = []
        self.is_endless: bool = False
        self._parts: list[str] = []
        self._behind: int = 0
        for match in _BAD_TOKENS.finditer(unit.kinds):
            self._take(unit, match.start())
        self._parts.append(unit.text[self._behind :])
        self.text: str = "".join(self._parts)

    def _take(self, unit: Unit, token: int) -> None:
        spelling = unit.lexemes[token]
        offset = unit.offset(token)
        if unit.kinds[token] != k.UNTERMINATED:
            self.found.append((_UNRECOGNIZED_TOKEN, offset))
            self._replace(unit, offset, offset + 1, _STRAY)
            return
        is_raw = spelling.partition('"')[0].endswith("R")
        number = _UNCLOSED_COMMENT if spelling[0] == "/" else _UNCLOSED_RAW_STRING if is_raw else _UNCLOSED_LITERAL
        self.found.append((number, offset))
        self.is_endless = self.is_endless or number != _UNCLOSED_LITERAL
        end = offset + len(spelling)
        if token and unit.lexemes[token - 1] in _PREFIXES:
            prefix = unit.lexemes[token - 1]
            if unit.text.endswith(prefix, 0, offset):
                token -= 1
                offset -= len(prefix)
                self.found[-1] = (number, offset)
        # Literals in front of it are parts of the same one.
        while token and unit.kinds[token - 1] == k.STRING and unit.offset(token - 1) >= self._behind:
            token -= 1
        self._replace(unit, unit.offset(token), end, k.HOLE_SPELLING)

    def _replace(self, unit: Unit, start: int, end: int, spelling: str) -> None:
        """Puts one byte in the place of some, and blanks in that of the others."""
        rest = "".join("\n" if one == "\n" else " " for one in unit.text[start + 1 : end])
        self._parts += (unit.text[self._behind : start], spelling, rest)
        self._behind = end


def bad_tokens(unit: Unit) -> BadTokens | None:
    """The bad tokens of a unit, None where it has none."""
    kinds = unit.kinds
    if kinds.find(k.STRAY) >= 0 or kinds.find(k.UNTERMINATED) >= 0 or kinds.find(k.HOLE) >= 0:
        return BadTokens(unit)
    return None
