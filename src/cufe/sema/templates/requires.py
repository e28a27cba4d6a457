"""Requires-expressions with known arguments: whether all requirements hold ([expr.prim.req])."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.expressions import LVALUE, XVALUE, Expression
from cufe.il.templates import type_argument
from cufe.il.types import Type
from cufe.sema.answers import IllFormed
from cufe.sema.declared.contexts import ParameterContext
from cufe.sema.declared.declarators import add_empty_packs
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class RequiresExpressions:
    """Checks requirements; what is ill-formed does not hold."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._parameters: dict[int, n.DeclaratorOperator] = {}

    def hold(self, node: e.Requires, context: Context) -> bool:
        """Whether the requirements hold in a context that binds all template parameters."""
        kinds = self.engine.kinds
        brackets = self.engine.cutter.brackets
        at = node.start + 1
        before = self.engine.trials.enter_requirement(context)
        try:
            if kinds[at] == k.OPEN_ROUND:
                context = self._inside(at, context)
                at = brackets.skip(at)
            close = brackets.close(at)
            at += 1
            while at < close:
                if kinds[at] == k.SEMICOLON:
                    at += 1
                    continue
                end = self._end(at, close)
                if not self._requirement(at, end, context):
                    return False
                at = end + 1
        except IllFormed as failure:
            self.engine.constraints.fails(failure)
            return False
        finally:
            self.engine.trials.leave(before)
        return True

    def _inside(self, opening: int, context: Context) -> Context:
        """The scope of the parameters of a requires-expression."""
        operator = self._parameters.get(opening)
        if operator is None:
            operator = self.engine.lookup.declarations.parameter_list(opening)
            self._parameters[opening] = operator
        inner = ParameterContext(self.engine.declarators.parameters(operator, context, None), None, context)
        add_empty_packs(inner, operator, self.engine.lexemes)
        return inner

    def _end(self, at: int, limit: int) -> int:
        """The semicolon of the requirement at `at`."""
        kinds = self.engine.kinds
        while at < limit and kinds[at] != k.SEMICOLON:
            if kinds[at] in (k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE):
                at = self.engine.cutter.brackets.skip(at)
            else:
                at += 1
        return min(at, limit)

    def _requirement(self, at: int, end: int, context: Context) -> bool:
        engine = self.engine
        kinds = engine.kinds
        if kinds[at] == k.OPEN_BRACE:
            return self._compound(at, end, context)
        if kinds[at] == k.TYPENAME and self._is_type(at, end):
            engine.specifiers.named(at, end, context)
            return True
        if kinds[at] == k.REQUIRES and not self._starts_expression(at):
            return engine.constraints.holds(engine.fragments.expression(at + 1, end), context)
        engine.expressions.operand(engine.fragments.expression(at, end), context)
        return True

    def _is_type(self, at: int, end: int) -> bool:
        """Whether a requirement that starts with `typename` is a type and no expression such as `typename T::x(1)`."""
        return self.engine.lookup.declarations.skip_name(at + 1, end) == end

    def _starts_expression(self, at: int) -> bool:
        """Whether a `requires` starts an expression and no nested requirement."""
        kinds = self.engine.kinds
        at += 1
        if kinds[at] == k.OPEN_ROUND:
            at = self.engine.cutter.brackets.skip(at)
        return kinds[at] == k.OPEN_BRACE

    def _compound(self, at: int, end: int, context: Context) -> bool:
        """`{ e } noexcept -> C<args>`."""
        engine = self.engine
        kinds = engine.kinds
        close = engine.cutter.brackets.close(at)
        operand = engine.expressions.operand(engine.fragments.expression(at + 1, close), context)
        at = close + 1
        if at < end and kinds[at] == k.NOEXCEPT:
            if engine.throwing.may_throw(operand):
                return False
            at += 1
        if at < end and kinds[at] == k.ARROW:
            name = engine.fragments.name(at + 1, end)
            argument = type_argument(self.decltype(operand))
            concept, arguments = engine.constraints.constrained_by(name, argument, context)
            return engine.constraints.concept_satisfied(concept, list(arguments))
        return True

    def decltype(self, operand: Expression) -> Type:
        """`decltype((e))`."""
        if operand.category == LVALUE:
            return self.engine.types.reference(operand.type, False)
        if operand.category == XVALUE:
            return self.engine.types.reference(operand.type, True)
        return operand.type
