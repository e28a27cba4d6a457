"""The functions and objects of a closure class ([expr.prim.lambda.closure]): its call operator, what it has besides
where nothing is captured, and its value, which is made of what is captured ([expr.prim.lambda.capture]/15)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import initialisation as i
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import AggregateConstant, Constant, DynamicInitConstant
from cufe.il.entities import CONSTEXPR_VARIABLE, ClassType, Declared, Routine
from cufe.il.templates import TEMPLK_MEMBER_FUNCTION, Template
from cufe.il.types import PointerType, RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, RestsOnMistake, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.facts import execution_spaces
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import plain
from cufe.sema.expr.operands import reference_type
from cufe.sema.init.implicit_bodies import part
from cufe.sema.lambdas.captures import LambdaState
from cufe.sema.templates.parameters import is_invented
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.syntax.operator_names import CONVERSIONS

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class CallOperators(EnginePart):
    """Declares call operators."""

    def declare(self, state: LambdaState, own: ClassContext) -> None:
        """The call operator, written as a declaration so that it is read like any other."""
        engine = self.engine
        node = state.node
        closure = state.closure()
        declared = self._declaration(node, own)
        generic = node.head is not None or self._has_auto(node)
        declared.binding.template = generic
        flags = en.INLINE
        implied = engine.language.standard >= 2017 and not engine.extended_closures.is_surely_extended(state.made)
        if node.flags & n.CONSTEXPR or implied:
            flags |= en.CONSTEXPR
        if node.flags & n.CONSTEVAL:
            flags |= en.CONSTEVAL
        flags |= execution_spaces(node.attributes)
        own.members[CONVERSIONS] = []
        if generic:
            template = Template("operator()", _place(node), closure, TEMPLK_MEMBER_FUNCTION)
            template.declarations.append(declared)
            template.special = en.SFK_OPERATOR
            template.operator = "()"
            template.flags = flags
            engine.templates.enter(template)
            state.made.call_template = template
            own.members["operator()"] = [template]
            if not node.captures and node.default < 0:
                engine.closure_bodies.declare(closure, own, True)
            return
        routine = Routine("operator()", _place(node), closure)
        routine.declarations.append(declared)
        routine.special = en.SFK_OPERATOR
        routine.operator = "()"
        routine.flags = flags
        state.made.routine = routine
        own.members["operator()"] = [routine]
        if not node.captures and node.default < 0:
            engine.closure_bodies.declare(closure, own, False)

    def _has_auto(self, node: e.Lambda) -> bool:
        operator = node.parameters
        if operator is None:
            return False
        return any(is_invented(parameter, self.engine.kinds) for parameter in operator.parameters)

    def _declaration(self, node: e.Lambda, context: ClassContext) -> Declared:
        """The call operator's declaration out of the parts of the lambda."""
        specifiers = n.Specifiers(node.start)
        specifiers.sort = n.PLACEHOLDER
        specifiers.type_start = node.start
        specifiers.type_end = node.start
        heads = [node.head] if node.head is not None else []
        declaration = n.Declaration(node.start, heads, specifiers)
        declaration.end = node.end
        declaration.body = node.body
        declarator = n.Declarator(node.start)
        declarator.id = node.start
        declarator.end = node.body
        written = node.parameters
        last = node.introducer_close if node.head is None else node.head.end - 1
        operator = n.DeclaratorOperator(n.PARAMETERS, last, last)
        if written is not None:
            operator = n.DeclaratorOperator(n.PARAMETERS, written.first, written.last)
            operator.parameters = written.parameters
            operator.variadic = written.variadic
        if not node.flags & n.MUTABLE:
            operator.flags = n.CONST
        operator.trailing = node.arrow
        operator.exceptions = node.exceptions
        declarator.operators.append(operator)
        declarator.constraint = node.constraint
        declaration.declarators.append(declarator)
        binding = s.Binding(s.ROUTINE, _place(node), node.start)
        binding.declaration = declaration
        binding.declarator = declarator
        piece = Piece(FUNCTION, node.start, node.start, node.body, node.end)
        return Declared(binding, piece, context)

    def of(self, node: x.LambdaNode) -> Routine | None:
        """The call operator of a lambda; of a generic one its template read for itself."""
        if node.routine is not None or node.call_template is None:
            return node.routine
        prototype = self.engine.prototypes.of(node.call_template)
        return prototype if isinstance(prototype, Routine) else None


def _place(node: e.Lambda) -> int:
    """Where the call operator is declared: the template head, the parameters or the body, attributes left out."""
    if node.head is not None:
        return node.introducer_close + 1
    return node.parameters.first if node.parameters is not None else node.body


