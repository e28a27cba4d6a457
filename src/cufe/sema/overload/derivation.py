"""Base classes as conversions see them: one that is ambiguous, or of an incomplete class, is none."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import BaseClass, ClassType
from cufe.sema.answers import IllFormed

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Derivation:
    """Paths from classes to their bases; those of complete classes are remembered."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tuple[int, int], list[BaseClass] | None] = {}

    def path(self, derived: ClassType, base: ClassType) -> list[BaseClass] | None:
        """The steps from a class to an unambiguous base class of it; None where there is none, or no definition."""
        key = (derived.number, base.number)
        if key in self._known:
            return self._known[key]
        try:
            self.engine.classes.require_complete(derived, -1)
        except IllFormed:
            return None
        try:
            found = self.engine.classes.base_path(derived, base)
        except IllFormed:
            found = None
        self._known[key] = found
        return found

    def derives(self, derived: ClassType, base: ClassType) -> bool:
        """Whether one class is derived from another, from which it can be converted."""
        return derived is not base and self.path(derived, base) is not None
