"""Fold expressions ([expr.prim.fold])."""

from cufe.il import operations as eok
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.expressions import (
    PACK_EXPANSION,
    PARENTHESIZED,
    PRVALUE,
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    ConstantExpression,
    Expression,
    Fold,
)
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import operation
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k


class Folds(EnginePart):
    """Builds folds: an operator between all elements of a pack."""

    def build(self, node: e.Fold, context: Context) -> Expression:
        engine = self.engine
        left = node.left
        right = node.right
        spelling = engine.binary.spelling(node.operator)
        pattern = self._pattern(node, context)
        expansion = engine.expansions.of(pattern.start, pattern.end, context)
        if expansion.elements is None:
            return self._dependent(node, spelling, context)
        items = [engine.expressions.build(pattern, element.context) for element in expansion.elements]
        initial: Expression | None = None
        if left is not None and right is not None:
            other = right if pattern is left else left
            initial = engine.expressions.build(other, context)
        # `(... op pack)` and `(init op ... op pack)` go from the left.
        leftwards = pattern is right
        return self._combined(items, initial, leftwards, spelling, node, context)

    def _pattern(self, node: e.Fold, context: Context) -> e.Node:
        """The operand with the pack."""
        left = node.left
        right = node.right
        if left is None:
            if right is None:
                raise Unknown("fold without a pattern", node.start)
            return right
        if right is None:
            return left
        if self._has_pack(right, context):
            return right
        return left

    def _has_pack(self, node: e.Node, context: Context) -> bool:
        try:
            self.engine.expansions.of(node.start, node.end, context)
        except (IllFormed, Unknown):
            return False
        return True

    def _combined(
        self,
        items: list[Expression],
        initial: Expression | None,
        leftwards: bool,
        spelling: str,
        node: e.Fold,
        context: Context,
    ) -> Expression:
        engine = self.engine
        operator = engine.binary.operator
        if initial is not None:
            items = [initial, *items] if leftwards else [*items, initial]
        if not items:
            return self._empty(spelling, node)
        if len(items) == 1 and initial is not None:
            # Without a pack the value stands where the whole does (observed).
            initial.start = self._opening(node)
            if isinstance(initial, ConstantExpression):
                initial.token = initial.start
            return initial
        if leftwards:
            # `(value op ... op pack)` stands at the second operator.
            token = node.operator if initial is None else engine.kinds.find(k.ELLIPSIS, node.operator) + 1
            made = items[0]
            for item in items[1:]:
                made = operator(spelling, made, item, token, context, node.end)
        else:
            made = items[-1]
            for item in reversed(items[:-1]):
                made = operator(spelling, item, made, node.operator, context, node.end)
        made.start = self._opening(node)
        if isinstance(made, ConstantExpression):
            made.token = made.start
        else:
            made.flags |= PARENTHESIZED
        return made

    def _opening(self, node: e.Fold) -> int:
        """The parenthesis around a fold expression."""
        return node.start - 1 if self.engine.kinds[node.start - 1] == k.OPEN_ROUND else node.start

    def _empty(self, spelling: str, node: e.Fold) -> Expression:
        """An empty pack: true, false or void ([expr.prim.fold]/3 by [temp.variadic]/9)."""
        types = self.engine.types
        if spelling == "&&" or spelling == "||":
            return ConstantExpression(IntegerConstant(types.bool, int(spelling == "&&")), self._opening(node))
        if spelling == ",":
            zero = ConstantExpression(IntegerConstant(types.int, 0), node.start)
            return operation(eok.CAST, types.void, PRVALUE, node.start, [zero])
        raise Mistake(num.EMPTY_FOLD, "fold of an empty pack", node.operator)

    def _dependent(self, node: e.Fold, spelling: str, context: Context) -> Expression:
        engine = self.engine
        pattern = self._pattern(node, context)
        parts: list[Expression] = []
        for side in (node.left, node.right):
            if side is None:
                continue
            part = engine.expressions.build(side, context)
            if side is pattern:
                part.flags |= PACK_EXPANSION | TYPE_DEPENDENT
            parts.append(part)
        leftwards = pattern is node.right
        token = node.operator
        if leftwards and len(parts) == 2:
            # `(value op ... op pack)` stands at the second operator.
            token = engine.kinds.find(k.ELLIPSIS, token) + 1
        made = Fold(spelling, leftwards, engine.types.unknown, token, parts)
        made.start = node.start
        made.flags |= TYPE_DEPENDENT | VALUE_DEPENDENT
        return made
