"""What a template is read as for itself: the pseudo-instance with its own parameters as arguments."""

from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity


def is_prototype(routine: Routine) -> bool:
    """Whether a routine is what a template is read as for itself, or lies in something that is."""
    at: Entity | None = routine
    while at is not None:
        if isinstance(at, Routine) and at.template is not None and at.template.prototype is at:
            return True
        if isinstance(at, ClassType) and at.is_prototype:
            return True
        at = at.parent
    return False
