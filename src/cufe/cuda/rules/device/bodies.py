"""The bodies of the user's functions, those included that nobody wrote."""

from cufe.cuda.rules.device.sight import Sight
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import Declared, Routine, Variable
from cufe.il.initialisation import DynamicInit
from cufe.il.statements import FunctionScope
from cufe.sema.failures import guarded, unanswered
from cufe.sema.init.defaulted_bodies import DefaultedBodies
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


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
                return self.engine.statements.body(routine) if self._is_own(declared) else None
            if not routine.flags & en.DEFAULTED or routine.owner() is None:
                return None
            return self._defaulted.of(routine) or self.engine.statements.body(routine)
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
