"""Integer constants that are plain to see: literals, signs, parentheses and arithmetic."""

from cufe.final import Final
from cufe.sema.constant.literals import integer_literal
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

_SUM: Final = b"+-"
_PRODUCT: Final = b"*"


def integer(brackets: Brackets, start: int, end: int) -> int | None:
    """The value of the tokens from `start` to `end`, None where it is not plain to see.

    Unsigned arithmetic wraps, so signs and sums of unsigned literals are left alone."""
    reader = _Reader(brackets, end)
    value = reader.sum(start)
    return value if reader.at == end and not reader.failed else None


class _Reader:
    def __init__(self, brackets: Brackets, end: int) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = brackets.unit.lexemes
        self.end: int = end
        self.at: int = end
        self.failed: bool = False

    def sum(self, at: int) -> int:
        value = self.product(at)
        while not self.failed and self.at < self.end and self.kinds[self.at] in _SUM:
            minus = self.kinds[self.at] == k.MINUS
            right = self.product(self.at + 1)
            value = self._checked(value - right if minus else value + right)
        return value

    def product(self, at: int) -> int:
        value = self.unary(at)
        while not self.failed and self.at < self.end and self.kinds[self.at] in _PRODUCT:
            value = self._checked(value * self.unary(self.at + 1))
        return value

    def unary(self, at: int) -> int:
        if at >= self.end:
            self.failed = True
            return 0
        kind = self.kinds[at]
        if kind == k.MINUS:
            return -self.unary(at + 1)
        if kind == k.PLUS:
            return self.unary(at + 1)
        if kind == k.OPEN_ROUND:
            close = self.brackets.close(at)
            inner = _Reader(self.brackets, close)
            value = inner.sum(at + 1)
            self.failed = inner.failed or inner.at != close
            self.at = close + 1
            return value
        if kind == k.NUMBER:
            spelling = self.lexemes[at]
            literal = integer_literal(spelling)
            alone = at + 1 >= self.end and at > 0 and self.kinds[at - 1] in b"(,"
            if literal is not None and not literal.user_suffix:
                if alone or "u" not in spelling[len(literal.digits) :].lower():
                    self.at = at + 1
                    return literal.value
        self.failed = True
        return 0

    def _checked(self, value: int) -> int:
        """Sums and products of `int` that leave its range are another diagnostic's business."""
        if not -(1 << 31) <= value < 1 << 31:
            self.failed = True
        return value
