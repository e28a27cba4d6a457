"""Narrowing conversions: what list-initialisation does not allow ([dcl.init.list]/7)."""

from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import Constant, FloatConstant, IntegerConstant
from cufe.il.entities import EnumType
from cufe.il.expressions import ENK_PARAM_REF, BracedInitList, ConstantExpression, Expression
from cufe.il.floating import PRECISION
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.arithmetic import VALUE_BITS, is_unsigned
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare, is_arithmetic

#: bits of the significand and the largest exponent of each floating kind
_EXPONENT: Final = (128, 1024, 16384, 16, 16, 128, 16384)
#: kinds by the sets of their values: each holds those in front of it, as far as narrowing asks
_ORDER: Final = (3, 4, 5, 1, 1, 2, 6)


class Narrowing(EnginePart):
    """Tells narrowing conversions from others."""

    def rules_out(self, source: BracedInitList, sequence: ConversionSequence) -> bool:
        """Whether an argument narrows an element of an aggregate, or what a reference is bound to."""
        form = sequence.list_form
        if form == sq.LIST_AGGREGATE or form == sq.LIST_ARRAY:
            return self.in_list(source, sequence)
        is_standard = form == sq.LIST_ELEMENT and sequence.rank != sq.USER and len(source.items) == 1
        is_bound = is_standard and isinstance(sequence.target.canonical, t.ReferenceType)
        return is_bound and self.in_list(source, sequence)

    def in_list(self, source: BracedInitList, sequence: ConversionSequence) -> bool:
        """Whether list-initialisation by `sequence` narrows one of the elements."""
        form = sequence.list_form
        items = source.items
        if form == sq.LIST_ELEMENT and len(items) == 1:
            return self.narrows(items[0], sequence, sq.referred_to(sequence.target))
        if form == sq.LIST_INITIALIZER_LIST or (form == sq.LIST_ARRAY and sequence.elements):
            return any(self._element(items[at], one) for at, one in enumerate(sequence.elements))
        if form == sq.LIST_AGGREGATE or form == sq.LIST_ARRAY:
            return not self.engine.conversions.lists.aggregates.fits(source, sq.referred_to(sequence.target), True)
        if form == sq.LIST_CONSTRUCTOR:
            arguments: list[Expression] = [source] if sequence.as_list else items
            return any(
                self._element(arguments[at], one) for at, one in enumerate(sequence.arguments) if at < len(arguments)
            )
        return False

    def _element(self, item: Expression, sequence: ConversionSequence) -> bool:
        return self.narrows(item, sequence, sq.referred_to(sequence.target))

    def narrows(self, source: Expression, sequence: ConversionSequence, target: t.Type) -> bool:
        """Whether converting `source` to `target`, which is no reference, by `sequence` is a narrowing conversion."""
        if isinstance(source, BracedInitList):
            return self.in_list(source, sequence)
        start = sequence.start()
        if start is None or sequence.rank == sq.EXACT:
            return False
        if sequence.middle is not None:
            return self.types_narrow(sq.referred_to(start), target, None)
        constant = self.constant(self.engine.expressions.rvalue(source) if is_arithmetic(target) else source)
        return not self._is_accepted(source, target, constant) and self.types_narrow(
            sq.referred_to(start), target, constant
        )

    def require_wide(self, source: Expression, target: t.Type) -> None:
        """Fails where the item of a list does not convert, or is narrowed, in an unevaluated operand that template
        arguments are put into: no declaration comes of it ([temp.deduct]/8). In any other place it is reported at most
        (mistakes.narrowed_items)."""
        engine = self.engine
        if not engine.expressions.substituted or not engine.expressions.unevaluated or source.type.dependent:
            return
        there = bare(target)
        if isinstance(there, EnumType) and (there.fixed or there.scoped) and bare(source.type) is not there:
            # `E{1}`, since C++17
            target = engine.enums.underlying(there)
        elif not self._is_null_for_bool(source, there):
            sequence = engine.conversions.sequence(source, target, sq.DIRECT)
            if sequence.rank == sq.BAD or sequence.ambiguous:
                raise IllFormed("no conversion of an item", source.start)
        if not is_arithmetic(target):
            # A class or a reference may be initialised by the place that the item names.
            return
        try:
            constant = self.constant(engine.expressions.rvalue(source))
        except Unknown:
            return
        if self._is_accepted(source, target, constant):
            return
        if self.types_narrow(source.type, target, constant):
            raise IllFormed("a narrowing conversion", source.start)

    def _is_null_for_bool(self, source: Expression, there: t.Type) -> bool:
        """`bool{nullptr}` ([conv.bool])."""
        return there is self.engine.types.bool and isinstance(bare(source.type), t.NullptrType)

    def _is_accepted(self, source: Expression, target: t.Type, constant: Constant | None) -> bool:
        """Constants that the tool takes though they do not fit: an integer for bool, a floating value for any floating
        type, that of a constant variable, too (observed)."""
        there = bare(target)
        if constant is not None and constant.dependent:
            return True
        if isinstance(constant, IntegerConstant):
            return there is self.engine.types.bool
        if not isinstance(there, t.FloatType) or not isinstance(bare(source.type), t.FloatType):
            return False
        return constant is not None or (
            bool(source.type.qualifiers() & tk.CONST) and self.engine.operands.is_initialised(source)
        )

    def constant(self, source: Expression) -> Constant | None:
        """The value of the operand, where it is a constant expression."""
        if isinstance(source, ConstantExpression):
            return source.constant
        if source.kind == ENK_PARAM_REF:
            return None
        try:
            return self.engine.evaluator.value(source)
        except (IllFormed, Dependent):
            return None

    def types_narrow(self, source: t.Type, target: t.Type, constant: Constant | None) -> bool:
        """Narrowing between two types, with the value that is converted if it is known."""
        here = bare(source)
        there = bare(target)
        if here is there:
            return False
        if isinstance(there, t.IntegerType) and there.sort == tk.BOOL:
            if isinstance(here, (t.PointerType, t.MemberPointerType, t.ArrayType, t.RoutineType)):
                return True
        if isinstance(here, t.FloatType):
            if isinstance(there, t.IntegerType):
                return True
            if isinstance(there, t.FloatType) and _ORDER[there.float_kind] < _ORDER[here.float_kind]:
                return not (isinstance(constant, FloatConstant) and _in_range(constant, there))
            return False
        if isinstance(here, EnumType):
            if here.scoped:
                return False
            # One without fixed underlying type counts as the type that it is promoted to.
            promotions = self.engine.promotions
            here = bare(self.engine.enums.underlying(here) if here.fixed else promotions.promoted(here))
        if not isinstance(here, t.IntegerType):
            return False
        value = constant.value if isinstance(constant, IntegerConstant) else None
        if isinstance(there, t.FloatType):
            return value is None or not _exact(value, there)
        if isinstance(there, t.IntegerType):
            if _holds_all(here, there):
                return False
            return value is None or not _holds(value, there)
        return False


