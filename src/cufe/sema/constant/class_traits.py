"""Properties of classes that traits ask for: trivial, standard-layout, literal ([class.prop], [basic.types])."""

from cufe.final import Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.templates import Template
from cufe.il.types import FloatType, NullptrType, ReferenceType, RoutineType, Type, VoidType
from cufe.sema.declared.implicit import (
    COPY_ASSIGNMENT,
    COPY_CONSTRUCTOR,
    DEFAULT_CONSTRUCTOR,
    DESTRUCTOR,
    MOVE_ASSIGNMENT,
    MOVE_CONSTRUCTOR,
)
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import bare, element

_COPIES: Final = (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT)
_BYTE: Final = 8


class ClassTraits(EnginePart):
    def is_trivially_copyable(self, type_: Type) -> bool:
        """All copy and move operations that are not deleted are trivial; there need not be any, as gcc has it."""
        found = element(type_)
        if not isinstance(found, ClassType):
            return not isinstance(found, (ReferenceType, RoutineType, VoidType))
        self.engine.classes.require_complete(found, -1)
        if self._has_virtual_part(found):
            return False
        implicit = self.engine.implicit
        for which in _COPIES:
            operation = implicit.operation(found, which)
            if operation is None or implicit.is_deleted_routine(operation):
                continue
            if not implicit.has_trivial(found, implicit.which(found, operation)):
                return False
        return self.is_trivial_or_deleted(found, DESTRUCTOR)

    def _has_virtual_part(self, cls: ClassType) -> bool:
        """Whether a class, or one of its base classes and members, has virtual functions or virtual base classes: it is
        not trivially copyable then, whatever is deleted (observed)."""
        classes = self.engine.classes
        seen: set[ClassType] = {cls}
        pending = [cls]
        while pending:
            at = pending.pop()
            if classes.is_dynamic(at):
                return True
            for part in self.engine.implicit.parts(at):
                if part not in seen:
                    seen.add(part)
                    pending.append(part)
        return False

    def is_trivial_or_deleted(self, cls: ClassType, which: int) -> bool:
        """Whether a special member is trivial, where one that is deleted counts by what it would do."""
        implicit = self.engine.implicit
        if implicit.has_trivial(cls, which):
            return True
        operation = implicit.operation(cls, which)
        if operation is None or not implicit.is_deleted_routine(operation):
            return False
        if not operation.flags & en.DEFAULTED:
            return True
        if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT) and self._has_fixed_field(cls):
            return False
        if self.engine.classes.is_dynamic(cls):
            return False
        return all(self.is_trivial_or_deleted(part, which) for part in implicit.parts(cls))

    def _has_fixed_field(self, cls: ClassType) -> bool:
        """A reference or const member, which no assignment changes."""
        for field in self.engine.classes.fields(cls):
            type_ = self.engine.declare_types.field_type(field)
            if isinstance(bare(type_), ReferenceType) or type_.qualifiers() & tk.CONST:
                return True
        return False

    def is_trivial(self, type_: Type) -> bool:
        """Trivially copyable with a trivial default constructor."""
        if not self.is_trivially_copyable(type_):
            return False
        found = element(type_)
        return not isinstance(found, ClassType) or self.is_trivial_or_deleted(found, DEFAULT_CONSTRUCTOR)

    def is_pod(self, type_: Type) -> bool:
        """Trivial, standard-layout, and all parts are such."""
        if not self.is_standard_layout_type(type_) or not self.is_trivial(type_):
            return False
        found = element(type_)
        return not isinstance(found, ClassType) or all(self.is_pod(part) for part in self.engine.implicit.parts(found))

    def is_standard_layout_type(self, type_: Type) -> bool:
        found = element(type_)
        if not isinstance(found, ClassType):
            return not isinstance(found, (ReferenceType, RoutineType, VoidType))
        return self.is_standard_layout(found)

    def is_standard_layout(self, cls: ClassType) -> bool:
        """[class.prop]/3."""
        classes = self.engine.classes
        classes.require_complete(cls, -1)
        if classes.is_polymorphic(cls):
            return False
        holders = 0
        access = -1
        for field in classes.fields(cls):
            type_ = self.engine.declare_types.field_type(field)
            if isinstance(bare(type_), ReferenceType) or not self.is_standard_layout_type(type_):
                return False
            if field.name or field.anonymous:
                if access >= 0 and field.access != access:
                    return False
                access = field.access
        holders += int(self._has_data(cls))
        seen: set[ClassType] = set()
        for base in classes.bases(cls):
            if base.virtual or not self.is_standard_layout(base.type):
                return False
            if self._has_data_anywhere(base.type):
                holders += 1
            if self._repeats(base.type, seen):
                return False
        return holders <= 1 and not self._first_member_is_base(cls)

    def _has_data(self, cls: ClassType) -> bool:
        return bool(self.engine.classes.fields(cls))

    def _has_data_anywhere(self, cls: ClassType) -> bool:
        return self._has_data(cls) or any(self._has_data_anywhere(base.type) for base in self.engine.classes.bases(cls))

    def _repeats(self, cls: ClassType, seen: set[ClassType]) -> bool:
        if cls in seen:
            return True
        seen.add(cls)
        return any(self._repeats(base.type, seen) for base in self.engine.classes.bases(cls))

    def _first_member_is_base(self, cls: ClassType) -> bool:
        """Whether an object at the start has the type of a base class: they need different addresses."""
        bases = self._all_bases(cls)
        at: ClassType | None = cls
        first: Field | None = None
        while at is not None and first is None:
            fields = self.engine.classes.fields(at)
            first = fields[0] if fields else None
            at = next(iter([base.type for base in self.engine.classes.bases(at)]), None)
        while first is not None:
            found = element(self.engine.declare_types.field_type(first))
            if not isinstance(found, ClassType):
                return False
            if found in bases or any(base in bases for base in self._all_bases(found)):
                return True
            fields = self.engine.classes.fields(found)
            first = fields[0] if fields else None
        return False

    def _all_bases(self, cls: ClassType) -> list[ClassType]:
        return [base for base in self.engine.classes.with_all_bases(cls) if base is not cls]

    def is_literal(self, type_: Type) -> bool:
        """[basic.types]/10: constants may have the type."""
        found = element(type_)
        if isinstance(found, VoidType):
            return self.engine.language.standard >= 2014
        if isinstance(found, RoutineType):
            return False
        if not isinstance(found, ClassType):
            return True
        engine = self.engine
        engine.classes.require_complete(found, -1)
        destructor = engine.classes.destructor(found)
        if not self.is_trivial_or_deleted(found, DESTRUCTOR) and not engine.constexpr_functions.is_constexpr(
            destructor
        ):
            return False
        if found.closure is not None:
            return all(
                self.is_literal(engine.declare_types.field_type(field)) for field in engine.classes.fields(found)
            )
        if not engine.classes.is_aggregate(found) and not self._has_constexpr_constructor(found):
            if not self.is_trivial_or_deleted(found, DEFAULT_CONSTRUCTOR):
                return False
        if not all(self.is_literal(base.type) for base in engine.classes.bases(found)):
            return False
        fields = engine.classes.fields(found)
        if found.kind == tk.TK_UNION:
            return not fields or any(self._is_literal_field(field) for field in fields)
        return all(self._is_literal_field(field) for field in fields)

    def _is_literal_field(self, field: Field) -> bool:
        type_ = self.engine.declare_types.field_type(field)
        return not type_.qualifiers() & tk.VOLATILE and self.is_literal(type_)

    def _has_constexpr_constructor(self, cls: ClassType) -> bool:
        """One that is neither copy nor move constructor."""
        for constructor in self.engine.classes.constructors(cls):
            if isinstance(constructor, Template):
                if constructor.flags & en.CONSTEXPR:
                    return True
                continue
            assert isinstance(constructor, Routine)
            which = self.engine.implicit.which(cls, constructor)
            if which not in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR) and self.engine.constexpr_functions.is_constexpr(
                constructor
            ):
                return True
        return False

    def has_unique_representations(self, type_: Type) -> bool:
        """No padding, no floating values ([meta.unary.prop])."""
        found = element(type_)
        if isinstance(found, (ReferenceType, RoutineType, VoidType, FloatType, NullptrType)):
            return False
        if not isinstance(found, ClassType):
            return True
        return (
            self.is_trivially_copyable(found) and self._value_bits(found) == self.engine.layout.of(found).size * _BYTE
        )

    def _value_bits(self, cls: ClassType) -> int:
        """Bits that hold values; -1 where a part has no unique representation."""
        engine = self.engine
        total = 0
        if engine.classes.is_polymorphic(cls):
            return -1
        for base in engine.classes.bases(cls):
            if engine.classes.is_empty(base.type):
                continue
            bits = self._value_bits(base.type)
            if bits < 0:
                return -1
            total += bits
        largest = 0
        for field in engine.classes.fields(cls):
            if field.bit_width >= 0:
                bits = field.bit_width if field.name else 0
            else:
                type_ = engine.declare_types.field_type(field)
                if not self.has_unique_representations(type_):
                    return -1
                bits = engine.layout.storage(type_) * _BYTE
            if cls.kind == tk.TK_UNION and bits != engine.layout.of(cls).size * _BYTE:
                return -1
            largest = max(largest, bits)
            total += bits
        return largest if cls.kind == tk.TK_UNION else total
