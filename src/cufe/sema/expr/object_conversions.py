"""Objects seen as another type ([conv.qual], [conv.ptr]/3): with other cv-qualifiers, or as a base class subobject."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import BaseClass, ClassType
from cufe.il.expressions import PRVALUE, XVALUE, Expression, Operation
from cufe.il.types import ArrayType, PointerType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, implied, kind_of
from cufe.sema.overload.type_tests import bare


def from_virtual(path: list[BaseClass]) -> list[BaseClass]:
    """The steps to a base class; a virtual base is reached at once, whatever leads to it."""
    for index in range(len(path) - 1, 0, -1):
        if path[index].virtual:
            return path[index:]
    return path


class AdjustedObjects(EnginePart):
    """Makes the nodes that lead to a base class or change cv-qualifiers."""

    def pointer_to_base(self, value: Expression, path: list[BaseClass], qualifiers: int, flags: int) -> Expression:
        """A pointer to an object as a pointer to a base class, one step for each derivation."""
        types = self.engine.types
        for base in from_virtual(path):
            target = types.pointer(types.qualified(base.type, qualifiers))
            value = implied(eok.BASE_CLASS_CAST, target, PRVALUE, value, tk.TK_POINTER)
            value.flags |= flags
        return value

    def object_of_base(self, object_: Expression, path: list[BaseClass], qualifiers: int, flags: int) -> Expression:
        """An object as its base class subobject, one step for each derivation."""
        for base in from_virtual(path):
            type_ = self.engine.types.qualified(base.type, qualifiers)
            object_ = implied(eok.BASE_CLASS_CAST, type_, object_.category, object_, kind_of(type_))
            object_.flags |= flags
        return object_

    def adjusted(self, object_: Expression, target: Type) -> Expression:
        """An lvalue as one of the type `target`: a base class, more cv-qualifiers."""
        derived = class_of(object_.type)
        base = class_of(target)
        if derived is not None and base is not None and derived is not base:
            path = self.engine.classes.base_path(derived, base)
            if path is None:
                raise IllFormed("classes that are not related", object_.start)
            qualifiers = target.qualifiers() | object_.type.qualifiers()
            object_ = self.object_of_base(object_, path, qualifiers, 0)
        added = target.qualifiers() & ~object_.type.qualifiers()
        if added == 0:
            if base is None and object_.type.canonical is not target.canonical:
                return self._lvalue_adjust(object_, target)
            return object_
        if isinstance(bare(target), ArrayType):
            return self._lvalue_adjust(object_, self.engine.types.qualified(target, object_.type.qualifiers()))
        return self.qualified_lvalue(object_, added)

    def qualified_lvalue(self, object_: Expression, added: int) -> Expression:
        """An object with more cv-qualifiers."""
        return self._lvalue_adjust(object_, self.engine.types.qualified(object_.type, added))

    def with_qualifiers(self, object_: Expression, qualifiers: int) -> Expression:
        """An object with these cv-qualifiers and no others, as it is copied."""
        types = self.engine.types
        return self._lvalue_adjust(object_, types.qualified(types.unqualified(object_.type), qualifiers))

    def requalified(self, value: Expression, qualifiers: int) -> Expression:
        """A class prvalue that initialises an object with these cv-qualifiers; a conditional one has them already."""
        if value.type.qualifiers() == qualifiers or (isinstance(value, Operation) and value.operation == eok.QUESTION):
            return value
        cls = class_of(value.type)
        if cls is not None and self.engine.objects.is_constructed(cls):
            return value
        types = self.engine.types
        type_ = types.qualified(types.unqualified(value.type), qualifiers)
        made = implied(eok.CLASS_RVALUE_ADJUST, type_, PRVALUE, value, kind_of(type_))
        made.token = -1
        return made

    def base_object(self, object_: Expression, cls: ClassType, qualifiers: int) -> Expression:
        """An object as the base class `cls` of it, with these cv-qualifiers."""
        derived = class_of(object_.type)
        path = None if derived is None else self.engine.classes.base_path(derived, cls)
        if path is None:
            raise IllFormed("classes that are not related", object_.start)
        return self.object_of_base(object_, path, qualifiers, 0)

    def _lvalue_adjust(self, object_: Expression, type_: Type) -> Expression:
        made = implied(eok.LVALUE_ADJUST, type_, object_.category, object_, kind_of(type_))
        made.token = object_.token
        return made

    def rvalue_adjusted(self, object_: Expression, qualifiers: int) -> Expression:
        """A class prvalue as the object of a const member function: without a place."""
        added = qualifiers & ~object_.type.qualifiers()
        if added == 0:
            return object_
        type_ = self.engine.types.qualified(object_.type, added)
        made = implied(eok.CLASS_RVALUE_ADJUST, type_, PRVALUE, object_, kind_of(type_))
        made.token = -1
        return made

    def member_path(self, source: Expression, path: list[BaseClass], arrow: bool, flags: int) -> Expression:
        """The object of a member access as the base class in which the member was found."""
        if not path:
            return source
        if arrow:
            pointer = bare(source.type)
            own = pointer.target.qualifiers() if isinstance(pointer, PointerType) else 0
            return self.pointer_to_base(source, path, own, flags)
        if source.category == PRVALUE:
            source = self.engine.temporaries.temporary(source, XVALUE)
        return self.object_of_base(source, path, source.type.qualifiers(), flags)
