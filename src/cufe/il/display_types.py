"""`type` entries, with class supplements and param-types (observed: il 6)."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.display_entries import Entry
from cufe.il.display_graph import Graph
from cufe.il.entities import ClassType, EnumType
from cufe.il.entity_names import qualifier_words

if TYPE_CHECKING:
    from cufe.il.display_file_scope import FileScope


class TypeDisplay:
    """Fills the entries of types."""

    def __init__(self, graph: Graph, file_scope: "FileScope") -> None:
        self.graph: Graph = graph
        self.file_scope: FileScope = file_scope

    def fill(self, entry: Entry, type_: t.Type) -> None:
        named: t.Type | None = None
        if isinstance(type_, (ClassType, EnumType)):
            named = type_
            self.file_scope.correspondence(entry, type_)
        elif isinstance(type_, t.TypedefType) and type_.sort == tk.SPELLED_INSTANCE:
            self.file_scope.correspondence(entry, type_.target)
        elif isinstance(type_, t.TypedefType) and type_.typedef is not None:
            named = type_
            self.file_scope.correspondence(entry, type_.typedef)
        elif isinstance(type_, (t.TemplateParamType, t.DependentNameType)) and type_.name:
            self.file_scope.correspondence(entry, type_)
        else:
            self.file_scope.no_correspondence(entry)
        entry.follow()
        entry.text("based_types", "NULL")
        size, alignment = self.graph.source.size(type_)
        entry.number("size", size)
        entry.number("alignment", alignment or 1)
        if named is not None and isinstance(type_, ClassType) and type_.brace < 0 and type_.closure is None:
            entry.flag("incomplete", True)
        kind = type_.kind
        if isinstance(type_, t.UnknownType):
            kind = tk.TK_TEMPLATE_PARAM
        elif isinstance(type_, t.DependentOperandType):
            kind = tk.TK_TYPEREF
        elif isinstance(type_, ClassType) and type_.closure is not None:
            kind = tk.TK_CLASS
        elif isinstance(type_, t.TypedefType) and type_.sort in (tk.SPELLED_INSTANCE, tk.EXPLICITLY_SIGNED):
            kind = type_.target.kind
        entry.text("kind", tk.TYPE_KIND_NAMES[kind])
        self._kind(entry, type_)

    def _kind(self, entry: Entry, type_: t.Type) -> None:
        graph = self.graph
        if isinstance(type_, t.TypedefType) and type_.sort == tk.EXPLICITLY_SIGNED:
            self._kind(entry, type_.target)
            entry.flag("explicitly_signed", True)
        elif isinstance(type_, t.IntegerType):
            # The tool's bool is a char.
            kind = tk.CHAR if type_.sort == tk.BOOL else type_.int_kind
            entry.text("int_kind", tk.INTEGER_KIND_NAMES[kind])
            for sort, label in (
                (tk.BOOL, "bool_type"),
                (tk.WCHAR, "wchar_t_type"),
                (tk.CHAR16, "char16_t_type"),
                (tk.CHAR32, "char32_t_type"),
                (tk.CHAR8, "char8_t_type"),
            ):
                entry.flag(label, type_.sort == sort)
        elif isinstance(type_, t.FloatType):
            entry.text("float_kind", tk.FLOAT_KIND_NAMES[type_.float_kind])
        elif isinstance(type_, t.PointerType):
            entry.own("type_pointed_to", graph.type(type_.target))
            entry.truth("is_reference", False)
        elif isinstance(type_, t.ReferenceType):
            entry.own("type_pointed_to", graph.type(type_.target))
            entry.truth("is_reference", True)
            entry.flag("is_rvalue_reference", type_.rvalue)
        elif isinstance(type_, t.RoutineType):
            self._routine(entry, type_)
        elif isinstance(type_, t.ArrayType):
            entry.own("element_type", graph.type(type_.element))
            entry.flag("is_template_dependent_size_array", type_.bound is not None and type_.dependent)
            entry.flag("is_variable_length_array", type_.bound is not None and not type_.dependent)
            if type_.count >= 0 or type_.bound is None:
                entry.number("number_of_elements", max(type_.count, 0))
        elif isinstance(type_, ClassType):
            self._class(entry, type_)
        elif isinstance(type_, EnumType):
            self._enum(entry, type_)
        else:
            self._spelling(entry, type_)

    def _spelling(self, entry: Entry, type_: t.Type) -> None:
        graph = self.graph
        if isinstance(type_, (t.QualifiedType, t.QualifiedArrayType)):
            written = type_.named if isinstance(type_, t.QualifiedArrayType) else type_.target
            entry.own("typeref_type", graph.type(written))
            entry.text("qualifiers", qualifier_words(type_.own))
            entry.text("kind", "none")
        elif isinstance(type_, t.TypedefType) and type_.sort == tk.SPELLED_INSTANCE:
            supplement = graph.fresh("class-type-supplement", False)
            self.file_scope.arguments(supplement, type_.arguments)
            entry.own("extra_info", supplement)
            entry.flag("is_template_class", True)
        elif isinstance(type_, t.TypedefType):
            entry.own("typeref_type", graph.type(type_.target))
            if type_.template is not None:
                entry.refer("assoc_template", graph.template(type_.template))
            entry.text("kind", tk.TYPEREF_NAMES[type_.sort])
        elif isinstance(type_, t.MemberPointerType):
            entry.own("class_of_which_a_member", graph.type(type_.owner))
            entry.own("type", graph.type(type_.target))
        elif isinstance(type_, t.TemplateParamType):
            _parameter_kind(entry, "tptk_param", type_.pack, type_.position, type_.depth)
        elif isinstance(type_, t.DependentNameType):
            _parameter_kind(entry, "tptk_member", False, 0, 0)
        elif isinstance(type_, t.DependentOperandType):
            entry.own("typeref_type", graph.type(graph.unknown))
            entry.text("kind", tk.TYPEREF_NAMES[type_.sort])
            entry.flag("is_dependent_type_operator", True)
        elif isinstance(type_, t.UnknownType):
            _parameter_kind(entry, "tptk_unknown", False, 0, 0)
        elif isinstance(type_, t.VectorType):
            entry.own("element_type", graph.type(type_.element))
            bytes_ = graph.fresh("constant", False)
            bytes_.annotation = str(graph.source.size(type_)[0])
            bytes_.text("kind", "ck_integer")
            bytes_.text("integer_value", bytes_.annotation)
            entry.own("size_constant", bytes_)
        elif isinstance(type_, t.ComplexType):
            element = type_.element.skip_typerefs()
            if isinstance(element, t.FloatType):
                entry.text("float_kind", tk.FLOAT_KIND_NAMES[element.float_kind])

    def _routine(self, entry: Entry, type_: t.RoutineType) -> None:
        graph = self.graph
        entry.own("return_type", graph.type(type_.result))
        parameters = graph.param_types(type_)
        for number, parameter in enumerate(parameters):
            self._parameter(parameter, number + 1, type_.parameters[number])
        entry.own_list("param_type_list", parameters)
        entry.text("assoc_routine", "NULL")
        entry.flag("has_ellipsis", type_.variadic)
        entry.truth("prototyped", True)
        entry.flag("trailing_return_type", type_.form == tk.TRAILING_FORM)
        entry.text("routine_name_linkage", "C++")
        entry.flag("is_const", bool(type_.cv & tk.CONST))
        entry.number("fmt_arg", 0)
        entry.number("format_first_subst_arg", 0)
        entry.text("calling_convention", "<default>")
        if type_.cv:
            entry.text("qualifiers", qualifier_words(type_.cv))
        if type_.ref_qualifier != tk.NO_REF:
            entry.text("ref_qualifiers", "&&" if type_.ref_qualifier == tk.RVALUE_REF else "&")
        if type_.noexcept:
            specification = graph.fresh("exception-specification", False)
            specification.flag("is_noexcept", True)
            specification.text("noexcept_arg", "NULL")
            entry.own("exception_specification", specification)

    def _parameter(self, entry: Entry, number: int, type_: t.Type) -> None:
        pack = isinstance(type_, t.PackExpansionType)
        shown = self.graph.type(type_.pattern if isinstance(type_, t.PackExpansionType) else type_)
        entry.follow()
        entry.refer("type", shown)
        entry.owned.append(shown)
        entry.refer("declared_type", shown)
        entry.flag("is_parameter_pack", pack)
        entry.number("param_num", number)

    def _class(self, entry: Entry, class_: ClassType) -> None:
        graph = self.graph
        entry.own_list("field_list", [graph.field(field) for field in class_.fields or []])
        entry.own("extra_info", self._supplement(class_))
        entry.flag("originally_unnamed", not class_.name)
        entry.flag("is_template_class", class_.template is not None)
        entry.flag("is_prototype_instantiation", class_.is_prototype)
        entry.truth("definition_needed", True)
        layout = graph.source.layout(class_)
        entry.flag("is_empty_class", layout is not None and layout.is_empty)

    def _supplement(self, class_: ClassType) -> Entry:
        graph = self.graph
        entry = graph.fresh("class-type-supplement", False)
        bases = [graph.base_of(base, class_) for base in class_.bases or []]
        entry.own_list("base_classes", bases)
        for label in ("direct_base_classes", "preorder_base_classes"):
            entry.refer(label, bases[0] if bases else None)
        entry.text("primary_base_class", "NULL")
        layout = graph.source.layout(class_)
        entry.number("size_without_virtual_base_classes", 0 if layout is None else layout.nonvirtual_size)
        entry.number("alignment_without_virtual_base_classes", 0 if layout is None else layout.nonvirtual_alignment)
        entry.number("highest_virtual_function_number", 65535)
        entry.number("virtual_function_info_offset", 0)
        entry.flag("is_lambda_closure_class", class_.closure is not None)
        entry.truth("contains_error", False)
        entry.own("assoc_scope", self.file_scope.scope(class_))
        if class_.template is not None:
            entry.refer("assoc_template", graph.template(class_.template))
            self.file_scope.arguments(entry, class_.arguments)
        entry.number("min_template_arguments", -1)
        return entry

    def _enum(self, entry: Entry, enum: EnumType) -> None:
        underlying = enum.underlying.skip_typerefs() if enum.underlying is not None else None
        if isinstance(underlying, t.IntegerType):
            entry.text("int_kind", tk.INTEGER_KIND_NAMES[underlying.int_kind])
        entry.flag("has_explicit_enum_base", enum.fixed)
        entry.flag("enum_type", True)
        entry.flag("is_scoped_enum", enum.scoped)
        values = [self.graph.entity_constant(one, one.value) for one in enum.enumerators or [] if one.value is not None]
        entry.own_list("enum_info.constant_list", values)


def _parameter_kind(entry: Entry, kind: str, pack: bool, position: int, depth: int) -> None:
    """What a type that depends on template parameters is."""
    entry.text("kind", kind)
    entry.flag("is_pack", pack)
    entry.text("class_type", "NULL")
    entry.number("coordinates.position", position)
    entry.number("coordinates.depth", depth)
