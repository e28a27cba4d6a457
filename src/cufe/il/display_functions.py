"""The region of one function: its scopes, variables, labels, lifetimes and source sequence (observed: il 2, 6)."""

from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import statements as s
from cufe.il.display_entries import NOWHERE, Entry, Place, chain
from cufe.il.display_expressions import ExpressionDisplay
from cufe.il.display_graph import Graph, is_computed, is_local, shown_name
from cufe.il.display_statements import StatementDisplay
from cufe.il.entity import Entity
from cufe.il.templates import is_prototype
from cufe.il.types import RoutineType


def fill_local(
    expressions: ExpressionDisplay,
    entry: Entry,
    variable: en.Variable,
    scope: Entry,
    routine: en.Routine | None,
    link: Entry | None,
    init: i.DynamicInit | None,
    param_type: Entry | None = None,
) -> None:
    """Everything behind the heading of a parameter or local variable; `link` is its place in the source sequence."""
    graph = expressions.graph
    parameter = bool(variable.flags & (en.PARAMETER | en.THIS_PARAMETER))
    name = shown_name(variable)
    entry.heading("source_corresp")
    if name:
        entry.text("  name", graph.identifier(name))
    if name or variable.bindings or variable.flags & en.COROUTINE_VARIABLE or _is_anonymous_union(variable):
        entry.place("  decl_position", graph.source.place(variable.token))
    entry.refer("  parent_scope", scope)
    entry.refer("  enclosing_routine", None if routine is None else graph.routine(routine))
    entry.truth("  referenced", True)
    entry.truth("  needed", not expressions.in_prototype)
    entry.truth("  is_local_to_function", True)
    if name:
        entry.text("  name_linkage", "no")
    if link is not None:
        entry.refer("  source_sequence_entry", link)
    entry.text("  attributes", "NULL")
    entry.follow()
    type_ = graph.source.variable_type(variable)
    shown = None if type_ is None else graph.type(type_)
    entry.refer("type", shown)
    if variable.bindings:
        entry.bare_list("bindings", [graph.variable(part) for part in variable.bindings])
    if param_type is not None:
        entry.refer("assoc_param_type", param_type)
    entry.text("storage_class", "sc_auto")
    entry.text("declared_storage_class", "sc_unspecified")
    entry.truth("asm_name_is_valid", True)
    entry.flag("used", not variable.flags & en.THIS_PARAMETER)
    entry.flag("is_parameter", parameter)
    if variable.binding is not None:
        entry.text("init_kind", "initk_binding")
        entry.own("binding", expressions.entry(variable.binding))
    elif init is None:
        entry.text("init_kind", "initk_none")
    else:
        entry.text("init_kind", "initk_dynamic")
        entry.own("dynamic", expressions.inits.entry(init))
    entry.flag("is_this_parameter", bool(variable.flags & en.THIS_PARAMETER))
    if parameter:
        entry.truth("param_value_has_been_changed", expressions.in_prototype)
        entry.truth("param_used_more_than_once", expressions.in_prototype)
    entry.flag("is_constexpr", bool(variable.flags & en.CONSTEXPR_VARIABLE))
    entry.flag("has_explicit_initializer", init is not None and not parameter)
    entry.refer("declared_type", shown)


def _is_anonymous_union(variable: en.Variable) -> bool:
    """Whether it is the object of an anonymous union, which stands where a name would."""
    return isinstance(variable.type, en.ClassType) and not variable.type.name and not variable.flags & en.PARAMETER


