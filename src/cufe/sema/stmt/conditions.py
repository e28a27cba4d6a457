"""Conditions ([stmt.pre]): expressions, or declarations whose variable is the condition."""

from cufe.final import TYPE_CHECKING
from cufe.il import statements as st
from cufe.il.expressions import Condition, Expression
from cufe.il.templates import TEMPLK_VARIABLE, Template
from cufe.sema import display_numbers as num
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.engine_part import EnginePart
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.stmt.statements import Function


class Conditions(EnginePart):
    """Builds conditions of `if`, `while`, `for` and `switch`."""

    def build(
        self,
        node: e.Node,
        context: RegionContext,
        function: "Function",
        initial: list[st.Statement],
        switch: bool = False,
    ) -> Expression:
        """As `known`; what cannot be told is counted and leaves an error: what is below is reported all the same."""
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
                self.engine.statements.keep(Mistake(number, failure.cause, node.end))

    def known(
        self,
        node: e.Node,
        context: RegionContext,
        function: "Function",
        initial: list[st.Statement],
        switch: bool = False,
    ) -> Expression:
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
        made = Condition(None, None, value, -1)
        made.initialization = initial[0] if len(initial) == 1 else self._block(initial)
        return made

    def _block(self, initial: list[st.Statement]) -> st.Block:
        made = st.Block(-1, -1)
        made.body = initial
        return made

    def integral(self, value: Expression) -> Expression:
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
    ) -> Expression:
        """`if (T x = e)`."""
        engine = self.engine
        variable, init = engine.local_declarations.condition(node, context, function)
        use = engine.ids.plain_variable(variable, variable.token)
        value = self.integral(use) if switch else self._as_condition(use)
        made = Condition(variable, init, value, -1)
        if initial:
            made.initialization = initial[0] if len(initial) == 1 else self._block(initial)
        return made

    def _as_condition(self, use: Expression) -> Expression:
        engine = self.engine
        from cufe.il.entities import ClassType
        from cufe.sema.overload.type_tests import bare

        if isinstance(bare(use.type), ClassType) and not use.type.dependent and use.category != 0:
            engine.operands.read(use)
        return engine.operands.condition(use)
