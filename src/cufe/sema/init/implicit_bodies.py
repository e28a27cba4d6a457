"""Bodies of functions that nobody writes ([special]): of defaulted special members ([class.copy.ctor],
[class.copy.assign], [class.dtor]) and of inherited constructors ([class.inhctor.init]).

What an implicit copy does is not said by its nodes: the source of a constructor's part is implied, and parts without a
copy constructor of their own are copied as bits."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import initialisation as i
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import AggregateConstant, DynamicInitConstant, IntegerConstant, RepeatConstant
from cufe.il.entities import PARAMETER, BaseClass, ClassType, Field, Routine, Variable
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.sema.answers import Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, dereferenced, kind_of, operation, reference_type
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def _return_alone() -> st.Block:
    """The block of an implicit constructor."""
    block = st.Block(-1, -1)
    block.end_reachable = False
    block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, None))
    return block


class ImplicitBodies(EnginePart):
    """Makes the insides of implicit constructors, as constant evaluation needs them."""

    def of(self, routine: Routine) -> st.FunctionScope | None:
        """The scope of a defaulted default constructor, or of a lambda's conversion; None for anything else."""
        owner = routine.owner()
        if owner is not None and owner.closure is not None and routine.special == en.SFK_CONVERSION:
            return self.engine.closure_bodies.body(routine)
        if owner is None or routine.special != en.SFK_CONSTRUCTOR:
            return None
        if not routine.flags & en.DEFAULTED and not self.engine.out_of_class.is_defaulted(routine):
            return None
        signature = self.engine.declare_types.routine_type(routine)
        if signature.parameters or owner.dependent:
            return None
        scope = st.FunctionScope(routine)
        scope.this = self.engine.this.variable(routine)
        routine.body = scope
        scope.constructor_inits = self.engine.member_initialisers.implied(owner)
        scope.block = _return_alone()
        return scope


