"""The declarations in which something is launched that could be ill-formed."""

from cufe.cuda.rules.called.own_functions import OwnFunctions
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.launches.doubts import DoubtfulLaunches
from cufe.cuda.rules.launches.syntax import is_well_formed
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


def launch_places(examined: ExaminedUnit, functions: OwnFunctions, all_launches: bool) -> list[list[Piece]]:
    """Functions and variables with launches in them, in headers of a long unit with doubtful ones unless `all_launches`
    are wanted, each as its piece behind those around it; what is wrong with the syntax of a launch is told at once."""
    kinds = examined.kinds
    doubts = DoubtfulLaunches(examined, functions)
    found: dict[int, list[Piece]] = {}
    for start, end in examined.near():
        at = kinds.find(k.LAUNCH, start, end)
        while at >= 0:
            path = examined.cutter.path(at)
            if path and path[-1].sort in (c.FUNCTION, c.SIMPLE):
                well_formed = is_well_formed(examined, at)
                if well_formed and path[-1].start not in found and (
                    all_launches or examined.is_compiled(at) or doubts.is_doubtful(path[-1], at)
                ):
                    found[path[-1].start] = path
            at = kinds.find(k.LAUNCH, at + 1, end)
    return [found[start] for start in sorted(found)]
