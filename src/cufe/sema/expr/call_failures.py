"""What is wrong where an object is called that has no call operator for the arguments ([over.call.object])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as o
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LVALUE, PRVALUE, ErrorExpression, Expression, Operation
from cufe.sema import display_numbers as num
from cufe.sema.answers import Details, IllFormed, Mistake
from cufe.sema.expr.operands import class_of
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.type_tests import is_unknown

if TYPE_CHECKING:
    from cufe.il.entity import Entity
    from cufe.sema.engine import Engine

#: reasons that say why a candidate does not fit, whatever else is not known
_PLAIN: Final = frozenset((cd.TOO_FEW, cd.TOO_MANY, cd.NO_OBJECT_CONVERSION, cd.DEDUCTION, cd.CONSTRAINTS))


def missing_operator(
    engine: "Engine", object_: Expression, resolution: Resolution, arguments: list[Expression], token: int
) -> IllFormed:
    """A mistake where the types alone rule out all operators."""
    cause = "call of an object without a matching operator()"
    cls = class_of(object_.type)
    if cls is None or cls.dependent or not _are_known(arguments) or not engine.classes.is_complete(cls):
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


def _are_known(arguments: list[Expression]) -> bool:
    return not any(isinstance(one, ErrorExpression) or is_unknown(one.type) for one in arguments)


def _number(
    engine: "Engine",
    cls: ClassType,
    operators: "list[Entity]",
    object_: Expression,
    resolution: Resolution,
    arguments: list[Expression],
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
        for category in (LVALUE, PRVALUE):
            other = Operation(o.LVALUE_ADJUST, plain, category, object_.token, [object_])
            if engine.overloads.call_object(other, arguments, token).found():
                return num.OBJECT_PREVENTS
    only = operators[0] if len(operators) == 1 else None
    return num.NOT_CALLED if isinstance(only, Routine) and only.owner() is cls else num.NO_INSTANCE
