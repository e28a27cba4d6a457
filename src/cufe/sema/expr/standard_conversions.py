"""Standard conversions of values ([conv.prom], [conv.integral], [conv.ptr], [conv.mem], [conv.bool]) and of objects
([conv.qual]), and the type in which two pointers meet ([expr.type]/3)."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import NO_CAST, FloatConstant, IntegerConstant
from cufe.il.copy import clone
from cufe.il.entities import BaseClass, ClassType, EnumType, Field
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import renamed
from cufe.sema.expr.operands import class_of, implied, kind_of
from cufe.sema.overload.standard_conversions import is_unsigned_kind
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_bool, is_enum

#: operations whose result is a bit-field where the first operand is one (observed); `?:` makes a new value
_KEEPING: Final = frozenset(
    [
        *range(eok.ASSIGN, eok.XOR_ASSIGN + 1), eok.PRE_INCR, eok.PRE_DECR, eok.POST_INCR, eok.POST_DECR,
    ]
)  # fmt: skip


def bit_field_of(value: x.Expression) -> Field | None:
    """The bit-field that a value was read from, also behind an assignment, a step, a comma or its known value."""
    at: x.Expression | None = value
    while at is not None:
        if isinstance(at, x.ConstantExpression):
            at = at.constant.expression
        elif not isinstance(at, x.Operation):
            return None
        elif at.operation == eok.COMMA:
            at = at.arguments[1]
        elif at.operation in _KEEPING:
            at = at.arguments[0]
        else:
            field = x.field_of(at)
            return field if field is not None and field.bit_width >= 0 else None
    return None


_INT_BITS: Final = 32


class ValueConversions(EnginePart):
    """Makes the nodes of conversions between scalars."""

    def convert(self, source: x.Expression, target: t.Type) -> x.Expression:
        """A standard conversion to a type that is neither class nor reference; it has to exist."""
        value = self.engine.operands.value(source)
        to = self.engine.types.unqualified(target)
        if value.type.canonical is to.canonical:
            return self._named_anew(value, to)
        here = bare(value.type)
        there = bare(to)
        if is_bool(there):
            return self.folded(implied(eok.BOOL_CAST, to, x.PRVALUE, value, kind_of(value.type)))
        if isinstance(there, t.PointerType) and isinstance(here, t.PointerType):
            return self._pointer(value, here, to, there)
        if isinstance(there, t.MemberPointerType) and isinstance(here, t.MemberPointerType):
            return self._member_pointer(value, here, to, there)
        kind = there.kind if here.kind == there.kind else tk.TK_UNKNOWN
        return self.folded(implied(eok.CAST, to, x.PRVALUE, value, kind))

    def _named_anew(self, value: x.Expression, to: t.Type) -> x.Expression:
        """A number has the type by the name that it is converted to; an enumerator stays what it is."""
        if value.type is to or not isinstance(value, x.ConstantExpression):
            return value
        constant = value.constant
        if isinstance(constant, FloatConstant) and constant.cast != NO_CAST and not constant.dependent:
            value.constant = clone(constant)
            value.constant.type = to
            value.type = to
            return value
        if not isinstance(constant, IntegerConstant) or constant.enumerator is not None or constant.dependent:
            return value
        if not isinstance(bare(to), (t.IntegerType, EnumType)):
            if not isinstance(bare(to), t.PointerType) or not constant.value:
                return value
        value.constant = renamed(constant, to)
        value.type = to
        return value

    def to_common(self, source: x.Expression, type_: t.Type, named: bool = False) -> x.Expression:
        """As `convert`, to the type that the operands of an operator have in common: cv-qualifiers, which the value of
        a captured variable keeps, ask for no cast.  A number that is a pointer loses the name of its type, unless it
        stays `named`."""
        value = self.engine.operands.value(source)
        if self.engine.types.unqualified(value.type).canonical is type_.canonical:
            other_name = self.engine.types.unqualified(value.type) is not bare(type_)
            if other_name and value.flags & x.BIT_FIELD and x.field_of(value) is not None:
                # A bit-field is converted to the type itself from one of another name (observed).
                return implied(eok.CAST, bare(type_), x.PRVALUE, value, tk.TK_INTEGER)
            pointer = isinstance(bare(type_), t.PointerType) and not named
            return self._named_anew(value, bare(type_)) if pointer else value
        return self.convert(value, type_)

    def convert_field(self, source: x.Expression, target: t.Type) -> x.Expression:
        """Converts a value as `convert` does; a cast makes a bit-field its whole type."""
        return self.whole(self.convert(source, target), source, target)

    def whole(self, value: x.Expression, source: x.Expression, target: t.Type) -> x.Expression:
        if value is source and value.flags & x.BIT_FIELD and x.field_of(value) is not None:
            kind = eok.BOOL_CAST if is_bool(bare(target)) else eok.CAST
            return implied(kind, self.engine.types.unqualified(target), x.PRVALUE, value, tk.TK_INTEGER)
        return value

    def folded(self, made: x.Operation) -> x.Expression:
        """The constant that a conversion of a constant is."""
        source = made.arguments[0]
        if isinstance(source, x.ConstantExpression):
            return self.engine.folding.constant(made) if source.constant.dependent else self.engine.evaluator.fold(made)
        return made

    def _pointer(self, value: x.Expression, here: t.PointerType, to: t.Type, there: t.PointerType) -> x.Expression:
        derived = class_of(here.target)
        base = class_of(there.target)
        if derived is not None and base is not None and derived is not base:
            path = self.engine.classes.base_path(derived, base)
            if path is None:
                raise IllFormed("pointers to classes that are not related", value.start)
            value = self.engine.adjusted_objects.pointer_to_base(value, path, there.target.qualifiers(), 0)
            if value.type.canonical is to.canonical:
                return value
        return self.folded(implied(eok.CAST, to, x.PRVALUE, value, tk.TK_POINTER))

    def _member_pointer(
        self, value: x.Expression, here: t.MemberPointerType, to: t.Type, there: t.MemberPointerType
    ) -> x.Expression:
        one = class_of(here.owner)
        other = class_of(there.owner)
        if one is not None and other is not None and one is not other:
            target = self.engine.types.member_pointer(there.owner, here.target)
            down = self.engine.classes.base_path(other, one) is not None
            kind = eok.PM_DERIVED_CLASS_CAST if down else eok.PM_BASE_CLASS_CAST
            made = implied(kind, target, x.PRVALUE, value, tk.TK_PTR_TO_MEMBER, token=-1)
            value = self.folded(made)
            if value.type.canonical is to.canonical:
                return value
        return self.folded(implied(eok.CAST, to, x.PRVALUE, value, tk.TK_PTR_TO_MEMBER))

    def promoted(self, source: x.Expression) -> x.Expression:
        """Integral promotion; other values stay."""
        value = self.engine.operands.value(source)
        if not (is_arithmetic(value.type) or is_enum(value.type)):
            return value
        target = self.promoted_type(value)
        if target is bare(value.type) and not value.type.qualifiers():
            return self.whole(value, value, target)
        return self.convert(value, target)

    def promoted_type(self, value: x.Expression) -> t.Type:
        """The type after integral promotion; a bit-field goes by its width ([conv.prom]/5)."""
        engine = self.engine
        found = bare(value.type)
        field = bit_field_of(value)
        if field is not None and isinstance(found, t.IntegerType) and found.sort != tk.BOOL:
            if field.bit_width < _INT_BITS:
                return engine.types.int
            if field.bit_width == _INT_BITS:
                unsigned = is_unsigned_kind(found.int_kind)
                return engine.types.unsigned_int if unsigned else engine.types.int
        return engine.promotions.promoted(value.type)


def from_virtual(path: list[BaseClass]) -> list[BaseClass]:
    """The steps to a base class; a virtual base is reached at once, whatever leads to it."""
    for index in range(len(path) - 1, 0, -1):
        if path[index].virtual:
            return path[index:]
    return path


class AdjustedObjects(EnginePart):
    """Makes the nodes that lead to a base class or change cv-qualifiers."""

    def pointer_to_base(self, value: x.Expression, path: list[BaseClass], qualifiers: int, flags: int) -> x.Expression:
        """A pointer to an object as a pointer to a base class, one step for each derivation."""
        types = self.engine.types
        for base in from_virtual(path):
            target = types.pointer(types.qualified(base.type, qualifiers))
            value = implied(eok.BASE_CLASS_CAST, target, x.PRVALUE, value, tk.TK_POINTER)
            value.flags |= flags
        return value

    def object_of_base(self, object_: x.Expression, path: list[BaseClass], qualifiers: int, flags: int) -> x.Expression:
        """An object as its base class subobject, one step for each derivation."""
        for base in from_virtual(path):
            type_ = self.engine.types.qualified(base.type, qualifiers)
            object_ = implied(eok.BASE_CLASS_CAST, type_, object_.category, object_, kind_of(type_))
            object_.flags |= flags
        return object_

    def adjusted(self, object_: x.Expression, target: t.Type) -> x.Expression:
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
        if isinstance(bare(target), (t.ArrayType, t.RoutineType)):
            return self._lvalue_adjust(object_, self.engine.types.qualified(target, object_.type.qualifiers()))
        return self.qualified_lvalue(object_, added)

    def qualified_lvalue(self, object_: x.Expression, added: int) -> x.Expression:
        """An object with more cv-qualifiers."""
        return self._lvalue_adjust(object_, self.engine.types.qualified(object_.type, added))

    def with_qualifiers(self, object_: x.Expression, qualifiers: int) -> x.Expression:
        """An object with these cv-qualifiers and no others, as it is copied."""
        types = self.engine.types
        return self._lvalue_adjust(object_, types.qualified(types.unqualified(object_.type), qualifiers))

    def requalified(self, value: x.Expression, qualifiers: int) -> x.Expression:
        """A class prvalue that initialises an object with these cv-qualifiers; a conditional one has them already."""
        is_choice = isinstance(value, x.Operation) and value.operation == eok.QUESTION
        if is_choice or value.type.qualifiers() == qualifiers:
            return value
        cls = class_of(value.type)
        if cls is not None and self.engine.objects.is_constructed(cls):
            return value
        types = self.engine.types
        type_ = types.qualified(types.unqualified(value.type), qualifiers)
        return implied(eok.CLASS_RVALUE_ADJUST, type_, x.PRVALUE, value, kind_of(type_), token=-1)

    def base_object(self, object_: x.Expression, cls: ClassType, qualifiers: int) -> x.Expression:
        """An object as the base class `cls` of it, with these cv-qualifiers."""
        derived = class_of(object_.type)
        path = None if derived is None else self.engine.classes.base_path(derived, cls)
        if path is None:
            raise IllFormed("classes that are not related", object_.start)
        return self.object_of_base(object_, path, qualifiers, 0)

    def _lvalue_adjust(self, object_: x.Expression, type_: t.Type) -> x.Expression:
        return implied(eok.LVALUE_ADJUST, type_, object_.category, object_, kind_of(type_), token=object_.token)

    def rvalue_adjusted(self, object_: x.Expression, qualifiers: int) -> x.Expression:
        """A class prvalue as the object of a const member function: without a place."""
        added = qualifiers & ~object_.type.qualifiers()
        if added == 0:
            return object_
        type_ = self.engine.types.qualified(object_.type, added)
        return implied(eok.CLASS_RVALUE_ADJUST, type_, x.PRVALUE, object_, kind_of(type_), token=-1)

    def member_path(self, source: x.Expression, path: list[BaseClass], arrow: bool, flags: int) -> x.Expression:
        """The object of a member access as the base class in which the member was found."""
        if not path:
            return source
        if arrow:
            pointer = bare(source.type)
            own = pointer.target.qualifiers() if isinstance(pointer, t.PointerType) else 0
            return self.pointer_to_base(source, path, own, flags)
        if source.category == x.PRVALUE:
            source = self.engine.temporaries.temporary(source, x.XVALUE)
        return self.object_of_base(source, path, source.type.qualifiers(), flags)


class Composites(EnginePart):
    """Finds common types of pointers and member pointers."""

    def of(self, one: x.Expression, other: x.Expression, token: int) -> t.Type:
        """The composite type of two values; null pointer constants take the other's type."""
        engine = self.engine
        first = bare(one.type)
        second = bare(other.type)
        if isinstance(first, t.NullptrType) and (isinstance(second, t.NullptrType) or engine.casts.zero(other)):
            return engine.types.nullptr
        if isinstance(second, t.NullptrType) and engine.casts.zero(one):
            return engine.types.nullptr
        if isinstance(first, (t.PointerType, t.MemberPointerType)) and engine.casts.zero(other):
            return engine.types.unqualified(one.type)
        if isinstance(second, (t.PointerType, t.MemberPointerType)) and engine.casts.zero(one):
            return engine.types.unqualified(other.type)
        if isinstance(first, t.PointerType) and isinstance(second, t.PointerType):
            return self._pointers(one.type, first, other.type, second, token)
        if isinstance(first, t.MemberPointerType) and isinstance(second, t.MemberPointerType):
            return self._member_pointers(first, second, token)
        if any(value.flags & x.VALUE_DEPENDENT for value in (one, other)):
            raise IllFormed("a value that may be a null pointer constant", token)
        raise self._incompatible(one.type, other.type, token)

    def _incompatible(self, left: t.Type, right: t.Type, token: int) -> IllFormed:
        """The mistake of operands without a common type; scoped enumerations lack the operator itself."""
        for type_ in (bare(left), bare(right)):
            if isinstance(type_, EnumType) and type_.scoped:
                return IllFormed("no operator matches these operands", token)
        return Mistake(num.INCOMPATIBLE_OPERANDS, "operand types are incompatible", token, (left, right))

    def _pointers(self, left: t.Type, first: t.PointerType, right: t.Type, second: t.PointerType, token: int) -> t.Type:
        types = self.engine.types
        if first is second:
            return types.unqualified(left)
        qualifiers = first.target.qualifiers() | second.target.qualifiers()
        one = bare(first.target)
        other = bare(second.target)
        if isinstance(one, t.VoidType) or isinstance(other, t.VoidType):
            if isinstance(one, t.RoutineType) or isinstance(other, t.RoutineType):
                raise IllFormed("pointer to a function and pointer to void", token)
            return types.pointer(types.qualified(types.void, qualifiers))
        if one is other:
            return self._spelled(left, right, types.pointer(types.qualified(self._target(left, first), qualifiers)))
        derived = class_of(one)
        base = class_of(other)
        if derived is not None and base is not None:
            if self.engine.classes.is_base_of(base, derived):
                return types.pointer(types.qualified(base, qualifiers))
            if self.engine.classes.is_base_of(derived, base):
                return types.pointer(types.qualified(derived, qualifiers))
            raise self._incompatible(left, right, token)
        if isinstance(one, t.RoutineType) and isinstance(other, t.RoutineType):
            function = self._function(one, other)
            if function is None:
                raise self._incompatible(left, right, token)
            return types.pointer(function)
        merged = self._merged(first.target, second.target)
        if merged is None:
            raise self._incompatible(left, right, token)
        return types.pointer(merged)

    def _target(self, written: t.Type, found: t.PointerType) -> t.Type:
        at = written.skip_typerefs()
        return at.target if isinstance(at, t.PointerType) else found.target

    def _spelled(self, left: t.Type, right: t.Type, made: t.Type) -> t.Type:
        """One of the operands' types where it is the composite one: its spelling stays."""
        types = self.engine.types
        for type_ in (left, right):
            unqualified = types.unqualified(type_)
            if unqualified.canonical is made.canonical:
                return unqualified
        return made

    def _function(self, one: t.RoutineType, other: t.RoutineType) -> t.Type | None:
        """The common type of functions that differ in `noexcept` alone; None for others."""
        types = self.engine.types
        plain: list[t.RoutineType] = []
        for type_ in (one, other):
            plain.append(
                types.routine(type_.result, type_.parameters, type_.variadic, type_.cv, type_.ref_qualifier, False)
            )
        return plain[0] if plain[0].canonical is plain[1].canonical else None

    def _merged(self, left: t.Type, right: t.Type) -> t.Type | None:
        """The type with the cv-qualifiers of both at each level ([conv.qual]/3)."""
        types = self.engine.types
        qualifiers = left.qualifiers() | right.qualifiers()
        one = bare(left)
        other = bare(right)
        if one is other:
            return types.qualified(one, qualifiers)
        inner: t.Type | None = None
        if isinstance(one, t.PointerType) and isinstance(other, t.PointerType):
            inner = self._merged(one.target, other.target)
            if inner is not None:
                return types.qualified(types.pointer(inner), qualifiers | tk.CONST)
        if isinstance(one, t.ArrayType) and isinstance(other, t.ArrayType) and one.count == other.count:
            inner = self._merged(one.element, other.element)
            if inner is not None:
                return types.array(inner, one.count)
        return None

    def _member_pointers(self, first: t.MemberPointerType, second: t.MemberPointerType, token: int) -> t.Type:
        if first is second:
            return first
        owner = first.owner
        one = class_of(first.owner)
        other = class_of(second.owner)
        if one is not None and other is not None and one is not other:
            if self.engine.classes.is_base_of(one, other):
                owner = second.owner
            elif not self.engine.classes.is_base_of(other, one):
                raise self._incompatible(first, second, token)
        target = self._merged(first.target, second.target)
        function = bare(first.target)
        other_function = bare(second.target)
        if isinstance(function, t.RoutineType) and isinstance(other_function, t.RoutineType):
            target = self._function(function, other_function)
        if target is None:
            raise self._incompatible(first, second, token)
        return self.engine.types.member_pointer(owner, target)
