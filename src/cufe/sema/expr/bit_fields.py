"""Which bit-field a value comes from ([class.bit]): its width decides about promotions ([conv.prom]/5)."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il.entities import Field
from cufe.il.expressions import ConstantExpression, Expression, FieldExpression, Operation

#: what is a bit-field still when its first operand is one (observed); `?:` makes a value of its own
_KEEPING: Final = frozenset(
    [
        *range(eok.ASSIGN, eok.XOR_ASSIGN + 1),
        eok.PRE_INCR,
        eok.PRE_DECR,
        eok.POST_INCR,
        eok.POST_DECR,
    ]
)


def field_of(source: Expression) -> Field | None:
    """The field that a member access names."""
    if isinstance(source, Operation) and source.operation in (eok.DOT_FIELD, eok.POINTS_TO_FIELD):
        member = source.arguments[1]
        if isinstance(member, FieldExpression):
            return member.field
    return None


def bit_field_of(value: Expression) -> Field | None:
    """The bit-field that a value was read from, also behind an assignment, a step, a comma or its known value."""
    at: Expression | None = value
    while at is not None:
        if isinstance(at, ConstantExpression):
            at = at.constant.expression
        elif not isinstance(at, Operation):
            return None
        elif at.operation == eok.COMMA:
            at = at.arguments[1]
        elif at.operation in _KEEPING:
            at = at.arguments[0]
        else:
            field = field_of(at)
            return field if field is not None and field.bit_width >= 0 else None
    return None
