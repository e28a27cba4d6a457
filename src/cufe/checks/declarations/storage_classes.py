"""Variables of namespaces that are declared `register` (149; [dcl.stc], C++14)."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

_NOT_HERE: Final = 149
#: with a second storage class that one is the mistake
_OTHERS: Final = bytes((k.STATIC, k.EXTERN, k.TYPEDEF))
_BEFORE_SPECIFIERS: Final = b");{}" + bytes((k.CONST, k.VOLATILE, k.INLINE, k.BUILTIN_TYPE, k.THREAD_LOCAL, k.STRING))


def check_storage_classes(code: UserCode) -> None:
    """Judges each `register` outside of functions."""
    kinds = code.kinds
    for at in k.each(kinds, k.REGISTER, code.near()):
        if kinds[at - 1] in _BEFORE_SPECIFIERS:
            for _ in range(_globals(code, at)):
                code.add(_NOT_HERE, at)


def _globals(code: UserCode, token: int) -> int:
    """How many variables of a namespace a declaration specifier belongs to: each is told of."""
    path = code.cutter.path(token)
    if not path or path[-1].sort not in (c.SIMPLE, c.CLASS) or any(piece.sort == c.CLASS for piece in path[:-1]):
        return 0
    piece = path[-1]
    for at in range(piece.start, piece.body if piece.body >= 0 else piece.end):
        if code.kinds[at] in _OTHERS and code.kinds[at + 1] != k.STRING:
            return 0
    found = [one for one in code.lookup().bindings(piece, "") if one.sort not in (s.CLASS, s.ENUM)]
    are_plain = all(one.sort == s.VARIABLE and token < one.first and not one.template for one in found)
    return len(found) if are_plain else 0
