"""Operators of the evaluator that need more than two numbers: pointers ([expr.add], [expr.rel], [expr.eq]), assignments
and steps ([expr.ass], [expr.pre.incr], [expr.post.incr]), three-way and defaulted comparisons ([expr.spaceship],
[class.compare])."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.expressions import PRVALUE, Expression, Operation, field_of
from cufe.il.floating import Floating
from cufe.il.types import ArrayType, PointerType, ReferenceType, RoutineType, Type, VoidType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.constant.arithmetic import VALUE_BITS, is_unsigned
from cufe.sema.constant.reasons import OUTSIDE_OF_ARRAY, RUN_TIME_STORAGE, NotConstant
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.standard_conversions import similar
from cufe.sema.overload.type_tests import bare, is_floating, is_integral


class Pointers(EvaluatorPart):
    """Operations on pointers to objects of the evaluator."""

    def advanced(self, pointer: ob.PointerValue, distance: int) -> ob.PointerValue:
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
        return ob.PointerValue(cell, index, pointer.element)

    def shifted(self, pointer: ob.PointerValue, distance: int) -> ob.PointerValue:
        """The address of a member of what is at an address that is a number; that of `((S *)0)->m` is a constant."""
        made = ob.null_pointer()
        made.number = pointer.number + distance
        made.part = True
        return made

    def converted(self, pointer: ob.PointerValue, source: Type, target: ClassType) -> ob.PointerValue:
        """The address of a base class subobject of what is at an address that is a number."""
        if source is target:
            return pointer
        if not isinstance(source, ClassType) or self.hub.engine.classes.base_path(source, target) is None:
            raise Unknown("conversion between classes")
        return self.shifted(pointer, self.hub.engine.layout.offset_of_base(source, target))

    def distance(self, left: ob.PointerValue, right: ob.PointerValue) -> int:
        """`left - right`, of elements of one array."""
        if left.cell is right.cell and left.element == right.element and left.number == right.number:
            return left.index - right.index
        raise IllFormed("invalid arithmetic on non-array pointer")

    def equal(self, left: ob.PointerValue, right: ob.PointerValue) -> bool:
        if ob.same_place(left, right):
            return True
        if left.is_null() or right.is_null() or left.cell is None or right.cell is None:
            return False
        # The address one past an object may be that of another object.
        past = left.cell.root() is not right.cell.root() and (self._past(left) or self._past(right))
        if past and not (self._past(left) and self._past(right)):
            raise IllFormed("pointer values cannot be compared because one is past the end of its object")
        return self._first(left) is not None and self._first(left) is self._first(right)

    def _past(self, pointer: ob.PointerValue) -> bool:
        cell = pointer.cell
        if cell is None or pointer.index == 0:
            return False
        return pointer.index >= (self.hub.memory.count(cell) if pointer.element else 1)

    def _first(self, pointer: ob.PointerValue) -> ob.Cell | None:
        """The object itself, where the pointer is to one."""
        if pointer.cell is None or self._past(pointer):
            return None
        return self.hub.memory.part(pointer.cell, pointer.index) if pointer.element else pointer.cell

    def order(self, left: ob.PointerValue, right: ob.PointerValue) -> int:
        """-1, 0 or 1 for pointers into one object; members are in the order of their declaration."""
        if ob.same_place(left, right):
            return 0
        if left.cell is None or right.cell is None:
            raise IllFormed("pointer values cannot be compared because they do not point into the same complete object")
        first = self._steps(left)
        second = self._steps(right)
        if left.cell.root() is not right.cell.root():
            raise IllFormed("pointer values cannot be compared because they do not point into the same complete object")
        return (first > second) - (first < second)

    def _steps(self, pointer: ob.PointerValue) -> list[int]:
        """The indices from the complete object to where the pointer points."""
        steps = [pointer.index] if pointer.element else ([0, 1] if pointer.index else [])
        at = pointer.cell
        while at is not None and at.parent is not None:
            steps.insert(0, at.index)
            at = at.parent
        return steps

    def compare(self, operation: int, left: ob.Value, right: ob.Value) -> bool:
        """A comparison of two pointers."""
        if not isinstance(left, ob.PointerValue) or not isinstance(right, ob.PointerValue):
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

    def cast(self, pointer: ob.PointerValue, source: Type, target: Type) -> ob.PointerValue:
        """A pointer cast that is no conversion between classes: adds const, goes to void* and back to what it was."""
        here = bare(source)
        there = bare(target)
        if not isinstance(here, PointerType) or not isinstance(there, PointerType):
            return pointer
        if pointer.cell is None and not pointer.part:
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
        if pointer.part:
            raise NotConstant(RUN_TIME_STORAGE, "attempt to access run-time storage")
        self.check_reinterpret(source, target)
        return pointer

    def _from_void(self, pointer: ob.PointerValue, target: Type) -> ob.PointerValue:
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

    def to_class(self, pointer: ob.PointerValue, cls: ClassType) -> ob.PointerValue:
        """A pointer to a class object as one to a base or derived class of it."""
        if pointer.cell is None:
            return pointer
        cell = self.hub.memory.target(pointer)
        return pointer if cell.type is cls.canonical else ob.pointer_to(self.hub.memory.as_class(cell, cls))

    def check_reinterpret(self, source: Type, target: Type) -> None:
        """Raises IllFormed where a cast means other types of objects ([expr.const])."""
        here = bare(source)
        there = bare(target)
        while isinstance(here, (PointerType, ReferenceType)) and isinstance(there, (PointerType, ReferenceType)):
            here = bare(here.target)
            there = bare(there.target)
        if here is not there and not isinstance(here, RoutineType):
            raise IllFormed("conversion between pointers is invalid in constant-expression evaluation")

    def member(self, object_: ob.Cell, value: ob.MemberPointerValue) -> ob.Cell:
        """The subobject that a pointer to data member leads to."""
        if isinstance(value.member, Field):
            return self.hub.memory.field(object_, value.member)
        raise Unknown("a data member is expected")


_COMPOUND: Final[dict[int, int]] = {
    o.ADD_ASSIGN: o.ADD, o.SUBTRACT_ASSIGN: o.SUBTRACT, o.MULTIPLY_ASSIGN: o.MULTIPLY, o.DIVIDE_ASSIGN: o.DIVIDE,
    o.REMAINDER_ASSIGN: o.REMAINDER, o.SHIFTL_ASSIGN: o.SHIFTL, o.SHIFTR_ASSIGN: o.SHIFTR, o.AND_ASSIGN: o.AND,
    o.OR_ASSIGN: o.OR, o.XOR_ASSIGN: o.XOR,
}  # fmt: skip


class Assignments(EvaluatorPart):
    """Changes objects."""

    def of(self, expression: Operation, frame: ob.Frame) -> ob.PointerValue:
        """An assignment or prefix step; gives the place that was changed."""
        operation = expression.operation
        target = expression.arguments[0]
        if operation == o.ASSIGN:
            value = self._value(expression.arguments[1], frame)
            place = self.hub.places.of(target, frame)
            self.store(place, target, value)
            return place
        if operation == o.PRE_INCR or operation == o.PRE_DECR:
            place = self.hub.places.of(target, frame)
            self._step(place, expression, operation == o.PRE_INCR)
            return place
        right = self._value(expression.arguments[1], frame)
        place = self.hub.places.of(target, frame)
        old = self.hub.values.accessed(place, expression)
        if operation == o.PADD_ASSIGN or operation == o.PSUBTRACT_ASSIGN:
            if not isinstance(old, ob.PointerValue) or not isinstance(right, ob.IntegerValue):
                raise Unknown("pointer arithmetic", expression.token)
            distance = right.value if operation == o.PADD_ASSIGN else -right.value
            self.store(place, target, self.hub.pointers.advanced(old, distance))
            return place
        computed = self._compound(_COMPOUND[operation], old, right, target, expression)
        self.store(place, target, self.hub.conversions.convert(computed, target.type))
        return place

    def _value(self, expression: Expression, frame: ob.Frame) -> ob.Value:
        if expression.category == PRVALUE:
            return self.hub.values.of(expression, frame)
        return self.hub.memory.load(self.hub.places.of(expression, frame))

    def _compound(
        self, operation: int, old: ob.Value, right: ob.Value, target: Expression, expression: Operation
    ) -> ob.Value:
        """The operation of a compound assignment: in the common type of both operands, the left one's for shifts."""
        common = self._common(operation, target.type, expression.arguments[1].type)
        left = self.hub.conversions.convert(old, common)
        if operation != o.SHIFTL and operation != o.SHIFTR:
            right = self.hub.conversions.convert(right, common)
        return self.hub.values.binary_in(operation, left, right, common, expression.token, False)

    def _common(self, operation: int, left: Type, right: Type) -> Type:
        promotions = self.hub.engine.promotions
        if operation == o.SHIFTL or operation == o.SHIFTR:
            return promotions.promoted(left)
        if (is_integral(left) or is_floating(left)) and (is_integral(right) or is_floating(right)):
            return promotions.usual(left, right)
        return bare(left)

    def store(self, place: ob.PointerValue, target: Expression, value: ob.Value) -> None:
        """Writes; bit-fields keep the bits they have."""
        field = field_of(target)
        if field is not None and field.bit_width > 0 and isinstance(value, ob.IntegerValue):
            value = self.truncated(value, field)
        self.hub.memory.store(place, value)

    def truncated(self, value: ob.IntegerValue, field: Field) -> ob.IntegerValue:
        integer = self.hub.conversions.integer_type(self.hub.engine.declare_types.field_type(field))
        if integer is None or field.bit_width > VALUE_BITS[integer.int_kind]:
            return value
        kept = value.value & ((1 << field.bit_width) - 1)
        if not is_unsigned(integer.int_kind) and kept >> (field.bit_width - 1):
            kept -= 1 << field.bit_width
        return ob.IntegerValue(kept)

    def _step(self, place: ob.PointerValue, operation: Operation, up: bool) -> ob.Value:
        """Adds or subtracts one; gives the old value."""
        target = operation.arguments[0]
        old = self.hub.values.accessed(place, operation)
        if isinstance(old, ob.PointerValue):
            self.store(place, target, self.hub.pointers.advanced(old, 1 if up else -1))
            return old
        one: ob.Value = ob.IntegerValue(1)
        type_ = target.type
        if isinstance(old, ob.FloatingValue):
            one = ob.FloatingValue(Floating(1, 0))
            common = type_
        else:
            common = self.hub.engine.promotions.promoted(type_)
        made = self.hub.values.binary_in(o.ADD if up else o.SUBTRACT, old, one, common, target.token, False)
        self.store(place, target, self.hub.conversions.convert(made, type_))
        return old

    def postfix(self, expression: Operation, frame: ob.Frame) -> ob.Value:
        """`x++`, `x--`: the value before."""
        place = self.hub.places.of(expression.arguments[0], frame)
        return self._step(place, expression, expression.operation == o.POST_INCR)