class DefaultedBodies:
    """Makes the insides of copies, moves and destructors."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Routine, st.FunctionScope | None] = {}

    def of(self, routine: Routine) -> st.FunctionScope | None:
        """The scope of a defaulted function; None for any other one, and in a template."""
        if routine not in self._known:
            self._known[routine] = None
            self._known[routine] = self._made(routine)
        return self._known[routine]

    def body(self, routine: Routine) -> st.FunctionScope | None:
        """The scope of a function, which is made where it is defaulted and nobody wrote it."""
        engine = self.engine
        made: st.FunctionScope | None = None
        if engine.declare_types.definition(routine) is None and routine.inherited is None:
            made = self.of(routine)
        return made or engine.functions.body(routine)

    def _made(self, routine: Routine) -> st.FunctionScope | None:
        owner = routine.owner()
        engine = self.engine
        if owner is None or owner.dependent or routine.flags & en.DELETED:
            return None
        if not routine.flags & en.DEFAULTED and not engine.out_of_class.is_defaulted(routine):
            return None
        engine.classes.require_complete(owner, routine.token)
        scope = st.FunctionScope(routine)
        scope.this = engine.this.variable(routine)
        block = st.Block(-1, -1)
        block.end_reachable = False
        scope.block = block
        result: x.Expression | None = None
        if routine.special == en.SFK_DESTRUCTOR:
            scope.constructor_inits = engine.member_initialisers.destroyed(owner)
        else:
            signature = engine.declare_types.routine_type(routine)
            if len(signature.parameters) != 1:
                return None
            source = Variable("", -1, routine, signature.parameters[0])
            source.flags |= en.PARAMETER
            scope.parameters = [source]
            if routine.special == en.SFK_CONSTRUCTOR:
                self._copies(scope, owner, source)
            elif routine.operator == "=":
                result = _Assignment(engine, owner, scope.this, source).fill(block)
            else:
                return None
        for init in scope.constructor_inits:
            init.compiler_generated = True
        block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, result))
        return scope

    # --- constructors --------------------------------------------------------------------------------------------

    def _copies(self, scope: st.FunctionScope, owner: ClassType, source: Variable) -> None:
        """What a copy or move constructor copies: bases, then fields."""
        engine = self.engine
        assert source.type is not None
        inits = scope.constructor_inits
        for base in engine.member_initialisers.virtual_bases(owner):
            inits.append(self._base(base, i.CIK_VIRTUAL_BASE_CLASS, source.type))
        for base in engine.classes.bases(owner):
            if not base.virtual:
                inits.append(self._base(base, i.CIK_DIRECT_BASE_CLASS, source.type))
        for field in all_fields(engine, owner):
            if field.name or owner.closure is not None:
                init = self._copy(engine.declare_types.field_type(field), source.type)
                made = i.ConstructorInit(i.CIK_FIELD, init, field=field)
                inits.append(made)

    def _base(self, base: "BaseClass", kind: int, source: Type) -> i.ConstructorInit:
        return i.ConstructorInit(kind, self._copy(base.type, source), base=base)

    def _copy(self, type_: Type, source: Type) -> i.DynamicInit:
        """The copy of one part."""
        bare = type_.skip_typerefs()
        if isinstance(bare, ArrayType):
            element = self._copy(bare.element, source)
            if element.kind == i.DIK_BITWISE_COPY:
                return self._bits(type_)
            element.partial_aggregate = True
            repeated = RepeatConstant(DynamicInitConstant(bare.element, element), max(bare.count, 0))
            array = AggregateConstant(type_, [repeated])
            array.dynamic = True
            made = i.DynamicInit(i.DIK_NONCONSTANT_AGGREGATE, type_, constant=array)
            made.destructor = element.destructor
            made.is_constructor_init = True
            return made
        cls = class_of(type_)
        routine = None if cls is None else self._constructor(cls, source)
        if cls is None or routine is None:
            return self._bits(type_)
        made = i.DynamicInit(i.DIK_CONSTRUCTOR, type_)
        made.routine = routine
        made.implied_source = True
        made.destructor = self.engine.objects.destructor(type_)
        made.is_constructor_init = True
        return made

    def _bits(self, type_: Type) -> i.DynamicInit:
        made = i.DynamicInit(i.DIK_BITWISE_COPY, type_)
        made.is_constructor_init = True
        return made

    def _constructor(self, cls: ClassType, source: Type) -> Routine | None:
        """The constructor that copies a part of this class; None where a copy of the bits does."""
        resolution = self.engine.overloads.constructors.copy_or_move(cls, part(self.engine, cls, source))
        routine = resolution.routine
        if routine is None:
            raise Unknown("copy of a member", cls.token)
        return None if self.engine.objects.is_trivial_copy(routine) else routine


def part(engine: "Engine", type_: Type, source: Type) -> x.Expression:
    """A part of the object that a parameter of type `source` refers to."""
    reference = source.skip_typerefs()
    assert isinstance(reference, ReferenceType)
    made = x.ParamRef(1, engine.types.qualified(type_, reference.target.qualifiers()), -1)
    made.category = x.XVALUE if reference.rvalue else x.LVALUE
    return made


def size_constant(engine: "Engine", value: int) -> x.Expression:
    """A number of elements in a loop over an array that nobody writes."""
    return x.ConstantExpression(IntegerConstant(engine.types.unsigned_long, value), -1)


def index_of(engine: "Engine", index: Variable, category: int) -> x.Expression:
    """The index of such a loop, as an object or its value."""
    return x.VariableExpression(index, engine.types.unsigned_long, category, -1)


def all_fields(engine: "Engine", cls: ClassType) -> list[Field]:
    """The fields of a class with those of its anonymous unions."""
    found: list[Field] = []
    for field in engine.classes.fields(cls):
        inner = class_of(field.type) if field.anonymous and field.type is not None else None
        if inner is not None:
            found += all_fields(engine, inner)
        else:
            found.append(field)
    return found


class _Assignment:
    """The body of one assignment operator: an assignment for each part."""

    def __init__(self, engine: "Engine", owner: ClassType, this: Variable | None, source: Variable) -> None:
        self.engine: Engine = engine
        #: what is implied stands at the name of the class, also where `= default` is written
        self.token: int = owner.token
        self.owner: ClassType = owner
        assert this is not None and this.type is not None and source.type is not None
        self.this: Variable = this
        self.this_type: Type = this.type
        self.source: Variable = source
        self.source_type: Type = source.type
        reference = source.type.skip_typerefs()
        assert isinstance(reference, ReferenceType)
        self.reference: ReferenceType = reference

    def fill(self, block: st.Block) -> x.Expression:
        """Puts the assignments into the block; returns the result, `*this`."""
        engine = self.engine
        for base in engine.classes.bases(self.owner):
            pointer = self._implied(eok.BASE_CLASS_CAST, engine.types.pointer(base.type), x.PRVALUE, self._this())
            if self._operator(base.type) is None:
                target = self._implied(eok.INDIRECT, base.type, x.LVALUE, pointer)
                self._bits(base.type, target, self._base(base.type), block)
                continue
            self._class(base.type, pointer, self._base(base.type), block)
        for field in all_fields(engine, self.owner):
            if field.name:
                self._field(field, engine.declare_types.field_type(field), block)
        whole = self._implied(eok.INDIRECT, self.owner, x.LVALUE, self._this())
        return self._implied(eok.REFERENCE_TO, engine.types.reference(self.owner, False), x.PRVALUE, whole)

    # --- operands ------------------------------------------------------------------------------------------------

    def _implied(
        self, kind: int, type_: Type, category: int, inner: x.Expression, type_kind: int = tk.TK_POINTER
    ) -> x.Operation:
        made = x.Operation(kind, type_, category, -1, [inner], type_kind)
        made.flags |= x.COMPILER_GENERATED
        return made

    def _this(self) -> x.Expression:
        return x.VariableExpression(self.this, self.this_type, x.PRVALUE, self.token)

    def _whole(self) -> x.Expression:
        """The object that is assigned from."""
        made = self._implied(
            eok.REF_INDIRECT, self.reference.target, x.LVALUE,
            x.VariableExpression(self.source, self.source_type, x.PRVALUE, self.token),
        )  # fmt: skip
        made.token = self.token
        return made

    def _category(self) -> int:
        return x.XVALUE if self.reference.rvalue else x.LVALUE

    def _base(self, base: ClassType) -> x.Operation:
        """The base class object that is assigned from."""
        types = self.engine.types
        part_type = types.qualified(base, self.reference.target.qualifiers())
        whole = self._implied(eok.ADDRESS_OF, types.pointer(self.reference.target), x.PRVALUE, self._whole())
        pointer = self._implied(eok.BASE_CLASS_CAST, types.pointer(part_type), x.PRVALUE, whole)
        return self._implied(eok.INDIRECT, part_type, self._category(), pointer)

    def _target_field(self, field: Field, type_: Type) -> x.Operation:
        made = x.Operation(
            eok.POINTS_TO_FIELD, type_, x.LVALUE, -1, [self._this(), x.FieldExpression(field, type_, -1)]
        )
        made.flags |= x.COMPILER_GENERATED
        return made

    def _source_field(self, field: Field, type_: Type) -> x.Operation:
        qualified = self.engine.types.qualified(type_, self.reference.target.qualifiers())
        made = x.Operation(
            eok.DOT_FIELD, qualified, self._category(), -1, [self._whole(), x.FieldExpression(field, type_, -1)]
        )
        made.flags |= x.COMPILER_GENERATED
        return made

    # --- assignments ---------------------------------------------------------------------------------------------

    def _field(self, field: Field, type_: Type, block: st.Block) -> None:
        bare = type_.skip_typerefs()
        target = self._target_field(field, type_)
        source = self._source_field(field, type_)
        if isinstance(bare, ArrayType):
            self._array(bare, target, source, block)
            return
        cls = class_of(type_)
        if cls is not None and self._operator(cls) is not None:
            pointer = self._implied(eok.ADDRESS_OF, self.engine.types.pointer(type_), x.PRVALUE, target)
            self._class(cls, pointer, source, block)
            return
        self._bits(type_, target, source, block)

    def _bits(self, type_: Type, target: x.Expression, source: x.Operation, block: st.Block) -> None:
        """An assignment of a part without an operator; what is read of a class keeps its cv-qualifiers."""
        source.lvalue_type = source.type
        if class_of(type_) is None:
            source.type = self.engine.types.unqualified(source.type)
        source.category = x.PRVALUE
        made = x.Operation(eok.ASSIGN, source.type, x.PRVALUE, -1, [target, source], kind_of(type_))
        self._statement(made, x.RIGHT_TO_LEFT, block)

    def _statement(self, made: x.Expression, flags: int, block: st.Block) -> None:
        made.flags |= x.RESULT_NOT_USED | flags
        block.body.append(st.ExpressionStatement(st.STMK_EXPR, -1, made))

    def _operator(self, cls: ClassType) -> Routine | None:
        """The assignment operator for a part; None where a copy of the bits does."""
        engine = self.engine
        object_ = x.ParamRef(0, cls, -1)
        candidates = list(engine.classes.assignments(cls))
        source = part(engine, cls, self.source_type)
        resolution = engine.overloads.resolve(list(candidates), [source], object_, None, -1, cls)
        routine = resolution.routine
        if routine is None:
            raise Unknown("assignment of a member", cls.token)
        return None if engine.objects.is_trivial_copy(routine) else routine

    def _class(self, cls: ClassType, pointer: x.Expression, source: x.Expression, block: st.Block) -> None:
        call = self._call(cls, pointer, source)
        if call is not None:
            self._statement(call, 0, block)

    def _call(self, cls: ClassType, pointer: x.Expression, source: x.Expression) -> x.Expression | None:
        """`pointer->operator=(source)`."""
        engine = self.engine
        routine = self._operator(cls)
        if routine is None:
            return None
        signature = engine.declare_types.routine_type(routine)
        parameter = signature.parameters[0].skip_typerefs()
        argument = source
        if isinstance(parameter, ReferenceType):
            if parameter.target.qualifiers() != source.type.qualifiers():
                argument = self._implied(eok.LVALUE_ADJUST, parameter.target, source.category, source, kind_of(cls))
            argument = self._implied(
                eok.REFERENCE_TO, engine.types.reference(parameter.target, False), x.PRVALUE, argument
            )
            argument.token = self.token
        callee = x.RoutineExpression(routine, engine.types.pointer(signature), x.PRVALUE, -1)
        call = x.Operation(
            eok.POINTS_TO_MEMBER_CALL, signature.result, x.PRVALUE, self.token, [callee, pointer, argument]
        )
        call.flags |= x.COMPILER_GENERATED | x.LEFT_TO_RIGHT
        result = signature.result.skip_typerefs()
        if not isinstance(result, ReferenceType):
            return call
        return self._implied(eok.REF_INDIRECT, result.target, x.LVALUE, call)

    # --- arrays --------------------------------------------------------------------------------------------------

    def _array(self, array: ArrayType, target: x.Operation, source: x.Operation, block: st.Block) -> None:
        """All bits at once, or a loop over the elements."""
        engine = self.engine
        cls = engine.objects.element_class(array)
        if cls is None or isinstance(array.element.skip_typerefs(), ArrayType) or self._operator(cls) is None:
            source.category = x.LVALUE
            self._statement(
                x.Operation(eok.BASSIGN, engine.types.void, x.PRVALUE, -1, [target, source]), x.RIGHT_TO_LEFT, block
            )
            return
        size = engine.types.unsigned_long
        index = Variable("", -1, self.source.parent, size)
        start = x.Operation(
            eok.ASSIGN, size, x.PRVALUE, -1, [index_of(engine, index, x.LVALUE), size_constant(engine, 0)]
        )
        start.type_kind = tk.TK_INTEGER
        self._statement(start, x.RIGHT_TO_LEFT, block)
        pointer = self._implied(
            eok.ADDRESS_OF, engine.types.pointer(cls), x.PRVALUE, self._element(target, index, cls, x.LVALUE)
        )
        qualified = engine.types.qualified(cls, self.reference.target.qualifiers())
        call = self._call(cls, pointer, self._element(source, index, qualified, self._category()))
        assert call is not None
        call.flags |= x.RESULT_NOT_USED
        loop = st.Loop(st.STMK_END_TEST_WHILE, -1)
        loop.body = st.ExpressionStatement(st.STMK_EXPR, -1, call)
        step = x.Operation(eok.PRE_INCR, size, x.PRVALUE, -1, [index_of(engine, index, x.LVALUE)])
        step.type_kind = tk.TK_INTEGER
        again = x.Operation(eok.LT, engine.types.bool, x.PRVALUE, -1, [step, size_constant(engine, array.count)])
        again.type_kind = tk.TK_INTEGER
        loop.condition = again
        block.body.append(loop)

    def _element(self, array: x.Operation, index: Variable, type_: Type, category: int) -> x.Operation:
        array.category = x.LVALUE
        decayed = self._implied(eok.ARRAY_TO_POINTER, self.engine.types.pointer(type_), x.PRVALUE, array, tk.TK_ARRAY)
        made = x.Operation(eok.SUBSCRIPT, type_, category, -1, [decayed, index_of(self.engine, index, x.PRVALUE)])
        made.type_kind = tk.TK_POINTER
        return made


class InheritedBodies:
    """Makes these bodies; what they are made of stands where the constructor was used first."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._used: dict[Routine, int] = {}

    def use(self, routine: Routine, arguments: list[x.Expression]) -> None:
        """A constructor is called with these arguments."""
        if routine.inherited is not None and routine not in self._used:
            start = arguments[0].start if arguments else -1
            braced = start > 0 and self.engine.kinds[start - 1] == k.OPEN_BRACE
            self._used[routine] = start - 1 if braced else start

    def use_in_initialiser(self, routine: Routine, parenthesis: int) -> None:
        """A constructor is called by a member initialiser, with arguments in these parentheses, which are the place."""
        if self._used.get(routine) == parenthesis + 1:
            self._used[routine] = parenthesis

    def of(self, routine: Routine, inherited: Routine) -> st.FunctionScope:
        """The scope of an inherited constructor."""
        engine = self.engine
        cls = routine.owner()
        base = inherited.owner()
        if cls is None or base is None:
            raise Unknown("inherited constructor without a class", routine.token)
        start = self._used.get(routine, routine.token)
        scope = st.FunctionScope(routine)
        scope.this = engine.this.variable(routine)
        routine.body = scope
        arguments: list[x.Expression] = []
        for type_ in engine.declare_types.routine_type(routine).parameters:
            parameter = Variable("", -1, routine, type_)
            parameter.flags |= PARAMETER
            scope.parameters.append(parameter)
            arguments.append(self._forwarded(parameter, type_, start))
        init = i.DynamicInit(i.DIK_CONSTRUCTOR, base)
        init.routine = inherited
        self._used.setdefault(inherited, routine.token)
        init.arguments = engine.passed_arguments.converted(inherited, arguments, [], start)
        scope.constructor_inits = engine.member_initialisers.inherited(cls, routine, base, init)
        scope.block = _return_alone()
        return scope

    def _forwarded(self, parameter: Variable, type_: Type, start: int) -> x.Expression:
        """`static_cast<T &&>(parameter)`."""
        reference = reference_type(type_)
        place = start if reference is None else self._behind(start)
        source = dereferenced(x.VariableExpression(parameter, type_, x.LVALUE, place))
        rvalue = reference is None or reference.rvalue
        target = type_ if reference is None else reference.target
        made = operation(eok.REF_CAST, target, x.XVALUE if rvalue else x.LVALUE, place, [source], kind_of(target))
        made.lvalue_type = target
        made.start = start
        made.flags |= x.STATIC_CAST | x.REFERENCE_CAST
        if rvalue:
            made.flags |= x.RVALUE_REFERENCE_CAST
        return made

    def _behind(self, start: int) -> int:
        """The token behind the initialiser in which the first argument stands."""
        brackets = self.engine.cutter.brackets
        if start > 0 and self.engine.kinds[start] == k.OPEN_BRACE:
            return brackets.close(start) + 1
        if start > 0 and self.engine.kinds[start - 1] == k.OPEN_ROUND:
            return brackets.close(start - 1) + 1
        return start
