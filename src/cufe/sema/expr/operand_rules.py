"""What the built-in binary operators take, once overloads and conversions to a common type are done with ([expr.mul] to
[expr.ass]), and GNU vectors, whose operators work element by element."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, Expression
from cufe.il.types import IntegerType, MemberPointerType, NullptrType, PointerType, RoutineType, Type, VectorType
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import operation
from cufe.sema.overload.standard_conversions import similar
from cufe.sema.overload.type_tests import (
    bare,
    is_arithmetic,
    is_bool,
    is_complex,
    is_enum,
    is_pointer,
    is_scoped_enum,
    is_void,
)

_SUMS_AND_COMPARISONS: Final = ("+", "-", "==", "!=", "<", ">", "<=", ">=", "<=>")
_EQUALITY: Final = ("==", "!=", "<=>")
_RELATIONS: Final = ("<", ">", "<=", ">=")
_RELATIONAL: Final = (eok.LT, eok.GT, eok.LE, eok.GE)
INTEGRAL_ASSIGNMENTS: Final = (
    eok.REMAINDER_ASSIGN, eok.SHIFTL_ASSIGN, eok.SHIFTR_ASSIGN, eok.AND_ASSIGN, eok.OR_ASSIGN, eok.XOR_ASSIGN,
)  # fmt: skip


class OperandRules(EnginePart):
    """Judges operands whose types are known; neither is of class type."""

    def nothing(self, spelling: str, one: Expression, other: Expression, token: int) -> Mistake:
        """The mistake of an operator with a `void` operand: sums and comparisons look at the first operand alone, and
        then at the second one beside it (observed)."""
        wrong = one if is_void(one.type) else other
        if is_enum(one.type) or is_enum(other.type):
            return Mistake(num.NO_OPERATOR, "operand of type void", token, name=spelling)
        if spelling not in _SUMS_AND_COMPARISONS:
            number = num.NO_ARITHMETIC if spelling in "*/" else num.NO_INTEGER
            return Mistake(number, "operand of type void", wrong.start)
        if wrong is one:
            return Mistake(num.NO_SCALAR_BUT, "operand of type void", wrong.start, (one.type,))
        if is_arithmetic(one.type):
            return Mistake(num.NO_ARITHMETIC, "operand of type void", wrong.start)
        if is_pointer(one.type) and spelling in "+-":
            return Mistake(num.NO_INTEGER, "operand of type void", wrong.start)
        return Mistake(num.INCOMPATIBLE_OPERANDS, "operand of type void", token, (one.type, other.type))

    def refuse_members(self, spelling: str, one: Expression, other: Expression) -> None:
        """Refuses pointers to members, and null pointers that are added or multiplied: sums and relations look at the
        first operand alone, and then at the second one beside it (observed)."""
        if spelling in _EQUALITY:
            return
        first, second = self._is_no_number(one, spelling), self._is_no_number(other, spelling)
        if not first and not second:
            return
        if spelling in _SUMS_AND_COMPARISONS:
            if first:
                raise _no_number(num.NO_SCALAR_BUT, one, (one.type,))
            if is_arithmetic(one.type):
                raise _no_number(num.NO_ARITHMETIC, other)
            if is_pointer(one.type) and spelling in "+-":
                raise _no_number(num.NO_INTEGER, other)
            return
        number = num.NO_ARITHMETIC if spelling in "*/" else num.NO_INTEGER
        mistakes = [_no_number(number, each) for each, no in ((one, first), (other, second)) if no]
        mistakes[0].others = mistakes[1:]
        raise mistakes[0]

    def _is_no_number(self, operand: Expression, spelling: str) -> bool:
        found = bare(operand.type)
        return isinstance(found, MemberPointerType) or (isinstance(found, NullptrType) and spelling not in _RELATIONS)

    def is_enum_beside_address(self, one: Expression, other: Expression) -> bool:
        """Whether a value of an enumeration meets a pointer: no operator is found for them."""
        if not (is_enum(one.type) or is_enum(other.type)):
            return False
        types = [bare(self.engine.placeholders.decayed(each.type)) for each in (one, other)]
        return any(isinstance(each, (PointerType, NullptrType)) for each in types)

    # --- comparisons -------------------------------------------------------------------------------------------------

    def compare(self, kind: int, one: Expression, other: Expression) -> bool:
        """Whether a comparison takes two values that have a common type ([expr.rel], [expr.spaceship])."""
        first, second = bare(one.type), bare(other.type)
        if kind != eok.SPACESHIP:
            return kind not in _RELATIONAL or not _is_of_members(first, second)
        if _is_of_members(first, second) or (isinstance(first, NullptrType) and isinstance(second, NullptrType)):
            return False
        if _is_function_pointer(first) or _is_function_pointer(second):
            return (is_pointer(first) and is_void(_target(first))) or (is_pointer(second) and is_void(_target(second)))
        if is_bool(first) != is_bool(second):
            return False
        return not self._narrows(one, other) and not self._narrows(other, one)

    def _narrows(self, one: Expression, other: Expression) -> bool:
        """Whether the usual arithmetic conversions narrow an integer ([expr.spaceship]/4)."""
        if not isinstance(bare(one.type), IntegerType) or not isinstance(bare(other.type), IntegerType):
            return False
        engine = self.engine
        common = engine.promotions.usual(one.type, other.type)
        return engine.narrowing.types_narrow(one.type, common, engine.narrowing.constant(one))

    # --- pointers ----------------------------------------------------------------------------------------------------

    def add(self, pointer: Type, integer: Type, pointer_first: bool) -> bool:
        """Whether an integer is added to a pointer, or taken from it: to `void *` and pointers to functions, which GNU
        C++ allows, only behind them, and no enumerator (observed)."""
        found = bare(pointer)
        assert isinstance(found, PointerType)
        if is_void(found.target) or isinstance(bare(found.target), RoutineType):
            return pointer_first and not is_enum(integer)
        return True

    def subtract(self, left: Type, right: Type) -> bool:
        """Whether two pointers have a difference."""
        one, other = _target(bare(left)), _target(bare(right))
        if isinstance(bare(one), RoutineType):
            return False
        pointers = isinstance(bare(one), PointerType) or isinstance(bare(other), PointerType)
        return not pointers or similar(one, other)

    # --- assignment --------------------------------------------------------------------------------------------------

    def assign(self, kind: int, left: Type, right: Type) -> bool:
        """Whether a compound assignment takes scalars that are no pointers ([expr.ass]/6)."""
        if is_enum(left) or not _is_number(left):
            return False
        if kind in INTEGRAL_ASSIGNMENTS:
            return _is_integer(left) and _is_integer(right)
        return _is_number(right)


def _no_number(number: int, operand: Expression, types: tuple[Type, ...] = ()) -> Mistake:
    """The mistake of one operand, which is found before the next one is converted."""
    return Mistake(number, "operand that is no number", operand.start, types, found_at=operand.start)


def _target(pointer: Type) -> Type:
    assert isinstance(pointer, PointerType)
    return pointer.target


def _is_function_pointer(type_: Type) -> bool:
    return isinstance(type_, PointerType) and isinstance(bare(type_.target), RoutineType)


def _is_of_members(first: Type, second: Type) -> bool:
    return isinstance(first, MemberPointerType) or isinstance(second, MemberPointerType)


def _is_number(type_: Type) -> bool:
    """An arithmetic or complex type or an unscoped enumeration."""
    found = bare(type_)
    return is_arithmetic(found) or is_complex(found) or (isinstance(found, EnumType) and not found.scoped)


def _is_integer(type_: Type) -> bool:
    return _is_number(type_) and isinstance(bare(type_), (IntegerType, EnumType)) and not is_scoped_enum(type_)


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
        return operation(eok.VECTOR_NOT, self._truth(vector), PRVALUE, token, [operand], tk.TK_VECTOR, start=token)

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
