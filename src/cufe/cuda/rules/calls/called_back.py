"""Generic lambdas of the user that are given to templates of libraries, which call them: `std::sort(a, b, [](auto &x,
auto &y) {...})`.

Bodies of libraries are passed over otherwise, for nothing in them is the user's mistake; here those are read on the way
to such a lambda, so that its instances are made: all in the pass of a device; in that of the host those of functions
whose result is deduced, and of constexpr ones, as most algorithms are from C++20 on."""

from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LambdaNode
from cufe.il.statements import FunctionScope
from cufe.il.types import Type
from cufe.il.walk import parts_of, unpacked
from cufe.sema.failures import unanswered

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.sema.engine import Engine


class CalledBack:
    """Reads the instances of libraries that have to do with generic lambdas of the user."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self._done: set[Routine] = set()
        #: closures that are called where they are given to something
        self.at_once: set[ClassType] = set()
        #: the lambdas that classes have to do with
        self._known: dict[ClassType, set[ClassType]] = {}

    def is_given_lambda(self, routine: Routine) -> bool:
        """Whether an instance has to do with such a lambda."""
        return bool(self._lambdas_of(routine))

    def note(self, routine: Routine) -> None:
        """Notes that an instance is made where it is called; that of a lambda itself may be called by another one."""
        if not isinstance(routine.parent, ClassType) or routine.parent.closure is None:
            self.at_once |= self._lambdas_of(routine)

    def read(self, routine: Routine, is_made_at_once: "Callable[[Routine, bool], bool]", at_once: bool) -> None:
        """Reads an instance that the user's code calls, and what it calls: all, or what is made `at_once`."""
        waiting = [routine]
        while waiting:
            at = waiting.pop()
            lambdas = self._lambdas_of(at) if at not in self._done else set()
            if not lambdas:
                continue
            self._done.add(at)
            if at_once:
                self.note(at)
            scope = self._body(at)
            if scope is not None:
                sites = Sites(self.engine, False)
                with unanswered:
                    sites.function(scope)
                for site in sites.found:
                    if not at_once or is_made_at_once(site.routine, site.evaluated):
                        waiting.append(site.routine)

    def _body(self, routine: Routine) -> FunctionScope | None:
        with unanswered:
            return self.engine.functions.body(routine)
        return None

    def _lambdas_of(self, routine: Routine) -> set[ClassType]:
        found: set[ClassType] = set()
        at: object = routine
        while isinstance(at, (Routine, ClassType)):
            if isinstance(at, ClassType):
                found |= self._of_class(at)
            else:
                for argument in unpacked(at.arguments):
                    if argument.type is not None:
                        found |= self._of_type(argument.type)
            at = at.parent
        return found

    def _of_type(self, type_: Type) -> set[ClassType]:
        plain = type_.skip_typerefs()
        if isinstance(plain, ClassType):
            return self._of_class(plain)
        found: set[ClassType] = set()
        for part in parts_of(plain):
            found |= self._of_type(part)
        return found

    def _of_class(self, cls: ClassType) -> set[ClassType]:
        known = self._known.get(cls)
        if known is None:
            known = self._known[cls] = set()
            if isinstance(cls.closure, LambdaNode):
                operator = self.engine.call_operators.of(cls.closure)
                if self.examined.is_own(cls.token) and operator is not None and is_generic(operator):
                    known.add(cls)
            else:
                for argument in unpacked(cls.arguments):
                    if argument.type is not None:
                        known |= self._of_type(argument.type)
        return known
