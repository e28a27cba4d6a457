"""Three-way and defaulted comparisons of the evaluator ([expr.spaceship], [class.compare])."""

from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.expressions import Expression, Operation
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import Cell, IntegerValue, ObjectValue, PointerValue, Value
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare

_UNORDERED = 2


class Comparisons(EvaluatorPart):
    """Compares what has no comparison operator of its own."""

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
        """A defaulted `operator==`: all parts are equal; a defaulted `operator<=>`: the order of the first that differ.
        Other defaulted comparisons are not evaluated."""
        if routine.operator not in ("==", "<=>") or not 1 <= len(arguments) <= 2:
            raise Unknown("a defaulted function", routine.token)
        compared = [self._object(argument, routine, frame) for argument in arguments]
        other = compared[-1]
        own = compared[0] if len(compared) == 2 else self.hub.memory.target(this)
        if routine.operator == "<=>":
            order = self._order_of_parts(own, other, routine, frame)
            return self._category(self.hub.engine.declare_types.result_type(routine), order)
        return IntegerValue(int(self._equal_parts(own, other, routine, frame)))

    def _object(self, argument: Expression, routine: Routine, frame: Frame) -> Cell:
        source = self.hub.values.of(argument, frame)
        if isinstance(source, ObjectValue):
            return source.cell
        if isinstance(source, PointerValue):
            return self.hub.memory.target(source)
        raise Unknown("operand of a comparison", routine.token)

    def _order_of_parts(self, left: Cell, right: Cell, routine: Routine, frame: Frame) -> int:
        """The order of the first parts that are not equal, 0 where all are equal."""
        memory = self.hub.memory
        for index in range(memory.count(left)):
            one = memory.part(left, index)
            two = memory.part(right, index)
            if isinstance(one.type, ArrayType):
                order = self._order_of_parts(one, two, routine, frame)
            else:
                order = self._order(one, two, routine, frame)
            if order:
                return order
        return 0

    def _order(self, left: Cell, right: Cell, routine: Routine, frame: Frame) -> int:
        """`left <=> right` with the operator that is found: what the comparison category holds."""
        inner = Frame(frame.constant)
        value = self.hub.values.of(self._compared("<=>", left, right, routine, inner), inner)
        if isinstance(value, PointerValue):
            value = self.hub.memory.load(value)
        if isinstance(value, ObjectValue) and self.hub.memory.count(value.cell) == 1:
            held = self.hub.memory.read(self.hub.memory.part(value.cell, 0))
            if isinstance(held, IntegerValue):
                return held.value
        raise Unknown("a comparison category of a library that is not known", routine.token)

    def _equal_parts(self, left: Cell, right: Cell, routine: Routine, frame: Frame) -> bool:
        """Whether all bases and members, or all elements, are equal."""
        memory = self.hub.memory
        for index in range(memory.count(left)):
            if not self._equal(memory.part(left, index), memory.part(right, index), routine, frame):
                return False
        return True

    def _equal(self, left: Cell, right: Cell, routine: Routine, frame: Frame) -> bool:
        if isinstance(left.type, ArrayType):
            return self._equal_parts(left, right, routine, frame)
        if isinstance(left.type, ReferenceType):
            raise IllFormed("comparison of references")
        if isinstance(left.type, ClassType):
            return self._equal_objects(left, right, routine, frame)
        memory = self.hub.memory
        return self.hub.values.compare(o.EQ, memory.read(left), memory.read(right))

    def _equal_objects(self, left: Cell, right: Cell, routine: Routine, frame: Frame) -> bool:
        """`left == right` with the operator that is found for the class."""
        inner = Frame(frame.constant)
        compared = self._compared("==", left, right, routine, inner)
        return self.hub.values.truth(self.hub.engine.operands.condition(compared), inner)

    def _compared(self, operator: str, left: Cell, right: Cell, routine: Routine, frame: Frame) -> Expression:
        """The expression that compares two parts in a defaulted comparison."""
        owner = routine.owner()
        if owner is None or owner.context is None:
            raise Unknown("a defaulted comparison without a class", routine.token)
        one = self._named(left, frame)
        two = self._named(right, frame)
        return self.hub.engine.binary.operator(operator, one, two, routine.token, owner.context, -1)

    def _named(self, cell: Cell, frame: Frame) -> Expression:
        """An lvalue of a constant object."""
        engine = self.hub.engine
        assert cell.type is not None
        variable = Variable("", -1, None)
        variable.type = engine.types.qualified(cell.type, tk.CONST)
        frame.cells[variable] = cell
        return engine.ids.plain_variable(variable, -1)
