"""Arithmetic of GNU complex numbers."""

from cufe.il import operations as o
from cufe.il.types import ComplexType
from cufe.sema.answers import Unknown
from cufe.sema.constant.arithmetic import negated
from cufe.sema.constant.objects import ComplexValue, FloatingValue, IntegerValue, Value
from cufe.sema.engine_part import EvaluatorPart


class ComplexArithmetic(EvaluatorPart):
    def binary(self, operation: int, left: Value, right: Value, type_: ComplexType) -> Value:
        """Sum, difference and product; a quotient is not evaluated."""
        one = self._whole(left, type_)
        two = self._whole(right, type_)
        if operation in (o.ADD, o.SUBTRACT):
            real = self._part(operation, one.real, two.real, type_)
            return ComplexValue(real, self._part(operation, one.imaginary, two.imaginary, type_))
        if operation == o.MULTIPLY:
            first = self._part(o.MULTIPLY, one.real, two.real, type_)
            second = self._part(o.MULTIPLY, one.imaginary, two.imaginary, type_)
            third = self._part(o.MULTIPLY, one.real, two.imaginary, type_)
            fourth = self._part(o.MULTIPLY, one.imaginary, two.real, type_)
            return ComplexValue(self._part(o.SUBTRACT, first, second, type_), self._part(o.ADD, third, fourth, type_))
        raise Unknown("complex division")

    def _whole(self, value: Value, type_: ComplexType) -> ComplexValue:
        made = self.hub.conversions.convert(value, type_)
        assert isinstance(made, ComplexValue)
        return made

    def _part(self, operation: int, left: Value, right: Value, type_: ComplexType) -> Value:
        return self.hub.values.binary_in(operation, left, right, type_.element, -1, False)

    def unary(self, operation: int, value: ComplexValue) -> Value:
        """`-z`, and `~z`, the conjugate."""
        real = self._negative(value.real) if operation == o.NEGATE else value.real
        return ComplexValue(real, self._negative(value.imaginary))

    def _negative(self, value: Value) -> Value:
        if isinstance(value, FloatingValue):
            return FloatingValue(negated(value.value))
        if isinstance(value, IntegerValue):
            return IntegerValue(-value.value)
        raise Unknown("complex arithmetic")
