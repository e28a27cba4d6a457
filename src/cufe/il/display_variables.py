"""`variable` entries of functions (observed: il 6)."""

from cufe.il import initialisation as i
from cufe.il.display_entries import Entry
from cufe.il.display_expressions import ExpressionDisplay
from cufe.il.display_graph import shown_name
from cufe.il.entities import (
    CONSTEXPR_VARIABLE,
    COROUTINE_VARIABLE,
    PARAMETER,
    THIS_PARAMETER,
    ClassType,
    Routine,
    Variable,
)


def fill_local(
    expressions: ExpressionDisplay,
    entry: Entry,
    variable: Variable,
    scope: Entry,
    routine: Routine | None,
    link: Entry | None,
    init: i.DynamicInit | None,
    param_type: Entry | None = None,
) -> None:
    """Everything behind the heading of a parameter or local variable; `link` is its place in the source sequence."""
    graph = expressions.graph
    parameter = bool(variable.flags & (PARAMETER | THIS_PARAMETER))
    name = shown_name(variable)
    entry.heading("source_corresp")
    if name:
        entry.text("  name", graph.identifier(name))
    if name or variable.bindings or variable.flags & COROUTINE_VARIABLE or _is_anonymous_union(variable):
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
    entry.flag("used", not variable.flags & THIS_PARAMETER)
    entry.flag("is_parameter", parameter)
    if variable.binding is not None:
        entry.text("init_kind", "initk_binding")
        entry.own("binding", expressions.entry(variable.binding))
    elif init is None:
        entry.text("init_kind", "initk_none")
    else:
        entry.text("init_kind", "initk_dynamic")
        entry.own("dynamic", expressions.inits.entry(init))
    entry.flag("is_this_parameter", bool(variable.flags & THIS_PARAMETER))
    if parameter:
        entry.truth("param_value_has_been_changed", expressions.in_prototype)
        entry.truth("param_used_more_than_once", expressions.in_prototype)
    entry.flag("is_constexpr", bool(variable.flags & CONSTEXPR_VARIABLE))
    entry.flag("has_explicit_initializer", init is not None and not parameter)
    entry.refer("declared_type", shown)


def _is_anonymous_union(variable: Variable) -> bool:
    """Whether it is the object of an anonymous union, which stands where a name would."""
    return isinstance(variable.type, ClassType) and not variable.type.name and not variable.flags & PARAMETER
