"""Which virtual functions a member function overrides, in which spaces these are and what messages call them.

Observed: each function of each base is met, those of the bases of a base first, and once for each object of a class
that is a base by several ways."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import BaseClass, ClassType, Routine
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.instance_names import InstanceNames

MISMATCHES: Final[dict[tuple[int, int], int]] = {
    (HOST, DEVICE): 20085, (HOST, HOST | DEVICE): 20086, (DEVICE, HOST | DEVICE): 20087, (DEVICE, HOST): 20088,
    (HOST | DEVICE, HOST): 20089, (HOST | DEVICE, DEVICE): 20090,
}  # fmt: skip


class Mismatch:
    """A function, one that it overrides, and the number that says how their spaces differ."""

    def __init__(self, number: int, overrider: Routine, overridden: Routine) -> None:
        self.number: int = number
        self.overrider: Routine = overrider
        self.overridden: Routine = overridden


class Overridden:
    """Compares the virtual functions of a class with those of its bases."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.engine = examined.engine()
        self.names: InstanceNames = InstanceNames(self.engine)
        self._spaces: FunctionSpaces = FunctionSpaces(self.engine)
        #: the spaces of destructors that nobody declared
        self._implied: dict[Routine, int] = {}

    def mismatches(self, routine: Routine, bases: list[BaseClass]) -> list[Mismatch]:
        """What a function overrides, in some bases of its class, that is of another space."""
        found: list[Mismatch] = []
        own = self._space(routine, HOST)
        for cls in self._base_objects(bases):
            for other in self._overridden(routine, cls):
                number = MISMATCHES.get((self._overridden_space(other), own), 0)
                if number:
                    found.append(Mismatch(number, routine, other))
        return found

    def _overridden(self, routine: Routine, cls: ClassType) -> list[Routine]:
        """The virtual functions of a class itself that a function of a derived one overrides."""
        virtuals = self.engine.virtuals
        found = [other for other in virtuals.of(cls).own if virtuals.overrides(routine, other)]
        if not found and routine.special == en.SFK_DESTRUCTOR:
            implied = self.engine.classes.destructor(cls)
            if implied is not None and implied.flags & en.IMPLICIT and self._space(implied, DEVICE):
                found.append(implied)
        return found

    def _base_objects(self, bases: list[BaseClass]) -> list[ClassType]:
        """The classes of all objects in those of some bases, inner ones first, a virtual base once."""
        found: list[ClassType] = []
        shared: set[ClassType] = set()
        pending = [(base, False) for base in reversed(bases)]
        while pending:
            base, entered = pending.pop()
            if entered:
                found.append(base.type)
                continue
            if base.type.dependent or base.type in shared:
                continue
            if base.virtual:
                shared.add(base.type)
            pending.append((base, True))
            pending += [(inner, False) for inner in reversed(self.engine.classes.bases(base.type))]
        return found

    def _space(self, routine: Routine, kernel: int) -> int:
        """What the class says, of a defaulted function, too; `kernel` is what a kernel counts as."""
        if routine.flags & en.IMPLICIT:
            return self._implied_space(routine)
        words = 0
        for declared in routine.declarations:
            if isinstance(declared.context, ClassContext):
                words |= self._spaces.declared(declared)
        if words & GLOBAL:
            return kernel
        return words & (HOST | DEVICE) or self._spaces.unannotated

    def _overridden_space(self, routine: Routine) -> int:
        """The space of what is overridden: where the device is the default, `__host__` was reported and is for both."""
        space = self._space(routine, DEVICE)
        return HOST | DEVICE if self.engine.language.default_device and space == HOST else space

    def _implied_space(self, routine: Routine) -> int:
        """The spaces of all destructors that an implicit destructor overrides; 0 where it is not virtual."""
        known = self._implied.get(routine)
        if known is None:
            self._implied[routine] = known = 0
            owner = routine.owner()
            for base in self.engine.classes.bases(owner) if owner is not None else []:
                for other in self._overridden(routine, base.type):
                    known |= self._space(other, DEVICE)
            self._implied[routine] = known
        return known

    # --- names -------------------------------------------------------------------------------------------------------

    def entities(self, mismatch: Mismatch) -> list[EntityName]:
        """The names of both functions, with their parameters where others are called the same by then."""
        before = mismatch.overrider.token
        named = [(mismatch.overridden, len(self.examined.kinds)), (mismatch.overrider, before)]
        return [EntityName("function", self._name(routine, end)) for routine, end in named]

    def _name(self, routine: Routine, end: int) -> str:
        return self.names.of_overload(routine) if self._is_overloaded(routine, end) else self.names.of_member(routine)

    def _is_overloaded(self, routine: Routine, end: int) -> bool:
        """Whether the class declares another function of that name in front of a token."""
        if routine.flags & en.IMPLICIT or routine.special in (en.SFK_CONVERSION, en.SFK_DESTRUCTOR):
            return False
        members = self.engine.declare.members_at(routine.declarations[0].context, routine.name)
        return any(one is not routine and one.token < end for one in members)
