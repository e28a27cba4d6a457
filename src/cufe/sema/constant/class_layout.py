"""The layout of one class: where its bases, members and bit-fields lie (Itanium C++ ABI 2.4), and what attributes say
about it: `packed`, `aligned`, `alignas`, `no_unique_address`, and `#pragma pack`."""

from cufe import regex as re
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import UNKNOWN_WIDTH, BaseClass, ClassType, Declared, EnumType, Field, Layout, Typedef, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.answers import Dependent, Unknown
from cufe.sema.declared.names import is_type_like
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.constant.layout import Layouts
    from cufe.sema.engine import Engine


_PRAGMA_PACK: Final = re.compile(
    r"#\s*pragma\s+pack\s*\(\s*(?:(push|pop)\s*,?)?\s*(?:([A-Za-z_]\w*)\s*,?)?\s*(\d*)\s*\)"
)
#: alignment of `__attribute__((aligned))` without a number
BIGGEST_ALIGNMENT: Final = 16
_CLASS_NAME: Final = bytes((k.IDENTIFIER, k.SCOPE))


class LayoutAttributes:
    """What was written about the layout of one class or member; `alignment` 0 where nothing was."""

    def __init__(self) -> None:
        self.packed: bool = False
        self.alignment: int = 0
        self.no_unique_address: bool = False


