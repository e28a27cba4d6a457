"""Specifiers that have no place in a friend declaration ([class.friend]/6, [dcl.stc]): storage classes (784),
`thread_local` (2501), `mutable` (719), `virtual` (377), `explicit` (771).

A storage class and `friend` contradict each other where the second of the two stands."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_STORAGE_CLASS: Final = 784
_STORAGE: Final = bytes((k.STATIC, k.EXTERN, k.REGISTER, k.TYPEDEF))
_EXPLICIT: Final = 771
_WORDS: Final = {k.THREAD_LOCAL: 2501, k.MUTABLE: 719, k.VIRTUAL: 377}
_ENDS: Final = b"{;,=:"


def check_friend_specifiers(code: UserCode) -> None:
    """Judges each friend declaration."""
    kinds = code.kinds
    for at in k.each(kinds, k.FRIEND, code.near()):
        path = code.cutter.path(at)
        if len(path) > 1 and path[-2].sort == c.CLASS and path[-1].sort in (c.SIMPLE, c.FUNCTION):
            _judge(code, path[-1], at)


def _judge(code: UserCode, piece: Piece, friend: int) -> None:
    kinds = code.kinds
    at = piece.head
    while kinds[at] not in _ENDS:
        kind = kinds[at]
        if kind in _STORAGE and kinds[at + 1] != k.STRING:
            code.add(_STORAGE_CLASS, max(at, friend))
        elif kind in _WORDS:
            code.add(_WORDS[kind], at)
        elif kind == k.EXPLICIT:
            code.add(_EXPLICIT, piece.head)
        at = code.brackets.skip(at) if kind in b"([" else at + 1
