"""Folding: which expressions become constants where no constant is asked for (probed expression by expression).

An operation is folded where all its operands are constants already.  Reading a variable that may be used in constants,
a member of such an object and a call of a constexpr function are folded, too; `a[1]` of an array is not.
"""

from cufe.final import Final
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il.entities import BUILTIN, CONSTEVAL, CONSTEXPR, CONSTEXPR_VARIABLE, ClassType, Routine, Variable
from cufe.il.type_kinds import CONST
from cufe.il.types import ArrayType, NullptrType, PointerType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.arithmetic import VALUE_BITS, is_unsigned
from cufe.sema.constant.objects import IntegerValue, ObjectValue, PointerValue, Value, VoidValue
from cufe.sema.constant.places import innermost_reference, root
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare

_DEPENDENT: Final = x.TYPE_DEPENDENT | x.VALUE_DEPENDENT
_NEVER: Final = frozenset(
    (
        o.ASSIGN, o.PRE_INCR, o.PRE_DECR, o.POST_INCR, o.POST_DECR, o.ADDRESS_OF, o.REFERENCE_TO, o.ARRAY_TO_POINTER,
        o.PADD, o.PSUBTRACT, o.CLASS_RVALUE_ADJUST, o.LVALUE_ADJUST, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST,
    )
)  # fmt: skip
_CASTS: Final = frozenset((o.CAST, o.BOOL_CAST, o.BASE_CLASS_CAST))
_PLACES: Final = frozenset((o.DOT_FIELD, o.POINTS_TO_FIELD, o.INDIRECT, o.REF_INDIRECT))
_COMPARISONS: Final = frozenset((o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE, o.PDIFF))


