"""The functions and variables of a short unit: where the user wrote little, all of it is read."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: as much of the user's own text is read in less time than the semantic engine takes to get ready
_FEW_TOKENS: Final = 1_500
#: and as much where what is used may be a library's templates
_FEWER_TOKENS: Final = 400
#: a unit with the headers of the toolkit alone is shorter
_WITH_LIBRARIES: Final = 300_000
_INITIALISERS: Final = b"=({"
#: what may stand in front of the name of a constructor
_IN_FRONT: Final = bytes((k.INLINE, k.EXPLICIT, k.CONSTEXPR))
#: at the start of declarations without variables, or of those that define none
_TYPES: Final = bytes((k.TYPEDEF, k.USING, k.TEMPLATE, k.EXTERN))


def is_short(code: UserCode) -> bool:
    """Whether so little text is the user's own that no search for what is doubtful pays."""
    few = _FEW_TOKENS if len(code.unit) < _WITH_LIBRARIES else _FEWER_TOKENS
    return sum([end - start for start, end in code.stretches]) <= few


def has_templates(code: UserCode) -> bool:
    """Whether something near the user's text may be an instance of a template, or of a generic lambda."""
    return any(code.kinds.find(word, start, end) >= 0 for start, end in code.near() for word in (k.TEMPLATE, k.AUTO))


def places_of(code: UserCode, every: bool = False) -> list[list[Piece]]:
    """All functions with statements and all declarations with an initialiser or default argument, each with the pieces
    around it; `every` other declaration, too."""
    found: list[list[Piece]] = []
    kinds = code.kinds
    for start, end in code.stretches:
        at = start
        while at < end:
            path = code.cutter.path(at)
            if not path:
                break
            piece = path[-1]
            if piece.sort in (c.NAMESPACE, c.LINKAGE, c.CLASS) and at <= piece.body:
                at = piece.body + 1
                continue
            if piece.sort == c.FUNCTION:
                is_told = piece.end > piece.body + 2 or _may_initialise(kinds, piece) or _has_default(kinds, piece)
                is_told = is_told or kinds.find(k.CONSTEXPR, piece.head, piece.body) >= 0
            elif piece.sort in (c.CLASS, c.ENUM):
                # What is declared with the type.
                is_told = _has_initialiser(kinds, code.brackets.close(piece.body), piece.end, False)
            else:
                is_member = len(path) > 1 and path[-2].sort == c.CLASS
                is_told = piece.sort == c.SIMPLE and (
                    _has_initialiser(kinds, at, piece.end, is_member)
                    or (is_member and _has_default(kinds, piece))
                    or (k.AUTO in kinds[at : piece.end] if is_member else kinds[at] not in _TYPES)
                )
            if is_told or every:
                found.append(path)
            at = max(piece.end, at + 1)
    return found


def _may_initialise(kinds: bytes, piece: Piece) -> bool:
    """Whether a function without statements may be a constructor: its name stands where others have a type."""
    at = piece.head
    while kinds[at] in _IN_FRONT:
        at += 1
    return kinds[at] == k.IDENTIFIER and kinds[at + 1] in (k.OPEN_ROUND, k.SCOPE)


def _has_default(kinds: bytes, piece: Piece) -> bool:
    """Whether the parameters that a declaration may have could have default arguments."""
    opening = kinds.find(k.OPEN_ROUND, piece.start, piece.end)
    return opening >= 0 and kinds.find(k.ASSIGN, opening, piece.body if piece.body >= 0 else piece.end) >= 0


def _has_initialiser(kinds: bytes, start: int, end: int, is_member: bool) -> bool:
    """Whether a declaration initialises something; the parentheses of a member are those of a function."""
    for at in range(start, end):
        if kinds[at] in _INITIALISERS:
            return not is_member or (kinds[at] != k.OPEN_ROUND and kinds[at - 1] != k.OPERATOR)
    return False
