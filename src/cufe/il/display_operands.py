"""What the rarer kinds of expression say about themselves (observed: il 6)."""

from cufe.final import TYPE_CHECKING
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il.display_entries import Entry
from cufe.il.statements import Block, DeclStatement, InitStatement

if TYPE_CHECKING:
    from cufe.il.display_expressions import ExpressionDisplay


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
