"""Calls against the functions that they name: numbers and types of arguments, overloads (observed: diagnostics-b 5)."""

from cufe.cuda.rules.called.doubts import DoubtfulCalls
from cufe.cuda.rules.called.own_functions import OwnFunctions
from cufe.cuda.rules.examined import ExaminedUnit


def check_ordinary_calls(examined: ExaminedUnit, functions: OwnFunctions) -> None:
    """Judges the calls of the user's functions that are in doubt."""
    doubts = DoubtfulCalls(examined, functions)
    if doubts.openings:
        from cufe.cuda.rules.called.ordinary import judge_calls

        judge_calls(examined, doubts)
