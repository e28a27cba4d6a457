"""Calls of consteval functions that have no value (2933), and their addresses (2960): where they are evaluated outside
of other immediate functions, both are constants ([expr.const]/13)."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.constants import AddressConstant
from cufe.il.entities import Routine
from cufe.il.initialisation import DynamicInit
from cufe.il.walk import Node, Walk
from cufe.sema.expr.operands import is_call
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.checks.expressions.not_constant import NotConstants

_ADDRESS: Final = 2960


class ImmediateCalls:
    """Judges the nodes of functions and initialisers."""

    def __init__(self, constants: "NotConstants", findings: Findings) -> None:
        self.constants: NotConstants = constants
        self.findings: Findings = findings
        #: an immediate function is read, which may call others with what it knows only when it is called
        self.is_immediate: bool = False
        #: the addresses that are called, and calls in operands that nothing evaluates or whose value is known
        self._known: set[e.Expression] = set()
        #: such a function is somewhere in the unit
        self._is_possible: bool = constants.engine.kinds.find(k.CONSTEVAL) >= 0

    def judge(self, node: Node) -> None:
        """Judges a node before what is below it."""
        if self.is_immediate or not self._is_possible:
            return
        if isinstance(node, e.Operation) and is_call(node):
            self._known.add(node.arguments[0])
            routine = _callee(node)
            if routine is None or not routine.flags & en.CONSTEVAL or node in self._known:
                return
            self.constants.immediate_call(node, routine)
            for argument in node.arguments[1:]:
                # What is called for its arguments belongs to it.
                self._known.update(_immediate_in(argument))
        elif isinstance(node, e.ConstantExpression):
            constant = node.constant
            if isinstance(constant, AddressConstant) and constant.routine is not None:
                self._address(constant.routine, node.token)
            elif constant.expression is not None:
                self._known.update(_immediate_in(constant.expression))
        elif isinstance(node, e.RoutineExpression) and node not in self._known:
            self._address(node.routine, node.token)

    def _address(self, routine: Routine, token: int) -> None:
        # The constant `&f` and the name in it are nodes of their own.
        if routine.flags & en.CONSTEVAL and token >= 0 and self.constants.engine.kinds[token] == k.IDENTIFIER:
            self.findings.add(_ADDRESS, token)


class _Search(Walk):
    """Looks for immediate calls, and addresses of immediate functions."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[e.Expression] = []

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.Operation) and is_call(node):
            routine = _callee(node)
            if routine is not None and routine.flags & en.CONSTEVAL:
                self.found.append(node)
        elif isinstance(node, e.RoutineExpression) and node.routine.flags & en.CONSTEVAL:
            self.found.append(node)
        return False


def _immediate_in(node: "e.Expression | DynamicInit") -> list[e.Expression]:
    search = _Search()
    if isinstance(node, DynamicInit):
        search.init(node)
    else:
        search.expression(node)
    return search.found


def has_immediate_call(node: "e.Expression | DynamicInit") -> bool:
    """Whether a consteval function is called there, so that what is not constant is told of the call."""
    return any(isinstance(one, e.Operation) for one in _immediate_in(node))


def _callee(call: e.Operation) -> Routine | None:
    callee = call.arguments[0]
    if isinstance(callee, e.Operation) and callee.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        callee = callee.arguments[1]
    return callee.routine if isinstance(callee, e.RoutineExpression) else None
