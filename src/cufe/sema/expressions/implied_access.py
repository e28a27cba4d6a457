"""Functions that an unevaluated operand calls without naming them: constructors, destructors, operators, conversion
functions.  Where a template's arguments are put in, one that may not be called or is deleted makes the substitution
fail ([temp.deduct]/8)."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import (
    CONVERSION_CALL,
    OPERATOR_SYNTAX,
    PRVALUE,
    Expression,
    NewDelete,
    Operation,
    RoutineExpression,
)
from cufe.il.initialisation import DynamicInit
from cufe.il.walk import Node, Walk
from cufe.sema.answers import IllFormed
from cufe.sema.expressions.operands import class_of

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ImpliedAccess(Walk):
    """Reads one operand; raises `IllFormed` at the first function that may not be called."""

    def __init__(self, engine: "Engine", context: Context) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.context: Context = context

    def result(self, operand: Expression) -> None:
        """The object that an operand makes; `decltype` alone leaves that of a call alone ([dcl.type.decltype]/2)."""
        if operand.category == PRVALUE and class_of(operand.type) is not None:
            self._called(self.engine.objects.destructor(operand.type), operand.token)

    def visit(self, node: Node) -> Node:
        if isinstance(node, DynamicInit):
            self._called(node.routine, node.token)
            self._called(node.destructor, node.token)
        elif isinstance(node, NewDelete):
            self._called(node.destructor, node.token)
        elif isinstance(node, Operation) and node.flags & (OPERATOR_SYNTAX | CONVERSION_CALL):
            self._operator(node)
        return node

    def _operator(self, node: Operation) -> None:
        """A member operator or conversion; one of a base class may have been published by a using-declaration."""
        callee = node.arguments[0] if node.arguments else None
        if isinstance(callee, RoutineExpression) and len(node.arguments) > 1:
            if class_of(node.arguments[1].type) is callee.routine.parent:
                self._called(callee.routine, node.token)

    def _called(self, routine: Routine | None, token: int) -> None:
        cls = routine.parent if routine is not None else None
        if routine is not None and isinstance(cls, ClassType):
            if self.engine.conversions.lists.element_type(cls) is not None:
                # A list makes its `std::initializer_list` whatever access that gives ([dcl.init.list]/5).
                return
            if self.engine.implicit.is_deleted_routine(routine):
                raise IllFormed(f'"{routine.name}" is deleted', token)
            if self.engine.access.is_routine_denied(routine, cls, self.context):
                raise IllFormed(f'"{routine.name}" is inaccessible', token)
