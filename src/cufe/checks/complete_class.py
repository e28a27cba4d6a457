"""What a front end reads when a class is complete ([class.mem.general]/6): default arguments, then default member
initialisers, then bodies.  Whatever is found there is found behind the closing brace of the outermost class."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import Diagnostic
from cufe.final import Final
from cufe.syntax.cutter import CLASS, FUNCTION, SIMPLE, Piece
from cufe.text import kinds as k

_DEFAULT_ARGUMENT: Final = 0
_MEMBER_INITIALISER: Final = 1
_BODY: Final = 2


class _Delay:
    """When something is found: in which part of the end of a class, which closes at an offset."""

    def __init__(self, close: int, phase: int) -> None:
        self.close: int = close
        self.phase: int = phase


def put_off_members(code: UserCode) -> None:
    """Orders the diagnostics so far as they are found."""
    diagnostics = code.diagnoser.tentative
    if len(diagnostics) < 2 or not any(_has_classes(code, start, end) for start, end in code.stretches):
        return
    delays = [_delay(code, found) for found in diagnostics]
    if not any(delays):
        return
    keys: list[tuple[int, int, int, int]] = []
    for place, (found, delay) in enumerate(zip(diagnostics, delays, strict=True)):
        if delay is None:
            keys.append((found.detected, -1, 0, place))
        else:
            keys.append((delay.close, delay.phase, found.detected, place))
            found.detected = delay.close
    diagnostics[:] = [diagnostics[key[3]] for key in sorted(keys)]


def _has_classes(code: UserCode, start: int, end: int) -> bool:
    return any(code.kinds.find(key, start, end) >= 0 for key in (k.CLASS, k.STRUCT, k.UNION))


def _delay(code: UserCode, found: Diagnostic) -> _Delay | None:
    """Where something is put off to; None where it is not."""
    if found.detected < 0:
        return None
    token = code.unit.token_at(found.detected)
    path = code.cutter.path(token)
    if len(path) < 2 or path[-2].sort != CLASS:
        return None
    if token == path[-1].end - 1 and found.detected >= code.unit.offset(token) + len(code.lexemes[token]):
        # A directive behind the member.
        return None
    phase = _phase(code, path[-1], token)
    if phase < 0:
        return None
    outermost = len(path) - 2
    while outermost and path[outermost - 1].sort == CLASS:
        outermost -= 1
    close = code.unit.offset(code.brackets.close(path[outermost].body))
    return _Delay(close, phase)


def _phase(code: UserCode, piece: Piece, token: int) -> int:
    """Which part of a member a token stands in; -1: one that is read at once."""
    kinds = code.kinds
    if piece.sort not in (FUNCTION, SIMPLE):
        return -1
    if piece.sort == FUNCTION and token > piece.body:
        return _BODY
    at = piece.head
    limit = min(token, piece.end)
    while at < limit:
        kind = kinds[at]
        if kind == k.OPEN_ROUND and at < token < code.brackets.close(at):
            return _DEFAULT_ARGUMENT if kinds.find(k.ASSIGN, at, token) >= 0 else -1
        if kind == k.COLON and piece.sort == FUNCTION:
            return _BODY
        if kind in (k.ASSIGN, k.OPEN_BRACE) and piece.sort == SIMPLE:
            is_static = kinds.find(k.STATIC, piece.head, at) >= 0 or kinds.find(k.TYPEDEF, piece.head, at) >= 0
            return -1 if is_static or kinds[piece.head] == k.USING else _MEMBER_INITIALISER
        at = code.brackets.skip(at) if kind == k.OPEN_ROUND else at + 1
    return -1
