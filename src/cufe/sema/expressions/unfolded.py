"""Operands that are not evaluated: their constants are the operations that were written (observed)."""

from cufe.il.constants import is_enumerator
from cufe.il.expressions import ConstantExpression, Expression, Operation
from cufe.il.walk import Walk


class Unfolded(Walk):
    """Puts what was computed from operations back in the place of its value."""

    def expression(self, node: Expression) -> Expression:
        at = node
        while isinstance(at, ConstantExpression) and not is_enumerator(at.constant):
            written = at.constant.expression
            if not isinstance(written, Operation):
                break
            at = written
        return super().expression(at)
