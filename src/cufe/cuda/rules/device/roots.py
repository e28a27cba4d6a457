"""Where the code of a unit begins: its functions, its initialised variables, the instances that directives name."""

from cufe.cuda.rules.device.sight import Sight
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.final import TYPE_CHECKING
from cufe.il.entities import Routine, Variable

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Roots:
    """The user's functions and variables, as far as rules look at them (those in `sight`); instances with the token of
    the directive."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", sight: Sight | None = None) -> None:
        self.functions: list[Routine] = []
        self.variables: list[Variable] = []
        self.instantiated: list[tuple[Routine, int]] = []
        for path in [] if sight is None else sight.paths:
            routine = engine.definitions.at(path)
            if routine is not None:
                self.functions.append(routine)
        for start, end in examined.near():
            if sight is None:
                self.functions += engine.definitions.between(start, end)
            for one in engine.definitions.initialised(start, end):
                if isinstance(one, Variable):
                    self.variables.append(one)
        for piece in explicit_instantiations(examined):
            for routine in engine.instantiations.routines(piece.start, piece.end):
                self.instantiated.append((routine, piece.start))
