"""What is judged of the members that instances of class templates declare."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.declared import Declared, declared_by, word_of
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import (
    DEDUCED,
    DEDUCED_RETURN_TYPE,
    RETURN_TYPE,
    VOID,
    constant_kernel,
    result_type,
)
from cufe.cuda.rules.functions.overridden import Mismatch, Overridden
from cufe.il import entities as en
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.types import RoutineType
from cufe.sema.overload.type_tests import is_void
from cufe.syntax.cutter import Piece

# Kernels that instances of class templates declare, as members or friends: their results (20048, 20049; observed:
# diagnostics-a 5.4), and in the device pass that they are constexpr (20118, 20254). What the class template itself says
# is not judged; each instance is, where it is completed.


def wrong_kernels(examined: ExaminedUnit, piece: Piece, context: Context) -> list[tuple[int, int]]:
    """The numbers of what is wrong with the kernels that a class declares with a piece, and the tokens of it."""
    if not examined.marks.union(piece.start, piece.body if piece.body >= 0 else piece.end) & GLOBAL:
        return []
    found: list[tuple[int, int]] = []
    for one in declared_by(examined, examined.cutter.path(piece.start)):
        if one.is_template or one.declarator.function() is None:
            continue
        if examined.architecture is not None and one.is_friend_of_template():
            if constant_kernel(one):
                found.append((constant_kernel(one), one.name_token))
        if result_type(one) == VOID:
            continue
        number = _number(examined, one, context)
        words = [attribute.first for attribute in one.attributes if word_of(attribute) == GLOBAL]
        if number and words:
            found.append((number, words[0]))
    return found


def _number(examined: ExaminedUnit, one: Declared, context: Context) -> int:
    if result_type(one) == DEDUCED:
        return DEDUCED_RETURN_TYPE
    engine = examined.engine()
    base = engine.specifiers.base_type(one.declaration.specifiers, context)
    declared = engine.declarators.type_of(base, one.declarator, context).skip_typerefs()
    if not isinstance(declared, RoutineType) or declared.result.dependent or is_void(declared.result.skip_typerefs()):
        return 0
    return RETURN_TYPE


# Member functions of instances that override virtual functions of other spaces (observed: diagnostics-a 6). What hangs
# on no parameter is judged where the class template is defined (`cuda/rules/functions/overrides`).


def mismatches(overridden: Overridden, cls: ClassType) -> list[Mismatch]:
    """What the functions of an instance override, as far as they or the bases hang on template parameters."""
    engine = overridden.engine
    template = cls.template
    prototype = engine.prototypes.of(template) if template is not None else None
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
