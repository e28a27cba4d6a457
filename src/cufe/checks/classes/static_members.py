"""Static data members of local classes, which there are none of (817; [class.local]/4)."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.local_pieces import local_class, local_piece
from cufe.text import kinds as k

_NOT_ALLOWED: Final = 817


def check_static_members(code: UserCode) -> None:
    """Judges the declarations with `static` in classes of blocks."""
    kinds = code.kinds
    for at in k.each(kinds, k.STATIC, code.in_full):
        path = code.cutter.path(at)
        brace = code.brackets.enclosing(at)
        if path and path[-1].start < brace and local_class(code.cutter, brace) is not None:
            _judge(code, at)


def _judge(code: UserCode, static: int) -> None:
    piece = local_piece(code.cutter, static)
    if piece.sort != c.SIMPLE:
        return
    for declarator in code.lookup().declarations.parse(piece, "").declarators:
        if declarator.id >= 0 and declarator.function() is None:
            code.add_late(_NOT_ALLOWED, static, declarator.id)
            return
