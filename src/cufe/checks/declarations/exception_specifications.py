"""Declarations of one function that disagree about exceptions: 536 and 541 ([except.spec])."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_INCOMPATIBLE: Final = 536
_LEFT_OUT: Final = 541

#: what may stand between a parameter list and `noexcept`
_BETWEEN: Final = bytes((k.CONST, k.VOLATILE, k.AND)) + b"&"
_VALUES: Final = ("true", "false")


def check_specification(
    code: UserCode,
    first: n.DeclaratorOperator | None,
    second: n.DeclaratorOperator | None,
    start: int,
    told: EntityName,
) -> bool:
    """Reports the second declaration, which starts at `start`, if it does not say what the first one says; gives
    whether it says something else, which counts from then on."""
    if first is None or second is None:
        return False
    before = throws_anything(code, first)
    now = throws_anything(code, second)
    if before is None or now is None or before == now:
        return False
    token = _behind(code, second.last + 1)
    is_written = code.kinds[token] in (k.NOEXCEPT, k.THROW)
    if is_written or not before:
        code.add_late(_INCOMPATIBLE if is_written else _LEFT_OUT, token, start, told)
    return is_written


def throws_anything(code: UserCode, function: n.DeclaratorOperator | None) -> bool | None:
    """Whether a declaration allows exceptions; None where that has to be worked out, and of no function."""
    if function is None:
        return None
    at = _behind(code, function.last + 1)
    kind = code.kinds[at]
    if kind == k.NOEXCEPT and code.kinds[at + 1] == k.OPEN_ROUND:
        value = code.lexemes[at + 2]
        return value == "false" if value in _VALUES and code.kinds[at + 3] == k.CLOSE_ROUND else None
    if kind == k.THROW:
        return False if code.kinds[at + 2] == k.CLOSE_ROUND else None
    return kind != k.NOEXCEPT


def _behind(code: UserCode, at: int) -> int:
    """The exception specification behind a parameter list, or what stands where it would be."""
    while True:
        if code.kinds[at] == k.ATTRIBUTE:
            at = code.brackets.skip(at + 1)
        elif code.kinds[at] in _BETWEEN:
            at += 1
        else:
            return at
