"""Namespaces that are called inline where an earlier part of them was not (2354; [namespace.def]/7)."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NOT_INLINE: Final = 2354
_UNNAMED: Final = "<unnamed>"


def check_late_inline_namespaces(code: UserCode) -> None:
    """Judges each `inline namespace` by the parts in front of it in the same scope; parts of one scope that was opened
    again are not looked for."""
    kinds = code.kinds
    words = bytes((k.INLINE, k.NAMESPACE))
    for at in k.each(kinds, words, code.in_full):
        path = code.cutter.path(at)
        if path and path[-1].sort == c.NAMESPACE and path[-1].start == at:
            _judge(code, path)


def _judge(code: UserCode, path: list[Piece]) -> None:
    piece = path[-1]
    name = _name(code, piece)
    earlier = False
    if not name:
        return
    for other in code.cutter.pieces(code.brackets.enclosing(piece.start)):
        if other.start >= piece.start:
            break
        if other.sort == c.NAMESPACE and _name(code, other) == name:
            if code.kinds[other.start] == k.INLINE:
                return
            earlier = True
    if earlier:
        spelt = "".join(_name(code, one) + "::" for one in path[:-1] if one.sort == c.NAMESPACE) + name
        code.add(_NOT_INLINE, piece.start, EntityName("namespace", spelt))


def _name(code: UserCode, piece: Piece) -> str:
    """The name of a namespace without attributes, "" for any other."""
    at = piece.head + (1 if code.kinds[piece.head] == k.INLINE else 0)
    if code.kinds[at] != k.NAMESPACE:
        return ""
    if at + 1 == piece.body:
        return _UNNAMED
    return code.lexemes[at + 1] if at + 2 == piece.body and code.kinds[at + 1] == k.IDENTIFIER else ""
