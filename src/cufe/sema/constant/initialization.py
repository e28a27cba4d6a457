"""How the evaluator gives objects their first value ([dcl.init], [class.base.init])."""

from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import initialisation as i
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode, VariableExpression
from cufe.il.statements import FunctionScope
from cufe.il.types import ArrayType, ComplexType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.objects import ZERO, Cell, ComplexValue, Frame, IntegerValue, Pending, PointerValue, pointer_to
from cufe.sema.declared.implicit import COPY_CONSTRUCTOR
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare


class Initialization(EvaluatorPart):
    """Fills cells."""

    def temporary(self, init: i.DynamicInit, type_: Type, frame: Frame) -> Cell:
        """A temporary object; its destructor is called at the end of the full-expression."""
        cell = self.of_type(init, type_, frame)
        if init.destructor is not None:
            frame.temporaries.append(Pending(cell, init.destructor))
        return cell

    def of_type(self, init: i.DynamicInit, type_: Type, frame: Frame) -> Cell:
        """A new object with its initialisation."""
        cell = self.hub.memory.new(type_)
        self.fill(cell, init, frame)
        return cell

    def fill(self, cell: Cell, init: i.DynamicInit, frame: Frame) -> None:
        """One dynamic-init."""
        kind = init.kind
        if kind == i.DIK_NONE:
            return
        if kind == i.DIK_ZERO:
            self.hub.memory.zero(cell)
        elif kind == i.DIK_CONSTANT or kind == i.DIK_NONCONSTANT_AGGREGATE:
            if init.constant is None:
                raise Unknown("a constant initialiser without a constant", init.token)
            self.constant(cell, init.constant, frame)
        elif kind == i.DIK_CONSTRUCTOR:
            self._constructor(cell, init, frame)
        elif kind == i.DIK_LAMBDA:
            if init.closure is None:
                raise Unknown("a lambda without a closure", init.token)
            self.closure(cell, init.closure, frame)
        else:
            if init.expression is None:
                raise Unknown("an initialiser without an expression", init.token)
            value = self.hub.values.of(init.expression, frame)
            if isinstance(value, PointerValue) and cell.parts is not None:
                value = self.hub.memory.load(value)
            self.hub.memory.set(cell, value)

    def _constructor(self, cell: Cell, init: i.DynamicInit, frame: Frame) -> None:
        routine = init.routine
        if routine is None and init.arguments:
            # What a template says of itself: which constructor it is depends on the template's arguments.
            raise Dependent
        if isinstance(cell.type, ArrayType):
            for index in range(self.hub.memory.count(cell)):
                self._constructor(self.hub.memory.part(cell, index), init, frame)
            return
        if routine is None:
            self.by_default(cell, frame)
            return
        if init.value_initialization and routine.flags & en.DEFAULTED:
            self.hub.memory.zero(cell)
        self.hub.calls.construct(cell, routine, init.arguments, frame)

    # --- constants ---------------------------------------------------------------------------------------------------

    def constant(self, cell: Cell, constant: c.Constant, frame: Frame) -> None:
        """Gives an object the value of a constant, whose parts may be initialised by expressions."""
        if isinstance(constant, c.DynamicInitConstant):
            self.fill(cell, constant.init, frame)
        elif isinstance(constant, c.RepeatConstant):
            self.constant(cell, constant.constant, frame)
        elif isinstance(constant, c.AggregateConstant):
            self._aggregate(cell, constant, frame)
        elif isinstance(constant, c.StringConstant) and cell.array:
            self._string(cell, constant)
        else:
            self.hub.memory.set(cell, self.hub.reflection.value(constant))

    def _string(self, cell: Cell, constant: c.StringConstant) -> None:
        memory = self.hub.memory
        memory.zero(cell)
        count = memory.count(cell)
        element = cell.type
        integer = self.hub.conversions.integer_type(element.element) if isinstance(element, ArrayType) else None
        for index, unit in enumerate(constant.units):
            if index < count:
                value = IntegerValue(unit)
                memory.part(cell, index).value = (
                    self.hub.conversions.to_integer(value, integer) if integer is not None else value
                )

    def _aggregate(self, cell: Cell, constant: c.AggregateConstant, frame: Frame) -> None:
        memory = self.hub.memory
        type_ = cell.type
        if isinstance(type_, ClassType) and type_.kind == tk.TK_UNION:
            self._union(cell, type_, constant, frame)
            return
        if isinstance(type_, ComplexType) and len(constant.elements) == 2:
            halves = [Cell(bare(type_.element), None, 0) for _ in constant.elements]
            for half, element in zip(halves, constant.elements, strict=True):
                self.constant(half, element, frame)
            memory.set(cell, ComplexValue(memory.read(halves[0]), memory.read(halves[1])))
            return
        if cell.parts is None:
            if constant.elements:
                self.constant(cell, constant.elements[0], frame)
            else:
                memory.zero(cell)
            return
        cell.fill = ZERO
        if isinstance(type_, ClassType):
            self.bind_this(cell, type_, frame)
        index = 0
        for at, element in enumerate(constant.elements):
            if at < len(constant.designators):
                designated = constant.designators[at]
                if designated is not None and isinstance(type_, ClassType):
                    index = memory.shape(type_).field_index.get(designated, index)
            if constant.places:
                index = constant.places[at]
            if isinstance(element, c.RepeatConstant):
                left = element.count
                while left > 0:
                    left -= self._repeated(memory.part(cell, index), element.constant, frame)
                    index += 1
                continue
            if index >= memory.count(cell):
                raise Dependent("a list of which template arguments decide what it initialises")
            self.constant(memory.part(cell, index), element, frame)
            index += 1

    def _repeated(self, cell: Cell, constant: c.Constant, frame: Frame) -> int:
        """Gives an object a repeated value; of an inner array each element in the row has it.  How many did."""
        if not isinstance(cell.type, ArrayType) or isinstance(bare(constant.type), ArrayType):
            self.constant(cell, constant, frame)
            return 1
        memory = self.hub.memory
        return sum([self._repeated(memory.part(cell, index), constant, frame) for index in range(memory.count(cell))])

    def _union(self, cell: Cell, cls: ClassType, constant: c.AggregateConstant, frame: Frame) -> None:
        memory = self.hub.memory
        shape = memory.shape(cls)
        if not constant.elements or not shape.fields:
            memory.zero(cell)
            return
        member = constant.member
        if member is None and constant.designators:
            member = constant.designators[0]
        index = 0 if member is None else shape.field_index.get(member, 0)
        cell.active = index
        self.constant(memory.part(cell, index), constant.elements[0], frame)

    # --- classes -----------------------------------------------------------------------------------------------------

    def members(self, cell: Cell, cls: ClassType, scope: FunctionScope, frame: Frame) -> None:
        """The constructor initialisers: bases and fields in order, or one delegation."""
        memory = self.hub.memory
        shape = memory.shape(cls)
        done: set[int] = set()
        for entry in scope.constructor_inits:
            if entry.kind == i.CIK_DELEGATION:
                self.fill(cell, entry.initializer, frame)
                return
            if entry.base is not None:
                part = memory.base(cell, entry.base)
                done.add(part.index)
                self.fill(part, entry.initializer, frame)
            elif entry.field is not None:
                self._member(cell, entry, done, frame)
        for index in range(len(shape.bases)):
            if index not in done:
                self.by_default(memory.part(cell, index), frame)
        if shape.is_union:
            self._union_by_default(cell, cls, done, frame)
            return
        for field in shape.fields:
            if shape.field_index[field] not in done and not field.anonymous:
                self.field_by_default(cell, field, frame)

    def _member(self, cell: Cell, entry: i.ConstructorInit, done: set[int], frame: Frame) -> None:
        field = entry.field
        assert field is not None
        part = self.hub.memory.field(cell, field)
        at = part
        while at is not cell and at.parent is not None:
            if isinstance(at.parent.type, ClassType) and at.parent.type.kind == tk.TK_UNION:
                at.parent.active = at.index
            if at.parent is cell:
                done.add(at.index)
            at = at.parent
        if entry.uses_default:
            self.field_by_default(cell, field, frame)
        else:
            self.fill(part, entry.initializer, frame)
            self._narrow(part, field)

    def _narrow(self, part: Cell, field: Field) -> None:
        value = part.value
        if field.bit_width > 0 and isinstance(value, IntegerValue):
            part.value = self.hub.assignments.truncated(value, field)

    def _union_by_default(self, cell: Cell, cls: ClassType, done: set[int], frame: Frame) -> None:
        if done:
            return
        for field in self.hub.memory.shape(cls).fields:
            if self.hub.engine.classes.has_initialiser(field):
                self.field_by_default(cell, field, frame)
                return

    def parts_by_default(self, cell: Cell, cls: ClassType, frame: Frame) -> None:
        """The implicit default constructor."""
        shape = self.hub.memory.shape(cls)
        for index in range(len(shape.bases)):
            self.by_default(self.hub.memory.part(cell, index), frame)
        if shape.is_union:
            self._union_by_default(cell, cls, set(), frame)
            return
        for field in shape.fields:
            self.field_by_default(cell, field, frame)

    def field_by_default(self, cell: Cell, field: Field, frame: Frame) -> None:
        """A field without a mem-initializer: its default member initialiser or default-initialisation."""
        part = self.hub.memory.field(cell, field)
        if self.hub.engine.classes.has_initialiser(field):
            owner = field.parent
            if part.parent is not None and isinstance(owner, ClassType) and owner.kind == tk.TK_UNION:
                part.parent.active = part.index
            init = self.hub.engine.member_initialisers.default(field)
            places = self.hub.engine.source_places
            # Who asks is not known here.
            before = places.enter()
            try:
                self.fill(part, init, self._class_frame(cell, owner, frame))
            finally:
                places.leave(before)
            self._narrow(part, field)
            return
        self.by_default(part, frame)

    def _class_frame(self, cell: Cell, owner: Entity | None, outer: Frame) -> Frame:
        """A frame in which `this` of a class, outside of its functions, is an object of it."""
        frame = Frame(outer.constant)
        for cls in (cell.type, owner):
            if isinstance(cls, ClassType):
                self.bind_this(cell, cls, frame)
        return frame

    def bind_this(self, cell: Cell, cls: ClassType, frame: Frame) -> None:
        """Lets `this` of the class be the object: default member initialisers among the elements speak of it."""
        use = self.hub.engine.this.of_class(cls, -1)
        if isinstance(use, VariableExpression):
            holder = Cell(bare(use.type), None, 0, pointer_to(cell))
            frame.cells[use.variable] = holder

    def by_default(self, cell: Cell, frame: Frame) -> None:
        """Default-initialisation: nothing for scalars, the default constructor for classes."""
        type_ = cell.type
        if isinstance(type_, ArrayType):
            element = type_.element
            while isinstance(bare(element), ArrayType):
                inner = bare(element)
                assert isinstance(inner, ArrayType)
                element = inner.element
            if isinstance(bare(element), ClassType):
                for index in range(self.hub.memory.count(cell)):
                    self.by_default(self.hub.memory.part(cell, index), frame)
            return
        if not isinstance(type_, ClassType) or type_.closure is not None:
            return
        constructor = self.hub.engine.constexpr_functions.default_constructor(type_)
        if constructor is None:
            raise IllFormed(f'class "{type_.name}" has no default constructor')
        self.hub.calls.construct(
            cell, constructor, self.hub.engine.constexpr_functions.default_arguments(constructor), frame
        )

    # --- closures ----------------------------------------------------------------------------------------------------

    def closure(self, cell: Cell, node: LambdaNode, frame: Frame) -> None:
        """The captures of a lambda ([expr.prim.lambda.capture])."""
        memory = self.hub.memory
        for capture in node.captures:
            part = memory.field(cell, capture.field)
            if capture.initializer is not None and capture.initializer.kind != i.DIK_BITWISE_COPY:
                self.fill(part, capture.initializer, frame)
                continue
            if capture.variable is None or capture.variable.flags & en.THIS_PARAMETER:
                self._captured_this(part, frame)
                continue
            source = self.hub.places.variable(capture.variable, frame)
            if capture.by_reference:
                value = source.value
                is_reference = isinstance(source.type, ReferenceType)
                part.value = value if is_reference else self.hub.memory.place(source)
            elif isinstance(source.type, ReferenceType) and isinstance(source.value, PointerValue):
                self.hub.calls.copy(part, memory.target(source.value), COPY_CONSTRUCTOR, frame)
            elif isinstance(source.type, ClassType):
                self.hub.calls.copy(part, source, COPY_CONSTRUCTOR, frame)
            else:
                memory.set(part, memory.read(source))

    def _captured_this(self, part: Cell, frame: Frame) -> None:
        for variable, cell in frame.cells.items():
            if variable.flags & en.THIS_PARAMETER:
                value = cell.value
                if isinstance(part.type, ClassType) and isinstance(value, PointerValue):
                    self.hub.calls.copy(part, self.hub.memory.target(value), COPY_CONSTRUCTOR, frame)
                else:
                    part.value = value
                return
        raise IllFormed("the value of this cannot be used as a constant")
