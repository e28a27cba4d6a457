"""Lambdas in initialisers of variables outside of functions, as messages show them: `N::l::[lambda() (instance 2)]`.

Observed: the name of the variable stands in front, and all lambdas of a namespace or class are counted together."""

from cufe import regex as re
from cufe.cuda.rules.declared import parse_piece, scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LambdaNode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SHOWN: Final = r"(\[lambda\([^\]]*\) \(instance )1\)\]"


def with_variable(examined: ExaminedUnit, routine: Routine, text: str) -> str:
    """The shown name of a call operator; what is no such lambda stays as it is."""
    cls = routine.parent
    closure = cls.closure if isinstance(cls, ClassType) else None
    if not isinstance(closure, LambdaNode) or isinstance(closure.closure.parent, Routine):
        return text
    start = closure.node.start
    path = examined.cutter.path(start)
    if not path or path[-1].sort != c.SIMPLE:
        return text
    declared = [one for one in parse_piece(examined, path[-1], path[:-1], False) if one.name_token < start]
    if not declared or declared[-1].is_template:
        return text
    number = _number(examined, path, start)
    name = declared[-1].name
    return re.sub(_SHOWN, lambda found: f"{name}::{found[1]}{number})]", text, count=1)


def _number(examined: ExaminedUnit, path: list[Piece], start: int) -> int:
    """Which of the lambdas of a namespace or class begins at a token, from 1; those of templates do not count."""
    scope = _scope(examined, path)
    found: set[int] = set()
    for first, last in examined.stretches:
        at = examined.kinds.find(k.OPEN_SQUARE, first, last)
        while 0 <= at <= start:
            around = examined.cutter.path(at)
            counts = bool(around) and around[-1].sort == c.SIMPLE and examined.kinds[around[-1].start] != k.TEMPLATE
            if counts and _scope(examined, around) == scope:
                lambdas = examined.lookup().bodies.of(around[-1]).lambdas
                found.update(node.start for node in lambdas if node.parent is None)
            at = examined.kinds.find(k.OPEN_SQUARE, at + 1, last)
    return len([one for one in found if one <= start])


def _scope(examined: ExaminedUnit, path: list[Piece]) -> list[str]:
    return [scope_name(examined, piece) for piece in path[:-1] if piece.sort in (c.NAMESPACE, c.CLASS)]
