"""Declarations inside of blocks, which the cutter leaves whole, found from a token in them."""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import CLASS, Cutter, Piece
from cufe.text import kinds as k

_BOUNDARIES: Final = b";{}"
_LABELS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.DEFAULT))


#: what a statement follows, by itself or behind parentheses
_BEFORE_STATEMENT: Final = (k.ELSE, k.DO)
_CONDITIONS: Final = (k.IF, k.WHILE, k.FOR, k.SWITCH)
_CLOSING: Final = (k.CLOSE_ROUND, k.CLOSE_SQUARE)


def statement_start(brackets: Brackets, token: int, leave_parentheses: bool = False) -> int:
    """The first token of the declaration around `token` in its block, condition or parameter list, read backwards;
    with `leave_parentheses` that of the whole statement or member declaration."""
    kinds = brackets.kinds
    at = token
    while at > 0:
        kind = kinds[at - 1]
        if kind in _BOUNDARIES or (kind == k.OPEN_ROUND and not leave_parentheses):
            return at
        if kind == k.COLON and (kinds[at - 2] in _LABELS or _is_case(brackets, at - 1)):
            return at
        if not leave_parentheses and (kind in _BEFORE_STATEMENT or _ends_condition(brackets, at - 1)):
            return at
        at = brackets.open_before(at - 1) if kind == k.CLOSE_ROUND or kind == k.CLOSE_SQUARE else at - 1
    return 0


def _is_case(brackets: Brackets, colon: int) -> bool:
    """Whether a colon stands behind a `case`; attributes behind the name of a label belong to it."""
    kinds = brackets.kinds
    at = colon - 1
    while at > 0 and kinds[at] not in _BOUNDARIES and kinds[at] != k.OPEN_ROUND:
        if kinds[at] == k.CASE:
            return True
        at = brackets.open_before(at) - 1 if kinds[at] in _CLOSING else at - 1
    return False


def _ends_condition(brackets: Brackets, token: int) -> bool:
    """Whether a token is the parenthesis behind a condition."""
    kinds = brackets.kinds
    if kinds[token] != k.CLOSE_ROUND:
        return False
    before = brackets.open_before(token) - 1
    return kinds[before] in _CONDITIONS or (kinds[before] == k.CONSTEXPR and kinds[before - 1] == k.IF)


def local_piece(cutter: Cutter, token: int, leave_parentheses: bool = False) -> Piece:
    """The declaration around a token in a block, with `leave_parentheses` the whole statement."""
    brace = cutter.brackets.enclosing(token)
    end = cutter.brackets.close(brace) if brace >= 0 else len(cutter.kinds)
    return cutter.cut_one(statement_start(cutter.brackets, token, leave_parentheses), end)


def local_class(cutter: Cutter, brace: int) -> Piece | None:
    """The piece of the local class whose body a brace opens; None where it opens something else."""
    kinds = cutter.kinds
    start = statement_start(cutter.brackets, brace)
    if not any(kinds[at] in k.CLASS_KEYS for at in range(start, brace)):
        return None
    piece = cutter.cut_one(start, len(kinds))
    return piece if piece.sort == CLASS and piece.body == brace else None
