"""What is wrong where nothing was found: no conversion to the type that is wanted, no call operator and no allocation
function for the arguments ([over.match.viable], [over.call.object], [expr.new])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Details, IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.standard_conversions import inner, similar
from cufe.sema.overload.type_tests import bare, is_scalar, is_scoped_enum, is_unknown, is_void

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.il.entity import Entity
    from cufe.sema.engine import Engine


class MissingConversions(EnginePart):
    """Judges values by their types."""

    def is_integral(self, value: x.Expression) -> bool:
        """Whether a value may be, or be converted to, an integer, as far as its type is known."""
        if (
            isinstance(value, (x.BracedInitList, x.OverloadExpression))
            or is_unknown(value.type)
            or value.type.dependent
        ):
            return True
        cls = class_of(value.type)
        if cls is not None:
            classes = self.engine.classes
            return cls.dependent or not classes.is_complete(cls) or bool(classes.conversion_functions(cls))
        found = bare(value.type)
        if isinstance(found, (PointerType, ArrayType, MemberPointerType, NullptrType, RoutineType)):
            return False
        return found.kind != tk.TK_FLOAT and not is_scoped_enum(found)


def ambiguous_base(engine: "Engine", source: x.Expression, target: Type) -> Mistake | None:
    """The mistake where an object, or a pointer to one, would become one of a class that is its base class more than
    once ([class.member.lookup], [conv.ptr]/3)."""
    if isinstance(source, (x.BracedInitList, x.OverloadExpression)):
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


#: told of conversions of values, where the original may only warn
_WARNED: Final = (num.INITIALISED, num.ASSIGNED, num.RETURNED)


def missing_conversion(source: x.Expression, value: Type, target: Type, token: int, number: int) -> Mistake | None:
    """The mistake of diagnostic `number`, `value` being the decayed type of `source`; None where the types alone do not
    make it certain."""
    if isinstance(source, x.BracedInitList) or is_unknown(value):
        return None
    if class_of(value) is not None and is_scalar(target):
        return Mistake(num.NO_CONVERSION_FUNCTION, "no suitable conversion function", source.start, (value, target))
    if class_of(value) is not None and class_of(target) is not None and number == num.INITIALISED:
        return Mistake(num.NO_USER_CONVERSION, "no suitable conversion", source.start, (value, target))
    if not is_scalar(value) and not is_void(value):
        return None
    given = bare(value)
    wanted = bare(target)
    if class_of(target) is not None:
        if isinstance(source, x.OverloadExpression):
            return None
        return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, (value, target))
    if not is_scalar(target):
        return None
    is_taken = _is_taken(given, wanted)
    if is_taken and number not in _WARNED:
        return None
    if number == num.RETURNED:
        found = Mistake(number, "no conversion to the result", source.start)
    else:
        found = Mistake(number, "no conversion", token if number == num.ASSIGNED else source.start, (value, target))
    found.is_warning = is_taken
    return found


def several_conversions(source: x.Expression, functions: "Sequence[Entity]") -> Mistake:
    """The mistake where more than one conversion function makes an object the operand of a built-in operator or a
    condition."""
    cause = "more than one conversion function to a built-in type"
    details = Details(members=functions)
    return Mistake(num.SEVERAL_BUILTIN_CONVERSIONS, cause, source.start, (source.type,), details=details)


def missing_binding(engine: "Engine", source: x.Expression, target: Type, number: int) -> Mistake | None:
    """Why a reference is not bound to an expression ([dcl.init.ref]); `number` tells of scalars. None where that is not
    certain."""
    reference = target.canonical
    if isinstance(source, (x.BracedInitList, x.OverloadExpression)) or not isinstance(reference, ReferenceType):
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
        if source.category != x.LVALUE:
            return Mistake(num.REFERENCE_TO_VALUE, "reference to a value", source.start)
        return Mistake(num.REFERENCE_TO_OTHER, "reference to another type", source.start, (target, given))
    if class_of(given) is not None and is_scalar(wanted):
        return Mistake(num.NO_CONVERSION_FUNCTION, "no suitable conversion function", source.start, (given, wanted))
    cls = class_of(wanted)
    if cls is None:
        value = engine.placeholders.decayed(given)
        if not number or not is_scalar(wanted) or not is_scalar(value) or _is_taken(bare(value), bare(wanted)):
            return None
        types = () if number == num.RETURNED else (value, target)
        return Mistake(number, "no conversion", source.start, types)
    if not engine.classes.is_complete(cls):
        return None
    if class_of(given) is not None:
        spelt = target.skip_typerefs()
        named = spelt.target if isinstance(spelt, ReferenceType) else wanted
        return Mistake(num.NO_USER_CONVERSION, "no suitable conversion", source.start, (given, named))
    if is_scalar(given):
        return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, (given, wanted))
    return None


def _related(source: x.Expression, given: Type, target: Type, reference: ReferenceType) -> Mistake | None:
    """The mistake for reference-related types."""
    wanted = reference.target
    is_lvalue = source.category == x.LVALUE
    if given.canonical.qualifiers() & ~wanted.canonical.qualifiers() and (is_lvalue or not reference.rvalue):
        return Mistake(num.QUALIFIERS_DROPPED, "qualifiers dropped", source.start, (target, given))
    if reference.rvalue:
        return Mistake(num.RVALUE_REFERENCE, "rvalue reference to an lvalue", source.start) if is_lvalue else None
    if is_lvalue:
        if bare(given) is bare(wanted) or source.flags & x.BIT_FIELD:
            return None
        # The pointers differ in qualifiers further in.
        return Mistake(num.REFERENCE_TO_OTHER, "reference to another type", source.start, (target, given))
    return Mistake(num.REFERENCE_TO_VALUE, "reference to a value", source.start)


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


#: reasons that say why a candidate does not fit, whatever else is not known
_PLAIN: Final = frozenset((cd.TOO_FEW, cd.TOO_MANY, cd.NO_OBJECT_CONVERSION, cd.DEDUCTION, cd.CONSTRAINTS))


def missing_operator(
    engine: "Engine", object_: x.Expression, resolution: Resolution, arguments: list[x.Expression], token: int
) -> IllFormed:
    """A mistake where the types alone rule out all operators."""
    cause = "call of an object without a matching operator()"
    cls = class_of(object_.type)
    if cls is None or cls.dependent or not engine.classes.is_complete(cls):
        return IllFormed(cause, token)
    members = engine.names.members(cls, "operator()")
    if members is None:
        if resolution.ambiguous:
            return IllFormed(cause, token)
        return Mistake(num.NOT_CALLABLE, cause, object_.start)
    operators: list[Entity] = []
    for entity in members.entities:
        if entity not in operators:
            operators.append(entity)
    number = _number(engine, cls, operators, object_, resolution, arguments, token)
    if not number:
        return IllFormed(cause, token)
    details = Details(resolution, arguments, object_type=object_.type)
    return Mistake(number, cause, object_.start, searched=cls, details=details)


def _number(
    engine: "Engine",
    cls: ClassType,
    operators: "list[Entity]",
    object_: x.Expression,
    resolution: Resolution,
    arguments: list[x.Expression],
    token: int,
) -> int:
    """Which diagnostic it is; 0 where that is not certain."""
    if resolution.ambiguous:
        return 0 if any(one.surrogate is not None for one in resolution.ambiguous) else num.SEVERAL_FUNCTIONS
    if resolution.depends_on_constraints() or not resolution.rejected:
        return 0
    for one in resolution.rejected:
        if one.reason not in _PLAIN and not (one.reason == cd.NO_CONVERSION and one.index >= 0):
            return 0
    if any(one.reason == cd.NO_OBJECT_CONVERSION for one in resolution.rejected):
        # Would an object with other qualifiers, or of the other category, be taken?
        plain = engine.types.unqualified(object_.type)
        for category in (x.LVALUE, x.PRVALUE):
            other = x.Operation(o.LVALUE_ADJUST, plain, category, object_.token, [object_])
            if engine.overloads.call_object(other, arguments, token).found():
                return num.OBJECT_PREVENTS
    only = operators[0] if len(operators) == 1 else None
    return num.NOT_CALLED if isinstance(only, Routine) and only.owner() is cls else num.NO_INSTANCE


#: reasons that rule out a candidate, whatever else is not known
_PLAIN_NAMES: Final = frozenset((cd.TOO_FEW, cd.TOO_MANY, cd.NO_CONVERSION, cd.DEDUCTION))


def missing_allocation(
    cls: ClassType | None,
    name: str,
    candidates: "Sequence[Entity]",
    resolution: Resolution,
    arguments: "Sequence[x.Expression]",
    token: int,
) -> IllFormed:
    """A mistake where the types alone rule out all functions; `cls` is the class whose members they are, if any."""
    cause = "no matching allocation function"
    is_sure = bool(resolution.rejected) and not resolution.ambiguous and not resolution.depends_on_constraints()
    if not is_sure or any(one.reason not in _PLAIN_NAMES for one in resolution.rejected):
        return IllFormed(cause, token)
    if any(isinstance(one, x.ErrorExpression) or is_unknown(one.type) for one in arguments):
        return IllFormed(cause, token)
    # Of the functions that exist without a declaration nothing more is reported.
    details = Details(resolution if cls is not None else None, arguments)
    only = candidates[0] if len(candidates) == 1 else None
    if isinstance(only, Routine) and only.owner() is cls and cls is not None:
        return Mistake(num.NOT_CALLED, cause, token, entity=only, details=details)
    shown = name if cls is None else f"{cls.name}::{name}"
    return Mistake(num.NO_ALLOCATION, cause, token, name=shown, details=details)
