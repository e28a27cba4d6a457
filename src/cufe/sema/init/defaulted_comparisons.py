"""Bodies of defaulted comparisons, as the tool makes them ([class.eq], [class.spaceship]).

They are made where a comparison is first used: what compares follows the operands of that use, the rest at the
name of the function. Of the first pair of parts the objects stand at the name of the class."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import ArrayType, PointerType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, NoMatch, Unknown
from cufe.sema.expr.operands import class_of, operation
from cufe.sema.expr.temporaries import ReusedValue
from cufe.sema.init.implicit_bodies import all_fields, index_of, size_constant

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_EQUAL: Final = "=="
_THREE_WAY: Final = "<=>"
#: the results of a comparison by `==` and `<` alone, for each category: equal parts, smaller and greater ones
_RESULTS: Final[dict[str, str]] = {
    "strong_ordering": "equal",
    "weak_ordering": "equivalent",
    "partial_ordering": "equivalent",
}


class DefaultedComparisons:
    """Makes the insides of defaulted `operator==` and `operator<=>`."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Routine, st.FunctionScope | None] = {}
        self._deleted: dict[Routine, bool] = {}
        #: those of which a part surely has no comparison
        self.refused: set[Routine] = set()

    def is_deleted(self, routine: Routine) -> bool:
        """Whether `==` is defaulted where parts of the class have none ([class.compare.default])."""
        if not routine.flags & en.DEFAULTED or routine.operator != _EQUAL:
            return False
        known = self._deleted.get(routine)
        if known is None:
            self._deleted[routine] = False
            known = self._fails(routine)
            self._deleted[routine] = known
        return known

    def _fails(self, routine: Routine) -> bool:
        """Whether a body cannot be made; what it would call is not used by that."""
        expressions = self.engine.expressions
        expressions.unevaluated += 1
        try:
            self._made(routine, routine.token)
        except (Mistake, NoMatch):
            self.refused.add(routine)
            return True
        except IllFormed:
            return True
        except (Unknown, Dependent):
            return False
        finally:
            expressions.unevaluated -= 1
        return False

    def of(self, routine: Routine) -> st.FunctionScope | None:
        """The scope of a defaulted comparison; None for any other function, in a template, and before the first use."""
        if routine.operator not in (_EQUAL, _THREE_WAY) or routine.flags & en.DELETED:
            return None
        if routine not in self._known:
            at = self.engine.out_of_class.default_token(routine)
            if at < 0:
                at = self.engine.comparisons.used_at(routine)
            if at < 0:
                return None
            self._known[routine] = None
            self._known[routine] = self._made(routine, at)
        return self._known[routine]

    def _made(self, routine: Routine, at: int) -> st.FunctionScope | None:
        engine = self.engine
        signature = engine.declare_types.routine_type(routine)
        owner = routine.owner()
        cls = engine.comparisons.class_of(routine)
        if cls is None or cls.dependent:
            return None
        engine.classes.require_complete(cls, routine.token)
        scope = st.FunctionScope(routine)
        for type_ in signature.parameters:
            parameter = Variable("", -1, routine, type_)
            parameter.flags |= en.PARAMETER
            scope.parameters.append(parameter)
        operands = scope.parameters
        if owner is not None:
            scope.this = engine.this.variable(routine)
            operands = [scope.this, *operands]
        if len(operands) != 2:
            return None
        block = st.Block(-1, -1)
        block.end_reachable = False
        scope.block = block
        comparison = _Comparison(engine, routine, cls, operands, at)
        if routine.operator == _EQUAL:
            comparison.equality(block)
        else:
            comparison.three_way(block, signature.result)
        return scope


