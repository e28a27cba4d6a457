"""Names in front of `::` that nothing declares (276), or that are those of classes that are not defined yet (70;
[basic.lookup.qual.general]), and what does not fit behind them."""

from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_STATEMENT_ENDS: Final = b";{}"
#: in front of a name that is that of something else: a member, or what a declaration of its own names
_NO_USES: Final = bytes((k.DOT, k.ARROW, k.SCOPE, k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO))


def tell_missing_scope(code: UserCode, token: int) -> None:
    """Tells of the name at a token, behind which stands `::`."""
    code.add_once(num.NO_SCOPE, token)
    path = code.cutter.path(token)
    if not path or path[-1].sort != c.FUNCTION or token < path[-1].body:
        return
    name = _declared(code.kinds, token)
    if name < 0:
        return
    code.add_once(num.SEMICOLON_EXPECTED, name)
    told = code.once(ToldNames)
    spelling = code.lexemes[name]
    end = code.brackets.close(code.brackets.enclosing(name))
    for at in range(name + 1, end):
        if code.lexemes[at] == spelling and code.kinds[at - 1] not in _NO_USES:
            if not told.has(spelling, at):
                code.add(num.UNDEFINED, at, spelling)
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
            code.add_once(num.SEMICOLON_EXPECTED, behind)
        elif kinds[behind] in _STARS and kinds[behind + 1] == k.IDENTIFIER:
            code.add_once(num.UNDEFINED, behind + 1, code.lexemes[behind + 1])
    elif piece.sort == c.SIMPLE and kinds[first - 1] == k.OPEN_ROUND and kinds[first - 3] == k.BUILTIN_TYPE:
        if kinds[behind] == k.IDENTIFIER:
            if code.lexemes[first - 3] == "void":
                code.add_late(num.INCOMPLETE, first - 2, first + 1, TypeName("void"), by=object())
            code.add_once(num.CLOSE_ROUND_EXPECTED, behind)
