"""The bodies in the user's text: of functions, of initialisers with lambdas, and of the members of local classes."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SCOPES: Final = (c.NAMESPACE, c.LINKAGE, c.CLASS)


def bodies_of(code: UserCode) -> list[tuple[Piece, Body]]:
    """All of them in the order of the text, members of local classes behind what these stand in."""
    found: list[tuple[Piece, Body]] = []
    for start, end in code.stretches:
        _gather(code, -1, start, end, found)
    return found


def _gather(code: UserCode, brace: int, start: int, end: int, found: list[tuple[Piece, Body]]) -> None:
    for piece in code.cutter.pieces(brace):
        if piece.end <= start:
            continue
        if piece.start >= end:
            break
        if piece.sort == c.FUNCTION:
            if start <= piece.body < end:
                _add(code, piece, piece.body + 1, found)
        elif piece.sort == c.SIMPLE:
            # Blocks of lambdas in an initialiser.
            inner = code.kinds.find(k.OPEN_BRACE, max(piece.start, start), min(piece.end, end))
            if inner >= 0:
                _add(code, piece, inner, found)
        elif piece.sort in _SCOPES and piece.body >= 0:
            _gather(code, piece.body, start, end, found)


def _add(code: UserCode, piece: Piece, token: int, found: list[tuple[Piece, Body]]) -> None:
    body = code.lookup().body_at(token)
    if body is None or body.piece is not piece or body.faults:
        return
    found.append((piece, body))
    for brace in body.classes:
        for member in code.cutter.pieces(brace):
            if member.sort == c.FUNCTION:
                _add(code, member, member.body + 1, found)
