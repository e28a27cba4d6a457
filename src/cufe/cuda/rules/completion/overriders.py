"""Member functions of instances that override virtual functions of other spaces (observed: diagnostics-a 6).

A class template whose bases hang on no parameter is judged where it is defined (`cuda/rules/functions/overrides`)."""

from cufe.cuda.rules.functions.overridden import Mismatch, Overridden
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine


def mismatches(overridden: Overridden, cls: ClassType) -> list[Mismatch]:
    """What the functions of an instance override in those of its bases that hang on template parameters."""
    engine = overridden.engine
    template = cls.template
    prototype = engine.templates.prototype(template) if template is not None else None
    if not isinstance(prototype, ClassType):
        return []
    fixed = [base.type for base in engine.classes.bases(prototype) if not base.type.dependent]
    bases = [base for base in engine.classes.bases(cls) if base.type not in fixed]
    found: list[Mismatch] = []
    for routine in sorted(engine.virtuals.of(cls).own, key=_token):
        if not routine.flags & en.IMPLICIT:
            found += overridden.mismatches(routine, bases)
    return found


def _token(routine: Routine) -> int:
    return routine.token
