"""Closure objects ([expr.prim.lambda.capture]/15): the value of a lambda-expression, made of what it captures."""

from cufe.il.constants import AggregateConstant, Constant, DynamicInitConstant
from cufe.il.entities import CONSTEXPR_VARIABLE
from cufe.il.expressions import ConstantExpression, InitializerExpression, LambdaCapture, LambdaExpression
from cufe.il.initialisation import (
    DIK_BITWISE_COPY,
    DIK_CONSTANT,
    DIK_EXPRESSION,
    DIK_LAMBDA,
    DIK_NONCONSTANT_AGGREGATE,
    DynamicInit,
)
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import plain
from cufe.sema.expr.operands import reference_type


class ClosureObjects(EnginePart):
    """Makes the initialisations of closure objects."""

    def initialisation(self, source: LambdaExpression, type_: Type) -> DynamicInit:
        """A closure object as an initialisation."""
        node = source.lambda_node
        values: list[Constant] = []
        for capture in node.captures:
            init = capture.initializer
            if init is not None and capture.field.type is not None:
                values.append(self._captured_value(init, capture.field.type, capture.token))
        aggregate = AggregateConstant(node.closure, values)
        aggregate.dynamic = any(isinstance(value, DynamicInitConstant) for value in values)
        if not values and self.engine.extended_closures.has_hidden_field(node):
            made = DynamicInit(DIK_EXPRESSION, type_)
            made.expression = source
            return made
        made = DynamicInit(DIK_LAMBDA if values else DIK_CONSTANT, type_)
        made.constant = aggregate
        made.closure = node
        if not values:
            aggregate.expression = source
        made.token = source.token
        return made

    def _captured_value(self, init: DynamicInit, type_: Type, token: int) -> Constant:
        """What a capture gives to its field: a constant says how it was written."""
        if init.kind != DIK_CONSTANT or init.constant is None or init.constant.dependent:
            return DynamicInitConstant(type_, init)
        made = plain(init.constant)
        if isinstance(made, AggregateConstant) and isinstance(init.constant, AggregateConstant):
            if made.partial:
                made = plain(self.engine.aggregates.completed(init.constant, init))
            if isinstance(made, AggregateConstant):
                made.cast = init.constant.cast
        made.expression = InitializerExpression(init, type_, token)
        return made

    def object(self, source: LambdaExpression, type_: Type) -> DynamicInit:
        """As `initialisation`; where all captures give constants the object is one, too."""
        made = self.initialisation(source, type_)
        if made.kind != DIK_LAMBDA or not isinstance(made.constant, AggregateConstant):
            return made
        values: list[Constant] = []
        for capture in source.lambda_node.captures:
            init = capture.initializer
            value = init.constant if init is not None else None
            if init is not None and isinstance(init.expression, ConstantExpression) and init.kind == DIK_EXPRESSION:
                value = init.expression.constant
            elif capture.by_reference:
                value = self._bound(capture)
            elif init is not None and init.kind == DIK_BITWISE_COPY:
                value = self._copied(capture, source)
            if value is None or value.dependent or isinstance(value, DynamicInitConstant):
                return made
            if init is not None and init.kind == DIK_NONCONSTANT_AGGREGATE:
                return made
            if isinstance(value, AggregateConstant) and value.dynamic:
                return made
            if isinstance(value, AggregateConstant) and init is not None:
                value = self.engine.aggregates.completed(value, init)
            values.append(plain(value))
        found = DynamicInit(DIK_CONSTANT, type_)
        found.constant = AggregateConstant(source.lambda_node.closure, values)
        found.constant.expression = InitializerExpression(made, type_, source.token)
        found.token = source.token
        return found

    def _bound(self, capture: LambdaCapture) -> Constant | None:
        """The constant address that a captured reference is bound to."""
        variable = capture.variable
        if variable is None or reference_type(self.engine.declare_types.variable_type(variable)) is None:
            return None
        return variable.value

    def _copied(self, capture: LambdaCapture, source: LambdaExpression) -> Constant | None:
        """The value of a constexpr object or array of the function around that is copied."""
        variable = capture.variable
        if variable is None or not variable.flags & CONSTEXPR_VARIABLE:
            return None
        if variable.parent is not source.lambda_node.closure.parent:
            return None
        try:
            return self.engine.evaluator.constant_of(variable, self.engine.declare_types.variable_type(variable))
        except (Dependent, IllFormed, Unknown):
            return None
