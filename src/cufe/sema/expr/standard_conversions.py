"""Standard conversions of values ([conv.prom], [conv.integral], [conv.ptr], [conv.mem], [conv.bool])."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.clone import clone_constant
from cufe.il.constants import NO_CAST, FloatConstant, IntegerConstant
from cufe.il.entities import EnumType
from cufe.il.expressions import BIT_FIELD, PRVALUE, ConstantExpression, Expression, Operation
from cufe.il.types import IntegerType, MemberPointerType, PointerType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.bit_fields import bit_field_of, field_of
from cufe.sema.expr.constant_folding import renamed
from cufe.sema.expr.operands import class_of, implied, kind_of
from cufe.sema.overload.promotions import is_unsigned_kind
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_bool, is_enum

_INT_BITS: Final = 32


class ValueConversions(EnginePart):
    """Makes the nodes of conversions between scalars."""

    def convert(self, source: Expression, target: Type) -> Expression:
        """A standard conversion to a type that is neither class nor reference; it has to exist."""
        value = self.engine.operands.value(source)
        types = self.engine.types
        to = types.unqualified(target)
        if value.type.canonical is to.canonical:
            return self._named_anew(value, to)
        here = bare(value.type)
        there = bare(to)
        if is_bool(there):
            return self.folded(implied(eok.BOOL_CAST, to, PRVALUE, value, kind_of(value.type)))
        if isinstance(there, PointerType) and isinstance(here, PointerType):
            return self._pointer(value, here, to, there)
        if isinstance(there, MemberPointerType) and isinstance(here, MemberPointerType):
            return self._member_pointer(value, here, to, there)
        kind = there.kind if here.kind == there.kind else tk.TK_UNKNOWN
        return self.folded(implied(eok.CAST, to, PRVALUE, value, kind))

    def _named_anew(self, value: Expression, to: Type) -> Expression:
        """A number has the type by the name that it is converted to; an enumerator stays what it is."""
        if value.type is to or not isinstance(value, ConstantExpression):
            return value
        constant = value.constant
        if isinstance(constant, FloatConstant) and constant.cast != NO_CAST and not constant.dependent:
            value.constant = clone_constant(constant)
            value.constant.type = to
            value.type = to
            return value
        if not isinstance(constant, IntegerConstant) or constant.enumerator is not None or constant.dependent:
            return value
        if not isinstance(bare(to), (IntegerType, EnumType)):
            if not isinstance(bare(to), PointerType) or not constant.value:
                return value
        value.constant = renamed(constant, to)
        value.type = to
        return value

    def to_common(self, source: Expression, type_: Type, named: bool = False) -> Expression:
        """As `convert`, to the type that the operands of an operator have in common: cv-qualifiers, which the value of
        a captured variable keeps, ask for no cast.  A number that is a pointer loses the name of its type, unless it
        stays `named`."""
        value = self.engine.operands.value(source)
        if self.engine.types.unqualified(value.type).canonical is type_.canonical:
            other_name = self.engine.types.unqualified(value.type) is not bare(type_)
            if other_name and value.flags & BIT_FIELD and field_of(value) is not None:
                # A bit-field is converted to the type itself from one of another name (observed).
                return implied(eok.CAST, bare(type_), PRVALUE, value, tk.TK_INTEGER)
            pointer = isinstance(bare(type_), PointerType) and not named
            return self._named_anew(value, bare(type_)) if pointer else value
        return self.convert(value, type_)

    def convert_field(self, source: Expression, target: Type) -> Expression:
        """As `convert`; a bit-field becomes its whole type by a cast."""
        return self.whole(self.convert(source, target), source, target)

    def whole(self, value: Expression, source: Expression, target: Type) -> Expression:
        if value is source and value.flags & BIT_FIELD and field_of(value) is not None:
            kind = eok.BOOL_CAST if is_bool(bare(target)) else eok.CAST
            return implied(kind, self.engine.types.unqualified(target), PRVALUE, value, tk.TK_INTEGER)
        return value

    def folded(self, made: Operation) -> Expression:
        """The constant that a conversion of a constant is."""
        source = made.arguments[0]
        if isinstance(source, ConstantExpression):
            return self.engine.folding.constant(made) if source.constant.dependent else self.engine.evaluator.fold(made)
        return made

    def _pointer(self, value: Expression, here: PointerType, to: Type, there: PointerType) -> Expression:
        derived = class_of(here.target)
        base = class_of(there.target)
        if derived is not None and base is not None and derived is not base:
            path = self.engine.classes.base_path(derived, base)
            if path is None:
                raise IllFormed("pointers to classes that are not related", value.start)
            value = self.engine.adjusted_objects.pointer_to_base(value, path, there.target.qualifiers(), 0)
            if value.type.canonical is to.canonical:
                return value
        return self.folded(implied(eok.CAST, to, PRVALUE, value, tk.TK_POINTER))

    def _member_pointer(
        self, value: Expression, here: MemberPointerType, to: Type, there: MemberPointerType
    ) -> Expression:
        one = class_of(here.owner)
        other = class_of(there.owner)
        if one is not None and other is not None and one is not other:
            target = self.engine.types.member_pointer(there.owner, here.target)
            down = self.engine.classes.base_path(other, one) is not None
            kind = eok.PM_DERIVED_CLASS_CAST if down else eok.PM_BASE_CLASS_CAST
            made = implied(kind, target, PRVALUE, value, tk.TK_PTR_TO_MEMBER)
            made.token = -1
            value = self.folded(made)
            if value.type.canonical is to.canonical:
                return value
        return self.folded(implied(eok.CAST, to, PRVALUE, value, tk.TK_PTR_TO_MEMBER))

    def promoted(self, source: Expression) -> Expression:
        """Integral promotion; other values stay."""
        value = self.engine.operands.value(source)
        if not (is_arithmetic(value.type) or is_enum(value.type)):
            return value
        target = self.promoted_type(value)
        if target is bare(value.type) and not value.type.qualifiers():
            return self.whole(value, value, target)
        return self.convert(value, target)

    def promoted_type(self, value: Expression) -> Type:
        """The type after integral promotion; a bit-field goes by its width ([conv.prom]/5)."""
        engine = self.engine
        found = bare(value.type)
        field = bit_field_of(value)
        if field is not None and isinstance(found, IntegerType) and found.sort != tk.BOOL:
            if field.bit_width < _INT_BITS:
                return engine.types.int
            if field.bit_width == _INT_BITS:
                unsigned = is_unsigned_kind(found.int_kind)
                return engine.types.unsigned_int if unsigned else engine.types.int
        return engine.promotions.promoted(value.type)
