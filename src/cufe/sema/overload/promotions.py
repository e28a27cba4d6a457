"""Integral promotions and the usual arithmetic conversions ([conv.prom], [expr.arith.conv])."""

from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.entities import EnumType
from cufe.il.types import ComplexType, FloatType, IntegerType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import bare


class Promotions(EnginePart):
    """What arithmetic does to the types of its operands; all answers are canonical and without cv-qualifiers."""

    def promoted(self, type_: Type) -> Type:
        """The type after integral promotion; a type that is not promoted is itself ([conv.prom])."""
        found = bare(type_)
        if isinstance(found, IntegerType):
            return self._promoted_integer(found)
        if isinstance(found, EnumType) and not found.scoped:
            return self._promoted_enum(found)
        return found

    def promotion_of(self, type_: Type) -> list[Type]:
        """The types to which a conversion is a promotion: for an enumeration with a fixed underlying type two, the
        underlying type and that promoted."""
        found = bare(type_)
        if isinstance(found, EnumType) and not found.scoped:
            underlying = bare(self.engine.enums.underlying(found))
            if found.fixed:
                promoted = self.promoted(underlying)
                return [underlying] if promoted is underlying else [underlying, promoted]
        promoted = self.promoted(found)
        return [] if promoted is found else [promoted]

    def _promoted_integer(self, type_: IntegerType) -> Type:
        types = self.engine.types
        if type_.sort == tk.BOOL:
            return types.int
        if type_.sort == tk.CHAR32:
            return types.unsigned_int
        if type_.sort == tk.WCHAR or type_.sort == tk.CHAR8 or type_.sort == tk.CHAR16:
            return types.int
        return types.int if type_.int_kind < tk.INT else type_

    def _promoted_enum(self, enum: EnumType) -> Type:
        """Of an enumeration without fixed underlying type: the first type that has room for its values."""
        underlying = bare(self.engine.enums.underlying(enum))
        if enum.fixed:
            return self.promoted(underlying)
        types = self.engine.types
        if not isinstance(underlying, IntegerType):
            return underlying
        if underlying.int_kind < tk.INT:
            return types.int
        if underlying.int_kind == tk.UNSIGNED_INT:
            return underlying if self._reaches(enum, 1 << 31) else types.int
        if underlying.int_kind == tk.UNSIGNED_LONG:
            return underlying if self._reaches(enum, 1 << 63) else types.long
        return underlying

    def _reaches(self, enum: EnumType, limit: int) -> bool:
        """Whether an enumerator is as large as a limit."""
        for enumerator in self.engine.enums.enumerators(enum):
            value = self.engine.enums.value(enumerator)
            if isinstance(value, IntegerConstant) and value.value >= limit:
                return True
        return False

    def usual(self, left: Type, right: Type) -> Type:
        """The type in which both operands meet; IllFormed where they are not arithmetic or unscoped enumerations."""
        one = bare(left)
        other = bare(right)
        if isinstance(one, ComplexType) or isinstance(other, ComplexType):
            return self._usual_complex(one, other)
        if isinstance(one, FloatType):
            if isinstance(other, FloatType):
                return one if _float_rank(one) >= _float_rank(other) else other
            if self._promotes_to_integer(other):
                return one
        elif isinstance(other, FloatType):
            if self._promotes_to_integer(one):
                return other
        elif self._promotes_to_integer(one) and self._promotes_to_integer(other):
            return self._usual_integers(self.promoted(one), self.promoted(other))
        raise IllFormed("operands are not arithmetic")

    def _promotes_to_integer(self, type_: Type) -> bool:
        return isinstance(type_, IntegerType) or (isinstance(type_, EnumType) and not type_.scoped)

    def _usual_integers(self, one: Type, other: Type) -> Type:
        if one is other:
            return one
        assert isinstance(one, IntegerType) and isinstance(other, IntegerType)
        high, low = (one, other) if one.int_kind >= other.int_kind else (other, one)
        high_unsigned = is_unsigned_kind(high.int_kind)
        if high_unsigned == is_unsigned_kind(low.int_kind):
            return high
        if high_unsigned:
            return high
        if tk.INTEGER_SIZES[high.int_kind] > tk.INTEGER_SIZES[low.int_kind]:
            return high
        # Same size and the signed one of higher rank: long long with unsigned long.
        return self.engine.types.integers[high.int_kind + 1]

    def _usual_complex(self, one: Type, other: Type) -> Type:
        left = one.element if isinstance(one, ComplexType) else one
        right = other.element if isinstance(other, ComplexType) else other
        return self.engine.types.complex(self.usual(left, right))


def is_unsigned_kind(kind: int) -> bool:
    """Whether an integer kind is unsigned; plain char is signed on x86-64."""
    return kind >= tk.UNSIGNED_CHAR and (kind - tk.UNSIGNED_CHAR) % 2 == 0


def _float_rank(type_: FloatType) -> int:
    order = (3, 4, 6, 1, 1, 0, 5)  # float, double, long double, _Float16, __fp16, __bf16, __float128
    return order[type_.float_kind]
