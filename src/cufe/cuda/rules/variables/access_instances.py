"""Accesses in instances that are made at once: with deduced results, constexpr ones, generic lambdas."""

from cufe.checks.typed_code import TypedFunction
from cufe.cuda.rules.calls.doubts import Place
from cufe.cuda.rules.calls.judge import Judge
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.access_judge import AccessJudge
from cufe.il.entities import Routine
from cufe.il.statements import FunctionScope
from cufe.syntax.cutter import Piece


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
    """Judges the instances that what stands at some places makes."""
    instances = AccessInstances(examined, accesses)
    for path in paths:
        instances.place(Place(path))
