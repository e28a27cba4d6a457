"""Qualified names of classes that are declared and not defined yet (70; [basic.lookup.qual.general]), and what does not
fit behind them, since what they name is taken for a value (observed: front-end 2)."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_CLOSING_EXPECTED: Final = 18
_UNDEFINED: Final = 20
_SEMICOLON_EXPECTED: Final = 65
_INCOMPLETE: Final = 70
#: in front of a statement, or of the declaration in the head of a loop
_STATEMENTS: Final = b"{};("
_STARS: Final = b"*&"


def tell_behind_incomplete(code: UserCode, first: int) -> None:
    """Tells of what stands behind a qualified name of such a class that begins at a token."""
    kinds = code.kinds
    path = code.cutter.path(first)
    if not path:
        return
    piece = path[-1]
    behind = first + 1
    while kinds[behind] == k.SCOPE:
        behind += 2
    if piece.sort == c.FUNCTION and first > piece.body:
        if kinds[first - 1] not in _STATEMENTS:
            return
        if kinds[behind] == k.IDENTIFIER:
            code.add_once(_SEMICOLON_EXPECTED, behind)
        elif kinds[behind] in _STARS and kinds[behind + 1] == k.IDENTIFIER:
            code.add_once(_UNDEFINED, behind + 1, code.lexemes[behind + 1])
    elif piece.sort == c.SIMPLE and kinds[first - 1] == k.OPEN_ROUND and kinds[first - 3] == k.BUILTIN_TYPE:
        if kinds[behind] == k.IDENTIFIER:
            if code.lexemes[first - 3] == "void":
                code.add_late(_INCOMPLETE, first - 2, first + 1, TypeName("void"), by=object())
            code.add_once(_CLOSING_EXPECTED, behind)

