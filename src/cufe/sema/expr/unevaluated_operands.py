"""Operands that are not evaluated: their constants are the operations that were written (observed)."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il.constants import is_enumerator
from cufe.il.expressions import ConstantExpression, Expression, Operation
from cufe.il.types import IntegerType, NullptrType, PointerType
from cufe.il.walk import Walk

_SIGNS: Final = (eok.NEGATE, eok.COMPLEMENT, eok.UNARY_PLUS)


class Unfolded(Walk):
    """Puts what was computed from operations back in the place of its value."""

    def expression(self, node: Expression) -> Expression:
        at = node
        while isinstance(at, ConstantExpression) and not _stays(at):
            written = at.constant.expression
            if not isinstance(written, Operation):
                break
            at = written
        return super().expression(at)


def _stays(node: ConstantExpression) -> bool:
    """Enumerators, numbers as pointers and literals with signs stay the constants they are."""
    constant = node.constant
    if is_enumerator(constant):
        return True
    at: Expression = node
    while isinstance(at, ConstantExpression):
        written = at.constant.expression
        if not isinstance(written, Operation):
            return at is not node
        if written.operation not in _SIGNS and not _is_number_as_pointer(written):
            return False
        at = written.arguments[0]
    return False


def _is_number_as_pointer(written: Operation) -> bool:
    if written.operation != eok.CAST or not isinstance(written.type.skip_typerefs(), PointerType):
        return False
    return isinstance(written.arguments[0].type.skip_typerefs(), (IntegerType, NullptrType))
