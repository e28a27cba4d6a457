"""`return` ([stmt.return]) and the deduction of results ([dcl.spec.auto])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import statements as st
from cufe.il.constants import NO_CAST
from cufe.il.context import Context
from cufe.il.entities import Routine, Variable
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import PlaceholderType, RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, RestsOnMistake, Unknown
from cufe.sema.declared.contexts import RegionContext, is_dependent_context
from cufe.sema.declared.declare_types import class_placeholder, contains_placeholder, is_dependent_routine
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.dependence import is_open, is_plain_constant
from cufe.sema.expr.operands import class_of, is_type_dependent, kind_of, operation, reference_type
from cufe.sema.overload.sequences import BAD
from cufe.sema.overload.type_tests import is_unknown, is_void
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.engine import Engine
    from cufe.sema.stmt.function_bodies import Function


class Returns(EnginePart):
    """Builds return statements."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        #: functions of which a `return` is a mistake by itself
        self._mistaken: set[Routine] = set()

    # --- deduced results ---------------------------------------------------------------------------------------------

    def deduces(self, routine: Routine) -> bool:
        """Whether `return` statements give the result."""
        signature = self.engine.declare_types.routine_type(routine)
        return contains_placeholder(signature.result)

    def is_instance(self, routine: Routine) -> bool:
        """Whether the body is read for an instance of a template: parts of it may be left out."""
        if not routine.declarations:
            return False
        at: Context | None = routine.declarations[0].context
        from cufe.sema.declared.contexts import TemplateContext

        while at is not None:
            if isinstance(at, TemplateContext) and at.arguments is not None:
                return not is_dependent_context(routine.declarations[0].context)
            at = at.outer
        return False

    def finish(self, routine: Routine, deduced: Type | None, deduces: bool) -> None:
        """Puts the deduced result into the type of the function; without a `return` it is void.  That of a template
        stays open: each instance has its own ([temp.dep.expr])."""
        stays_open = is_dependent_routine(routine) and self.engine.lambdas.node_of(routine) is None
        if not deduces or stays_open:
            return
        signature = self.engine.declare_types.routine_type(routine)
        if not contains_placeholder(signature.result):
            return
        engine = self.engine
        if deduced is None:
            if not isinstance(signature.result, PlaceholderType):
                return
            deduced = engine.types.void
        if deduced.dependent or deduced is engine.types.unknown:
            return
        self._set(routine, signature, deduced)

    def _set(self, routine: Routine, signature: RoutineType, result: Type) -> None:
        routine.type = self.engine.types.routine(
            result, signature.parameters, signature.variadic, signature.cv, signature.ref_qualifier,
            signature.noexcept, signature.noexcept_value, signature.form,
        )  # fmt: skip

    def deduced(self, routine: Routine) -> Type:
        """The result that the body gives; asked in the middle of the body, what the first `return` gave."""
        engine = self.engine
        body = engine.functions.body(routine)
        signature = engine.declare_types.routine_type(routine)
        if not contains_placeholder(signature.result):
            return signature.result
        if body is None and routine.flags & en.DEFAULTED:
            result = engine.comparisons.category(routine)
            self.finish(routine, result, True)
            return result
        if body is None:
            raise IllFormed("a function with deduced result is used before it is defined", routine.token)
        if engine.functions.is_being_read(routine):
            engine.recursion.rest_on_open()
        if routine in self._mistaken:
            raise RestsOnMistake("the deduced result of a mistaken function", routine.token)
        raise Unknown("deduced result of a function", routine.token)

    def keep_mistaken(self, function: "Function") -> None:
        """Keeps that a `return` is a mistake: a call has the type of an error, whatever another `return` gives
        (observed)."""
        unknown = self.engine.types.unknown
        routine = function.routine
        if not function.deduces or function.discarded or function.deduced is unknown:
            return
        function.deduced = unknown
        if is_dependent_routine(routine):
            return
        self._mistaken.add(routine)
        if function.pattern is not None:
            self._set(routine, self.engine.declare_types.routine_type(routine), function.pattern)

    def require_known(self, routine: Routine, token: int) -> None:
        """The result of a function that is called is known: not in front of the first `return` of the function itself,
        nor where it is declared alone ([dcl.spec.auto]/10)."""
        engine = self.engine
        if not contains_placeholder(engine.declare_types.routine_type(routine).result):
            return
        if routine.template is not None or routine.flags & en.DEFAULTED or is_dependent_routine(routine):
            return
        function = engine.functions.current()
        is_read = function is not None and function.routine is routine and function.deduced is None
        if is_read:
            engine.recursion.rest_on_open()
        if engine.lambdas.node_of(routine) is None and (is_read or engine.declare_types.definition(routine) is None):
            if not engine.returns.is_instance(routine):
                cause = "the result of a function is not deduced yet"
                raise Mistake(num.RESULT_NOT_KNOWN, cause, token, entity=routine)

    def _deduce(self, function: "Function", value: x.Expression | None) -> Type:
        """The result type for one `return`; the first one decides."""
        engine = self.engine
        routine = function.routine
        signature = engine.declare_types.routine_type(routine)
        if not contains_placeholder(signature.result):
            if function.pattern is not None and function.deduced is not None:
                self._check_same(function, function.pattern, function.deduced, value)
            return signature.result
        pattern = signature.result
        if function.deduced is engine.types.unknown:
            # The first `return` gave no type, which has been reported.
            return engine.types.unknown
        try:
            deduced = self._result(pattern, value, engine.lambdas.node_of(routine) is not None)
        except Mistake as mistake:
            if mistake.number == num.NO_DEDUCTION and function.deduced is None:
                self._fail(function, mistake)
            raise
        if deduced is None:
            if function.deduced is None and value is not None and is_unknown(value.type):
                # What is wrong with it has been reported, and nothing more is where the result is used.
                function.deduced = engine.types.unknown
                if not is_dependent_routine(routine):
                    self._set(routine, signature, engine.types.unknown)
            return engine.types.unknown
        if function.deduced is None:
            function.deduced = deduced
            function.pattern = pattern
            self.finish(routine, deduced, True)
        return deduced

    def _fail(self, function: "Function", mistake: Mistake) -> None:
        """The first `return` tells no result: this is reported at the body, too, and nothing more."""
        declared = self.engine.declare_types.definition(function.routine)
        declaration = declared.binding.declaration if declared is not None else None
        if declaration is not None and declaration.body >= 0:
            whole = Mistake(num.NO_DEDUCTION, mistake.cause, declaration.body)
            whole.found_at = self.engine.cutter.brackets.close(declaration.body)
            mistake.others = [whole]
        function.deduced = self.engine.types.unknown

    def _result(self, pattern: Type, value: x.Expression | None, in_lambda: bool) -> Type | None:
        """The type that one `return` deduces for the placeholder; None where it depends on template parameters."""
        engine = self.engine
        if value is None or (is_void(value.type) and isinstance(pattern, PlaceholderType)):
            return engine.types.void
        if is_type_dependent(value) and not isinstance(value, (x.BracedInitList, x.LambdaExpression)):
            return None
        if isinstance(value, x.BracedInitList):
            number = num.LIST_RETURNED if in_lambda else num.LIST_RETURNED_FROM_FUNCTION
            raise Mistake(number, "a list gives no result", value.start)
        try:
            return engine.deduced_types.deduced(pattern, value, False)
        except Dependent:
            return None
        except Mistake:
            raise
        except IllFormed as failure:
            is_auto = class_placeholder(pattern) is None and not isinstance(value, x.OverloadExpression)
            if is_auto and engine.missing_deductions.is_certain(value):
                raise Mistake(num.NO_DEDUCTION, failure.cause, value.start) from failure
            raise

    def _check_same(self, function: "Function", pattern: Type, first: Type, value: x.Expression | None) -> None:
        """All that is returned has to give the same result as the first ([dcl.spec.auto]/8)."""
        unknown = self.engine.types.unknown
        if value is None or first is unknown or isinstance(value, x.BracedInitList):
            return
        deduced = self._result(pattern, value, False)
        if deduced is None or deduced is unknown or deduced.dependent or first.dependent:
            return
        if deduced.canonical is not first.canonical:
            # Nothing more is reported where the result of such a function is used.
            function.deduced = unknown
            signature = self.engine.declare_types.routine_type(function.routine)
            self._set(function.routine, signature, unknown)
            raise Mistake(num.OTHER_RESULT, "another deduced result", value.start, (deduced, first))

    # --- statements --------------------------------------------------------------------------------------------------

    def build(self, node: s.Jump, context: RegionContext, function: "Function") -> st.Statement:
        engine = self.engine
        made = st.ExpressionStatement(st.STMK_RETURN, node.start, None)
        if node.value is None:
            if function.deduces and not function.discarded:
                self._deduce(function, None)
            return made
        mark = engine.lifetimes.mark()
        value = self._value(node.value, context, function)
        if function.deduces and function.discarded:
            made.expression = engine.lifetimes.full(value, mark)
            return made
        if function.deduces:
            result = self._deduce(function, value)
        else:
            result = engine.declare_types.routine_type(function.routine).result
        function.scope.returned.append(value)
        special = function.routine.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR)
        if special and not isinstance(value, (x.BracedInitList, x.OverloadExpression)):
            raise Mistake(num.RETURN_IN_CONSTRUCTOR, "a constructor returns a value", value.start)
        if is_dependent_context(context) and not isinstance(value, (x.BracedInitList, x.OverloadExpression)):
            # A prototype keeps the value as it was written.
            made.expression = engine.lifetimes.full(engine.temporaries.materialised_call(value), mark)
            return made
        self._return(made, value, result, function, mark, node.start)
        return made

    def _value(self, node: e.Node, context: RegionContext, function: "Function") -> x.Expression:
        """What is returned; a list may be for an object."""
        engine = self.engine
        if function.deduces or not isinstance(node, e.BracedList):
            return engine.expressions.initialiser_clause(node, context)
        result = engine.declare_types.routine_type(function.routine).result
        return engine.missing_constructors.arguments([node], result, node.start, context)[0]

    def _return(
        self,
        made: st.ExpressionStatement,
        value: x.Expression,
        result: Type,
        function: "Function",
        mark: int,
        token: int,
    ) -> None:
        engine = self.engine
        if isinstance(value, x.BracedInitList):
            self._return_list(made, value, result, mark, token)
            return
        if is_void(result):
            if isinstance(value, x.OverloadExpression):
                value = engine.ids.settled(value)
            if not is_void(value.type) and not is_type_dependent(value):
                raise Mistake(num.RETURNED, "a value is returned", value.start)
            made.expression = engine.lifetimes.full(value, mark)
            return
        dependent = result.dependent or is_type_dependent(value)
        if dependent and not isinstance(value, x.OverloadExpression):
            made.expression = engine.lifetimes.full(self._dependent(value, result), mark)
            return
        if class_of(result) is not None and reference_type(result) is None:
            if self._is_converted(value, result):
                value = self._moved_source(value, result, function)
                made.expression = engine.lifetimes.full(engine.object_operands.argument(value, result), mark)
                return
            made.init = self._object(value, result, function, token)
            engine.lifetimes.forget(mark)
            return
        converted = engine.casts.implicit(value, engine.types.unqualified(result), token, num.RETURNED)
        made.expression = engine.lifetimes.full(converted, mark)

    def _moved_source(self, value: x.Expression, result: Type, function: "Function") -> x.Expression:
        """A local variable that a constructor of the result takes by rvalue reference, as an xvalue."""
        if self._movable(value, function) is None:
            return value
        type_ = value.type
        if type_.qualifiers():
            return value
        moved = self.as_xvalue(value)
        sequence = self.engine.conversions.sequence(moved, self.engine.types.unqualified(result), 0)
        routine = sequence.routine
        if sequence.rank == BAD or routine is None or routine.special != en.SFK_CONSTRUCTOR:
            return value
        parameters = self.engine.declare_types.routine_type(routine).parameters
        reference = reference_type(parameters[0]) if parameters else None
        return moved if reference is not None and reference.rvalue else value

    def as_xvalue(self, value: x.Expression) -> x.Operation:
        """The implied cast of a variable that is returned or thrown."""
        type_ = value.type
        moved = operation(eok.REF_CAST, type_, x.XVALUE, -1, [value], kind_of(type_), start=value.start)
        moved.lvalue_type = type_
        moved.flags |= x.REFERENCE_CAST | x.RVALUE_REFERENCE_CAST | x.COMPILER_GENERATED
        return moved

    def _is_converted(self, value: x.Expression, result: Type) -> bool:
        """Whether a value of another type, or an object of a derived class, becomes an object that is returned in
        registers."""
        cls = class_of(result)
        own = class_of(value.type) if not isinstance(value, x.OverloadExpression) else None
        return cls is not None and own is not cls and not self.engine.objects.returned_by_constructor(cls)

    def _dependent(self, value: x.Expression, result: Type) -> x.Expression:
        """In a template the value stays as it is; where only the result is known, it is converted."""
        engine = self.engine
        if result is engine.types.unknown:
            return value
        return engine.casts.dependent(value, result)

    def _return_list(
        self, made: st.ExpressionStatement, value: x.BracedInitList, result: Type, mark: int, token: int
    ) -> None:
        engine = self.engine
        if engine.prototype_reading.active and not is_void(result):
            made.init = self._unresolved_list(value, result, token)
            engine.lifetimes.forget(mark)
            return
        reference = reference_type(result)
        if class_of(result) is None or reference is not None:
            if result.dependent:
                made.init = engine.list_initialisers.from_list(result, value, True, token)
                return
            if reference is not None:
                bound = engine.list_initialisers.bound(result, reference, value, token)
                made.init = self._listed(bound, result, token)
                return
            scalar = engine.list_initialisers.scalar_from_list(value, result, token, number=num.INITIALISED)
            if isinstance(scalar, x.ConstantExpression) and not value.items:
                # The function has a zero object of its own.
                scalar.constant.cast = NO_CAST
            made.init = self._listed(engine.lifetimes.full(scalar, mark), result, token)
            return
        init = engine.list_initialisers.from_list(result, value, True, value.start)
        if init.kind == DIK_CONSTANT and init.constant is not None and not init.explicit_cast:
            init = self._listed(x.ConstantExpression(init.constant, value.start), init.type, token)
        made.init = init
        engine.lifetimes.forget(mark)

    def _unresolved_list(self, value: x.BracedInitList, result: Type, token: int) -> DynamicInit:
        """`return {...}` in a template: where the type is open, an empty list or that of one constant is a value."""
        engine = self.engine
        if is_open(result) and len(value.items) < 2 and all(is_plain_constant(item) for item in value.items):
            written = engine.functional_casts.unresolved(result, value.items, value.start)
            return self._listed(written, result, token)
        init = engine.list_initialisers.unnamed(result, value, token)
        init.token = token
        if init.kind != DIK_CONSTANT or init.constant is None:
            return init
        constant = init.expression if init.expression is not None else x.ConstantExpression(init.constant, value.start)
        constant.token = value.start
        return self._listed(constant, result, token)

    def _listed(self, value: x.Expression, result: Type, token: int) -> DynamicInit:
        listed = DynamicInit(DIK_EXPRESSION, result, value)
        listed.braced = True
        listed.token = token
        return listed

    def _object(self, value: x.Expression, result: Type, function: "Function", token: int) -> DynamicInit:
        """A class object as the result; a local variable is moved if that works ([class.copy.elision]/3)."""
        engine = self.engine
        local = self._movable(value, function)
        if local is not None:
            moved = self._moved(value, result, token)
            if moved is not None:
                return moved
        if isinstance(value, x.LambdaExpression) and value.type is class_of(result):
            engine.lifetimes.extended(value)
            if value.lambda_node.captures:
                # No constant, whatever it holds.
                return engine.closure_objects.initialisation(value, engine.types.unqualified(result))
            # The closure itself, which holds nothing.
            return DynamicInit(DIK_EXPRESSION, result, value, token=token)
        return engine.initialisers.copy(engine.types.unqualified(result), value, token)

    def _movable(self, value: x.Expression, function: "Function") -> Variable | None:
        """A local variable or parameter of the function, named alone."""
        if not isinstance(value, x.VariableExpression) or value.category != x.LVALUE:
            return None
        variable = value.variable
        if variable.parent is not function.routine or not variable.is_automatic():
            return None
        return variable

    def _moved(self, value: x.Expression, result: Type, token: int) -> DynamicInit | None:
        """The result initialised as from an xvalue, where overload resolution then finds a constructor."""
        engine = self.engine
        cls = class_of(result)
        own = class_of(value.type)
        if cls is None or value.type.dependent:
            return None
        trivial = own is cls and not engine.objects.returned_by_constructor(cls)
        if trivial and not engine.objects.is_moved_trivially(cls, value.type):
            return None
        moved = self.as_xvalue(value)
        if trivial:
            engine.operands.read(moved)
            return DynamicInit(DIK_EXPRESSION, engine.types.unqualified(result), moved, token=token)
        try:
            init = engine.initialisers.copy(engine.types.unqualified(result), moved, token)
        except IllFormed:
            return None
        routine = init.routine
        if routine is None:
            # Moved bit by bit into the place that the caller gives.
            bitwise = init.kind == DIK_EXPRESSION and engine.objects.is_moved_trivially(cls, value.type)
            return init if bitwise else None
        signature = engine.declare_types.routine_type(routine)
        reference = reference_type(signature.parameters[0]) if signature.parameters else None
        if reference is None or not reference.rvalue:
            return None
        return init