class _Comparison:
    """One body: a comparison of each pair of parts, and a return where they differ."""

    def __init__(self, engine: "Engine", routine: Routine, cls: ClassType, operands: list[Variable], at: int) -> None:
        self.engine: Engine = engine
        self.routine: Routine = routine
        self.cls: ClassType = cls
        self.operands: list[Variable] = operands
        self.at: int = at
        context = cls.context
        if context is None:
            raise Unknown("defaulted comparison of a class without a definition", routine.token)
        self.context: Context = context
        #: where the objects of the next pair stand
        self.place: int = cls.token
        #: the counter of the loop over the elements of an array
        self.index: Variable | None = None

    def equality(self, block: st.Block) -> None:
        for base in self.engine.classes.bases(self.cls):
            block.body.append(self._equal(self._base(0, base.type), self._base(1, base.type)))
        for field in self._fields():
            elements = self._elements(field)
            self._loop_start(elements, block)
            unequal = self._equal(self._part(0, field), self._part(1, field))
            self._loop_end(elements, unequal, block)
        block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, self._truth(True)))

    def three_way(self, block: st.Block, result: Type) -> None:
        for base in self.engine.classes.bases(self.cls):
            self._ordered(self._base(0, base.type), self._base(1, base.type), result, block)
        for field in self._fields():
            elements = self._elements(field)
            self._loop_start(elements, block)
            one, other = self._part(0, field), self._part(1, field)
            if elements:
                # The tool shows no more of the loop than its first statement.
                self._loop_end(elements, self._compared(one, other, result)[0], block)
            else:
                self._ordered(one, other, result, block)
        last = self._result(result, _RESULTS[_category(result)])
        block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, last))

    def _fields(self) -> list[Field]:
        return [field for field in all_fields(self.engine, self.cls) if field.name]

    # --- parts ---------------------------------------------------------------------------------------------------

    def _pointer(self, which: int) -> x.Expression:
        """The address of one of the objects."""
        variable = self.operands[which]
        type_ = variable.type
        assert type_ is not None
        bare = type_.skip_typerefs()
        if variable.flags & en.THIS_PARAMETER:
            return x.VariableExpression(variable, type_, x.PRVALUE, self.place)
        if isinstance(bare, ReferenceType):
            object_: x.Expression = self._implied(
                eok.REF_INDIRECT, bare.target, x.VariableExpression(variable, type_, x.PRVALUE, self.place)
            )
            object_.token = self.place
        else:
            object_ = x.VariableExpression(variable, type_, x.LVALUE, self.place)
        pointer = self._implied(eok.ADDRESS_OF, self.engine.types.pointer(object_.type), object_)
        pointer.category = x.PRVALUE
        return pointer

    def _implied(self, kind: int, type_: Type, inner: x.Expression) -> x.Operation:
        made = x.Operation(kind, type_, x.LVALUE, -1, [inner], tk.TK_POINTER)
        made.flags |= x.COMPILER_GENERATED
        made.start = self.at
        return made

    def _qualifiers(self, pointer: x.Expression) -> int:
        type_ = pointer.type.skip_typerefs()
        return type_.target.qualifiers() if isinstance(type_, PointerType) else 0

    def _base(self, which: int, base: ClassType) -> x.Expression:
        types = self.engine.types
        pointer = self._pointer(which)
        type_ = types.qualified(base, self._qualifiers(pointer))
        cast = self._implied(eok.BASE_CLASS_CAST, types.pointer(type_), pointer)
        cast.category = x.PRVALUE
        return self._implied(eok.INDIRECT, type_, cast)

    def _part(self, which: int, field: Field) -> x.Expression:
        """A field of one of the objects; of an array the element that the loop is at."""
        pointer = self._pointer(which)
        declared = self.engine.declare_types.field_type(field)
        qualifiers = self._qualifiers(pointer)
        if field.mutable:
            qualifiers &= ~tk.CONST
        type_ = self.engine.types.qualified(declared, qualifiers)
        made = x.Operation(eok.POINTS_TO_FIELD, type_, x.LVALUE, -1, [pointer, x.FieldExpression(field, declared, -1)])
        made.flags |= x.COMPILER_GENERATED
        if field.bit_width >= 0:
            made.flags |= x.BIT_FIELD
        made.start = self.at
        return made if self.index is None else self._element(made, self.index)

    def _element(self, array: x.Operation, index: Variable) -> x.Operation:
        types = self.engine.types
        at = array
        while True:
            bare = at.type.skip_typerefs()
            if not isinstance(bare, ArrayType):
                raise Unknown("element of something else than an array", self.at)
            element = types.qualified(bare.element, at.type.qualifiers())
            decayed = self._implied(eok.ARRAY_TO_POINTER, types.pointer(element), at)
            decayed.category = x.PRVALUE
            decayed.type_kind = tk.TK_ARRAY
            if not isinstance(element.skip_typerefs(), ArrayType):
                break
            at = self._implied(eok.INDIRECT, element, decayed)
        value = index_of(self.engine, index, x.PRVALUE)
        return operation(eok.SUBSCRIPT, element, x.LVALUE, -1, [decayed, value], tk.TK_POINTER, start=self.at)

    # --- loops over arrays ---------------------------------------------------------------------------------------

    def _elements(self, field: Field) -> int:
        """How many elements an array has, those of its rows together; 0 for no array."""
        bare = self.engine.declare_types.field_type(field).skip_typerefs()
        if not isinstance(bare, ArrayType):
            return 0
        count = 1
        while isinstance(bare, ArrayType):
            count *= bare.count
            bare = bare.element.skip_typerefs()
        return count

    def _loop_start(self, elements: int, block: st.Block) -> None:
        if elements:
            self.index = Variable("", -1, self.routine)
            size = self.index.type = self.engine.types.unsigned_long
            operands = [index_of(self.engine, self.index, x.LVALUE), size_constant(self.engine, 0)]
            start = x.Operation(eok.ASSIGN, size, x.PRVALUE, -1, operands, tk.TK_INTEGER)
            start.flags |= x.RESULT_NOT_USED | x.RIGHT_TO_LEFT
            block.body.append(st.ExpressionStatement(st.STMK_EXPR, -1, start))

    def _loop_end(self, elements: int, inside: st.Statement, block: st.Block) -> None:
        """Puts a comparison into the body, or into the loop that was started for it."""
        if self.index is None:
            block.body.append(inside)
            return
        types = self.engine.types
        step = x.Operation(
            eok.PRE_INCR, types.unsigned_long, x.PRVALUE, -1, [index_of(self.engine, self.index, x.LVALUE)]
        )
        step.type_kind = tk.TK_INTEGER
        again = x.Operation(eok.LT, types.bool, x.PRVALUE, -1, [step, size_constant(self.engine, elements)])
        again.type_kind = tk.TK_INTEGER
        loop = st.Loop(st.STMK_END_TEST_WHILE, -1)
        loop.body = inside
        loop.condition = again
        block.body.append(loop)
        self.index = None

    # --- comparisons ---------------------------------------------------------------------------------------------

    def _truth(self, value: bool) -> x.Expression:
        return x.ConstantExpression(IntegerConstant(self.engine.types.bool, int(value)), -1)

    def _apply(self, spelling: str, one: x.Expression, other: x.Expression) -> x.Expression:
        return self.engine.binary.operator(spelling, one, other, self.at, self.context, self.at)

    def _equal(self, one: x.Expression, other: x.Expression) -> st.If:
        """`if (!(one == other)) return false;`"""
        engine = self.engine
        made = self._apply(_EQUAL, one, other)
        if isinstance(made, x.Operation) and isinstance(made.arguments[0], x.RoutineExpression):
            made.arguments[0].token = self.place
        self.place = self.at
        unequal = operation(
            eok.NOT, engine.types.bool, x.PRVALUE, -1, [engine.operands.condition(made)], tk.TK_INTEGER
        )  # fmt: skip
        return self._return(unequal, -1, self._truth(False))

    def _return(self, condition: x.Expression, token: int, result: x.Expression) -> st.If:
        condition.token = token
        made = st.If(st.STMK_IF, self.at, condition)
        made.then = st.ExpressionStatement(st.STMK_RETURN, self.at, result)
        return made

    def _compared(self, one: x.Expression, other: x.Expression, result: Type) -> tuple[st.InitStatement, Variable]:
        """The variable that holds how two parts compare."""
        value = self.engine.casts.implicit(self._order(one, other, result), result, self.at)
        variable = Variable("", -1, self.routine, result)
        init = DynamicInit(DIK_EXPRESSION, result)
        init.variable = variable
        init.expression = value
        self.place = self.at
        return st.InitStatement(-1, init), variable

    def _ordered(self, one: x.Expression, other: x.Expression, result: Type, block: st.Block) -> None:
        """`if (auto order = one <=> other; !(order == 0)) return order;`"""
        engine = self.engine
        made, variable = self._compared(one, other, result)
        block.body.append(made)
        zero = x.ConstantExpression(IntegerConstant(engine.types.int, 0), self.at)
        equal = self._apply(_EQUAL, x.VariableExpression(variable, result, x.LVALUE, self.at), zero)
        if isinstance(equal, x.Operation):
            equal.flags |= x.COMPILER_GENERATED
            self._unfold_zero(equal)
        unequal = operation(
            eok.NOT, engine.types.bool, x.PRVALUE, self.at, [engine.operands.condition(equal)], tk.TK_INTEGER
        )
        block.body.append(self._return(unequal, self.at, x.VariableExpression(variable, result, x.PRVALUE, -1)))

    def _unfold_zero(self, comparison: x.Operation) -> None:
        """The object that a category is compared with in the place of 0 is not computed beforehand (observed)."""
        for argument in comparison.arguments:
            if isinstance(argument, x.TempInit):
                argument.init = self.engine.folding.unfolded(argument.init)

    def _order(self, one: x.Expression, other: x.Expression, result: Type) -> x.Expression:
        """`one <=> other`; by `==` and `<` where that does not exist ([class.spaceship]/1)."""
        try:
            return self._apply(_THREE_WAY, one, other)
        except IllFormed:
            if class_of(one.type) is None:
                raise
        except Dependent:
            raise Unknown("comparison of a dependent part", self.at) from None
        left = ReusedValue(self.engine, one)
        right = ReusedValue(self.engine, other)
        category = _category(result)
        equal = self._apply(_EQUAL, left.first(self.at), right.first(self.at))
        less = self._apply("<", left.again(self.at), right.again(self.at))
        if category == "partial_ordering":
            greater = self._apply("<", right.again(self.at), left.again(self.at))
            rest = self._question(greater, self._result(result, "greater"), self._result(result, "unordered"))
        else:
            rest = self._result(result, "greater")
        smaller = self._question(less, self._result(result, "less"), rest)
        return self._question(equal, self._result(result, _RESULTS[category]), smaller)

    def _question(self, condition: x.Expression, then: x.Expression, otherwise: x.Expression) -> x.Expression:
        value = self.engine.operands.condition(condition)
        made = x.Operation(eok.QUESTION, then.type, x.PRVALUE, -1, [value, then, otherwise])
        made.start = self.at
        return made

    def _result(self, type_: Type, name: str) -> x.Expression:
        """The value of a static member of a comparison category."""
        engine = self.engine
        cls = class_of(type_)
        members = engine.names.members(cls, name) if cls is not None else None
        for entity in members.entities if members is not None else []:
            init = engine.declared_initialisers.of_variable(entity) if isinstance(entity, Variable) else None
            if init is not None and init.kind == DIK_CONSTANT and init.constant is not None:
                return x.ConstantExpression(init.constant, self.at)
        raise Unknown("value of a comparison category", self.at)


def _category(type_: Type) -> str:
    cls = class_of(type_)
    if cls is None or cls.name not in _RESULTS:
        raise Unknown("comparison with a result of another type", -1)
    return cls.name
