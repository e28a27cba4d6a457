"""Conditions ([stmt.pre]): expressions, or declarations whose variable is the condition; loops and `switch`
([stmt.iter], [stmt.switch]).

A condition of `for` may begin with a name that nothing declares and a `<`, as a misspelt counter does.  EDG takes it
for the declaration of a variable first ([stmt.iter]): the name is no template, what follows is a template argument and
has to be a constant, and a `>` should stand behind it; only then the name is undefined (observed).  From C++20 on such
a name opens template arguments anyway ([temp.names]/2)."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import statements as st
from cufe.il.entities import Label
from cufe.il.expressions import Expression, VariableExpression
from cufe.il.templates import TEMPLK_VARIABLE, Template
from cufe.il.types import Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.constant.reasons import ADDRESS_OF, NotConstant, value_of
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.id_expressions import ARGUMENTS_OF_UNKNOWN
from cufe.sema.expr.operands import class_of, is_known_integer, is_type_dependent
from cufe.sema.init.declared_initialisers import STRICT
from cufe.sema.overload.type_tests import bare, is_scoped_enum, is_unknown
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine
    from cufe.sema.stmt.function_bodies import Function

class Conditions(EnginePart):
    """Builds conditions of `if`, `while`, `for` and `switch`."""

    def build(
        self,
        node: e.Node,
        context: RegionContext,
        function: "Function",
        initial: list[st.Statement],
        switch: bool = False,
    ) -> x.Expression:
        """Reads a condition as `known` does; one that is unknown is counted and leaves an error, and its operands are
        reported all the same."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            return self.known(node, context, function, initial, switch)
        except (Unknown, IllFormed, Dependent) as failure:
            if isinstance(failure, Mistake):
                self.keep_declaration(failure, node)
            error = engine.statements.failed(failure, node, node, function, context)
        engine.lifetimes.forget(mark)
        return error

    def keep_declaration(self, failure: Mistake, node: e.Node) -> None:
        """Keeps what a condition lacks that is the name of a type alone: it is read as a declaration."""
        if not isinstance(node, e.Name) or failure.token < node.start:
            return
        is_type = failure.number == num.TYPE_NAME and failure.token == node.start
        entity = failure.entity
        is_variable = isinstance(entity, Template) and entity.kind == TEMPLK_VARIABLE
        if is_type:
            # Read on as one, so that the name itself is fine.
            failure.token = -1
        if is_type or (is_variable and failure.number == num.TOO_FEW_ARGUMENTS):
            for number in (num.IDENTIFIER_EXPECTED, num.CONDITION_WITHOUT_VALUE):
                self.engine.functions.keep(Mistake(number, failure.cause, node.end))

    def known(
        self,
        node: e.Node,
        context: RegionContext,
        function: "Function",
        initial: list[st.Statement],
        switch: bool = False,
    ) -> x.Expression:
        """A condition as bool, of a `switch` as an integer; `initial` is the init-statement in front."""
        engine = self.engine
        if isinstance(node, s.DeclarationStatement):
            return self._declaration(node, context, function, initial, switch)
        if switch:
            mark = engine.lifetimes.mark()
            value = engine.lifetimes.full(self.integral(engine.expressions.build(node, context)), mark)
        else:
            value = engine.expressions.full_condition(node, context)
        if not initial:
            return value
        made = x.Condition(None, None, value, -1)
        made.initialization = initial[0] if len(initial) == 1 else self._block(initial)
        return made

    def _block(self, initial: list[st.Statement]) -> st.Block:
        return st.Block(-1, -1, body=initial)

    def integral(self, value: x.Expression) -> x.Expression:
        """The condition of a `switch` ([stmt.switch]/2): integral or an enumeration, promoted."""
        engine = self.engine
        from cufe.sema.expr.operands import class_of, is_type_dependent

        if is_type_dependent(value):
            return engine.operands.initialised(value)
        if class_of(value.type) is not None:
            value = engine.operators_applied.to_integer(value, value.start)
        from cufe.il.types import MemberPointerType, NullptrType, PointerType
        from cufe.sema.overload.type_tests import bare, is_floating, is_void

        found = engine.operands.value(value).type
        no_integer = isinstance(bare(found), (MemberPointerType, NullptrType, PointerType))
        if is_floating(found) or is_void(found) or no_integer:
            raise Mistake(num.NO_INTEGRAL, "expression must have integral or enum type", value.start)
        return engine.value_conversions.promoted(value)

    def _declaration(
        self,
        node: s.DeclarationStatement,
        context: RegionContext,
        function: "Function",
        initial: list[st.Statement],
        switch: bool,
    ) -> x.Expression:
        """`if (T x = e)`."""
        engine = self.engine
        variable, init = engine.local_declarations.condition(node, context, function)
        use = engine.ids.plain_variable(variable, variable.token)
        value = self.integral(use) if switch else self._as_condition(use)
        made = x.Condition(variable, init, value, -1)
        if initial:
            made.initialization = initial[0] if len(initial) == 1 else self._block(initial)
        return made

    def _as_condition(self, use: x.Expression) -> x.Expression:
        engine = self.engine
        from cufe.il.entities import ClassType
        from cufe.sema.overload.type_tests import bare

        if isinstance(bare(use.type), ClassType) and not use.type.dependent and use.category != 0:
            engine.operands.read(use)
        return engine.operands.condition(use)


