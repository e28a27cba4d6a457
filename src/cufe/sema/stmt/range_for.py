"""Range-based `for` ([stmt.ranged]) with the variables and calls that it implies."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import DIK_EXPRESSION, DynamicInit
from cufe.il.templates import functions_among
from cufe.il.types import ArrayType, PlaceholderType, TemplateParamType, Type
from cufe.sema.answers import Dependent, Details, IllFormed, Mistake, NoAnswer, NoMatch, Unknown
from cufe.sema.declared.contexts import RegionContext, point_of_instantiation
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.calls import written_call
from cufe.sema.expr.operands import class_of, is_call, is_type_dependent, operation
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.stmt.function_bodies import Function


class RangeLoops(EnginePart):
    """Builds `for (declaration : range)`."""

    def append(self, node: s.Loop, into: list[st.Statement], context: RegionContext, function: "Function") -> None:
        engine = self.engine
        made = st.RangeFor(node.start)
        if node.initial is not None and not isinstance(node.initial, s.Empty):
            found: list[st.Statement] = []
            engine.statements.append(node.initial, found, context, function)
            block = st.Block(-1, -1, body=found)
            made.initialization = block
        if node.condition is None:
            raise Unknown("range-based for without a range", node.start)
        function.executed = True
        mark = engine.lifetimes.mark()
        try:
            declared = node.declaration.declaration if isinstance(node.declaration, s.DeclarationStatement) else None
            if declared is not None:
                engine.missing_typenames.require_none(declared.specifiers, context, False, True)
            range_ = engine.expressions.initialiser_clause(node.condition, context)
            dependent = engine.calls.any_dependent([range_])
            self._range(made, range_, function, node)
            if dependent:
                self._dependent(made, node, context, function)
            else:
                self._limits(made, node, context, function)
                self._steps(made, node, context)
                self._iterator(made, node, context, function)
        except (Unknown, IllFormed) as failure:
            error = engine.statements.failed(failure, node, node.condition, function, context)
            error.end = node.condition.end
            into.append(st.ExpressionStatement(st.STMK_EXPR, node.start, error))
            initialization = made.initialization
            made = st.RangeFor(node.start)
            made.initialization = initialization
            self._declare_only(node, context, function)
        engine.lifetimes.forget(mark)
        into.append(made)
        body, left, _again = engine.loops.body(node, context, function)
        elements = engine.bindings.element_statements(made.iterator) if made.iterator is not None else []
        made.body = body
        made.behind = node.behind_body()
        if elements:
            # The names are initialised in front of the body.
            around = st.Block(-1, -1, body=elements if body is None else [*elements, body])
            made.body = around
        engine.loops.finish(left, into)

    def _implied(self, function: "Function", type_: Type) -> Variable:
        """A variable that the loop implies."""
        made = Variable("", -1, function.routine, type_)
        made.storage_class = en.SC_AUTO
        return made

    def _range(self, made: st.RangeFor, range_: x.Expression, function: "Function", node: s.Loop) -> None:
        """`auto &&range = e;`."""
        engine = self.engine
        types = engine.types
        pattern = types.reference(types.auto, True)
        if isinstance(range_, x.BracedInitList) and engine.calls.any_dependent([range_]):
            type_: Type = types.unknown
            init = self._unknown_list(range_)
        elif isinstance(range_, x.BracedInitList):
            try:
                listed = engine.deduced_types.deduced(types.auto, range_, False)
            except IllFormed as failure:
                if isinstance(failure, Mistake) or any(is_unknown(one.type) for one in range_.items):
                    raise
                raise Mistake(num.NO_RANGE_TYPE, failure.cause, range_.start) from failure
            type_ = types.reference(listed, True)
            init = engine.list_initialisers.from_list(type_, range_, True, node.start)
            bound = init.expression
            if isinstance(bound, x.Operation) and bound.operation == eok.REFERENCE_TO:
                bound.arguments[0].token = range_.start
        elif engine.calls.any_dependent([range_]):
            type_ = types.unknown
            if range_.category == x.LVALUE and isinstance(bare(range_.type), (ArrayType, ClassType)):
                pattern = types.reference(range_.type, False)
            if isinstance(range_, x.VariableExpression) and range_.type is types.unknown:
                # The variable of a loop around this one.
                init = DynamicInit(DIK_EXPRESSION, types.unknown, range_)
            elif range_.category == x.LVALUE and isinstance(bare(range_.type), (PlaceholderType, TemplateParamType)):
                bound = engine.casts.dependent(range_, types.unknown)
                bound.token = range_.token
                init = DynamicInit(DIK_EXPRESSION, types.unknown, bound)
            else:
                # Where the range stands for its value, the reference to it does.
                written = range_.constant.expression if isinstance(range_, x.ConstantExpression) else None
                init = engine.initialisers.copy(pattern, written or range_, node.start)
                if written is not None and isinstance(init.expression, x.Operation):
                    bound = init.expression
                    init.expression = engine.folding.constant(bound)
                    bound.token = -1
        else:
            type_ = engine.deduced_types.deduced(pattern, range_, False)
            # The address of a lasting range is no constant here, either (observed).
            init = engine.folding.written_address(engine.initialisers.copy(type_, range_, node.start))
        made.range = self._implied(function, type_)
        init.variable = made.range
        made.range_init = init

    def _unknown_list(self, range_: x.BracedInitList) -> DynamicInit:
        """A reference to an object of no known type that is made of the items."""
        types = self.engine.types
        made = self.engine.initialisers.dependent_arguments(types.unknown, range_.items, range_.start)
        init = DynamicInit(DIK_EXPRESSION, types.unknown)
        object_ = x.TempInit(made, types.unknown, x.XVALUE, -1)
        reference = types.reference(types.unknown, False)
        init.expression = operation(eok.REFERENCE_TO, reference, x.PRVALUE, range_.start, [object_])
        return init

    def _use(self, variable: Variable, token: int = -1) -> x.Expression:
        return self.engine.ids.plain_variable(variable, token)

    def _token(self, node: s.Loop) -> int:
        """Where what the loop implies stands: at the range; a list is passed first."""
        assert node.condition is not None
        return node.condition.end if isinstance(node.condition, e.BracedList) else node.condition.start

    def _end(self, node: s.Loop) -> int:
        """The `)` behind the range."""
        return node.condition.end if node.condition is not None else node.start

    def _limits(self, made: st.RangeFor, node: s.Loop, context: RegionContext, function: "Function") -> None:
        """`begin` and `end`: of an array, members of the class, or found by the argument ([stmt.ranged]/1.3)."""
        engine = self.engine
        assert made.range is not None
        assert node.condition is not None
        token = node.condition.start
        place = self._token(node)
        use = self._use(made.range, place)
        array = bare(use.type)
        if isinstance(array, ArrayType):
            first: x.Expression = engine.operands.value(use)
            again = engine.operands.value(self._use(made.range, place))
            if array.count < 0:
                raise Unknown("range that is an array of unknown bound", token)
            count = x.ConstantExpression(IntegerConstant(engine.types.unsigned_long, array.count), node.condition.end)
            last: x.Expression = operation(eok.PADD, again.type, x.PRVALUE, -1, [again, count], tk.TK_POINTER)
        else:
            cls = class_of(use.type)
            if cls is not None and self._has_members(use.type):
                first = self._first_member(use, node, context)
                last = self._member(self._use(made.range, self._again(first, place)), "end", node, context)
            else:
                first = self._first(use, node, context)
                last = self._found(self._use(made.range, self._again(first, place)), "end", node, context)
        made.begin, made.begin_init = self._variable(first, function)
        made.end, made.end_init = self._variable(last, function)

    def _first_member(self, range_: x.Expression, node: s.Loop, context: Context) -> x.Expression:
        """A call of the member `begin`; where the qualifiers of the range prevent it, `end` is called all the same."""
        try:
            return self._member(range_, "begin", node, context)
        except Mistake as mistake:
            if mistake.number == num.OBJECT_PREVENTS:
                self.engine.functions.keep(mistake)
                self._member(range_, "end", node, context)
            raise

    def _member(self, range_: x.Expression, name: str, node: s.Loop, context: Context) -> x.Expression:
        """A call of the member; the range becomes a base class behind it."""
        assert node.condition is not None
        token = node.condition.start
        try:
            made = self.engine.implied_calls.member(range_, name, [], token, context)
        except Mistake:
            raise
        except IllFormed as failure:
            raise self._prevented(failure, range_, name, token, context) from failure
        call = written_call(made)
        at = call.arguments[1] if is_call(call) and isinstance(call, x.Operation) else range_
        while at is not range_ and isinstance(at, x.Operation):
            if at.operation == eok.BASE_CLASS_CAST:
                at.token = self._end(node)
            at = at.arguments[0]
        return made

    def _prevented(
        self, failure: IllFormed, range_: x.Expression, name: str, token: int, context: Context
    ) -> IllFormed:
        """The mistake where a member is not called: that the qualifiers of the range prevent it, if one without any is
        taken."""
        cls = class_of(range_.type)
        members = self.engine.names.members(cls, name) if cls is not None else None
        if members is None or not range_.type.canonical.qualifiers():
            return failure
        type_ = self.engine.types.unqualified(range_.type)
        plain = operation(eok.LVALUE_ADJUST, type_, range_.category, range_.token, [range_])
        try:
            self.engine.implied_calls.member(plain, name, [], token, context)
        except NoAnswer:
            return failure
        details = Details(members=members.entities, object_type=range_.type)
        return Mistake(
            num.OBJECT_PREVENTS, failure.cause, token, name=name, entity=members.entities[0], details=details
        )

    def _again(self, first: x.Expression, place: int) -> int:
        """Where the range stands in `end`: `begin` has been copied from what the call gives, and candidates for that
        leave the place at which arguments were put into their signatures last."""
        cls = class_of(first.type)
        if cls is None:
            return place
        call = written_call(first)
        function = call.arguments[0] if isinstance(call, x.Operation) else None
        routine = function.routine if isinstance(function, x.RoutineExpression) else None
        is_constexpr = routine is not None and self.engine.constexpr_functions.is_constexpr(routine)
        left = self.engine.substituted_places.after_copy(cls, first, is_constexpr)
        return left if left >= 0 else place

    def _variable(self, value: x.Expression, function: "Function") -> "tuple[Variable, DynamicInit]":
        engine = self.engine
        type_ = engine.deduced_types.deduced(engine.types.auto, value, False)
        made = self._implied(function, type_)
        init = engine.initialisers.copy(type_, value, -1)
        init.variable = made
        return made, init

    def _has_members(self, type_: Type) -> bool:
        cls = class_of(type_)
        if cls is None:
            return False
        names = self.engine.names
        return names.members(cls, "begin") is not None and names.members(cls, "end") is not None

    def _first(self, range_: x.Expression, node: s.Loop, context: Context) -> x.Expression:
        """A call of `begin`; where there is none, `end` is looked for all the same.  The original looks in std for both
        (observed), where `std::begin` takes a class with the one member alone."""
        try:
            return self._found(range_, "begin", node, context)
        except Mistake as mistake:
            if mistake.number == num.NO_RANGE_FUNCTION and not self._is_in_std(range_, "end", node, context):
                if not self._is_in_std(range_, "begin", node, context):
                    self.engine.functions.keep(mistake)
                self._found(range_, "end", node, context)
            raise

    def _is_in_std(self, range_: x.Expression, name: str, node: s.Loop, context: Context) -> bool:
        """Whether a function of namespace std takes a class with a member of that name."""
        names = self.engine.names
        cls = class_of(range_.type)
        if cls is None or names.members(cls, name) is None:
            return False
        assert node.condition is not None
        token = node.condition.start
        position = point_of_instantiation(context, token)
        found = names.qualified(self.engine.declare.root.namespace, "std", position)
        functions = names.qualified(found[0], name, position) if found else []
        candidates = functions_among(functions)
        if not candidates:
            return False
        callee = x.OverloadExpression(candidates, self.engine.types.unknown, token)
        callee.qualified = True
        try:
            self.engine.calls.call(callee, [range_], token, context)
        except IllFormed:
            return False
        return True

    def _found(self, range_: x.Expression, name: str, node: s.Loop, context: Context) -> x.Expression:
        """A call of the function that is found by the range; a reference to that is made behind it."""
        engine = self.engine
        assert node.condition is not None
        token = node.condition.start
        entities: list[Entity] = engine.names.argument_dependent(
            name, [range_.type], point_of_instantiation(context, token)
        )
        candidates = functions_among(entities)
        if not candidates:
            raise Mistake(num.NO_RANGE_FUNCTION, f'no suitable "{name}" function', token, name=name)
        callee = x.OverloadExpression(candidates, engine.types.unknown, token)
        callee.qualified = True
        try:
            made = engine.calls.call(callee, [range_], token, context)
        except Mistake:
            raise
        except IllFormed as failure:
            if not isinstance(failure, NoMatch) or is_unknown(range_.type):
                raise
            raise Mistake(num.NO_RANGE_FUNCTION, failure.cause, token, name=name) from failure
        made.start = token
        made.flags |= x.COMPILER_GENERATED
        passed = made.arguments[-1] if isinstance(made, x.Operation) and made.arguments else None
        if isinstance(passed, x.Operation) and passed.operation == eok.REFERENCE_TO:
            passed.token = passed.start = self._end(node)
        return made

    def _steps(self, made: st.RangeFor, node: s.Loop, context: RegionContext) -> None:
        """`begin != end` and `++begin`."""
        engine = self.engine
        assert made.begin is not None and made.end is not None
        token = self._token(node)
        first = self._use(made.begin)
        builtin = class_of(first.type) is None
        compared = engine.binary.operator("!=", first, self._use(made.end), token, context, token)
        made.unequal = engine.operands.condition(compared)
        if isinstance(compared, x.Operation) and compared.operation == eok.NOT:
            # `!=` that was rewritten by `==` has no place either.
            compared.token = -1
        made.increment = engine.unary.increment(self._use(made.begin), token, context)
        if builtin:
            # Built-in operators of the loop have no place.
            made.unequal.token = -1
            made.increment.token = -1
            made.increment.category = x.PRVALUE

    def _iterator(self, made: st.RangeFor, node: s.Loop, context: RegionContext, function: "Function") -> None:
        """The declared variable, initialised with `*begin`."""
        assert made.begin is not None
        token = self._token(node)
        value = self.engine.unary.operator(k.STAR, self._use(made.begin), token, context)
        value.start = token
        if isinstance(value, x.Operation) and value.operation == eok.INDIRECT:
            # The built-in operator has no place; what it is converted by follows the range.
            value.token = -1
            value.start = self._end(node)
            value.flags |= x.COMPILER_GENERATED
        self._declare(made, node, value, context, function)

    def _declare(
        self, made: st.RangeFor, node: s.Loop, value: x.Expression, context: RegionContext, function: "Function"
    ) -> None:
        engine = self.engine
        declaration = node.declaration
        if not isinstance(declaration, s.DeclarationStatement):
            raise Unknown("declaration of a range-based for", node.start)
        structured = [binding for binding in declaration.bindings if binding.sort == s.STRUCTURED]
        if structured:
            made.iterator, made.iterator_init = engine.bindings.of_value(
                declaration, structured, value, context, function, self._end(node)
            )
            return
        for binding in declaration.bindings:
            if binding.sort != s.VARIABLE:
                continue
            variable = engine.local_declarations.variable(binding, declaration, context, function)
            declared: Declared = variable.declarations[0]
            type_ = engine.declare_types.declared_type(declared)
            if contains_placeholder(type_) and not is_type_dependent(value):
                type_ = engine.deduced_types.deduced(type_, value, False)
            variable.type = type_
            made.iterator = variable
            init = engine.initialisers.copy(type_, value, node.colon)
            init.variable = variable
            if init.destructor is None:
                init.destructor = engine.objects.destructor(type_)
            made.iterator_init = init

    def _declare_only(self, node: s.Loop, context: RegionContext, function: "Function") -> None:
        """The variable of a loop whose range is not known, where its type is written; the body is judged all the
        same."""
        engine = self.engine
        declaration = node.declaration
        if not isinstance(declaration, s.DeclarationStatement):
            return
        for binding in declaration.bindings:
            if binding.sort != s.VARIABLE or binding.name in context.declared:
                continue
            variable = engine.local_declarations.variable(binding, declaration, context, function)
            try:
                type_ = engine.declare_types.declared_type(variable.declarations[0])
            except (Unknown, IllFormed, Dependent):
                continue
            if not contains_placeholder(type_):
                variable.type = type_

    def _dependent(self, made: st.RangeFor, node: s.Loop, context: RegionContext, function: "Function") -> None:
        """A range of unknown type: begin, end and the steps are not known."""
        engine = self.engine
        from cufe.il import expressions as x

        value = x.Expression(0, engine.types.unknown, x.PRVALUE, node.colon)
        value.flags |= x.TYPE_DEPENDENT
        declaration = node.declaration
        if not isinstance(declaration, s.DeclarationStatement):
            raise Unknown("declaration of a range-based for", node.start)
        if any(binding.sort == s.STRUCTURED for binding in declaration.bindings):
            engine.bindings.dependent(declaration, context, function)
            return
        for binding in declaration.bindings:
            if binding.sort == s.VARIABLE:
                variable = engine.local_declarations.variable(binding, declaration, context, function)
                type_ = engine.declare_types.declared_type(variable.declarations[0])
                variable.type = engine.types.unknown if contains_placeholder(type_) else type_
                made.iterator = variable
