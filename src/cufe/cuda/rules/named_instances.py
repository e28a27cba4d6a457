"""The instances of function templates that a unit names, and where it names them first."""

from cufe.cuda.rules.calls.sites import sites_at
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING
from cufe.il.entities import Routine
from cufe.sema.failures import unanswered
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class NamedInstances:
    """Finds the instances of templates by the names of these; `own` are the first tokens of their declarations.  With
    `members` those of class templates count, too, with `evaluated` only what may be evaluated."""

    def __init__(
        self, examined: ExaminedUnit, names: set[str], own: set[int], members: bool = False, evaluated: bool = False
    ) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self._members: bool = members
        self._evaluated: bool = evaluated
        #: instances with the tokens that named them first
        self.found: dict[Routine, int] = {}
        #: those of explicit instantiations
        self.asked_for: set[Routine] = set()
        for path in self._places(names, own):
            with unanswered:
                self._read(path)

    def in_order(self) -> list[tuple[Routine, int]]:
        """The instances in the order in which they are named first."""
        return sorted(self.found.items(), key=_token)

    def _places(self, names: set[str], own: set[int]) -> list[list[Piece]]:
        """The pieces in which one of the templates is named, but for its own declarations."""
        examined = self.examined
        found: dict[int, list[Piece]] = {}
        for token in examined.tokens_of(names, examined.in_full):
            path = examined.cutter.path(token)
            if path and path[-1].sort in (c.FUNCTION, c.SIMPLE) and path[-1].start not in own:
                found[path[-1].start] = path
        return [found[start] for start in sorted(found)]

    def _read(self, path: list[Piece]) -> None:
        engine = self.engine
        piece = path[-1]
        first = piece.start
        if self.examined.kinds[first] == k.EXTERN and self.examined.kinds[first + 1] == k.TEMPLATE:
            first += 1
        if self.examined.kinds[first] == k.TEMPLATE and piece.sort == c.SIMPLE:
            if self.examined.kinds[first + 1] == k.LESS:
                self._specialization(path)
                return
            for routine in engine.instantiations.routines(first, piece.end, True):
                self._add(routine, piece.start)
                if first == piece.start:
                    self.asked_for.add(routine)
            return
        if piece.sort == c.FUNCTION:
            self._specialization(path)
        for site in sites_at(engine, path):
            if site.evaluated or not self._evaluated:
                self._add(site.routine, site.token)

    def _specialization(self, path: list[Piece]) -> None:
        """An explicit specialisation asks for the attributes of the template, too."""
        context = self.engine.definitions.context_of(path, [])
        if context is None:
            return
        for binding in self.engine.lookup.bindings(path[-1], ""):
            if binding.sort == s.ROUTINE:
                routine = self.engine.function_specializations.at(binding, path[-1], context)
                if routine is not None:
                    self._add(routine, binding.name)

    def _add(self, routine: Routine, token: int) -> None:
        if any(argument.is_dependent() for argument in routine.arguments):
            return
        if routine.template is None and not (self._members and self.engine.returns.is_instance(routine)):
            return
        self.found[routine] = min(token, self.found.get(routine, token))


def asked_for_first(examined: ExaminedUnit, routine: Routine, directive: int) -> int:
    """The token that asks for an instance: its first use, or the explicit instantiation `directive`."""
    own: set[int] = set()
    for declared in routine.declarations:
        path = examined.cutter.path(declared.binding.name)
        if path:
            own.add(path[-1].start)
    return min(NamedInstances(examined, {routine.name}, own).found.get(routine, directive), directive)


def _token(found: tuple[Routine, int]) -> int:
    return found[1]
