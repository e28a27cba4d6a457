"""Where a value that may be no constant is written as an argument of the user's own template."""

from cufe.final import Final
from cufe.sema.mistakes.needed_constants import NeededConstants
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_HEAD: Final = bytes((k.TEMPLATE, k.LESS))
_BEHIND_NAMES: Final = bytes((k.SEMICOLON, k.OPEN_BRACE, k.OPEN_ROUND, k.COLON, k.ASSIGN))


def doubtful_arguments(code: UserCode, needed: NeededConstants) -> list[list[Piece]]:
    """The pieces with such arguments outside of templates, each with those around it."""
    found: list[list[Piece]] = []
    kinds = code.kinds
    for token in code.tokens_of(_templates_of_values(code), code.compiled()):
        if kinds[token + 1] != k.LESS:
            continue
        close = code.brackets.close_angle(token + 1, len(kinds))
        if close < 0 or not needed.may_fail(token + 2, close):
            continue
        path = code.cutter.path(token)
        if path and not code.is_template(path):
            found.append(path)
    return found


def _templates_of_values(code: UserCode) -> set[str]:
    """The names of templates that seem to have a parameter for a value."""
    found: set[str] = set()
    kinds = code.kinds
    for start, end in code.compiled():
        at = kinds.find(_HEAD, start, end)
        while at >= 0:
            close = code.brackets.close_angle(at + 1, end)
            if close > at + 2 and _may_have_values(kinds[at + 2 : close]):
                name = close + 1
                while name < end and kinds[name] not in _BEHIND_NAMES:
                    name += 1
                if kinds[name - 1] == k.IDENTIFIER:
                    found.add(code.lexemes[name - 1])
            at = kinds.find(_HEAD, max(close, at + 2), end)
    return found


def _may_have_values(head: bytes) -> bool:
    """Whether the tokens of a template head have a type, or a name behind one."""
    return any(kind in head for kind in (k.BUILTIN_TYPE, k.AUTO)) or bytes((k.IDENTIFIER, k.IDENTIFIER)) in head
