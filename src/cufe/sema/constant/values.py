"""Prvalues of the evaluator: what an expression computes ([expr.const], [expr])."""

from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import StringConstant
from cufe.il.entities import ClassType, Variable
from cufe.il.floating import Floating
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant import arithmetic as a
from cufe.sema.constant import objects as ob
from cufe.sema.constant.places import PLACES, names_an_object
from cufe.sema.constant.reasons import (
    NOT_INTERPRETED,
    OUT_OF_RANGE,
    RUN_TIME_STORAGE,
    VALUE_OF,
    VALUE_TOO_LARGE,
    VOLATILE,
    NotConstant,
)
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare

_DEPENDENT: Final = x.TYPE_DEPENDENT | x.VALUE_DEPENDENT


class Values(EvaluatorPart):
    """Evaluates expressions to values."""

    def of(self, expression: x.Expression, frame: ob.Frame) -> ob.Value:
        """The value of a prvalue; of a glvalue that is not read, its place."""
        if isinstance(expression, x.ConstantExpression):
            if isinstance(expression.constant, StringConstant):
                return self.hub.places.of(expression, frame)
            return self.hub.reflection.value(expression.constant)
        if isinstance(expression, x.Operation):
            return self._operation(expression, frame)
        if isinstance(expression, x.VariableExpression):
            if expression.flags & _DEPENDENT:
                raise Dependent
            place = self.hub.places.of(expression, frame)
            return self._loaded(expression, place) if expression.category == x.PRVALUE else place
        if isinstance(expression, x.TempInit):
            return self._temporary(expression, frame)
        if isinstance(expression, x.RoutineExpression):
            return ob.function_pointer(expression.routine)
        if isinstance(expression, x.TypeQuery):
            return self._query(expression)
        if isinstance(expression, x.BuiltinOperation):
            return self.hub.builtin_operations.of(expression, frame)
        return self._other(expression, frame)

    def _other(self, expression: x.Expression, frame: ob.Frame) -> ob.Value:
        if isinstance(expression, x.ObjectLifetime):
            mark = len(frame.temporaries)
            value = self.of(expression.inner, frame)
            self.hub.calls.end_temporaries(frame, mark)
            return value
        if isinstance(expression, x.Condition):
            if expression.initialization is not None:
                self.hub.statements.inline(expression.initialization, frame)
            if expression.init is not None:
                self.hub.statements.initialise(expression.init, frame)
            return self.of(expression.value, frame)
        if isinstance(expression, x.LambdaExpression):
            cell = self.hub.memory.new(expression.type)
            self.hub.initialization.closure(cell, expression.lambda_node, frame)
            return ob.ObjectValue(cell)
        if isinstance(expression, x.StatementExpression):
            return self.hub.statements.expression(expression.block, frame)
        if isinstance(expression, x.ReuseValue):
            known = frame.reused.get(id(expression.source))
            return known if known is not None else self.of(expression.source, frame)
        if isinstance(expression, x.NewDelete):
            return self.hub.allocations.of(expression, frame)
        if isinstance(expression, x.Throw):
            raise NotConstant(NOT_INTERPRETED, "expression cannot be interpreted", expression.token)
        if isinstance(expression, x.ErrorExpression):
            raise Unknown(expression.cause, expression.token)
        if isinstance(expression, x.ParamRef):
            raise IllFormed("the value of a parameter cannot be used as a constant", expression.token)
        if expression.flags & _DEPENDENT or expression.type.dependent:
            raise Dependent
        if isinstance(expression, (x.SizeofPack, x.Fold, x.ConceptId, x.RequiresExpression, x.DependentExpression)):
            raise Dependent
        raise Unknown("an expression that the evaluator does not know", expression.token)

    def discard(self, expression: x.Expression, frame: ob.Frame) -> None:
        """Evaluates for side effects."""
        if expression.category == x.PRVALUE:
            self.of(expression, frame)
        else:
            self.hub.places.of(expression, frame)

    def discard_object(self, expression: x.Expression, frame: ob.Frame) -> None:
        """The object of a static member; which one a pointer or reference leads to does not count."""
        if not names_an_object(expression):
            self.discard(expression, frame)

    def truth(self, expression: x.Expression, frame: ob.Frame) -> bool:
        return self.hub.conversions.truth(self.of(expression, frame))

    def branch(self, arguments: list[x.Expression], frame: ob.Frame) -> x.Expression:
        """The operand of a conditional expression that is evaluated."""
        condition = arguments[0]
        value = self.of(condition, frame)
        if len(arguments) > 2 and isinstance(arguments[1], x.ReuseValue):
            frame.reused[id(arguments[1].source)] = value
        return arguments[1] if self.hub.conversions.truth(value) else arguments[-1]

    def _loaded(self, expression: x.VariableExpression, place: ob.PointerValue) -> ob.Value:
        """The value of a variable; where it has none, that is reported for its name."""
        if _is_volatile(expression.variable):
            raise NotConstant(VOLATILE, "attempt to read from volatile storage", expression.token)
        try:
            return self.hub.memory.load(place)
        except NotConstant as failure:
            if failure.token < 0 and failure.entity is expression.variable:
                failure.token = expression.token if expression.flags & x.PARENTHESIZED else expression.start
            raise

    def accessed(self, place: ob.PointerValue, operation: x.Operation) -> ob.Value:
        """The value of an object that an operation leads to; where it has none, that is reported for the operation."""
        try:
            return self.hub.memory.load(place)
        except NotConstant as failure:
            if failure.token < 0:
                failure.token = operation.token
                if failure.note == VALUE_OF:
                    failure.note = RUN_TIME_STORAGE
                    failure.entity = None
            raise

    def _temporary(self, expression: x.TempInit, frame: ob.Frame) -> ob.Value:
        cell = self.hub.initialization.temporary(expression.init, expression.type, frame)
        if expression.category != x.PRVALUE:
            return ob.pointer_to(cell)
        if cell.parts is not None:
            return ob.ObjectValue(cell)
        return self.hub.memory.read(cell)

    # --- operations --------------------------------------------------------------------------------------------------

    def _operation(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        if expression.flags & _DEPENDENT:
            raise Dependent
        operation = expression.operation
        hub = self.hub
        if operation in PLACES:
            place = hub.places.of(expression, frame)
            return self.accessed(place, expression) if expression.category == x.PRVALUE else place
        arguments = expression.arguments
        if operation in o.ARITHMETIC:
            return self._binary(expression, frame)
        if operation in o.COMPARISONS:
            return self._comparison(expression, frame)
        if operation == o.CAST or operation == o.BOOL_CAST:
            return self._cast(expression, frame)
        if operation in o.ALL_CALLS:
            return hub.calls.of(expression, frame)
        if operation == o.LAND:
            return ob.IntegerValue(int(self.truth(arguments[0], frame) and self.truth(arguments[1], frame)))
        if operation == o.LOR:
            return ob.IntegerValue(int(self.truth(arguments[0], frame) or self.truth(arguments[1], frame)))
        if operation == o.NOT:
            return ob.IntegerValue(int(not self.truth(arguments[0], frame)))
        if operation == o.QUESTION:
            chosen = self.branch(arguments, frame)
            if expression.category != x.PRVALUE:
                return hub.places.of(chosen, frame)
            return self._read(chosen, frame)
        if operation == o.COMMA:
            self.discard(arguments[0], frame)
            if expression.category != x.PRVALUE:
                return hub.places.of(arguments[1], frame)
            return self._read(arguments[1], frame)
        if operation == o.REFERENCE_TO or operation == o.ADDRESS_OF:
            return self._address(expression, frame)
        if operation == o.ARRAY_TO_POINTER:
            place = hub.places.of(arguments[0], frame)
            return place if place.part else hub.memory.decay(hub.memory.target(place))
        if operation in (o.NEGATE, o.UNARY_PLUS, o.COMPLEMENT):
            return self._unary(expression, frame)
        return self._pointer_operation(expression, frame)

    def _read(self, expression: x.Expression, frame: ob.Frame) -> ob.Value:
        """The value of an operand whose node may still be a glvalue."""
        if expression.category == x.PRVALUE or isinstance(bare(expression.type), t.VoidType):
            return self.of(expression, frame)
        return self.hub.memory.load(self.hub.places.of(expression, frame))

    def _address(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        inner = expression.arguments[0]
        if isinstance(bare(expression.type), t.MemberPointerType):
            if isinstance(inner, x.FieldExpression):
                return ob.MemberPointerValue(inner.field)
            if isinstance(inner, x.RoutineExpression):
                return ob.MemberPointerValue(inner.routine)
        place = self.hub.places.of(inner, frame)
        if place.is_number() and not place.part:
            raise IllFormed("attempt to access run-time storage", expression.token)
        return place

    def _pointer_operation(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        operation = expression.operation
        arguments = expression.arguments
        hub = self.hub
        if operation in (o.PADD, o.PSUBTRACT):
            left = self.of(arguments[0], frame)
            right = self.of(arguments[1], frame)
            if isinstance(left, ob.IntegerValue):
                left, right = right, left
            if isinstance(left, ob.PointerValue) and isinstance(right, ob.IntegerValue):
                return hub.pointers.advanced(left, -right.value if operation == o.PSUBTRACT else right.value)
            raise Unknown("pointer arithmetic", expression.token)
        if operation == o.PDIFF:
            left = self.of(arguments[0], frame)
            right = self.of(arguments[1], frame)
            if isinstance(left, ob.PointerValue) and isinstance(right, ob.PointerValue):
                return ob.IntegerValue(hub.pointers.distance(left, right))
            raise Unknown("pointer difference", expression.token)
        if operation in (o.POST_INCR, o.POST_DECR):
            return hub.assignments.postfix(expression, frame)
        if operation in (o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST):
            return self._class_cast(expression, frame)
        if operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
            self.discard_object(arguments[0], frame)
            return self._read(arguments[1], frame)
        if operation in (o.PARENS, o.CLASS_RVALUE_ADJUST):
            return self._read(arguments[0], frame)
        if operation == o.SPACESHIP:
            return hub.comparisons.of(expression, frame)
        if operation in (o.DOT_VACUOUS_DESTRUCTOR_CALL, o.POINTS_TO_VACUOUS_DESTRUCTOR_CALL):
            self.discard(arguments[0], frame)
            return ob.VoidValue()
        if operation == o.NOEXCEPT:
            return ob.IntegerValue(int(not hub.engine.throwing.may_throw(arguments[0])))
        if operation in (o.PM_BASE_CLASS_CAST, o.PM_DERIVED_CLASS_CAST):
            return self.of(expression.arguments[0], frame)
        if operation in (o.REAL_PART, o.IMAG_PART):
            return self._complex_part(expression, frame)
        if expression.flags & _DEPENDENT:
            raise Dependent
        if operation == o.DYNAMIC_CAST:
            return hub.dynamic.pointer_cast(expression, frame)
        raise IllFormed("expression cannot be interpreted", expression.token)

    def _class_cast(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        """A pointer or object converted to a base or derived class."""
        target = bare(expression.type)
        inner = expression.arguments[0]
        if isinstance(target, t.PointerType):
            value = self.of(inner, frame)
            cls = bare(target.target)
            if isinstance(value, ob.PointerValue) and isinstance(cls, ClassType):
                return self.hub.pointers.to_class(value, cls)
            raise Unknown("conversion between classes", expression.token)
        place = self.hub.places.of(expression, frame)
        return self.hub.memory.load(place) if expression.category == x.PRVALUE else place

    def _complex_part(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        value = self._read(expression.arguments[0], frame)
        real = expression.operation == o.REAL_PART
        if isinstance(value, ob.ComplexValue):
            return value.real if real else value.imaginary
        return value if real else self.hub.memory.zero_value(expression.type)

    # --- casts -------------------------------------------------------------------------------------------------------

    def _cast(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        inner = expression.arguments[0]
        target = bare(expression.type)
        if isinstance(target, t.VoidType):
            self.discard(inner, frame)
            return ob.VoidValue()
        if expression.category != x.PRVALUE:
            return self.hub.places.of(inner, frame)
        value = self._read(inner, frame)
        if isinstance(target, ClassType) or isinstance(value, ob.ObjectValue):
            return value
        if isinstance(target, t.PointerType) and isinstance(value, ob.PointerValue):
            return self.hub.pointers.cast(value, inner.type, expression.type)
        if isinstance(target, t.PointerType) and isinstance(value, ob.IntegerValue) and value.value != 0:
            raise IllFormed("conversion from an integer to a pointer is invalid in constant-expression evaluation")
        if isinstance(target, t.ReferenceType):
            return value
        if isinstance(target, t.MemberPointerType) and isinstance(value, ob.MemberPointerValue):
            return value
        if isinstance(target, t.IntegerType) and target.sort != tk.BOOL and isinstance(value, ob.PointerValue):
            if not isinstance(bare(inner.type), t.NullptrType) and not value.part:
                raise IllFormed("conversion from a pointer is invalid in constant-expression evaluation")
        return self.hub.conversions.convert(value, expression.type)

    # --- arithmetic --------------------------------------------------------------------------------------------------

    def _binary(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        left = self.of(expression.arguments[0], frame)
        right = self.of(expression.arguments[1], frame)
        return self.binary(expression.operation, left, right, expression, False)

    def binary(self, operation: int, left: ob.Value, right: ob.Value, expression: x.Expression, wrap: bool) -> ob.Value:
        """`left op right` in the type of the expression; `wrap`: a result out of range is brought into it."""
        return self.binary_in(operation, left, right, expression.type, expression.token, wrap)

    def binary_in(
        self, operation: int, left: ob.Value, right: ob.Value, in_type: t.Type, token: int, wrap: bool
    ) -> ob.Value:
        type_ = bare(in_type)
        try:
            if isinstance(left, ob.IntegerValue) and isinstance(right, ob.IntegerValue):
                integer = self.hub.conversions.integer_type(type_)
                if integer is None:
                    raise Unknown("integer arithmetic in another type", token)
                kind = integer.int_kind
                return self._in_range(a.integer_binary(operation, left.value, right.value, kind), operation, kind, wrap)
            if (
                isinstance(left, ob.FloatingValue)
                and isinstance(right, ob.FloatingValue)
                and isinstance(type_, t.FloatType)
            ):
                return ob.FloatingValue(self._floating(operation, left.value, right.value, type_.float_kind))
        except a.OutOfRangeError as failure:
            raise _out_of_range(failure, in_type, token) from None
        if isinstance(type_, t.ComplexType):
            return self.hub.complex.binary(operation, left, right, type_)
        if isinstance(left, ob.ObjectValue) or isinstance(right, ob.ObjectValue):
            raise Unknown("arithmetic on objects", token)
        raise Unknown("arithmetic", token)

    def _floating(self, operation: int, left: Floating, right: Floating, kind: int) -> Floating:
        result = a.float_binary(operation, left, right, kind)
        # The tool takes 0.0 / 0.0, and no other operation that makes a NaN.
        if result.special == "nan" and "nan" not in (left.special, right.special) and operation != o.DIVIDE:
            raise a.OutOfRangeError("floating-point operation result is out of range")
        return result

    def _in_range(self, result: int, operation: int, kind: int, wrap: bool) -> ob.Value:
        if a.fits(result, kind):
            return ob.IntegerValue(result)
        if wrap or a.is_unsigned(kind):
            return ob.IntegerValue(a.wrapped(result, kind))
        if operation == o.SHIFTL:
            # Since C++20 a shift to the left drops bits; before, only the sign bit may be shifted into.
            if self.hub.engine.language.standard >= 2020 or (result >= 0 and result <= 2 * a.largest(kind) + 1):
                return ob.IntegerValue(a.wrapped(result, kind))
        raise a.OutOfRangeError("value exceeds range of the integer type", True)

    def _unary(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        value = self.of(expression.arguments[0], frame)
        return self.unary(expression.operation, value, expression, False)

    def unary(self, operation: int, value: ob.Value, expression: x.Expression, wrap: bool) -> ob.Value:
        """`-value`, `+value` or `~value` in the type of the expression."""
        if operation == o.UNARY_PLUS:
            return value
        if isinstance(value, ob.IntegerValue):
            integer = self.hub.conversions.integer_type(expression.type)
            if integer is None:
                raise Unknown("integer arithmetic in another type", expression.token)
            result = -value.value if operation == o.NEGATE else ~value.value
            try:
                return self._in_range(result, operation, integer.int_kind, wrap)
            except a.OutOfRangeError as failure:
                raise _out_of_range(failure, expression.type, expression.token) from None
        if isinstance(value, ob.FloatingValue) and operation == o.NEGATE:
            return ob.FloatingValue(a.negated(value.value))
        if isinstance(value, ob.ComplexValue):
            return self.hub.complex.unary(operation, value)
        raise Unknown("arithmetic", expression.token)

    def _comparison(self, expression: x.Operation, frame: ob.Frame) -> ob.Value:
        left = self.of(expression.arguments[0], frame)
        right = self.of(expression.arguments[1], frame)
        return ob.IntegerValue(int(self.compare(expression.operation, left, right)))

    def compare(self, operation: int, left: ob.Value, right: ob.Value) -> bool:
        """A comparison of two values of one type."""
        if isinstance(left, ob.IntegerValue) and isinstance(right, ob.IntegerValue):
            return a.compare(operation, (left.value > right.value) - (left.value < right.value))
        if isinstance(left, ob.FloatingValue) and isinstance(right, ob.FloatingValue):
            return a.float_compare(operation, left.value, right.value)
        if isinstance(left, ob.PointerValue) and isinstance(right, ob.PointerValue):
            return self.hub.pointers.compare(operation, left, right)
        if isinstance(left, ob.PointerValue) and isinstance(right, ob.IntegerValue):
            return left.is_null() if operation == o.EQ else not left.is_null()
        if isinstance(right, ob.PointerValue) and isinstance(left, ob.IntegerValue):
            return right.is_null() if operation == o.EQ else not right.is_null()
        if isinstance(left, ob.MemberPointerValue) and isinstance(right, ob.MemberPointerValue):
            return (left.member is right.member) == (operation == o.EQ)
        if isinstance(left, ob.ComplexValue) and isinstance(right, ob.ComplexValue):
            same = self.compare(o.EQ, left.real, right.real) and self.compare(o.EQ, left.imaginary, right.imaginary)
            return same == (operation == o.EQ)
        if isinstance(left, ob.TypeInfoValue) and isinstance(right, ob.TypeInfoValue):
            return (left.type is right.type) == (operation == o.EQ)
        raise Unknown("comparison")

    # --- queries -----------------------------------------------------------------------------------------------------

    def _query(self, expression: x.TypeQuery) -> ob.Value:
        """sizeof and alignof; typeid gives an object that has an address alone."""
        if expression.kind == x.ENK_TYPEID:
            raise IllFormed("typeid is no constant", expression.token)
        type_ = expression.type_operand
        operand = expression.operand
        if type_ is None and operand is not None:
            type_ = operand.type
        if type_ is None:
            raise Unknown("sizeof", expression.token)
        if type_.dependent or expression.flags & _DEPENDENT:
            raise Dependent
        if self.hub.engine.trials.under_way and isinstance(bare(type_), (t.VoidType, t.RoutineType)):
            # It is a GNU extension, which is no argument or bound with template arguments put in.
            raise NotConstant(NOT_INTERPRETED, "size of what is no object", expression.token)
        if expression.kind == x.ENK_SIZEOF:
            return ob.IntegerValue(self.hub.engine.layout.size(type_))
        return ob.IntegerValue(self.hub.engine.layout.alignment(type_))


def _out_of_range(failure: a.OutOfRangeError, type_: t.Type, token: int) -> NotConstant:
    if failure.too_large:
        return NotConstant(VALUE_TOO_LARGE, failure.cause, token, type_=type_)
    return NotConstant(OUT_OF_RANGE, failure.cause, token)


def _is_volatile(variable: Variable) -> bool:
    """Whether a variable, or what it refers to, is volatile ([expr.const])."""
    type_ = variable.type
    if isinstance(type_, t.ReferenceType):
        type_ = type_.target
    return type_ is not None and bool(type_.qualifiers() & tk.VOLATILE)
