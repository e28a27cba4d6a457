"""`statement` entries and what depends on them: labels, switch cases, handlers (observed: il 6)."""

from cufe.final import TYPE_CHECKING
from cufe.il import statements as s
from cufe.il.display_entries import NOWHERE, Entry, Place, chain
from cufe.il.display_expressions import ExpressionDisplay
from cufe.il.display_graph import Graph, is_local
from cufe.il.entities import ClassType, Label, Routine, Typedef, Variable
from cufe.il.expressions import ConstantExpression, Expression, VariableExpression
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.il.display_functions import FunctionDisplay


class StatementDisplay:
    """Makes the entries of one function's statements, and tells the function what they declare."""

    def __init__(self, function: "FunctionDisplay", expressions: ExpressionDisplay) -> None:
        self.function: FunctionDisplay = function
        self.expressions: ExpressionDisplay = expressions
        self.graph: Graph = expressions.graph
        self._cases: dict[s.SwitchCase, Entry] = {}
        #: the handler whose block comes next
        self._handler_node: s.Handler | None = None
        self._handler_entry: Entry | None = None

    def place(self, token: int) -> Place:
        return self.graph.source.place(token) if token >= 0 else NOWHERE

    def entry(self, node: s.Statement, parent: Entry | None) -> Entry:
        """The entry of a statement with everything below it."""
        entry = self.graph.remember(node, self.graph.fresh("statement", True))
        entry.place("position", self.place(node.token))
        entry.follow()
        entry.refer("parent", parent)
        entry.text("attributes", "NULL")
        if self._is_listed(node):
            entry.refer("source_sequence_entry", self.function.sequence(entry))
        entry.text("kind", s.STATEMENT_KIND_NAMES[node.kind])
        self._fill(entry, node)
        return entry

    def _is_listed(self, node: s.Statement) -> bool:
        """Whether a statement is one of the source: initialisations belong to their declarations."""
        if isinstance(node, (s.InitStatement, s.VlaSizeStatement, s.VlaDeclStatement)):
            return False
        if isinstance(node, s.SwitchCase):
            return node.value is not None
        if isinstance(node, s.LabelStatement):
            return bool(node.label.name)
        return node.token >= 0 or (isinstance(node, s.Block) and not self.function.in_for_init)

    def _fill(self, entry: Entry, node: s.Statement) -> None:
        if isinstance(node, s.ExpressionStatement):
            self._expression(entry, node)
        elif isinstance(node, s.Block):
            self.block(entry, node)
        elif isinstance(node, s.If):
            if node.condition is not None:
                self._condition(entry, node.condition)
            self._below(entry, "then_statement", node.then)
            self._below(entry, "else_statement", node.otherwise)
            self.function.leave_conditions(entry)
        elif isinstance(node, s.Loop):
            self._loop(entry, node)
        elif isinstance(node, s.RangeFor):
            self._range_for(entry, node)
        elif isinstance(node, (s.Goto, s.LabelStatement)):
            entry.refer("label", self._label(node.label, entry, isinstance(node, s.LabelStatement)))
            entry.refer("lifetime", self.function.known_lifetime)
        elif isinstance(node, s.Switch):
            self._switch(entry, node)
        elif isinstance(node, s.InitStatement):
            entry.text("expr", "NULL")
            entry.own("dynamic_init", self.expressions.inits.entry(node.init))
        elif isinstance(node, s.DeclStatement):
            self._declaration(entry, node)
        elif isinstance(node, s.TryBlock):
            self._try(entry, node)
        elif isinstance(node, s.SwitchCase):
            entry.refer("switch_statement", self.function.switches[-1] if self.function.switches else None)
            entry.own("extra_info", self._case(entry, node))
        elif isinstance(node, s.CoroutineStatement):
            self._coroutine(entry, node)
        elif isinstance(node, s.VlaSizeStatement):
            entry.refer("vla_dimension", self.function.dimension(node))
        elif isinstance(node, s.VlaDeclStatement):
            entry.truth("vla.is_typedef_decl", False)
            entry.refer("vla.variable", self.graph.variable(node.variable))
        elif isinstance(node, s.AsmStatement):
            entry.own("asm_entry", self._asm(node))

    def _expression(self, entry: Entry, node: s.ExpressionStatement) -> None:
        if node.init is not None:
            value = node.init.expression
            if isinstance(value, VariableExpression) and is_local(value.variable):
                self.expressions.moved = value
            entry.text("expr", "NULL")
            entry.own("return_dynamic_init", self.expressions.inits.entry(node.init))
        else:
            value = node.call if isinstance(node, s.CoroutineReturn) else node.expression
            entry.own("expr", None if value is None else self.expressions.entry(value))

    def _below(self, entry: Entry, label: str, node: s.Statement | None) -> None:
        entry.own(label, None if node is None else self.entry(node, entry))

    def _condition(self, entry: Entry, condition: Expression) -> None:
        entry.own("expr", self.expressions.entry(condition))

    # --- blocks and declarations ---------------------------------------------------------------------------------

    def block(self, entry: Entry, node: s.Block) -> None:
        """The fields of a block behind its kind."""
        function = self.function
        scope = None
        if not function.in_for_init and function.depth > 0:
            scope = function.enter("sck_block")
            scope.block = entry
            handler = self._handler_node
            if handler is not None:
                self._handler_node = None
                scope.owner = self._handler_entry
                scope.keeps = True
                if handler.parameter is not None:
                    function.sequence(function.declare(handler.parameter))
        function.depth += 1
        init, function.in_for_init = function.in_for_init, False
        inside = [self.entry(statement, entry) for statement in node.body]
        function.in_for_init = init
        function.depth -= 1
        entry.own_list("statements", inside)
        place = self.place(node.end)
        entry.place("final_position", place)
        if scope is not None:
            function.leave()
        entry.refer("assoc_scope", scope.entry if scope is not None and scope.is_kept() else None)
        entry.text("lifetime", "NULL")
        entry.truth("end_of_block_reachable", node.end_reachable)
        entry.flag("is_statement_expression", node.is_statement_expression)
        entry.flag("implicit_scope_not_allowed", init)
        if not init:
            function.end_of_construct(entry, place)

    def _declaration(self, entry: Entry, node: s.DeclStatement) -> None:
        function = self.function
        if node.asserted is not None:
            self.graph.source.asserted(node.asserted)
        entities: list[Entry] = []
        static = False
        for entity in node.entities:
            if isinstance(entity, Variable):
                made = function.declare(entity)
                static = static or not made.in_function
            elif isinstance(entity, Typedef):
                if entity.type is None:
                    continue
                made = self.graph.type(entity.type)
            elif isinstance(entity, (Routine, Type)):
                made = self.graph.entity(entity)
                if isinstance(entity, Type):
                    function.declare_type(made)
                if isinstance(entity, ClassType):
                    function.add_members(entity)
            else:
                continue
            entities.append(made)
            function.sequence(made)
        entry.bare_list("entities", entities)
        entry.flag("decl.has_static_or_thread_variable", static)

    # --- loops ---------------------------------------------------------------------------------------------------

    def _loop(self, entry: Entry, node: s.Loop) -> None:
        function = self.function
        if node.kind != s.STMK_FOR:
            if node.condition is not None:
                self._condition(entry, node.condition)
            self._below(entry, "loop_statement", node.body)
            function.leave_conditions(entry)
            return
        scope = function.enter("sck_block")
        first: Entry | None = None
        if node.initialization is not None:
            function.in_for_init = isinstance(node.initialization, s.Block)
            first = self.entry(node.initialization, None)
            function.in_for_init = False
        condition = None if node.condition is None else self.expressions.entry(node.condition)
        if condition is not None:
            entry.owned.append(condition)
        entry.own("initialization", first)
        entry.refer("expr", condition)
        increment = None if node.increment is None else self.expressions.entry(node.increment)
        if increment is not None:
            entry.owned.append(increment)
        self._below(entry, "statement", node.body)
        entry.refer("increment", increment)
        function.leave_conditions(entry)
        function.leave()
        if scope.is_kept():
            entry.refer("for_init_scope", scope.entry)

    def _range_for(self, entry: Entry, node: s.RangeFor) -> None:
        function = self.function
        outer = function.enter("sck_block")
        for variable, init in ((node.range, node.range_init), (node.begin, node.begin_init), (node.end, node.end_init)):
            if variable is not None:
                function.declare(variable)
                function.initialize(variable, init)
        inner = function.enter("sck_block")
        if node.iterator is not None:
            function.declare(node.iterator)
            function.initialize(node.iterator, node.iterator_init)
        compared = None if node.unequal is None else self.expressions.entry(node.unequal)
        stepped = None if node.increment is None else self.expressions.entry(node.increment)
        self._below(entry, "statement", node.body)
        self._below(entry, "initialization", node.initialization)
        entry.refer("iterator", None if node.iterator is None else self.graph.variable(node.iterator))
        entry.refer("range", None if node.range is None else self.graph.variable(node.range))
        function.leave()
        function.leave()
        entry.refer("range_based_for_scope", outer.entry)
        entry.refer("iterator_scope", inner.entry)
        entry.refer("begin", None if node.begin is None else self.graph.variable(node.begin))
        entry.refer("end", None if node.end is None else self.graph.variable(node.end))
        entry.own("ne_call_expr", compared)
        entry.own("incr_call_expr", stepped)

    # --- labels and switches -------------------------------------------------------------------------------------

    def _label(self, label: Label, statement: Entry, defines: bool) -> Entry:
        return self.function.label(label, statement if defines else None)

    def _switch(self, entry: Entry, node: s.Switch) -> None:
        function = self.function
        self._condition(entry, node.condition)
        function.switches.append(entry)
        self._below(entry, "body_statement", node.body)
        function.switches.pop()
        function.leave_conditions(entry)
        described = self.graph.fresh("switch-stmt-descr", True)
        cases = [self._cases[one] for one in node.cases if one in self._cases]
        chain(cases)
        described.refer("cases", cases[0] if cases else None)
        default: Entry | None = None
        for one in node.cases:
            if one.value is None:
                default = self._cases.get(one)
        described.refer("default_case", default)
        described.refer("sorted_cases", cases[0] if cases else None)
        entry.own("extra_info", described)

    def _case(self, statement: Entry, node: s.SwitchCase) -> Entry:
        entry = self.graph.fresh("switch-case-entry", True)
        self._cases[node] = entry
        entry.refer("stmt", statement)
        for label, value in (("case_value", node.value), ("range_end", node.range_end)):
            entry.own(label, None if value is None else self._value(value))
        entry.follow()
        entry.text("next_on_sorted_list", "NULL")
        entry.place("position", self.place(node.token))
        return entry

    def _value(self, value: Expression) -> Entry:
        """The constant of a case."""
        if isinstance(value, ConstantExpression):
            return self.expressions.constants.entry(value.constant, self.expressions.place(value), True)
        return self.expressions.entry(value)

    def _asm(self, node: s.AsmStatement) -> Entry:
        entry = self.graph.fresh("asm-entry", True)
        entry.follow()
        operands: list[Entry] = []
        for operand in node.operands:
            made = self.graph.fresh("asm-operand", True)
            made.follow()
            made.own("expr", self.expressions.entry(operand))
            operands.append(made)
        entry.own_list("operands", operands)
        return entry

    # --- exceptions ----------------------------------------------------------------------------------------------

    def _try(self, entry: Entry, node: s.TryBlock) -> None:
        entry.truth("is_function_try_block", node.is_function_try_block)
        self._below(entry, "statement", node.body)
        # The blocks of a function's handlers are scopes inside of it, too.
        self.function.depth += node.is_function_try_block
        entry.own_list("handlers", [self._handler(handler, entry) for handler in node.handlers])
        self.function.depth -= node.is_function_try_block
        entry.refer("lifetime", self.function.known_lifetime)

    def _handler(self, node: s.Handler, parent: Entry) -> Entry:
        entry = self.graph.fresh("handler", True)
        entry.follow()
        entry.place("catch_position", self.place(node.token))
        self._handler_node = node
        self._handler_entry = entry
        statement = self.entry(node.body, parent)
        parameter = None if node.parameter is None else self.graph.variable(node.parameter)
        entry.refer("parameter", parameter)
        entry.own("statement", statement)
        if node.init is None:
            entry.text("dynamic_init", "NULL")
        else:
            entry.own("dynamic_init", self.expressions.inits.entry(node.init))
        return entry

    # --- coroutines ----------------------------------------------------------------------------------------------

    def _coroutine(self, entry: Entry, node: s.CoroutineStatement) -> None:
        """What is implied in front of a coroutine; the suspensions and the handler stand in the body, too."""
        graph = self.graph
        entry.refer("traits", graph.type(node.traits))
        for label, variable in (
            ("handle", node.handle), ("promise", node.promise), ("init_await_resume", node.resumed),
            ("this_param_copy", node.this_copy),
        ):  # fmt: skip
            entry.refer(label, None if variable is None else graph.variable(variable))
        entry.refer("final_suspend_label", self._label(node.final, entry, False))
        for label, call in (
            ("initial_suspend_call", node.initial_suspend), ("final_suspend_call", node.final_suspend),
            ("unhandled_exception_call", node.unhandled_exception),
        ):  # fmt: skip
            entry.refer(label, None if call is None else self.expressions.entry(call))
        made = node.return_object
        entry.own("get_return_object_call", None if made is None else self.expressions.entry(made))
        entry.own("alloc_failure_gro_call", None)
        for label, routine in (("new_routine", node.new_routine), ("delete_routine", node.delete_routine)):
            entry.refer(label, None if routine is None else graph.routine(routine))
        entry.flag("has_return_void", node.has_return_void)
        entry.flag("body_generated", node.initial_suspend is not None)
