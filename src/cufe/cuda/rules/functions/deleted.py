"""Calls of deleted functions (1776; [dcl.fct.def.delete])."""

from cufe.cuda.rules.calls.dependence import is_of_template
from cufe.cuda.rules.calls.gathered_sites import CALL, REFERENCE
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import DELETED, Routine
from cufe.il.expressions import LambdaNode
from cufe.sema.failures import guarded
from cufe.sema.mistakes.entity_names import entity_name
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_DELETED: Final = 1776
#: behind the name in a call, a launch, and where its address is taken
_BEHIND_NAMES: Final = b"(),;<" + bytes((k.LAUNCH,))


def check_deleted_functions(examined: ExaminedUnit) -> None:
    """Judges the functions and variables that call something by the name of a deleted function."""
    names = _deleted_names(examined)
    if not names:
        return
    kinds = examined.kinds
    places: dict[int, list[Piece]] = {}
    for token in examined.tokens_of(names, examined.near()):
        if kinds[token + 1] not in _BEHIND_NAMES:
            continue
        path = examined.cutter.path(token)
        if not path or (path[-1].sort == c.FUNCTION and token < path[-1].body):
            continue
        if path[-1].sort == c.FUNCTION or (path[-1].sort == c.SIMPLE and kinds.find(b"=", path[-1].head, token) >= 0):
            places[path[-1].start] = path
    if not places:
        return
    judge = _Judge(examined, examined.engine())
    for start in sorted(places):
        with guarded():
            judge.place(places[start])


def _deleted_names(examined: ExaminedUnit) -> set[str]:
    """The names of deleted functions that are neither special nor operators."""
    kinds = examined.kinds
    found: set[str] = set()
    pattern = b"=" + bytes((k.DELETE,)) + b";"
    for start, end in examined.near():
        for at in k.all_of(kinds, pattern, start, end):
            opening = kinds.rfind(b"(", start, at)
            name = opening - 1
            special = name < start + 1 or kinds[name] != k.IDENTIFIER or kinds[name - 1] in b"~;{}:"
            if not special and k.OPERATOR not in kinds[max(name - 3, 0) : name + 1]:
                found.add(examined.lexemes[name])
    return found


class _Judge:
    """Tells of each mention once."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine

    def place(self, path: list[Piece]) -> None:
        engine = self.engine
        if path[-1].sort == c.FUNCTION:
            routine = engine.definitions.at(path)
            if routine is not None:
                self._function(routine)
            return
        sites = Sites(engine, False)
        for variable in engine.definitions.variables_at(path):
            sites.variable(variable)
        self._sites(sites)

    def _function(self, routine: Routine) -> None:
        scope = self.engine.statements.body(routine)
        if scope is None:
            return
        sites = Sites(self.engine, is_of_template(routine))
        sites.function(scope)
        self._sites(sites)

    def _sites(self, sites: Sites) -> None:
        for site in sites.found:
            routine = site.routine
            if not routine.flags & DELETED or site.sort not in (CALL, REFERENCE):
                continue
            at = self._name(site.token, routine.name)
            self.examined.add_late(_DELETED, at, max(site.met_at, at), entity_name(self.engine, routine), once=True)
        for node in sites.lambdas:
            self._lambda(node)

    def _name(self, token: int, name: str) -> int:
        """The last part of a qualified name that begins at a token; template arguments may stand between."""
        kinds = self.examined.kinds
        at = token
        while kinds[at] not in b";(){}" and self.examined.lexemes[at] != name:
            at += 1
        return at if self.examined.lexemes[at] == name else token

    def _lambda(self, node: LambdaNode) -> None:
        if node.routine is not None:
            self._function(node.routine)
