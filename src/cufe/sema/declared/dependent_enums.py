"""Enumerations that are members of a template: an enumerator has the value that an instance gives it ([temp.dep])."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.clone import clone_constant, clone_expression
from cufe.il.constants import TPCK_EXPRESSION, TPCK_MEMBER, IntegerConstant, TemplateParamConstant, is_enumerator
from cufe.il.entities import Enumerator
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, ConstantExpression, Expression, Operation
from cufe.il.types import Type
from cufe.sema.declared.contexts import EnumeratorContext, RegionContext
from cufe.sema.engine_part import EnginePart

#: how many implied values are copied for one use
_DEEPEST: Final = 50


class DependentEnums(EnginePart):
    """Values of such enumerators, as expressions."""

    def value(self, enumerator: Enumerator, previous: Enumerator | None) -> TemplateParamConstant:
        """What an instance computes: what is written, zero, or one more than the previous enumerator."""
        enum = enumerator.enum
        made = TemplateParamConstant(enum, TPCK_MEMBER)
        made.name = enumerator.name
        made.start = enumerator.token
        made.end = enumerator.token + 1
        if enum.scoped and isinstance(enum.context, RegionContext):
            made.qualifier = enum
        elif isinstance(enum.parent, Type):
            made.qualifier = enum.parent
        underlying = self.engine.enums.underlying(enum)
        fixed = underlying if enum.fixed else None
        written = self._written(enumerator)
        if written is None:
            written = self._implied(fixed, previous)
        elif fixed is not None and isinstance(written, ConstantExpression):
            constant = written.constant
            if isinstance(constant, IntegerConstant) and constant.expression is None:
                written = ConstantExpression(IntegerConstant(fixed, constant.value), written.token)
        cast = Operation(eok.CAST, written.type, PRVALUE, -1, [written])
        cast.type_kind = tk.TK_INTEGER
        cast.flags |= COMPILER_GENERATED
        made.expression = cast
        return made

    def used(self, value: TemplateParamConstant) -> TemplateParamConstant:
        """The value where an enumerator is named: a copy of what it is computed from."""
        made = clone_constant(value)
        assert isinstance(made, TemplateParamConstant)
        if value.expression is not None:
            made.expression = _fresh(value.expression)
        return made

    def _written(self, enumerator: Enumerator) -> Expression | None:
        engine = self.engine
        at, end = engine.enums.initialiser(enumerator)
        if at < 0:
            return None
        node = engine.fragments.expression(at, end)
        context = EnumeratorContext(enumerator.enum, enumerator.enum.context)
        written = engine.expressions.rvalue(engine.expressions.build(node, context))
        if isinstance(written, ConstantExpression):
            computed = written.constant.expression
            if isinstance(computed, Operation) and not is_enumerator(written.constant):
                return computed
            # A constant alone stands where the enumerator is named.
            written.token = -1
        return written

    def _implied(self, fixed: Type | None, previous: Enumerator | None) -> Expression:
        types = self.engine.types
        before = previous.value if previous is not None else None
        if not isinstance(before, TemplateParamConstant) or before.expression is None:
            return ConstantExpression(IntegerConstant(fixed if fixed is not None else types.int, 0), -1)
        step = TemplateParamConstant(types.unknown, TPCK_EXPRESSION)
        step.expression = before.expression
        one = ConstantExpression(IntegerConstant(types.int, 1), -1)
        type_ = before.expression.type
        return Operation(eok.ADD, type_, PRVALUE, -1, [ConstantExpression(step, -1), one])


def _fresh(expression: Expression) -> Expression:
    """A copy of what a value is computed from; of a long row of enumerators that count on from one another the last
    ones."""
    made = clone_expression(expression)
    pending = [made]
    left = _DEEPEST
    while pending:
        at = pending.pop()
        if isinstance(at, Operation):
            at.arguments = [clone_expression(operand) for operand in at.arguments]
            pending += at.arguments
        elif isinstance(at, ConstantExpression):
            written = at.constant.expression
            at.constant = clone_constant(at.constant)
            if written is not None and left > 0:
                left -= 1
                at.constant.expression = clone_expression(written)
                pending.append(at.constant.expression)
    return made