_DECLARING: Final = (
    st.InitStatement, st.VlaDeclStatement, st.RangeFor, st.TryBlock,
    x.Condition, x.LambdaExpression, x.ObjectLifetime, x.TempInit, x.Throw,
)  # fmt: skip


class Loops(EnginePart):
    """Builds `while`, `do`, `for`, range `for` and `switch`."""

    def append(self, node: s.Loop, into: list[st.Statement], outer: RegionContext, function: "Function") -> None:
        context = RegionContext(node.region, function.routine, outer)
        if node.keyword == k.SWITCH:
            self._switch(node, into, context, function)
        elif node.keyword == k.FOR and node.colon >= 0:
            self.engine.range_for.append(node, into, context, function)
        elif node.keyword == k.FOR:
            self._for(node, into, context, function)
        else:
            self._while(node, into, context, function)

    def body(self, node: s.Loop, context: RegionContext, function: "Function") -> "tuple[st.Block, Label, Label]":
        """The body with the labels that `break` and `continue` go to; that of `continue` ends the body, behind what the
        block declares."""
        left = Label("", -1, function.routine)
        again = Label("", -1, function.routine)
        function.breaks.append(left)
        function.continues.append(again)
        function.executed = True
        try:
            made = self.engine.statements.substatement(node.body, context, function, node.region)
        finally:
            function.breaks.pop()
            function.continues.pop()
        if self._is_used(again):
            if has_scope(made):
                inner = made
                made = st.Block(-1, -1)
                made.body.append(inner)
            made.body.append(st.LabelStatement(-1, again))
            made.end_reachable = True
        return made, left, again

    def _is_used(self, label: Label) -> bool:
        return label.token != -1

    def finish(self, left: Label, into: list[st.Statement]) -> None:
        """The label behind a statement that `break` leaves."""
        if self._is_used(left):
            into.append(st.LabelStatement(-1, left))

    def _initial(self, node: s.Loop, context: RegionContext, function: "Function") -> st.Statement | None:
        """An init-statement; several declarations are a block without a scope."""
        if node.initial is None or isinstance(node.initial, s.Empty):
            return None
        found: list[st.Statement] = []
        self.engine.statements.append(node.initial, found, context, function)
        if len(found) == 1:
            return found[0]
        return st.Block(-1, -1, body=found)

    def _while(self, node: s.Loop, into: list[st.Statement], context: RegionContext, function: "Function") -> None:
        engine = self.engine
        at_end = node.keyword == k.DO
        made = st.Loop(st.STMK_END_TEST_WHILE if at_end else st.STMK_WHILE, node.start)
        if not at_end and node.condition is not None:
            made.condition = engine.conditions.build(node.condition, context, function, [])
        into.append(made)
        made.body, left, _again = self.body(node, context, function)
        made.behind = node.behind_body()
        if at_end and node.condition is not None:
            made.condition = engine.expressions.full_condition(node.condition, context)
        self.finish(left, into)

    def _for(self, node: s.Loop, into: list[st.Statement], context: RegionContext, function: "Function") -> None:
        engine = self.engine
        made = st.Loop(st.STMK_FOR, node.start)
        made.initialization = self._initial(node, context, function)
        function.executed = True
        if node.condition is not None:
            engine.mistaken_conditions.look_at(node.condition, context)
            made.condition = engine.conditions.build(node.condition, context, function, [])
        into.append(made)
        if node.step is not None:
            made.increment = self._step(node.step, context, function)
        made.body, left, _again = self.body(node, context, function)
        made.behind = node.behind_body()
        self.finish(left, into)

    def _step(self, node: e.Node, context: RegionContext, function: "Function") -> x.Expression:
        """The expression behind each round; the body is judged whatever is wrong with it."""
        mark = self.engine.lifetimes.mark()
        try:
            return self.engine.expressions.full(node, context)
        except (Unknown, IllFormed, Dependent) as failure:
            error = self.engine.statements.failed(failure, node, node, function, context)
        self.engine.lifetimes.forget(mark)
        return error

    # --- switch ------------------------------------------------------------------------------------------------------

    def _switch(self, node: s.Loop, into: list[st.Statement], context: RegionContext, function: "Function") -> None:
        engine = self.engine
        initial: list[st.Statement] = []
        if node.initial is not None and not isinstance(node.initial, s.Empty):
            engine.statements.append(node.initial, initial, context, function)
        if node.condition is None:
            raise Unknown("switch without a condition", node.start)
        condition = engine.conditions.build(node.condition, context, function, initial, True)
        made = st.Switch(node.start, condition)
        into.append(made)
        function.executed = True
        left = Label("", -1, function.routine)
        function.breaks.append(left)
        function.switches.append(made)
        function.switch_ends.append(left)
        try:
            made.body = engine.statements.substatement(node.body, context, function, node.region)
        finally:
            function.breaks.pop()
            function.switches.pop()
            function.switch_ends.pop()
        self.finish(left, into)

    def case(self, node: s.Labelled, context: RegionContext, function: "Function") -> st.SwitchCase:
        """`case value:`, `case first ... last:`, `default:`."""
        if not function.switches:
            number = num.CASE_OUTSIDE if node.values else num.DEFAULT_OUTSIDE
            self.engine.functions.keep(Mistake(number, "label outside of a switch", node.start))
            function.failed = True
            outside = st.SwitchCase(node.start)
            outside.value = x.ErrorExpression(self.engine.types.unknown, node.start, "case label")
            return outside
        switch = function.switches[-1]
        made = st.SwitchCase(node.start)
        if node.values:
            # Without a value it would be the default: a label that cannot be read stays an error.
            made.value = x.ErrorExpression(self.engine.types.unknown, node.start, "case label")
            switch.cases.append(made)
            demanded = self.engine.demanded_constants.enter(STRICT)
            try:
                made.value = self._case_value(node.values[0], switch.condition, context)
                if len(node.values) > 1:
                    made.range_end = self._case_value(node.values[1], switch.condition, context)
            finally:
                self.engine.demanded_constants.leave(demanded)
        else:
            switch.cases.append(made)
        return made

    def _not_constant(self, value: x.Expression, token: int) -> x.Expression:
        """A label that surely is no constant stays in the tree as it is, for those who judge it."""
        try:
            self.engine.evaluator.value(value)
        except NotConstant:
            return value
        raise Unknown("case label that is no constant", token)

    def _has_type(self, value: x.Expression, type_: Type) -> bool:
        """Whether a label is a value of the scoped enumeration, or an integer where the condition has another type."""
        if type_.dependent or is_unknown(type_) or contains_placeholder(type_):
            return True
        if not is_scoped_enum(type_):
            return self.engine.missing_conversions.is_integral(value)
        if bare(value.type) is bare(type_) or is_unknown(value.type) or class_of(value.type) is not None:
            return True
        return isinstance(value, x.OverloadExpression) or value.type.dependent

    def _other_type(self, value: x.Expression, type_: Type, token: int) -> None:
        """Reports a constant of another type."""
        engine = self.engine
        try:
            engine.evaluator.value(engine.operands.value(value))
        except NotConstant:
            return
        given = engine.placeholders.decayed(value.type)
        types = (given, engine.types.unqualified(type_))
        raise Mistake(num.CONSTANT_OF_OTHER_TYPE, "label of another type", token, types)

    def _require_integral(self, value: x.Expression, token: int) -> None:
        """Reports a constant of no integral type where nothing is known of the condition."""
        if is_unknown(value.type) or value.type.dependent or self.engine.missing_conversions.is_integral(value):
            return
        if isinstance(value, x.ConstantExpression) and class_of(value.type) is None and not is_scoped_enum(value.type):
            given = self.engine.placeholders.decayed(value.type)
            raise Mistake(num.NOT_INTEGRAL, "label of no integral type", token, (given,))

    def _case_value(self, node: e.Node, condition: x.Expression, context: RegionContext) -> x.Expression:
        """A converted constant expression of the type of the condition ([stmt.switch]/2)."""
        engine = self.engine
        type_ = condition.type
        value = engine.expressions.build(node, context)
        if isinstance(value, x.BracedInitList):
            raise IllFormed("case label with a list", node.start)
        if isinstance(condition, x.ErrorExpression) and condition.is_mistake:
            self._require_integral(value, node.start)
        if type_.dependent or (is_type_dependent(value) and not is_known_integer(value)):
            return engine.casts.dependent(value, engine.types.unqualified(type_))
        if not self._has_type(value, type_):
            self._other_type(value, type_, node.start)
            # What has no value is reported for that alone, whatever its type.
            return value
        converted = engine.casts.implicit(value, engine.types.unqualified(type_), node.start)
        converted = engine.demanded_constants.part(converted)
        if not isinstance(converted, x.ConstantExpression):
            converted = engine.evaluator.fold(converted)
            if not isinstance(converted, x.ConstantExpression):
                return self._not_constant(converted, node.start)
        named = engine.folding.named(converted, converted.type)
        return converted if named is converted.constant else x.ConstantExpression(named, converted.token)


