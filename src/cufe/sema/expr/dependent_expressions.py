"""Operators with type-dependent operands, which stay as they are while the type is not known, and fold expressions
([expr.prim.fold])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType
from cufe.il.types import NullptrType, PointerType
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.binary import ARITHMETIC, ASSIGNMENTS, COMPARISONS
from cufe.sema.expr.operands import kind_of, operation
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_array
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

#: operators that take a pointer and a number
_POINTER_ARITHMETIC: Final = frozenset(("+", "-", "+=", "-="))


class DependentExpressions(EnginePart):
    """Builds what only an instance can resolve."""

    def constant(self, made: x.Expression) -> x.Expression:
        return self.engine.folding.finished(made)

    def binary(self, spelling: str, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        """A binary operator, assignments included."""
        engine = self.engine
        type_kind = tk.TK_TEMPLATE_PARAM
        order = 0
        sequenced = engine.language.standard >= 2017
        left, right = engine.ids.unresolved(left), engine.ids.unresolved(right)
        if spelling == "=" or spelling in ASSIGNMENTS:
            kind = eok.ASSIGN if spelling == "=" else ASSIGNMENTS[spelling]
            type_kind = kind_of(left.type) if spelling == "=" else tk.TK_INTEGER
            order = x.RIGHT_TO_LEFT if sequenced else 0
        elif spelling == "&&" or spelling == "||":
            kind = eok.LAND if spelling == "&&" else eok.LOR
            type_kind = tk.TK_INTEGER
            if self._is_builtin(left) and self._is_builtin(right):
                values = [engine.operands.value(left), engine.operands.value(right)]
                return operation(kind, engine.types.bool, x.PRVALUE, token, values, type_kind)
            left = self._first_condition(left)
        elif spelling == ".*" or spelling == "->*":
            kind = eok.PM_POINTS_TO_FIELD if spelling == "->*" else eok.PM_FIELD
            type_kind = tk.TK_UNKNOWN
        elif spelling == "<<" or spelling == ">>":
            kind = eok.SHIFTL if spelling == "<<" else eok.SHIFTR
            order = x.LEFT_TO_RIGHT if sequenced else 0
        elif spelling in COMPARISONS:
            kind = COMPARISONS[spelling]
        else:
            kind = ARITHMETIC[spelling]
        left, right = self._scaled(spelling, left, right)
        if type_kind == tk.TK_UNKNOWN and (spelling == "=" or spelling in ASSIGNMENTS):
            type_kind = tk.TK_TEMPLATE_PARAM
        if spelling == "=" and not isinstance(right, (x.BracedInitList, x.OverloadExpression)):
            if isinstance(bare(right.type), PointerType) and self._is_pointer(left):
                right = engine.operands.value(right)
            elif is_array(right.type) and isinstance(bare(left.type), PointerType):
                right = engine.static_arrays.operand(engine.operands.decayed(right))
        if spelling not in ASSIGNMENTS and spelling != "=":
            left_known = self._is_builtin(left) or self._is_pointer(left)
            right_known = self._is_builtin(right) or self._is_pointer(right)
            left = self._pointer_value(left, right_known)
            right = self._pointer_value(right, left_known)
            left, right = engine.static_arrays.operand(left), engine.static_arrays.operand(right)
            if left_known and right_known and spelling in COMPARISONS and self._are_pointers(left, right):
                return operation(kind, engine.types.bool, x.PRVALUE, token, [left, right], type_kind)
        left, right = engine.odr_uses.unread(left), engine.odr_uses.unread(right)
        made = operation(kind, engine.types.unknown, x.PRVALUE, token, [left, right], type_kind)
        made.flags |= x.TYPE_DEPENDENT | order
        return engine.folding.finished(made)

    def _first_condition(self, operand: x.Expression) -> x.Expression:
        """The operand of `&&` and `||` that is always evaluated is read."""
        if isinstance(operand, (x.BracedInitList, x.OverloadExpression)) or operand.category == x.PRVALUE:
            return operand
        if self._is_builtin(operand):
            return self.engine.operands.value(operand)
        if isinstance(bare(operand.type), ClassType):
            return operand
        self.engine.operands.read(operand)
        return operand

    def _scaled(self, spelling: str, left: x.Expression, right: x.Expression) -> tuple[x.Expression, x.Expression]:
        """The number in pointer arithmetic is read, whatever the pointer points to."""
        if spelling not in _POINTER_ARITHMETIC:
            return left, right
        if self._is_pointer(left) and self._is_number(right):
            right = self.engine.operands.value(right)
        elif self._is_pointer(right) and self._is_number(left) and spelling in ARITHMETIC:
            left = self.engine.operands.value(left)
        return left, right

    def _is_pointer(self, operand: x.Expression) -> bool:
        if isinstance(operand, (x.BracedInitList, x.OverloadExpression)):
            return False
        return isinstance(bare(operand.type), PointerType) or is_array(operand.type)

    def _is_number(self, operand: x.Expression) -> bool:
        return not isinstance(operand, (x.BracedInitList, x.OverloadExpression)) and is_arithmetic(operand.type)

    def lvalue(self, made: x.Expression) -> x.Expression:
        """Makes an lvalue of an operand without a value category; the category of a member access is that of its
        member."""
        unknown = self.engine.types.unknown
        if isinstance(made, x.ConstantExpression) and _is_access(made.constant.expression):
            assert made.constant.expression is not None
            made = made.constant.expression
        if isinstance(made, x.Operation) and made.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC):
            member = made.arguments[1]
            if member.type is unknown and member.category == x.PRVALUE:
                member.token = -1
                made.arguments[1] = x.Operation(eok.LVALUE, unknown, x.LVALUE, -1, [member])
            made.category = x.LVALUE
            return made
        wrapped = operation(eok.LVALUE, made.type, x.LVALUE, made.token, [made])
        if isinstance(made, x.ConstantExpression) and made.constant.expression is None:
            wrapped.flags |= x.COMPILER_GENERATED
        wrapped.flags |= made.flags & x.TYPE_DEPENDENT
        return wrapped

    def _is_builtin(self, operand: x.Expression) -> bool:
        """Whether an operand is arithmetic or a pointer whatever the arguments are."""
        if isinstance(operand, (x.BracedInitList, x.OverloadExpression)):
            return False
        return is_arithmetic(operand.type) or isinstance(bare(operand.type), (PointerType, NullptrType))

    def _are_pointers(self, left: x.Expression, right: x.Expression) -> bool:
        """Whether a comparison is one of pointers whatever the arguments are."""
        for operand in (left, right):
            if isinstance(operand, (x.BracedInitList, x.OverloadExpression)):
                return False
            if not isinstance(bare(operand.type), (PointerType, NullptrType)) and not _is_zero(operand):
                return False
        return True

    def _pointer_value(self, operand: x.Expression, known: bool) -> x.Expression:
        """A pointer to a dependent type is read all the same, where the other operand has a type, too."""
        if isinstance(operand, (x.BracedInitList, x.OverloadExpression)) or not known:
            return operand
        if isinstance(bare(operand.type), PointerType) or is_array(operand.type):
            return self.engine.operands.value(operand)
        return operand


def _is_access(expression: x.Expression | None) -> bool:
    return isinstance(expression, x.Operation) and expression.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC)


def _is_zero(operand: x.Expression) -> bool:
    """Whether an operand is the literal 0, a null pointer in a comparison."""
    if not isinstance(operand, x.ConstantExpression) or not isinstance(operand.constant, IntegerConstant):
        return False
    return operand.constant.value == 0 and operand.constant.expression is None


class Folds(EnginePart):
    """Builds folds: an operator between all elements of a pack."""

    def build(self, node: e.Fold, context: Context) -> x.Expression:
        engine = self.engine
        left = node.left
        right = node.right
        spelling = engine.binary.spelling(node.operator)
        pattern = self._pattern(node, context)
        expansion = engine.expansions.of(pattern.start, pattern.end, context)
        if expansion.elements is None:
            return self._dependent(node, spelling, context)
        items = [engine.expressions.build(pattern, element.context) for element in expansion.elements]
        initial: x.Expression | None = None
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
        items: list[x.Expression],
        initial: x.Expression | None,
        leftwards: bool,
        spelling: str,
        node: e.Fold,
        context: Context,
    ) -> x.Expression:
        engine = self.engine
        operator = engine.binary.operator
        if initial is not None:
            items = [initial, *items] if leftwards else [*items, initial]
        if not items:
            return self._empty(spelling, node)
        if len(items) == 1 and initial is not None:
            # Without a pack the value stands where the whole does (observed).
            initial.start = self._opening(node)
            if isinstance(initial, x.ConstantExpression):
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
        if isinstance(made, x.ConstantExpression):
            made.token = made.start
        else:
            made.flags |= x.PARENTHESIZED
        return made

    def _opening(self, node: e.Fold) -> int:
        """The parenthesis around a fold expression."""
        return node.start - 1 if self.engine.kinds[node.start - 1] == k.OPEN_ROUND else node.start

    def _empty(self, spelling: str, node: e.Fold) -> x.Expression:
        """An empty pack: true, false or void ([expr.prim.fold]/3 by [temp.variadic]/9)."""
        types = self.engine.types
        if spelling == "&&" or spelling == "||":
            return x.ConstantExpression(IntegerConstant(types.bool, int(spelling == "&&")), self._opening(node))
        if spelling == ",":
            zero = x.ConstantExpression(IntegerConstant(types.int, 0), node.start)
            return operation(eok.CAST, types.void, x.PRVALUE, node.start, [zero])
        raise Mistake(num.EMPTY_FOLD, "fold of an empty pack", node.operator)

    def _dependent(self, node: e.Fold, spelling: str, context: Context) -> x.Expression:
        engine = self.engine
        pattern = self._pattern(node, context)
        parts: list[x.Expression] = []
        for side in (node.left, node.right):
            if side is None:
                continue
            part = engine.expressions.build(side, context)
            if side is pattern:
                part.flags |= x.PACK_EXPANSION | x.TYPE_DEPENDENT
            parts.append(part)
        leftwards = pattern is node.right
        token = node.operator
        if leftwards and len(parts) == 2:
            # `(value op ... op pack)` stands at the second operator.
            token = engine.kinds.find(k.ELLIPSIS, token) + 1
        made = x.Fold(spelling, leftwards, engine.types.unknown, token, parts)
        made.start = node.start
        made.flags |= x.TYPE_DEPENDENT | x.VALUE_DEPENDENT
        return made
