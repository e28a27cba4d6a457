"""Standard conversion sequences ([conv], [over.ics.scs]): at most one of each group, in this order: lvalue
transformation; promotion or conversion; function pointer conversion; qualification conversion. Beside them what they
ask: promoted types ([conv.prom]), similar types ([conv.qual]), and base classes."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import IntegerConstant, StringConstant
from cufe.il.entities import BaseClass, ClassType, EnumType
from cufe.il.expressions import PRVALUE, ConstantExpression, Expression
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.sequences import ConversionSequence, bad
from cufe.sema.overload.type_tests import bare, is_arithmetic

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Promotions(EnginePart):
    """What arithmetic does to the types of its operands; all answers are canonical and without cv-qualifiers."""

    def promoted(self, type_: t.Type) -> t.Type:
        """The type after integral promotion; a type that is not promoted is itself ([conv.prom])."""
        found = bare(type_)
        if isinstance(found, t.IntegerType):
            return self._promoted_integer(found)
        if isinstance(found, EnumType) and not found.scoped:
            return self._promoted_enum(found)
        return found

    def promotion_of(self, type_: t.Type) -> list[t.Type]:
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

    def _promoted_integer(self, type_: t.IntegerType) -> t.Type:
        types = self.engine.types
        if type_.sort == tk.BOOL:
            return types.int
        if type_.sort == tk.CHAR32:
            return types.unsigned_int
        if type_.sort == tk.WCHAR or type_.sort == tk.CHAR8 or type_.sort == tk.CHAR16:
            return types.int
        return types.int if type_.int_kind < tk.INT else type_

    def _promoted_enum(self, enum: EnumType) -> t.Type:
        """The promoted type of an enumeration without fixed underlying type: the first one with room for its values."""
        underlying = bare(self.engine.enums.underlying(enum))
        if enum.fixed:
            return self.promoted(underlying)
        types = self.engine.types
        if not isinstance(underlying, t.IntegerType):
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

    def usual(self, left: t.Type, right: t.Type) -> t.Type:
        """The type in which both operands meet; IllFormed where they are not arithmetic or unscoped enumerations."""
        one = bare(left)
        other = bare(right)
        if isinstance(one, t.ComplexType) or isinstance(other, t.ComplexType):
            return self._usual_complex(one, other)
        if isinstance(one, t.FloatType):
            if isinstance(other, t.FloatType):
                return one if _float_rank(one) >= _float_rank(other) else other
            if self._promotes_to_integer(other):
                return one
        elif isinstance(other, t.FloatType):
            if self._promotes_to_integer(one):
                return other
        elif self._promotes_to_integer(one) and self._promotes_to_integer(other):
            return self._usual_integers(self.promoted(one), self.promoted(other))
        raise IllFormed("operands are not arithmetic")

    def _promotes_to_integer(self, type_: t.Type) -> bool:
        return isinstance(type_, t.IntegerType) or (isinstance(type_, EnumType) and not type_.scoped)

    def _usual_integers(self, one: t.Type, other: t.Type) -> t.Type:
        if one is other:
            return one
        assert isinstance(one, t.IntegerType) and isinstance(other, t.IntegerType)
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

    def _usual_complex(self, one: t.Type, other: t.Type) -> t.Type:
        left = one.element if isinstance(one, t.ComplexType) else one
        right = other.element if isinstance(other, t.ComplexType) else other
        return self.engine.types.complex(self.usual(left, right))


def is_unsigned_kind(kind: int) -> bool:
    """Whether an integer kind is unsigned; plain char is signed on x86-64."""
    return kind >= tk.UNSIGNED_CHAR and (kind - tk.UNSIGNED_CHAR) % 2 == 0


def _float_rank(type_: t.FloatType) -> int:
    order = (3, 4, 6, 1, 1, 0, 5)  # float, double, long double, _Float16, __fp16, __bf16, __float128
    return order[type_.float_kind]


def inner(type_: t.Type) -> t.Type | None:
    """The type one level further in, of a pointer, member pointer or array."""
    if isinstance(type_, (t.PointerType, t.MemberPointerType)):
        return type_.target
    if isinstance(type_, t.ArrayType):
        return type_.element
    return None


def same_level(one: t.Type, other: t.Type, array_bounds: bool) -> bool:
    """Whether the outermost levels are of one kind: two pointers, members of one class, arrays of one bound
    (`array_bounds`: or one of them of unknown bound, C++20)."""
    if isinstance(one, t.PointerType):
        return isinstance(other, t.PointerType)
    if isinstance(one, t.MemberPointerType):
        return isinstance(other, t.MemberPointerType) and one.owner.canonical is other.owner.canonical
    if isinstance(one, t.ArrayType) and isinstance(other, t.ArrayType):
        if one.count == other.count:
            return True
        return array_bounds and (one.count == -1 or other.count == -1)
    return False


def similar(one: t.Type, other: t.Type, array_bounds: bool = True) -> bool:
    """Whether the types are the same but for cv-qualifiers at any level ([conv.qual]/2)."""
    left = bare(one)
    right = bare(other)
    while left is not right:
        if not same_level(left, right, array_bounds):
            return False
        left_inner = inner(left)
        right_inner = inner(right)
        if left_inner is None or right_inner is None:
            return False
        left = bare(left_inner)
        right = bare(right_inner)
    return True


def without_noexcept(engine: "Engine", type_: t.Type) -> t.Type:
    """A function type that may throw; any other type itself."""
    found = bare(type_)
    if isinstance(found, t.RoutineType) and found.noexcept:
        return engine.types.routine(
            found.result, found.parameters, found.variadic, found.cv, found.ref_qualifier, False
        )
    return type_


def qualification_converts(engine: "Engine", source: t.Type, target: t.Type) -> bool:
    """Whether a prvalue of type `source` converts to `target` by a qualification conversion, after a function pointer
    conversion if that helps; cv-qualifiers on top do not count.  Equal types do.

    [conv.qual]/3: at each level the target has the source's qualifiers; where it has more, or loses an array bound, all
    levels between have const."""
    left = bare(source)
    right = bare(target)
    array_bounds = engine.language.standard >= 2020
    const_so_far = True  # at all levels further out, the outermost aside
    const_before = True  # the same without the level of an array
    while left is not right:
        if not same_level(left, right, array_bounds):
            return False
        if isinstance(left, t.ArrayType) and isinstance(right, t.ArrayType) and left.count != right.count:
            if right.count != -1 or not const_before:
                return False
        first = isinstance(left, (t.PointerType, t.MemberPointerType)) and left is bare(source)
        left_inner = inner(left)
        right_inner = inner(right)
        if left_inner is None or right_inner is None:
            return False
        if not isinstance(left, t.ArrayType):  # the qualifiers of an array are those of its elements
            left_cv = left_inner.canonical.qualifiers()
            right_cv = right_inner.canonical.qualifiers()
            if left_cv & ~right_cv:
                return False
            if left_cv != right_cv and not const_so_far:
                return False
            const_before = const_so_far
            const_so_far = const_so_far and bool(right_cv & tk.CONST)
        left = bare(left_inner)
        right = bare(right_inner)
        if first and isinstance(left, t.RoutineType):
            return left is right or bare(without_noexcept(engine, left)) is right
    return True


def noexcept_dropped(source: t.Type, target: t.Type) -> bool:
    """Whether converting between these (member) pointers to functions is a function pointer conversion."""
    left = inner(bare(source))
    right = inner(bare(target))
    if left is None or right is None:
        return False
    one = bare(left)
    other = bare(right)
    return isinstance(one, t.RoutineType) and isinstance(other, t.RoutineType) and one.noexcept and not other.noexcept


class Derivation:
    """Paths from classes to their bases; those of complete classes are remembered."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tuple[int, int], list[BaseClass] | None] = {}

    def path(self, derived: ClassType, base: ClassType) -> list[BaseClass] | None:
        """The steps from a class to an unambiguous base class of it; None where there is none, or no definition."""
        key = (derived.number, base.number)
        if key in self._known:
            return self._known[key]
        try:
            self.engine.classes.require_complete(derived, -1)
        except IllFormed:
            return None
        try:
            found = self.engine.classes.base_path(derived, base)
        except IllFormed:
            found = None
        self._known[key] = found
        return found

    def derives(self, derived: ClassType, base: ClassType) -> bool:
        """Whether one class is derived from another, from which it can be converted."""
        return derived is not base and self.path(derived, base) is not None


