"""Conversions between values of scalar types ([conv], [expr.static.cast])."""

from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.floating import Floating, converted
from cufe.il.types import ComplexType, FloatType, IntegerType, MemberPointerType, NullptrType, PointerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.arithmetic import OutOfRangeError, fits, from_integer, to_integer, wrapped
from cufe.sema.constant.objects import (
    ComplexValue,
    FloatingValue,
    IntegerValue,
    MemberPointerValue,
    PointerValue,
    Value,
    null_pointer,
)
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import bare


class ValueConversions(EnginePart):
    """Converts values; who calls knows that the language has the conversion."""

    def integer_type(self, type_: Type) -> IntegerType | None:
        """The integer type whose values a type has: an enumeration has those of its underlying type."""
        found = bare(type_)
        if isinstance(found, EnumType):
            found = bare(self.engine.enums.underlying(found))
        return found if isinstance(found, IntegerType) else None

    def convert(self, value: Value, target: Type) -> Value:
        """`value` as one of the scalar type `target`; raises IllFormed where no value of it is defined."""
        integer = self.integer_type(target)
        if integer is not None:
            return self.to_integer(value, integer)
        found = bare(target)
        if isinstance(found, FloatType):
            return self._to_float(value, found)
        if isinstance(found, (PointerType, NullptrType)):
            return self._to_pointer(value)
        if isinstance(found, MemberPointerType):
            if isinstance(value, MemberPointerValue):
                return value
            return MemberPointerValue(None, None)
        if isinstance(found, ComplexType):
            return self._to_complex(value, found)
        if target.dependent:
            raise Dependent
        raise Unknown("conversion of a constant")

    def to_integer(self, value: Value, target: IntegerType) -> Value:
        if target.sort == tk.BOOL:
            return IntegerValue(int(self.truth(value)))
        if isinstance(value, IntegerValue):
            result = value.value
            if fits(result, target.int_kind):
                return value
            return IntegerValue(wrapped(result, target.int_kind))
        if isinstance(value, FloatingValue):
            try:
                result = to_integer(value.value)
            except OutOfRangeError as failure:
                raise IllFormed(failure.cause) from None
            if not fits(result, target.int_kind):
                raise IllFormed("value exceeds range of the integer type")
            return IntegerValue(result)
        if isinstance(value, ComplexValue):
            return self.to_integer(value.real, target)
        if isinstance(value, PointerValue) and value.cell is None and value.routine is None:
            return IntegerValue(wrapped(value.number, target.int_kind))
        raise IllFormed("conversion of a pointer to an integer is invalid in constant-expression evaluation")

    def truth(self, value: Value) -> bool:
        """[conv.bool]."""
        if isinstance(value, IntegerValue):
            return value.value != 0
        if isinstance(value, FloatingValue):
            return value.value.numerator != 0 or value.value.special not in ("", "-0")
        if isinstance(value, PointerValue):
            return not value.is_null()
        if isinstance(value, MemberPointerValue):
            return value.member is not None
        if isinstance(value, ComplexValue):
            return self.truth(value.real) or self.truth(value.imaginary)
        raise Unknown("truth of a constant")

    def _to_float(self, value: Value, target: FloatType) -> Value:
        if isinstance(value, FloatingValue):
            result = converted(value.value, target.float_kind)
            return value if result == value.value else FloatingValue(result)
        if isinstance(value, IntegerValue):
            return FloatingValue(from_integer(value.value, target.float_kind))
        if isinstance(value, ComplexValue):
            return self._to_float(value.real, target)
        raise Unknown("conversion of a constant to a floating type")

    def _to_pointer(self, value: Value) -> Value:
        if isinstance(value, PointerValue):
            return value
        if isinstance(value, IntegerValue):
            made = null_pointer()
            made.number = value.value
            return made
        raise Unknown("conversion of a constant to a pointer")

    def _to_complex(self, value: Value, target: ComplexType) -> Value:
        if isinstance(value, ComplexValue):
            return ComplexValue(self.convert(value.real, target.element), self.convert(value.imaginary, target.element))
        zero: Value = IntegerValue(0)
        if isinstance(bare(target.element), FloatType):
            zero = FloatingValue(Floating(0, 0))
        return ComplexValue(self.convert(value, target.element), zero)
