"""Comparisons of signed with unsigned values (1873; [expr.arith.conv]); a remark, off by default."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as o
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation
from cufe.il.types import IntegerType, Type
from cufe.sema.overload.promotions import is_unsigned_kind
from cufe.sema.overload.type_tests import bare, is_enum

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_MIXED: Final = 1873
_COMPARISONS: Final = (o.LT, o.GT, o.LE, o.GE)


class MixedSigns:
    """Judges comparisons; a constant is told of elsewhere, if it is negative."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def judge(self, node: Operation) -> None:
        if node.operation in _COMPARISONS and any(self._changes(operand) for operand in node.arguments):
            self.findings.add(_MIXED, node.token)

    def _changes(self, operand: Expression) -> bool:
        """Whether an operand is a signed value that is taken for an unsigned one."""
        converted = False
        while isinstance(operand, Operation) and operand.operation == o.CAST and operand.flags & COMPILER_GENERATED:
            if not converted and not _is_unsigned(operand.type):
                return False
            converted = True
            operand = operand.arguments[0]
        if not converted or isinstance(operand, ConstantExpression):
            return False
        type_ = operand.type
        if is_enum(type_):
            type_ = self.engine.promotions.promoted(type_)
        found = bare(type_)
        return isinstance(found, IntegerType) and not is_unsigned_kind(found.int_kind)


def _is_unsigned(type_: Type) -> bool:
    found = bare(type_)
    return isinstance(found, IntegerType) and is_unsigned_kind(found.int_kind)
