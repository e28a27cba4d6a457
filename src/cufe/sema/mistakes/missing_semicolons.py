"""Statements at the end of a block that lack their semicolon (65)."""

import re

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_EXPECTED: Final = 65

_CLOSE_ROUND: Final = ord(")")
_OPERAND: Final = re.escape(bytes((k.IDENTIFIER, k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR)))
_UNENDED: Final = re.compile(rb"[" + _OPERAND + rb")]\}", re.DOTALL)
_GOVERNING: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH))


def check_semicolons(code: UserCode) -> None:
    """Tells of an operand directly in front of the brace that closes a block."""
    for start, end in code.compiled():
        for match in _UNENDED.finditer(code.kinds, start, end):
            close = match.end() - 1
            if _closes_block(code, close) and not _is_condition(code, close - 1):
                code.add(_EXPECTED, close)


def _closes_block(code: UserCode, close: int) -> bool:
    """Whether a brace closes the body of a function, or what a condition governs in one."""
    kinds = code.kinds
    opening = code.brackets.open_before(close)
    path = code.cutter.path(close)
    if not path or path[-1].sort != c.FUNCTION or opening < path[-1].body:
        return False
    if opening == path[-1].body:
        return True
    before = kinds[opening - 1]
    return before == k.ELSE or (before == _CLOSE_ROUND and _is_condition(code, opening - 1))


def _is_condition(code: UserCode, closing: int) -> bool:
    """Whether a parenthesis closes the condition of a statement."""
    if code.kinds[closing] != _CLOSE_ROUND:
        return False
    return code.kinds[code.brackets.open_before(closing) - 1] in _GOVERNING
