"""Names in front of `::` that nothing declares (276), and a declaration in a block that begins with one: its type is
read as an expression, behind which the name of the variable does not fit (65) and is not declared (20)."""

from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.display_numbers import NO_SCOPE
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_UNDEFINED: Final = 20
_SEMICOLON_EXPECTED: Final = 65
_STATEMENT_ENDS: Final = b";{}"
#: in front of a name that is that of something else: a member, or what a declaration of its own names
_NO_USES: Final = bytes((k.DOT, k.ARROW, k.SCOPE, k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO))


def tell_missing_scope(code: UserCode, told: ToldNames, path: list[Piece], token: int) -> None:
    """Tells of the name at a token, behind which stands `::`."""
    code.add(NO_SCOPE, token)
    piece = path[-1]
    if piece.sort != c.FUNCTION or token < piece.body:
        return
    name = _declared(code.kinds, token)
    if name < 0:
        return
    code.add(_SEMICOLON_EXPECTED, name)
    spelling = code.lexemes[name]
    end = code.brackets.close(code.brackets.enclosing(name))
    for at in range(name + 1, end):
        if code.lexemes[at] == spelling and code.kinds[at - 1] not in _NO_USES:
            if not told.has(spelling, at):
                code.add(_UNDEFINED, at, spelling)
                told.put(at, path)
            return


def _declared(kinds: bytes, token: int) -> int:
    """The name that a declaration with its type at a token declares; -1 for what is no such declaration."""
    first = token
    while kinds[first - 1] == k.SCOPE:
        first -= 2 if kinds[first - 2] == k.IDENTIFIER else 1
    if kinds[first - 1] not in _STATEMENT_ENDS:
        return -1
    at = token
    while kinds[at + 1] == k.SCOPE and kinds[at + 2] == k.IDENTIFIER:
        at += 2
    return at + 1 if kinds[at + 1] == k.IDENTIFIER else -1
