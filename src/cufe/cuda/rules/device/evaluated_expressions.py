"""What an expression uses, in the order in which the device compiler writes it out as code.

Observed: calls and names are met as they are executed, with all that is implied (conversions, temporaries); what is not
evaluated, or stands behind a constant condition, is not there.  A place is that of the statement or expression that was
entered last, since implied code has none of its own.
"""

from cufe.cuda.rules.calls.call_sites import constructor_of
from cufe.cuda.rules.calls.callees import behind_pointer
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.entities import Routine, Variable
from cufe.il.types import ArrayType, IntegerType, PointerType, Type, VoidType
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: sorts of uses: a call; one that makes or destroys a base class object; the name of a function or variable; a lambda
CALL: Final = 0
SUBOBJECT: Final = 1
NAME: Final = 2
CLOSURE: Final = 3

_CHANGES: Final = o.COMPOUND_ASSIGNMENTS | {o.ASSIGN}
#: what leads from an object to its address or to a part of it
_SAME_OBJECT: Final = (o.ADDRESS_OF, o.DOT_FIELD, o.BASE_CLASS_CAST, o.LVALUE_CAST, o.LVALUE_ADJUST)
#: what reads a part of an object, and what leads from there to the object
_READS: Final = (o.SUBSCRIPT, o.INDIRECT, o.DOT_FIELD, o.POINTS_TO_FIELD)
_PARTS: Final = frozenset((*_READS, *_SAME_OBJECT, o.DOT_STATIC, o.POINTS_TO_STATIC, o.ARRAY_TO_POINTER))
_STEPS: Final = (o.SUBSCRIPT, o.PADD, o.PSUBTRACT)
_COMPARISONS: Final = (o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE)


class Use:
    """One use: `routine` or `variable`, at a token."""

    def __init__(self, sort: int, routine: Routine | None, variable: Variable | None, token: int) -> None:
        self.sort: int = sort
        #: a call by a name
        self.written: bool = False
        #: a function whose address is a value of its own, and not converted, compared or bound to a reference at once
        self.is_address: bool = False
        #: of a call, the number of uses when its arguments are through
        self.until: int = 0
        self.routine: Routine | None = routine
        self.variable: Variable | None = variable
        self.token: int = token


