"""Value-dependence ([temp.dep.constexpr]): what has a value that only an instance of the template knows."""

from cufe.il.expressions import (
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    ConstantExpression,
    Expression,
)
from cufe.il.initialisation import DynamicInit


def is_value_dependent(expression: Expression) -> bool:
    """Whether an operand somewhere in an expression waits for template arguments."""
    stack = [expression]
    while stack:
        at = stack.pop()
        if at.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT) or at.type.dependent:
            return True
        if isinstance(at, ConstantExpression) and at.constant.dependent:
            return True
        stack += at.operands()
    return False


def has_dependent_value(init: DynamicInit) -> bool:
    """Whether an initialisation gives a value that waits for template arguments."""
    if init.constant is not None:
        return init.constant.dependent
    return init.expression is not None and is_value_dependent(init.expression)
