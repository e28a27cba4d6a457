"""Member functions of instances that override virtual functions of other spaces (observed: diagnostics-a 6).

What hangs on no parameter is judged where the class template is defined (`cuda/rules/functions/overrides`)."""

from cufe.cuda.rules.functions.overridden import Mismatch, Overridden
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine


def mismatches(overridden: Overridden, cls: ClassType) -> list[Mismatch]:
    """What the functions of an instance override, as far as they or the bases hang on template parameters."""
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
            hangs = bool(fixed) and _is_dependent(overridden, prototype, routine)
            found += overridden.mismatches(routine, engine.classes.bases(cls) if hangs else bases)
    return found


def _is_dependent(overridden: Overridden, prototype: ClassType, routine: Routine) -> bool:
    """Whether the type of a function hangs on the parameters of its class."""
    engine = overridden.engine
    members = engine.names.members(prototype, routine.name)
    for entity in members.entities if members is not None else []:
        if isinstance(entity, Routine) and entity.token == routine.token:
            return engine.declare_types.routine_type(entity).dependent
    return False


def _token(routine: Routine) -> int:
    return routine.token
