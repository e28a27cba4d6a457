"""Operators that lack what follows them (29): `a = ;`."""

import re

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_EXPECTED: Final = 29

#: an operator that is no name of a function, in front of the end of the statement
_UNENDED: Final = re.compile(rb"(?<!" + re.escape(bytes((k.OPERATOR,))) + rb")[=+/%|^-];", re.DOTALL)


def check_operands(code: UserCode) -> None:
    """Tells of operators that stand directly in front of a semicolon."""
    for start, end in code.near():
        for match in _UNENDED.finditer(code.kinds, start, end):
            code.add(_EXPECTED, match.end() - 1)
