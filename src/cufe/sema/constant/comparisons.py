"""Three-way and defaulted comparisons of the evaluator ([expr.spaceship], [class.compare])."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as o
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import Expression, Operation
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.frames import Frame
from cufe.sema.constant.objects import Cell, IntegerValue, ObjectValue, PointerValue, Value
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator

_UNORDERED = 2


class Comparisons:
    """Compares what has no comparison operator of its own."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub

    def of(self, expression: Operation, frame: Frame) -> Value:
        """A built-in `a <=> b`: an object of a comparison category."""
        left = self.hub.values.of(expression.arguments[0], frame)
        right = self.hub.values.of(expression.arguments[1], frame)
        values = self.hub.values
        if values.compare(o.EQ, left, right):
            order = 0
        elif values.compare(o.LT, left, right):
            order = -1
        elif values.compare(o.GT, left, right):
            order = 1
        else:
            order = _UNORDERED
        return self._category(expression.type, order)

    def _category(self, type_: Type, order: int) -> Value:
        """An object of std::strong_ordering and the like: its one data member holds the order."""
        found = bare(type_)
        if not isinstance(found, ClassType):
            raise Unknown("the type of a three-way comparison")
        cell = self.hub.memory.new(found)
        shape = self.hub.memory.shape(found)
        if len(shape.fields) != 1 or shape.bases:
            raise Unknown("a comparison category of a library that is not known")
        self.hub.memory.part(cell, 0).value = IntegerValue(order)
        return ObjectValue(cell)

    def defaulted(self, routine: Routine, this: PointerValue, arguments: list[Expression], frame: Frame) -> Value:
        """A defaulted `operator==`: all parts are equal.  Other defaulted comparisons are not evaluated."""
        if routine.name != "operator==" or len(arguments) != 1:
            raise Unknown("a defaulted function", routine.token)
        source = self.hub.values.of(arguments[0], frame)
        if isinstance(source, ObjectValue):
            other = source.cell
        elif isinstance(source, PointerValue):
            other = self.hub.memory.target(source)
        else:
            raise Unknown("operand of a comparison", routine.token)
        return IntegerValue(int(self._equal(self.hub.memory.target(this), other)))

    def _equal(self, left: Cell, right: Cell) -> bool:
        memory = self.hub.memory
        if isinstance(left.type, (ArrayType, ClassType)):
            for index in range(memory.count(left)):
                one = memory.part(left, index)
                two = memory.part(right, index)
                if isinstance(one.type, ClassType):
                    raise Unknown("comparison of a class object")
                if not self._equal(one, two):
                    return False
            return True
        if isinstance(left.type, ReferenceType):
            raise IllFormed("comparison of references")
        return self.hub.values.compare(o.EQ, memory.read(left), memory.read(right))
