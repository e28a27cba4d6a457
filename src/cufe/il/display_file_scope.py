"""The entries of file scope that the functions refer to: entities, their types, and the scopes around them.

Only what somebody points to is shown, in the order of its declaration (observed: il 2, 6)."""

from cufe.final import Final
from cufe.il import entities as en
from cufe.il.constants import Constant
from cufe.il.display_constants import ConstantDisplay
from cufe.il.display_entries import NOWHERE, Entry
from cufe.il.display_graph import Graph, is_computed
from cufe.il.display_types import TypeDisplay
from cufe.il.entity import ACCESS_NAMES, Entity
from cufe.il.templates import TEMPLATE_KIND_NAMES, Template, TemplateArgument
from cufe.il.types import Type, TypedefType

_OPERATORS: Final[dict[str, str]] = {
    "new": "new", "delete": "delete", "new[]": "array_new", "delete[]": "array_delete", "=": "assign", "==": "eq",
    "!=": "ne", "<": "lt", ">": "gt", "<=": "le", ">=": "ge", "<=>": "spaceship", "+": "plus", "-": "minus",
    "*": "star", "/": "divide", "%": "remainder", "^": "excl_or", "&": "ampersand", "|": "or", "~": "compl",
    "!": "not", "&&": "and_and", "||": "or_or", "<<": "shift_left", ">>": "shift_right", "+=": "plus_assign",
    "-=": "minus_assign", "*=": "times_assign", "/=": "divide_assign", "%=": "remainder_assign",
    "^=": "excl_or_assign", "&=": "and_assign", "|=": "or_assign", "<<=": "shift_left_assign",
    ">>=": "shift_right_assign", "++": "plus_plus", "--": "minus_minus", ",": "comma", "->": "arrow",
    "->*": "arrow_star", "()": "function_call", "[]": "subscript",
}  # fmt: skip
#: flags of routines, before and behind `defined`
_BEFORE: Final = (
    (en.VIRTUAL, "is_virtual"), (en.INLINE, "is_inline"), (en.CONSTEXPR, "is_constexpr"),
    (en.IMPLICIT, "compiler_generated"), (en.PURE, "pure_virtual"),
)  # fmt: skip
_BEHIND: Final = (
    (en.EXPLICIT, "is_explicit_constructor"), (en.GLOBAL, "global"), (en.DEVICE, "device"), (en.HOST, "host"),
    (en.DELETED, "is_deleted"), (en.DEFAULTED, "is_defaulted"),
)  # fmt: skip


class _Members:
    """A scope and what is shown of it."""

    def __init__(self, entry: Entry, owner: Entity | None) -> None:
        self.entry: Entry = entry
        self.owner: Entity | None = owner
        self.types: list[tuple[int, Entry]] = []
        self.variables: list[tuple[int, Entry]] = []
        self.routines: list[tuple[int, Entry]] = []
        self.namespaces: list[tuple[int, Entry]] = []
        self.templates: list[tuple[int, Entry]] = []


