"""Standard conversion sequences ([conv], [over.ics.scs]): at most one of each group, in this order: lvalue
transformation; promotion or conversion; function pointer conversion; qualification conversion."""

from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant, StringConstant
from cufe.il.entities import ClassType, EnumType
from cufe.il.expressions import PRVALUE, ConstantExpression, Expression
from cufe.il.types import (
    ArrayType,
    ComplexType,
    FloatType,
    IntegerType,
    MemberPointerType,
    NullptrType,
    PointerType,
    RoutineType,
    Type,
    VectorType,
    VoidType,
)
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.qualification import noexcept_dropped, qualification_converts
from cufe.sema.overload.sequences import ConversionSequence, bad
from cufe.sema.overload.type_tests import bare, is_arithmetic


class StandardConversions(EnginePart):
    """The conversions that need no function; class types take part only as what they are, or as their bases."""

    def sequence(self, source: Expression, target: Type, direct: bool = False) -> ConversionSequence:
        """From an expression to a type that is no reference; qualifiers on top of `target` do not count ([conv]/1).
        `direct`: std::nullptr_t converts to bool ([conv.bool])."""
        wanted = bare(target)
        found = bare(source.type)
        made = ConversionSequence(sq.EXACT, source.type, target)
        if isinstance(found, ClassType) or isinstance(wanted, ClassType):
            return self._class(found, wanted, made)
        if isinstance(found, ArrayType):
            found = self._decayed_array(source, found, wanted, made)
        elif isinstance(found, RoutineType):
            found = self.engine.types.pointer(found)
            made.add(sq.FUNCTION_TO_POINTER, found)
        elif source.category != PRVALUE and not isinstance(found, VoidType):
            made.add(sq.LVALUE_TO_RVALUE, found)
        if found is wanted:
            return made
        return self._converted(source, found, wanted, made, direct)

    def _class(self, found: Type, wanted: Type, made: ConversionSequence) -> ConversionSequence:
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

    def _decayed_array(self, source: Expression, found: ArrayType, wanted: Type, made: ConversionSequence) -> Type:
        types = self.engine.types
        pointer = bare(types.pointer(found.element))
        made.add(sq.ARRAY_TO_POINTER, pointer)
        if pointer is wanted or not isinstance(wanted, PointerType):
            return pointer
        if isinstance(source, ConstantExpression) and isinstance(source.constant, StringConstant):
            without_const = bare(types.pointer(types.unqualified(found.element)))
            if without_const is wanted:
                made.add(sq.STRING_TO_POINTER, wanted)
                return wanted
        return pointer

    def _converted(
        self, source: Expression, found: Type, wanted: Type, made: ConversionSequence, direct: bool
    ) -> ConversionSequence:
        """The middle and last steps, from a prvalue of type `found`."""
        if isinstance(wanted, IntegerType):
            return self._to_integer(found, wanted, made, direct)
        if isinstance(wanted, FloatType):
            return self._to_floating(found, wanted, made)
        if isinstance(wanted, PointerType):
            return self._to_pointer(source, found, wanted, made)
        if isinstance(wanted, MemberPointerType):
            return self._to_member_pointer(source, found, wanted, made)
        if isinstance(wanted, NullptrType) and self.is_null_pointer_constant(source):
            made.add(sq.NULL_POINTER, wanted)
            return made
        if isinstance(wanted, ComplexType) and (is_arithmetic(found) or isinstance(found, ComplexType)):
            made.add(sq.COMPLEX, wanted)
            return made
        if isinstance(wanted, VectorType) and isinstance(found, VectorType) and self._same_vector(found, wanted):
            made.add(sq.VECTOR, wanted)
            return made
        return bad(made.source, made.target)

    def _to_integer(
        self, found: Type, wanted: IntegerType, made: ConversionSequence, direct: bool
    ) -> ConversionSequence:
        if wanted.sort == tk.BOOL:
            if (
                isinstance(found, (IntegerType, FloatType, PointerType, MemberPointerType, ComplexType))
                or (isinstance(found, EnumType) and not found.scoped)
                or (direct and isinstance(found, NullptrType))
            ):
                made.add(sq.BOOLEAN, wanted)
                return made
            return bad(made.source, made.target)
        if isinstance(found, FloatType):
            made.add(sq.FLOATING_INTEGRAL, wanted)
            return made
        if isinstance(found, IntegerType) or (isinstance(found, EnumType) and not found.scoped):
            for promoted in self.engine.promotions.promotion_of(found):
                if promoted is wanted:
                    made.add(sq.INTEGRAL_PROMOTION, wanted)
                    return made
            made.add(sq.INTEGRAL_CONVERSION, wanted)
            return made
        return bad(made.source, made.target)

    def _to_floating(self, found: Type, wanted: FloatType, made: ConversionSequence) -> ConversionSequence:
        if isinstance(found, FloatType):
            promotes = found.float_kind == tk.FLOAT and wanted.float_kind == tk.DOUBLE
            made.add(sq.FLOATING_PROMOTION if promotes else sq.FLOATING_CONVERSION, wanted)
            return made
        if isinstance(found, IntegerType) or (isinstance(found, EnumType) and not found.scoped):
            made.add(sq.FLOATING_INTEGRAL, wanted)
            return made
        return bad(made.source, made.target)

    def _to_pointer(
        self, source: Expression, found: Type, wanted: PointerType, made: ConversionSequence
    ) -> ConversionSequence:
        if not isinstance(found, PointerType):
            if self.is_null_pointer_constant(source):
                made.add(sq.NULL_POINTER, wanted)
                return made
            return bad(made.source, made.target)
        types = self.engine.types
        pointee = bare(found.target)
        aimed = bare(wanted.target)
        at: Type = found
        if pointee is not aimed:
            cv = found.target.canonical.qualifiers()
            if isinstance(aimed, VoidType) and not isinstance(pointee, RoutineType):
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
        self, source: Expression, found: Type, wanted: MemberPointerType, made: ConversionSequence
    ) -> ConversionSequence:
        if not isinstance(found, MemberPointerType):
            if self.is_null_pointer_constant(source):
                made.add(sq.NULL_MEMBER_POINTER, wanted)
                return made
            return bad(made.source, made.target)
        at: Type = found
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

    def _qualified(self, at: Type, wanted: Type, made: ConversionSequence) -> ConversionSequence:
        """The last steps, where only noexcept and cv-qualifiers still differ."""
        if at is wanted:
            return made
        if not qualification_converts(self.engine, at, wanted):
            return bad(made.source, made.target)
        made.add(sq.FUNCTION_POINTER if noexcept_dropped(at, wanted) else sq.QUALIFICATION, wanted)
        return made

    def is_null_pointer_constant(self, source: Expression) -> bool:
        """An integer literal 0 or a prvalue of std::nullptr_t ([conv.ptr]/1); before C++11 any constant 0."""
        if isinstance(bare(source.type), NullptrType):
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
            isinstance(found, IntegerType)
            and found.sort == tk.PLAIN
            and not constant.is_character
            and constant.enumerator is None
            and constant.expression is None
        )

    def _same_vector(self, found: VectorType, wanted: VectorType) -> bool:
        return found.count == wanted.count and bare(found.element) is bare(wanted.element)