_ELIDED: Final = 2017  # a closure object is made where the variable is ([dcl.init]/17.6.1)
_CONSTEXPR: Final = 2017
_NOEXCEPT_TYPES: Final = 2017


class ClosureBodies:
    """Declares these functions, finds them and makes their bodies."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: the conversions of generic lambdas, by the instance of the call operator that the result calls
        self._instances: dict[Routine, Routine] = {}
        #: the call operators by the conversions to pointers, and by the functions that these point to
        self._operators: dict[Routine, Routine] = {}

    # --- the conversion to a pointer to function ---------------------------------------------------------------------

    def declare(self, closure: ClassType, context: ClassContext, generic: bool) -> None:
        """Enters the conversion of a lambda without captures; its type is set with the body."""
        if generic:
            template = Template(CONVERSIONS, closure.token, closure, TEMPLK_MEMBER_FUNCTION)
            template.special = en.SFK_CONVERSION
            template.flags = self._flags()
            context.members[CONVERSIONS] = [template]
        else:
            context.members[CONVERSIONS] = [self._conversion(closure)]

    def _flags(self) -> int:
        constexpr = en.CONSTEXPR if self.engine.language.standard >= _CONSTEXPR else 0
        return en.INLINE | en.IMPLICIT | constexpr

    def _conversion(self, closure: ClassType) -> Routine:
        made = Routine(CONVERSIONS, closure.token, closure)
        made.special = en.SFK_CONVERSION
        made.flags = self._flags()
        return made

    def set_type(self, node: x.LambdaNode) -> None:
        """Gives the conversion its type, as far as the result of the call operator is known."""
        context = node.closure.context
        if node.routine is None or not isinstance(context, ClassContext):
            return
        for conversion in context.members[CONVERSIONS]:
            if isinstance(conversion, Routine):
                try:
                    self._set_type(conversion, node, node.routine)
                except (Unknown, IllFormed, Dependent):
                    return

    def _set_type(self, conversion: Routine, node: x.LambdaNode, operator: Routine) -> None:
        engine = self.engine
        types = engine.types
        try:
            result = engine.declare_types.result_type(operator)
        except RestsOnMistake:
            result = types.unknown
        own = engine.declare_types.routine_type(operator)
        form = tk.USUAL_FORM if node.node.return_type is None else tk.TRAILING_FORM
        plain = types.routine(result, own.parameters, own.variadic, 0, tk.NO_REF, own.noexcept, None, form)
        no_throw = engine.language.standard >= _NOEXCEPT_TYPES
        conversion.type = types.routine(types.pointer(plain), (), False, tk.CONST, tk.NO_REF, no_throw)
        conversion.token = operator.token
        self._operators[conversion] = operator

    def deduced(self, closure: ClassType, wanted: Type) -> Routine:
        """The conversion of a generic lambda to a type: to a pointer to the instance of its call operator for the
        parameters of the function type ([expr.prim.lambda.closure]/9); IllFormed where there is none."""
        engine = self.engine
        node = closure.closure
        pointer = wanted.skip_typerefs()
        function = pointer.target.skip_typerefs() if isinstance(pointer, PointerType) else None
        if not isinstance(node, x.LambdaNode) or node.call_template is None or not isinstance(function, RoutineType):
            raise IllFormed("a conversion to something that is no pointer to a function", closure.token)
        cv = 0 if node.node.flags & n.MUTABLE else tk.CONST
        called = engine.types.routine(
            function.result, function.parameters, function.variadic, cv, tk.NO_REF, function.noexcept
        )
        operator = engine.deduction.deduce_from_type(node.call_template, None, called)
        known = self._instances.get(operator)
        if known is None:
            known = self._conversion(closure)
            self._set_type(known, node, operator)
            known.arguments = operator.arguments
            self._instances[operator] = known
        return known

    def conversions(self, node: x.LambdaNode) -> list[Routine]:
        """The conversions whose type is known."""
        context = node.closure.context
        if node.captures or not isinstance(context, ClassContext):
            return []
        if node.routine is None:
            return [one for one in self._instances.values() if one.parent is node.closure]
        members = context.members.get(CONVERSIONS, [])
        return [one for one in members if isinstance(one, Routine) and isinstance(one.type, RoutineType)]

    def body(self, conversion: Routine) -> st.FunctionScope | None:
        """The body of a conversion: it returns the address of `_FUN`, which calls the call operator."""
        type_ = conversion.type
        if not isinstance(type_, RoutineType):
            return None
        pointer = type_.result.skip_typerefs()
        assert isinstance(pointer, PointerType)
        called = Routine("_FUN", conversion.token, conversion.parent)
        called.type = pointer.target
        called.arguments = conversion.arguments
        called.flags |= en.STATIC_MEMBER | en.IMPLICIT
        self._operators[called] = self._operators[conversion]
        scope = st.FunctionScope(conversion)
        scope.this = self.engine.this.variable(conversion)
        block = st.Block(-1, -1)
        block.end_reachable = False
        value = x.RoutineExpression(called, type_.result, x.PRVALUE, -1)
        block.body = [st.ExpressionStatement(st.STMK_RETURN, -1, value)]
        scope.block = block
        conversion.body = scope
        return scope

    def invoked(self, function: Routine) -> Routine | None:
        """The call operator that a `_FUN` calls; None for another function."""
        return self._operators.get(function) if function.flags & en.IMPLICIT else None

    # --- the constructor ---------------------------------------------------------------------------------------------

    def move_constructor(self, node: x.LambdaNode) -> list[Routine]:
        """The constructor by which a variable is made of the closure object."""
        engine = self.engine
        if node.captures and engine.language.standard >= _ELIDED:
            return []
        source = engine.types.reference(node.closure, True)
        try:
            constructors = engine.overloads.constructors
            found = constructors.copy_or_move(node.closure, part(engine, node.closure, source)).routine
        except (Unknown, IllFormed, Dependent):
            return []
        return [] if found is None else [found]


class ClosureObjects(EnginePart):
    """Makes the initialisations of closure objects."""

    def initialisation(self, source: x.LambdaExpression, type_: Type) -> i.DynamicInit:
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
            return i.DynamicInit(i.DIK_EXPRESSION, type_, source)
        made = i.DynamicInit(i.DIK_LAMBDA if values else i.DIK_CONSTANT, type_, constant=aggregate)
        made.closure = node
        if not values:
            aggregate.expression = source
        made.token = source.token
        return made

    def _captured_value(self, init: i.DynamicInit, type_: Type, token: int) -> Constant:
        """The value that a capture gives to its field; a constant keeps the expression that it was written as."""
        if init.kind != i.DIK_CONSTANT or init.constant is None or init.constant.dependent:
            return DynamicInitConstant(type_, init)
        made = plain(init.constant)
        if isinstance(made, AggregateConstant) and isinstance(init.constant, AggregateConstant):
            if made.partial:
                made = plain(self.engine.aggregates.completed(init.constant, init))
            if isinstance(made, AggregateConstant):
                made.cast = init.constant.cast
        made.expression = x.InitializerExpression(init, type_, token)
        return made

    def object(self, source: x.LambdaExpression, type_: Type) -> i.DynamicInit:
        """Initialises a closure object; where all captures give constants the object is one, too."""
        made = self.initialisation(source, type_)
        if made.kind != i.DIK_LAMBDA or not isinstance(made.constant, AggregateConstant):
            return made
        values: list[Constant] = []
        for capture in source.lambda_node.captures:
            init = capture.initializer
            value = init.constant if init is not None else None
            if init is not None and isinstance(init.expression, x.ConstantExpression) and init.kind == i.DIK_EXPRESSION:
                value = init.expression.constant
            elif capture.by_reference:
                value = self._bound(capture)
            elif init is not None and init.kind == i.DIK_BITWISE_COPY:
                value = self._copied(capture, source)
            if value is None or value.dependent or isinstance(value, DynamicInitConstant):
                return made
            if init is not None and init.kind == i.DIK_NONCONSTANT_AGGREGATE:
                return made
            if isinstance(value, AggregateConstant) and value.dynamic:
                return made
            if isinstance(value, AggregateConstant) and init is not None:
                value = self.engine.aggregates.completed(value, init)
            values.append(plain(value))
        constant = AggregateConstant(source.lambda_node.closure, values)
        constant.expression = x.InitializerExpression(made, type_, source.token)
        return i.DynamicInit(i.DIK_CONSTANT, type_, constant=constant, token=source.token)

    def _bound(self, capture: x.LambdaCapture) -> Constant | None:
        """The constant address that a captured reference is bound to."""
        variable = capture.variable
        if variable is None or reference_type(self.engine.declare_types.variable_type(variable)) is None:
            return None
        return variable.value

    def _copied(self, capture: x.LambdaCapture, source: x.LambdaExpression) -> Constant | None:
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
