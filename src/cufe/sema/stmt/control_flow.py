"""Where control goes: `try` blocks, their handlers and `throw` ([except]), and whether the end of a block can be
reached, as far as the statements themselves tell ([stmt.return])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il import statements as st
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import NORETURN, SFK_CONSTRUCTOR, SFK_DESTRUCTOR, Declared, Label, Variable
from cufe.il.initialisation import DIK_BITWISE_COPY, DIK_CONSTANT, DIK_CONSTRUCTOR, DIK_EXPRESSION, DynamicInit
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, is_type_dependent
from cufe.sema.overload.type_tests import is_void
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.stmt.function_bodies import Function


class Handlers(EnginePart):
    """Builds `try` blocks, of statements and of whole functions, and what throws."""

    def append(self, node: s.Try, into: list[st.Statement], context: RegionContext, function: "Function") -> None:
        if not isinstance(node.block, s.Block):
            raise Unknown("try without a block", node.start)
        function.tries.append(node.start)
        try:
            made = st.TryBlock(node.start, self.engine.statements.block(node.block, context, function))
        finally:
            function.tries.pop()
        into.append(made)
        for handler in node.handlers:
            made.handlers.append(self._handler(handler, context, function))
        function.executed = True

    def function_try(
        self, body: st.Block, nodes: list[s.Handler], context: RegionContext, function: "Function", declared: "Declared"
    ) -> st.TryBlock:
        """A function-try-block: the handlers of a constructor or destructor throw again at their ends
        ([except.handle]/14)."""
        declaration = declared.binding.declaration
        made = st.TryBlock(body.token if declaration is None else declaration.try_block, body)
        made.is_function_try_block = True
        throws = function.routine.special in (SFK_CONSTRUCTOR, SFK_DESTRUCTOR)
        for node in nodes:
            handler = self._handler(node, context, function)
            made.handlers.append(handler)
            block = handler.body
            if throws and block.end_reachable:
                again = x.Throw(None, self.engine.types.void, -1)
                again.flags |= x.RESULT_NOT_USED
                block.body.append(st.ExpressionStatement(st.STMK_EXPR, -1, again))
                block.end_reachable = False
            else:
                self.engine.functions.end(block, function.routine)
        return made

    def _handler(self, node: s.Handler, outer: RegionContext, function: "Function") -> st.Handler:
        engine = self.engine
        parameter: Variable | None = None
        error: x.ErrorExpression | None = None
        block = node.block
        if not isinstance(block, s.Block):
            raise Unknown("handler without a block", node.start)
        region = block.region.parent
        context = RegionContext(region if region is not None else block.region, function.routine, outer)
        if isinstance(node.declaration, s.DeclarationStatement):
            try:
                parameter = engine.local_declarations.handler_parameter(node.declaration, context, function)
            except (Unknown, IllFormed, Dependent) as failure:
                # What it catches is not known, its body is judged all the same.
                error = engine.statements.failed(failure, node.declaration, None, function, context)
                parameter = Variable("", -1, function.routine)
        made = st.Handler(node.start, parameter, engine.statements.block(block, context, function))
        if error is not None:
            made.body.body.insert(0, st.ExpressionStatement(st.STMK_EXPR, node.start, error))
        if parameter is not None and parameter.type is not None and not parameter.type.dependent:
            made.init = self._caught(parameter, parameter.type)
        return made

    def _caught(self, parameter: Variable, type_: Type) -> DynamicInit | None:
        """How the parameter is copied from the exception; None where that is not known."""
        engine = self.engine
        made = DynamicInit(DIK_BITWISE_COPY, type_)
        cls = class_of(type_)
        if cls is not None:
            source = x.VariableExpression(parameter, cls, x.LVALUE, -1)
            try:
                routine = engine.overloads.constructors.resolve(cls, [source], True, -1).routine
            except (Unknown, IllFormed):
                return None
            if routine is None:
                return None
            if not engine.objects.is_trivial_copy(routine):
                made = DynamicInit(DIK_CONSTRUCTOR, type_)
                made.routine = routine
                made.implied_source = True
            made.destructor = engine.objects.destructor(type_)
        made.variable = parameter
        return made

    # --- throw -------------------------------------------------------------------------------------------------------

    def throw(self, node: e.Unary, context: Context) -> x.Expression:
        engine = self.engine
        if isinstance(node.operand, e.Missing):
            return x.Throw(None, engine.types.void, node.operator)
        operand = engine.expressions.initialiser_clause(node.operand, context)
        if isinstance(operand, x.BracedInitList):
            raise IllFormed("initialiser list as an operand", node.operator)
        if is_type_dependent(operand):
            init = DynamicInit(DIK_EXPRESSION, operand.type, self._read(operand))
            return x.Throw(init, engine.types.void, node.operator)
        if is_void(operand.type):
            raise Mistake(num.VOID_THROWN, "throw of nothing", operand.start)
        if class_of(operand.type) is None:
            operand = engine.operands.value(operand)
        type_ = engine.types.unqualified(operand.type)
        thrown = class_of(type_)
        if thrown is not None:
            if engine.objects.is_undefined(thrown, operand.start):
                raise Mistake(num.INCOMPLETE, "throw of an incomplete class", operand.start, (type_,))
            engine.missing_constructors.require_concrete(type_, thrown, operand.start)
        moved = self._moved(operand, type_, node.operator) or self._read_const(operand, type_)
        init = moved or engine.initialisers.copy(type_, operand, node.operator)
        init = engine.folding.scalar_expression(init)
        made = x.Throw(init, engine.types.void, node.operator)
        cls = class_of(type_)
        if cls is not None and not engine.objects.trivially_destructible(cls):
            made.destructor = engine.classes.destructor(cls)
        return made

    def _read_const(self, operand: x.Expression, type_: Type) -> DynamicInit | None:
        """A const object of a plain class, which is read as it is; of a constexpr one the value is known."""
        engine = self.engine
        cls = class_of(type_)
        if cls is None or operand.category == x.PRVALUE or not operand.type.qualifiers() & tk.CONST:
            return None
        if engine.objects.is_constructed(cls) or engine.objects.returned_by_constructor(cls):
            return None
        value = engine.folding.object_value(self._read(operand), type_)
        made = DynamicInit(DIK_EXPRESSION, type_)
        if isinstance(value, x.ConstantExpression):
            made.kind = DIK_CONSTANT
            made.constant = value.constant
        made.expression = value
        return made

    def _moved(self, operand: x.Expression, type_: Type, token: int) -> DynamicInit | None:
        """A local variable of a class, which is moved ([class.copy.elision]/3), unless it is copied by bits without
        constructors, or lives longer than a `try` block around."""
        engine = self.engine
        cls = class_of(type_)
        if cls is None or not isinstance(operand, x.VariableExpression) or operand.category != x.LVALUE:
            return None
        if not operand.variable.is_automatic() or operand.type.qualifiers():
            return None
        function = engine.functions.current()
        if function is not None and function.tries and operand.variable.token < function.tries[-1]:
            return None
        if engine.objects.returned_by_constructor(cls):
            try:
                return engine.initialisers.copy(type_, engine.returns.as_xvalue(operand), token)
            except IllFormed:
                return None
        if not engine.objects.is_moved_trivially(cls, operand.type):
            return None
        moved = engine.returns.as_xvalue(operand)
        engine.operands.read(moved)
        return DynamicInit(DIK_EXPRESSION, type_, moved)

    def _read(self, operand: x.Expression) -> x.Expression:
        if operand.category != x.PRVALUE:
            self.engine.operands.read(operand)
        return operand


#: what the compiler itself knows not to return
_WITHOUT_END: Final = ("__trap", "__builtin_trap", "__builtin_unreachable", "__builtin_abort", "__builtin_exit")


class Reachability(EnginePart):
    """Answers for lists of statements."""

    def end_of(self, body: list[st.Statement]) -> bool:
        """Whether control flows off the end of the statements."""
        reachable = True
        for statement in body:
            if isinstance(statement, st.LabelStatement):
                reachable = reachable or is_jumped(statement.label)
                if statement.label.name:
                    reachable = True
                continue
            if isinstance(statement, st.SwitchCase):
                reachable = True
            if not reachable:
                continue
            reachable = self.flows(statement)
        return reachable

    def flows(self, statement: st.Statement) -> bool:
        """Whether what follows a statement is reached through it."""
        kind = statement.kind
        if kind in (st.STMK_RETURN, st.STMK_GOTO, st.STMK_ASSIGNED_GOTO, st.STMK_COROUTINE_RETURN):
            return False
        if isinstance(statement, st.Block):
            return statement.end_reachable
        if isinstance(statement, st.If):
            return self._if(statement)
        if isinstance(statement, st.Loop):
            return self._loop(statement)
        if isinstance(statement, st.TryBlock):
            if self.flows(statement.body):
                return True
            return any(self.flows(handler.body) for handler in statement.handlers)
        if isinstance(statement, st.Switch):
            return self._switch(statement)
        if isinstance(statement, st.ExpressionStatement) and kind == st.STMK_EXPR:
            return not self._leaves(statement.expression)
        return True

    def _leaves(self, expression: x.Expression | None) -> bool:
        """Whether an expression is a `throw`, or the call of a function that does not return; operands and
        initialisers are not asked ([dcl.attr.noreturn])."""
        while isinstance(expression, x.Operation) and expression.operation == o.CAST and is_void(expression.type):
            expression = expression.arguments[0]
        if isinstance(expression, x.ObjectLifetime):
            expression = expression.inner
        if isinstance(expression, x.Operation) and expression.operation in o.CALLS:
            return self._is_without_end(expression.arguments[0])
        if isinstance(expression, x.BuiltinOperation):
            return expression.name in _WITHOUT_END
        return isinstance(expression, x.Throw)

    def _is_without_end(self, callee: x.Expression) -> bool:
        while isinstance(callee, x.Operation) and callee.operation in (o.INDIRECT, o.ADDRESS_OF):
            callee = callee.arguments[0]
        if not isinstance(callee, x.RoutineExpression):
            return False
        return bool(callee.routine.flags & NORETURN) or callee.routine.name in _WITHOUT_END

    def _if(self, statement: st.If) -> bool:
        value = self._value(statement.deciding()) if statement.kind == st.STMK_CONSTEXPR_IF else -1
        then = statement.then is None or self.flows(statement.then)
        otherwise = statement.otherwise is None or self.flows(statement.otherwise)
        if value == 1:
            return then
        if value == 0:
            return otherwise
        return then or otherwise

    def _value(self, condition: x.Expression | None) -> int:
        """1 or 0 for a constant condition, else -1."""
        if isinstance(condition, x.ConstantExpression) and isinstance(condition.constant, IntegerConstant):
            return int(condition.constant.value != 0)
        return -1

    def _loop(self, statement: st.Loop) -> bool:
        if statement.kind == st.STMK_FOR and statement.condition is None:
            return False
        return self._value(statement.condition) != 1

    def _switch(self, statement: st.Switch) -> bool:
        """The end of the body, or no `default`; `break` goes to the label behind."""
        has_default = any(case.value is None for case in statement.cases)
        return not has_default or statement.body is None or self.flows(statement.body)


#: the token of a label without a name that a jump goes to
_JUMPED: Final = -2
#: the same where only a `break` does that is never reached
_NAMED: Final = -3


def named(label: Label) -> None:
    """Marks the target of a `break` behind a `return` in a switch, which leads nowhere (in a loop it counts)."""
    if label.token == -1:
        label.token = _NAMED


def jumped(label: Label) -> None:
    """Marks the target of `break` or `continue`."""
    label.token = _JUMPED


def is_jumped(label: Label) -> bool:
    """Whether some `break` or `continue` goes to a label without a name."""
    return label.token == _JUMPED


def is_named(label: Label) -> bool:
    """Whether some jump goes to a label without a name, reached or not."""
    return label.token in (_JUMPED, _NAMED)
