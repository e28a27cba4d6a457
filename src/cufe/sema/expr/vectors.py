"""GNU vectors: operators work element by element, and a scalar stands for a vector of copies."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, Expression
from cufe.il.types import Type, VectorType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import operation
from cufe.sema.overload.type_tests import bare

_COMPARISONS: Final[dict[int, int]] = {
    eok.EQ: eok.VECTOR_EQ, eok.NE: eok.VECTOR_NE, eok.LT: eok.VECTOR_LT, eok.GT: eok.VECTOR_GT,
    eok.LE: eok.VECTOR_LE, eok.GE: eok.VECTOR_GE,
}  # fmt: skip
#: signed integer types by their sizes
_SIGNED: Final[dict[int, int]] = {1: tk.SIGNED_CHAR, 2: tk.SHORT, 4: tk.INT, 8: tk.LONG}


class Vectors(EnginePart):
    """Builds operators that have a vector among their operands."""

    def arithmetic(self, kind: int, one: Expression, other: Expression, token: int) -> Expression:
        """The result has no typedef name."""
        vector = self._common(one, other)
        pair = [self.filled(one, vector, token), self.filled(other, vector, token)]
        return operation(kind, vector, PRVALUE, token, pair, tk.TK_VECTOR)

    def filled(self, operand: Expression, vector: VectorType, token: int) -> Expression:
        """A scalar as a vector."""
        if isinstance(bare(operand.type), VectorType):
            return operand
        scalar = self.engine.value_conversions.convert(operand, vector.element)
        made = operation(eok.VECTOR_FILL, vector, PRVALUE, token, [scalar], tk.TK_VECTOR)
        made.token = -1
        made.flags |= COMPILER_GENERATED
        return made

    def comparison(self, kind: int, one: Expression, other: Expression, token: int) -> Expression:
        """Each element of the result is zero or has all bits set."""
        if kind not in _COMPARISONS:
            raise Unknown("comparison of vectors", token)
        vector = self._common(one, other)
        pair = [self.filled(one, vector, token), self.filled(other, vector, token)]
        return operation(_COMPARISONS[kind], self._truth(vector), PRVALUE, token, pair, tk.TK_VECTOR)

    def negation(self, operand: Expression, vector: VectorType, token: int) -> Expression:
        """`!vector`."""
        made = operation(eok.VECTOR_NOT, self._truth(vector), PRVALUE, token, [operand], tk.TK_VECTOR)
        made.start = token
        return made

    def conditional(self, condition: Expression, then: Expression, otherwise: Expression, token: int) -> Expression:
        """`mask ? a : b`."""
        engine = self.engine
        then = engine.operands.value(then)
        otherwise = engine.operands.value(otherwise)
        if not isinstance(bare(then.type), VectorType) or bare(then.type) is not bare(otherwise.type):
            raise Unknown("conditional operator of vectors and scalars", token)
        type_ = engine.types.unqualified(then.type)
        return operation(eok.VECTOR_QUESTION, type_, PRVALUE, token, [condition, then, otherwise], tk.TK_VECTOR)

    def _common(self, one: Expression, other: Expression) -> VectorType:
        for operand in (one, other):
            found = bare(operand.type)
            if isinstance(found, VectorType):
                return found
        raise IllFormed("vector expected", one.start)

    def _truth(self, vector: VectorType) -> Type:
        types = self.engine.types
        size = self.engine.layout.size(vector.element)
        if size not in _SIGNED:
            raise Unknown("comparison of vectors of such elements")
        return types.vector(types.integers[_SIGNED[size]], vector.count)
