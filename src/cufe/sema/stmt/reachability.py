"""Whether the end of a block can be reached, as far as the statements themselves tell ([stmt.return])."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il import statements as st
from cufe.il.constants import IntegerConstant
from cufe.il.entities import NORETURN, Label
from cufe.il.expressions import (
    BuiltinOperation,
    ConstantExpression,
    Expression,
    ObjectLifetime,
    Operation,
    RoutineExpression,
    Throw,
)
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import is_void

#: calls of functions, not through pointers to members
_CALLS: Final = (o.CALL, o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL)
#: what the compiler itself knows not to return
_WITHOUT_END: Final = ("__trap", "__builtin_trap", "__builtin_unreachable", "__builtin_abort", "__builtin_exit")


class Reachability(EnginePart):
    """Answers for lists of statements."""

    def end_of(self, body: list[st.Statement]) -> bool:
        """Whether control flows off the end of the statements."""
        reachable = True
        for statement in body:
            if isinstance(statement, st.LabelStatement):
                reachable = reachable or is_jumped(statement.label)
                if statement.label.name:
                    reachable = True
                continue
            if isinstance(statement, st.SwitchCase):
                reachable = True
            if not reachable:
                continue
            reachable = self.flows(statement)
        return reachable

    def flows(self, statement: st.Statement) -> bool:
        """Whether what follows a statement is reached through it."""
        kind = statement.kind
        if kind in (st.STMK_RETURN, st.STMK_GOTO, st.STMK_ASSIGNED_GOTO, st.STMK_COROUTINE_RETURN):
            return False
        if isinstance(statement, st.Block):
            return statement.end_reachable
        if isinstance(statement, st.If):
            return self._if(statement)
        if isinstance(statement, st.Loop):
            return self._loop(statement)
        if isinstance(statement, st.TryBlock):
            if self.flows(statement.body):
                return True
            return any(self.flows(handler.body) for handler in statement.handlers)
        if isinstance(statement, st.Switch):
            return self._switch(statement)
        if isinstance(statement, st.ExpressionStatement) and kind == st.STMK_EXPR:
            return not self._leaves(statement.expression)
        return True

    def _leaves(self, expression: Expression | None) -> bool:
        """Whether an expression is a `throw`, or the call of a function that does not return; operands and
        initialisers are not asked ([dcl.attr.noreturn])."""
        while isinstance(expression, Operation) and expression.operation == o.CAST and is_void(expression.type):
            expression = expression.arguments[0]
        if isinstance(expression, ObjectLifetime):
            expression = expression.inner
        if isinstance(expression, Operation) and expression.operation in _CALLS:
            return self._is_without_end(expression.arguments[0])
        if isinstance(expression, BuiltinOperation):
            return expression.name in _WITHOUT_END
        return isinstance(expression, Throw)

    def _is_without_end(self, callee: Expression) -> bool:
        while isinstance(callee, Operation) and callee.operation in (o.INDIRECT, o.ADDRESS_OF):
            callee = callee.arguments[0]
        if not isinstance(callee, RoutineExpression):
            return False
        return bool(callee.routine.flags & NORETURN) or callee.routine.name in _WITHOUT_END

    def _if(self, statement: st.If) -> bool:
        value = self._value(statement.deciding()) if statement.kind == st.STMK_CONSTEXPR_IF else -1
        then = statement.then is None or self.flows(statement.then)
        otherwise = statement.otherwise is None or self.flows(statement.otherwise)
        if value == 1:
            return then
        if value == 0:
            return otherwise
        return then or otherwise

    def _value(self, condition: Expression | None) -> int:
        """1 or 0 for a constant condition, else -1."""
        if isinstance(condition, ConstantExpression) and isinstance(condition.constant, IntegerConstant):
            return int(condition.constant.value != 0)
        return -1

    def _loop(self, statement: st.Loop) -> bool:
        if statement.kind == st.STMK_FOR and statement.condition is None:
            return False
        return self._value(statement.condition) != 1

    def _switch(self, statement: st.Switch) -> bool:
        """The end of the body, or no `default`; `break` goes to the label behind."""
        has_default = any(case.value is None for case in statement.cases)
        return not has_default or statement.body is None or self.flows(statement.body)


#: the token of a label without a name that a jump goes to
_JUMPED: Final = -2
#: the same where only a `break` does that is never reached
_NAMED: Final = -3


def named(label: Label) -> None:
    """Marks the target of a `break` behind a `return` in a switch, which leads nowhere (in a loop it counts)."""
    if label.token == -1:
        label.token = _NAMED


def jumped(label: Label) -> None:
    """Marks the target of `break` or `continue`."""
    label.token = _JUMPED


def is_jumped(label: Label) -> bool:
    """Whether some `break` or `continue` goes to a label without a name."""
    return label.token == _JUMPED


def is_named(label: Label) -> bool:
    """Whether some jump goes to a label without a name, reached or not."""
    return label.token in (_JUMPED, _NAMED)