class StandardConversions(EnginePart):
    """The conversions that need no function; class types take part only as what they are, or as their bases."""

    def sequence(self, source: Expression, target: t.Type, direct: bool = False) -> ConversionSequence:
        """From an expression to a type that is no reference; qualifiers on top of `target` do not count ([conv]/1).
        `direct`: std::nullptr_t converts to bool ([conv.bool])."""
        wanted = bare(target)
        found = bare(source.type)
        made = ConversionSequence(sq.EXACT, source.type, target)
        if isinstance(found, ClassType) or isinstance(wanted, ClassType):
            return self._class(found, wanted, made)
        if isinstance(found, t.ArrayType):
            found = self._decayed_array(source, found, wanted, made)
        elif isinstance(found, t.RoutineType):
            found = self.engine.types.pointer(found)
            made.add(sq.FUNCTION_TO_POINTER, found)
        elif source.category != PRVALUE and not isinstance(found, t.VoidType):
            made.add(sq.LVALUE_TO_RVALUE, found)
        if found is wanted:
            return made
        return self._converted(source, found, wanted, made, direct)

    def _class(self, found: t.Type, wanted: t.Type, made: ConversionSequence) -> ConversionSequence:
        """An object for a parameter of its class or of a base class: no step in the language, but ranked as if
        ([over.best.ics]/6)."""
        if found is wanted:
            return made
        if isinstance(found, ClassType) and isinstance(wanted, ClassType):
            path = self.engine.derivation.path(found, wanted)
            if path is not None:
                made.add(sq.DERIVED_TO_BASE, wanted, path)
                return made
        return bad(made.source, made.target)

    def _decayed_array(
        self, source: Expression, found: t.ArrayType, wanted: t.Type, made: ConversionSequence
    ) -> t.Type:
        types = self.engine.types
        pointer = bare(types.pointer(found.element))
        made.add(sq.ARRAY_TO_POINTER, pointer)
        if pointer is wanted or not isinstance(wanted, t.PointerType):
            return pointer
        if isinstance(source, ConstantExpression) and isinstance(source.constant, StringConstant):
            without_const = bare(types.pointer(types.unqualified(found.element)))
            if without_const is wanted:
                made.add(sq.STRING_TO_POINTER, wanted)
                return wanted
        return pointer

    def _converted(
        self, source: Expression, found: t.Type, wanted: t.Type, made: ConversionSequence, direct: bool
    ) -> ConversionSequence:
        """The middle and last steps, from a prvalue of type `found`."""
        if isinstance(wanted, t.IntegerType):
            return self._to_integer(found, wanted, made, direct)
        if isinstance(wanted, t.FloatType):
            return self._to_floating(found, wanted, made)
        if isinstance(wanted, t.PointerType):
            return self._to_pointer(source, found, wanted, made)
        if isinstance(wanted, t.MemberPointerType):
            return self._to_member_pointer(source, found, wanted, made)
        if isinstance(wanted, t.NullptrType) and self.is_null_pointer_constant(source):
            made.add(sq.NULL_POINTER, wanted)
            return made
        if isinstance(wanted, t.ComplexType) and (is_arithmetic(found) or isinstance(found, t.ComplexType)):
            made.add(sq.COMPLEX, wanted)
            return made
        if isinstance(wanted, t.VectorType) and isinstance(found, t.VectorType) and self._same_vector(found, wanted):
            made.add(sq.VECTOR, wanted)
            return made
        return bad(made.source, made.target)

    def _to_integer(
        self, found: t.Type, wanted: t.IntegerType, made: ConversionSequence, direct: bool
    ) -> ConversionSequence:
        if wanted.sort == tk.BOOL:
            if (
                isinstance(found, (t.IntegerType, t.FloatType, t.PointerType, t.MemberPointerType, t.ComplexType))
                or (isinstance(found, EnumType) and not found.scoped)
                or (direct and isinstance(found, t.NullptrType))
            ):
                made.add(sq.BOOLEAN, wanted)
                return made
            return bad(made.source, made.target)
        if isinstance(found, t.FloatType):
            made.add(sq.FLOATING_INTEGRAL, wanted)
            return made
        if isinstance(found, t.IntegerType) or (isinstance(found, EnumType) and not found.scoped):
            for promoted in self.engine.promotions.promotion_of(found):
                if promoted is wanted:
                    made.add(sq.INTEGRAL_PROMOTION, wanted)
                    return made
            made.add(sq.INTEGRAL_CONVERSION, wanted)
            return made
        return bad(made.source, made.target)

    def _to_floating(self, found: t.Type, wanted: t.FloatType, made: ConversionSequence) -> ConversionSequence:
        if isinstance(found, t.FloatType):
            promotes = found.float_kind == tk.FLOAT and wanted.float_kind == tk.DOUBLE
            made.add(sq.FLOATING_PROMOTION if promotes else sq.FLOATING_CONVERSION, wanted)
            return made
        if isinstance(found, t.IntegerType) or (isinstance(found, EnumType) and not found.scoped):
            made.add(sq.FLOATING_INTEGRAL, wanted)
            return made
        return bad(made.source, made.target)

    def _to_pointer(
        self, source: Expression, found: t.Type, wanted: t.PointerType, made: ConversionSequence
    ) -> ConversionSequence:
        if not isinstance(found, t.PointerType):
            if self.is_null_pointer_constant(source):
                made.add(sq.NULL_POINTER, wanted)
                return made
            return bad(made.source, made.target)
        types = self.engine.types
        pointee = bare(found.target)
        aimed = bare(wanted.target)
        at: t.Type = found
        if pointee is not aimed:
            cv = found.target.canonical.qualifiers()
            if isinstance(aimed, t.VoidType) and not isinstance(pointee, t.RoutineType):
                at = bare(types.pointer(types.qualified(aimed, cv)))
                made.add(sq.POINTER_CONVERSION, at)
            elif isinstance(pointee, ClassType) and isinstance(aimed, ClassType):
                path = self.engine.derivation.path(pointee, aimed)
                if path is None:
                    return bad(made.source, made.target)
                at = bare(types.pointer(types.qualified(aimed, cv)))
                made.add(sq.POINTER_TO_BASE, at, path)
        return self._qualified(at, wanted, made)

    def _to_member_pointer(
        self, source: Expression, found: t.Type, wanted: t.MemberPointerType, made: ConversionSequence
    ) -> ConversionSequence:
        if not isinstance(found, t.MemberPointerType):
            if self.is_null_pointer_constant(source):
                made.add(sq.NULL_MEMBER_POINTER, wanted)
                return made
            return bad(made.source, made.target)
        at: t.Type = found
        base = bare(found.owner)
        derived = bare(wanted.owner)
        if base is not derived:
            if not isinstance(base, ClassType) or not isinstance(derived, ClassType):
                return bad(made.source, made.target)
            path = self.engine.derivation.path(derived, base)
            if path is None:
                return bad(made.source, made.target)
            for step in path:
                if step.virtual:
                    return bad(made.source, made.target)
            at = bare(self.engine.types.member_pointer(derived, found.target))
            made.add(sq.MEMBER_POINTER_TO_DERIVED, at, path)
        return self._qualified(at, wanted, made)

    def _qualified(self, at: t.Type, wanted: t.Type, made: ConversionSequence) -> ConversionSequence:
        """The last steps, where only noexcept and cv-qualifiers still differ."""
        if at is wanted:
            return made
        if not qualification_converts(self.engine, at, wanted):
            return bad(made.source, made.target)
        made.add(sq.FUNCTION_POINTER if noexcept_dropped(at, wanted) else sq.QUALIFICATION, wanted)
        return made

    def is_null_pointer_constant(self, source: Expression) -> bool:
        """An integer literal 0 or a prvalue of std::nullptr_t ([conv.ptr]/1); before C++11 any constant 0."""
        if isinstance(bare(source.type), t.NullptrType):
            return True
        if not isinstance(source, ConstantExpression) or not isinstance(source.constant, IntegerConstant):
            return False
        constant = source.constant
        if constant.value != 0:
            return False
        if self.engine.language.standard < 2011:
            return True
        found = bare(constant.type)
        return (
            isinstance(found, t.IntegerType)
            and found.sort == tk.PLAIN
            and not constant.is_character
            and constant.enumerator is None
            and constant.expression is None
        )

    def _same_vector(self, found: t.VectorType, wanted: t.VectorType) -> bool:
        return found.count == wanted.count and bare(found.element) is bare(wanted.element)
