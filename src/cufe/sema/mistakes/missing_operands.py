"""Operators that lack what follows them, and arguments of calls that are missing beside a comma (29): `a = ;`,
`f(1, )`."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_EXPECTED: Final = 29

_OPERATORS: Final = b"=+/%|^-"
_SEMICOLON: Final = b";"
#: an argument is missing at the second token
_BESIDE_COMMAS: Final = (b"(,", b",)", b",,")
#: what is called by its name ends with these
_CALLED: Final = bytes((k.IDENTIFIER, k.GREATER))


def check_operands(code: UserCode) -> None:
    """Tells of operators that stand directly in front of a semicolon, but for those that name a function and
    where something else is missing."""
    kinds = code.kinds
    for start, end in code.near():
        for operator in _OPERATORS:
            unended = bytes((operator,)) + _SEMICOLON
            at = kinds.find(unended, start, end)
            while at >= 0:
                if kinds[at - 1] != k.OPERATOR and not code.has_error(at + 1):
                    code.add(_EXPECTED, at + 1)
                at = kinds.find(unended, at + 1, end)


def check_arguments(code: UserCode) -> None:
    """Tells of arguments that are missing in calls by name."""
    kinds = code.kinds
    for start, end in code.near():
        for pair in _BESIDE_COMMAS:
            at = kinds.find(pair, start, end)
            while at >= 0:
                if _is_in_call(code, at):
                    code.add(_EXPECTED, at + 1)
                at = kinds.find(pair, at + 1, end)


def _is_in_call(code: UserCode, at: int) -> bool:
    """Whether a comma or parenthesis belongs to the arguments of a call in a function or an initialiser."""
    kinds = code.kinds
    opening = at if kinds[at] == k.OPEN_ROUND else _opening(code, at)
    if opening < 0 or kinds[opening - 1] not in _CALLED or kinds[at - 1] == k.BUILTIN_TYPE:
        return False
    if kinds.endswith(b">>>", 0, opening):
        # A launch tells of its arguments itself.
        return False
    path = code.cutter.path(opening)
    if not path:
        return False
    piece = path[-1]
    if piece.sort == c.FUNCTION:
        return opening > piece.body
    return piece.sort == c.SIMPLE and kinds.find(k.ASSIGN, piece.head, opening) >= 0


def _opening(code: UserCode, comma: int) -> int:
    """The `(` of the list that a comma stands in, -1 where it stands in another one."""
    kinds = code.kinds
    at = comma - 1
    while at > 0 and kinds[at] != k.OPEN_ROUND:
        if kinds[at] in b";{[":
            return -1
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]}" else at - 1
    return at
