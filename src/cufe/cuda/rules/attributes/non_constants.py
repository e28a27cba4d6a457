"""Why an expression is not constant: the notes below 28."""

from cufe.diagnostics.report import EntityName, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as o
from cufe.il.entities import CONSTEVAL, CONSTEXPR, ClassType, Variable
from cufe.il.expressions import PARENTHESIZED, Expression, Operation, RoutineExpression, VariableExpression
from cufe.il.type_kinds import CONST
from cufe.il.types import ReferenceType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.message_names import MessageNames

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_VALUE_OF: Final = 2689
_NOT_CONSTEXPR: Final = 2703


def reason_of(engine: "Engine", made: Expression) -> Note | None:
    """The note that says what in an expression has no value before the program runs; None where it is not certain."""
    unit = engine.unit
    at: Expression = made
    while isinstance(at, Operation):
        if at.operation == o.CALL:
            callee = at.arguments[0]
            if isinstance(callee, RoutineExpression) and not callee.routine.flags & (CONSTEXPR | CONSTEVAL):
                routine = callee.routine
                name = EntityName("function", MessageNames().entities.qualified(routine), unit.offset(routine.token))
                return Note(_NOT_CONSTEXPR, unit.offset(at.start), name)
            return None
        if not at.arguments or at.operation not in _LOOKED_THROUGH:
            return None
        found = [reason_of(engine, operand) for operand in at.arguments]
        return next((one for one in found if one is not None), None)
    if isinstance(at, VariableExpression) and _has_no_value(engine, at.variable):
        variable = at.variable
        kind = "member" if isinstance(variable.parent, ClassType) else "variable"
        name = EntityName(kind, MessageNames().entities.qualified(variable), unit.offset(variable.token))
        return Note(_VALUE_OF, unit.offset(at.token if at.flags & PARENTHESIZED else at.start), name)
    return None


_LOOKED_THROUGH: Final = frozenset(
    (
        o.CAST, o.QUESTION, o.ADD, o.SUBTRACT, o.MULTIPLY, o.DIVIDE, o.REMAINDER, o.AND, o.OR, o.XOR, o.SHIFTL,
        o.SHIFTR, o.NEGATE, o.COMPLEMENT,
    )
)  # fmt: skip


def _has_no_value(engine: "Engine", variable: Variable) -> bool:
    """Whether a variable's value is certainly not known: not const, or const without a constant initialiser."""
    type_ = engine.declare_types.variable_type(variable).canonical
    if isinstance(type_, ReferenceType) or type_.dependent:
        return False
    if not type_.qualifiers() & CONST:
        return True
    try:
        engine.evaluator.constant_of(variable, type_)
    except IllFormed:
        return True
    except (Unknown, Dependent):
        return False
    return False
