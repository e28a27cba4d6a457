"""What is wrong where a value is initialised, assigned or returned that has no conversion to the type wanted there."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.expressions import LVALUE, BracedInitList, Expression, OverloadExpression
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.qualification import inner, similar
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_scoped_enum, is_unknown, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class MissingConversions(EnginePart):
    """Judges values by their types."""

    def is_integral(self, value: Expression) -> bool:
        """Whether a value may be, or be converted to, an integer, as far as its type is known."""
        if isinstance(value, (BracedInitList, OverloadExpression)) or is_unknown(value.type) or value.type.dependent:
            return True
        cls = class_of(value.type)
        if cls is not None:
            classes = self.engine.classes
            return cls.dependent or not classes.is_complete(cls) or bool(classes.conversion_functions(cls))
        found = bare(value.type)
        if isinstance(found, (PointerType, ArrayType, MemberPointerType, NullptrType, RoutineType)):
            return False
        return found.kind != tk.TK_FLOAT and not is_scoped_enum(found)


def ambiguous_base(engine: "Engine", source: Expression, target: Type) -> Mistake | None:
    """The mistake where an object, or a pointer to one, would become one of a class that is its base class more than
    once ([class.member.lookup], [conv.ptr]/3)."""
    if isinstance(source, (BracedInitList, OverloadExpression)):
        return None
    given, wanted = bare(referred_to(source.type)), bare(referred_to(target))
    if isinstance(given, PointerType) and isinstance(wanted, PointerType):
        given, wanted = bare(given.target), bare(wanted.target)
    derived, base = class_of(given), class_of(wanted)
    if derived is None or base is None or derived is base or derived.dependent or base.dependent:
        return None
    if not engine.classes.is_complete(derived) or not engine.classes.is_base_of(base, derived):
        return None
    try:
        engine.classes.base_path(derived, base)
    except IllFormed as failure:
        return Mistake(num.AMBIGUOUS_BASE, failure.cause, source.start, (base,))
    return None


def missing_conversion(source: Expression, value: Type, target: Type, token: int, number: int) -> Mistake | None:
    """The mistake that `number` tells of, `value` being the decayed type of `source`; None where the types alone do not
    make it certain."""
    if isinstance(source, BracedInitList) or is_unknown(value):
        return None
    if class_of(value) is not None and _is_scalar(target):
        return Mistake(num.NO_CONVERSION_FUNCTION, "no suitable conversion function", source.start, (value, target))
    if class_of(value) is not None and class_of(target) is not None and number == num.INITIALISED:
        return Mistake(num.NO_USER_CONVERSION, "no suitable conversion", source.start, (value, target))
    if not _is_scalar(value) and not is_void(value):
        return None
    given = bare(value)
    wanted = bare(target)
    if class_of(target) is not None:
        if isinstance(source, OverloadExpression):
            return None
        return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, (value, target))
    if not _is_scalar(target) or _is_taken(given, wanted):
        return None
    if number == num.RETURNED:
        return Mistake(number, "no conversion to the result", source.start)
    return Mistake(number, "no conversion", token if number == num.ASSIGNED else source.start, (value, target))


def missing_binding(engine: "Engine", source: Expression, target: Type) -> Mistake | None:
    """Why a reference is not bound to an expression ([dcl.init.ref]); None where that is not certain."""
    reference = target.canonical
    if isinstance(source, (BracedInitList, OverloadExpression)) or not isinstance(reference, ReferenceType):
        return None
    given = referred_to(source.type)
    wanted = referred_to(target)
    if is_unknown(given) or given.dependent or wanted.dependent:
        return None
    if is_void(given):
        if class_of(wanted) is not None or not (reference.rvalue or wanted.canonical.qualifiers() & tk.CONST):
            return None
        return Mistake(num.INITIALISED, "no conversion", source.start, (given, target))
    related = engine.conversions.references.related(wanted, given)
    if related:
        return _related(source, given, target, reference)
    qualifiers = wanted.canonical.qualifiers()
    if not reference.rvalue and not (qualifiers & tk.CONST and not qualifiers & tk.VOLATILE):
        if source.category != LVALUE:
            return Mistake(num.REFERENCE_TO_VALUE, "reference to a value", source.start)
        return Mistake(num.REFERENCE_TO_OTHER, "reference to another type", source.start, (target, given))
    if class_of(given) is not None and _is_scalar(wanted):
        return Mistake(num.NO_CONVERSION_FUNCTION, "no suitable conversion function", source.start, (given, wanted))
    cls = class_of(wanted)
    if cls is None or not engine.classes.is_complete(cls):
        return None
    if class_of(given) is not None:
        spelt = target.skip_typerefs()
        named = spelt.target if isinstance(spelt, ReferenceType) else wanted
        return Mistake(num.NO_USER_CONVERSION, "no suitable conversion", source.start, (given, named))
    if _is_scalar(given):
        return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, (given, wanted))
    return None


def _related(source: Expression, given: Type, target: Type, reference: ReferenceType) -> Mistake | None:
    """The same for reference-related types."""
    wanted = reference.target
    is_lvalue = source.category == LVALUE
    if given.canonical.qualifiers() & ~wanted.canonical.qualifiers() and (is_lvalue or not reference.rvalue):
        return Mistake(num.QUALIFIERS_DROPPED, "qualifiers dropped", source.start, (target, given))
    if reference.rvalue:
        return Mistake(num.RVALUE_REFERENCE, "rvalue reference to an lvalue", source.start) if is_lvalue else None
    if is_lvalue:
        return None
    return Mistake(num.REFERENCE_TO_VALUE, "reference to a value", source.start)


def _is_scalar(type_: Type) -> bool:
    found = bare(type_)
    if found.kind == tk.TK_INTEGER or isinstance(found, (EnumType, PointerType, MemberPointerType, NullptrType)):
        return True
    return is_arithmetic(type_)


def _is_taken(given: Type, wanted: Type) -> bool:
    """Whether the original only warns, as gcc used to: of qualifiers that are added below the first level alone, and of
    a function's address as `void *`."""
    if not isinstance(given, PointerType) or not isinstance(wanted, PointerType):
        return False
    if is_void(wanted.target):
        return isinstance(bare(given.target), RoutineType)
    return similar(wanted, given, False) and not _casts_away(given, wanted)


def _casts_away(given: Type, wanted: Type) -> bool:
    """Whether a conversion between similar types takes a qualifier away at some level."""
    left, right = inner(given), inner(wanted)
    while left is not None and right is not None:
        if left.qualifiers() & ~right.qualifiers() & (tk.CONST | tk.VOLATILE):
            return True
        left, right = inner(bare(left)), inner(bare(right))
    return False
