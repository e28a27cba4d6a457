"""Accesses in instances that are made at once: with deduced results, constexpr ones, generic lambdas."""

from cufe.cuda.rules.calls.doubts import Place
from cufe.cuda.rules.calls.judge import Judge
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import names_around
from cufe.cuda.rules.typed_code import TypedFunction
from cufe.cuda.rules.variables.access_judge import AccessJudge
from cufe.il.entities import Routine
from cufe.il.statements import FunctionScope
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


class AccessInstances(Judge):
    """Goes through functions as the judge of calls does; what is in an instance is left to the judge of accesses."""

    def __init__(self, examined: ExaminedUnit, accesses: AccessJudge) -> None:
        super().__init__(examined, examined.engine())
        self.accesses: AccessJudge = accesses

    def leaves(self, routine: Routine, scope: FunctionScope, sites: Sites, space: int) -> None:
        if self._used_at >= 0:
            self.accesses.function(TypedFunction(routine, routine, scope, self._used_at))
            self.accesses.tell(self._used_at, self.frames(self._instances))


def judge_instances(examined: ExaminedUnit, accesses: AccessJudge, paths: list[list[Piece]]) -> None:
    """Judges the instances of what stands at some places, as far as these are templates or hold generic lambdas."""
    names: set[str] = set()
    own: set[int] = set()
    found: dict[int, list[Piece]] = {}
    kinds = examined.kinds
    for path in paths:
        piece = path[-1]
        if any(around.sort != c.NAMESPACE and kinds[around.start] == k.TEMPLATE for around in path):
            names |= names_around(examined, piece.head)
            own.add(piece.start)
        elif kinds.find(k.AUTO, piece.head, piece.end) >= 0:
            found[piece.start] = path
            if piece.sort == c.SIMPLE:
                names |= names_around(examined, piece.head)
    for token in examined.tokens_of(names, examined.near()) if names else []:
        path = examined.cutter.path(token)
        if path and path[-1].sort in (c.FUNCTION, c.SIMPLE) and path[-1].start not in own:
            if kinds[path[-1].start] != k.TEMPLATE or path[-1].sort == c.FUNCTION:
                found[path[-1].start] = path
    if found:
        instances = AccessInstances(examined, accesses)
        for start in sorted(found):
            instances.place(Place(found[start]))
