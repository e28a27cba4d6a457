"""What blocks and local classes must not declare: templates (437; [temp.pre], [temp.mem]) and static data members (817;
[class.local])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import FUNCTION
from cufe.syntax.local_pieces import local_class, local_piece
from cufe.text import kinds as k

_LOCAL_TEMPLATE: Final = 437

#: in front of a declaration
_BEFORE: Final = b"{};:"
_STATIC_MEMBER: Final = 817


def check_local_templates(code: UserCode) -> None:
    """Judges the template heads in the functions of the compiled file."""
    kinds = code.kinds
    for start, end in code.in_full:
        for at in k.all_of(kinds, k.TEMPLATE_HEAD, start, end):
            if kinds[at - 1] in _BEFORE and code.brackets.enclosing(at) >= start:
                path = code.cutter.path(at)
                if path and path[-1].sort == FUNCTION and at > path[-1].body >= 0:
                    code.add(_LOCAL_TEMPLATE, at)


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
            code.add_late(_STATIC_MEMBER, static, declarator.id)
            return
