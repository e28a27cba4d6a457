"""Binary operators ([expr.mul] to [expr.comma]): arithmetic, comparison, logic, pointers, assignment."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType
from cufe.sema.answers import IllFormed, Mistake, joined
from cufe.sema.expr.operand_rules import INTEGRAL_ASSIGNMENTS, OperandRules, Vectors
from cufe.sema.expr.operands import class_of, is_type_dependent, kind_of, operation
from cufe.sema.expr.standard_conversions import bit_field_of
from cufe.sema.overload.type_tests import (
    bare,
    is_arithmetic,
    is_bool,
    is_enum,
    is_floating,
    is_unknown,
    is_void,
    takes_arithmetic_conversions,
)
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

ARITHMETIC: Final[dict[str, int]] = {
    "+": eok.ADD, "-": eok.SUBTRACT, "*": eok.MULTIPLY, "/": eok.DIVIDE, "%": eok.REMAINDER, "&": eok.AND,
    "|": eok.OR, "^": eok.XOR, "bitand": eok.AND, "bitor": eok.OR, "xor": eok.XOR,
}  # fmt: skip
COMPARISONS: Final[dict[str, int]] = {
    "==": eok.EQ, "!=": eok.NE, "<": eok.LT, ">": eok.GT, "<=": eok.LE, ">=": eok.GE, "not_eq": eok.NE,
    "<=>": eok.SPACESHIP,
}  # fmt: skip
ASSIGNMENTS: Final[dict[str, int]] = {
    "+=": eok.ADD_ASSIGN, "-=": eok.SUBTRACT_ASSIGN, "*=": eok.MULTIPLY_ASSIGN, "/=": eok.DIVIDE_ASSIGN,
    "%=": eok.REMAINDER_ASSIGN, "<<=": eok.SHIFTL_ASSIGN, ">>=": eok.SHIFTR_ASSIGN, "&=": eok.AND_ASSIGN,
    "|=": eok.OR_ASSIGN, "^=": eok.XOR_ASSIGN, "and_eq": eok.AND_ASSIGN, "or_eq": eok.OR_ASSIGN,
    "xor_eq": eok.XOR_ASSIGN,
}  # fmt: skip
_WORDS: Final[dict[str, str]] = {
    "and": "&&", "or": "||", "bitand": "&", "bitor": "|", "xor": "^", "not_eq": "!=", "and_eq": "&=", "or_eq": "|=",
    "xor_eq": "^=",
}  # fmt: skip
_PRODUCTS: Final = (eok.MULTIPLY_ASSIGN, eok.DIVIDE_ASSIGN)
_ARITHMETIC_ASSIGNMENTS: Final = (eok.ADD_ASSIGN, eok.SUBTRACT_ASSIGN, *_PRODUCTS)
#: operators of integers alone
_INTEGRAL: Final = ("%", "&", "|", "^")
_SEQUENCED: Final = 2017  # shifts, subscripts and assignments have an order ([expr.shift]/4)


class Binary:
    """Builds binary operators."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.vectors: Vectors = Vectors(engine)
        self.rules: OperandRules = OperandRules(engine)

    def build(self, node: e.Binary, context: Context) -> x.Expression:
        """A binary operator; long chains to the left are built without recursion."""
        chain: list[e.Binary] = []
        at: e.Node = node
        while isinstance(at, e.Binary):
            chain.append(at)
            at = at.left
        left = self.engine.expressions.build(at, context)
        while chain:
            step = chain.pop()
            right = self.engine.expressions.initialiser_clause(step.right, context)
            left = self.operator(self.spelling(step.operator), left, right, step.operator, context, step.end)
        return left

    def spelling(self, token: int) -> str:
        """The operator at a token; `>` may be the first of two."""
        lexemes = self.engine.lexemes
        found = lexemes[token]
        if found == ">" and token + 1 < len(lexemes):
            following = lexemes[token + 1]
            if following == ">":
                return ">>"
            if following == ">=":
                return ">>="
        return _WORDS.get(found, found)

    def operator(
        self, spelling: str, left: x.Expression, right: x.Expression, token: int, context: Context, behind: int
    ) -> x.Expression:
        """An operator on operands that have been built; `behind` is the token behind them."""
        engine = self.engine
        if spelling == ",":
            return self.comma(left, right, token, context)
        assignment = spelling == "=" or spelling in ASSIGNMENTS
        if isinstance(left, x.OverloadExpression):
            left = engine.ids.settled(left)
        if self._dependent_operands(left, right):
            return engine.dependent_expressions.binary(spelling, left, right, token)
        if isinstance(right, x.OverloadExpression) and not assignment and not self._is_user(left):
            right = engine.ids.settled(right)
        if self._is_user(left) or (self._is_user(right) and not (spelling == "=" and not self._is_class(left))):
            overloaded = engine.operators_applied.apply(spelling, [left, right], token, context, False, behind)
            if isinstance(overloaded, x.Expression):
                return overloaded
            left, right = overloaded.operands
        if assignment:
            return self.assignment(spelling, left, right, token)
        if spelling == "&&" or spelling == "||":
            return self.logical(spelling, left, right, token)
        if spelling == ".*" or spelling == "->*":
            return self.member_pointer(spelling == "->*", left, right, token)
        self.rules.refuse_members(spelling, left, right)
        if spelling == "<<" or spelling == ">>":
            return self._shift(spelling, left, right, token)
        if spelling in COMPARISONS:
            if is_void(left.type) or is_void(right.type):
                raise self.rules.nothing(spelling, left, right, token)
            if self.rules.is_enum_beside_address(left, right):
                raise Mistake(num.NO_OPERATOR, "enumerator compared with an address", token, name=spelling)
            return self.comparison(COMPARISONS[spelling], left, right, token)
        return self.arithmetic(spelling, left, right, token)

    def _is_class(self, expression: x.Expression) -> bool:
        return class_of(expression.type) is not None

    def _is_user(self, expression: x.Expression) -> bool:
        """Whether an operand makes operator functions candidates ([over.match.oper]/1)."""
        if isinstance(expression, (x.BracedInitList, x.OverloadExpression)):
            return False
        return isinstance(bare(expression.type), (ClassType, EnumType))

    def _dependent_operands(self, left: x.Expression, right: x.Expression) -> bool:
        if is_type_dependent(left):
            return True
        if isinstance(right, x.BracedInitList):
            return self.engine.calls.any_dependent(right.items)
        return not isinstance(right, x.OverloadExpression) and is_type_dependent(right)

    def _order(self, right_to_left: bool) -> int:
        if self.engine.language.standard < _SEQUENCED:
            return 0
        return x.RIGHT_TO_LEFT if right_to_left else x.LEFT_TO_RIGHT

    # --- arithmetic --------------------------------------------------------------------------------------------------

    def arithmetic(self, spelling: str, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        one = engine.operands.value(left)
        other = engine.operands.value(right)
        first = bare(one.type)
        second = bare(other.type)
        if isinstance(first, t.VoidType) or isinstance(second, t.VoidType):
            raise self.rules.nothing(spelling, one, other, token)
        if isinstance(first, t.PointerType) or isinstance(second, t.PointerType):
            return self._pointer_arithmetic(spelling, one, other, token)
        if isinstance(first, t.VectorType) or isinstance(second, t.VectorType):
            return self.vectors.arithmetic(ARITHMETIC[spelling], one, other, token)
        one = engine.operands.beside(one, other)
        if spelling in _INTEGRAL:
            self._refuse(one, other)
        type_ = self.usual(one, other)
        one = engine.value_conversions.to_common(one, type_)
        other = engine.value_conversions.to_common(other, type_)
        made = operation(ARITHMETIC[spelling], type_, x.PRVALUE, token, [one, other], type_.kind)
        return engine.folding.finished(made)

    def usual(self, one: x.Expression, other: x.Expression) -> t.Type:
        """The usual arithmetic conversions; bit-fields go by their widths."""
        engine = self.engine
        first = engine.value_conversions.promoted_type(one) if bit_field_of(one) is not None else one.type
        second = engine.value_conversions.promoted_type(other) if bit_field_of(other) is not None else other.type
        return engine.promotions.usual(first, second)

    def _pointer_arithmetic(self, spelling: str, one: x.Expression, other: x.Expression, token: int) -> x.Expression:
        """[expr.add]: pointer and integer, difference of pointers."""
        types = self.engine.types
        first = isinstance(bare(one.type), t.PointerType)
        second = isinstance(bare(other.type), t.PointerType)
        if spelling == "-" and first and second:
            self._require_same_target(one.type, other.type, token)
            self._require(self.rules.subtract(one.type, other.type), token)
            self.engine.objects.require_complete_target(one)
            one = self.engine.folding.address(one)
            other = self.engine.folding.address(other)
            made = operation(eok.PDIFF, types.long, x.PRVALUE, token, [one, other], tk.TK_POINTER)
            return self.engine.folding.finished(made)
        if spelling == "+" and first != second:
            if second and bare(one.type).kind == tk.TK_FLOAT:
                raise Mistake(num.NO_ARITHMETIC, "pointer added to a floating-point number", other.start)
            self._require_integer(other if first else one)
            pointer = one if first else other
            self._require(self.rules.add(pointer.type, (other if first else one).type, first), token)
            self._require_sized(pointer)
            made = operation(eok.PADD, types.unqualified(pointer.type), x.PRVALUE, token, [one, other], tk.TK_POINTER)
            if second:
                made.flags |= x.POINTER_SECOND
            return self.engine.folding.finished(made)
        if spelling == "-" and first:
            self._require_integer(other)
            self._require(self.rules.add(one.type, other.type, True), token)
            self._require_sized(one)
            made = operation(eok.PSUBTRACT, types.unqualified(one.type), x.PRVALUE, token, [one, other], tk.TK_POINTER)
            return self.engine.folding.finished(made)
        pointer = other if spelling == "+" or not first else one
        number = num.NO_ARITHMETIC if spelling in "*/" or (spelling == "-" and not first) else num.NO_INTEGER
        mistake = Mistake(number, "pointers in an arithmetic operation", pointer.start)
        if first and second and spelling != "+":
            # Both operands are judged.
            mistake.others = [Mistake(number, "pointers in an arithmetic operation", other.start)]
        raise mistake

    def _require(self, allowed: bool, token: int) -> None:
        if not allowed:
            raise IllFormed("the built-in operator takes no such operands", token)

    def _refuse(self, one: x.Expression, other: x.Expression) -> None:
        """Floating-point numbers and pointers are no operands of some operators; both operands are judged."""
        wrong: list[Mistake] = []
        for operand in (one, other):
            found = bare(operand.type)
            if found.kind == tk.TK_FLOAT or isinstance(found, t.PointerType):
                wrong.append(Mistake(num.NO_INTEGER, "operand of another type", operand.start))
        if wrong:
            raise joined(wrong)

    def _require_same_target(self, left: t.Type, right: t.Type, token: int) -> None:
        one = bare(left)
        other = bare(right)
        if isinstance(one, t.PointerType) and isinstance(other, t.PointerType):
            first = bare(one.target)
            second = bare(other.target)
            if first is not second and not isinstance(first, t.PointerType) and not isinstance(second, t.PointerType):
                raise Mistake(num.INCOMPATIBLE_OPERANDS, "difference of unlike pointers", token, (left, right))

    def _require_sized(self, pointer: x.Expression) -> None:
        """GNU C++ adds to pointers to void, but not to those to an incomplete class."""
        found = bare(pointer.type)
        if isinstance(found, t.PointerType) and not is_void(found.target):
            self.engine.objects.require_complete_target(pointer)

    def _is_integer(self, operand: x.Expression) -> bool:
        found = bare(operand.type)
        return found.kind == tk.TK_INTEGER and not (isinstance(found, EnumType) and found.scoped)

    def _require_integer(self, operand: x.Expression) -> None:
        if not self._is_integer(operand):
            raise Mistake(num.NO_INTEGER, "expression must have integral type", operand.start)

    def _shift(self, spelling: str, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        if is_void(left.type) or is_void(right.type):
            raise self.rules.nothing(spelling, left, right, token)
        one = engine.value_conversions.promoted(left)
        other = engine.value_conversions.promoted(right)
        kind = eok.SHIFTL if spelling == "<<" else eok.SHIFTR
        if isinstance(bare(one.type), t.VectorType):
            return self.vectors.arithmetic(kind, one, other, token)
        self._refuse(one, other)
        if not is_arithmetic(one.type) or not is_arithmetic(other.type):
            raise IllFormed("expression must have integral type", token)
        made = operation(kind, one.type, x.PRVALUE, token, [one, other], tk.TK_INTEGER)
        made.flags |= self._order(False)
        return engine.folding.finished(made)

    # --- comparisons -------------------------------------------------------------------------------------------------

    def comparison(self, kind: int, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        one = engine.operands.value(left)
        other = engine.operands.value(right)
        first = bare(one.type)
        second = bare(other.type)
        if isinstance(first, t.VectorType) or isinstance(second, t.VectorType):
            return self.vectors.comparison(kind, one, other, token)
        one = engine.operands.beside(one, other)
        if takes_arithmetic_conversions(first) and takes_arithmetic_conversions(second):
            type_: t.Type = self.usual(one, other)
        elif first is second and isinstance(first, EnumType):
            type_ = first
        else:
            type_ = engine.composites.of(one, other, token)
        self._require(self.rules.compare(kind, one, other), token)
        one = engine.folding.address(engine.value_conversions.to_common(one, type_))
        other = engine.folding.address(engine.value_conversions.to_common(other, type_))
        type_kind = kind_of(type_)
        if kind == eok.SPACESHIP:
            return operation(kind, self._ordering(type_, token), x.PRVALUE, token, [one, other], type_kind)
        made = operation(kind, engine.types.bool, x.PRVALUE, token, [one, other], type_kind)
        return engine.folding.finished(made)

    def _ordering(self, type_: t.Type, token: int) -> t.Type:
        """The class of a built-in three-way comparison ([expr.spaceship]/4)."""
        engine = self.engine
        name = "partial_ordering" if isinstance(bare(type_), t.FloatType) else "strong_ordering"
        for std in engine.names.qualified(engine.declare.root.namespace, "std", token):
            for entity in engine.names.qualified(std, name, token):
                if isinstance(entity, ClassType):
                    return entity
        raise IllFormed("<compare> has to be included", token)

    def logical(self, spelling: str, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        one = engine.operands.condition(left)
        other = engine.operands.condition(right)
        kind = eok.LAND if spelling == "&&" else eok.LOR
        made = operation(kind, engine.types.bool, x.PRVALUE, token, [one, other], tk.TK_INTEGER)
        return engine.evaluator.fold(made) if self._decided(one, other) else engine.folding.finished(made)

    def _decided(self, one: x.Expression, other: x.Expression) -> bool:
        """Whether the first operand alone may decide: not while the second one waits for arguments, since an operation
        with it does ([temp.dep.constexpr])."""
        from cufe.il import expressions as x

        if other.flags & (x.TYPE_DEPENDENT | x.VALUE_DEPENDENT):
            return False
        return isinstance(one, x.ConstantExpression) and not one.constant.dependent

    # --- pointers to members -----------------------------------------------------------------------------------------

    def member_pointer(self, arrow: bool, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        """`object.*pointer`, `pointer->*pointer` ([expr.mptr.oper])."""
        engine = self.engine
        pointer = engine.operands.value(right)
        type_ = bare(pointer.type)
        if not isinstance(type_, t.MemberPointerType):
            raise IllFormed("expression must have pointer-to-member type", token)
        object_ = engine.operands.value(left) if arrow else left
        if not arrow and object_.category == x.PRVALUE:
            object_ = engine.temporaries.temporary(object_, x.XVALUE)
        owner = object_.type
        if arrow:
            at = bare(object_.type)
            if not isinstance(at, t.PointerType):
                raise IllFormed("expression must have pointer-to-class type", token)
            owner = at.target
        cls = class_of(owner)
        base = class_of(type_.owner)
        if cls is None or base is None:
            raise IllFormed("expression must have class type", token)
        if cls is not base:
            path = engine.classes.base_path(cls, base)
            if path is None:
                raise IllFormed("pointer to a member of another class", token)
            object_ = engine.adjusted_objects.member_path(object_, path, arrow, 0)
        target = type_.target
        if not isinstance(bare(target), t.RoutineType):
            target = engine.types.qualified(target, owner.qualifiers())
        category = x.LVALUE if arrow or object_.category == x.LVALUE else x.XVALUE
        kind = eok.PM_POINTS_TO_FIELD if arrow else eok.PM_FIELD
        made = operation(kind, target, category, token, [object_, pointer])
        made.flags |= self._order(False)
        return made

    # --- assignment --------------------------------------------------------------------------------------------------

    def assignment(self, spelling: str, left: x.Expression, right: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        if left.category != x.LVALUE:
            raise Mistake(num.NOT_MODIFIABLE, "expression must be a modifiable lvalue", left.start)
        constant = bool(left.type.canonical.qualifiers() & tk.CONST)
        if constant or isinstance(bare(left.type), (t.ArrayType, t.RoutineType)):
            raise self.unmodifiable(left, right)
        engine.objects.keep_written(left)
        if spelling == "=":
            if isinstance(right, x.BracedInitList):
                right = engine.list_initialisers.scalar_from_list(right, left.type, token, number=num.INITIALISED)
            value = engine.casts.implicit(right, engine.types.unqualified(left.type), token, num.ASSIGNED)
            kind = eok.ASSIGN
            type_kind = kind_of(left.type)
        else:
            kind, value, type_kind = self._compound(spelling, left, right, token)
        made = operation(kind, left.type, x.LVALUE, token, [left, value], type_kind)
        made.flags |= x.RETURNS_LVALUE | self._order(True) | (left.flags & x.BIT_FIELD)
        return made

    def unmodifiable(self, left: x.Expression, right: x.Expression) -> Mistake:
        """The mistake of an assignment to an array, a function or a constant, or of a list with more than one value to
        what cannot be assigned to."""
        mistake = Mistake(num.NOT_MODIFIABLE, "expression must be a modifiable lvalue", left.start)
        if not isinstance(right, x.BracedInitList) or len(right.items) < 2:
            return mistake
        self.engine.functions.keep(mistake)
        return Mistake(num.TOO_MANY_VALUES, "too many values for what is assigned to", right.items[1].start)

    def _compound(
        self, spelling: str, left: x.Expression, right: x.Expression, token: int
    ) -> tuple[int, x.Expression, int]:
        """`left op= right`: the right operand as the operation takes it, and what it computes in."""
        engine = self.engine
        if isinstance(right, x.BracedInitList):
            raise Mistake(num.LIST_NOT_ALLOWED, "list as the operand of a compound assignment", right.start)
        kind = ASSIGNMENTS[spelling]
        value = engine.operands.value(right)
        type_ = bare(left.type)
        self.rules.refuse_members(spelling[:-1], left, value)
        if isinstance(type_, t.PointerType):
            if kind not in (eok.ADD_ASSIGN, eok.SUBTRACT_ASSIGN):
                number = num.NO_ARITHMETIC if kind in _ARITHMETIC_ASSIGNMENTS else num.NO_INTEGER
                raise Mistake(number, "pointer in a compound assignment", left.start)
            self._require_integer(value)
            pointer = eok.PADD_ASSIGN if kind == eok.ADD_ASSIGN else eok.PSUBTRACT_ASSIGN
            return pointer, value, tk.TK_POINTER
        if isinstance(type_, t.VectorType):
            return kind, self.vectors.filled(value, type_, value.start), tk.TK_VECTOR
        if is_void(value.type):
            number = num.NO_ARITHMETIC if kind in _ARITHMETIC_ASSIGNMENTS else num.NO_INTEGER
            raise Mistake(number, "operand of type void", value.start)
        if isinstance(type_, EnumType) and not is_unknown(value.type):
            mistake = Mistake(num.ENUM_OPERATION, "compound assignment to an enumerator", token)
            if kind in INTEGRAL_ASSIGNMENTS and not self._is_integer(value):
                mistake.others = [Mistake(num.NO_INTEGER, "operand that is no integer", value.start)]
            elif kind in _PRODUCTS and not takes_arithmetic_conversions(bare(value.type)):
                mistake.others = [Mistake(num.NO_ARITHMETIC, "operand that is no number", value.start)]
            raise mistake
        if type_.kind == tk.TK_FLOAT and kind in INTEGRAL_ASSIGNMENTS and not is_enum(value.type):
            if is_arithmetic(value.type):
                mistake = Mistake(num.NO_INTEGER, "integral operation on a floating-point number", left.start)
                if bare(value.type).kind == tk.TK_FLOAT:
                    mistake.others = [Mistake(num.NO_INTEGER, "floating-point operand", value.start)]
                raise mistake
        if type_.kind == tk.TK_INTEGER and not is_bool(type_) and not isinstance(type_, EnumType):
            if kind in INTEGRAL_ASSIGNMENTS and is_floating(value.type):
                raise Mistake(num.NO_INTEGER, "floating-point operand", value.start)
        if is_arithmetic(type_) and not is_bool(type_) and isinstance(bare(value.type), t.PointerType):
            if kind in _ARITHMETIC_ASSIGNMENTS:
                raise Mistake(num.NO_ARITHMETIC, "pointer in a compound assignment", value.start)
            if type_.kind == tk.TK_INTEGER:
                raise Mistake(num.NO_INTEGER, "pointer in a compound assignment", value.start)
        self._require(self.rules.assign(kind, type_, value.type), token)
        if kind in (eok.SHIFTL_ASSIGN, eok.SHIFTR_ASSIGN):
            return kind, engine.value_conversions.promoted(value), tk.TK_INTEGER
        common = self.usual(left, value)
        return kind, engine.value_conversions.convert(value, common), common.kind

    # --- comma -------------------------------------------------------------------------------------------------------

    def comma(self, left: x.Expression, right: x.Expression, token: int, context: Context) -> x.Expression:
        engine = self.engine
        if isinstance(left, x.OverloadExpression):
            left = engine.ids.settled(left)
        if isinstance(right, x.OverloadExpression):
            right = engine.ids.settled(right)
        dependent = is_type_dependent(left) or is_type_dependent(right)
        if not dependent and (self._is_user(left) or self._is_user(right)):
            overloaded = engine.operators_applied.apply(",", [left, right], token, context)
            if isinstance(overloaded, x.Expression):
                return overloaded
        left = engine.operands.discarded(left)
        if dependent:
            right = engine.odr_uses.unread(right)
            made = operation(eok.COMMA, engine.types.unknown, x.PRVALUE, token, [left, right])
            made.flags |= x.TYPE_DEPENDENT
            return made
        made = operation(eok.COMMA, right.type, right.category, token, [left, right])
        if right.category == x.LVALUE:
            made.flags |= x.RETURNS_LVALUE
            return made
        return engine.folding.finished(made)
