"""Calls of the evaluator: functions, members, constructors, destructors ([expr.call], [class.init], [expr.const])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.statements import FunctionScope
from cufe.il.types import ArrayType, RoutineType, VoidType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.constant.builtins import is_evaluated
from cufe.sema.constant.reasons import NotConstant, not_constexpr
from cufe.sema.declared.implicit import COPY_CONSTRUCTOR, DEFAULT_CONSTRUCTOR, MOVE_CONSTRUCTOR
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator

#: calls whose result is remembered; more are forgotten from the start
_REMEMBERED: Final = 100_000


class Remembered:
    """The result of a call with plain arguments, and how deep and expensive it was."""

    def __init__(self, value: ob.Value, height: int, cost: int) -> None:
        self.value: ob.Value = value
        self.height: int = height
        self.cost: int = cost


class Calls:
    """Calls functions of the program."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
        self._results: dict[str, Remembered] = {}
        #: the functions whose bodies were evaluated: the instances among them are defined for that
        self.evaluated: dict[Routine, None] = {}

    def of(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        """A call expression: the callee, for members the object, the arguments."""
        try:
            return self._call(expression, frame)
        except NotConstant as failure:
            if failure.entered > len(failure.calls):
                failure.calls.append(expression.token)
            elif failure.token < 0:
                failure.token = _called_at(expression)
            raise

    def _call(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        operation = expression.operation
        arguments = expression.arguments
        callee = arguments[0]
        if operation == o.CALL:
            return self._plain(callee, arguments[1:], expression, frame)
        if operation in (o.DOT_PM_CALL, o.POINTS_TO_PM_CALL):
            return self._through_member_pointer(expression, frame)
        if operation == o.DOT_MEMBER_CALL:
            this = self.hub.places.of(arguments[1], frame)
        else:
            value = self.hub.values.of(arguments[1], frame)
            if not isinstance(value, ob.PointerValue):
                raise Unknown("call through something that is no pointer", expression.token)
            this = value
        routine = self._routine(callee, frame)
        if expression.flags & x.VIRTUAL_CALL:
            routine, this = self._dispatch(routine, this)
        return self.member(routine, this, arguments[2:], frame)

    def _routine(self, callee: x.Expression, frame: ob.Frame) -> Routine:
        if isinstance(callee, x.RoutineExpression):
            return callee.routine
        value = self.hub.values.of(callee, frame)
        if isinstance(value, ob.PointerValue):
            if value.routine is not None:
                return value.routine
            raise IllFormed("attempt to call through a pointer to no function", callee.token)
        raise Unknown("callee of a call", callee.token)

    def _plain(
        self, callee: x.Expression, arguments: list[x.Expression], expression: x.Operation, frame: ob.Frame
    ) -> ob.Value:
        if isinstance(callee, x.Operation) and callee.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
            self.hub.values.discard_object(callee.arguments[0], frame)
            callee = callee.arguments[1]
        routine = self._routine(callee, frame)
        operator = self.hub.engine.closure_bodies.invoked(routine)
        owner = routine.owner()
        if operator is not None and owner is not None:
            # Nothing is captured: any closure object will do.
            return self.member(operator, ob.pointer_to(self.hub.memory.new(owner)), arguments, frame)
        if routine.flags & en.BUILTIN or is_evaluated(self.hub.engine, routine):
            return self.hub.builtin_calls.of(routine, arguments, expression, frame)
        standard = self.hub.allocations.standard_call(routine, arguments, frame)
        if standard is not None:
            return standard
        if owner is None and self._is_implicit(routine):
            return self.hub.comparisons.defaulted(routine, None, arguments, frame)
        return self._function(routine, arguments, frame)

    def _function(self, routine: Routine, arguments: list[x.Expression], frame: ob.Frame) -> ob.Value:
        scope = self.scope(routine)
        plain = True
        key = f"{id(routine)}.{int(frame.constant)}"
        cells: list[ob.Cell] = []
        for index, parameter in enumerate(scope.parameters):
            cell = self._argument(parameter, arguments, index, frame)
            cells.append(cell)
            if plain:
                part = _plain_key(cell.value)
                plain = part != ""
                key += part
        if plain:
            known = self._results.get(key)
            if known is not None:
                self.hub.limits.reach(known.height)
                self.hub.limits.charge(known.cost)
                return known.value
        limits = self.hub.limits
        peak = limits.peak
        cost = limits.cost
        limits.peak = limits.depth
        held = self.hub.allocations.count
        result = self._run(routine, scope, None, cells, frame)
        height = limits.peak - limits.depth
        limits.peak = max(peak, limits.peak)
        plain = plain and held == self.hub.allocations.count and not self.hub.asked
        if plain and isinstance(result, (ob.IntegerValue, ob.FloatingValue)):
            if len(self._results) > _REMEMBERED:
                self._results.clear()
            self._results[key] = Remembered(result, height, limits.cost - cost)
        return result

    def member(
        self, routine: Routine, this: ob.PointerValue, arguments: list[x.Expression], frame: ob.Frame
    ) -> ob.Value:
        """A call of a member function on an object."""
        if this.is_null():
            raise IllFormed("attempt to access run-time storage")
        if routine.special == en.SFK_DESTRUCTOR:
            self.destroy(self.hub.memory.target(this), routine)
            return ob.VoidValue()
        standard = self.hub.allocations.standard_call(routine, arguments, frame)
        if standard is not None:
            return standard
        owner = routine.owner()
        if owner is not None and this.cell is not None:
            this = self.hub.pointers.to_class(this, owner)
        if self._is_implicit(routine):
            if routine.name == "operator=":
                return self._defaulted_assignment(routine, this, arguments, frame)
            return self.hub.comparisons.defaulted(routine, this, arguments, frame)
        scope = self.scope(routine)
        cells = [self._argument(parameter, arguments, index, frame) for index, parameter in enumerate(scope.parameters)]
        return self._run(routine, scope, this, cells, frame)

    def _is_implicit(self, routine: Routine) -> bool:
        """Whether the body is that of a defaulted function, and nobody wrote one."""
        if not routine.flags & en.DEFAULTED:
            return False
        return not routine.declarations or self.hub.engine.declare_types.definition(routine) is None

    def _argument(self, parameter: Variable, arguments: list[x.Expression], index: int, frame: ob.Frame) -> ob.Cell:
        """The object of a parameter, initialised by its argument."""
        if index >= len(arguments):
            raise Unknown("a call with too few arguments")
        argument = arguments[index]
        type_ = self.hub.engine.declare_types.variable_type(parameter)
        if isinstance(argument, x.TempInit) and isinstance(bare(type_), ClassType):
            return self.hub.initialization.of_type(argument.init, type_, frame)
        value = self.hub.values.of(argument, frame)
        if isinstance(bare(type_), ClassType) and isinstance(value, ob.PointerValue):
            value = self.hub.memory.load(value)
        if isinstance(value, ob.ObjectValue):
            return value.cell
        cell = self.hub.memory.new(type_)
        cell.value = value
        return cell

    def scope(self, routine: Routine) -> FunctionScope:
        """The body of a function that may be evaluated."""
        if not self.hub.engine.constexpr_functions.is_constexpr(routine):
            raise not_constexpr(routine)
        body = self.hub.engine.functions.body(routine)
        if body is None:
            raise IllFormed(f'constexpr function "{routine.name}" is not defined', routine.token)
        self.evaluated[routine] = None
        return body

    def _run(
        self,
        routine: Routine,
        scope: FunctionScope,
        this: ob.PointerValue | None,
        cells: list[ob.Cell],
        caller: ob.Frame,
    ) -> ob.Value:
        """Evaluates a body with its parameters."""
        frame = ob.Frame(caller.constant)
        for parameter, cell in zip(scope.parameters, cells, strict=False):
            frame.cells[parameter] = cell
        if scope.this is not None and this is not None:
            holder = ob.Cell(bare(self.hub.engine.declare_types.variable_type(scope.this)), None, 0, this)
            frame.cells[scope.this] = holder
        self.hub.limits.enter()
        self.hub.limits.running.append(routine)
        try:
            if scope.block is not None:
                self.hub.statements.body(scope.block, frame)
        except NotConstant as failure:
            failure.entered = failure.entered + 1  # `+=` is more than mypyc can do with an exception
            raise
        finally:
            self.hub.limits.running.pop()
            self.hub.limits.leave()
        for cell in cells:
            self._end_parameter(cell)
        for local in frame.cells.values():
            local.alive = False
        result = frame.result
        if result is not None:
            return result
        if isinstance(routine.type, RoutineType):
            declared = self.hub.engine.declare_types.result_type(routine)
            if not isinstance(bare(declared), VoidType) and routine.special not in (
                en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR,
            ):  # fmt: skip
                raise IllFormed("missing return value", routine.token)
        return ob.VoidValue()

    def _end_parameter(self, cell: ob.Cell) -> None:
        if isinstance(cell.type, ClassType) and cell.alive:
            destructor = self.hub.engine.classes.destructor(cell.type)
            if not self.hub.engine.objects.trivially_destructible(cell.type):
                self.destroy(cell, destructor)

    # --- virtual calls -----------------------------------------------------------------------------------------------

    def _dispatch(self, routine: Routine, this: ob.PointerValue) -> tuple[Routine, ob.PointerValue]:
        """The final overrider in the dynamic type of the object ([class.virtual])."""
        cell = self.hub.memory.most_derived(self.hub.memory.target(this))
        if not isinstance(cell.type, ClassType):
            return routine, this
        chosen = self._overrider(cell.type, routine)
        owner = chosen.owner()
        if owner is not None:
            cell = self.hub.memory.as_class(cell, owner)
        return chosen, ob.pointer_to(cell)

    def _overrider(self, cls: ClassType, routine: Routine) -> Routine:
        if routine.owner() is cls:
            return routine
        virtuals = self.hub.engine.virtuals
        for own in virtuals.of(cls).own:
            if virtuals.overrides(own, routine):
                return own
        for base in self.hub.engine.classes.bases(cls):
            owner = routine.owner()
            if owner is not None and self.hub.engine.classes.is_base_of(owner, base.type):
                found = self._overrider(base.type, routine)
                if found is not routine:
                    return found
        return routine

    def _through_member_pointer(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        arguments = expression.arguments
        value = self.hub.values.of(arguments[0], frame)
        if not isinstance(value, ob.MemberPointerValue):
            raise Unknown("a pointer to member is expected", expression.token)
        member = value.member
        if not isinstance(member, Routine):
            raise IllFormed("attempt to dereference a null pointer-to-member (function)")
        if expression.operation == o.DOT_PM_CALL:
            this = self.hub.places.of(arguments[1], frame)
        else:
            pointer = self.hub.values.of(arguments[1], frame)
            if not isinstance(pointer, ob.PointerValue):
                raise Unknown("a pointer is expected", expression.token)
            this = pointer
        owner = member.owner()
        if owner is not None:
            this = self.hub.pointers.to_class(this, owner)
        if member.flags & en.VIRTUAL:
            member, this = self._dispatch(member, this)
        return self.member(member, this, arguments[2:], frame)

    # --- construction ------------------------------------------------------------------------------------------------

    def construct(self, cell: ob.Cell, routine: Routine, arguments: list[x.Expression], frame: ob.Frame) -> None:
        """Calls a constructor on an object; the parts are initialised in order."""
        cls = cell.type
        if not isinstance(cls, ClassType):
            raise Unknown("constructor of something that is no class")
        if self.hub.engine.implicit.is_deleted_routine(routine):
            raise IllFormed("a deleted constructor")
        if self._is_implicit(routine):
            self._defaulted_construction(cell, cls, routine, arguments, frame)
            return
        scope = self.scope(routine)
        cells = [self._argument(parameter, arguments, index, frame) for index, parameter in enumerate(scope.parameters)]
        self.run_constructor(cell, cls, scope, cells, frame)

    def run_constructor(
        self, cell: ob.Cell, cls: ClassType, scope: FunctionScope, cells: list[ob.Cell], caller: ob.Frame
    ) -> None:
        frame = ob.Frame(caller.constant)
        for parameter, argument in zip(scope.parameters, cells, strict=False):
            frame.cells[parameter] = argument
        this = ob.pointer_to(cell)
        if scope.this is not None:
            holder = ob.Cell(bare(self.hub.engine.declare_types.variable_type(scope.this)), None, 0, this)
            frame.cells[scope.this] = holder
        const = cell.const
        cell.const = False
        self.hub.limits.enter()
        self.hub.limits.running.append(scope.routine)
        try:
            self.hub.initialization.members(cell, cls, scope, frame)
            if scope.block is not None:
                self.hub.statements.body(scope.block, frame)
        finally:
            self.hub.limits.running.pop()
            self.hub.limits.leave()
            cell.const = const
        for argument in cells:
            self._end_parameter(argument)
            argument.alive = False

    def _defaulted_construction(
        self, cell: ob.Cell, cls: ClassType, routine: Routine, arguments: list[x.Expression], frame: ob.Frame
    ) -> None:
        which = self.hub.engine.implicit.which(cls, routine)
        if which == DEFAULT_CONSTRUCTOR:
            self._require_literal(cls, which)
            self.hub.limits.enter()
            try:
                self.hub.initialization.parts_by_default(cell, cls, frame)
            finally:
                self.hub.limits.leave()
        elif which in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR):
            source = self.hub.values.of(arguments[0], frame)
            if not isinstance(source, ob.PointerValue):
                raise Unknown("source of a copy")
            origin = self.hub.memory.as_class(self.hub.memory.target(source), cls)
            self.copy(cell, origin, which, frame)
        else:
            raise Unknown("a defaulted constructor that is none")

    def _require_literal(self, cls: ClassType, which: int) -> None:
        if not self.hub.engine.constexpr_functions.defaulted(cls, which):
            raise IllFormed(f'the implicit constructor of "{cls.name}" is not constexpr')

    def copy(self, target: ob.Cell, source: ob.Cell, which: int, frame: ob.Frame) -> None:
        """The implicit copy or move: memory where that is trivial, else part by part."""
        cls = source.type
        memory = self.hub.memory
        if isinstance(cls, ArrayType):
            for index in range(memory.count(source)):
                self.copy(memory.part(target, index), memory.part(source, index), which, frame)
            return
        if not isinstance(cls, ClassType):
            self.hub.memory.set(target, memory.read(source))
            return
        operation = self.hub.engine.implicit.operation(cls, which)
        if operation is None:
            raise IllFormed(f'class "{cls.name}" cannot be copied')
        if self.hub.engine.implicit.has_trivial(cls, which):
            memory.read_check(source)
            memory.assign(target, source)
            return
        if self._is_implicit(operation):
            for index in range(memory.count(source)):
                self.copy(memory.part(target, index), memory.part(source, index), which, frame)
            return
        scope = self.scope(operation)
        holder = ob.Cell(bare(self.hub.engine.declare_types.variable_type(scope.parameters[0])), None, 0)
        holder.value = ob.pointer_to(source)
        self.run_constructor(target, cls, scope, [holder, *self._defaults(scope, operation)], frame)

    def _defaults(self, scope: FunctionScope, routine: Routine) -> list[ob.Cell]:
        if len(scope.parameters) > 1:
            raise Unknown("a copy constructor with default arguments", routine.token)
        return []

    def _defaulted_assignment(
        self, routine: Routine, this: ob.PointerValue, arguments: list[x.Expression], frame: ob.Frame
    ) -> ob.Value:
        source = self.hub.values.of(arguments[0], frame)
        if not isinstance(source, ob.PointerValue):
            raise Unknown("source of an assignment")
        target = self.hub.memory.target(this)
        cls = target.type
        if not isinstance(cls, ClassType):
            raise Unknown("assignment to something that is no class")
        which = self.hub.engine.implicit.which(cls, routine)
        origin = self.hub.memory.as_class(self.hub.memory.target(source), cls)
        self.hub.memory.check_modifiable(target)
        self.hub.memory.activate(target)
        self._assign(target, origin, which, frame)
        return this

    def _assign(self, target: ob.Cell, source: ob.Cell, which: int, frame: ob.Frame) -> None:
        cls = source.type
        memory = self.hub.memory
        if isinstance(cls, ArrayType):
            for index in range(memory.count(source)):
                self._assign(memory.part(target, index), memory.part(source, index), which, frame)
            return
        if not isinstance(cls, ClassType) or self.hub.engine.implicit.has_trivial(cls, which):
            if memory.count(source) or not isinstance(cls, ClassType):
                memory.assign(target, source)
            return
        operation = self.hub.engine.implicit.operation(cls, which)
        if operation is None or self.hub.engine.implicit.is_deleted_routine(operation):
            raise IllFormed(f'class "{cls.name}" cannot be assigned')
        if self._is_implicit(operation):
            for index in range(memory.count(source)):
                self._assign(memory.part(target, index), memory.part(source, index), which, frame)
            return
        scope = self.scope(operation)
        holder = ob.Cell(bare(self.hub.engine.declare_types.variable_type(scope.parameters[0])), None, 0)
        holder.value = ob.pointer_to(source)
        self._run(operation, scope, ob.pointer_to(target), [holder], frame)

    # --- destruction -------------------------------------------------------------------------------------------------

    def destroy(self, cell: ob.Cell, destructor: Routine | None) -> None:
        """Ends the lifetime of an object, with its destructor and those of its parts ([class.dtor])."""
        memory = self.hub.memory
        if isinstance(cell.type, ArrayType):
            for index in range(memory.count(cell) - 1, -1, -1):
                self.destroy(memory.part(cell, index), destructor)
        elif isinstance(cell.type, ClassType):
            self._destroy_object(cell, cell.type, destructor)
        cell.alive = False

    def _destroy_object(self, cell: ob.Cell, cls: ClassType, destructor: Routine | None) -> None:
        engine = self.hub.engine
        if engine.objects.trivially_destructible(cls):
            return
        if destructor is None or destructor.owner() is not cls:
            destructor = engine.classes.destructor(cls)
        if not self._is_implicit(destructor):
            scope = self.scope(destructor)
            self._run(destructor, scope, ob.pointer_to(cell), [], ob.Frame(True))
        memory = self.hub.memory
        for index in range(memory.count(cell) - 1, -1, -1):
            part = memory.part(cell, index)
            element = part.type
            while isinstance(element, ArrayType):
                element = bare(element.element)
            if isinstance(element, ClassType) and not engine.objects.trivially_destructible(element):
                self.destroy(part, None)

    def end_temporaries(self, frame: ob.Frame, mark: int) -> None:
        """Destroys the temporaries of a full-expression, the last one first."""
        while len(frame.temporaries) > mark:
            pending = frame.temporaries.pop()
            if pending.cell.alive:
                self.destroy(pending.cell, pending.destructor)

    def end_locals(self, frame: ob.Frame, mark: int) -> None:
        """Destroys the local variables of a block."""
        while len(frame.locals) > mark:
            pending = frame.locals.pop()
            if pending.cell.alive:
                self.destroy(pending.cell, pending.destructor)


def _plain_key(value: ob.Value | None) -> str:
    """The argument as part of a key, empty where it is no plain number."""
    if isinstance(value, ob.IntegerValue):
        return f",{value.value}"
    if isinstance(value, ob.FloatingValue):
        return f",f{value.value.numerator}/{value.value.scale}{value.value.special}"
    return ""


def _called_at(call: x.Operation) -> int:
    """Where messages place a call: the name of the function, the operator, or where the callee begins."""
    if call.flags & x.OPERATOR_SYNTAX:
        return call.token
    callee = call.arguments[0]
    # Also a static member behind an object, which is an operation of its own.
    is_named = isinstance(callee, x.RoutineExpression) or x.callee_of(call) is not callee
    return callee.token if is_named and callee.token >= 0 else call.start
