"""Calls ([expr.call]): which sort of call parentheses are, by what precedes them; calls in templates."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.expressions import (
    ENK_SIZEOF,
    LEFT_TO_RIGHT,
    LVALUE,
    PRVALUE,
    TYPE_DEPENDENT,
    BracedInitList,
    ConstantExpression,
    Expression,
    Operation,
    OverloadExpression,
)
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.expr.dependent_arguments import function_of
from cufe.sema.expr.operands import class_of, is_type_dependent, operation
from cufe.sema.expr.parameter_objects import is_parameter
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SEQUENCED: Final = 2017  # the standard from which on the callee comes first ([expr.call]/8)


class CallParts:
    """A call whose operands have been read, with the context in which they were; `well_formed` once it is built."""

    def __init__(self, node: e.Call, context: Context, callee: Expression, arguments: list[Expression]) -> None:
        self.node: e.Call = node
        self.context: Context = context
        self.callee: Expression = callee
        self.arguments: list[Expression] = arguments
        self.well_formed: bool = False


class Calls:
    """Builds calls; of those whose parentheses are `watched`, `read` keeps the operands."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.watched: set[int] = set()
        self.read: list[CallParts] = []
        #: calls with an argument that is wrong by itself, by their parentheses
        self._mistaken: set[int] = set()

    def build(self, node: e.Call, context: Context) -> Expression:
        """A call, or a functional cast of a name."""
        engine = self.engine
        callee_node = node.callee
        if isinstance(callee_node, e.Name):
            special = engine.special_calls.build(node, callee_node, context)
            if special is not None:
                return special
            named = engine.names.resolve(callee_node, context)
            type_ = engine.ids.named_type(callee_node, named, context)
            if type_ is not None:
                return engine.functional_casts.of_call(type_, node, context)
            callee = engine.ids.of(callee_node, named, context)
        else:
            callee = engine.expressions.callee(callee_node, context)
        try:
            arguments = engine.expressions.list_of(node.arguments, context)
        except (IllFormed, Unknown):
            self._keep_mistaken(node, callee, context)
            raise
        if not isinstance(callee_node, e.Member):
            engine.expressions.behind = node.end
        device = engine.device_calls.build(node, callee, arguments, context)
        if device is not None:
            return device
        if node.open not in self.watched or engine.trials.under_way:
            return self.call(callee, arguments, node.open, context)
        parts = CallParts(node, context, callee, arguments)
        self.read.append(parts)
        made = self.call(callee, arguments, node.open, context)
        parts.well_formed = True
        return made

    def _keep_mistaken(self, node: e.Call, callee: Expression, context: Context) -> None:
        """Keeps the operands of a call of which an argument is wrong by itself: another one may be wrong, too."""
        if node.open not in self.watched or node.open in self._mistaken or self.engine.trials.under_way:
            return
        self._mistaken.add(node.open)
        arguments = self.engine.expressions.mistaken_list(node.arguments, context)
        if arguments is not None:
            self.read.append(CallParts(node, context, callee, arguments))

    def call(self, callee: Expression, arguments: list[Expression], token: int, context: Context) -> Expression:
        """A call of what has been built."""
        if isinstance(callee, OverloadExpression):
            return self.engine.function_calls.build(callee, arguments, token, context)
        if self._is_dependent(callee) or self.any_dependent(arguments):
            function = function_of(callee)
            if function is not None:
                return self.engine.dependent_arguments.call(callee, function, arguments, token)
            return self.dependent(callee, arguments, token)
        if class_of(callee.type) is not None:
            if self.may_be_null(arguments):
                return self.dependent(callee, arguments, token)
            return self.engine.indirect_calls.call_object(callee, arguments, token)
        return self.engine.indirect_calls.through_pointer(callee, arguments, token)

    def _is_dependent(self, callee: Expression) -> bool:
        if callee.flags & TYPE_DEPENDENT:
            return True
        return callee.type.dependent

    def any_dependent(self, arguments: list[Expression]) -> bool:
        """Whether an argument is type-dependent ([temp.dep.expr])."""
        for argument in arguments:
            if isinstance(argument, BracedInitList):
                if self.any_dependent(argument.items):
                    return True
            elif isinstance(argument, OverloadExpression):
                if argument.flags & TYPE_DEPENDENT:
                    return True
            elif is_type_dependent(argument):
                return True
        return False

    def may_be_null(self, arguments: list[Expression]) -> bool:
        """Whether an argument is an integral constant that template arguments may make a null pointer constant: until
        then the tool chooses no function.  What `sizeof` gives is never zero, but that of a pack is."""
        for argument in arguments:
            if isinstance(argument, ConstantExpression) and argument.constant.dependent:
                is_size = _written(argument).kind == ENK_SIZEOF
                if not is_size and bare(argument.type).kind == tk.TK_INTEGER:
                    return True
        return False

    def dependent(self, callee: Expression, arguments: list[Expression], token: int) -> Expression:
        """A call whose function is known with the arguments of the template."""
        if isinstance(callee, Operation) and callee.operation == eok.LVALUE and callee.category == LVALUE:
            if not is_parameter(callee.arguments[0]):
                callee = callee.arguments[0]
        unread = self.engine.odr_uses.unread
        arguments = [unread(self.engine.ids.unresolved(argument)) for argument in arguments]
        made = operation(eok.CALL, self.engine.types.unknown, PRVALUE, token, [callee, *arguments])
        made.flags |= TYPE_DEPENDENT | self.sequenced()
        return made

    def sequenced(self) -> int:
        """The flag of calls whose callee comes first."""
        return LEFT_TO_RIGHT if self.engine.language.standard >= _SEQUENCED else 0


def _written(expression: Expression) -> Expression:
    """What a constant is written as, casts apart."""
    while True:
        if isinstance(expression, ConstantExpression) and expression.constant.expression is not None:
            expression = expression.constant.expression
        elif isinstance(expression, Operation) and expression.operation == eok.CAST:
            expression = expression.arguments[0]
        else:
            return expression
