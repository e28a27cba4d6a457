"""Calls of functions that the compiler has: `__builtin_addressof` and the like, `__atomic_` and `__sync_` functions,
those of device code (spec 18, 52), and `__builtin_LINE()` with its like, which say where they are.

The arguments of device functions obey rules of their own, which are judged elsewhere (`cuda/rules`): each call that is
read is kept in `calls`, whether it obeys them or not.

In a default argument or default member initialiser `__builtin_LINE()` means the place that asks for it. There nothing
is computed with them: at that place a constant stands for the call, or for a call of an immediate function with one in
it (observed)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import ORDINARY, IntegerConstant, StringConstant
from cufe.il.context import Context
from cufe.il.entities import BUILTIN, CONSTEVAL, CONSTEXPR, DEVICE, GLOBAL, ClassType, Routine
from cufe.il.initialisation import DynamicInit
from cufe.il.templates import is_prototype
from cufe.il.types import ArrayType, PointerType, RoutineType, Type
from cufe.il.walk import Walk
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.builtins import ATOMIC, PREFIXES
from cufe.sema.constant.objects import IntegerValue, PointerValue, Value, pointer_to
from cufe.sema.declared.contexts import enclosing_routine
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import is_type_dependent, operation
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_void
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.text.places import Places

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class BuiltinForms(EnginePart):
    """Builds them by name."""

    def build(self, name: str, node: e.Call, callee: e.Name, context: Context) -> x.Expression | None:
        """The operation; None for any other name."""
        if name == "__builtin_addressof":
            return self._address(node, context)
        if name == "__builtin_bit_cast":
            return self._bit_cast(node, context)
        if name == "__builtin_complex":
            return self._complex(node, context)
        if name == "__builtin_launder":
            return self._launder(node, callee, context)
        return None

    def _operands(self, node: e.Call, count: int, context: Context) -> list[x.Expression]:
        arguments = self.engine.expressions.list_of(node.arguments, context)
        if len(arguments) != count:
            raise IllFormed("wrong number of operands", node.open)
        return arguments

    def _address(self, node: e.Call, context: Context) -> x.Expression:
        """The address of an object, whatever its operator&."""
        engine = self.engine
        operand = self._operands(node, 1, context)[0]
        if operand.category == x.PRVALUE and not is_type_dependent(operand):
            raise IllFormed("expression must be an lvalue", operand.start)
        type_ = engine.types.pointer(operand.type)
        made = x.BuiltinOperation("__builtin_addressof", type_, x.PRVALUE, node.start, [operand])
        if is_type_dependent(operand):
            return engine.folding.constant(made)
        return engine.evaluator.fold(made)

    def _bit_cast(self, node: e.Call, context: Context) -> x.Expression:
        """`__builtin_bit_cast(T, e)`; in an expression it is never folded."""
        engine = self.engine
        if len(node.arguments) != 2:
            raise IllFormed("wrong number of operands", node.open)
        written = node.arguments[0]
        type_ = engine.specifiers.type_id(written.start, written.end, context)
        value = engine.operands.value(engine.expressions.initialiser_clause(node.arguments[1], context))
        operand = x.TypeOperand(type_, engine.types.void, written.start)
        return x.BuiltinOperation(
            "__builtin_bit_cast", engine.types.unqualified(type_), x.PRVALUE, node.start, [operand, value]
        )

    def _complex(self, node: e.Call, context: Context) -> x.Expression:
        engine = self.engine
        parts = [engine.operands.value(part) for part in self._operands(node, 2, context)]
        type_ = engine.types.complex(parts[0].type.canonical)
        made = x.BuiltinOperation("__builtin_complex", type_, x.PRVALUE, node.start, parts)
        return engine.folding.finished(made)

    def _launder(self, node: e.Call, callee: e.Name, context: Context) -> x.Expression | None:
        """A call of a function on `void *` that gives what it takes."""
        engine = self.engine
        routine = engine.builtin("__builtin_launder")
        value = engine.operands.value(self._operands(node, 1, context)[0])
        if routine is None or is_type_dependent(value):
            return None
        target = engine.operands.routine(routine, callee.id, True)
        made = operation(eok.CALL, value.type, x.PRVALUE, node.open, [target, value], start=node.start)
        made.flags |= engine.calls.sequenced()
        return made

    def finished(self, made: x.Operation, routine: Routine) -> x.Expression | None:
        """The result of a finished call of a built-in function: __builtin_constant_p is a constant in any case, and so
        are numbers that are computed from what an instance knows."""
        arguments = made.arguments[1:]
        if any(_is_dependent(argument) for argument in arguments):
            by_value = not any(isinstance(bare(argument.type), PointerType) for argument in arguments)
            return self.engine.folding.constant(made) if by_value and is_arithmetic(made.type) else None
        if routine.name != "__builtin_constant_p" or len(arguments) != 1 or is_type_dependent(arguments[0]):
            return None
        at = arguments[0]
        around = self.engine.functions.current()
        if around is not None and around.routine.flags & CONSTEXPR and not isinstance(at, x.ConstantExpression):
            # Whoever calls the function decides.
            return None
        if isinstance(at, x.Operation) and at.operation == eok.ARRAY_TO_POINTER:
            at = at.arguments[0]
        known = IntegerConstant(made.type, int(isinstance(at, x.ConstantExpression)))
        return x.ConstantExpression(known, made.start)


def _is_dependent(argument: x.Expression) -> bool:
    """Whether an instance decides the value of an argument, other than that of a name that is passed as it is."""
    if isinstance(argument, x.ConstantExpression):
        return argument.constant.dependent
    if not isinstance(argument, x.Operation):
        return False
    return bool(argument.flags & (x.TYPE_DEPENDENT | x.VALUE_DEPENDENT)) or any(
        is_type_dependent(inner) or _is_dependent(inner) for inner in argument.arguments
    )


class AtomicCalls(EnginePart):
    """Builds calls of generic atomic functions."""

    def build(self, node: e.Call, callee: e.Name, context: Context) -> x.Expression | None:
        """The call of the function for the object's size; None where the name is no generic one, or in a template."""
        engine = self.engine
        name = engine.lexemes[callee.id]
        object_form = engine.builtins.for_object(name)
        if object_form is None and engine.builtins.sized_signature(name) is None:
            return None
        arguments = engine.expressions.list_of(node.arguments, context)
        if not arguments or engine.calls.any_dependent(arguments):
            return None
        pointer = engine.operands.value(arguments[0])
        type_ = bare(pointer.type)
        if not isinstance(type_, PointerType):
            raise IllFormed("pointer expected", pointer.start)
        target = engine.types.unqualified(type_.target)
        size = engine.layout.size(target)
        values = [pointer, *arguments[1:]]
        if object_form is not None:
            return self._of_object(object_form, node, callee, values, size)
        routine = engine.builtins.sized(name, size)
        if routine is None:
            raise IllFormed("an atomic function on an object of this size", pointer.start)
        return self._sized(routine, node, callee, values, target)

    def _sized(
        self, routine: Routine, node: e.Call, callee: e.Name, values: list[x.Expression], target: Type
    ) -> x.Expression:
        engine = self.engine
        signature = engine.declare_types.routine_type(routine)
        if len(values) < len(signature.parameters):
            raise IllFormed("too few arguments in function call", node.open)
        arguments: list[x.Expression] = []
        # What follows the arguments of a `__sync_` function is ignored.
        for parameter, value in zip(signature.parameters, values, strict=False):
            arguments.append(engine.value_conversions.convert(engine.operands.value(value), parameter))
        made = operation(
            eok.CALL,
            signature.result,
            x.PRVALUE,
            node.open,
            [engine.operands.routine(routine, callee.id, True), *arguments],
        )
        made.start = node.start
        made.flags |= engine.calls.sequenced()
        if is_void(signature.result) or bare(signature.result) is engine.types.bool:
            return made
        return engine.value_conversions.convert(made, target)

    def _of_object(
        self, routine: Routine, node: e.Call, callee: e.Name, values: list[x.Expression], size: int
    ) -> x.Expression:
        engine = self.engine
        signature = engine.declare_types.routine_type(routine)
        # The size has no place of its own: it follows the call.
        token = node.end
        arguments: list[x.Expression] = [
            engine.operands.routine(routine, callee.id, True),
            x.ConstantExpression(IntegerConstant(engine.types.unsigned_long, size), token),
        ]
        arguments += [engine.operands.value(value) for value in values]
        made = operation(eok.CALL, signature.result, x.PRVALUE, node.open, arguments, start=node.start)
        made.flags |= engine.calls.sequenced()
        return made


