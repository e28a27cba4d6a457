"""Built-in operations that are no function calls: traits, offsetof, bit_cast ([expr.const])."""

from cufe.il import operations as o
from cufe.il.entities import Field
from cufe.il.expressions import BuiltinOperation, Expression, FieldExpression, Operation, TypeOperand
from cufe.sema.answers import Dependent, Unknown
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import ComplexValue, IntegerValue, Value
from cufe.sema.engine_part import EvaluatorPart


class BuiltinOperations(EvaluatorPart):
    def of(self, expression: BuiltinOperation, frame: Frame) -> Value:
        """The value of a built-in operation by its name."""
        name = expression.name
        arguments = expression.arguments
        if name.startswith(("__is_", "__has_", "__reference_", "__array_")):
            return IntegerValue(self._trait(expression))
        if name == "__builtin_offsetof" or name == "__offsetof":
            return IntegerValue(self._offset(arguments, frame))
        if name == "__builtin_bit_cast":
            return self.hub.bits.cast(arguments[-1], expression.type, frame)
        if name == "__builtin_addressof":
            return self.hub.places.of(arguments[0], frame)
        if name in ("__builtin_is_constant_evaluated",):
            return IntegerValue(int(frame.constant))
        if name == "__builtin_complex" and len(arguments) == 2:
            return ComplexValue(self.hub.values.of(arguments[0], frame), self.hub.values.of(arguments[1], frame))
        if name in ("__builtin_launder", "__builtin_expect") and arguments:
            return self.hub.values.of(arguments[0], frame)
        if any(argument.type.dependent for argument in arguments):
            raise Dependent
        raise Unknown(f"{name} in a constant expression", expression.token)

    def _trait(self, expression: BuiltinOperation) -> int:
        types = [argument.operand for argument in expression.arguments if isinstance(argument, TypeOperand)]
        if len(types) != len(expression.arguments):
            raise Unknown(f"operands of {expression.name}", expression.token)
        return self.hub.engine.traits.value(expression.name, types, expression.token)

    def _offset(self, arguments: list[Expression], frame: Frame) -> int:
        """`__builtin_offsetof(T, a.b[2])`: the operands are the type and the member access."""
        total = 0
        at = arguments[-1]
        while isinstance(at, Operation):
            if at.operation in (o.DOT_FIELD, o.POINTS_TO_FIELD):
                member = at.arguments[1]
                if isinstance(member, FieldExpression):
                    total += self._field_offset(member.field)
            elif at.operation == o.SUBSCRIPT:
                index = self.hub.values.of(at.arguments[1], frame)
                if not isinstance(index, IntegerValue):
                    raise Unknown("an index of offsetof", at.token)
                total += index.value * self.hub.engine.layout.storage(at.type)
            elif at.operation == o.BASE_CLASS_CAST:
                total += self.hub.engine.layout.offset_of_base(at.arguments[0].type, at.type)
            at = at.arguments[0]
        if isinstance(at, FieldExpression):
            total += self._field_offset(at.field)
        return total

    def _field_offset(self, field: Field) -> int:
        return self.hub.engine.layout.offset(field)
