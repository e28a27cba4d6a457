"""The stacks of an operator-precedence parser, and the precedences of C++."""

from cufe.final import Final
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

BARRIER: Final = 0
P_COMMA: Final = 1
P_ASSIGN: Final = 2
P_SHIFT: Final = 12
P_PREFIX: Final = 16

BINARY: Final[dict[int, int]] = {
    k.COMMA: 1, k.ASSIGN: 2, k.COMPOUND_ASSIGN: 2, k.OR: 4, k.AND: 5, k.BAR: 6, k.CARET: 7, k.AMPERSAND: 8, k.EQUAL: 9,
    k.NOT_EQUAL: 9, k.LESS: 10, k.GREATER: 10, k.LESS_EQUAL: 10, k.GREATER_EQUAL: 10, k.SPACESHIP: 11, k.SHIFT_LEFT: 12,
    k.PLUS: 13, k.MINUS: 13, k.STAR: 14, k.SLASH: 14, k.PERCENT: 14, k.DOT_STAR: 15, k.ARROW_STAR: 15,
}  # fmt: skip

IS_BINARY: Final = 0
IS_PREFIX: Final = 1
IS_CAST: Final = 2
IS_QUESTION: Final = 3
IS_COLON: Final = 4
IS_ELVIS: Final = 5


class OperatorStack:
    """The stacks of an operator-precedence parser."""

    def __init__(self) -> None:
        self.operands: list[e.Node] = []
        self.precedences: list[int] = []
        self.sorts: list[int] = []
        self.tokens: list[int] = []
        self.types: list[e.Node | None] = []

    def push(self, precedence: int, sort: int, token: int, target: e.Node | None) -> None:
        self.precedences.append(precedence)
        self.sorts.append(sort)
        self.tokens.append(token)
        self.types.append(target)

    def reduce(self, precedence: int) -> None:
        """Builds the nodes of the operators that bind at least as strongly."""
        precedences = self.precedences
        while precedences and precedences[-1] >= precedence:
            self._build()

    def reduce_to_question(self) -> None:
        """Builds what is between `?` and `:` and makes the `?` wait for its last operand."""
        while self.sorts[-1] != IS_QUESTION:
            self._build()
        self.sorts[-1] = IS_COLON
        self.precedences[-1] = P_ASSIGN

    def reduce_all(self) -> None:
        while self.sorts:
            self._build()

    def _build(self) -> None:
        operands = self.operands
        self.precedences.pop()
        sort = self.sorts.pop()
        token = self.tokens.pop()
        target = self.types.pop()
        right = operands.pop()
        if sort == IS_PREFIX:
            operands.append(e.Unary(token, right.end, token, right, False))
        elif sort == IS_CAST:
            cast = e.Cast(e.C_STYLE, token, right.end, target if target is not None else right)
            cast.operands.append(right)
            operands.append(cast)
        elif sort == IS_COLON:
            then = operands.pop()
            operands.append(e.Conditional(token, operands.pop(), then, right))
        elif sort == IS_ELVIS:
            operands.append(e.Conditional(token, operands.pop(), None, right))
        else:
            # A `?` without its `:` is an error that the caller reports.
            operands.append(e.Binary(token, operands.pop(), right))