class Alignments:
    """Reads layout attributes of declarations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: tokens behind `#pragma pack` and the limit that holds from there on, 0 for none; None before anybody asked
        self._pragma_tokens: list[int] | None = None
        self._pragma_limits: list[int] = []

    def of_class(self, cls: ClassType | EnumType) -> LayoutAttributes:
        """The attributes of a class or an enumeration: between its key and brace, and behind the closing brace."""
        found = LayoutAttributes()
        context = cls.context
        if cls.brace < 0 or cls.key < 0 or context is None:
            return found
        declarations = self.engine.lookup.declarations
        attributes: list[n.Attribute] = []
        scoped = isinstance(cls, EnumType) and cls.scoped
        at = declarations.attributes(cls.key + 1 + scoped, attributes)
        while at < cls.brace and self.engine.kinds[at] in _CLASS_NAME:
            at += 1
        declarations.attributes(at, attributes)
        declarations.attributes(self.engine.cutter.brackets.close(cls.brace) + 1, attributes)
        for attribute in attributes:
            self._read(attribute, context, found)
        return found

    def of_field(self, field: Field) -> LayoutAttributes:
        found = LayoutAttributes()
        if field.declared is not None:
            self._of_declared(field.declared, found)
        return found

    def of_variable(self, variable: Variable) -> int:
        """The alignment that its declarations give a variable, 0 for that of its type."""
        found = LayoutAttributes()
        for declared in variable.declarations:
            self._of_declared(declared, found)
        outside = self.engine.out_of_class.variable(variable) if isinstance(variable.parent, ClassType) else None
        if outside is not None:
            self._of_declared(outside, found)
        return found.alignment

    def of_typedef(self, typedef: Typedef) -> int:
        """The alignment that a typedef gives its type, 0 for the usual one."""
        found = LayoutAttributes()
        if typedef.declared is not None:
            self._of_declared(typedef.declared, found)
        return found.alignment

    def _of_declared(self, declared: Declared, found: LayoutAttributes) -> None:
        binding = declared.binding
        specifiers: n.Specifiers | None = None
        declarator = binding.declarator
        attributes: list[n.Attribute] = []
        if binding.declaration is not None:
            specifiers = binding.declaration.specifiers
        elif binding.sort == s.ALIAS:
            # `using X __attribute__((aligned(16))) = int;`, and all in the type
            start = self.engine.lookup.declarations.attributes(binding.name + 1, attributes) + 1
            named = self.engine.fragments.type_id(start, binding.visible - 1)
            specifiers = named.specifiers
            declarator = named.declarator
        if specifiers is not None:
            for attribute in specifiers.attributes:
                # Those inside of a class definition belong to the class; those in front of its name alone to nothing.
                is_inside = specifiers.body >= 0 or attribute.first < specifiers.type_end
                if not (is_inside and attribute.first > specifiers.type_start):
                    attributes.append(attribute)
        if declarator is not None:
            attributes += declarator.attributes
        for attribute in attributes:
            self._read(attribute, declared.context, found)

    def _read(self, attribute: n.Attribute, context: Context, found: LayoutAttributes) -> None:
        if attribute.sort == n.ALIGNAS:
            found.alignment = max(found.alignment, self._operand(attribute, context))
            return
        name = attribute.gnu_name()
        if name == "packed":
            found.packed = True
        elif name == "no_unique_address":
            found.no_unique_address = True
        elif name == "aligned" or name == "align":
            written = BIGGEST_ALIGNMENT if attribute.arguments < 0 else self._operand(attribute, context)
            found.alignment = max(found.alignment, written)

    def _operand(self, attribute: n.Attribute, context: Context) -> int:
        """The alignment in parentheses: a number or, for alignas, a type."""
        engine = self.engine
        start = attribute.arguments + 1
        end = engine.cutter.brackets.close(attribute.arguments)
        alignment = 0
        for item in engine.fragments.items(start, end):
            if not isinstance(item, e.PackExpansion):
                alignment = max(alignment, self._of_item(attribute, item, context))
                continue
            pattern = item.pattern
            elements = engine.expansions.of(pattern.start, pattern.end, context, pattern.end).elements
            if elements is None:
                raise Dependent("an alignment by packs without arguments", pattern.start)
            for element in elements:
                alignment = max(alignment, self._of_item(attribute, pattern, element.context))
        return alignment

    def _of_item(self, attribute: n.Attribute, item: e.Node, context: Context) -> int:
        """The alignment of one operand, which may be written by the pattern of an expansion ([dcl.align]/1)."""
        engine = self.engine
        if attribute.sort == n.ALIGNAS and isinstance(item, (e.TypeId, e.Name)):
            type_ = self._type(item, context)
            if type_ is not None:
                return engine.layout.alignment(type_)
        return engine.evaluator.integer(engine.expressions.rvalue(engine.expressions.build(item, context)))

    def _type(self, item: e.Node, context: Context) -> Type | None:
        """The type that the operand of alignas names, None where it is an expression."""
        if isinstance(item, e.Name):
            entities = self.engine.written_names.resolve(item, context).entities
            if not any(is_type_like(entity) for entity in entities):
                return None
        return self.engine.specifiers.type_id(item.start, item.end, context)

    def pack(self, token: int) -> int:
        """The limit of `#pragma pack` that holds at a token, 0 for none."""
        if self._pragma_tokens is None:
            self._pragma_tokens = self._collect()
        found = 0
        for at, start in enumerate(self._pragma_tokens):
            if start > token:
                break
            found = self._pragma_limits[at]
        return found

    def _collect(self) -> list[int]:
        unit = self.engine.unit
        tokens: list[int] = []
        limits: list[int] = []
        labels: list[str | None] = []
        limit = 0
        for at in unit.pragmas:
            match = _PRAGMA_PACK.match(unit.directive_text[at])
            if match is None:
                continue
            word = match.group(1)
            label = match.group(2)
            number = match.group(3)
            if word == "push":
                limits.append(limit)
                labels.append(label)
            if word == "pop":
                # Back to what the label was given to, or to the last one.
                if limits:
                    while label is not None and label in labels and labels[-1] != label:
                        limits.pop()
                        labels.pop()
                    limit = limits.pop()
                    labels.pop()
            elif number or word is None:
                limit = int(number or "0")
            tokens.append(unit.directive_token[at])
            self._pragma_limits.append(limit)
        return tokens


_POINTER: Final = 8
_BYTE: Final = 8


def round_up(value: int, alignment: int) -> int:
    return (value + alignment - 1) // alignment * alignment


class ClassLayout:
    """The layout of one class while it is made.  `size` and `data_size` are those of the ABI, in bytes."""

    def __init__(self, layouts: "Layouts", cls: ClassType) -> None:
        self.layouts: Layouts = layouts
        self.engine: Engine = layouts.engine
        self.cls: ClassType = cls
        self.attributes: LayoutAttributes = layouts.alignments.of_class(cls)
        self.pack: int = layouts.alignments.pack(cls.brace) if cls.brace >= 0 else 0
        self.size: int = 0
        self.data_size: int = 0
        #: bits used of the last byte of a bit-field, behind which the next one may start
        self.bits: int = 0
        self.alignment: int = 1
        self.empties: set[tuple[int, ClassType]] = set()
        self.virtual_bases: dict[ClassType, int] = {}
        self.primary: BaseClass | None = None
        self.primary_virtual: ClassType | None = None

    def run(self) -> Layout:
        if self.cls.kind == tk.TK_UNION:
            for field in self.engine.classes.fields(self.cls):
                self._union_member(field)
        else:
            self._nonvirtual()
        nonvirtual_alignment = self.alignment
        nonvirtual_size = self.size if self.cls.kind == tk.TK_UNION else max(self.size, self.data_size)
        nonvirtual_data = self.data_size
        if self.cls.kind != tk.TK_UNION:
            self._virtual_bases(self.cls, set())
        self.alignment = max(self.alignment, self.attributes.alignment)
        # With members that take no place, `int a[0]`, a class has no size; without members it has one.
        size = round_up(max(self.size, self.data_size), self.alignment)
        empty = self.layouts.is_empty_for_layout(self.cls)
        if empty:
            size = max(round_up(self.size, self.alignment), self.alignment)
        made = Layout(size, self.alignment)
        made.is_empty = empty
        made.virtual_bases = self.virtual_bases
        made.nonvirtual_alignment = max(nonvirtual_alignment, self.attributes.alignment)
        made.nonvirtual_size = nonvirtual_size
        made.data_size = max(self.data_size, nonvirtual_data)
        if self.layouts.is_layout_pod(self.cls):
            made.nonvirtual_size = made.data_size = size
        elif empty:
            made.nonvirtual_size = max(self.size, 1)
        return made

    # --- parts -------------------------------------------------------------------------------------------------------

    def _nonvirtual(self) -> None:
        """The part without virtual bases: primary base or vptr, the other bases, the members."""
        classes = self.engine.classes
        bases = classes.bases(self.cls)
        if classes.is_polymorphic(self.cls) or any(base.virtual for base in bases) or self._has_virtual_base(self.cls):
            self._find_primary(bases)
            if self.primary is not None:
                self._place_base(self.primary)
            elif self.primary_virtual is not None:
                self._place_primary_virtual(self.primary_virtual)
            else:
                self.size = self.data_size = _POINTER
                self.alignment = self._member_alignment(self.engine.types.pointer(self.engine.types.void))
        for base in bases:
            if not base.virtual and base is not self.primary:
                self._place_base(base)
        for field in classes.fields(self.cls):
            if field.bit_width >= 0:
                self._place_bit_field(field)
            else:
                self._place_field(field)
        self._end_bits()

    def _has_virtual_base(self, cls: ClassType) -> bool:
        return any(base.virtual or self._has_virtual_base(base.type) for base in self.engine.classes.bases(cls))

    def _is_dynamic(self, cls: ClassType) -> bool:
        return self.engine.classes.is_polymorphic(cls) or self._has_virtual_base(cls)

    def _find_primary(self, bases: list[BaseClass]) -> None:
        for base in bases:
            if not base.virtual and self._is_dynamic(base.type):
                self.primary = base
                return
        taken: set[ClassType] = set()
        self._indirect_primaries(self.cls, taken)
        candidates: list[ClassType] = []
        self._nearly_empty_virtual(self.cls, candidates)
        for candidate in candidates:
            if candidate not in taken:
                self.primary_virtual = candidate
                return
        if candidates:
            self.primary_virtual = candidates[0]

    def _nearly_empty_virtual(self, cls: ClassType, found: list[ClassType]) -> None:
        """Virtual bases with nothing but a vptr, in inheritance graph order."""
        for base in self.engine.classes.bases(cls):
            if base.virtual and base.type not in found and self._is_nearly_empty(base.type):
                found.append(base.type)
            self._nearly_empty_virtual(base.type, found)

    def _is_nearly_empty(self, cls: ClassType) -> bool:
        if not self._is_dynamic(cls):
            return False
        if any(field.bit_width != 0 for field in self.engine.classes.fields(cls)):
            return False
        seen = False
        for base in self.engine.classes.bases(cls):
            if self.layouts.of(base.type).is_empty:
                continue
            if seen or not self._is_nearly_empty(base.type):
                return False
            seen = True
        return self.layouts.of(cls).nonvirtual_size == _POINTER

    def _indirect_primaries(self, cls: ClassType, found: set[ClassType]) -> None:
        """The virtual bases that are the primary base of some other base."""
        for base in self.engine.classes.bases(cls):
            primary = ClassLayout(self.layouts, base.type)
            if self._is_dynamic(base.type):
                primary._find_primary(self.engine.classes.bases(base.type))
                if primary.primary_virtual is not None:
                    found.add(primary.primary_virtual)
            self._indirect_primaries(base.type, found)

    def _place_primary_virtual(self, cls: ClassType) -> None:
        layout = self.layouts.of(cls)
        self.virtual_bases[cls] = 0
        self._note_empties(self.layouts.nonvirtual_empties(cls), 0)
        self.size = self.data_size = layout.nonvirtual_size
        self.alignment = max(self.alignment, layout.nonvirtual_alignment)

    def _place_base(self, base: BaseClass) -> None:
        base.offset = self._place_base_class(base.type)

    def _place_base_class(self, cls: ClassType) -> int:
        """Places a base class subobject; gives its offset."""
        layout = self.layouts.of(cls)
        empties = self.layouts.nonvirtual_empties(cls)
        alignment = layout.nonvirtual_alignment
        if self.pack:
            alignment = min(alignment, self.pack)
        if layout.is_empty:
            offset = self._behind_data(empties, alignment) if self._clashes(empties, 0) else 0
            self.size = max(self.size, offset + layout.size)
        else:
            offset = self._behind_data(empties, alignment)
            self.data_size = offset + layout.nonvirtual_size
            self.size = max(self.size, self.data_size)
        self.alignment = max(self.alignment, alignment)
        self._note_empties(empties, offset)
        return offset

    def _behind_data(self, empties: list[tuple[int, ClassType]], alignment: int) -> int:
        """The first offset behind the data at which no two empty subobjects of one class would lie."""
        offset = round_up(self.data_size, alignment)
        while self._clashes(empties, offset):
            offset += alignment
        return offset

    def _clashes(self, empties: list[tuple[int, ClassType]], offset: int) -> bool:
        return any((offset + at, empty) in self.empties for at, empty in empties)

    def _note_empties(self, empties: list[tuple[int, ClassType]], offset: int) -> None:
        for at, empty in empties:
            self.empties.add((offset + at, empty))

    def _virtual_bases(self, cls: ClassType, seen: set[ClassType]) -> None:
        """Places the virtual bases in inheritance graph order, behind everything else."""
        for base in self.engine.classes.bases(cls):
            if base.virtual and base.type not in self.virtual_bases:
                primary = self._primary_place(base.type)
                self.virtual_bases[base.type] = primary if primary >= 0 else self._place_base_class(base.type)
            if base.type not in seen:
                seen.add(base.type)
                self._virtual_bases(base.type, seen)
        if cls is self.cls:
            for base in self.engine.classes.bases(cls):
                if base.virtual:
                    base.offset = self.virtual_bases[base.type]

    def _primary_place(self, cls: ClassType) -> int:
        """Where a virtual base lies as the primary base of a base that is placed already; -1 if it does not."""
        for base in self.engine.classes.bases(self.cls):
            if base.virtual:
                continue
            at = self.layouts.of(base.type).virtual_bases.get(cls, -1)
            if at == 0 and self._is_primary_of(base.type, cls):
                return base.offset
        for other, offset in self.virtual_bases.items():
            if self.layouts.of(other).virtual_bases.get(cls, -1) == 0 and self._is_primary_of(other, cls):
                return offset
        return -1

    def _is_primary_of(self, cls: ClassType, virtual: ClassType) -> bool:
        probe = ClassLayout(self.layouts, cls)
        bases = self.engine.classes.bases(cls)
        probe._find_primary(bases)
        if probe.primary_virtual is virtual:
            return True
        return probe.primary is not None and self._is_primary_of(probe.primary.type, virtual)

    # --- members -----------------------------------------------------------------------------------------------------

    def _member_alignment(self, type_: Type, own: LayoutAttributes | None = None, is_bits: bool = False) -> int:
        """The alignment of a member: natural, packed, limited by a pragma, raised by an attribute of its own.

        Of a bit-field the pragma decides, packed or not."""
        alignment = self.layouts.storage_alignment(type_)
        packed = (own is not None and own.packed) or (self.attributes.packed and self._can_be_packed(type_))
        if self.pack and (is_bits or not packed):
            alignment = min(alignment, self.pack)
        elif packed:
            alignment = 1
        return max(alignment, own.alignment) if own is not None else alignment

    def _can_be_packed(self, type_: Type) -> bool:
        """A member whose class is no POD keeps its alignment in a packed class."""
        bare = type_.skip_arrays()
        return not isinstance(bare, ClassType) or self.layouts.is_layout_pod(bare)

    def _member_size(self, type_: Type) -> int:
        bare = type_.skip_typerefs()
        if isinstance(bare, ArrayType) and bare.count < 0 and not bare.dependent:
            return 0  # a flexible array member
        return self.layouts.storage(type_)

    def _union_member(self, field: Field) -> None:
        type_ = self.engine.declare_types.field_type(field)
        attributes = self.layouts.alignments.of_field(field)
        alignment = self._member_alignment(type_, attributes, field.bit_width >= 0)
        if field.bit_width >= 0:
            size = (self._width(field) + _BYTE - 1) // _BYTE
            if not field.name:
                alignment = 1
        else:
            size = self._member_size(type_)
        field.offset = 0
        self.size = max(self.size, size)
        self.data_size = self.size
        self.alignment = max(self.alignment, alignment)

    def _place_field(self, field: Field) -> None:
        self._end_bits()
        type_ = self.engine.declare_types.field_type(field)
        attributes = self.layouts.alignments.of_field(field)
        alignment = self._member_alignment(type_, attributes)
        bare = type_.skip_typerefs()
        overlaps = attributes.no_unique_address and isinstance(bare, ClassType)
        empties = self.layouts.empties_of_field(field)
        if overlaps and isinstance(bare, ClassType) and self.layouts.of(bare).is_empty:
            offset = self._behind_data(empties, alignment) if self._clashes(empties, 0) else 0
            self.size = max(self.size, offset + self.layouts.of(bare).size)
        else:
            offset = self._behind_data(empties, alignment)
            size = self._member_size(type_)
            if overlaps and isinstance(bare, ClassType):
                layout = self.layouts.of(bare)
                self.data_size = offset + max(layout.nonvirtual_size, layout.data_size)
                self.size = max(self.size, self.data_size)
            else:
                self.data_size = offset + size
                self.size = max(self.size, self.data_size)
        field.offset = offset
        self.alignment = max(self.alignment, alignment)
        self._note_empties(empties, offset)

    def _width(self, field: Field) -> int:
        if field.bit_width == UNKNOWN_WIDTH:
            raise Unknown("a width that is in error", field.token)
        return field.bit_width

    def _place_bit_field(self, field: Field) -> None:
        type_ = self.engine.declare_types.field_type(field)
        attributes = self.layouts.alignments.of_field(field)
        width = self._width(field)
        unit = self.layouts.storage(type_) * _BYTE
        packed = attributes.packed or self.attributes.packed
        alignment = self._member_alignment(type_, attributes, True)
        start = self.data_size * _BYTE - (_BYTE - self.bits if self.bits else 0)
        if width == 0:
            start = round_up(start, self.layouts.storage_alignment(type_) * _BYTE)
        elif width > unit:
            alignment = self._wide_alignment(width)
            start = round_up(start, alignment * _BYTE)
        elif packed or self.pack:
            # Bits follow each other; with a pragma they still do not cross a unit that is aligned as it says.
            if not packed and start // (alignment * _BYTE) * alignment * _BYTE + unit < start + width:
                start = round_up(start, alignment * _BYTE)
            if attributes.alignment:
                start = round_up(start, attributes.alignment * _BYTE)
        else:
            natural = self.layouts.storage_alignment(type_) * _BYTE
            if start // natural != (start + width - 1) // natural:
                start = round_up(start, natural)
            if attributes.alignment:
                start = round_up(start, attributes.alignment * _BYTE)
        end = start + width
        field.offset = start // unit * (unit // _BYTE)
        field.bit_offset = start - field.offset * _BYTE
        self.data_size = (end + _BYTE - 1) // _BYTE
        self.bits = end % _BYTE
        self.size = max(self.size, self.data_size)
        if field.name:
            self.alignment = max(self.alignment, alignment)

    def _wide_alignment(self, width: int) -> int:
        """The alignment of a bit-field that is wider than its type: that of the largest integer that fits."""
        for size in (8, 4, 2):
            if size * _BYTE <= width:
                return size
        return 1

    def _end_bits(self) -> None:
        self.bits = 0
