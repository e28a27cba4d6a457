"""Similar types, qualification conversions and function pointer conversions ([conv.qual], [conv.fctptr])."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.types import ArrayType, MemberPointerType, PointerType, RoutineType, Type
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def inner(type_: Type) -> Type | None:
    """The type one level further in, of a pointer, member pointer or array."""
    if isinstance(type_, (PointerType, MemberPointerType)):
        return type_.target
    if isinstance(type_, ArrayType):
        return type_.element
    return None


def same_level(one: Type, other: Type, array_bounds: bool) -> bool:
    """Whether the outermost levels are of one kind: two pointers, members of one class, arrays of one bound
    (`array_bounds`: or one of them of unknown bound, C++20)."""
    if isinstance(one, PointerType):
        return isinstance(other, PointerType)
    if isinstance(one, MemberPointerType):
        return isinstance(other, MemberPointerType) and one.owner.canonical is other.owner.canonical
    if isinstance(one, ArrayType) and isinstance(other, ArrayType):
        if one.count == other.count:
            return True
        return array_bounds and (one.count == -1 or other.count == -1)
    return False


def similar(one: Type, other: Type, array_bounds: bool = True) -> bool:
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


def without_noexcept(engine: "Engine", type_: Type) -> Type:
    """A function type that may throw; any other type itself."""
    found = bare(type_)
    if isinstance(found, RoutineType) and found.noexcept:
        return engine.types.routine(
            found.result, found.parameters, found.variadic, found.cv, found.ref_qualifier, False
        )
    return type_


def qualification_converts(engine: "Engine", source: Type, target: Type) -> bool:
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
        if isinstance(left, ArrayType) and isinstance(right, ArrayType) and left.count != right.count:
            if right.count != -1 or not const_before:
                return False
        first = isinstance(left, (PointerType, MemberPointerType)) and left is bare(source)
        left_inner = inner(left)
        right_inner = inner(right)
        if left_inner is None or right_inner is None:
            return False
        if not isinstance(left, ArrayType):  # the qualifiers of an array are those of its elements
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
        if first and isinstance(left, RoutineType):
            return left is right or bare(without_noexcept(engine, left)) is right
    return True


def noexcept_dropped(source: Type, target: Type) -> bool:
    """Whether converting between these (member) pointers to functions is a function pointer conversion."""
    left = inner(bare(source))
    right = inner(bare(target))
    if left is None or right is None:
        return False
    one = bare(left)
    other = bare(right)
    return isinstance(one, RoutineType) and isinstance(other, RoutineType) and one.noexcept and not other.noexcept