class Folder(EvaluatorPart):
    """Makes constants of expressions that are ready for it."""

    def fold(self, expression: x.Expression) -> x.Expression:
        """The constant with the expression in it, or the expression itself."""
        return self._folded(expression, True)

    def initializer(self, expression: x.Expression) -> x.Expression:
        """Does what `fold` does, for an expression of any form."""
        return self._folded(expression, False)

    def _folded(self, expression: x.Expression, by_form: bool) -> x.Expression:
        if isinstance(expression, x.ConstantExpression) or expression.flags & _DEPENDENT or expression.type.dependent:
            return expression
        if expression.category != x.PRVALUE:
            return expression
        before = self.hub.asked
        self.hub.asked = False
        try:
            value = self._value(expression) if by_form else self.hub.evaluate(expression, False)
            if value is None or self.hub.asked or (not by_form and isinstance(value, VoidValue)):
                return expression
            constant = self._constant(expression, value, by_form)
        except (IllFormed, Dependent, Unknown):
            return expression
        finally:
            self.hub.asked = before
        return self._made(expression, constant)

    def _constant(self, expression: x.Expression, value: Value, by_form: bool) -> c.Constant:
        """The value as a constant; a number that becomes a pointer stays one."""
        if by_form and isinstance(value, PointerValue) and self._is_number(expression):
            return c.IntegerConstant(expression.type, value.number)
        return self.hub.reflection.constant(value, expression.type)

    def _is_number(self, expression: x.Expression) -> bool:
        """Whether it is the cast of a number to a pointer."""
        if not isinstance(expression, x.Operation) or expression.operation != o.CAST:
            return False
        inner = expression.arguments[0]
        if not isinstance(bare(expression.type), PointerType) or not isinstance(inner, x.ConstantExpression):
            return False
        return isinstance(inner.constant, c.IntegerConstant) and not isinstance(bare(inner.type), NullptrType)

    def _made(self, expression: x.Expression, constant: c.Constant) -> x.Expression:
        if isinstance(expression, x.VariableExpression):
            expression.lvalue_type = None
        is_cast = isinstance(expression, x.Operation) and expression.operation in _CASTS
        if isinstance(constant, c.MemberPointerConstant):
            constant.computed = not is_cast and not isinstance(expression, x.TempInit)
        if isinstance(expression, x.Operation) and is_cast:
            inner = expression.arguments[0]
            # A cast is kept with what was written, not with the constant that that was folded to.
            if isinstance(inner, x.ConstantExpression) and not c.is_enumerator(inner.constant):
                expression.arguments[0] = inner.constant.expression or inner
        if not self._is_forgotten(expression):
            constant.expression = expression
        made = x.ConstantExpression(constant, expression.start if expression.start >= 0 else expression.token)
        made.type = expression.type
        made.start = expression.start
        return made

    def _is_forgotten(self, expression: x.Expression) -> bool:
        """A call of __builtin_constant_p leaves its value alone."""
        if not isinstance(expression, x.Operation) or expression.operation != o.CALL:
            return False
        callee = expression.arguments[0]
        return isinstance(callee, x.RoutineExpression) and callee.routine.name == "__builtin_constant_p"

    def _value(self, expression: x.Expression) -> Value | None:
        """The value, None where the tool leaves the expression as it is."""
        if isinstance(expression, x.VariableExpression):
            return self._variable(expression)
        if isinstance(expression, x.Operation):
            return self._operation(expression)
        if isinstance(expression, (x.TypeQuery, x.BuiltinOperation)):
            if isinstance(expression, x.TypeQuery) and expression.kind == x.ENK_TYPEID:
                return None
            if isinstance(expression, x.BuiltinOperation) and expression.name == "__builtin_bit_cast":
                return None
            return self.hub.evaluate(expression, True)
        if isinstance(expression, x.TempInit) and not _is_class(expression.type):
            return self.hub.evaluate(expression, False)
        if isinstance(expression, x.StatementExpression):
            value = self.hub.evaluate(expression, False)
            return None if isinstance(value, VoidValue) else value
        return None

    def _variable(self, expression: x.VariableExpression) -> Value | None:
        if expression.lvalue_type is None:
            return None
        variable = expression.variable
        type_ = self.hub.engine.declare_types.variable_type(variable)
        if not self.hub.may_be_read(variable, type_) or _is_class(type_):
            return None
        return self.hub.evaluate(expression, False)

    def _operation(self, expression: x.Operation) -> Value | None:
        operation = expression.operation
        arguments = expression.arguments
        if operation in _NEVER or o.ADD_ASSIGN <= operation <= o.PSUBTRACT_ASSIGN:
            return None
        if operation in o.ALL_CALLS:
            return self._call(expression)
        if operation in _PLACES:
            return self._read(expression)
        if operation in (o.LAND, o.LOR):
            return self._logical(expression)
        if operation == o.QUESTION:
            return self._question(expression)
        if operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
            return self._static(expression)
        if operation == o.NOEXCEPT:
            return self.hub.evaluate(expression, True)
        if operation in _COMPARISONS and isinstance(bare(arguments[0].type), PointerType):
            return self._pointers(expression)
        for argument in arguments:
            if not isinstance(argument, x.ConstantExpression) or isinstance(argument.constant, c.StringConstant):
                return None
            if c.is_not_finite(argument.constant) and (operation in o.ARITHMETIC or operation == o.NEGATE):
                # Arithmetic with infinities is left as it is, but for initialisers of constants (observed).
                return None
        if operation in o.ARITHMETIC:
            return self._wrapped(expression)
        if self._is_number(expression):
            return self.hub.conversions.convert(self.hub.evaluate(arguments[0], False), expression.type)
        if operation == o.NEGATE or operation == o.COMPLEMENT:
            value = self.hub.evaluate(arguments[0], False)
            return self.hub.values.unary(operation, value, expression, True)
        return self.hub.evaluate(expression, False)

    def _wrapped(self, expression: x.Operation) -> Value:
        """Arithmetic: a result out of range is brought into it, and all bits can be shifted out, with a warning."""
        left = self.hub.evaluate(expression.arguments[0], False)
        right = self.hub.evaluate(expression.arguments[1], False)
        if expression.operation in (o.SHIFTL, o.SHIFTR):
            integer = self.hub.conversions.integer_type(expression.type)
            if integer is not None and isinstance(left, IntegerValue) and isinstance(right, IntegerValue):
                width = VALUE_BITS[integer.int_kind] + (0 if is_unsigned(integer.int_kind) else 1)
                if right.value >= width:
                    gone = expression.operation == o.SHIFTL or left.value >= 0
                    return IntegerValue(0 if gone else -1)
        return self.hub.values.binary(expression.operation, left, right, expression, True)

    def _logical(self, expression: x.Operation) -> Value | None:
        first, second = expression.arguments
        if not isinstance(first, x.ConstantExpression):
            return None
        value = self.hub.evaluate(first, False)
        if self.hub.conversions.truth(value) == (expression.operation == o.LOR):
            return IntegerValue(int(expression.operation == o.LOR))
        return self.hub.evaluate(second, False) if isinstance(second, x.ConstantExpression) else None

    def _question(self, expression: x.Operation) -> Value | None:
        condition = expression.arguments[0]
        if not isinstance(condition, x.ConstantExpression):
            return None
        if expression.lvalue_type is not None and not _all_constant(expression.arguments):
            return None
        truth = self.hub.conversions.truth(self.hub.evaluate(condition, False))
        chosen = expression.arguments[1] if truth else expression.arguments[-1]
        if not isinstance(chosen, x.ConstantExpression) or isinstance(chosen.constant, c.StringConstant):
            return None
        return self.hub.evaluate(chosen, False)

    def _static(self, expression: x.Operation) -> Value | None:
        """`object.member` of a static member that is a constant; the object must not do anything."""
        member = expression.arguments[1]
        if self._acts(expression.arguments[0]):
            return None
        if isinstance(member, x.VariableExpression):
            member = self.handed_on(member)
            expression.arguments[1] = member
        return self.hub.evaluate(member, False) if isinstance(member, x.ConstantExpression) else None

    def handed_on(self, operand: x.Expression) -> x.Expression:
        """An operand that an operation around it reads, as the constant that it is."""
        read = operand.lvalue_type
        folded = self.fold(operand)
        if isinstance(folded, x.ConstantExpression) and folded is not operand:
            folded.lvalue_type = read
            folded.token = -1
        return folded

    def _acts(self, expression: x.Expression) -> bool:
        """Whether evaluating has an effect."""
        if isinstance(expression, x.Operation):
            operation = expression.operation
            if operation in o.ALL_CALLS or operation in _NEVER - {o.ADDRESS_OF, o.ARRAY_TO_POINTER}:
                return operation not in (o.BASE_CLASS_CAST, o.LVALUE_ADJUST, o.CLASS_RVALUE_ADJUST)
            return any(self._acts(argument) for argument in expression.arguments)
        return not isinstance(expression, (x.VariableExpression, x.ConstantExpression, x.FieldExpression))

    def _read(self, expression: x.Operation) -> Value | None:
        """A part of an object that may be used in constants, or what a pointer or reference to one refers to."""
        if _is_class(expression.type):
            return None
        at = root(expression)
        reference = innermost_reference(expression)
        if isinstance(at, x.VariableExpression):
            type_ = self.hub.engine.declare_types.variable_type(at.variable)
            if not self.hub.may_be_read(at.variable, type_):
                return None
            if reference is not None and not _is_constant_reference(at.variable, type_):
                return None
        elif isinstance(at, x.Operation) and at.operation in o.ALL_CALLS:
            return self._call_result(expression, at)
        elif not isinstance(at, (x.TempInit, x.ConstantExpression)):
            return None
        value = self.hub.evaluate(expression, False)
        if reference is not None and isinstance(at, x.VariableExpression):
            if not isinstance(at.variable.parent, Routine):
                reference.arguments[0] = self._reference(at)
        elif reference is not None and isinstance(at, x.ConstantExpression) and at.token < 0:
            at.token = expression.start
        return value

    def _reference(self, variable: x.VariableExpression) -> x.Expression:
        """A variable of reference type whose referent is known: the constant in its place."""
        constant = self.hub.reflection.constant(self.hub.evaluate(variable, False), variable.type)
        read = variable.lvalue_type
        token = variable.token
        variable.token = -1
        variable.lvalue_type = None
        constant.expression = variable
        made = x.ConstantExpression(constant, token)
        made.lvalue_type = read
        return made

    def _call_result(self, expression: x.Operation, call: x.Operation) -> Value | None:
        routine = x.called_routine(call)
        if routine is None or not routine.flags & (CONSTEXPR | CONSTEVAL):
            return None
        return self.hub.evaluate(expression, False)

    def _call(self, expression: x.Operation) -> Value | None:
        routine = x.called_routine(expression)
        if routine is None:
            return None
        if not routine.flags & BUILTIN and not self.hub.engine.constexpr_functions.is_constexpr(routine):
            return None
        value = self.hub.evaluate(expression, bool(routine.flags & CONSTEVAL))
        if isinstance(value, ObjectValue) and not routine.flags & CONSTEVAL:
            return None
        if isinstance(value, PointerValue) and not isinstance(bare(expression.type), PointerType):
            # A reference to an object that is there for the whole program is a constant, too.
            return value if value.cell is not None and value.cell.root().variable is not None else None
        return value

    def _pointers(self, expression: x.Operation) -> Value | None:
        """A comparison or difference of two addresses: the operands become constants, too."""
        value = self.hub.evaluate(expression, False)
        for index, argument in enumerate(expression.arguments):
            if not isinstance(argument, x.ConstantExpression):
                constant = self.hub.reflection.constant(self.hub.evaluate(argument, False), argument.type)
                expression.arguments[index] = self._made(argument, constant)
        return value


def _all_constant(operands: list[x.Expression]) -> bool:
    return all(isinstance(operand, x.ConstantExpression) for operand in operands)


def _is_class(type_: Type) -> bool:
    return isinstance(bare(type_), (ClassType, ArrayType))


def _is_constant_reference(variable: Variable, type_: Type) -> bool:
    """Whether what a variable refers to may be constant: a reference of a block has to be bound to a constant address,
    and only what is const keeps its value."""
    reference = type_.skip_typerefs()
    if not isinstance(reference, ReferenceType) or variable.flags & CONSTEXPR_VARIABLE:
        return True
    if isinstance(variable.parent, Routine) and variable.value is None:
        return False
    return bool(reference.target.qualifiers() & CONST)
