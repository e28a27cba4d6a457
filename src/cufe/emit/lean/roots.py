"""Which declarations of a system header stay though nothing names them: they emit code, or act on what follows."""

from cufe.emit.lean.implied import KEEPING
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what makes a definition one that is emitted only where it is used
_ON_DEMAND: Final = (k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.TEMPLATE)
#: what begins a declaration without a definition, or of a type alone
_NO_DEFINITION: Final = k.TYPE_KEYS + bytes((k.USING, k.TYPEDEF, k.EXTERN, k.NAMESPACE, k.CONCEPT))

_FULL_SPECIALISATION: Final = bytes((k.TEMPLATE, k.LESS, k.GREATER))
#: what a value in parentheses begins with, and no parameter
_VALUES: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR, k.AMPERSAND))


def is_root(kinds: bytes, lexemes: list[str], piece: Piece, names: list[int]) -> bool:
    """Whether the piece, which declares `names`, stays in any case."""
    start = piece.start
    head_end = piece.body if piece.body >= 0 else piece.end
    if not names:
        return kinds[piece.head] != k.STATIC_ASSERT
    if kinds[piece.head] == k.TEMPLATE:
        # An explicit instantiation.
        return True
    attribute = kinds.find(k.ATTRIBUTE, start, head_end)
    while attribute >= 0:
        if lexemes[attribute + 3] in KEEPING:
            return True
        attribute = kinds.find(k.ATTRIBUTE, attribute + 1, head_end)
    full = kinds[start : start + 3] == _FULL_SPECIALISATION
    if piece.sort == c.FUNCTION:
        return not any(kinds.find(kind, start + 3 * full, head_end) >= 0 for kind in _ON_DEMAND)
    if piece.sort == c.CLASS or piece.sort == c.ENUM:
        # `struct A { ... } a;` is a variable, `typedef struct { ... } A;` is none.
        return names[-1] > piece.body and piece.sort == c.CLASS and kinds.find(k.TYPEDEF, start, piece.body) < 0
    if piece.head > start and not full:
        return False
    return _defines_variable(kinds, piece, names[0], False)


def is_inline_variable(kinds: bytes, piece: Piece, names: list[int]) -> bool:
    """Whether the piece, which declares `names`, defines a variable that is inline and no template."""
    if piece.sort != c.SIMPLE or not names or piece.head > piece.start or kinds[piece.head] == k.STATIC_ASSERT:
        return False
    return kinds.find(k.INLINE, piece.start, names[0]) >= 0 and _defines_variable(kinds, piece, names[0], True)


def _defines_variable(kinds: bytes, piece: Piece, name: int, inline: bool) -> bool:
    """Whether a declaration without a body defines a variable; inline ones, emitted where they are used, count if
    `inline`."""
    at = piece.head
    while kinds[at] == k.EXTENSION:
        at += 1
    if kinds[at] in _NO_DEFINITION:
        return kinds[at] in k.TYPE_KEYS and kinds[name - 1] not in k.TYPE_KEYS and kinds[name + 1] != k.OPEN_ROUND
    if kinds.find(k.INLINE, piece.start, name) >= 0:
        return inline
    if kinds[name + 1] == k.OPEN_ROUND:
        return kinds[name + 2] in _VALUES
    return kinds[name] == k.IDENTIFIER and kinds[name - 1] != k.OPEN_ROUND