class ScopeOutline:
    """A scope as it comes up while statements are shown.  One in which nothing was declared has no entry: what is in it
    belongs to the next one outwards."""

    def __init__(self, kind: str, parent: "ScopeOutline | None", entry: Entry) -> None:
        self.kind: str = kind
        self.parent: ScopeOutline | None = parent
        self.entry: Entry = entry
        self.variables: list[en.Variable] = []
        self.statics: list[en.Variable] = []
        #: how those are initialised that are not shown with their values
        self.static_inits: list[Entry] = []
        self.types: list[Entry] = []
        self.inner: list[ScopeOutline] = []
        #: the block statement that makes the scope, and the field of it that points here
        self.block: Entry | None = None
        #: of a handler or condition: what the scope belongs to
        self.owner: Entry | None = None
        self.keeps: bool = False

    def is_kept(self) -> bool:
        """Whether the scope has an entry."""
        return self.keeps or bool(self.variables or self.statics or self.types)

    def kept(self) -> "ScopeOutline":
        """The scope itself, or the next one outwards that has an entry."""
        at = self
        while not at.is_kept() and at.parent is not None:
            at = at.parent
        return at

    def kept_inner(self) -> "list[ScopeOutline]":
        """The scopes directly inside of it that have entries."""
        found: list[ScopeOutline] = []
        for scope in self.inner:
            if scope.is_kept():
                found.append(scope)
            else:
                found += scope.kept_inner()
        return found


def fill_block(graph: Graph, scope: ScopeOutline) -> None:
    """The entry of a block or condition, behind the entries of what is declared in it."""
    entry = scope.entry
    entry.follow()
    parent = scope.parent
    entry.refer("parent", None if parent is None else parent.kept().entry)
    entry.text("kind", scope.kind)
    if scope.kind == "sck_condition":
        entry.refer("assoc_statement", scope.owner)
    else:
        if scope.owner is not None:
            entry.refer("assoc_handler", scope.owner)
        entry.flag("needed_walk_done", True)
    entry.refer("assoc_block", scope.block)
    fill_lists(graph, entry, scope, [], None)


def fill_lists(graph: Graph, entry: Entry, scope: ScopeOutline, labels: list[Entry], lifetime: Entry | None) -> None:
    """The fields from `lifetime` to `templates`, which all scopes of a function have."""
    block = scope.kind != "sck_condition"
    entry.refer("lifetime", lifetime)
    entry.text("constants", "NULL")
    entry.refer("types", scope.types[0] if scope.types else None)
    entry.refer("variables", graph.variable(scope.statics[0]) if scope.statics else None)
    entry.own_list("nonstatic_variables", [graph.variable(variable) for variable in scope.variables])
    entry.own_list("labels", labels)
    entry.text("routines", "NULL")
    entry.text("asm_entries", "NULL")
    inner = scope.kept_inner()
    for one in inner:
        fill_block(graph, one)
    entry.own_list("scopes", [one.entry for one in inner])
    if block:
        entry.text("using_declarations", "NULL")
        entry.text("using_directives", "NULL")
    entry.text("dynamic_inits", "NULL")
    if block:
        entry.own_list("local_static_variable_inits", scope.static_inits)
    entry.text("pragmas", "NULL")
    entry.text("hidden_names", "NULL")
    entry.text("templates", "NULL")


def source_sequence(targets: list[tuple[Entry, Entry]]) -> list[Entry]:
    """The doubly linked list of what a function declares and does: (the list's entry, what it stands for)."""
    made: list[Entry] = [link for link, _ in targets]
    chain(made)
    before: Entry | None = None
    for link, target in targets:
        link.follow()
        link.refer("prev", before)
        if target.kind == "src-seq-end-of-construct":
            link.own("entity", target)
        else:
            link.refer("entity", target)
        before = link
    return made


