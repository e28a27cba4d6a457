"""Constants whose bits are meant, and not their sign: `~0`, `1 | 2`, `-1u`, a literal that is not decimal.

Observed: the front end does not tell of a change of sign where such a one is converted."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as o
from cufe.il.entities import Variable
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation, VariableExpression
from cufe.il.types import IntegerType, Type
from cufe.sema.constant.arithmetic import is_unsigned
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_BITWISE: Final = (o.COMPLEMENT, o.AND, o.OR, o.XOR)
#: how far variables are followed to what initialises them, and operations to their operands
_MOST: Final = 64


def is_bit_pattern(engine: "Engine", source: Expression) -> bool:
    """Whether the bits of a constant are meant; a conversion of it to another type gives a value again."""
    at: Expression | None = source
    for _ in range(_MOST):
        if isinstance(at, Operation):
            if at.operation in _BITWISE or (at.operation == o.NEGATE and _is_unsigned(at.type)):
                return True
            at = _operand(engine, at)
        elif isinstance(at, ConstantExpression):
            if at.constant.expression is None:
                return _is_literal(engine, at.start)
            at = at.constant.expression
        elif isinstance(at, VariableExpression):
            init = engine.declared_initialisers.of_variable(at.variable)
            if init is None or (init.constant is None and init.expression is None):
                return False
            if init.constant is not None and init.constant.expression is None:
                return _is_literal(engine, _initialiser(at.variable))
            at = init.expression if init.constant is None else init.constant.expression
        else:
            return False
    return False


def _is_unsigned(type_: Type) -> bool:
    value = bare(type_)
    return isinstance(value, IntegerType) and is_unsigned(value.int_kind)


def _operand(engine: "Engine", node: Operation) -> Expression | None:
    """The operand whose value an operation gives as it is; None of one that makes another."""
    operands = node.arguments
    if node.operation == o.UNARY_PLUS:
        return operands[0]
    if node.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        return operands[1]
    if node.operation == o.CAST and not node.flags & COMPILER_GENERATED:
        return operands[0] if node.type.canonical is operands[0].type.canonical else None
    if node.operation == o.QUESTION and len(operands) == 3:
        with unanswered:
            return operands[1] if engine.evaluator.truth(operands[0]) else operands[2]
        return None
    return None


def _initialiser(variable: Variable) -> int:
    """Where what initialises a variable begins, -1 where that is not known."""
    declarators = [one.binding.declarator for one in variable.declarations]
    starts = [one.initialiser_start for one in declarators if one is not None and one.initialiser_start >= 0]
    return starts[0] + 1 if starts else -1


def _is_literal(engine: "Engine", start: int) -> bool:
    """Whether a literal that is not decimal begins at a token, in parentheses perhaps."""
    while start >= 0 and engine.lexemes[start] in "({":
        start += 1
    spelling = engine.lexemes[start] if start >= 0 else ""
    return len(spelling) > 1 and spelling[0] == "0"