#: with fewer arguments an atomic function that gives a value is none at all
_FEWEST: Final = 2


class DeviceCall:
    """A call of the function `name`: how it is written, its arguments, and where it stands."""

    def __init__(self, node: e.Call, name: str, arguments: list[x.Expression], context: Context) -> None:
        self.node: e.Call = node
        self.name: str = name
        self.arguments: list[x.Expression] = arguments
        self.context: Context = context


class DeviceCalls:
    """Builds such calls; `read` are all of which the arguments are known, in the order in which they were read."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.read: list[DeviceCall] = []

    def build(
        self, node: e.Call, callee: x.Expression, arguments: list[x.Expression], context: Context
    ) -> x.Expression | None:
        """The call, its arguments as they are; None where the callee is no such function."""
        if not isinstance(callee, x.OverloadExpression) or len(callee.candidates) != 1:
            return None
        only = callee.candidates[0]
        if not isinstance(only, Routine) or not only.flags & BUILTIN or not only.name.startswith(PREFIXES):
            return None
        engine = self.engine
        if not engine.trials.under_way:
            self.read.append(DeviceCall(node, only.name, arguments, context))
        if engine.calls.any_dependent(arguments):
            return engine.calls.dependent(callee, arguments, node.open)
        function = engine.operands.routine(only, callee.token, True)
        result = self._result(only.name, arguments, context)
        made = operation(eok.CALL, result, x.PRVALUE, node.open, [function, *arguments], start=node.start)
        made.flags |= engine.calls.sequenced()
        return made

    def _result(self, name: str, arguments: list[x.Expression], context: Context) -> Type:
        """The type of the result; in host code, where no such call is allowed, most give nothing (observed)."""
        form = name.removeprefix(ATOMIC)
        if form.startswith("compare_exchange"):
            return self.engine.types.bool
        if form.startswith("fetch_") or form in ("load_n", "exchange_n"):
            target = pointed_to(arguments[0]) if arguments else None
            if target is None or len(arguments) < _FEWEST:
                return self.engine.types.unknown
            return self.engine.types.void if self._is_for_host(context) else self.engine.types.unqualified(target)
        return self.engine.types.void

    def _is_for_host(self, context: Context) -> bool:
        """Whether code is for the host alone, by the words of the function or lambda around."""
        routine = enclosing_routine(context)
        while routine is not None:
            closure = routine.parent
            if not isinstance(closure, ClassType) or closure.closure is None:
                return not (self.engine.language.default_device or routine.flags & (DEVICE | GLOBAL))
            state = self.engine.lambdas.state(closure)
            if state is None or state.node.attributes:
                return False
            routine = closure.parent if isinstance(closure.parent, Routine) else None
        return not self.engine.language.default_device


def pointed_to(argument: x.Expression) -> Type | None:
    """What an argument points to once it has decayed; None where it is no pointer."""
    type_ = bare(argument.type)
    if isinstance(type_, PointerType):
        return type_.target
    if isinstance(type_, ArrayType):
        return type_.element
    return type_ if isinstance(type_, RoutineType) else None


_NAMES: Final = ("__builtin_LINE", "__builtin_FILE", "__builtin_FUNCTION", "__builtin_source_location")
_LOCATION: Final = ("std", "source_location", "__impl")


class SourcePlaces:
    """Tells which place `__builtin_LINE()` and its like stand for."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._places: Places = Places(engine.unit)
        self._occur: bool | None = None
        #: whether what is being read is for a place that is not known yet
        self._waiting: bool = False
        #: the token that the call stands for, -1 for the call itself
        self._site: int = -1

    def occur(self) -> bool:
        """Whether any of these functions is named in the unit."""
        if self._occur is None:
            text = self.engine.unit.text
            self._occur = any(name in text for name in _NAMES)
        return self._occur

    def enter(self) -> bool:
        """A default begins to be read; what `leave` needs to come back."""
        before = self._waiting
        self._waiting = True
        return before

    def leave(self, before: bool) -> None:
        self._waiting = before

    # --- defaults at the places that ask for them --------------------------------------------------------------------

    def argument(self, made: x.Expression, site: int) -> x.Expression:
        """A default argument for the call at `site`."""
        return made if self._waiting or site < 0 or not self.occur() else _Settling(self, site).expression(made)

    def initialisation(self, made: DynamicInit, site: int) -> bool:
        """Puts constants into a default member initialiser for an object that is made at `site`; whether it asks."""
        if self._waiting or not self.occur():
            return False
        settling = _Settling(self, site)
        settling.init(made)
        return settling.found

    def settled(self, call: x.Operation, site: int) -> x.Expression:
        """The constant that stands for a call; it has no place of its own."""
        before = (self._site, self._waiting)
        self._site = site
        self._waiting = False
        try:
            made = self.engine.evaluator.initializer(call)
        finally:
            self._site, self._waiting = before
        if made is not call:
            made.token = -1
            made.start = -1
        return made

    # --- values ------------------------------------------------------------------------------------------------------

    def value(self, name: str, call: x.Operation) -> Value:
        """The value of such a call: a line, a column, a file or a function."""
        if self._waiting:
            raise Unknown("the place is not known yet", call.token)
        site = self._site if self._site >= 0 else call.start
        place = self._places.locate(self.engine.unit.offset(site))
        if name == "LINE":
            return IntegerValue(place.line)
        if name == "FILE":
            return self._text(place.file)
        if name == "FUNCTION":
            return self._text(self._function(call))
        return self._location(call, [place.file, self._function(call)], [place.line, place.column])

    def _function(self, call: x.Operation) -> str:
        around = self.engine.functions.current()
        if around is None:
            raise Unknown("a place outside of functions", call.token)
        return "__func__" if is_prototype(around.routine) else MessageNames().entities.bare(around.routine)

    def _text(self, text: str) -> Value:
        types = self.engine.types
        units = list(text.encode("latin-1"))
        literal = StringConstant(types.array(types.qualified(types.char, tk.CONST), len(units) + 1), units, ORDINARY)
        return PointerValue(self.engine.evaluator.string_object(literal), 0, True)

    def _location(self, call: x.Operation, texts: list[str], numbers: list[int]) -> Value:
        """The address of a constant of the library's type, whose members are known by their order."""
        memory = self.engine.evaluator.memory
        cls = self._location_class()
        if cls is None:
            raise Unknown("no std::source_location", call.token)
        made = memory.new(cls)
        fields = self.engine.classes.fields(cls)
        values: list[Value] = [self._text(text) for text in texts]
        values += [IntegerValue(number) for number in numbers]
        for field, value in zip(fields, values, strict=False):
            memory.set(memory.field(made, field), value)
        made.const = True
        made.frozen = True
        made.opened = True
        return pointer_to(made)

    def _location_class(self) -> ClassType | None:
        engine = self.engine
        found = engine.names.qualified(engine.declare.root.namespace, _LOCATION[0], EVERYWHERE)
        for name in _LOCATION[1:]:
            found = [inner for outer in found for inner in engine.names.qualified(outer, name, EVERYWHERE)]
        return next((entity for entity in found if isinstance(entity, ClassType)), None)


class _Settling(Walk):
    """A walk that puts constants in the place of calls."""

    def __init__(self, places: SourcePlaces, site: int) -> None:
        super().__init__()
        self.places: SourcePlaces = places
        self.site: int = site
        self.found: bool = False

    def expression(self, node: x.Expression) -> x.Expression:
        if isinstance(node, x.Operation) and node.operation == eok.CALL and _asks(node):
            self.found = True
            return self.places.settled(node, self.site)
        return super().expression(node)


def _asks(call: x.Operation) -> bool:
    callee = call.arguments[0]
    if not isinstance(callee, x.RoutineExpression):
        return False
    if callee.routine.name in _NAMES:
        return True
    return bool(callee.routine.flags & CONSTEVAL) and any(
        isinstance(argument, x.Operation) and argument.operation == eok.CALL and _asks(argument)
        for argument in call.arguments[1:]
    )
