"""Which declarations of a system header stay though nothing names them: they emit code, or act on what follows."""

from cufe.emit.lean.implied import KEEPING
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what makes a definition one that is emitted only where it is used
_ON_DEMAND: Final = (k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.TEMPLATE)
#: what begins a declaration without a definition, or of a type alone
_NO_DEFINITION: Final = k.TYPE_KEYS + bytes((k.USING, k.TYPEDEF, k.EXTERN, k.NAMESPACE, k.CONCEPT))

_STATIC_INLINE: Final = (bytes((k.STATIC, k.INLINE)), bytes((k.INLINE, k.STATIC)))
#: what a value in parentheses begins with, and no parameter
_VALUES: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR, k.AMPERSAND))


def is_root(brackets: Brackets, lexemes: list[str], piece: Piece, names: list[int]) -> bool:
    """Whether the piece, which declares `names`, stays in any case."""
    kinds = brackets.kinds
    start = piece.start
    head_end = piece.body if piece.body >= 0 else piece.end
    if not names:
        return kinds[piece.head] != k.STATIC_ASSERT
    if kinds[piece.head] == k.TEMPLATE:
        # An explicit instantiation.
        return True
    if is_kept_by_attribute(brackets, lexemes, start, head_end):
        return True
    full = kinds.startswith(k.FULL_SPECIALIZATION, start)
    if piece.sort == c.FUNCTION:
        return not any(kinds.find(kind, start + 3 * full, head_end) >= 0 for kind in _ON_DEMAND)
    if piece.sort == c.CLASS or piece.sort == c.ENUM:
        # `struct A { ... } a;` is a variable, `typedef struct { ... } A;` is none.
        if names[-1] > piece.body and piece.sort == c.CLASS and kinds.find(k.TYPEDEF, start, piece.body) < 0:
            return True
        return piece.head == piece.start and piece.sort == c.CLASS and _has_inline_variable(kinds, piece)
    if piece.head > start and not full:
        return False
    return _defines_variable(kinds, piece, names[0], False)


def is_kept_by_attribute(brackets: Brackets, lexemes: list[str], start: int, end: int) -> bool:
    """Whether an attribute in the head of a declaration keeps what nothing names."""
    kinds = brackets.kinds
    standard = kinds.find(b"[[", start, end)
    while standard >= 0:
        close = brackets.close(standard)
        if any(lexemes[at] in KEEPING for at in range(standard, close)):
            return True
        standard = kinds.find(b"[[", close, end)
    attribute = kinds.find(k.ATTRIBUTE, start, end)
    while attribute >= 0:
        word = attribute + 3
        while lexemes[word] not in KEEPING:
            while kinds[word] != k.COMMA and kinds[word] != k.CLOSE_ROUND:
                word = brackets.skip(word) if kinds[word] == k.OPEN_ROUND else word + 1
            if kinds[word] == k.CLOSE_ROUND:
                break
            word += 1
        else:
            return True
        attribute = kinds.find(k.ATTRIBUTE, word, end)
    return False


def is_inline_variable(kinds: bytes, piece: Piece, names: list[int]) -> bool:
    """Whether the piece, which declares `names`, defines a variable that is inline and no template."""
    if piece.sort != c.SIMPLE or not names or piece.head > piece.start or kinds[piece.head] == k.STATIC_ASSERT:
        return False
    return kinds.find(k.INLINE, piece.start, names[0]) >= 0 and _defines_variable(kinds, piece, names[0], True)


def _defines_variable(kinds: bytes, piece: Piece, name: int, inline: bool) -> bool:
    """Whether a declaration without a body defines a variable.  Inline constants, which are emitted where they are
    used, count if `inline`."""
    at = piece.head
    while kinds[at] == k.EXTENSION:
        at += 1
    if kinds[at] in _NO_DEFINITION:
        return kinds[at] in k.TYPE_KEYS and kinds[name - 1] not in k.TYPE_KEYS and kinds[name + 1] != k.OPEN_ROUND
    is_constant = kinds.find(k.CONSTEXPR, piece.start, name) >= 0
    if kinds.find(k.INLINE, piece.start, name) >= 0 and is_constant and not inline:
        return False
    if kinds[name + 1] == k.OPEN_ROUND:
        if kinds[name + 2] in _VALUES:
            return True
        # `constexpr T a(b);` may as well be a function of an unnamed parameter.
        at = name + 2
        while kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE:
            at += 1
        return is_constant and kinds[at] == k.CLOSE_ROUND and at > name + 2
    return kinds[name] == k.IDENTIFIER and kinds[name - 1] != k.OPEN_ROUND


def _has_inline_variable(kinds: bytes, piece: Piece) -> bool:
    """Whether a class that is no template has an inline static member that is no constant."""
    for pattern in _STATIC_INLINE:
        at = kinds.find(pattern, piece.body, piece.end)
        while at >= 0:
            end = at + 2
            while kinds[end] not in b"(;={" and kinds[end] != k.CONSTEXPR:
                end += 1
            if kinds[end] in b";={" and kinds.find(k.CONSTEXPR, at - 2, at) < 0:
                return True
            at = kinds.find(pattern, end, piece.end)
    return False
