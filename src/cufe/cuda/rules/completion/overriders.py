"""Member functions of instances that override virtual functions of other spaces (observed: diagnostics-a 6).

A class template whose bases hang on no parameter is judged where it is defined (`cuda/rules/functions/overrides`)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.functions.overrides import MISMATCHES
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine
from cufe.sema.declared.contexts import ClassContext

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Mismatch:
    """A function, one that it overrides, and the number that says how their spaces differ."""

    def __init__(self, number: int, overrider: Routine, overridden: Routine) -> None:
        self.number: int = number
        self.overrider: Routine = overrider
        self.overridden: Routine = overridden


def mismatches(engine: "Engine", cls: ClassType) -> list[Mismatch]:
    """What the functions of an instance override in those of its bases that hang on template parameters."""
    template = cls.template
    prototype = engine.templates.prototype(template) if template is not None else None
    if not isinstance(prototype, ClassType):
        return []
    spaces = FunctionSpaces(engine)
    fixed = [base.type for base in engine.classes.bases(prototype) if not base.type.dependent]
    found: list[Mismatch] = []
    for routine in sorted(engine.virtuals.of(cls).own, key=_token):
        if routine.flags & en.IMPLICIT:
            continue
        own = _space(spaces, routine, HOST)
        for base in engine.classes.bases(cls):
            if base.type in fixed:
                continue
            for other in _virtuals(engine, base.type):
                if engine.virtuals.overrides(routine, other):
                    number = MISMATCHES.get((_space(spaces, other, DEVICE), own), 0)
                    if number:
                        found.append(Mismatch(number, routine, other))
    return found


def _virtuals(engine: "Engine", cls: ClassType) -> list[Routine]:
    """The virtual functions of a class and all its bases, also those that others override."""
    found: list[Routine] = []
    pending = [cls]
    while pending:
        at = pending.pop()
        found += [routine for routine in engine.virtuals.of(at).own if routine not in found]
        pending += [base.type for base in reversed(engine.classes.bases(at))]
    return found


def _space(spaces: FunctionSpaces, routine: Routine, kernel: int) -> int:
    """What the class says, of a defaulted function, too; `kernel` is what a kernel counts as."""
    words = 0
    for declared in routine.declarations:
        if isinstance(declared.context, ClassContext):
            words |= spaces.declared(declared)
    if words & GLOBAL:
        return kernel
    return words & (HOST | DEVICE) or spaces.unannotated


def _token(routine: Routine) -> int:
    return routine.token