class ExpressionEvaluation:
    """Goes through expressions and initialisations; statements inside of them are for the class derived from it."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.uses: list[Use] = []
        #: the token of the statement or expression that was entered last
        self.position: int = -1
        #: the name of the variable outside of functions whose initialiser this is
        self.declared_at: int = -1
        #: in an implicit function, whose parts have no place
        self.implied: bool = False
        #: in a default argument, where only calls have one
        self._defaults: bool = False
        #: destructors of the temporaries of the open full-expression
        self.temporaries: list[Routine] = []
        #: operands that are whole arguments of calls, or are assigned
        self._needed: set[e.Expression] = set()
        #: in the initialiser of a variable, a member or a capture
        self._initialises: bool = False

    def statement(self, node: s.Statement | None) -> None:
        """A statement in a statement expression or in front of a condition."""

    def declares(self, init: i.DynamicInit) -> None:
        """A variable that a condition declares."""

    # --- what is found -------------------------------------------------------------------------------------------

    def reach(self, token: int) -> None:
        if token >= 0 and not self.implied and not self._defaults:
            self.position = token

    def add(self, sort: int, routine: Routine | None, variable: Variable | None, token: int) -> None:
        self.uses.append(Use(sort, routine, variable, token if token >= 0 else self.position))

    def call(self, routine: Routine) -> None:
        """A call that is implied."""
        self.add(CALL, routine, None, -1)
        self.add(NAME, routine, None, -1)

    def end_temporaries(self) -> None:
        for destructor in reversed(self.temporaries):
            self.call(destructor)
        self.temporaries = []

    # --- initialisations -------------------------------------------------------------------------------------------

    def declared(self, init: i.DynamicInit) -> None:
        """The initialiser of a variable, a member or a capture."""
        around = self._initialises
        self._initialises = True
        self.init(init)
        self._initialises = around

    def init(self, init: i.DynamicInit) -> None:
        is_array = isinstance(init.type.skip_typerefs(), ArrayType)
        if init.routine is not None:
            if is_array:
                self.expressions(init.arguments)
                self.add(NAME, init.routine, None, -1)
            else:
                self._called(init.routine, -1, None, init.arguments)
        if init.expression is not None:
            self._object(init.expression)
        elif init.constant is not None:
            cls = class_of(init.type)
            self._constant(init.constant, cls is None or cls.closure is None)
        elif init.closure is not None:
            self._closure(init.closure)

    def _object(self, node: e.Expression) -> None:
        """An expression whose value is the object that is initialised: there is no temporary of its own."""
        defaults = self._defaults
        self._defaults = defaults or bool(node.flags & e.DEFAULT_ARGUMENT)
        if isinstance(node, e.ObjectLifetime):
            node = node.inner
        if isinstance(node, e.TempInit):
            self.init(node.init)
        elif isinstance(node, e.Operation) and node.operation in o.CALLS and node.category == e.PRVALUE:
            self.reach(node.start)
            self._written_call(node)
        else:
            if self._initialises:
                self._needed.add(node)
            self.expression(node)
        self._defaults = defaults

    def _temporary(self, type_: Type) -> None:
        """The object of a type is destroyed with its full-expression."""
        if class_of(type_) is not None:
            destructor = self.engine.objects.destructor(type_)
            if destructor is not None:
                self.temporaries.append(destructor)

    def binds_temporary(self, init: i.DynamicInit) -> bool:
        """Whether a reference is bound to a temporary."""
        node = init.expression
        if node is None or class_of(init.type) is not None:
            return False
        while isinstance(node, (e.Operation, e.ObjectLifetime)):
            if isinstance(node, e.ObjectLifetime):
                node = node.inner
            elif node.operation in o.CALLS:
                return class_of(node.type) is not None
            elif len(node.arguments) == 1:
                node = node.arguments[0]
            else:
                return False
        return isinstance(node, e.TempInit)

    def _constant(self, constant: c.Constant, is_value: bool = True) -> None:
        """What a constant refers to: addresses and what is worked out at run-time."""
        if isinstance(constant, c.AggregateConstant):
            for element in constant.elements:
                self._constant(element, is_value)
        elif isinstance(constant, c.RepeatConstant):
            inner = constant.constant
            if isinstance(inner, c.DynamicInitConstant) and inner.init.routine is not None:
                self.add(NAME, inner.init.routine, None, -1)
            else:
                self._constant(inner)
        elif isinstance(constant, c.DynamicInitConstant):
            self.declared(constant.init)
        elif isinstance(constant, c.AddressConstant):
            if constant.routine is not None:
                self.add(NAME, constant.routine, None, self.declared_at)
                self.uses[-1].is_address = is_value
            elif constant.variable is not None:
                self.add(NAME, None, constant.variable, self.declared_at)
        elif isinstance(constant, c.MemberPointerConstant) and isinstance(constant.member, Routine):
            self.add(NAME, constant.member, None, -1)

    def _closure(self, node: e.LambdaNode) -> None:
        if node.routine is not None:
            self.add(CLOSURE, node.routine, None, -1)
        for capture in node.captures:
            if capture.initializer is not None:
                self.declared(capture.initializer)

    # --- expressions -------------------------------------------------------------------------------------------------

    def full(self, node: e.Expression | None) -> None:
        if node is not None:
            self.expression(node)
            self.end_temporaries()

    def expressions(self, nodes: list[e.Expression]) -> None:
        for node in nodes:
            self.expression(node)

    def expression(self, node: e.Expression) -> None:
        defaults = self._defaults
        self._defaults = defaults or bool(node.flags & e.DEFAULT_ARGUMENT)
        if not isinstance(node, e.TempInit):
            self.reach(node.start if node.start >= 0 else node.token)
        if isinstance(node, e.Operation):
            constant = _constant_with_part(node)
            if constant is None or not self._is_put_in(constant, node):
                self._operation(node)
        elif isinstance(node, e.VariableExpression):
            if node.category != e.PRVALUE or not self._is_constant(node.variable):
                self.add(NAME, None, node.variable, node.token)
        elif isinstance(node, e.RoutineExpression):
            self.add(NAME, node.routine, None, node.token)
            self.uses[-1].is_address = node in self._needed
        elif isinstance(node, e.ConstantExpression):
            written = node.constant.expression
            is_bound = isinstance(written, e.Operation) and written.operation == o.REFERENCE_TO
            self._constant(node.constant, not is_bound)
        elif isinstance(node, (e.TempInit, e.InitializerExpression)):
            self.init(node.init)
            self._temporary(node.type)
        elif isinstance(node, e.ObjectLifetime):
            self.expression(node.inner)
        elif isinstance(node, e.NewDelete):
            self._allocation(node)
        elif isinstance(node, e.Condition):
            self.statement(node.initialization)
            if node.init is not None:
                self.declares(node.init)
            self.expression(node.value)
        elif isinstance(node, e.StatementExpression):
            self.statement(node.block)
        elif isinstance(node, e.LambdaExpression):
            self._closure(node.lambda_node)
        elif isinstance(node, (e.BuiltinOperation, e.BracedInitList)):
            self.expressions(node.operands())
        self._defaults = defaults

    def _operation(self, node: e.Operation) -> None:
        operation = node.operation
        arguments = node.arguments
        if operation in o.CALLS and arguments:
            self._written_call(node)
            if node.category == e.PRVALUE:
                self._temporary(node.type)
        elif operation == o.NOEXCEPT:
            return
        elif operation == o.COMMA and (is_discarded(arguments[0]) or _is_address_of_function(arguments[0])):
            self.expressions(arguments[1:])
        elif operation in _COMPARISONS:
            for argument in arguments:
                if isinstance(argument, e.ConstantExpression):
                    self.reach(argument.start)
                    self._constant(argument.constant, False)
                else:
                    self.expressions(argument.operands() if _is_address_of_function(argument) else [argument])
        elif operation == o.CAST and is_void(node.type) and is_discarded(arguments[0]):
            return
        elif operation in _CHANGES and len(arguments) == 2:
            self._needed.add(arguments[1])
            self.expression(arguments[1])
            position = self.position
            self.expression(arguments[0])
            if _is_named_object(arguments[0]):
                # Its address needs no code.
                self.position = position
        elif operation in (o.LAND, o.LOR) and len(arguments) == 2:
            truth = self.truth(arguments[0])
            self.expression(arguments[0])
            if truth < 0 or (truth == 1) == (operation == o.LAND):
                self.expression(arguments[1])
        elif operation == o.QUESTION and len(arguments) == 3:
            truth = self.truth(arguments[0])
            self.expression(arguments[0])
            for taken, argument in ((1, arguments[1]), (0, arguments[2])):
                if truth in (-1, taken) and not self._is_constant_name(argument):
                    self.expression(argument)
        else:
            if operation == o.ADDRESS_OF:
                self._needed.update(arguments)
            self.expressions(arguments)

    def _is_constant(self, variable: Variable) -> bool:
        """Whether reading a variable gives a value that is known ([expr.const])."""
        if variable.type is None or not variable.type.qualifiers() & tk.CONST or class_of(variable.type) is not None:
            return False
        if isinstance(variable.type.skip_typerefs(), ArrayType):
            return False
        with unanswered:
            self.engine.evaluator.constant_of(variable, variable.type)
            return True
        return False

    def _is_put_in(self, variable: Variable, part: e.Expression) -> bool:
        """Whether the value of a part of a const variable may stand in the place of the object.

        The device compiler needs the object outside of initialisers where the part is an element of an array, an
        argument of a call, or is assigned, but that of static data members not always; elsewhere it mostly puts in the
        value.
        """
        if variable.flags & en.STATIC_DATA_MEMBER:
            return True
        is_element = isinstance(part, e.Operation) and part.operation == o.SUBSCRIPT
        if not self._initialises and (part in self._needed or is_element):
            return False
        with unanswered:
            init = self.engine.declared_initialisers.of_variable(variable)
            return init is not None and init.constant is not None
        return True

    def _is_constant_name(self, node: e.Expression) -> bool:
        return isinstance(node, e.VariableExpression) and self._is_constant(node.variable)

    def truth(self, node: e.Expression) -> int:
        """1 or 0 where a condition is a constant, else -1."""
        if not isinstance(node, e.ConstantExpression):
            return -1
        constant = node.constant
        return int(constant.value != 0) if isinstance(constant, c.IntegerConstant) else -1

    def _written_call(self, node: e.Operation) -> None:
        if self._defaults and not self.implied:
            self.position = node.start
        position = self.position
        self._call_of(node)
        self.position = position

    def _call_of(self, node: e.Operation) -> None:
        callee = node.arguments[0]
        others = node.arguments[1:]
        object_: e.Expression | None = None
        if isinstance(callee, e.Operation) and callee.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
            others = [*callee.arguments[:-1], *others]
            callee = callee.arguments[-1]
        if isinstance(callee, e.Operation) and callee.operation == o.ADDRESS_OF:
            callee = callee.arguments[0]
        known = behind_pointer(callee)
        if known is not None:
            self._called(known, node.start, None, others)
            return
        if node.operation != o.CALL and others:
            object_ = others[0]
            others = others[1:]
        self._needed.update(others)
        if not isinstance(callee, e.RoutineExpression):
            self.expressions([callee, *([] if object_ is None else [object_]), *others])
        elif object_ is not None and _is_virtual(node, callee.routine, object_):
            self.expressions([object_, *others])
        else:
            self._called(callee.routine, callee.token, object_, others)

    def _called(self, routine: Routine, name: int, object_: e.Expression | None, arguments: list[e.Expression]) -> None:
        """A call and its arguments: these come first where there are several."""
        position = self.position
        first = len(arguments) > 1
        inner = [*([] if object_ is None else [object_]), *arguments]
        if first:
            self.expressions(inner)
            self.position = position
        self.add(CALL, routine, None, position)
        made = self.uses[-1]
        made.written = name >= 0
        self.add(NAME, routine, None, name)
        if not first:
            self.expressions(inner)
        made.until = len(self.uses)

    def _is_of_toolkit(self, routine: Routine) -> bool:
        """Whether an allocation function is one that the toolkit declares for the device, or one that needs an
        alignment: of a size alone, or of a size and a `void *`, or a size more to deallocate."""
        if routine.owner() is not None:
            return False
        if not routine.declarations:
            return True
        further = self.engine.declare_types.routine_type(routine).parameters[1:]
        if not further or len(further) > 1:
            return not further
        type_ = further[0].canonical
        if isinstance(type_, PointerType):
            return isinstance(type_.target.canonical, VoidType)
        if isinstance(type_, en.EnumType):
            return type_.name == "align_val_t"
        return isinstance(type_, IntegerType) and "delete" in routine.name

    def _allocation(self, node: e.NewDelete) -> None:
        if node.routine is not None and not self._is_of_toolkit(node.routine):
            self.call(node.routine)
        if node.count is not None:
            self.expression(node.count)
        self.expressions(node.arguments)
        destructor = node.destructor
        init = node.init
        if node.is_new:
            made = constructor_of(init) if init is not None else None
            if node.is_array and not node.has_initializer and made is not None:
                self.add(NAME, made, None, -1)
            elif init is not None:
                self.init(init)
            if node.is_array and node.object_type is not None:
                destructor = self.engine.objects.destructor(node.object_type)
                if destructor is not None:
                    self.add(NAME, destructor, None, -1)
        elif destructor is not None and not destructor.flags & en.VIRTUAL:
            if node.is_array:
                self.add(NAME, destructor, None, -1)
            else:
                self.call(destructor)


def _is_virtual(node: e.Operation, routine: Routine, object_: e.Expression) -> bool:
    """Whether a call goes by the table of an object whose class is not known for certain."""
    if not routine.flags & en.VIRTUAL or node.flags & e.QUALIFIED_CALL:
        return False
    while isinstance(object_, e.Operation) and object_.operation in _SAME_OBJECT:
        object_ = object_.arguments[0]
    return not isinstance(object_, (e.VariableExpression, e.TempInit)) or class_of(object_.type) is None


def _constant_with_part(node: e.Operation) -> Variable | None:
    """The const variable of which an expression reads a part, found by constant steps alone."""
    if node.operation not in _READS or node.category != e.PRVALUE:
        return None
    part: e.Expression = node
    while isinstance(part, e.Operation):
        operation = part.operation
        if operation in _STEPS and len(part.arguments) == 2:
            base, step = part.arguments
            if isinstance(base, e.ConstantExpression):
                base, step = step, base
            if not isinstance(step, e.ConstantExpression):
                return None
            part = base
        elif operation in _PARTS:
            part = part.arguments[-1 if operation in (o.DOT_STATIC, o.POINTS_TO_STATIC) else 0]
        else:
            return None
    if not isinstance(part, e.VariableExpression):
        return None
    type_ = part.variable.type
    return part.variable if type_ is not None and type_.qualifiers() & tk.CONST else None


def _is_named_object(node: e.Expression) -> bool:
    """Whether an expression is a variable or a member of one."""
    while isinstance(node, e.Operation) and node.operation == o.DOT_FIELD:
        node = node.arguments[0]
    return isinstance(node, e.VariableExpression)


def _is_address_of_function(node: e.Expression) -> bool:
    return (
        isinstance(node, e.Operation)
        and node.operation == o.ADDRESS_OF
        and isinstance(node.arguments[0], e.RoutineExpression)
    )


def is_discarded(node: e.Expression) -> bool:
    """Whether a value that nobody wants is not even read: a function, a variable, or a part of one that constant steps
    lead to."""
    if isinstance(node, e.RoutineExpression):
        return True
    part = node
    while isinstance(part, e.Operation):
        operation = part.operation
        if operation == o.SUBSCRIPT and len(part.arguments) == 2:
            base, step = part.arguments
            if not isinstance(step, e.ConstantExpression):
                return False
            part = base
        elif operation in (o.DOT_FIELD, o.ARRAY_TO_POINTER) or (operation == o.CAST and len(part.arguments) == 1):
            part = part.arguments[0]
        else:
            return False
    return isinstance(part, e.VariableExpression) and not node.type.qualifiers() & tk.VOLATILE
