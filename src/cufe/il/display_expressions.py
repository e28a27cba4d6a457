"""`expr-node` entries (observed: il 6, 9), and what the rarer kinds of expression say about themselves."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as eok
from cufe.il.display_constants import ConstantDisplay, InitDisplay
from cufe.il.display_entries import NOWHERE, Entry, Place
from cufe.il.display_graph import Graph
from cufe.il.display_source import DisplaySource
from cufe.il.entities import THIS_PARAMETER, ClassType, Variable
from cufe.il.operations import OPERATION_NAMES
from cufe.il.statements import Block, DeclStatement, InitStatement
from cufe.il.type_kinds import TK_CLASS, TK_STRUCT, TK_UNION, TYPE_KIND_NAMES
from cufe.il.types import ReferenceType, Type
from cufe.syntax.nodes import MUTABLE

if TYPE_CHECKING:
    from cufe.il.display_functions import FunctionDisplay
    from cufe.syntax import expression_nodes as syntax


def fill_rest(display: "ExpressionDisplay", entry: Entry, node: e.Expression) -> None:
    """The fields between `kind` and the position of an expression that is no operation, constant or name."""
    graph = display.graph
    if isinstance(node, e.TempInit):
        entry.own("dynamic_init", display.inits.entry(node.init))
        braces = node.flags & e.BRACE_CAST
        entry.refer("source.type", graph.type(node.type) if braces else None)
    elif isinstance(node, e.ObjectLifetime):
        lifetime = _lifetime(display, entry)
        display.lifetimes.append(lifetime)
        entry.own("expr", display.entry(node.inner))
        display.lifetimes.pop()
        entry.refer("ptr", lifetime)
    elif isinstance(node, e.LambdaExpression):
        entry.own("dynamic_init", display.inits.entry(display.source.lambda_init(node)))
        entry.own("source.lambda", display.lambda_entry(node.lambda_node))
    elif isinstance(node, e.NewDelete):
        _new_delete(display, entry, node)
    elif isinstance(node, e.Throw):
        if node.init is not None:
            entry.refer("type", graph.type(node.init.type))
            entry.own("dynamic_init", display.inits.entry(node.init))
            destructor = node.destructor
            entry.refer("destructor", None if destructor is None else graph.routine(destructor))
    elif isinstance(node, e.Condition):
        _condition(display, entry, node)
    elif isinstance(node, e.TypeQuery):
        _query(display, entry, node)
    elif isinstance(node, e.BuiltinOperation):
        entry.text("builtin_operation.kind", node.name)
        entry.own_list("operands", display.entries(node.arguments))
    else:
        _rarest(display, entry, node)


def _rarest(display: "ExpressionDisplay", entry: Entry, node: e.Expression) -> None:
    if isinstance(node, e.TypeOperand):
        entry.refer("type", display.graph.type(node.operand))
    elif isinstance(node, e.StatementExpression):
        if display.functions is not None:
            entry.own("statement", display.functions.nested(node.block))
    elif isinstance(node, e.ReuseValue):
        entry.text("reused_value_init", "NULL")
    elif isinstance(node, e.SizeofPack):
        entry.truth("is_type", node.operand is None)
        entry.truth("is_template_template", False)
        if node.operand is not None:
            entry.own("expr", display.entry(node.operand))
    elif isinstance(node, e.ParamRef):
        entry.number("param_ref.param_num", node.position)
        entry.number("param_ref.levels_up", 0)
    elif isinstance(node, e.BracedInitList):
        entry.own_list("braced_init_list", display.entries(node.items))
    elif isinstance(node, e.Await):
        entry.own("await_info.operand", display.entry(node.awaited))
        entry.own_list("await_info.ready_resume_suspend", display.entries(node.calls))
    elif isinstance(node, e.Fold):
        entry.truth("fold.left_associative", node.left_associative)
        entry.own_list("fold.operands", display.entries(node.parts))
    elif isinstance(node, e.InitializerExpression):
        entry.own("initializer.dyn_init", display.inits.entry(node.init))
    elif isinstance(node, e.ConceptId):
        entry.refer("concept_id.concept_template", display.graph.template(node.concept))
    elif isinstance(node, e.RequiresExpression):
        entry.own_list("requires_expr.requirements", display.entries(node.requirements))
    elif isinstance(node, e.DependentExpression):
        entry.own_list("operands", display.entries(node.parts))


def _lifetime(display: "ExpressionDisplay", full: Entry) -> Entry:
    """The lifetime that ends with a full-expression."""
    entry = display.graph.fresh("object-lifetime", True)
    entry.refer("entity", full)
    entry.text("kind", "olk_expr_temporary")
    entry.text("destructions", "NULL")
    entry.text("parent_lifetime", "NULL")
    entry.text("parent_destruction_sublist", "NULL")
    entry.text("child_lifetime", "NULL")
    entry.follow()
    if display.functions is not None:
        display.functions.add_lifetime(entry)
    return entry


def _new_delete(display: "ExpressionDisplay", entry: Entry, node: e.NewDelete) -> None:
    graph = display.graph
    init = node.init
    entry.truth("is_new", node.is_new)
    entry.truth("placement_new", node.placement)
    entry.truth("aligned_version", False)
    entry.truth("array_delete", node.is_array and not node.is_new)
    entry.truth("global_new_or_delete", node.global_scope)
    entry.truth("has_new_initializer", node.has_initializer)
    entry.truth("new_initializer_is_brace_enclosed", node.braced)
    entry.truth("new_initializer_is_paren_aggr_init", False)
    entry.truth("deducible_type", False)
    entry.refer("type", None if node.object_type is None else graph.type(node.object_type))
    said = None if node.by_constructor else node.routine
    entry.refer("routine", None if said is None else graph.routine(said))
    entry.own_list("arg", display.entries(node.arguments))
    if init is None and not node.is_new and node.destructor is not None:
        init = i.DynamicInit(i.DIK_NONE, node.type)
        init.destructor = node.destructor
    if init is None:
        entry.text("dynamic_init", "NULL")
    else:
        entry.own("dynamic_init", display.inits.entry(init))
    entry.own("freeing_of_storage_on_exception", _freeing(display, node))
    entry.own("number_of_elements", None if node.count is None else display.entry(node.count))


def _freeing(display: "ExpressionDisplay", node: e.NewDelete) -> Entry | None:
    """What frees the storage where the initialisation throws."""
    if node.freeing is None:
        return None
    entry = display.graph.fresh("dynamic-init", True)
    entry.follow()
    entry.refer("destructor", display.graph.routine(node.freeing))
    entry.flag("has_temporary_lifetime", True)
    entry.flag("is_freeing_of_storage_on_exception", True)
    entry.flag("is_array_freeing", node.is_array)
    entry.text("kind", "dik_none")
    return entry


def _condition(display: "ExpressionDisplay", entry: Entry, node: e.Condition) -> None:
    functions = display.functions
    entry.refer("scope", None if functions is None else functions.condition_scope(node))
    entry.own("dynamic_init", None if node.init is None else display.inits.entry(node.init))
    entry.own("expr", display.entry(node.value))
    first = node.initialization
    if functions is not None and isinstance(first, Block) and isinstance(first.body[0], DeclStatement):
        # The initialisations are reported with the variables, not by statements.
        for statement in first.body[1:]:
            if isinstance(statement, InitStatement) and statement.init.variable is not None:
                functions.initialize(statement.init.variable, statement.init)
        first = first.body[0]
    entry.own("initialization", None if functions is None or first is None else functions.nested(first))


def _query(display: "ExpressionDisplay", entry: Entry, node: e.TypeQuery) -> None:
    if node.kind == e.ENK_TYPEID:
        parts: list[e.Expression] = [] if node.type_node is None else [node.type_node]
        if node.operand is not None:
            parts.append(node.operand)
        entry.own_list("type_with_opt_expr", display.entries(parts))
        return
    entry.truth("is_type", node.operand is None)
    entry.truth("is_std_alignof", bool(node.flags & e.STD_ALIGNOF))
    if node.operand is not None:
        entry.own("expr", display.entry(node.operand))
    elif node.type_operand is not None:
        entry.refer("type", display.graph.type(node.type_operand))


_Flag = tuple[int, str]
#: flags of any expression, in the order in which they are printed
_FLAGS: Final[tuple[_Flag, ...]] = (
    (e.GNU_EXTENSION, "marked_as_gnu_extension"), (e.RESULT_NOT_USED, "result_is_not_used"),
    (e.DEFAULT_ARGUMENT, "generated_default_arg"), (e.PACK_EXPANSION, "is_pack_expansion"),
    (e.FUNCTIONAL_CAST, "is_functional_notation_cast"), (e.BRACE_CAST, "is_brace_notation_cast"),
    (e.STATIC_CAST, "is_static_cast"), (e.PARENTHESIZED, "is_parenthesized"),
    (e.COMPILER_GENERATED, "compiler_generated"), (e.VOLATILE_FETCH, "volatile_fetch"),
)  # fmt: skip
#: flags of operations, behind `operation.type_kind`
_OPERATION_FLAGS: Final[tuple[_Flag, ...]] = (
    (e.POINTER_SECOND, "pointer_operand_is_second"), (e.IMPLICIT_MEMBER_NAMING, "implicit_in_member_naming"),
    (e.QUALIFIED_CALL, "call_with_qualified_function_name"),
    (e.ADL_SUPPRESSED, "arg_dependent_lookup_suppressed_on_call"),
    (e.FOUND_BY_ADL, "only_found_through_arg_dependent_lookup"), (e.CONVERSION_CALL, "is_conversion_call"),
    (e.VIRTUAL_CALL, "is_virtual_call"), (e.GNU_QUESTION, "is_gnu_two_operand_question_mark"),
    (e.CONST_CAST, "is_const_cast"), (e.REINTERPRET_CAST, "is_reinterpret_cast"),
    (e.REINTERPRET_LIKE, "is_reinterpret_like_cast"), (e.REFERENCE_CAST, "is_reference_cast"),
    (e.RVALUE_REFERENCE_CAST, "is_rvalue_reference_cast"), (e.RETURNS_LVALUE, "returns_lvalue_instead_of_usual_rvalue"),
    (e.OPERATOR_SYNTAX, "call_uses_operator_syntax"), (e.RIGHT_TO_LEFT, "eval_right_to_left"),
    (e.LEFT_TO_RIGHT, "eval_left_to_right"),
)  # fmt: skip


class ExpressionDisplay:
    """Makes the entries of expressions, with their constants and initialisations; `functions` shows what lambdas and
    statement expressions hold."""

    def __init__(self, graph: Graph) -> None:
        self.graph: Graph = graph
        self.source: DisplaySource = graph.source
        self.constants: ConstantDisplay = ConstantDisplay(graph, self)
        self.inits: InitDisplay = InitDisplay(graph, self)
        self.functions: FunctionDisplay | None = None
        #: inside of a template that has no arguments
        self.in_prototype: bool = False
        #: a local variable that is returned
        self.moved: e.Expression | None = None
        #: the lifetimes of the full-expressions around, the innermost last
        self.lifetimes: list[Entry] = []

    def entry(self, node: e.Expression) -> Entry:
        """The entry of an expression; a node that stands in two places is one entry."""
        known = self.graph.known(node)
        if known is not None:
            return known
        entry = self.graph.remember(node, self.graph.fresh("expr-node", True))
        self._fill(entry, node)
        return entry

    def entries(self, nodes: list[e.Expression]) -> list[Entry]:
        return [self.entry(node) for node in nodes]

    def place(self, node: e.Expression) -> Place:
        return self.source.place(node.token) if node.token >= 0 else NOWHERE

    def _fill(self, entry: Entry, node: e.Expression) -> None:
        graph = self.graph
        entry.refer("type", graph.type(node.type))
        if node.lvalue_type is not None:
            entry.refer("orig_lvalue_type", graph.type(node.lvalue_type))
            if node.category == e.PRVALUE:
                self._copied(node)
        entry.follow()
        entry.flag("is_lvalue", node.category == e.LVALUE)
        entry.flag("is_xvalue", node.category == e.XVALUE)
        flags(entry, node.flags, _FLAGS)
        kind = e.EXPRESSION_KIND_NAMES[node.kind]
        if isinstance(node, e.VariableExpression) and is_implied_object(node.variable):
            self._implied_object(entry)
            entry.place("position", self.source.place(max(node.token, node.start)))
            return
        if isinstance(node, e.Fold):
            # The dump prints this label inside of the kind.
            kind = f"fold.operator_token:     {node.operator}"
        entry.text("kind", kind)
        if isinstance(node, e.Operation):
            entry.text("operation.kind", OPERATION_NAMES[node.operation])
            # All classes are said to be structures here.
            type_kind = TK_STRUCT if node.type_kind in (TK_CLASS, TK_UNION) else node.type_kind
            entry.text("operation.type_kind", TYPE_KIND_NAMES[type_kind])
            flags(entry, node.flags, _OPERATION_FLAGS)
            entry.own_list("operands", self.entries(node.arguments))
            self._passed(node)
        elif isinstance(node, e.ConstantExpression):
            entry.own("constant", self.constants.entry(graph.zeros.shown(node.constant), self.place(node), True))
        elif isinstance(node, e.VariableExpression):
            entry.refer("variable", graph.variable(node.variable))
            self._name(entry, node, node.name)
        elif isinstance(node, e.RoutineExpression):
            entry.refer("routine", graph.routine(node.routine))
            self._name(entry, node, node.name)
        elif isinstance(node, e.FieldExpression):
            entry.refer("field", graph.field(node.field))
            if node.token >= 0 and not node.flags & e.CAPTURED:
                self._spelled(entry, -1, False)
        else:
            fill_rest(self, entry, node)
        entry.place("position", self.place(node))

    def _implied_object(self, entry: Entry) -> None:
        """`this` outside of functions, in a default member initialiser: as if it were a parameter."""
        entry.flag("compiler_generated", True)
        entry.text("kind", e.EXPRESSION_KIND_NAMES[e.ENK_PARAM_REF])
        entry.number("param_ref.param_num", 0)
        entry.number("param_ref.levels_up", 0)

    def elided(self, type_: Type) -> None:
        """An object of a class that becomes another one: its constructor counts as used though it is not called."""
        class_ = type_.skip_typerefs()
        if isinstance(class_, ClassType):
            routine = self.source.copied(class_, True)
            if routine is not None:
                self.graph.use(routine)

    def _passed(self, node: e.Operation) -> None:
        """Until C++17 a class prvalue that is passed counts as moved."""
        if node.operation in eok.ALL_CALLS and self.source.copies_prvalues():
            for argument in node.arguments[1:]:
                if isinstance(argument, e.Operation) and argument.operation in eok.ALL_CALLS:
                    self.elided(argument.type)

    def _copied(self, node: e.Expression) -> None:
        """An object of a class that is read is copied as bits: its constructor counts as used."""
        class_ = node.type.skip_typerefs()
        if isinstance(class_, ClassType):
            moved = node is self.moved or bool(node.flags & e.RVALUE_REFERENCE_CAST)
            routine = self.source.copied(class_, moved)
            if routine is not None:
                self.graph.use(routine)

    def _name(self, entry: Entry, node: e.Expression, name: "syntax.Name | None") -> None:
        """How the entity was spelled; a use through a reference does not say."""
        if name is None or isinstance(node.type.skip_typerefs(), ReferenceType):
            return
        written = name.own_arguments()
        rooted = self.source.spelling(name.start) == "::"
        self._spelled(entry, -1 if written is None else len(written.items), rooted)

    def _spelled(self, entry: Entry, arguments: int, rooted: bool) -> None:
        """The name reference that is printed as a part of the node."""
        entry.text("next", "NULL")
        entry.text("qualifier", "NULL")
        entry.number("num_template_arguments", arguments)
        entry.truth("is_global_qualified_name", rooted)
        entry.truth("is_template_id", arguments >= 0)
        entry.truth("is_super_qualified", False)
        entry.truth("is_decltype_qualified", False)
        entry.truth("from_prototype_instantiation", self.in_prototype)
        entry.truth("used_in_primary_declarator", False)

    def lifetime(self, temporary: bool) -> Entry | None:
        """The lifetime with which a temporary, or a variable of the function, ends."""
        if temporary:
            return self.lifetimes[-1] if self.lifetimes else None
        return self.functions.lifetime() if self.functions is not None else None

    def made_variable(self, node: e.LambdaNode) -> None:
        """A variable is made of the closure object of a lambda."""
        if self.functions is not None:
            self.functions.moved_lambdas.append(node)

    def lambda_entry(self, node: e.LambdaNode) -> Entry:
        """The `lambda` entry with its captures."""
        graph = self.graph
        known = graph.known(node)
        if known is not None:
            return known
        entry = graph.remember(node, graph.fresh("lambda", True))
        entry.own_list("capture_list", [self._capture(capture) for capture in node.captures])
        entry.refer("closure_class", graph.type(node.closure))
        if node.routine is not None:
            entry.refer("lambda_routine", graph.routine(node.routine))
        if self.functions is not None:
            self.functions.add_lambda(node)
        entry.flag("is_generic", node.call_template is not None)
        written = node.node
        entry.flag("is_mutable", bool(written.flags & MUTABLE))
        entry.flag("has_capture_default", written.default >= 0)
        entry.flag("explicit_return_type", written.return_type is not None)
        by_reference = written.default >= 0 and self.source.spelling(written.default) == "&"
        entry.flag("default_is_by_reference", by_reference)
        entry.flag("has_parameter_decl", written.parameters is not None)
        entry.flag("has_template_param_list", written.head is not None)
        entry.place("start_position", self.source.place(written.start))
        return entry

    def _capture(self, capture: e.LambdaCapture) -> Entry:
        graph = self.graph
        entry = graph.fresh("lambda-capture", True)
        entry.follow()
        variable = capture.variable
        if variable is not None:
            entry.refer("captured.variable", graph.variable(variable))
            entry.text("source_closure_field", "NULL")
        elif capture.initializer is not None:
            entry.flag("is_init_capture", True)
            entry.own("captured.initializer", self.inits.entry(capture.initializer))
        else:
            entry.text("captured.variable", "NULL")
            entry.text("source_closure_field", "NULL")
        entry.refer("closure_field", graph.field(capture.field))
        entry.flag("capture_by_reference", capture.by_reference)
        entry.flag("is_implicit", capture.implicit)
        entry.place("position", self.source.place(capture.token) if capture.token >= 0 else NOWHERE)
        return entry


def flags(entry: Entry, bits: int, names: tuple[_Flag, ...]) -> None:
    """The flags that are set, in order."""
    for bit, name in names:
        if bits & bit:
            entry.text(name, "TRUE")


def is_implied_object(variable: Variable) -> bool:
    """Whether it stands for the object of a class outside of its member functions."""
    return bool(variable.flags & THIS_PARAMETER) and variable.parent is None
