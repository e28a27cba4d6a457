"""Requires-expressions ([expr.prim.req])."""

from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.expressions import VALUE_DEPENDENT, ConstantExpression, Expression, RequiresExpression
from cufe.sema.answers import Dependent
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.engine_part import EnginePart
from cufe.syntax import expression_nodes as e


class Requirements(EnginePart):
    """Builds requires-expressions: a value, or what is checked with the arguments of a template."""

    def build(self, node: e.Requires, context: Context) -> Expression:
        engine = self.engine
        if is_dependent_context(context):
            return self._dependent(node)
        try:
            satisfied = engine.requires_expressions.hold(node, context)
        except Dependent:
            return self._dependent(node)
        made = IntegerConstant(engine.types.bool, int(satisfied))
        return ConstantExpression(made, node.start)

    def _dependent(self, node: e.Requires) -> Expression:
        engine = self.engine
        made = RequiresExpression(node, engine.types.bool, node.start)
        made.flags |= VALUE_DEPENDENT
        return made
