"""new, delete and std::allocator in constant expressions ([expr.new], [expr.delete], [expr.const]/5.18, C++20)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il.entities import ClassType, Namespace, Routine
from cufe.il.types import ArrayType, PointerType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import Cell, IntegerValue, PointerValue, Value, VoidValue, pointer_to
from cufe.sema.constant.reasons import NOT_INTERPRETED, NotConstant
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator

_SINCE: Final = 2020
_NO_LEAK: Final = "some dynamic allocations were not deallocated"


class Allocations:
    """Objects with dynamic storage duration; all must be gone at the end of the evaluation."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
        self.count: int = 0

    def check(self) -> None:
        """At the end of an evaluation."""
        if self.count:
            raise IllFormed(_NO_LEAK)

    def of(self, expression: x.NewDelete, frame: Frame) -> Value:
        if not expression.is_new:
            return self._delete(expression, frame)
        if expression.arguments and not self._is_plain(expression):
            return self._placement(expression, frame)
        if self.hub.engine.language.standard < _SINCE:
            raise NotConstant(NOT_INTERPRETED, "expression cannot be interpreted", expression.token)
        type_ = self._type(expression, frame)
        cell = self.hub.memory.new(type_)
        cell.heap = True
        cell.array_allocation = expression.is_array
        self.count += 1
        self._initialise(cell, expression, frame)
        return PointerValue(cell, 0, True) if cell.array else pointer_to(cell)

    def _is_plain(self, expression: x.NewDelete) -> bool:
        return not any(isinstance(bare(argument.type), PointerType) for argument in expression.arguments)

    def _type(self, expression: x.NewDelete, frame: Frame) -> Type:
        type_ = expression.object_type
        if type_ is None:
            raise Unknown("the type of a new-expression", expression.token)
        if not expression.is_array or expression.count is None:
            return type_
        count = self.hub.values.of(expression.count, frame)
        if not isinstance(count, IntegerValue) or count.value < 0:
            raise IllFormed("the size of a new array", expression.token)
        found = bare(type_)
        element = found.element if isinstance(found, ArrayType) else type_
        return self.hub.engine.types.array(element, count.value)

    def _initialise(self, cell: Cell, expression: x.NewDelete, frame: Frame) -> None:
        if expression.init is not None:
            self.hub.initialization.fill(cell, expression.init, frame)
        else:
            self.hub.initialization.by_default(cell, frame)

    def _placement(self, expression: x.NewDelete, frame: Frame) -> Value:
        """`new (p) T(...)`, as std::construct_at does it: the object that is there begins anew."""
        place = self.hub.values.of(expression.arguments[-1], frame)
        if not isinstance(place, PointerValue):
            raise Unknown("a placement new", expression.token)
        cell = self.hub.memory.target(place)
        type_ = expression.object_type
        if type_ is None or bare(type_) is not cell.type:
            raise IllFormed("a placement new of another type", expression.token)
        cell.alive = True
        self.hub.memory.clear(cell, 0)
        self.hub.memory.activate(cell)
        self._initialise(cell, expression, frame)
        return place

    def _delete(self, expression: x.NewDelete, frame: Frame) -> Value:
        value = self.hub.values.of(expression.arguments[0], frame)
        if not isinstance(value, PointerValue):
            raise Unknown("operand of delete", expression.token)
        if value.is_null():
            return VoidValue()
        if value.cell is None:
            raise IllFormed("attempt to access run-time storage", expression.token)
        cell = value.cell if value.element else self.hub.memory.most_derived(value.cell)
        if not cell.heap or cell.parent is not None:
            raise IllFormed("deallocation of storage that was not dynamically allocated", expression.token)
        if cell.array_allocation != expression.is_array:
            raise IllFormed("deallocation does not match allocation kind", expression.token)
        if not cell.alive:
            raise IllFormed("attempt to access expired storage", expression.token)
        self.hub.calls.destroy(cell, None)
        self.count -= 1
        return VoidValue()

    def standard_call(self, routine: Routine, arguments: list[x.Expression], frame: Frame) -> Value | None:
        """Members of std::allocator, whose bodies cannot be evaluated; None for any other function."""
        name = routine.name
        if name != "allocate" and name != "deallocate":
            return None
        owner = routine.owner()
        if owner is None or owner.template is None or not is_standard(owner):
            return None
        if owner.name not in ("allocator", "__new_allocator", "new_allocator") or not owner.arguments:
            return None
        element = owner.arguments[0].type
        if element is None or self.hub.engine.language.standard < _SINCE:
            return None
        if name == "allocate":
            count = self.hub.values.of(arguments[0], frame)
            if not isinstance(count, IntegerValue):
                raise Unknown("size of an allocation")
            cell = self.hub.memory.new(self.hub.engine.types.array(element, count.value))
            cell.heap = True
            self.count += 1
            return PointerValue(cell, 0, True)
        pointer = self.hub.values.of(arguments[0], frame)
        if not isinstance(pointer, PointerValue) or pointer.cell is None or not pointer.cell.heap:
            raise IllFormed("deallocation of storage that was not dynamically allocated")
        pointer.cell.alive = False
        self.count -= 1
        return VoidValue()


def is_standard(cls: ClassType) -> bool:
    """Whether a class is in std, inline namespaces included, or in __gnu_cxx."""
    at = cls.parent
    while isinstance(at, Namespace):
        if at.parent is None or at.parent.name == "":
            return at.name in ("std", "__gnu_cxx")
        at = at.parent
    return False
