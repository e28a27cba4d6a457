"""Which conversions an explicit cast may do ([expr.static.cast], [expr.reinterpret.cast], [expr.const.cast],
[expr.dynamic.cast], [expr.cast]).

What the original takes more or less than the standard is marked as observed."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, EnumType
from cufe.il.expressions import CONST_CAST, DYNAMIC_CAST, LVALUE, PRVALUE, REINTERPRET_CAST, STATIC_CAST, Expression
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.failed_resolution import ambiguous_base
from cufe.sema.expr.operands import class_of, reference_type
from cufe.sema.overload.sequences import BAD, DIRECT
from cufe.sema.overload.standard_conversions import inner, similar
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_complex, is_integral, is_scalar, is_unknown, is_void

#: since when elements of an array are listed in parentheses ([dcl.init]/17.5)
_LISTED_IN_PARENTHESES: Final = 2020


class CastRules(EnginePart):
    """Judges casts of one operand, which is neither a list nor a set of functions; nothing depends on a template."""

    def allow(self, target: Type, operand: Expression, flags: int) -> bool:
        """Whether a cast in the notation of `flags` (none: `(T)e` and `T(e)`) makes a `target` of the operand."""
        reference = reference_type(target)
        if reference is not None:
            return self._to_reference(reference, target, operand, flags)
        if isinstance(bare(target), ArrayType):
            return bool(flags & STATIC_CAST) and self.engine.language.standard >= _LISTED_IN_PARENTHESES
        if class_of(target) is not None or class_of(operand.type) is not None:
            return self._of_class(target, operand, flags)
        here = bare(self.engine.placeholders.decayed(operand.type))
        there = bare(target)
        if flags & DYNAMIC_CAST:
            return self._dynamic(there, here)
        if flags & CONST_CAST:
            return _is_object_indirection(there) and similar(there, here, False)
        if flags & REINTERPRET_CAST:
            return _reinterprets(there, here) and not _casts_away(here, there)
        if flags & STATIC_CAST:
            return self._static(target, operand, there, here)
        return self._written_plainly(target, operand, there, here)

    def refusal(self, target: Type, operand: Expression, flags: int, token: int) -> IllFormed | None:
        """Why a cast to a type that begins at a token is not allowed; None where the types alone do not say."""
        if target.dependent or operand.type.dependent or is_unknown(operand.type) or is_unknown(target):
            return None
        if flags & DYNAMIC_CAST:
            return self._dynamic_refusal(target, operand, token)
        reference = reference_type(target)
        if reference is not None:
            return self._reference_refusal(reference, operand, flags, token)
        cls = class_of(target)
        if cls is not None or isinstance(bare(target), ArrayType):
            if cls is not None and not self.engine.classes.is_complete(cls):
                return None
            if flags & CONST_CAST:
                return Mistake(num.NOTHING_CONSTANT, "no such conversion", token + 2)
            at = token + 2 if flags else token + 1
            return Mistake(num.CAST_TO_TYPE, "no such conversion", at, (target,))
        here = bare(self.engine.placeholders.decayed(operand.type))
        there = bare(target)
        if flags & REINTERPRET_CAST and class_of(here) is not None and is_scalar(there):
            return Mistake(num.INVALID_CONVERSION, "no such conversion", token)
        if not (is_scalar(here) or is_void(here)) or not is_scalar(there):
            return None
        if flags & STATIC_CAST:
            ambiguous = ambiguous_base(self.engine, operand, target)
            if ambiguous is not None:
                return ambiguous
        if not flags & CONST_CAST and not _casts_away(here, there) and self._is_odd_downcast(there, here):
            return IllFormed("cast from a virtual or ambiguous base class", token)
        number = num.INVALID_CONVERSION
        if flags & CONST_CAST:
            number = num.OTHER_TYPE if _is_object_indirection(there) else num.NOTHING_CONSTANT
        elif similar(there, here, False) and _casts_away(here, there):
            number = num.CONST_LOST
        name = ""
        if number == num.CONST_LOST:
            name = "static_cast" if flags & STATIC_CAST else "reinterpret_cast"
        if number == num.NOTHING_CONSTANT:
            # It is reported at the type.
            at = token + 2
        else:
            at = token if flags & (STATIC_CAST | REINTERPRET_CAST) or is_void(here) else operand.start
        return Mistake(number, "no such conversion", at, name=name)

    def loses_qualifiers(self, target: Type, operand: Expression, flags: int) -> bool:
        """Whether all that is wrong with a reinterpret_cast is that it takes a qualifier away: the original makes it
        all the same."""
        if not flags & REINTERPRET_CAST or target.dependent or operand.type.dependent:
            return False
        reference = reference_type(target)
        if reference is not None:
            return operand.category == LVALUE and not _keeps(operand.type, reference.target)
        here = bare(self.engine.placeholders.decayed(operand.type))
        there = bare(target)
        return is_scalar(here) and _reinterprets(there, here) and _casts_away(here, there)

    def _is_odd_downcast(self, there: Type, here: Type) -> bool:
        """Whether a pointer to a base class is made one to a class that has that base class virtually, or twice."""
        if not isinstance(there, PointerType) or not isinstance(here, PointerType):
            return False
        base, derived = class_of(here.target), class_of(there.target)
        if base is None or derived is None or not self.engine.classes.is_complete(derived):
            return False
        return self.engine.classes.is_base_of(base, derived)

    def _dynamic_refusal(self, target: Type, operand: Expression, token: int) -> Mistake | None:
        """Why a dynamic_cast is not allowed: because of its type, the operand, a qualifier, or a class without virtual
        functions."""
        cause = "no such conversion"
        classes = self.engine.classes
        reference = reference_type(target)
        there = bare(target)
        wanted = reference.target if reference is not None else there.target if isinstance(there, PointerType) else None
        to = class_of(wanted) if wanted is not None else None
        is_of_nothing = reference is None and wanted is not None and is_void(wanted)
        if not is_of_nothing and (to is None or not classes.is_complete(to)):
            return Mistake(num.NO_DYNAMIC_TYPE, cause, token + 2)
        here = bare(self.engine.placeholders.decayed(operand.type))
        if reference is not None:
            given: Type | None = operand.type
        else:
            given = here.target if isinstance(here, PointerType) else None
        source = class_of(given) if given is not None else None
        if source is None or given is None or wanted is None or not classes.is_complete(source):
            number = num.NO_DYNAMIC_POINTER if reference is None else num.NO_DYNAMIC_REFERENCE
            return Mistake(number, cause, operand.start)
        if not _keeps(given, wanted):
            return Mistake(num.CONST_LOST, cause, token, name="dynamic_cast")
        if not classes.is_polymorphic(source):
            return Mistake(num.NOT_POLYMORPHIC, cause, operand.start)
        return None

    def _reference_refusal(
        self, reference: ReferenceType, operand: Expression, flags: int, token: int
    ) -> Mistake | None:
        """Why a cast to a reference is not allowed."""
        cause = "no such conversion"
        there = reference.target
        if not flags or (class_of(operand.type) is not None and not flags & CONST_CAST):
            return None
        if operand.category == PRVALUE and not reference.rvalue:
            return Mistake(num.EXPECTED_LVALUE, cause, operand.start)
        if operand.category != LVALUE or isinstance(bare(operand.type), (ArrayType, RoutineType)):
            return None
        if flags & CONST_CAST:
            return Mistake(num.OTHER_TYPE, cause, operand.start)
        if flags & STATIC_CAST and class_of(there) is None and not reference.rvalue:
            if bare(there) is bare(operand.type):
                return Mistake(num.CONST_LOST, cause, token, name="static_cast")
            return Mistake(num.INVALID_CONVERSION, cause, token)
        return None

    def converts_object(self, target: Type, operand: Expression, flags: int) -> bool:
        """Whether a cast to a reference type that is allowed converts the operand first, and does not only look at it
        as something else."""
        if flags & (REINTERPRET_CAST | CONST_CAST):
            return False
        return bool(flags & STATIC_CAST) or operand.category == PRVALUE or self._converts(target, operand)

    # --- classes -----------------------------------------------------------------------------------------------------

    def _of_class(self, target: Type, operand: Expression, flags: int) -> bool:
        """Conversions of users are looked for where the cast is made."""
        if flags & (CONST_CAST | DYNAMIC_CAST):
            return False
        if flags & REINTERPRET_CAST:
            # The same type is taken for classes, too (observed).
            same = bare(target) is bare(operand.type)
            return same and target.qualifiers() == operand.type.qualifiers()
        return True

    # --- scalars -----------------------------------------------------------------------------------------------------

    def _converts(self, target: Type, operand: Expression) -> bool:
        sequence = self.engine.conversions.sequence(operand, target, DIRECT)
        return sequence.rank != BAD

    def _static(self, target: Type, operand: Expression, there: Type, here: Type) -> bool:
        if self._converts(target, operand) or (_is_number(there) and _is_number(here)):
            return True
        if isinstance(there, PointerType) and isinstance(here, PointerType):
            if _casts_away(here, there):
                return False
            # A pointer to a function converts to `void *` and back (observed).
            return is_void(here.target) or is_void(there.target) or self._is_downcast(here.target, there.target)
        return self._is_upcast_of_members(there, here)

    def _is_upcast_of_members(self, there: Type, here: Type) -> bool:
        """`int Derived::*` to `int Base::*`."""
        if not isinstance(there, MemberPointerType) or not isinstance(here, MemberPointerType):
            return False
        if not similar(there.target, here.target, False) or _casts_away(here, there):
            return False
        derived = class_of(here.owner)
        base = class_of(there.owner)
        return derived is base or (derived is not None and base is not None and self._is_plain_base(base, derived))

    def _written_plainly(self, target: Type, operand: Expression, there: Type, here: Type) -> bool:
        """`(T)e`: what the named casts could do one behind the other, access and constness aside."""
        if self._converts(target, operand) or (_is_number(there) and _is_number(here)):
            return True
        if isinstance(there, PointerType) and isinstance(here, PointerType):
            derived, base = class_of(there.target), class_of(here.target)
            return derived is None or base is None or not self._is_virtual_base(base, derived)
        if isinstance(here, MemberPointerType) and isinstance(there, PointerType):
            # The addresses of functions may be cast as well (observed).
            return is_void(there.target) or isinstance(bare(there.target), RoutineType)
        return _reinterprets(there, here)

    # --- classes and their bases -------------------------------------------------------------------------------------

    def _is_downcast(self, base: Type, derived: Type) -> bool:
        one = class_of(base)
        other = class_of(derived)
        return one is not None and other is not None and (one is other or self._is_plain_base(one, other))

    def _is_upcast(self, derived: Type, base: Type) -> bool:
        one = class_of(derived)
        other = class_of(base)
        return one is not None and other is not None and self.engine.classes.is_base_of(other, one)

    def _is_plain_base(self, base: ClassType, derived: ClassType) -> bool:
        """Whether a class is a base of another, and no virtual one."""
        classes = self.engine.classes
        if not classes.is_complete(derived) or classes.base_path(derived, base) is None:
            return False
        return not classes.is_virtual_base_of(base, derived)

    def _is_virtual_base(self, base: ClassType, derived: ClassType) -> bool:
        return self.engine.classes.is_complete(derived) and self.engine.classes.is_virtual_base_of(base, derived)

    def _dynamic(self, there: Type, here: Type) -> bool:
        if not isinstance(there, PointerType) or not isinstance(here, PointerType) or _casts_away(here, there):
            return False
        source = class_of(here.target)
        if source is None or not self.engine.classes.is_complete(source):
            return False
        if is_void(there.target):
            return self.engine.classes.is_polymorphic(source)
        return self._dynamic_classes(source, class_of(there.target))

    def _dynamic_classes(self, source: ClassType, target: ClassType | None) -> bool:
        classes = self.engine.classes
        if target is None or not classes.is_complete(target):
            return False
        return source is target or classes.base_path(source, target) is not None or classes.is_polymorphic(source)

    # --- references --------------------------------------------------------------------------------------------------

    def _to_reference(self, reference: ReferenceType, target: Type, operand: Expression, flags: int) -> bool:
        there = reference.target
        here = operand.type
        if flags & DYNAMIC_CAST:
            source = class_of(here)
            if source is None or not self.engine.classes.is_complete(source) or not _keeps(here, there):
                return False
            return self._is_bindable(reference, operand) and self._dynamic_classes(source, class_of(there))
        if flags & CONST_CAST:
            is_object = not isinstance(bare(there), RoutineType)
            return is_object and self._is_bindable(reference, operand) and similar(there, here, False)
        if flags & REINTERPRET_CAST:
            # It refuses xvalues, even where another xvalue is wanted (observed).
            return operand.category == LVALUE and _keeps(here, there)
        if flags & STATIC_CAST:
            return self._converts(target, operand) or self._is_downcast_of_objects(reference, operand)
        if operand.category == PRVALUE:
            return self._converts(target, operand) or self._is_downcast_of_objects(reference, operand)
        derived, base = class_of(there), class_of(here)
        return derived is None or base is None or not self._is_virtual_base(base, derived)

    def _is_bindable(self, reference: ReferenceType, operand: Expression) -> bool:
        """Whether an object has the category that the reference refers to."""
        if operand.category == PRVALUE:
            return reference.rvalue and class_of(operand.type) is not None
        return operand.category == LVALUE or reference.rvalue

    def _is_downcast_of_objects(self, reference: ReferenceType, operand: Expression) -> bool:
        """An object as one of its derived class; itself or a part of it as an xvalue."""
        there = reference.target
        here = operand.type
        if not reference.rvalue and operand.category != LVALUE:
            return False
        if not _keeps(here, there):
            return False
        return bare(here) is bare(there) or self._is_downcast(here, there) or self._is_upcast(here, there)


def _is_number(type_: Type) -> bool:
    return is_arithmetic(type_) or is_complex(type_) or isinstance(bare(type_), EnumType)


def _is_object_indirection(type_: Type) -> bool:
    """A pointer to an object or to a data member."""
    return isinstance(type_, (PointerType, MemberPointerType)) and not isinstance(bare(type_.target), RoutineType)


def _reinterprets(there: Type, here: Type) -> bool:
    """Whether `reinterpret_cast` makes one scalar type of another, constness aside."""
    if there is here:
        return True
    if isinstance(there, PointerType):
        return isinstance(here, (PointerType, EnumType)) or is_integral(here)
    if isinstance(there, MemberPointerType) and isinstance(here, MemberPointerType):
        return isinstance(bare(there.target), RoutineType) == isinstance(bare(here.target), RoutineType)
    return is_integral(there) and isinstance(here, (PointerType, NullptrType))


def _casts_away(here: Type, there: Type) -> bool:
    """Whether a conversion takes a qualifier away at some level ([expr.const.cast]/7)."""
    left = inner(here)
    right = inner(there)
    while left is not None and right is not None:
        if isinstance(bare(left), RoutineType) or isinstance(bare(right), RoutineType):
            return False
        if left.qualifiers() & ~right.qualifiers() & (tk.CONST | tk.VOLATILE):
            return True
        if isinstance(bare(left), ArrayType) != isinstance(bare(right), ArrayType):
            return False
        left = inner(bare(left))
        right = inner(bare(right))
    return False


def _keeps(here: Type, there: Type) -> bool:
    """Whether an object keeps its qualifiers as a `there`; functions have none."""
    lost = here.qualifiers() & ~there.qualifiers() & (tk.CONST | tk.VOLATILE)
    return not lost or isinstance(bare(there), RoutineType)
