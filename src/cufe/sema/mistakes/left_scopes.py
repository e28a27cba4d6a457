"""Names that a function declares in a block which has ended where they are used, or only further below.

Looked at are functions of short units that are neither templates nor members, and names that are not called."""

from cufe.final import Final
from cufe.sema.mistakes.new_names import ELSEWHERE
from cufe.sema.mistakes.short_units import is_short, places_of
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: behind these a name starts an operand
_BEFORE_OPERANDS: Final = bytes((k.RETURN, k.AND, k.OR, k.EQUAL)) + b"=+-/%<>(!;{}?,|^["
#: and behind an operand stand these
_BEHIND_OPERANDS: Final = bytes((k.AND, k.OR, k.EQUAL)) + b";)+-/%<>?,|^].="


def names_out_of_scope(code: UserCode) -> list[int]:
    """The tokens of such names."""
    found: list[int] = []
    if not is_short(code):
        return found
    for path in places_of(code):
        piece = path[-1]
        if piece.sort == c.FUNCTION and _is_plain(code, path):
            found += _in_body(code, piece)
    return found


def _is_plain(code: UserCode, path: list[Piece]) -> bool:
    """Whether a function is no template and no member."""
    kinds = code.kinds
    piece = path[-1]
    if piece.start != piece.head or any(one.sort not in (c.NAMESPACE, c.LINKAGE) for one in path[:-1]):
        return False
    opening = kinds.find(b"(", piece.head, piece.body)
    return opening >= 0 and kinds.find(k.SCOPE, piece.head, opening) < 0 and kinds.find(k.AUTO, opening, piece.body) < 0


def _in_body(code: UserCode, piece: Piece) -> list[int]:
    kinds = code.kinds
    if any(kinds.find(kind, piece.body, piece.end) >= 0 for kind in (k.CLASS, k.STRUCT, k.USING, k.UNION, k.TEMPLATE)):
        return []
    lookup = code.lookup()
    declared: set[str] = set()
    missing: list[int] = []
    at = kinds.find(k.IDENTIFIER, piece.body, piece.end)
    while at >= 0:
        if kinds[at - 1] not in ELSEWHERE:
            entity = lookup.resolve(at)
            if entity is None:
                missing.append(at)
            elif at in entity.tokens():
                declared.add(code.lexemes[at])
        at = kinds.find(k.IDENTIFIER, at + 1, piece.end)
    return [
        token
        for token in missing
        if code.lexemes[token] in declared
        and kinds[token - 1] in _BEFORE_OPERANDS
        and kinds[token + 1] in _BEHIND_OPERANDS
    ]
