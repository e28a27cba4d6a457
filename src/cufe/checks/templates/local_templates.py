"""Templates that are declared in blocks, or in local classes (437; [temp.pre], [temp.mem])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax.cutter import FUNCTION
from cufe.text import kinds as k

_NOT_ALLOWED: Final = 437

#: in front of a declaration
_BEFORE: Final = b"{};:"


def check_local_templates(code: UserCode) -> None:
    """Judges the template heads in the functions of the compiled file."""
    kinds = code.kinds
    for start, end in code.in_full:
        for at in k.all_of(kinds, k.TEMPLATE_HEAD, start, end):
            if kinds[at - 1] in _BEFORE and code.brackets.enclosing(at) >= start:
                path = code.cutter.path(at)
                if path and path[-1].sort == FUNCTION and at > path[-1].body >= 0:
                    code.add(_NOT_ALLOWED, at)
