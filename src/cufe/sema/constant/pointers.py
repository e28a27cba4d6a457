"""Pointer arithmetic, comparisons and casts ([expr.add], [expr.rel], [expr.eq], [expr.static.cast])."""

from cufe.il import operations as o
from cufe.il.entities import ClassType, Field
from cufe.il.types import PointerType, ReferenceType, RoutineType, Type, VoidType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.objects import Cell, MemberPointerValue, PointerValue, Value, pointer_to, same_place
from cufe.sema.constant.reasons import OUTSIDE_OF_ARRAY, NotConstant
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.standard_conversions import similar
from cufe.sema.overload.type_tests import bare


class Pointers(EvaluatorPart):
    """Operations on pointers to objects of the evaluator."""

    def advanced(self, pointer: PointerValue, distance: int) -> PointerValue:
        """`pointer + distance`: stays in its array or goes one past its end."""
        if distance == 0:
            return pointer
        cell = pointer.cell
        if cell is None:
            raise IllFormed("attempt to access run-time storage")
        count = self.hub.memory.count(cell) if pointer.element else 1
        index = pointer.index + distance
        if index < 0 or index > count:
            cause = f"cannot access position {index} in array of {count} elements"
            raise NotConstant(OUTSIDE_OF_ARRAY, cause, numbers=(index, count))
        return PointerValue(cell, index, pointer.element)

    def distance(self, left: PointerValue, right: PointerValue) -> int:
        """`left - right`, of elements of one array."""
        if left.cell is right.cell and left.element == right.element:
            return left.index - right.index
        raise IllFormed("invalid arithmetic on non-array pointer")

    def equal(self, left: PointerValue, right: PointerValue) -> bool:
        if same_place(left, right):
            return True
        if left.is_null() or right.is_null() or left.cell is None or right.cell is None:
            return False
        # The address one past an object may be that of another object.
        past = left.cell.root() is not right.cell.root() and (self._past(left) or self._past(right))
        if past and not (self._past(left) and self._past(right)):
            raise IllFormed("pointer values cannot be compared because one is past the end of its object")
        return self._first(left) is not None and self._first(left) is self._first(right)

    def _past(self, pointer: PointerValue) -> bool:
        cell = pointer.cell
        if cell is None or pointer.index == 0:
            return False
        return pointer.index >= (self.hub.memory.count(cell) if pointer.element else 1)

    def _first(self, pointer: PointerValue) -> Cell | None:
        """The object itself, where the pointer is to one."""
        if pointer.cell is None or self._past(pointer):
            return None
        return self.hub.memory.part(pointer.cell, pointer.index) if pointer.element else pointer.cell

    def order(self, left: PointerValue, right: PointerValue) -> int:
        """-1, 0 or 1 for pointers into one object; members are in the order of their declaration."""
        if same_place(left, right):
            return 0
        if left.cell is None or right.cell is None:
            raise IllFormed("pointer values cannot be compared because they do not point into the same complete object")
        first = self._steps(left)
        second = self._steps(right)
        if left.cell.root() is not right.cell.root():
            raise IllFormed("pointer values cannot be compared because they do not point into the same complete object")
        return (first > second) - (first < second)

    def _steps(self, pointer: PointerValue) -> list[int]:
        """The indices from the complete object to where the pointer points."""
        steps = [pointer.index] if pointer.element else ([0, 1] if pointer.index else [])
        at = pointer.cell
        while at is not None and at.parent is not None:
            steps.insert(0, at.index)
            at = at.parent
        return steps

    def compare(self, operation: int, left: Value, right: Value) -> bool:
        """A comparison of two pointers."""
        if not isinstance(left, PointerValue) or not isinstance(right, PointerValue):
            raise Unknown("comparison of something that is no pointer")
        if operation == o.EQ:
            return self.equal(left, right)
        if operation == o.NE:
            return not self.equal(left, right)
        order = self.order(left, right)
        if operation == o.LT:
            return order < 0
        if operation == o.GT:
            return order > 0
        return order <= 0 if operation == o.LE else order >= 0

    # --- casts -------------------------------------------------------------------------------------------------------

    def cast(self, pointer: PointerValue, source: Type, target: Type) -> PointerValue:
        """A pointer cast that is no conversion between classes: adds const, goes to void* and back to what it was."""
        here = bare(source)
        there = bare(target)
        if not isinstance(here, PointerType) or not isinstance(there, PointerType) or pointer.cell is None:
            return pointer
        from_void = isinstance(bare(here.target), VoidType)
        to_void = isinstance(bare(there.target), VoidType)
        if to_void or similar(here, there):
            return pointer
        if from_void:
            return self._from_void(pointer, there.target)
        derived = bare(here.target)
        base = bare(there.target)
        if isinstance(derived, ClassType) and isinstance(base, ClassType):
            return self.to_class(pointer, base)
        self.check_reinterpret(source, target)
        return pointer

    def _from_void(self, pointer: PointerValue, target: Type) -> PointerValue:
        """`static_cast<T *>(void *)`, where the object is a T."""
        cell = pointer.cell
        wanted = bare(target)
        if cell is None:
            return pointer
        element = bare(cell.type)
        if pointer.element:
            from cufe.il.types import ArrayType

            assert isinstance(element, ArrayType)
            element = bare(element.element)
        if element is wanted:
            return pointer
        raise IllFormed("conversion from a pointer to void is invalid in constant-expression evaluation")

    def to_class(self, pointer: PointerValue, cls: ClassType) -> PointerValue:
        """A pointer to a class object as one to a base or derived class of it."""
        if pointer.cell is None:
            return pointer
        cell = self.hub.memory.target(pointer)
        return pointer if cell.type is cls.canonical else pointer_to(self.hub.memory.as_class(cell, cls))

    def check_reinterpret(self, source: Type, target: Type) -> None:
        """Raises IllFormed where a cast means other types of objects ([expr.const])."""
        here = bare(source)
        there = bare(target)
        while isinstance(here, (PointerType, ReferenceType)) and isinstance(there, (PointerType, ReferenceType)):
            here = bare(here.target)
            there = bare(there.target)
        if here is not there and not isinstance(here, RoutineType):
            raise IllFormed("conversion between pointers is invalid in constant-expression evaluation")

    def member(self, object_: Cell, value: MemberPointerValue) -> Cell:
        """The subobject that a pointer to data member leads to."""
        if isinstance(value.member, Field):
            return self.hub.memory.field(object_, value.member)
        raise Unknown("a data member is expected")
