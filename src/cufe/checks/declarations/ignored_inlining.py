"""`always_inline` on the definition of a function that is not inline, where it is ignored (2473).

Members that are defined in their class, constexpr functions and those with an earlier inline declaration are inline
([dcl.inline], [class.mfct]/1); attributes of declarations that define nothing are not judged."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_IGNORED: Final = 2473
_SPELLINGS: Final = frozenset(("always_inline", "__always_inline__"))
_INLINE: Final = bytes((k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.FRIEND))


def check_ignored_inlining(code: UserCode) -> None:
    """Judges each such attribute among the specifiers of a definition."""
    kinds = code.kinds
    inline: set[str] | None = None
    for token in code.tokens_of(set(_SPELLINGS), code.near()):
        path = code.cutter.path(token)
        if not path or path[-1].sort != c.FUNCTION:
            continue
        name = _name(code, path[-1])
        if not path[-1].start <= token < name or not _is_outside(path) or _is_inline(kinds, path[-1]):
            continue
        if inline is None:
            inline = _declared_inline(code)
        if code.lexemes[name] not in inline:
            first = token - 2 if kinds[token - 1] == k.SCOPE and kinds[token - 2] == k.IDENTIFIER else token
            code.add(_IGNORED, first)


def _is_outside(path: list[Piece]) -> bool:
    """Whether a piece stands in no class and no function."""
    return all(piece.sort in (c.NAMESPACE, c.LINKAGE) for piece in path[:-1])


def _is_inline(kinds: bytes, piece: Piece) -> bool:
    return any(kinds[at] in _INLINE for at in range(piece.head, piece.body))


def _name(code: UserCode, piece: Piece) -> int:
    """The name of a function as far as it is an identifier in front of its parameters; -1 where it is not."""
    kinds = code.kinds
    at = piece.head
    while at < piece.body:
        if kinds[at] == k.ATTRIBUTE and kinds[at + 1] == k.OPEN_ROUND:
            at = code.brackets.skip(at + 1)
        elif kinds[at] == k.OPEN_SQUARE:
            at = code.brackets.skip(at)
        elif kinds[at] == k.OPEN_ROUND:
            return at - 1 if kinds[at - 1] == k.IDENTIFIER else -1
        else:
            at += 1
    return -1


def _declared_inline(code: UserCode) -> set[str]:
    """What is called in a declaration that says `inline`, with all else that stands in front of its parameters."""
    kinds = code.kinds
    found: set[str] = set()
    for start, end in code.near():
        at = kinds.find(k.INLINE, start, end)
        while at >= 0:
            stop = at
            while stop < end and kinds[stop] not in b";{}":
                stop += 1
            found.update(code.lexemes[at:stop])
            at = kinds.find(k.INLINE, max(stop, at + 1), end)
    return found