def _bits(type_: t.IntegerType) -> int:
    return 1 if type_.sort == tk.BOOL else VALUE_BITS[type_.int_kind]


def _holds_all(here: t.IntegerType, there: t.IntegerType) -> bool:
    """Whether all values of one integer type are values of another."""
    if is_unsigned(here.int_kind) or here.sort == tk.BOOL:
        return _bits(here) <= _bits(there)
    if is_unsigned(there.int_kind) or there.sort == tk.BOOL:
        return False
    return _bits(here) <= _bits(there)


def _holds(value: int, there: t.IntegerType) -> bool:
    if is_unsigned(there.int_kind) or there.sort == tk.BOOL:
        return value >= 0 and value.bit_length() <= _bits(there)
    return (value if value >= 0 else ~value).bit_length() <= _bits(there)


def _exact(value: int, there: t.FloatType) -> bool:
    """Whether an integer is a value of a floating type."""
    magnitude = abs(value)
    if magnitude == 0:
        return True
    while magnitude & 1 == 0:
        magnitude >>= 1
    return (
        magnitude.bit_length() <= PRECISION[there.float_kind]
        and abs(value).bit_length() <= _EXPONENT[there.float_kind]
    )


def _in_range(constant: FloatConstant, there: t.FloatType) -> bool:
    """Whether a floating value lies in the range of another floating type, exactly or not."""
    if constant.special:
        return True
    return abs(constant.numerator).bit_length() - constant.scale <= _EXPONENT[there.float_kind]
