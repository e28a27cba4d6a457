"""The values of constants that stand in types: literals and enumerators, read from the tokens.

Whatever else would have to be worked out raises `UnknownTypeError`.
"""

from cufe.final import Final
from cufe.sema.text_mangling.types import UnknownTypeError
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

_ESCAPES: Final[dict[str, int]] = {
    "n": 10, "t": 9, "r": 13, "0": 0, "\\": 92, "'": 39, '"': 34, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27,
}  # fmt: skip


class ConstantReader:
    """Reads constants of one unit."""

    def __init__(self, parser: DeclarationParser) -> None:
        self.parser: DeclarationParser = parser
        self.kinds: bytes = parser.kinds
        self.lexemes: list[str] = parser.lexemes

    def integer(self, start: int, end: int) -> int:
        """The value of an expression that is one integer, character or boolean literal, a sign before it allowed."""
        sign = 1
        at = start
        while end - at > 1 and self.kinds[at] == k.OPEN_ROUND and self.parser.brackets.close(at) == end - 1:
            at += 1
            end -= 1
        if end - at == 2 and self.kinds[at] == k.MINUS:
            sign = -1
            at += 1
        if end - at != 1:
            raise UnknownTypeError("an expression")
        kind = self.kinds[at]
        spelling = self.lexemes[at]
        if kind == k.TRUE_FALSE:
            return 1 if spelling == "true" else 0
        if kind == k.NUMBER:
            value = integer_value(spelling)
            if value >= 0:
                return sign * value
        if kind == k.CHARACTER:
            return sign * _character(spelling)
        raise UnknownTypeError(spelling)

    def enumerator(self, start: int, end: int) -> str:
        """The value of an enumerator that the tokens `start` to `end` name."""
        name = self.lexemes[end - 1]
        kinds = self.kinds
        for at in self.parser.brackets.unit.occurrences(name):
            if at >= start:
                break
            path = self.parser.cutter.path(at)
            if path and path[-1].sort == c.ENUM and at > path[-1].body and kinds[at - 1] in b"{,":
                return self._enumerator_value(path[-1], at)
        raise UnknownTypeError(name)

    def _enumerator_value(self, piece: Piece, wanted: int) -> str:
        value = -1
        at = piece.body + 1
        close = self.parser.brackets.close(piece.body)
        while at < close:
            end = self.parser.skip_to_comma(at, close)
            after = self.parser.attributes(at + 1, [])
            if after < end and self.kinds[after] == k.ASSIGN:
                value = self.integer(after + 1, end)
            else:
                value += 1
            if at == wanted:
                break
            at = end + 1
        return str(value) if value >= 0 else f"n{-value}"


def integer_value(spelling: str) -> int:
    """The value of an integer literal; -1 where it is none."""
    text = spelling.replace("'", "").lower().rstrip("ulz")
    try:
        if text.startswith("0") and text.isdigit():
            return int(text, 8)
        return int(text, 0)
    except ValueError:
        return -1


def _character(spelling: str) -> int:
    text = spelling[spelling.index("'") + 1 : -1]
    if len(text) == 1:
        return ord(text)
    if text.startswith("\\x"):
        value = int(text[2:], 16)
        return value - 256 if value > 127 and spelling.startswith("'") else value
    if len(text) == 2 and text[0] == "\\" and text[1] in _ESCAPES:
        return _ESCAPES[text[1]]
    if text.startswith("\\") and text[1:].isdigit():
        return int(text[1:], 8)
    raise UnknownTypeError(spelling)