class FileScope:
    """Fills the entries of file scope, and keeps the scopes that they lie in."""

    def __init__(self, graph: Graph, constants: ConstantDisplay) -> None:
        self.graph: Graph = graph
        self.constants: ConstantDisplay = constants
        self.types: TypeDisplay = TypeDisplay(graph, self)
        self._wanted: list[tuple[object, Entry]] = []
        self._scopes: dict[int, _Members] = {}
        self._order: list[_Members] = []
        self._loose: list[Entry] = []
        #: how variables are initialised while the program runs
        self.inits: dict[en.Variable, Entry] = {}
        self.file: _Members = self._members(None)

    def want(self, what: object, entry: Entry) -> None:
        """Notes that an entry is to be filled."""
        self._wanted.append((what, entry))

    def fill_all(self) -> None:
        """Fills everything that is pointed to, what that points to, and the scopes around it."""
        done = 0
        while self._wanted or done < len(self._order):
            while self._wanted:
                what, entry = self._wanted.pop()
                self._fill(what, entry)
            if done < len(self._order):
                owner = self._order[done].owner
                done += 1
                if owner is not None:
                    self.graph.entity(owner)
                    self.scope_of(owner)
        for members in self._order:
            self._finish(members)

    def roots(self) -> list[Entry]:
        """The file scope, and behind it what lies in no scope."""
        return [self.file.entry, *self._loose]

    # --- scopes --------------------------------------------------------------------------------------------------

    def _members(self, owner: Entity | None) -> _Members:
        key = 0 if owner is None else id(owner)
        known = self._scopes.get(key)
        if known is not None:
            return known
        made = _Members(self.graph.fresh("scope", False), owner)
        self._scopes[key] = made
        self._order.append(made)
        return made

    def scope(self, owner: Entity) -> Entry:
        """The scope of a class or namespace."""
        return self._around(owner).entry

    def _around(self, owner: Entity | None) -> _Members:
        if isinstance(owner, en.Namespace) and owner.parent is None:
            return self.file
        return self._members(owner) if isinstance(owner, (en.Namespace, en.ClassType)) else self.file

    def scope_of(self, entity: Entity) -> Entry:
        """The scope in which an entity is declared."""
        return self._around(entity.parent).entry

    def _finish(self, members: _Members) -> None:
        entry = members.entry
        owner = members.owner
        entry.follow()
        if owner is None:
            entry.text("parent", "NULL")
            entry.text("kind", "sck_file")
        else:
            entry.refer("parent", self.scope_of(owner))
            if isinstance(owner, en.Namespace):
                entry.text("kind", "sck_namespace")
                entry.refer("assoc_namespace", self.graph.namespace(owner))
            else:
                entry.text("kind", "sck_class_struct_union")
                entry.refer("assoc_type", self.graph.entity(owner))
        entry.text("assoc_block", "NULL")
        entry.text("lifetime", "NULL")
        entry.text("constants", "NULL")
        entry.own_list("types", _sorted(members.types))
        entry.own_list("variables", _sorted(members.variables))
        entry.text("nonstatic_variables", "NULL")
        entry.text("labels", "NULL")
        entry.own_list("routines", _sorted(members.routines))
        entry.text("asm_entries", "NULL")
        entry.text("scopes", "NULL")
        if not isinstance(owner, en.ClassType):
            entry.own_list("namespaces", _sorted(members.namespaces))
        entry.text("using_declarations", "NULL")
        entry.text("using_directives", "NULL")
        entry.text("dynamic_inits", "NULL")
        entry.text("pragmas", "NULL")
        entry.text("hidden_names", "NULL")
        entry.own_list("templates", _sorted(members.templates))
        if owner is None:
            entry.text("source_sequence_list", "NULL")

    # --- what all have -------------------------------------------------------------------------------------------

    def correspondence(self, entry: Entry, entity: Entity) -> None:
        """`source_corresp` of something with a name or a place."""
        graph = self.graph
        bare = graph.names.entities.bare(entity)
        entry.heading("source_corresp")
        if bare:
            entry.text("  name", graph.identifier(bare))
        entry.place("  decl_position", graph.source.place(graph.source.token(entity)))
        if isinstance(entity.parent, en.ClassType):
            entry.flag("  is_class_member", True)
            entry.text("  access", ACCESS_NAMES[entity.access])
        local = entity.parent if isinstance(entity.parent, en.Routine) else None
        entry.refer("  parent_scope", None if local is not None else self.scope_of(entity))
        entry.refer("  enclosing_routine", None if local is None else graph.routine(local))
        entry.truth("  referenced", True)
        entry.truth("  needed", True)
        entry.flag("  is_local_to_function", local is not None)
        if bare:
            unlinked = local is not None or isinstance(entity, (en.Field, en.Typedef))
            entry.text("  name_linkage", "no" if unlinked else "C++")
        entry.text("  attributes", "NULL")

    def no_correspondence(self, entry: Entry) -> None:
        """`source_corresp` of something without a name."""
        entry.heading("source_corresp")
        entry.text("  parent_scope", "NULL")
        entry.text("  enclosing_routine", "NULL")
        entry.truth("  referenced", True)
        entry.truth("  needed", True)
        entry.text("  attributes", "NULL")

    def arguments(self, entry: Entry, arguments: tuple[TemplateArgument, ...]) -> None:
        """The sub-list of template arguments, packs in line."""
        if not arguments:
            return
        entry.heading("template_arg_list")
        for argument in arguments:
            self._argument(entry, argument, False)

    def _argument(self, entry: Entry, argument: TemplateArgument, element: bool) -> None:
        graph = self.graph
        if argument.type is not None:
            entry.refer("  type", graph.type(argument.type))
        elif argument.constant is not None:
            entry.refer("  constant", graph.shared_constant(argument.constant))
        elif argument.template is not None:
            entry.refer("  template", graph.template(argument.template))
        else:
            for one in argument.pack:
                self._argument(entry, one, True)
            return
        entry.flag("  is_pack_element", element)

    # --- by kind -------------------------------------------------------------------------------------------------

    def _fill(self, what: object, entry: Entry) -> None:
        if isinstance(what, Type):
            self.types.fill(entry, what)
            named: Entity | None = what if isinstance(what, (en.ClassType, en.EnumType)) else None
            if isinstance(what, TypedefType) and what.typedef is not None:
                named = what.typedef
            if named is None:
                self._loose.append(entry)
            else:
                self._around(named.parent).types.append((named.token, entry))
        elif isinstance(what, en.Routine):
            self._routine(entry, what)
            self._around(what.parent).routines.append((what.token, entry))
        elif isinstance(what, en.Variable):
            self._variable(entry, what)
            self._around(what.parent).variables.append((what.token, entry))
        elif isinstance(what, en.Field):
            self._field(entry, what)
            self._loose.append(entry)
        elif isinstance(what, en.Namespace):
            self._namespace(entry, what)
            self._around(what.parent).namespaces.append((what.token, entry))
        elif isinstance(what, Template):
            self._template(entry, what)
            self._around(what.parent).templates.append((what.token, entry))
        else:
            self._loose.append(entry)
            if isinstance(what, Constant):
                self.constants.fill(entry, what, NOWHERE, False)
            elif isinstance(what, en.BaseClass):
                self._base(entry, what)
            elif isinstance(what, Entity):
                self.correspondence(entry, what)

    def _routine(self, entry: Entry, routine: en.Routine) -> None:
        graph = self.graph
        self.correspondence(entry, routine)
        entry.follow()
        type_ = graph.source.routine_type(routine)
        shown = None if type_ is None else graph.type(type_)
        entry.refer("type", shown)
        region = graph.regions.get(routine, 0)
        entry.number("function_def_number", max(region - 1, 0))
        entry.number("memory_region", region)
        entry.text("storage_class", en.STORAGE_CLASS_NAMES[routine.storage_class if region else en.SC_EXTERN])
        entry.text("declared_storage_class", en.STORAGE_CLASS_NAMES[routine.storage_class])
        if routine.special != en.SFK_NONE:
            entry.text("special_kind", en.SPECIAL_FUNCTION_NAMES[routine.special])
        operator = _OPERATORS.get(routine.operator)
        if routine.special == en.SFK_OPERATOR and operator is not None:
            entry.text("opname_kind", f"onk_{operator}")
        for bit, label in _BEFORE:
            entry.flag(label, bool(routine.flags & bit))
        entry.truth("defined", region > 0)
        entry.truth("called", True)
        entry.flag("is_prototype_instantiation", graph.source.is_prototype(routine))
        entry.flag("is_template_function", routine.template is not None)
        for bit, label in _BEHIND:
            entry.flag(label, bool(routine.flags & bit))
        owner = routine.owner()
        entry.flag("is_lambda_body", owner is not None and owner.closure is not None and routine.operator == "()")
        entry.flag("is_top_level_in_mem_region", region > 0)
        entry.truth("definition_needed", True)
        if routine.template is not None:
            entry.refer("assoc_template", graph.template(routine.template))
        if routine.arguments:
            self.arguments(entry, routine.arguments)
        entry.refer("declared_type", shown)

    def _variable(self, entry: Entry, variable: en.Variable) -> None:
        graph = self.graph
        self.correspondence(entry, variable)
        entry.follow()
        type_ = graph.source.variable_type(variable)
        shown = None if type_ is None else graph.type(type_)
        entry.refer("type", shown)
        entry.text("storage_class", en.STORAGE_CLASS_NAMES[variable.storage_class])
        entry.text("declared_storage_class", en.STORAGE_CLASS_NAMES[variable.storage_class])
        entry.truth("asm_name_is_valid", True)
        entry.flag("device", bool(variable.flags & (en.DEVICE_VARIABLE | en.MANAGED_VARIABLE)))
        entry.flag("constant", bool(variable.flags & en.CONSTANT_VARIABLE))
        entry.flag("shared", bool(variable.flags & en.SHARED_VARIABLE))
        entry.flag("used", True)
        entry.flag("is_thread_local", bool(variable.flags & en.THREAD_LOCAL))
        value = variable.value if variable.static_init is None else variable.static_init.constant
        local = isinstance(variable.parent, en.Routine)
        if variable in self.inits:
            entry.text("init_kind", "initk_dynamic")
            entry.own("dynamic", self.inits[variable])
        elif value is None or (local and is_computed(variable.static_init)):
            entry.text("init_kind", "initk_function_local" if local else "initk_none")
        else:
            entry.text("init_kind", "initk_static")
            entry.refer("constant", graph.shared_constant(value))
        entry.flag("is_constexpr", bool(variable.flags & en.CONSTEXPR_VARIABLE))
        entry.flag("is_inline", bool(variable.flags & en.INLINE_VARIABLE))
        entry.refer("declared_type", shown)

    def _field(self, entry: Entry, field: en.Field) -> None:
        self.correspondence(entry, field)
        entry.follow()
        type_ = self.graph.source.field_type(field)
        entry.refer("type", None if type_ is None else self.graph.type(type_))
        entry.number("offset", max(field.offset, 0))
        if field.bit_width >= 0:
            entry.flag("is_bit_field", True)
            if field.bit_offset:
                entry.number("offset_bit_remainder", field.bit_offset)
            entry.number("bit_size", field.bit_width)
        entry.flag("is_mutable", field.mutable)
        entry.flag("is_anonymous_parent_object", field.anonymous)

    def _namespace(self, entry: Entry, namespace: en.Namespace) -> None:
        self.correspondence(entry, namespace)
        entry.follow()
        entry.flag("is_inline", namespace.inline)
        entry.flag("is_std", namespace.name == "std" and namespace.parent is not None)
        entry.own("assoc_scope", self.scope(namespace))

    def _template(self, entry: Entry, template: Template) -> None:
        self.correspondence(entry, template)
        entry.follow()
        entry.text("kind", TEMPLATE_KIND_NAMES[template.kind])

    def _base(self, entry: Entry, base: en.BaseClass) -> None:
        entry.follow()
        entry.refer("type", self.graph.type(base.type))
        entry.place("decl_position", self.graph.source.place(base.token) if base.token >= 0 else NOWHERE)
        entry.truth("direct", True)
        entry.truth("is_virtual", base.virtual)
        entry.number("offset", max(base.offset, 0))


def _sorted(members: list[tuple[int, Entry]]) -> list[Entry]:
    """In the order of declaration."""
    return [entry for _, entry in sorted(members, key=_token)]


def _token(member: tuple[int, Entry]) -> int:
    return member[0]
