"""Which functions the device compiler writes out, and in which order.

Observed: kernels and other functions with external linkage that are not inline, and what these reach; functions of the
host count on the way.  Those of the global scope come first, kernels next, then members of classes, local classes and
lambdas, and namespaces last.  Only functions of the user are looked at.
"""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.device.bodies import Bodies
from cufe.cuda.rules.device.emission_order import Evaluation
from cufe.cuda.rules.device.evaluated_expressions import CLOSURE, Use
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.sema.failures import unanswered

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: sorts of functions in the order in which they are written
_GLOBAL_SCOPE: Final = 0
_KERNEL: Final = 1
_MEMBER: Final = 2
_LOCAL: Final = 3
_MEMBER_IN_NAMESPACE: Final = 4
_IN_NAMESPACE: Final = 5

_LAST: Final = 1 << 40
#: in front of every token
_OWN: Final = -1


class Emitted:
    """The functions that are written, with their spaces."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine", bodies: Bodies) -> None:
        self.engine: Engine = engine
        self.bodies: Bodies = bodies
        self.spaces: FunctionSpaces = FunctionSpaces(engine, True, examined.settings.extended_lambda, examined.misfits)
        #: where each function was first needed: a token, or behind all tokens
        self._needed: dict[Routine, int] = {}
        self._classes: dict[ClassType, int] = {}
        #: the spaces from which implicit functions are called
        self._implied: dict[Routine, int] = {}
        #: unnamed namespaces by a token inside of them
        self._unnamed: dict[Namespace, int] = {}
        self._pending: list[Routine] = []
        #: the variables that all that is written evaluates, for the host as well
        self.variables: set[Variable] = set()
        self._behind: int = len(examined.kinds)

    def functions(
        self, roots: list[Routine], variables: list[Variable], instantiated: list[tuple[Routine, int]]
    ) -> list[Routine]:
        """The functions that are written, for the device or for both, in order; `instantiated` are named by directives,
        with their tokens."""
        evaluation = Evaluation(self.engine, with_discarded=True)
        for routine in roots:
            if self._is_root(routine):
                self._need(routine, routine.token, HOST)
        for variable in variables:
            init = self.bodies.initialiser(variable)
            if init is not None:
                self._uses(evaluation.variable(init, variable.token), variable.token, HOST)
        for routine, token in instantiated:
            self._need(routine, token, HOST)
        at = 0
        while at < len(self._pending):
            routine = self._pending[at]
            at += 1
            scope = self.bodies.of(routine)
            if scope is not None:
                self._uses(evaluation.function(scope), self._place(routine), self.space(routine))
        found = [routine for routine in self._pending if self.space(routine) & (DEVICE | GLOBAL)]
        return sorted([one for one in found if self.bodies.of(one) is not None], key=self._order)

    def kernels(self, variables: list[Variable]) -> dict[Routine, int]:
        """The kernels that are launched in what is written, in some variables and in the lambdas there, with their
        first launches."""
        sites = Sites(self.engine, False)
        for variable in variables:
            sites.variable(variable)
        pending = list(self._pending)
        lambdas = 0
        for routine in pending:
            scope = self.bodies.of(routine)
            if scope is not None:
                sites.function(scope)
            for node in sites.lambdas[lambdas:]:
                operator = self.engine.call_operators.of(node)
                if operator is not None:
                    pending.append(operator)
            lambdas = len(sites.lambdas)
        found: dict[Routine, int] = {}
        for site in sites.found:
            if self.space(site.routine) & GLOBAL:
                found[site.routine] = min(site.token, found.get(site.routine, site.token))
        return {routine: self._needed.get(routine, token) for routine, token in found.items()}

    def space(self, routine: Routine) -> int:
        """The execution space of a function; an implicit function has the spaces of its callers."""
        return self.spaces.of(routine, self._behind) or self._implied.get(routine, 0)

    def _is_root(self, routine: Routine) -> bool:
        if is_generic(routine):
            return False
        if self.spaces.of(routine, self._behind) & GLOBAL:
            return True
        if routine.flags & (en.INLINE | en.CONSTEXPR | en.CONSTEVAL):
            return self.bodies.is_used(routine)
        if routine.storage_class == en.SC_STATIC and routine.owner() is None:
            return self.bodies.is_used(routine)
        declared = self.engine.declare_types.definition(routine)
        if declared is None or self.bodies.is_in_class(routine, declared):
            return False
        around = routine.parent
        while around is not None:
            if isinstance(around, Routine) or (isinstance(around, Namespace) and not around.name and around.parent):
                return self.bodies.is_used(routine)
            around = around.parent
        return True

    # --- what is reached -----------------------------------------------------------------------------------------

    def _place(self, routine: Routine) -> int:
        """Where the uses in a function count: those in instances of templates behind the unit."""
        return self._behind if self.engine.returns.is_instance(routine) else -1

    def _uses(self, uses: list[Use], place: int, space: int) -> None:
        for use in uses:
            if use.variable is not None:
                self.variables.add(use.variable)
            if use.routine is not None and use.sort != CLOSURE:
                self._need(use.routine, use.token if place < 0 else place, space)

    def _need(self, routine: Routine, token: int, space: int) -> None:
        self._spread(routine, space)
        if routine in self._needed:
            self._needed[routine] = min(self._needed[routine], token)
            return
        if self.engine.instantiations.is_elsewhere(routine):
            return
        self._needed[routine] = token
        self._pending.append(routine)
        owner = routine.owner()
        if owner is not None:
            self._classes.setdefault(owner, token)
            if routine.special == en.SFK_CONSTRUCTOR:
                self._virtuals(owner, token, space)

    def _spread(self, routine: Routine, space: int) -> None:
        """Gives an implicit function the spaces of its callers, and both if it is virtual; its callees get them too."""
        if self.spaces.of(routine, self._behind):
            return
        known = self._implied.get(routine, 0)
        made = known | (DEVICE if space & GLOBAL else space)
        if made & DEVICE and self._is_virtual_destructor(routine):
            made |= HOST
        if made == known:
            return
        self._implied[routine] = made
        scope = self.bodies.of(routine) if known else None
        if scope is not None:
            self._uses(Evaluation(self.engine, with_discarded=True).function(scope), self._behind, made)

    def _is_virtual_destructor(self, routine: Routine) -> bool:
        owner = routine.owner()
        if owner is None or routine.special != en.SFK_DESTRUCTOR:
            return False
        return self.engine.traits.has_virtual_destructor(owner)

    def _virtuals(self, cls: ClassType, token: int, space: int) -> None:
        """A constructor needs the table of virtual functions."""
        with unanswered:
            overriders = self.engine.virtuals.of(cls).overriders
            for routine in overriders:
                self._need(routine, token, space)

    # --- order ---------------------------------------------------------------------------------------------------

    def _order(self, routine: Routine) -> tuple[int, ...]:
        place = self._rank(routine)
        namespaces = self.namespaces(routine)
        owner = routine.owner()
        local = self._function_around(routine)
        if self.space(routine) & GLOBAL:
            return (_KERNEL, *namespaces, _OWN, place)
        if local is not None and local.owner() is None:
            return (_LOCAL, self._depth(routine), self._rank(local), routine.token)
        if local is not None:
            return (_MEMBER, routine.token)
        if owner is None:
            return (_IN_NAMESPACE, *namespaces, _LAST, place) if namespaces else (_GLOBAL_SCOPE, place)
        sort = _MEMBER_IN_NAMESPACE if namespaces else _MEMBER
        scopes = [*namespaces, _OWN, *self._class_order(owner)] if namespaces else self._class_order(owner)
        return (sort, *scopes, _OWN, *self._member(routine))

    def _rank(self, routine: Routine) -> int:
        """Functions rank by their definitions, instances by their first use."""
        if self.engine.returns.is_instance(routine):
            return self._needed.get(routine, _LAST)
        declared = self.engine.declare_types.definition(routine)
        return declared.binding.name if declared is not None else self._needed.get(routine, _LAST)

    def _member(self, routine: Routine) -> tuple[int, int]:
        """Ranks members by their declarations; behind them come instances of templates, then implicit members."""
        if not routine.declarations or routine.flags & en.IMPLICIT:
            return (2, routine.special)
        if routine.template is not None:
            return (1, self._needed.get(routine, _LAST))
        return (0, routine.declarations[0].binding.name)

    def _class_order(self, cls: ClassType) -> list[int]:
        around = cls.parent
        outer = self._class_order(around) if isinstance(around, ClassType) else []
        return [*outer, self._classes.get(cls, cls.token) if cls.template is not None else cls.token]

    def namespaces(self, entity: Entity) -> list[int]:
        """The tokens of the namespaces around an entity, from without."""
        found: list[int] = []
        inner = entity
        around = entity.parent
        while around is not None:
            if isinstance(around, Namespace) and around.parent is not None:
                found.insert(0, around.token if around.name else self._unnamed.setdefault(around, inner.token))
            inner = around
            around = around.parent
        return found

    def _function_around(self, entity: Entity) -> Routine | None:
        """The outermost function around a member of a local class or a lambda."""
        found: Routine | None = None
        around = entity.parent
        while around is not None:
            if isinstance(around, Routine):
                found = around
            around = around.parent
        return found

    def _depth(self, entity: Entity) -> int:
        count = 0
        around = entity.parent
        while around is not None:
            count += isinstance(around, Routine)
            around = around.parent
        return count
