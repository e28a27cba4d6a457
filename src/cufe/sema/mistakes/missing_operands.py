"""Operators that lack what follows them (29): `a = ;`."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_EXPECTED: Final = 29

_OPERATORS: Final = b"=+/%|^-"
_SEMICOLON: Final = b";"


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
