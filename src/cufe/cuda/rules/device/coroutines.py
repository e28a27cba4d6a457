"""Coroutines in code of the device (observed: diagnostics-b 4): 20251, at each keyword and, when the body is
complete, at the name."""

from cufe.cuda.marks import DEVICE, GLOBAL
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.text import kinds as k

_COROUTINE: Final = 20251

_KEYWORDS: Final = (k.CO_AWAIT, k.CO_RETURN, k.CO_YIELD)


def check_coroutines(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the functions with one of the keywords; templates are judged by their instances."""
    tokens: list[int] = []
    for start, end in examined.near():
        for keyword in _KEYWORDS:
            for at in k.all_of(examined.kinds, keyword, start, end):
                if examined.kinds[at - 1] != k.OPERATOR:
                    tokens.append(at)
    spaces = Spaces(examined, found.marked_names(examined)) if tokens else None
    bodies: dict[int, int] = {}
    for token in sorted(tokens):
        around = surroundings(examined, token)
        if spaces is None or around is None or examined.is_in_template(token):
            continue
        space = space_at(examined, spaces, around, token)
        if not space & (DEVICE | GLOBAL):
            continue
        examined.add(_COROUTINE, token)
        if examined.kinds[token] == k.CO_RETURN:
            closure = around.body.lambda_at(token)
            if closure is not None:
                bodies[closure.body] = _parameters_of(examined, closure.start)
            elif around.function is not None:
                bodies[around.piece.body] = around.function.name_token
    for body in sorted(bodies):
        # Without a promise type it is no coroutine.
        close = examined.brackets.close(body)
        examined.add_late(_COROUTINE, bodies[body], close, by=bodies, follows=True)


def _parameters_of(examined: ExaminedUnit, start: int) -> int:
    """What stands behind the captures of a lambda and the attributes there."""
    at = examined.brackets.close(start) + 1
    while examined.kinds[at] == k.ATTRIBUTE:
        at = examined.brackets.skip(at + 1)
    return at