class FunctionDisplay:
    """Makes the entries of functions.  One function at a time; the lambdas in it follow in the same region."""

    def __init__(self, graph: Graph) -> None:
        self.graph: Graph = graph
        self.expressions: ExpressionDisplay = ExpressionDisplay(graph)
        self.expressions.functions = self
        #: functions of local classes, and lambdas, whose bodies follow
        self._members: list[en.Routine] = []
        self._lambdas: list[e.LambdaNode] = []
        self.moved_lambdas: list[e.LambdaNode] = []
        self._filled: set[en.Variable] = set()
        self._reset(None)

    def _reset(self, routine: en.Routine | None) -> None:
        self.statements: StatementDisplay = StatementDisplay(self, self.expressions)
        self.depth: int = 0
        self.in_for_init: bool = False
        self.switches: list[Entry] = []
        self.known_lifetime: Entry | None = None
        self._routine: en.Routine | None = routine
        self._sequence: list[tuple[Entry, Entry]] = []
        self._links: dict[int, Entry] = {}
        self._labels: list[en.Label] = []
        self._label_statements: dict[en.Label, Entry] = {}
        self._inits: dict[en.Variable, i.DynamicInit] = {}
        self._lifetimes: list[Entry] = []
        self._dimensions: list[Entry] = []
        self._main: ScopeOutline = ScopeOutline("sck_function", None, self.graph.fresh("scope", True))
        self._main.keeps = True
        self._scope: ScopeOutline = self._main
        self._conditions: list[ScopeOutline] = []

    # --- the region ----------------------------------------------------------------------------------------------

    def region(self, routine: en.Routine, body: s.FunctionScope) -> list[Entry]:
        """The scope entries of a function and of the lambdas in it, everything else below them."""
        self.graph.locals = []
        self.moved_lambdas = []
        self._filled = set()
        made = [self._function(routine, body)]
        following: list[Entry] = []
        while self._lambdas or self._members:
            if self._lambdas:
                node = self._lambdas.pop(0)
                self._members = self.graph.source.lambda_routines(node, node in self.moved_lambdas) + self._members
                continue
            operator = self._members.pop(0)
            inner = self.graph.source.body(operator)
            if inner is not None:
                following.append(self._function(operator, inner))
        # The last one is the first in the list.
        made += reversed(following)
        for variable in self.graph.locals:
            # An entity that no declaration in the function declares, as in a statement that is unknown.
            if variable not in self._filled:
                entry = self.graph.variable(variable)
                self._fill(entry, variable, self._main)
                made[-1].owned.append(entry)
        for at in range(len(made) - 1):
            made[at].next = made[at + 1]
        return made

    def global_init(self, init: i.DynamicInit, moved: e.LambdaNode | None = None) -> tuple[Entry, list[en.Routine]]:
        """The entry of a global variable's initialisation, and the functions that the lambdas in it define; `moved` is
        one of which the variable is made."""
        self.graph.outside = True
        self._reset(None)
        self.expressions.in_prototype = False
        entry = self.expressions.inits.entry(init)
        self.graph.outside = False
        defined: list[en.Routine] = []
        if moved is not None:
            self.moved_lambdas.append(moved)
        for node in self._lambdas:
            defined += self.graph.source.lambda_routines(node, node in self.moved_lambdas)
        self._lambdas = []
        return entry, defined

    def _function(self, routine: en.Routine, body: s.FunctionScope) -> Entry:
        self._reset(routine)
        self.expressions.in_prototype = is_prototype(routine)
        graph = self.graph
        entry = self._main.entry
        type_ = graph.source.routine_type(routine)
        types = graph.param_types(type_) if isinstance(type_, RoutineType) else []
        parameters: list[Entry] = []
        for at, parameter in enumerate(body.parameters):
            parameters.append(self._parameter(parameter, types[at] if at < len(types) else None))
        this = None if body.this is None else self._parameter(body.this, None)
        if body.block is not None:
            self._collect(body.block)
        block = None if body.block is None else self.statements.entry(body.block, None)
        inits = [self.expressions.inits.constructor_init(init, routine.owner()) for init in body.constructor_inits]
        entry.follow()
        entry.refer("parent", None if graph.filler is None else graph.filler.scope_of(routine))
        entry.text("kind", "sck_function")
        entry.refer("routine.ptr", graph.routine(routine))
        entry.own_list("parameters", parameters)
        entry.own_list("constructor_inits", inits)
        entry.text("lifetime_of_local_static_vars", "NULL")
        if this is not None:
            entry.own("this_param_variable", this)
        entry.flag("is_constexpr_routine", bool(routine.flags & en.CONSTEXPR))
        entry.refer("assoc_block", block)
        entry.owned += self._lifetimes
        self._fill_variables()
        self._fill_static_inits()
        fill_lists(graph, entry, self._main, self._label_entries(), self.known_lifetime)
        if block is not None:
            entry.owned.append(block)
        if self._dimensions:
            entry.own_list("vla_dimensions", self._dimensions)
        entry.own_list("source_sequence_list", source_sequence(self._sequence))
        entry.text("src_seq_sublist_list", "NULL")
        return entry

    def dimension(self, node: s.VlaSizeStatement) -> Entry:
        """A bound of a variable-length array."""
        entry = self.graph.fresh("vla-dimension", True)
        entry.follow()
        entry.own("dimension_expr", self.expressions.entry(node.bound))
        entry.place("position", self.expressions.place(node.bound))
        self._dimensions.append(entry)
        return entry

    def _collect(self, root: s.Statement) -> None:
        """Which variable is initialised by which statement: the initialisation is shown with the variable."""
        stack = [root]
        while stack:
            node = stack.pop()
            if isinstance(node, s.InitStatement) and node.init.variable is not None:
                self._inits[node.init.variable] = node.init
            stack += node.statements()

    def _parameter(self, variable: en.Variable, param_type: Entry | None) -> Entry:
        entry = self.graph.variable(variable)
        if shown_name(variable):
            self.sequence(entry)
        self._fill(entry, variable, self._main, param_type)
        return entry

    # --- scopes and what is declared in them ---------------------------------------------------------------------

    def enter(self, kind: str) -> ScopeOutline:
        """A scope inside of the present one."""
        scope = ScopeOutline(kind, self._scope, self.graph.fresh("scope", True))
        self._scope.inner.append(scope)
        self._scope = scope
        return scope

    def leave(self) -> None:
        parent = self._scope.parent
        assert parent is not None
        self._scope = parent

    def condition_scope(self, node: e.Condition) -> Entry:
        """The scope of a variable that is declared in a condition; it ends with the statement."""
        scope = self.enter("sck_condition")
        if node.variable is not None:
            self.declare(node.variable)
            self.initialize(node.variable, node.init)
        self._conditions.append(scope)
        return scope.entry

    def leave_conditions(self, statement: Entry) -> None:
        """Ends the scope of the condition of a statement, where it has one."""
        while self._conditions and self._scope is self._conditions[-1]:
            self._conditions.pop().owner = statement
            self.leave()

    def declare(self, variable: en.Variable) -> Entry:
        """A variable of the present scope."""
        entry = self.graph.variable(variable)
        if is_local(variable):
            self._scope.variables.append(variable)
        else:
            self._scope.statics.append(variable)
        return entry

    def declare_type(self, entry: Entry) -> None:
        self._scope.types.append(entry)

    def initialize(self, variable: en.Variable, init: i.DynamicInit | None) -> None:
        if init is not None:
            self._inits[variable] = init

    def _fill_static_inits(self) -> None:
        """Static variables that are initialised when the function is called for the first time, and those whose value
        was computed, the last one first."""
        stack = [self._main]
        while stack:
            scope = stack.pop()
            for variable in reversed(scope.statics):
                init = self._inits.get(variable)
                if init is not None or is_computed(variable.static_init):
                    scope.static_inits.append(self._static_init(variable, init))
            stack += scope.inner

    def _static_init(self, variable: en.Variable, init: i.DynamicInit | None) -> Entry:
        entry = self.graph.fresh("local-static-variable-init", True)
        entry.follow()
        entry.refer("variable", self.graph.variable(variable))
        known = variable.static_init
        if init is not None:
            entry.text("init_kind", "initk_dynamic")
            entry.own("dynamic", self.expressions.inits.entry(init))
        elif known is not None and known.constant is not None:
            entry.text("init_kind", "initk_static")
            entry.own("constant", self.expressions.constants.entry(known.constant, NOWHERE, True))
        entry.text("lifetime", "NULL")
        return entry

    def _fill_variables(self) -> None:
        stack = [self._main]
        while stack:
            scope = stack.pop()
            for variable in scope.variables:
                if variable not in self._filled:
                    self._fill(self.graph.variable(variable), variable, scope.kept())
            stack += scope.inner

    def _fill(self, entry: Entry, variable: en.Variable, scope: ScopeOutline, param_type: Entry | None = None) -> None:
        self._filled.add(variable)
        link = self._links.get(entry.address)
        init = self._inits.get(variable)
        fill_local(self.expressions, entry, variable, scope.entry, self._routine, link, init, param_type)
        for part in variable.bindings:
            if part not in self._filled:
                named = self.graph.variable(part)
                self._fill(named, part, scope)
                entry.owned.append(named)

    # --- labels and lifetimes ------------------------------------------------------------------------------------

    def label(self, label: en.Label, statement: Entry | None) -> Entry:
        """The entry of a label; `statement` where it stands."""
        if label not in self._label_statements and label not in self._labels:
            self._labels.append(label)
        if statement is not None:
            self._label_statements[label] = statement
        return self.graph.label(label)

    def _label_entries(self) -> list[Entry]:
        made: list[Entry] = []
        for label in self._labels:
            entry = self.graph.label(label)
            self.correspondence(entry, label, self._place(label))
            entry.follow()
            entry.refer("exec_stmt", self._label_statements.get(label))
            made.append(entry)
        return made

    def _place(self, entity: Entity) -> Place:
        return self.graph.source.place(entity.token) if entity.token >= 0 and entity.name else NOWHERE

    def correspondence(self, entry: Entry, entity: Entity, place: Place) -> None:
        """`source_corresp` of something that belongs to the function."""
        entry.heading("source_corresp")
        if entity.name:
            entry.text("  name", self.graph.identifier(entity.name))
            entry.place("  decl_position", place)
        entry.refer("  parent_scope", self._main.entry)
        entry.refer("  enclosing_routine", None if self._routine is None else self.graph.routine(self._routine))
        entry.truth("  referenced", True)
        entry.truth("  needed", True)
        entry.truth("  is_local_to_function", True)
        if entity.name:
            entry.text("  name_linkage", "no")
        entry.text("  attributes", "NULL")

    def lifetime(self) -> Entry:
        """The lifetime of the function's variables, made when one of them is destroyed."""
        if self.known_lifetime is None:
            entry = self.graph.fresh("object-lifetime", True)
            entry.refer("entity", self._main.entry)
            entry.text("kind", "olk_block")
            for label in ("destructions", "parent_lifetime", "parent_destruction_sublist", "child_lifetime"):
                entry.text(label, "NULL")
            entry.follow()
            self.known_lifetime = entry
            self._lifetimes.append(entry)
        return self.known_lifetime

    def add_lifetime(self, entry: Entry) -> None:
        self._lifetimes.append(entry)

    # --- lambdas and statement expressions -----------------------------------------------------------------------

    def add_lambda(self, node: e.LambdaNode) -> None:
        """The bodies of a lambda follow the function's."""
        self._lambdas.append(node)

    def add_members(self, class_: en.ClassType) -> None:
        """So do those of the functions that a local class defines."""
        self._members += self.graph.source.members(class_)

    def nested(self, statement: s.Statement) -> Entry:
        """A statement inside of an expression."""
        self._collect(statement)
        return self.statements.entry(statement, None)

    # --- the source sequence -------------------------------------------------------------------------------------

    def sequence(self, entry: Entry) -> Entry:
        """Notes that an entry comes next in the source; returns its link."""
        link = self.graph.fresh("source-sequence-entry", True)
        self._sequence.append((link, entry))
        self._links[entry.address] = link
        return link

    def end_of_construct(self, statement: Entry, place: Place) -> None:
        """The closing brace of a block."""
        end = self.graph.fresh("src-seq-end-of-construct", True)
        end.place("position", place)
        end.refer("entity", statement)
        self.sequence(end)
