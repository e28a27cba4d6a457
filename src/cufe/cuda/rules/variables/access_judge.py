"""Accesses to device variables from code of the host: 20091 read, 20092 written, 20093 address taken.

Observed: diagnostics-a 8.3."""

from cufe.cuda.marks import CONSTANT, DEVICE, HOST, MANAGED, SHARED
from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.calls.judge import Judge, Listener
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.access_sites import ADDRESSED, READ, Access, AccessSites
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.report import EntityName, Frame
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.statements import FunctionScope
from cufe.sema.declared.facts import memory_spaces
from cufe.sema.message_names import MessageNames
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class

_READ: Final = 20091
_WRITTEN: Final = 20092
_ADDRESS: Final = 20093

_WORDS: Final = (
    (en.DEVICE_VARIABLE, DEVICE), (en.CONSTANT_VARIABLE, CONSTANT), (en.SHARED_VARIABLE, SHARED),
    (en.MANAGED_VARIABLE, MANAGED),
)  # fmt: skip


class AccessJudge(Listener):
    """Judges what the walk reads; what a template says itself is not said again of its instances."""

    def __init__(self, walk: Judge, declared: dict[int, int]) -> None:
        self.walk: Judge = walk
        self.examined: ExaminedUnit = walk.examined
        #: the words of variables by their tokens
        self._declared: dict[int, int] = declared
        self._names: MessageNames = MessageNames()
        self._told_of_templates: set[tuple[int, int]] = set()
        #: the accesses in functions as they are written
        self._written: list[Access] = []
        #: those in instances, with the tokens at which these are made, and the instances under way
        self._in_instances: dict[Routine, tuple[int, list[tuple[Routine, int]], list[Access]]] = {}

    def leaves(
        self, routine: Routine, scope: FunctionScope, space: int, used_at: int, instances: list[tuple[Routine, int]]
    ) -> None:
        """Gathers the accesses in a function, if it is for the host."""
        if not space & HOST:
            return
        engine = self.walk.engine
        declared = engine.declare_types.definition(routine)
        accesses = AccessSites(engine, is_generic(routine), self.walk.spaces.is_deduced(routine))
        accesses.function(scope)
        found = accesses.found
        if declared is not None:
            found = [access for access in found if self._is_inside(access.token, declared.piece)]
        if used_at < 0:
            self._written += found
        elif found:
            instance = instances[0][0] if instances else routine
            self._in_instances.setdefault(instance, (used_at, instances, []))[2].extend(found)

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
            self._report(used_at, accesses, self.walk.frames(instances))

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
        name = EntityName(kind, self._names.entities.qualified(access.variable))
        self.examined.add_late(number, access.token, met_at, space_name(words), name, context=context)


def _words(variable: Variable, token: int, misfits: dict[int, int]) -> int:
    """The memory spaces of a variable that the host has no access to, by what is declared in front of a token; 0 for
    all others; members have none (20028)."""
    if isinstance(variable.parent, ClassType):
        return 0
    flags = variable.flags
    for declared in variable.declarations:
        if declared.binding.name < token and declared.binding.name not in misfits:
            flags |= memory_spaces(declared.binding)
    words = 0
    for flag, word in _WORDS:
        if flags & flag:
            words |= word
    return 0 if words & MANAGED else words


def _met_at(access: Access) -> tuple[int, int]:
    return access.met_at, access.place
