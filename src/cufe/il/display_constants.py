"""`constant` entries, and `dynamic-init` and `constructor-init` entries (observed: il 6)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il.constant_text import complex_text, float_constant_text, integer_value, string_text
from cufe.il.constants import AggregateConstant
from cufe.il.copy import clone
from cufe.il.display_entries import NOWHERE, Entry, Place
from cufe.il.display_graph import Graph
from cufe.il.entities import ClassType, Enumerator, Routine
from cufe.il.expressions import LambdaExpression
from cufe.il.operations import BOOL_CAST, CAST, NOEXCEPT
from cufe.il.type_kinds import TK_FLOAT, TK_INTEGER, TK_VOID
from cufe.il.types import MemberPointerType, PointerType, RoutineType, Type

if TYPE_CHECKING:
    from cufe.il.display_expressions import ExpressionDisplay


_CASTS: Final = (CAST, BOOL_CAST)
_LITERALS: Final = (
    "ordinary string literal", "wide string literal", "UTF8 string literal", "char16_t string literal",
    "char32_t string literal",
)  # fmt: skip
_CHARACTERS: Final = ("char", "wchar_t", "char8_t", "char16_t", "char32_t")


class ConstantDisplay:
    """Makes the entries of constants; `expressions` shows what they were computed from."""

    def __init__(self, graph: Graph, expressions: "ExpressionDisplay") -> None:
        self.graph: Graph = graph
        self.expressions: ExpressionDisplay = expressions
        #: how many folded constants are around
        self._folded: int = 0

    def entry(self, constant: c.Constant, place: Place, in_function: bool) -> Entry:
        """The entry of a value at a place; string literals are shared and lie in file scope."""
        graph = self.graph
        if isinstance(constant, c.IntegerConstant) and constant.enumerator is not None:
            # Inside of its enumeration an enumerator has another type, and is the same entity.
            named = constant.enumerator
            value = named.value if isinstance(named, Enumerator) else None
            return graph.entity_constant(named, constant if value is None else value)
        if isinstance(constant, c.StringConstant) or _is_static_array(constant) or not in_function:
            return graph.shared_constant(constant)
        entry = graph.fresh("constant", True)
        entry.annotation = _bare_name(constant) or graph.names.constant(constant)
        self.fill(entry, constant, place, True)
        return entry

    def fill(self, entry: Entry, constant: c.Constant, place: Place, in_function: bool) -> None:
        """Everything behind the heading of an entry."""
        entry.heading("source_corresp")
        if constant.expression is None and not isinstance(constant, (c.AggregateConstant, c.DynamicInitConstant)):
            entry.place("  decl_position", place)
        entry.text("  parent_scope", "NULL")
        entry.text("  enclosing_routine", "NULL")
        entry.truth("  referenced", True)
        entry.truth("  needed", self._folded == 0)
        entry.text("  attributes", "NULL")
        entry.follow()
        entry.refer("type", self.graph.type(constant.type))
        if constant.expression is not None:
            if not isinstance(constant, c.TemplateParamConstant):
                self._computed(entry, constant, constant.expression, in_function)
            elif constant.decayed is not None:
                self._own_expression(entry, constant.decayed, in_function)
            elif self._without_place(constant) is not None and _has_place(constant.expression):
                self._computed(entry, constant, _as_written(constant.expression), in_function)
        null = isinstance(constant, c.IntegerConstant) and constant.is_null_keyword
        entry.flag("is_simple_zero", not null and _is_simple_zero(constant))
        entry.flag("null_keyword", null)
        entry.text("kind", c.CONSTANT_KIND_NAMES[constant.kind])
        self._value(entry, constant, in_function)

    def _without_place(self, constant: c.TemplateParamConstant) -> e.Operation | None:
        """A conversion of a dependent constant to an integer, or an implied one to a dependent type, is said twice, the
        second time without a place; None for other constants."""
        expression = constant.expression
        if not isinstance(expression, e.Operation) or expression.operation not in _CASTS:
            return None
        if constant.decayed is not None:
            return None
        written = expression.arguments[0]
        if not isinstance(written, e.ConstantExpression):
            return None
        if constant.type.kind == TK_VOID or (written.constant.dependent and _is_function_pointer(constant.type)):
            return None
        if written.constant.type.dependent and expression.operation != BOOL_CAST:
            return None
        if constant.type.dependent and (written.constant.dependent or not expression.flags & e.COMPILER_GENERATED):
            return None
        if constant.type.dependent and not isinstance(constant.type.skip_typerefs(), (PointerType, MemberPointerType)):
            return None
        if e.is_parenthesized_cast(expression):
            return None
        operand = clone(written)
        operand.token = -1
        again = _converting(expression, operand, -1)
        if not constant.type.dependent:
            again.type = constant.type
        return again

    def _computed(self, entry: Entry, constant: c.Constant, expression: e.Expression, in_function: bool) -> None:
        """The operands that a folded constant was made of; a cast shows the type before it, too."""
        bare = constant.type.skip_typerefs()
        arithmetic = bare.kind == TK_INTEGER
        cast = isinstance(expression, e.Operation) and expression.operation in _CASTS
        if isinstance(expression, e.Operation) and cast:
            entry.refer("orig_type", self.graph.type(expression.arguments[0].type))
        if in_function or (isinstance(constant, c.IntegerConstant) and constant.enumerator is not None):
            self._own_expression(entry, expression, in_function)
        if not arithmetic and bare.kind != TK_FLOAT and expression.flags & e.COMPILER_GENERATED:
            entry.flag("implicit_cast", True)
        entry.flag("null_pointer_constant_ruled_out", cast and not arithmetic)

    def _own_expression(self, entry: Entry, expression: e.Expression, in_function: bool) -> None:
        """The expression of a constant, which lies where the constant does."""
        graph = self.graph
        outside = graph.outside
        graph.outside = outside or not in_function
        self._folded += 1
        entry.own("expr", self.expressions.entry(expression))
        self._folded -= 1
        graph.outside = outside

    def _value(self, entry: Entry, constant: c.Constant, in_function: bool) -> None:
        if isinstance(constant, c.IntegerConstant):
            entry.text("integer_value", integer_value(constant))
        elif isinstance(constant, c.FloatConstant):
            entry.text("float_value", f"({float_constant_text(constant)})")
        elif isinstance(constant, c.ComplexConstant):
            entry.text("complex_value", complex_text(constant))
        elif isinstance(constant, c.StringConstant):
            entry.text("character_kind", _CHARACTERS[constant.literal])
            entry.number("length", len(constant.units) + 1)
            entry.text("literal_kind", _LITERALS[constant.literal])
            entry.text("value", string_text(constant))
        elif isinstance(constant, c.AddressConstant):
            self._address(entry, constant)
        elif isinstance(constant, c.LabelConstant):
            entry.text("address.kind", c.ADDRESS_BASE_NAMES[c.ABK_LABEL])
        elif isinstance(constant, c.MemberPointerConstant):
            self._member(entry, constant)
        elif isinstance(constant, c.AggregateConstant):
            self._aggregate(entry, constant, in_function)
        else:
            self._part(entry, constant, in_function)

    def _part(self, entry: Entry, constant: c.Constant, in_function: bool) -> None:
        if isinstance(constant, c.DynamicInitConstant):
            entry.own("dynamic_init", self.expressions.inits.entry(constant.init))
        elif isinstance(constant, c.RepeatConstant):
            entry.own("constant", self.entry(constant.constant, NOWHERE, in_function))
            entry.number("count", constant.count)
        elif isinstance(constant, c.TemplateParamConstant):
            expression = constant.expression
            if isinstance(expression, e.TypeQuery):
                self._query(entry, expression, in_function)
                return
            if isinstance(expression, e.Operation) and expression.operation == NOEXCEPT:
                entry.text("kind", "tpck_noexcept")
                entry.own("expr", self.expressions.entry(expression.arguments[0]) if in_function else None)
                return
            again = self._without_place(constant)
            entry.text("kind", c.TEMPLATE_CONSTANT_NAMES[constant.sort])
            # `__func__` of a template is a variable outside of the function, with a value that has no place.
            if expression is not None and (in_function or expression.token < 0):
                self._own_expression(entry, again or _as_written(expression), in_function)
            parameter = constant.parameter
            if parameter is not None:
                entry.number("coordinates.position", parameter.position)
                entry.number("coordinates.depth", parameter.depth)
                entry.flag("is_pack", parameter.pack)
            elif constant.expression is None:
                entry.text("expr", "NULL")

    def _query(self, entry: Entry, node: e.TypeQuery, in_function: bool) -> None:
        """The size or alignment of a dependent type."""
        entry.text("kind", "tpck_alignof" if node.kind == e.ENK_ALIGNOF else "tpck_sizeof")
        operand = node.operand
        asked = node.type_operand if operand is None else operand.type
        entry.refer("type", None if asked is None else self.graph.type(asked))
        if operand is None:
            entry.text("expr", "NULL")
        elif in_function:
            entry.own("expr", self.expressions.entry(operand))

    def _address(self, entry: Entry, constant: c.AddressConstant) -> None:
        entry.text("address.kind", c.ADDRESS_BASE_NAMES[constant.base_kind])
        if constant.routine is not None:
            entry.refer("routine", self.graph.routine(constant.routine))
        elif constant.variable is not None:
            entry.refer("variable", self.graph.variable(constant.variable))
        elif constant.constant is not None:
            entry.own("constant", self.graph.shared_constant(constant.constant))
        entry.text("subobject_path", "NULL")
        entry.number("address.offset", constant.offset)

    def _member(self, entry: Entry, constant: c.MemberPointerConstant) -> None:
        entry.text("casting_base_class", "NULL")
        entry.text("name_reference", "NULL")
        entry.truth("cast_to_base", False)
        function = constant.member is not None and isinstance(self.graph.entity_type(constant.member), RoutineType)
        entry.truth("is_function_ptr", function)
        target = None if constant.member is None else self.graph.entity(constant.member)
        entry.refer("routine" if function else "field", target)

    def _aggregate(self, entry: Entry, constant: c.AggregateConstant, in_function: bool) -> None:
        shown = [element for index, element in enumerate(constant.elements) if not constant.is_skipped(index)]
        parts = [self.entry(element, NOWHERE, in_function) for element in shown]
        entry.own_list("first_constant", parts)
        entry.refer("last_constant", parts[-1] if parts else None)
        entry.flag("has_dynamic_init_component", any(is_dynamic(element) for element in constant.elements))


def is_dynamic(constant: c.Constant) -> bool:
    """Whether a part of an initialiser is worked out at run-time."""
    if isinstance(constant, c.AggregateConstant):
        return any(is_dynamic(element) for element in constant.elements)
    return isinstance(constant, c.DynamicInitConstant)


def _is_simple_zero(constant: c.Constant) -> bool:
    """The literal `0`."""
    return isinstance(constant, c.IntegerConstant) and constant.value == 0 and constant.expression is None


def _converting(cast: e.Operation, operand: e.Expression, token: int) -> e.Operation:
    """The same cast of another operand."""
    kind = cast.operation if token >= 0 or cast.operation != BOOL_CAST else CAST
    made = e.Operation(kind, cast.type, cast.category, token, [operand])
    made.type_kind = cast.type_kind
    made.flags = cast.flags
    made.start = cast.start
    return made


def _has_place(cast: e.Expression) -> bool:
    """Whether what a cast converts was written: the zero of `{}` was not."""
    return not isinstance(cast, e.Operation) or cast.arguments[0].token >= 0


def _as_written(expression: e.Expression) -> e.Expression:
    """A cast of what was cast already, without the constant in between, unless that depends on template parameters."""
    if not isinstance(expression, e.Operation) or expression.operation not in _CASTS:
        return expression
    if not expression.flags & e.COMPILER_GENERATED or isinstance(expression.type.skip_typerefs(), PointerType):
        return expression
    operand = expression.arguments[0]
    inner = operand.constant.expression if isinstance(operand, e.ConstantExpression) else None
    if not isinstance(inner, e.Operation) or inner.operation not in _CASTS or inner.type.dependent:
        return expression
    if isinstance(operand, e.ConstantExpression) and c.is_enumerator(operand.constant):
        return expression
    return _converting(expression, inner, expression.token)


def _bare_name(constant: c.Constant) -> str:
    """A name that is not looked up yet stands alone; only inside of an expression its class is said. That of a static
    member function is known."""
    if not isinstance(constant, c.TemplateParamConstant) or constant.arguments is not None:
        return ""
    if _is_function_pointer(constant.type):
        return ""
    if c.is_enumerator(constant):
        return constant.name
    return constant.name if constant.expression is None else ""


def _is_static_array(constant: c.Constant) -> bool:
    """Whether it is the name of a static array of a template, which belongs to the class."""
    if not isinstance(constant, c.TemplateParamConstant) or not isinstance(constant.qualifier, ClassType):
        return False
    return isinstance(constant.type, PointerType) and not _is_function_pointer(constant.type)


def _is_function_pointer(type_: Type) -> bool:
    return isinstance(type_, PointerType) and isinstance(type_.target.skip_typerefs(), RoutineType)


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
