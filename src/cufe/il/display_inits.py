"""`dynamic-init` and `constructor-init` entries (observed: il 6)."""

from cufe.final import TYPE_CHECKING
from cufe.il import initialisation as i
from cufe.il.constants import AggregateConstant
from cufe.il.display_constants import is_dynamic
from cufe.il.display_entries import NOWHERE, Entry
from cufe.il.display_graph import Graph
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LambdaExpression

if TYPE_CHECKING:
    from cufe.il.display_expressions import ExpressionDisplay


class InitDisplay:
    """Makes the entries of initialisations, one for each that the graph holds."""

    def __init__(self, graph: Graph, expressions: "ExpressionDisplay") -> None:
        self.graph: Graph = graph
        self.expressions: ExpressionDisplay = expressions

    def entry(self, init: i.DynamicInit) -> Entry:
        """The entry of an initialisation; the second time the same one."""
        known = self.graph.known(init)
        if known is not None:
            return known
        entry = self.graph.remember(init, self.graph.fresh("dynamic-init", True))
        entry.follow()
        made_of = init.expression if init.constant is None else init.constant.expression
        if init.variable is not None and isinstance(made_of, LambdaExpression):
            self.expressions.made_variable(made_of.lambda_node)
        if init.variable is not None:
            entry.refer("variable", self.graph.variable(init.variable))
        if init.routine is not None:
            # The constructor is used before the destructor is, and a trivial one that is called counts.
            self.graph.routine(init.routine)
            self.graph.use(init.routine)
        if init.elided:
            self.expressions.elided(init.type)
        if init.destructor is not None:
            self._destruction(entry, init.destructor, init.temporary_lifetime)
        entry.flag("inside_conditional_expression", init.inside_conditional)
        entry.flag("is_constructor_init", init.is_constructor_init)
        entry.flag("follows_an_exec_statement", init.follows_statement)
        entry.flag("has_temporary_lifetime", init.temporary_lifetime)
        entry.flag("is_reused_value", init.reused)
        entry.flag("is_explicit_cast", init.explicit_cast)
        entry.flag("is_braced_initializer", init.braced)
        entry.flag("is_partially_initialized", init.partial)
        entry.flag("destruction_is_for_partially_constructed_aggregate", init.partial_aggregate)
        entry.text("kind", i.DYNAMIC_INIT_NAMES[init.kind])
        self._value(entry, init)
        return entry

    def _destruction(self, entry: Entry, destructor: Routine, temporary: bool) -> None:
        """The destructor that runs at the end of a lifetime."""
        entry.refer("destructor", self.graph.routine(destructor))
        lifetime = self.expressions.lifetime(temporary)
        if lifetime is not None:
            entry.refer("lifetime", lifetime)
            entry.text("next_in_destruction_list", "NULL")
            entry.truth("unordered", False)

    def _value(self, entry: Entry, init: i.DynamicInit) -> None:
        kind = init.kind
        if kind == i.DIK_CONSTRUCTOR:
            entry.refer("routine", None if init.routine is None else self.graph.routine(init.routine))
            entry.own_list("args", self.expressions.entries(init.arguments))
            entry.truth("is_copy_constructor_with_implied_source", init.implied_source)
            entry.truth("is_implicit_copy_for_copy_initialization", init.implicit_copy)
            entry.truth("value_initialization", init.value_initialization)
        elif kind == i.DIK_BITWISE_COPY:
            if init.expression is not None:
                entry.own("source", self.expressions.entry(init.expression))
        elif init.expression is not None and kind in (i.DIK_EXPRESSION, i.DIK_CLASS_RESULT_VIA_CTOR):
            entry.own("expression", self.expressions.entry(init.expression))
        elif kind == i.DIK_LAMBDA:
            self._lambda(entry, init)
        elif init.constant is not None:
            if kind == i.DIK_NONCONSTANT_AGGREGATE:
                entry.truth("non_constant", True)
            entry.own("constant", self.expressions.constants.entry(init.constant, self._place(init), True))

    def _place(self, init: i.DynamicInit) -> tuple[int, int]:
        """The place of a literal that is the whole value; an enumerator's is written by its value."""
        constant = init.constant
        if constant is None or isinstance(constant, AggregateConstant) or init.token < 0:
            return NOWHERE
        return self.graph.source.place(init.token)

    def _lambda(self, entry: Entry, init: i.DynamicInit) -> None:
        if init.constant is not None:
            shown = self.expressions.constants.entry(init.constant, NOWHERE, True)
            entry.owned.append(shown)
        if init.closure is not None:
            entry.own("lambda", self.expressions.lambda_entry(init.closure))
            if not init.temporary_lifetime:
                self.expressions.made_variable(init.closure)
        if init.constant is not None:
            entry.flag("non_constant", is_dynamic(init.constant))
            entry.refer("constant", shown)

    def constructor_init(self, init: i.ConstructorInit, owner: ClassType | None) -> Entry:
        entry = self.graph.fresh("constructor-init", True)
        entry.follow()
        entry.truth("compiler_generated", init.compiler_generated or init.token < 0)
        entry.flag("is_braced", init.braced)
        entry.text("kind", i.CONSTRUCTOR_INIT_NAMES[init.kind])
        if init.field is not None:
            entry.refer("field", self.graph.field(init.field))
        if init.base is not None:
            base = self.graph.base(init.base) if owner is None else self.graph.base_of(init.base, owner)
            entry.refer("base_class", base)
        if init.uses_default:
            entry.flag("use_field_initializer", True)
        else:
            entry.own("initializer", self.entry(init.initializer))
        if init.field is None and init.token >= 0:
            entry.refer("orig_type", self.graph.type(init.initializer.type))
        return entry
