"""Value-dependence ([temp.dep.constexpr]): what has a value that only an instance of the template knows."""

from cufe.il.constants import AggregateConstant, Constant, DynamicInitConstant
from cufe.il.expressions import TYPE_DEPENDENT, VALUE_DEPENDENT, ConstantExpression, Expression, VariableExpression
from cufe.il.initialisation import DynamicInit


def is_value_dependent(expression: Expression) -> bool:
    """Whether an operand somewhere in an expression waits for template arguments."""
    stack = [expression]
    while stack:
        at = stack.pop()
        if _waits(at):
            return True
        stack += at.operands()
    return False


def has_dependent_value(init: DynamicInit) -> bool:
    """Whether an initialisation gives a value that waits for template arguments.

    Variables pass that on, whatever their type and whether they are const: after `int a = N;` also `const int b = a;`
    (observed)."""
    if init.constant is not None:
        return _hangs(init.constant)
    stack = list(init.arguments) if init.expression is None else [init.expression]
    while stack:
        at = stack.pop()
        if _waits(at) or (isinstance(at, VariableExpression) and at.variable.dependent_initialiser):
            return True
        stack += at.operands()
    return False


def _waits(at: Expression) -> bool:
    if at.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT) or at.type.dependent:
        return True
    return isinstance(at, ConstantExpression) and at.constant.dependent


def _hangs(constant: Constant) -> bool:
    """Whether a constant, or a part of it, has a value that waits for template arguments."""
    if isinstance(constant, AggregateConstant):
        return any(_hangs(element) for element in constant.elements)
    if isinstance(constant, DynamicInitConstant):
        return has_dependent_value(constant.init)
    return constant.dependent
