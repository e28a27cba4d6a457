"""What the rules about device code read: the user's functions and their bodies, and where the code of a unit begins."""

from cufe.cuda.marks import DEVICE
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import Declared, Routine, Variable
from cufe.il.initialisation import DynamicInit
from cufe.il.statements import FunctionScope
from cufe.sema.failures import guarded, unanswered
from cufe.sema.init.implicit_bodies import DefaultedBodies
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# What the rules about device code read: the user's functions, and declarations with lambdas outside of bodies.


#: in front of the `[` of a lambda that is an initialiser or a default argument
_BEFORE_LAMBDA: Final = b"(,={;" + bytes((k.RETURN,))


class Sight:
    """The functions in sight, each with the pieces around it."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.paths: list[list[Piece]] = []
        outside: dict[int, list[Piece]] = {}
        for start, end in examined.stretches:
            self._gather(-1, [], start, end, outside)
        for slot in examined.slots:
            if slot.words & DEVICE and examined.is_own(slot.opening):
                path = examined.cutter.path(slot.opening)
                if path and path[-1].sort == c.SIMPLE:
                    outside[path[-1].start] = path
        #: declarations with lambdas outside of bodies
        self.outside: list[list[Piece]] = [outside[start] for start in sorted(outside)]
        #: all of them, in the order of the text
        by_start = {path[-1].start: path for path in self.paths + self.outside}
        self._starts: list[int] = sorted(by_start)
        self.in_order: list[list[Piece]] = [by_start[start] for start in self._starts]

    def has(self, token: int) -> bool:
        """Whether a token stands in a function in sight, or in a declaration with lambdas."""
        place = count_up_to(self._starts, token) - 1
        return place >= 0 and token < self.in_order[place][-1].end

    def _gather(self, brace: int, around: list[Piece], start: int, end: int, outside: dict[int, list[Piece]]) -> None:
        for piece in self.examined.cutter.pieces(brace):
            if piece.end <= start:
                continue
            if piece.start >= end:
                break
            path = [*around, piece]
            if piece.sort in (c.NAMESPACE, c.LINKAGE, c.CLASS):
                self._gather(piece.body, path, start, end, outside)
            elif piece.sort in (c.FUNCTION, c.SIMPLE):
                if piece.sort == c.FUNCTION:
                    self.paths.append(path)
                if self._has_lambda(piece.head, piece.body if piece.sort == c.FUNCTION else piece.end):
                    outside[piece.start] = path

    def _has_lambda(self, start: int, end: int) -> bool:
        """Whether a lambda may stand in a stretch."""
        kinds = self.examined.kinds
        return any(kinds[at - 1] in _BEFORE_LAMBDA for at in k.all_of(kinds, k.OPEN_SQUARE, start, end))


# The bodies of the user's functions, those included that nobody wrote.


class Bodies:
    """Asks the engine for bodies: of the user's code alone, and nothing where it cannot tell."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", sight: Sight | None = None) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        #: only the functions in sight are read, if it is known which are
        self.sight: Sight | None = sight
        self._defaulted: DefaultedBodies = DefaultedBodies(engine)
        self._known: dict[Routine, FunctionScope | None] = {}

    def of(self, routine: Routine) -> FunctionScope | None:
        """The inside of a function; None where it is not the user's, or cannot be told."""
        if routine not in self._known:
            self._known[routine] = None
            self._known[routine] = self._made(routine)
        return self._known[routine]

    def _made(self, routine: Routine) -> FunctionScope | None:
        with guarded():
            declared = self.engine.declare_types.definition(routine)
            if declared is not None:
                return self.engine.functions.body(routine) if self._is_own(declared) else None
            if not routine.flags & en.DEFAULTED or routine.owner() is None:
                return None
            return self._defaulted.of(routine) or self.engine.functions.body(routine)
        return None

    def _is_own(self, declared: Declared) -> bool:
        name = declared.binding.name
        return self.examined.is_own(name) and (self.sight is None or self.sight.has(name))

    def initialiser(self, variable: Variable) -> DynamicInit | None:
        """The initialiser of a variable outside of functions."""
        with unanswered:
            return self.engine.declared_initialisers.of_variable(variable)
        return None

    def is_in_class(self, routine: Routine, declared: Declared) -> bool:
        """Whether a definition stands in its class, or in one that declares it a friend."""
        declaration = declared.binding.declaration
        if declaration is not None and declaration.specifiers.flags & n.FRIEND:
            return True
        owner = routine.owner()
        if owner is None or owner.brace < 0:
            return False
        return owner.brace < declared.binding.name < self.engine.cutter.brackets.close(owner.brace)

    def is_used(self, routine: Routine) -> bool:
        """Whether an attribute says that a function is used although nobody names it."""
        for declared in routine.declarations:
            declaration = declared.binding.declaration
            declarator = declared.binding.declarator
            if declaration is None or declarator is None:
                continue
            for attribute in declaration.specifiers.attributes + declarator.attributes:
                if attribute.sort == n.GNU and attribute.name in ("used", "__used__"):
                    return True
        return False


# Where the code of a unit begins: its functions, its initialised variables, the instances that directives name.


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
        for start, end in examined.stretches:
            if sight is None:
                self.functions += engine.definitions.between(start, end)
            for one in engine.definitions.initialised(start, end):
                if isinstance(one, Variable):
                    self.variables.append(one)
        for piece in explicit_instantiations(examined):
            for routine in engine.instantiations.routines(piece.start, piece.end):
                self.instantiated.append((routine, piece.start))
