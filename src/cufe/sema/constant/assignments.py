"""Assignments and steps of the evaluator ([expr.ass], [expr.pre.incr], [expr.post.incr])."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il.entities import Field
from cufe.il.expressions import PRVALUE, Expression, FieldExpression, Operation
from cufe.il.floating import Floating
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.constant.arithmetic import VALUE_BITS, is_unsigned
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import FloatingValue, IntegerValue, PointerValue, Value
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare, is_floating, is_integral

_COMPOUND: Final[dict[int, int]] = {
    o.ADD_ASSIGN: o.ADD, o.SUBTRACT_ASSIGN: o.SUBTRACT, o.MULTIPLY_ASSIGN: o.MULTIPLY, o.DIVIDE_ASSIGN: o.DIVIDE,
    o.REMAINDER_ASSIGN: o.REMAINDER, o.SHIFTL_ASSIGN: o.SHIFTL, o.SHIFTR_ASSIGN: o.SHIFTR, o.AND_ASSIGN: o.AND,
    o.OR_ASSIGN: o.OR, o.XOR_ASSIGN: o.XOR,
}  # fmt: skip


class Assignments(EvaluatorPart):
    """Changes objects."""

    def of(self, expression: Operation, frame: Frame) -> PointerValue:
        """An assignment or prefix step; gives the place that was changed."""
        operation = expression.operation
        target = expression.arguments[0]
        if operation == o.ASSIGN:
            value = self._value(expression.arguments[1], frame)
            place = self.hub.places.of(target, frame)
            self.store(place, target, value)
            return place
        if operation == o.PRE_INCR or operation == o.PRE_DECR:
            place = self.hub.places.of(target, frame)
            self._step(place, expression, operation == o.PRE_INCR)
            return place
        right = self._value(expression.arguments[1], frame)
        place = self.hub.places.of(target, frame)
        old = self.hub.values.accessed(place, expression)
        if operation == o.PADD_ASSIGN or operation == o.PSUBTRACT_ASSIGN:
            if not isinstance(old, PointerValue) or not isinstance(right, IntegerValue):
                raise Unknown("pointer arithmetic", expression.token)
            distance = right.value if operation == o.PADD_ASSIGN else -right.value
            self.store(place, target, self.hub.pointers.advanced(old, distance))
            return place
        computed = self._compound(_COMPOUND[operation], old, right, target, expression)
        self.store(place, target, self.hub.conversions.convert(computed, target.type))
        return place

    def _value(self, expression: Expression, frame: Frame) -> Value:
        if expression.category == PRVALUE:
            return self.hub.values.of(expression, frame)
        return self.hub.memory.load(self.hub.places.of(expression, frame))

    def _compound(self, operation: int, old: Value, right: Value, target: Expression, expression: Operation) -> Value:
        """The operation of a compound assignment: in the common type of both operands, the left one's for shifts."""
        common = self._common(operation, target.type, expression.arguments[1].type)
        left = self.hub.conversions.convert(old, common)
        if operation != o.SHIFTL and operation != o.SHIFTR:
            right = self.hub.conversions.convert(right, common)
        return self.hub.values.binary_in(operation, left, right, common, expression.token, False)

    def _common(self, operation: int, left: Type, right: Type) -> Type:
        promotions = self.hub.engine.promotions
        if operation == o.SHIFTL or operation == o.SHIFTR:
            return promotions.promoted(left)
        if (is_integral(left) or is_floating(left)) and (is_integral(right) or is_floating(right)):
            return promotions.usual(left, right)
        return bare(left)

    def store(self, place: PointerValue, target: Expression, value: Value) -> None:
        """Writes; bit-fields keep the bits they have."""
        field = accessed_field(target)
        if field is not None and field.bit_width > 0 and isinstance(value, IntegerValue):
            value = self.truncated(value, field)
        self.hub.memory.store(place, value)

    def truncated(self, value: IntegerValue, field: Field) -> IntegerValue:
        integer = self.hub.conversions.integer_type(self.hub.engine.declare_types.field_type(field))
        if integer is None or field.bit_width > VALUE_BITS[integer.int_kind]:
            return value
        kept = value.value & ((1 << field.bit_width) - 1)
        if not is_unsigned(integer.int_kind) and kept >> (field.bit_width - 1):
            kept -= 1 << field.bit_width
        return IntegerValue(kept)

    def _step(self, place: PointerValue, operation: Operation, up: bool) -> Value:
        """Adds or subtracts one; gives the old value."""
        target = operation.arguments[0]
        old = self.hub.values.accessed(place, operation)
        if isinstance(old, PointerValue):
            self.store(place, target, self.hub.pointers.advanced(old, 1 if up else -1))
            return old
        one: Value = IntegerValue(1)
        type_ = target.type
        if isinstance(old, FloatingValue):
            one = FloatingValue(Floating(1, 0))
            common = type_
        else:
            common = self.hub.engine.promotions.promoted(type_)
        made = self.hub.values.binary_in(o.ADD if up else o.SUBTRACT, old, one, common, target.token, False)
        self.store(place, target, self.hub.conversions.convert(made, type_))
        return old

    def postfix(self, expression: Operation, frame: Frame) -> Value:
        """`x++`, `x--`: the value before."""
        place = self.hub.places.of(expression.arguments[0], frame)
        return self._step(place, expression, expression.operation == o.POST_INCR)


def accessed_field(expression: Expression) -> Field | None:
    """The field that a member access names, None for any other expression."""
    if isinstance(expression, Operation) and expression.operation in (o.DOT_FIELD, o.POINTS_TO_FIELD):
        member = expression.arguments[1]
        if isinstance(member, FieldExpression):
            return member.field
    return None
