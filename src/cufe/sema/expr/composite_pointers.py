"""Composite pointer types ([expr.type]/3): the type in which two pointers meet."""

from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.expressions import Expression
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, RoutineType, Type, VoidType
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare


class Composites(EnginePart):
    """Finds common types of pointers and member pointers."""

    def of(self, one: Expression, other: Expression, token: int) -> Type:
        """The composite type of two values; null pointer constants take the other's type."""
        engine = self.engine
        first = bare(one.type)
        second = bare(other.type)
        if isinstance(first, NullptrType) and (isinstance(second, NullptrType) or engine.casts.zero(other)):
            return engine.types.nullptr
        if isinstance(second, NullptrType) and engine.casts.zero(one):
            return engine.types.nullptr
        if isinstance(first, (PointerType, MemberPointerType)) and engine.casts.zero(other):
            return engine.types.unqualified(one.type)
        if isinstance(second, (PointerType, MemberPointerType)) and engine.casts.zero(one):
            return engine.types.unqualified(other.type)
        if isinstance(first, PointerType) and isinstance(second, PointerType):
            return self._pointers(one.type, first, other.type, second, token)
        if isinstance(first, MemberPointerType) and isinstance(second, MemberPointerType):
            return self._member_pointers(first, second, token)
        raise self._incompatible(one.type, other.type, token)

    def _incompatible(self, left: Type, right: Type, token: int) -> IllFormed:
        """What is raised for operands without a common type; scoped enumerations lack the operator itself."""
        for type_ in (bare(left), bare(right)):
            if isinstance(type_, EnumType) and type_.scoped:
                return IllFormed("no operator matches these operands", token)
        return Mistake(num.INCOMPATIBLE_OPERANDS, "operand types are incompatible", token, (left, right))

    def _pointers(self, left: Type, first: PointerType, right: Type, second: PointerType, token: int) -> Type:
        types = self.engine.types
        if first is second:
            return types.unqualified(left)
        qualifiers = first.target.qualifiers() | second.target.qualifiers()
        one = bare(first.target)
        other = bare(second.target)
        if isinstance(one, VoidType) or isinstance(other, VoidType):
            if isinstance(one, RoutineType) or isinstance(other, RoutineType):
                raise IllFormed("pointer to a function and pointer to void", token)
            return types.pointer(types.qualified(types.void, qualifiers))
        if one is other:
            return self._spelled(left, right, types.pointer(types.qualified(self._target(left, first), qualifiers)))
        derived = class_of(one)
        base = class_of(other)
        if derived is not None and base is not None:
            if self.engine.classes.is_base_of(base, derived):
                return types.pointer(types.qualified(base, qualifiers))
            if self.engine.classes.is_base_of(derived, base):
                return types.pointer(types.qualified(derived, qualifiers))
            raise self._incompatible(left, right, token)
        if isinstance(one, RoutineType) and isinstance(other, RoutineType):
            return types.pointer(self._function(one, other, token))
        merged = self._merged(first.target, second.target)
        if merged is None:
            raise self._incompatible(left, right, token)
        return types.pointer(merged)

    def _target(self, written: Type, found: PointerType) -> Type:
        at = written.skip_typerefs()
        return at.target if isinstance(at, PointerType) else found.target

    def _spelled(self, left: Type, right: Type, made: Type) -> Type:
        """One of the operands' types where it is the composite one: its spelling stays."""
        types = self.engine.types
        for type_ in (left, right):
            unqualified = types.unqualified(type_)
            if unqualified.canonical is made.canonical:
                return unqualified
        return made

    def _function(self, one: RoutineType, other: RoutineType, token: int) -> Type:
        """Function types that differ in `noexcept` alone."""
        types = self.engine.types
        plain: list[RoutineType] = []
        for type_ in (one, other):
            plain.append(
                types.routine(type_.result, type_.parameters, type_.variadic, type_.cv, type_.ref_qualifier, False)
            )
        if plain[0].canonical is not plain[1].canonical:
            raise IllFormed("operand types are incompatible", token)
        return plain[0]

    def _merged(self, left: Type, right: Type) -> Type | None:
        """The type with the cv-qualifiers of both at each level ([conv.qual]/3)."""
        types = self.engine.types
        qualifiers = left.qualifiers() | right.qualifiers()
        one = bare(left)
        other = bare(right)
        if one is other:
            return types.qualified(one, qualifiers)
        inner: Type | None = None
        if isinstance(one, PointerType) and isinstance(other, PointerType):
            inner = self._merged(one.target, other.target)
            if inner is not None:
                return types.qualified(types.pointer(inner), qualifiers | tk.CONST)
        if isinstance(one, ArrayType) and isinstance(other, ArrayType) and one.count == other.count:
            inner = self._merged(one.element, other.element)
            if inner is not None:
                return types.array(inner, one.count)
        return None

    def _member_pointers(self, first: MemberPointerType, second: MemberPointerType, token: int) -> Type:
        types = self.engine.types
        if first is second:
            return first
        owner = first.owner
        one = class_of(first.owner)
        other = class_of(second.owner)
        if one is not None and other is not None and one is not other:
            if self.engine.classes.is_base_of(one, other):
                owner = second.owner
            elif not self.engine.classes.is_base_of(other, one):
                raise self._incompatible(first, second, token)
        target = self._merged(first.target, second.target)
        if target is None:
            raise self._incompatible(first, second, token)
        return types.member_pointer(owner, target)
