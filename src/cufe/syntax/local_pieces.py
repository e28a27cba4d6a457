"""Declarations inside of blocks, which the cutter leaves whole, found from a token in them."""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import CLASS, Cutter, Piece
from cufe.text import kinds as k

_BOUNDARIES: Final = b";{}"
_LABELS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.DEFAULT))


def statement_start(brackets: Brackets, token: int, leave_parentheses: bool = False) -> int:
    """The first token of the declaration around `token` in its block, condition or parameter list, read backwards;
    with `leave_parentheses` that of the whole statement or member declaration."""
    kinds = brackets.kinds
    at = token
    while at > 0:
        kind = kinds[at - 1]
        if kind in _BOUNDARIES or (kind == k.OPEN_ROUND and not leave_parentheses):
            return at
        if kind == k.COLON and kinds[at - 2] in _LABELS:
            return at
        at = brackets.open_before(at - 1) if kind == k.CLOSE_ROUND or kind == k.CLOSE_SQUARE else at - 1
    return 0


def local_class(cutter: Cutter, brace: int) -> Piece | None:
    """The piece of the local class whose body a brace opens; None where it opens something else."""
    kinds = cutter.kinds
    start = statement_start(cutter.brackets, brace)
    if not any(kinds[at] in k.CLASS_KEYS for at in range(start, brace)):
        return None
    piece = cutter.cut_one(start, len(kinds))
    return piece if piece.sort == CLASS and piece.body == brace else None
