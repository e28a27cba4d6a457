"""Sizes, alignments and offsets (Itanium C++ ABI 2.4; g++ 12 is the judge where it differs).

A class is laid out when somebody asks for the first time; the offsets of its fields and bases are noted at them.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.entities import BaseClass, ClassType, EnumType, Field, Layout
from cufe.il.entity import AS_PUBLIC
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.class_layout import Alignments, ClassLayout
from cufe.sema.declared.implicit import COPY_ASSIGNMENT, DESTRUCTOR
from cufe.sema.recursion import ENTITY, INSTANCE

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_POINTER: Final = 8
_AGGREGATES_CHANGED: Final = 2020
#: of an array of empty objects so many elements are looked at for a clash of addresses
_EMPTY_ELEMENTS: Final = 64


class Layouts:
    """The layouts of all types of one unit."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.alignments: Alignments = Alignments(engine)
        self._empty: dict[ClassType, list[tuple[int, ClassType]]] = {}
        self._pods: dict[ClassType, bool] = {}

    # --- types -------------------------------------------------------------------------------------------------------

    def size(self, type_: t.Type) -> int:
        """`sizeof(type)`: that of the referenced type for a reference; 1 for void and functions, as GNU has it.

        Raises `IllFormed` for an incomplete type."""
        bare = type_.skip_typerefs()
        return self.storage(bare.target if isinstance(bare, t.ReferenceType) else bare)

    def storage(self, type_: t.Type) -> int:
        """The bytes that a member of the type takes: a reference is a pointer."""
        bare = type_.skip_typerefs()
        if isinstance(bare, t.ArrayType):
            if bare.count < 0:
                if bare.dependent or bare.bound is not None:
                    raise Dependent
                raise IllFormed("size of an array of unknown bound")
            return bare.count * self.storage(bare.element)
        if isinstance(bare, ClassType):
            return self.of(bare).size
        if isinstance(bare, t.MemberPointerType):
            return 2 * _POINTER if isinstance(bare.target.skip_typerefs(), t.RoutineType) else _POINTER
        if isinstance(bare, (t.VoidType, t.RoutineType)):
            return 1
        if isinstance(bare, t.VectorType):
            return 1 << (self.storage(bare.element) * bare.count - 1).bit_length()
        if isinstance(bare, t.ComplexType):
            return 2 * self.storage(bare.element)
        return self._scalar(bare)

    def _scalar(self, bare: t.Type) -> int:
        if isinstance(bare, t.IntegerType):
            return tk.INTEGER_SIZES[bare.int_kind]
        if isinstance(bare, EnumType):
            return self.storage(self.engine.enums.underlying(bare))
        if isinstance(bare, t.FloatType):
            return tk.FLOAT_SIZES[bare.float_kind]
        if isinstance(bare, (t.PointerType, t.ReferenceType, t.NullptrType)):
            return _POINTER
        if bare.dependent:
            raise Dependent
        raise Unknown("size of an unknown type")

    def alignment(self, type_: t.Type) -> int:
        """`alignof(type)`; a typedef can have one of its own."""
        at = type_
        while isinstance(at, (t.QualifiedType, t.TypedefType)):
            if isinstance(at, t.TypedefType) and at.typedef is not None:
                own = self.alignments.of_typedef(at.typedef)
                if own:
                    return own
            at = at.target
        if isinstance(at, t.ReferenceType):
            return self.alignment(at.target)
        return self.storage_alignment(at)

    def storage_alignment(self, type_: t.Type) -> int:
        """The alignment of a member of the type: a reference is a pointer."""
        bare = type_.skip_typerefs()
        if isinstance(bare, t.ReferenceType):
            return _POINTER
        if bare is not type_ and not isinstance(bare, t.ReferenceType):
            return self.alignment(type_)
        if isinstance(bare, t.ArrayType):
            return self.alignment(bare.element)
        if isinstance(bare, ClassType):
            return self.of(bare).alignment
        if isinstance(bare, t.MemberPointerType):
            return _POINTER
        if isinstance(bare, t.ComplexType):
            return self.alignment(bare.element)
        if isinstance(bare, EnumType):
            return self.alignments.of_class(bare).alignment or self.storage(bare)
        return self.storage(bare)

    # --- classes -----------------------------------------------------------------------------------------------------

    def of(self, cls: ClassType) -> Layout:
        """The layout of a class, which is completed; raises `IllFormed` where it has no definition."""
        known = cls.layout
        if known is not None:
            return known
        if cls.dependent:
            raise Dependent
        self.engine.classes.require_complete(cls, -1)
        weight = ENTITY if cls.template is None else INSTANCE
        self.engine.recursion.enter(weight, cls.token)
        try:
            made = ClassLayout(self, cls).run()
        finally:
            self.engine.recursion.leave(weight)
        cls.layout = made
        return made

    def offset(self, field: Field) -> int:
        """The offset of a field in its class, in bytes."""
        owner = field.parent
        assert isinstance(owner, ClassType)
        self.of(owner)
        return field.offset

    def member_offset(self, field: Field) -> int:
        """The offset of a field in the object of an access, of which anonymous unions around it are no steps."""
        total = self.offset(field)
        for holder in reversed(self.engine.accesses.anonymous_chain(field)):
            if not isinstance(holder.type, ClassType) or holder.type.kind != tk.TK_UNION:
                break
            total += self.offset(holder)
        return total

    def base_offset(self, cls: ClassType, base: BaseClass) -> int:
        """The offset of a direct base in a complete object of the class."""
        layout = self.of(cls)
        return layout.virtual_bases[base.type] if base.virtual else base.offset

    def is_empty_for_layout(self, cls: ClassType) -> bool:
        """No data and nothing virtual; members that are empty and may overlap do not count."""
        if self.engine.classes.is_polymorphic(cls):
            return False
        for field in self.engine.classes.fields(cls):
            if field.bit_width == 0:
                continue
            type_ = self.engine.declare_types.field_type(field).skip_typerefs()
            if not isinstance(type_, ClassType) or not self.is_empty_for_layout(type_):
                return False
            if not self.alignments.of_field(field).no_unique_address:
                return False
        bases = self.engine.classes.bases(cls)
        return not any(base.virtual or not self.is_empty_for_layout(base.type) for base in bases)

    def is_layout_pod(self, cls: ClassType) -> bool:
        """A POD of C++03, the definition that the ABI keeps: its tail padding is never used for anything else."""
        if cls not in self._pods:
            self._pods[cls] = self._is_layout_pod(cls)
        return self._pods[cls]

    def _is_layout_pod(self, cls: ClassType) -> bool:
        engine = self.engine
        if engine.classes.bases(cls) or engine.classes.is_polymorphic(cls):
            return False
        if self._has_user_provided(cls):
            return False
        for field in engine.classes.fields(cls):
            if field.access != AS_PUBLIC or engine.classes.has_initialiser(field):
                return False
            type_ = engine.declare_types.field_type(field).skip_arrays()
            if isinstance(type_, t.ReferenceType):
                return False
            if isinstance(type_, ClassType) and not self.is_layout_pod(type_):
                return False
        return True

    def _has_user_provided(self, cls: ClassType) -> bool:
        """User-provided or explicit constructors, copy assignment, destructor."""
        engine = self.engine
        for constructor in engine.declare.constructors(cls):
            if constructor.flags & en.EXPLICIT or not constructor.flags & (en.DEFAULTED | en.DELETED):
                return True
            # gcc asks whether the class is an aggregate, which C++20 says of fewer classes.
            if engine.language.standard >= _AGGREGATES_CHANGED:
                return True
        for which in (COPY_ASSIGNMENT, DESTRUCTOR):
            declared = engine.implicit.declared(cls, which)
            if declared is not None and not declared.flags & (en.DEFAULTED | en.DELETED):
                return True
        return False

    def offset_of_base(self, derived: t.Type, base: t.Type) -> int:
        """The offset of a non-virtual base class subobject."""
        one = derived.skip_typerefs()
        other = base.skip_typerefs()
        if not isinstance(one, ClassType) or not isinstance(other, ClassType):
            raise Unknown("offset of something that is no base class")
        path = self.engine.classes.base_path(one, other)
        if path is None:
            raise IllFormed("not a base class")
        total = 0
        at = one
        for step in path:
            total += self.base_offset(at, step)
            at = step.type
        return total

    def empty_subobjects(self, cls: ClassType) -> list[tuple[int, ClassType]]:
        """The empty classes in an object of the class with their offsets; no two of one type share an address."""
        known = self._empty.get(cls)
        if known is not None:
            return known
        layout = self.of(cls)
        found: list[tuple[int, ClassType]] = []
        if layout.is_empty:
            found.append((0, cls))
        for base in self.engine.classes.bases(cls):
            if not base.virtual:
                found += [(base.offset + offset, empty) for offset, empty in self.empty_subobjects(base.type)]
        for virtual, start in layout.virtual_bases.items():
            found += [(start + offset, empty) for offset, empty in self.nonvirtual_empties(virtual)]
        for field in self.engine.classes.fields(cls):
            found += [(field.offset + offset, empty) for offset, empty in self.empties_of_field(field)]
        self._empty[cls] = found
        return found

    def nonvirtual_empties(self, cls: ClassType) -> list[tuple[int, ClassType]]:
        """The empty subobjects of a base class subobject: those of its virtual bases lie elsewhere."""
        layout = self.of(cls)
        if not layout.virtual_bases:
            return self.empty_subobjects(cls)
        found: list[tuple[int, ClassType]] = []
        for base in self.engine.classes.bases(cls):
            if not base.virtual:
                found += [(base.offset + offset, empty) for offset, empty in self.nonvirtual_empties(base.type)]
        for field in self.engine.classes.fields(cls):
            found += [(field.offset + offset, empty) for offset, empty in self.empties_of_field(field)]
        return found

    def empties_of_field(self, field: Field) -> list[tuple[int, ClassType]]:
        """The empty subobjects of one member."""
        type_ = self.engine.declare_types.field_type(field).skip_typerefs()
        count = 1
        while isinstance(type_, t.ArrayType):
            count *= max(type_.count, 0)
            type_ = type_.element.skip_typerefs()
        if not isinstance(type_, ClassType) or field.bit_width >= 0:
            return []
        one = self.empty_subobjects(type_)
        if not one or count == 1:
            return one
        size = self.of(type_).size
        elements = range(min(count, _EMPTY_ELEMENTS))
        return [(index * size + offset, empty) for index in elements for offset, empty in one]