def has_scope(block: st.Block) -> bool:
    """Whether the block has a scope in the tree; every block around one with a scope has one, too."""
    walk = _Declares()
    walk.statement(block)
    return walk.found


class _Declares(Walk):
    """Looks for a declaration, a temporary object or what implies either."""

    def __init__(self) -> None:
        super().__init__()
        self.found: bool = False

    def skips(self, node: Node) -> bool:
        if isinstance(node, st.DeclStatement):
            self.found = self.found or bool(node.entities)
        elif isinstance(node, _DECLARING):
            self.found = True
        return self.found


_BEGINNING: Final = bytes((k.SEMICOLON, k.IDENTIFIER, k.LESS))


class MistakenCondition:
    """The name of such a condition, the first token behind what is read for an argument, why that is no constant."""

    def __init__(self, name: int, behind: int) -> None:
        self.name: int = name
        self.behind: int = behind
        self.failure: NotConstant | None = None


class MistakenConditions(EnginePart):
    """Finds them where loops are read."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        #: by their names
        self.found: dict[int, MistakenCondition] = {}

    def look_at(self, condition: e.Node, context: RegionContext) -> None:
        """Keeps a condition if it is one of these."""
        engine = self.engine
        name = condition.start
        if not engine.kinds.startswith(_BEGINNING, name - 1) or engine.language.standard >= ARGUMENTS_OF_UNKNOWN:
            return
        try:
            if name in self.found or engine.names.unqualified(engine.lexemes[name], context, name):
                return
            engine.unread.require_undeclared(engine.lexemes[name])
        except (Unknown, IllFormed, Dependent):
            return
        greater = engine.kinds.find(k.GREATER, name, condition.end)
        made = self.found[name] = MistakenCondition(name, greater if greater >= 0 else condition.end)
        mark = engine.lifetimes.mark()
        try:
            argument = engine.expressions.build(engine.fragments.expression(name + 2, made.behind), context)
            made.failure = self._why_not_constant(argument)
        except (Unknown, IllFormed, Dependent):
            pass
        finally:
            engine.lifetimes.forget(mark)

    def _why_not_constant(self, argument: Expression) -> NotConstant | None:
        """Why an argument is no constant; for a variable alone the parameter might be a reference (observed)."""
        try:
            self.engine.evaluator.value(self.engine.expressions.rvalue(argument))
        except NotConstant as failure:
            return value_of(argument.variable, ADDRESS_OF) if isinstance(argument, VariableExpression) else failure
        return None
