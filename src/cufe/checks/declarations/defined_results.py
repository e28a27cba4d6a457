"""Classes and enumerations that are defined in the declaration of a function with such a result (305, [dcl.fct]/11)."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_piece
from cufe.text import kinds as k

_DEFINED: Final = 305
#: what ends the search for the braces of a class behind its key
_NO_DEFINITION: Final = b";()=}"
_BEFORE_PARAMETER: Final = b"<,("


def check_defined_results(code: UserCode) -> None:
    """Judges the definitions with declarators behind them."""
    kinds = code.kinds
    for start, end in code.in_full:
        for key in k.TYPE_KEYS:
            for at in k.all_of(kinds, key, start, end):
                brace = _definition(code, at, end)
                if brace >= 0:
                    close = code.brackets.close(brace)
                    if kinds[close + 1] != k.SEMICOLON:
                        _declarators(code, at, brace, close)


def _definition(code: UserCode, key: int, end: int) -> int:
    """The brace of the class that begins with a key; -1 where none is defined."""
    kinds = code.kinds
    if kinds[key - 1] in _BEFORE_PARAMETER or (kinds[key] != k.ENUM and kinds[key - 1] == k.ENUM):
        return -1
    at = key + 1
    while at < end and kinds[at] != k.OPEN_BRACE:
        if kinds[at] in (k.ATTRIBUTE, k.ALIGNAS) and kinds[at + 1] == k.OPEN_ROUND:
            at = code.brackets.close(at + 1)
        elif kinds[at] in _NO_DEFINITION:
            return -1
        at += 1
    return at if at < end else -1


def _declarators(code: UserCode, key: int, brace: int, close: int) -> None:
    piece = _piece(code, key, brace)
    if piece is None:
        return
    declaration = code.lookup().declarations.parse(piece, "")
    start = declaration.specifiers.start
    if code.kinds[start] == k.EXTERN and code.kinds[start + 1] == k.STRING:
        start += 2
    for declarator in declaration.declarators:
        if declarator.id >= 0 and any(operator.sort == n.PARAMETERS for operator in declarator.operators):
            code.add_late(_DEFINED, start, close)


def _piece(code: UserCode, key: int, brace: int) -> Piece | None:
    """The declaration around a definition; those of templates have no declarators."""
    path = code.cutter.path(key)
    piece = path[-1] if path else None
    if piece is not None and piece.sort not in (c.CLASS, c.ENUM) and piece.body >= 0 and key > piece.body:
        piece = local_piece(code.cutter, key)
    if piece is None or code.kinds[piece.start] == k.TEMPLATE:
        return None
    is_around = piece.body == brace if piece.sort != c.FUNCTION else piece.start <= key < brace < piece.body
    return piece if is_around else None