_UNORDERED = 2


class Comparisons(EvaluatorPart):
    """Compares what has no comparison operator of its own."""

    def of(self, expression: Operation, frame: ob.Frame) -> ob.Value:
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

    def _category(self, type_: Type, order: int) -> ob.Value:
        """An object of std::strong_ordering and the like: its one data member holds the order."""
        found = bare(type_)
        if not isinstance(found, ClassType):
            raise Unknown("the type of a three-way comparison")
        cell = self.hub.memory.new(found)
        shape = self.hub.memory.shape(found)
        if len(shape.fields) != 1 or shape.bases:
            raise Unknown("a comparison category of a library that is not known")
        self.hub.memory.part(cell, 0).value = ob.IntegerValue(order)
        return ob.ObjectValue(cell)

    def defaulted(
        self, routine: Routine, this: ob.PointerValue | None, arguments: list[Expression], frame: ob.Frame
    ) -> ob.Value:
        """A defaulted `operator==`: all parts are equal; a defaulted `operator<=>`: the order of the first that differ.
        Other defaulted comparisons are not evaluated.  A friend has two arguments and no `this`."""
        compared = [self._object(argument, routine, frame) for argument in arguments]
        if this is not None:
            compared.insert(0, self.hub.memory.target(this))
        if routine.operator not in ("==", "<=>") or len(compared) != 2:
            raise Unknown("a defaulted function", routine.token)
        own, other = compared
        if routine.operator == "<=>":
            order = self._order_of_parts(own, other, routine, frame)
            return self._category(self.hub.engine.declare_types.result_type(routine), order)
        return ob.IntegerValue(int(self._equal_parts(own, other, routine, frame)))

    def _object(self, argument: Expression, routine: Routine, frame: ob.Frame) -> ob.Cell:
        source = self.hub.values.of(argument, frame)
        if isinstance(source, ob.ObjectValue):
            return source.cell
        if isinstance(source, ob.PointerValue):
            return self.hub.memory.target(source)
        raise Unknown("operand of a comparison", routine.token)

    def _order_of_parts(self, left: ob.Cell, right: ob.Cell, routine: Routine, frame: ob.Frame) -> int:
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

    def _order(self, left: ob.Cell, right: ob.Cell, routine: Routine, frame: ob.Frame) -> int:
        """`left <=> right` with the operator that is found: what the comparison category holds."""
        inner = ob.Frame(frame.constant)
        value = self.hub.values.of(self._compared("<=>", left, right, routine, inner), inner)
        if isinstance(value, ob.PointerValue):
            value = self.hub.memory.load(value)
        if isinstance(value, ob.ObjectValue) and self.hub.memory.count(value.cell) == 1:
            held = self.hub.memory.read(self.hub.memory.part(value.cell, 0))
            if isinstance(held, ob.IntegerValue):
                return held.value
        raise Unknown("a comparison category of a library that is not known", routine.token)

    def _equal_parts(self, left: ob.Cell, right: ob.Cell, routine: Routine, frame: ob.Frame) -> bool:
        """Whether all bases and members, or all elements, are equal."""
        memory = self.hub.memory
        for index in range(memory.count(left)):
            if not self._equal(memory.part(left, index), memory.part(right, index), routine, frame):
                return False
        return True

    def _equal(self, left: ob.Cell, right: ob.Cell, routine: Routine, frame: ob.Frame) -> bool:
        if isinstance(left.type, ArrayType):
            return self._equal_parts(left, right, routine, frame)
        if isinstance(left.type, ReferenceType):
            raise IllFormed("comparison of references")
        if isinstance(left.type, ClassType):
            return self._equal_objects(left, right, routine, frame)
        memory = self.hub.memory
        return self.hub.values.compare(o.EQ, memory.read(left), memory.read(right))

    def _equal_objects(self, left: ob.Cell, right: ob.Cell, routine: Routine, frame: ob.Frame) -> bool:
        """`left == right` with the operator that is found for the class."""
        inner = ob.Frame(frame.constant)
        compared = self._compared("==", left, right, routine, inner)
        return self.hub.values.truth(self.hub.engine.operands.condition(compared), inner)

    def _compared(self, operator: str, left: ob.Cell, right: ob.Cell, routine: Routine, frame: ob.Frame) -> Expression:
        """The expression that compares two parts in a defaulted comparison."""
        cls = self.hub.engine.comparisons.class_of(routine)
        if cls is None or cls.context is None:
            raise Unknown("a defaulted comparison without a class", routine.token)
        one = self._named(left, frame)
        two = self._named(right, frame)
        return self.hub.engine.binary.operator(operator, one, two, routine.token, cls.context, -1)

    def _named(self, cell: ob.Cell, frame: ob.Frame) -> Expression:
        """An lvalue of a constant object."""
        engine = self.hub.engine
        assert cell.type is not None
        variable = Variable("", -1, None, engine.types.qualified(cell.type, tk.CONST))
        frame.cells[variable] = cell
        return engine.ids.plain_variable(variable, -1)
