"""Statements ([stmt.stmt])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import statements as st
from cufe.il.context import Context
from cufe.il.entities import Label
from cufe.il.expressions import RESULT_NOT_USED, ConstantExpression, ErrorExpression, Expression, StatementExpression
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, NoMatch, RestsOnMistake, Unknown
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.declared.contexts import RegionContext, inside
from cufe.sema.expr.dependence import is_value_dependent
from cufe.sema.expr.partial_reading import PartialReading
from cufe.sema.expr.unevaluated_operands import TypeExpressions
from cufe.sema.overload.type_tests import is_void
from cufe.sema.stmt.control_flow import Handlers, jumped, named
from cufe.sema.stmt.function_bodies import Function
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_DISCARDED: Final = -1
#: of template arguments that are missing, not enough, or too many
_WRONG_ARGUMENTS: Final = (num.NO_ARGUMENTS, num.TOO_FEW_ARGUMENTS, num.TOO_MANY_ARGUMENTS)
#: the end of attributes
_CLOSED_TWICE: Final = bytes((k.CLOSE_SQUARE, k.CLOSE_SQUARE))


class Statements:
    """Builds statements; what cannot be told is counted, with an error in its place."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.handlers: Handlers = Handlers(engine)

    # --- statements --------------------------------------------------------------------------------------------------

    def block(self, node: s.Block, outer: Context, function: Function) -> st.Block:
        context = inside(node.region, function.routine, outer)
        made = st.Block(node.start, node.end - 1)
        self._list(node.statements, made, context, function)
        return made

    def _list(self, nodes: list[e.Node], made: st.Block, context: RegionContext, function: Function) -> None:
        outer = self._local_labels(nodes, function)
        for node in nodes:
            self.append(node, made.body, context, function)
        for name, label in outer.items():
            function.labels.pop(name, None)
            if label is not None:
                function.labels[name] = label
        made.end_reachable = self.engine.reachability.end_of(made.body)

    def _local_labels(self, nodes: list[e.Node], function: Function) -> "dict[str, Label | None]":
        """The GNU labels that belong to a block, `__label__ a, b;`: what the names mean around it is hidden there."""
        kinds = self.engine.kinds
        hidden: dict[str, Label | None] = {}
        for node in nodes:
            if not isinstance(node, s.Empty) or kinds[node.start] != k.LABEL:
                break
            for at in range(node.start + 1, node.end):
                if kinds[at] == k.IDENTIFIER:
                    name = self.engine.lexemes[at]
                    hidden.setdefault(name, function.labels.pop(name, None))
        return hidden

    def append(self, node: e.Node, into: list[st.Statement], context: RegionContext, function: Function) -> None:
        """Builds a statement; a failure is counted and leaves an error."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            self._statement(node, into, context, function)
            return
        except (Unknown, IllFormed, Dependent) as failure:
            error = self.failed(failure, node, node, function, context)
        engine.lifetimes.forget(mark)
        returns = isinstance(node, s.Jump) and node.keyword == k.RETURN
        if returns and error.is_mistake:
            engine.returns.keep_mistaken(function)
        into.append(st.ExpressionStatement(st.STMK_RETURN if returns else st.STMK_EXPR, node.start, error))

    def _behind_attributes(self, start: int) -> int:
        """Where an expression statement stands: at the attributes in front of it, where it has some."""
        kinds = self.engine.kinds
        brackets = self.engine.cutter.brackets
        while kinds.endswith(_CLOSED_TWICE, 0, start):
            start = brackets.open_before(start - 1)
        return start

    def failed(
        self,
        failure: Unknown | IllFormed | Dependent,
        node: e.Node,
        operands: e.Node | None,
        function: Function,
        context: Context,
    ) -> ErrorExpression:
        """Counts what could not be told, and stands in its place with what can be reported for the operands in one
        node; a mistake that is written in the statement itself is kept."""
        engine = self.engine
        mistakes: list[Mistake] = []
        if isinstance(failure, Mistake) and failure.number == num.NOT_A_TYPE:
            failure = engine.read_as_expressions.mistaken(failure, node)
            mistakes += engine.read_as_expressions.undeclared(failure)
        for mistake in failure.all() if isinstance(failure, Mistake) else []:
            # What is wrong with the result of a launch is found behind it.
            if node.start <= mistake.token <= node.end:
                if operands is not None and node.start <= operands.start and operands.end <= node.end:
                    mistake.behind = operands.end
                mistakes.append(mistake)
            mistakes += engine.read_as_expressions.multiplied(mistake, node, context)
        if isinstance(failure, Mistake) and failure.number in _WRONG_ARGUMENTS:
            mistakes += engine.read_as_expressions.undeclared_type(failure, node)
        cause = "dependent operand" if isinstance(failure, Dependent) else failure.cause
        token = -1 if isinstance(failure, Dependent) else failure.token
        function.failed = True
        engine.unknown(cause, token if token >= 0 else node.start)
        error = ErrorExpression(engine.types.unknown, node.start, cause)
        error.end = node.end
        is_told = isinstance(failure, RestsOnMistake) or (isinstance(failure, NoMatch) and failure.is_told)
        error.is_mistake = is_told or (
            isinstance(failure, Mistake)
            and (failure.number != num.UNDEFINED or engine.lookup.is_undeclared(failure.token))
        )
        # Behind a declaration's type that is none, the original reads on at the semicolon.
        no_type = failure.token if isinstance(failure, Mistake) and failure.number == num.NOT_QUALIFIED else -1
        if operands is not None and (no_type < 0 or operands.start <= no_type):
            reading = PartialReading(engine, context)
            error.parts = reading.operands(operands, failure.number if isinstance(failure, Mistake) else -1)
            error.uses = reading.uses
            mistakes += reading.mistakes
        if mistakes:
            engine.functions.keep_all(function.routine, mistakes)
        return error

    def _statement(self, node: e.Node, into: list[st.Statement], context: RegionContext, function: Function) -> None:
        engine = self.engine
        if isinstance(node, s.ExpressionStatement):
            if isinstance(node.expression, e.Name) and self._is_type(node.expression, context):
                # A declaration without declarators, which the parser could not tell from an expression.
                into.append(st.DeclStatement(self._behind_attributes(node.start), []))
                return
            made = engine.expressions.full(node.expression, context)
            statement = st.ExpressionStatement(st.STMK_EXPR, self._behind_attributes(node.start), made)
            if engine.keeps_assertions:
                statement.constants = TypeExpressions(engine, node, context).constants
            into.append(statement)
            function.executed = True
        elif isinstance(node, s.DeclarationStatement):
            engine.local_declarations.append(node, into, context, function)
        elif isinstance(node, s.Block):
            into.append(self.block(node, context, function))
        elif isinstance(node, s.If):
            self._if(node, into, context, function)
        elif isinstance(node, s.Loop):
            engine.loops.append(node, into, context, function)
        elif isinstance(node, s.Jump):
            self._jump(node, into, context, function)
        elif isinstance(node, s.Labelled):
            self._labelled(node, into, context, function)
        elif isinstance(node, s.Empty):
            into.append(st.Statement(st.STMK_EMPTY, node.start))
        elif isinstance(node, s.Try):
            self.handlers.append(node, into, context, function)
        elif isinstance(node, s.StaticAssert):
            self._static_assert(node, into, context, function)
        elif isinstance(node, s.Asm):
            self._asm(node, into, context)
        else:
            raise Unknown("statement of an unexpected kind", node.start)

    def _is_type(self, name: e.Name, context: RegionContext) -> bool:
        """Whether a name that stands alone is that of a type: `T;` ([dcl.pre]/5)."""
        named = self.engine.written_names.resolve(name, context)
        return self.engine.ids.named_type(name, named, context) is not None

    # --- selections --------------------------------------------------------------------------------------------------

    def substatement(
        self, node: e.Node | None, outer: Context, function: Function, region: s.Region | None
    ) -> st.Block:
        """A substatement is a block, with braces or without ([stmt.select]/2)."""
        if isinstance(node, s.Block):
            return self.block(node, outer, function)
        made = st.Block(-1, -1)
        if node is not None:
            inner = _child_at(region, node.start) if region is not None else None
            if inner is None:
                inner = s.Region(s.BLOCK, node.start, node.end, None)
            context = inside(inner, function.routine, outer)
            self.append(node, made.body, context, function)
        made.end_reachable = self.engine.reachability.end_of(made.body)
        return made

    def _if(self, node: s.If, into: list[st.Statement], outer: RegionContext, function: Function) -> None:
        engine = self.engine
        context = inside(node.region, function.routine, outer)
        consteval = node.constexpr >= 0 and engine.kinds[node.constexpr] == k.CONSTEVAL
        if consteval:
            negated = engine.kinds[node.constexpr - 1] == k.NOT
            made = st.If(st.STMK_IF_NOT_CONSTEVAL if negated else st.STMK_IF_CONSTEVAL, node.start, None)
        else:
            initial: list[st.Statement] = []
            if node.initial is not None and not isinstance(node.initial, s.Empty):
                self.append(node.initial, initial, context, function)
            if node.condition is None:
                raise Unknown("if without a condition", node.start)
            if node.constexpr >= 0:
                self._constexpr_if(node, into, context, function, initial)
                return
            condition = engine.conditions.build(node.condition, context, function, initial)
            made = st.If(st.STMK_IF, node.start, condition)
        into.append(made)
        function.executed = True
        made.then = self.substatement(node.then, context, function, node.region)
        if node.otherwise is not None:
            made.otherwise = self.substatement(node.otherwise, context, function, node.region)

    def _constexpr_if(
        self,
        node: s.If,
        into: list[st.Statement],
        context: RegionContext,
        function: Function,
        initial: list[st.Statement],
    ) -> None:
        """`if constexpr`: of a template's instance the branch that is not taken is not read ([stmt.if]/2)."""
        engine = self.engine
        assert node.condition is not None
        try:
            known = engine.conditions.known(node.condition, context, function, initial)
        except Mistake as mistake:
            engine.conditions.keep_declaration(mistake, node.condition)
            raise
        made = st.If(st.STMK_CONSTEXPR_IF, node.start, known)
        condition = made.deciding()
        assert condition is not None
        into.append(made)
        function.executed = True
        taken = 0
        if not (isinstance(condition, ConstantExpression) and condition.constant.dependent):
            try:
                taken = self._taken(condition)
            except NotConstant:
                # It is ill-formed: the check finds the condition in the tree.
                taken = 0
        instance = engine.returns.is_instance(function.routine)
        passed = node.then if taken == _DISCARDED else node.otherwise if taken > 0 else None
        if passed is not None:
            function.scope.discarded.append((passed.start, passed.end))
        if taken >= 0 or not instance:
            made.then = self._branch(node.then, context, function, node.region, taken == _DISCARDED)
        else:
            made.then = self._discarded(node.then)
        if node.otherwise is not None and (taken <= 0 or not instance):
            made.otherwise = self._branch(node.otherwise, context, function, node.region, taken > 0)
        elif node.otherwise is not None:
            made.otherwise = self._discarded(node.otherwise)

    def _branch(
        self, node: e.Node | None, context: RegionContext, function: Function, region: s.Region, discarded: bool
    ) -> st.Statement:
        """A branch; the `return` of one that is discarded says nothing of the result ([dcl.spec.auto])."""
        function.discarded += discarded
        try:
            return self.substatement(node, context, function, region)
        finally:
            function.discarded -= discarded

    def _taken(self, condition: Expression) -> int:
        """Which branch the value of a condition takes; 0 where it depends on the template's parameters."""
        try:
            return 1 if self.engine.evaluator.truth(condition) else _DISCARDED
        except Dependent:
            return 0
        except (IllFormed, Unknown):
            # An object of a class that depends on the parameters is not looked into.
            if is_value_dependent(condition):
                return 0
            raise

    def _discarded(self, node: e.Node | None) -> st.Statement:
        """A substatement that is not read leaves an empty one behind it."""
        return st.Statement(st.STMK_EMPTY, node.end if node is not None else -1)

    # --- jumps and labels --------------------------------------------------------------------------------------------

    def _jump(self, node: s.Jump, into: list[st.Statement], context: RegionContext, function: Function) -> None:
        engine = self.engine
        keyword = node.keyword
        if keyword == k.RETURN:
            returned = engine.returns.build(node, context, function)
            if engine.keeps_assertions and isinstance(returned, st.ExpressionStatement):
                returned.constants = TypeExpressions(engine, node, context).constants
            into.append(returned)
        elif keyword == k.BREAK:
            if not function.breaks:
                raise Mistake(num.BREAK_OUTSIDE, "break outside of loops and switches", node.start)
            target = function.breaks[-1]
            leaves_switch = bool(function.switch_ends) and function.switch_ends[-1] is target
            if leaves_switch and into and not engine.reachability.flows(into[-1]):
                named(target)
            else:
                jumped(target)
            into.append(st.Goto(node.start, function.breaks[-1]))
        elif keyword == k.CONTINUE:
            if not function.continues:
                raise Mistake(num.CONTINUE_OUTSIDE, "continue outside of loops", node.start)
            jumped(function.continues[-1])
            into.append(st.Goto(node.start, function.continues[-1]))
        elif keyword == k.GOTO and node.label >= 0:
            into.append(st.Goto(node.start, self.label(engine.lexemes[node.label], node.label, function)))
        elif keyword == k.GOTO and node.value is not None:
            value = engine.expressions.value(node.value, context)
            into.append(st.ExpressionStatement(st.STMK_ASSIGNED_GOTO, node.start, value))
        else:
            into.append(engine.coroutines.co_return(node, context, function))
        function.executed = True

    def label(self, name: str, token: int, function: Function) -> Label:
        if name not in function.labels:
            function.labels[name] = Label(name, token, function.routine)
        return function.labels[name]

    def _labelled(self, node: s.Labelled, into: list[st.Statement], context: RegionContext, function: Function) -> None:
        """Labels and cases; several in front of one statement follow each other."""
        engine = self.engine
        at: e.Node | None = node
        while isinstance(at, s.Labelled):
            if at.name >= 0:
                label = self.label(engine.lexemes[at.name], at.name, function)
                label.token = at.name
                into.append(st.LabelStatement(at.start, label))
            else:
                self._case(at, into, context, function)
            at = at.statement
        if at is not None:
            self.append(at, into, context, function)

    def _case(self, node: s.Labelled, into: list[st.Statement], context: RegionContext, function: Function) -> None:
        """A label of a switch; where it cannot be told, what follows is read all the same."""
        mark = self.engine.lifetimes.mark()
        try:
            into.append(self.engine.loops.case(node, context, function))
            return
        except (Unknown, IllFormed, Dependent) as failure:
            error = self.failed(failure, node, None, function, context)
        if node.statement is not None:
            error.end = node.statement.start
        self.engine.lifetimes.forget(mark)
        into.append(st.ExpressionStatement(st.STMK_EXPR, node.start, error))

    # --- the rest ----------------------------------------------------------------------------------------------------

    def _static_assert(
        self, node: s.StaticAssert, into: list[st.Statement], context: RegionContext, function: Function
    ) -> None:
        """The condition is kept for those who ask what it calls; it was found true by the real compiler."""
        engine = self.engine
        made = st.DeclStatement(node.start, [])
        into.append(made)
        if not node.items or not engine.keeps_assertions:
            return
        mark = engine.lifetimes.mark()
        try:
            made.asserted = engine.expressions.build(node.items[0], context)
        except Mistake as mistake:
            self.failed(mistake, node, node.items[0], function, context)
        except (Unknown, IllFormed, Dependent):
            made.asserted = None
        engine.lifetimes.forget(mark)

    def _asm(self, node: s.Asm, into: list[st.Statement], context: RegionContext) -> None:
        engine = self.engine
        operands: list[Expression] = []
        for operand in node.operands:
            made = engine.expressions.build(operand, context)
            constraint = engine.lexemes[operand.start - 2]
            if "=" not in constraint and "+" not in constraint and "C" not in constraint:
                made = engine.expressions.rvalue(made)
            operands.append(made)
        into.append(st.AsmStatement(node.start, operands))

    def expression(self, node: e.StatementExpression, context: Context) -> Expression:
        """GNU `({ ... })`: its value is that of the last expression statement."""
        engine = self.engine
        function = engine.functions.current()
        block = node.block
        if function is None or not isinstance(block, s.Block):
            raise Unknown("statement expression outside of a function", node.start)
        inner = RegionContext(block.region, function.routine, context)
        made = st.Block(block.start, block.end - 1)
        made.is_statement_expression = True
        type_: Type = engine.types.void
        for index, statement in enumerate(block.statements):
            if index == len(block.statements) - 1 and isinstance(statement, s.ExpressionStatement):
                value = self._result(statement, inner)
                type_ = value.type
                made.body.append(st.ExpressionStatement(st.STMK_STMT_EXPR_RESULT, statement.start, value))
            elif index == len(block.statements) - 1 and isinstance(statement, s.Labelled):
                raise Unknown("a value behind a label", statement.start)
            else:
                self._statement(statement, made.body, inner, function)
        made.end_reachable = engine.reachability.end_of(made.body)
        return engine.folding.statement(StatementExpression(made, type_, node.start))

    def _result(self, statement: s.ExpressionStatement, context: RegionContext) -> Expression:
        engine = self.engine
        mark = engine.lifetimes.mark()
        value = engine.expressions.build(statement.expression, context)
        if is_void(value.type):
            value.flags |= RESULT_NOT_USED
        else:
            value = engine.expressions.rvalue(value)
        return engine.lifetimes.full(value, mark)


def _child_at(region: s.Region | None, token: int) -> s.Region | None:
    """The region of a substatement without braces."""
    if region is None:
        return None
    for child in region.children:
        if child.sort == s.BLOCK and child.start <= token < max(child.end, child.start + 1):
            return child
    return None
