"""Calls of immediate functions, and their addresses, in an expression ([expr.const]/13)."""

from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.initialisation import DynamicInit
from cufe.il.walk import Node, Walk
from cufe.sema.expr.operands import is_call


class _Search(Walk):
    """Looks for immediate calls, and addresses of immediate functions."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[e.Expression] = []

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.Operation) and is_call(node):
            routine = e.called_routine(node)
            if routine is not None and routine.flags & en.CONSTEVAL:
                self.found.append(node)
        elif isinstance(node, e.RoutineExpression) and node.routine.flags & en.CONSTEVAL:
            self.found.append(node)
        return False


def immediate_in(node: "e.Expression | DynamicInit | s.Statement") -> list[e.Expression]:
    """Calls of immediate functions, and the names of those whose addresses are taken."""
    search = _Search()
    search.node(node)
    return search.found


def has_immediate_call(node: "e.Expression | DynamicInit") -> bool:
    """Whether a consteval function is called there, so that what is not constant is reported for the call."""
    return any(isinstance(one, e.Operation) for one in immediate_in(node))
