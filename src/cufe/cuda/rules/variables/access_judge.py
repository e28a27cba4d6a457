"""Judges accesses to variables by the typed trees of functions."""

from cufe.checks.typed_code import TypedCode, TypedFunction
from cufe.cuda.marks import CONSTANT, DEVICE, HOST, MANAGED, SHARED
from cufe.cuda.rules.calls.dependence import is_generic
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import names_around
from cufe.cuda.rules.instance_context import body_context
from cufe.cuda.rules.named_instances import asked_for_first
from cufe.cuda.rules.variables.access_sites import ADDRESSED, READ, Access, AccessSites
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.report import EntityName, Frame
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine, Variable
from cufe.sema.declared.variable_facts import memory_spaces
from cufe.sema.failures import guarded
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


class AccessJudge:
    """Judges functions; what a template says itself is not said again of its instances."""

    def __init__(self, examined: ExaminedUnit, declared: dict[int, int]) -> None:
        self.examined: ExaminedUnit = examined
        #: the words of variables by their tokens
        self._declared: dict[int, int] = declared
        self.names: MessageNames = MessageNames()
        self.spaces: FunctionSpaces = FunctionSpaces(
            examined.engine(), annotated_lambdas=examined.settings.extended_lambda
        )
        self._told: set[tuple[int, int]] = set()
        self._found: list[Access] = []

    def function(self, function: TypedFunction) -> None:
        """Gathers the accesses in a function, if it is for the host."""
        engine = self.examined.engine()
        declared = engine.declare_types.definition(function.routine)
        end = declared.piece.body + 1 if declared is not None else function.routine.token + 1
        if not self.spaces.of(function.routine, end) & HOST:
            return
        sites = AccessSites(engine, self._is_open(function))
        sites.function(function.scope)
        found = sites.found
        if declared is not None:
            found = [access for access in found if self._is_inside(access.token, declared.piece)]
        self._found += found

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

    def _is_open(self, function: TypedFunction) -> bool:
        """Whether it is a template itself whose result its instances deduce."""
        return is_generic(function.routine) and self.spaces.is_deduced(function.routine)

    def tell(self, used_at: int, context: list[Frame]) -> None:
        """Reports what was found in a function with the lambdas and local classes in it, in the order of the text."""
        for access in sorted(self._found, key=_met_at):
            words = _words(access.variable, access.token, self.examined.misfits)
            if access.variable.binding_of is not None:
                words = self._declared.get(access.variable.token, 0)
            if words and self.examined.is_own(access.token):
                self._tell(access, words, used_at, context)
        self._found = []

    def context(self, routine: Routine, code: TypedCode) -> list[Frame]:
        """The instance that an explicit instantiation makes."""
        if not self._found:
            return []
        return body_context(self.examined, routine, asked_for_first(self.examined, routine, code.asked_for[routine]))

    def _tell(self, access: Access, words: int, used_at: int, context: list[Frame]) -> None:
        number = _READ if access.use == READ else _WRITTEN
        if access.use == ADDRESSED:
            if not words & SHARED:
                return
            number = _ADDRESS
        if used_at < 0:
            self._told.add((number, access.token))
        elif (number, access.token) in self._told:
            return
        met_at = used_at if used_at >= 0 else access.met_at
        kind = "structured binding" if access.variable.binding_of is not None else "variable"
        name = EntityName(kind, self.names.entities.qualified(access.variable))
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
    """Judges the functions and initialisers at some places."""
    code = TypedCode(examined.engine(), places)
    judge = AccessJudge(examined, declared)
    for place, function in enumerate(code.functions):
        with guarded():
            judge.function(function)
            following = code.functions[place + 1] if place + 1 < len(code.functions) else None
            if following is None or following.outermost is not function.outermost:
                context = judge.context(function.outermost, code) if function.used_at >= 0 else []
                judge.tell(function.used_at, context)
    makers = _makers_of_instances(examined, places)
    if makers:
        # Its room leads to that of the calls, which takes milliseconds to open.
        from cufe.cuda.rules.variables.access_instances import judge_instances

        judge_instances(examined, judge, makers)


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
