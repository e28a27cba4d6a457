"""`switch` over a constant (237; [stmt.switch]); a remark, off by default."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.entities import CONSTEXPR
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import is_reference

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_CONSTANT: Final = 237


class ConstantSelectors:
    """Judges `switch` statements, in templates as they are written."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def statement(self, node: s.Statement) -> None:
        if isinstance(node, s.Switch) and self._is_constant(node.condition):
            self.findings.add(_CONSTANT, node.condition.start)

    def _is_constant(self, condition: e.Expression) -> bool:
        while isinstance(condition, e.Operation) and condition.operation == o.CAST:
            if not condition.flags & e.COMPILER_GENERATED:
                break
            condition = condition.arguments[0]
        if isinstance(condition, e.ConstantExpression):
            return True
        if isinstance(condition, e.Condition):
            return False
        if isinstance(condition, e.Operation) and condition.operation == o.COMMA:
            return False
        with unanswered:
            try:
                self.engine.evaluator.evaluate(condition, True)
                return True
            except Dependent:
                running = _RunTime()
                running.expression(condition)
                return not running.found
        return False


class _RunTime(Walk):
    """Whether an expression of a template names what only a running program knows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: bool = False

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.VariableExpression):
            type_ = node.variable.type
            if not node.variable.flags & CONSTEXPR or (type_ is not None and is_reference(type_)):
                self.found = True
        elif isinstance(node, (e.RoutineExpression, e.OverloadExpression, e.LambdaExpression)):
            self.found = True
        return node
