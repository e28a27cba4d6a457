"""Judges accesses to variables by the typed trees of functions."""

from cufe.cuda.marks import CONSTANT, DEVICE, HOST, MANAGED, SHARED
from cufe.cuda.rules.calls.dependence import is_generic
from cufe.cuda.rules.calls.gathered_sites import Site
from cufe.cuda.rules.calls.judge import Judge
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import names_around
from cufe.cuda.rules.variables.access_sites import ADDRESSED, READ, Access, AccessSites
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.report import EntityName, Frame
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.statements import FunctionScope
from cufe.sema.declared.variable_facts import memory_spaces
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

_READ: Final = 20091
_WRITTEN: Final = 20092
_ADDRESS: Final = 20093

_WORDS: Final = (
    (en.DEVICE_VARIABLE, DEVICE), (en.CONSTANT_VARIABLE, CONSTANT), (en.SHARED_VARIABLE, SHARED),
    (en.MANAGED_VARIABLE, MANAGED),
)  # fmt: skip


class AccessJudge(Judge):
    """Goes through functions and instances as the judge of calls does; what a template says itself is not said again of
    its instances."""

    def __init__(self, examined: ExaminedUnit, declared: dict[int, int]) -> None:
        super().__init__(examined, examined.engine())
        #: the words of variables by their tokens
        self._declared: dict[int, int] = declared
        self._entities: MessageNames = MessageNames()
        self._told_of_templates: set[tuple[int, int]] = set()
        #: the accesses in functions as they are written
        self._written: list[Access] = []
        #: those in instances, with the tokens at which these are made, and the instances under way
        self._in_instances: dict[Routine, tuple[int, list[tuple[Routine, int]], list[Access]]] = {}

    def site(self, site: Site, space: int, checks: bool, constexpr: bool, caller: str) -> None:
        """Calls are judged elsewhere."""

    def leaves(self, routine: Routine, scope: FunctionScope, sites: Sites, space: int) -> None:
        """Gathers the accesses in a function, if it is for the host."""
        if not self.spaces.of(routine, self._end(routine)) & HOST:
            return
        declared = self.engine.declare_types.definition(routine)
        accesses = AccessSites(self.engine, is_generic(routine) and self.spaces.is_deduced(routine))
        accesses.function(scope)
        found = accesses.found
        if declared is not None:
            found = [access for access in found if self._is_inside(access.token, declared.piece)]
        if self._used_at < 0:
            self._written += found
        elif found:
            instance = self._instances[0][0] if self._instances else routine
            self._in_instances.setdefault(instance, (self._used_at, self._instances, []))[2].extend(found)

    def _is_inside(self, token: int, piece: Piece) -> bool:
        """Whether a token is part of a function, and not of a default member initialiser that its body uses."""
        if not piece.start <= token < piece.end:
            return False
        cutter = self.examined.cutter
        brace = cutter.brackets.enclosing(token)
        while brace > piece.body >= 0:
            if local_class(cutter, brace) is not None:
                return False
            brace = cutter.brackets.enclosing(brace)
        return True

    def report(self) -> None:
        """Reports the accesses in the order in which they are met."""
        self._report(-1, self._written, [])
        for used_at, instances, accesses in self._in_instances.values():
            self._report(used_at, accesses, self.frames(instances))

    def _report(self, used_at: int, accesses: list[Access], context: list[Frame]) -> None:
        for access in sorted(accesses, key=_met_at):
            words = _words(access.variable, access.token, self.examined.misfits)
            if access.variable.binding_of is not None:
                words = self._declared.get(access.variable.token, 0)
            if words and self.examined.is_own(access.token):
                self._tell(access, words, used_at, context)

    def _tell(self, access: Access, words: int, used_at: int, context: list[Frame]) -> None:
        number = _READ if access.use == READ else _WRITTEN
        if access.use == ADDRESSED:
            if not words & SHARED:
                return
            number = _ADDRESS
        if used_at < 0:
            self._told_of_templates.add((number, access.token))
        elif (number, access.token) in self._told_of_templates:
            return
        met_at = used_at if used_at >= 0 else access.met_at
        kind = "structured binding" if access.variable.binding_of is not None else "variable"
        name = EntityName(kind, self._entities.entities.qualified(access.variable))
        self.examined.add_late(number, access.token, met_at, space_name(words), name, context=context)


def _words(variable: Variable, token: int, misfits: set[int]) -> int:
    """The memory spaces of a variable that the host has no access to, by what is declared in front of a token; 0 for
    all others; members have none (20028)."""
    if isinstance(variable.parent, ClassType):
        return 0
    flags = variable.flags
    for declared in variable.declarations:
        if declared.binding.name < token and declared.binding.name not in misfits:
            flags |= memory_spaces(declared)
    words = 0
    for flag, word in _WORDS:
        if flags & flag:
            words |= word
    return 0 if words & MANAGED else words


def _met_at(access: Access) -> tuple[int, int]:
    return access.met_at, access.place


def judge_accesses(examined: ExaminedUnit, places: list[list[Piece]], declared: dict[int, int]) -> None:
    """Judges the functions and initialisers at some places, and the instances that others make of them."""
    judge = AccessJudge(examined, declared)
    for path in [*places, *_makers_of_instances(examined, places)]:
        judge.place(path)
    judge.report()


def _makers_of_instances(examined: ExaminedUnit, paths: list[list[Piece]]) -> list[list[Piece]]:
    """What names the templates among some places, or holds generic lambdas."""
    names: set[str] = set()
    own: set[int] = set()
    found: dict[int, list[Piece]] = {}
    kinds = examined.kinds
    for path in paths:
        piece = path[-1]
        if examined.is_template(path):
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
    return [found[start] for start in sorted(found)]
