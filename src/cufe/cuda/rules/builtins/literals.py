"""Which constants are literals as memory orders and thread scopes (20297, 20298; observed: diagnostics-b 3.7)."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il.expressions import (
    COMPILER_GENERATED,
    CONVERSION_CALL,
    PRVALUE,
    ConstantExpression,
    Expression,
    Operation,
    TypeQuery,
    VariableExpression,
)

#: operations whose result is read
_READS: Final = frozenset(
    (o.COMMA, o.SUBSCRIPT, o.INDIRECT, o.DOT_FIELD, o.POINTS_TO_FIELD, o.DOT_STATIC, o.REF_INDIRECT)
)


def is_read(expression: Expression) -> bool:
    """Whether a constant expression is no literal to the original: the value of an object that it names, what a comma
    or a conversion function gives, or something computed from an element of an array.  What is computed from other
    constants is folded at once, and a literal."""
    node = expression
    while True:
        if isinstance(node, ConstantExpression) and node.constant.expression is not None:
            node = node.constant.expression
        elif isinstance(node, Operation) and (node.operation == o.PARENS or _is_implicit_cast(node)):
            node = node.arguments[0]
        else:
            break
    if node.category != PRVALUE or isinstance(node, VariableExpression):
        return True
    if isinstance(node, Operation) and (node.operation in _READS or node.flags & CONVERSION_CALL):
        return True
    return _has_element(node)


def _is_implicit_cast(node: Operation) -> bool:
    return node.operation in (o.CAST, o.BOOL_CAST) and bool(node.flags & COMPILER_GENERATED)


def _has_element(expression: Expression) -> bool:
    """Whether something in an expression is an element of an array."""
    pending = [expression]
    while pending:
        node = pending.pop()
        if isinstance(node, ConstantExpression):
            if node.constant.expression is not None:
                pending.append(node.constant.expression)
        elif isinstance(node, Operation) and node.operation == o.SUBSCRIPT:
            return True
        elif not isinstance(node, TypeQuery) and not (isinstance(node, Operation) and node.operation == o.NOEXCEPT):
            pending += node.operands()
    return False
