"""Implicit conversions as nodes ([conv], [over.best.ics], [dcl.init.ref]): what was chosen is applied here."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant, is_enumerator
from cufe.il.entities import CONSTEXPR, SFK_CONSTRUCTOR, BaseClass, ClassType, EnumType, Routine
from cufe.il.expressions import (
    BIT_FIELD,
    COMPILER_GENERATED,
    CONVERSION_CALL,
    LEFT_TO_RIGHT,
    LVALUE,
    PRVALUE,
    XVALUE,
    BracedInitList,
    ConstantExpression,
    Expression,
    Operation,
    OverloadExpression,
    TempInit,
    TypeQuery,
)
from cufe.il.initialisation import DIK_CLASS_RESULT_VIA_CTOR, DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import (
    ArrayType,
    ComplexType,
    IntegerType,
    MemberPointerType,
    NullptrType,
    PointerType,
    ReferenceType,
    RoutineType,
    Type,
    VectorType,
)
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.expressions.bit_fields import bit_field_of, field_of
from cufe.sema.expressions.folding import object_constant, renamed
from cufe.sema.expressions.missing_conversions import missing_binding, missing_conversion
from cufe.sema.expressions.open_types import is_open
from cufe.sema.expressions.operands import (
    class_of,
    implied,
    is_call,
    is_type_dependent,
    kind_of,
    operation,
    reference_type,
)
from cufe.sema.overload.promotions import is_unsigned_kind
from cufe.sema.overload.sequences import BAD, DIRECT, ELLIPSIS, NO_LIST, USER, ConversionSequence
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_array, is_bool, is_enum

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_INT_BITS: Final = 32


def from_virtual(path: list[BaseClass]) -> list[BaseClass]:
    """The steps to a base class; a virtual base is reached at once, whatever leads to it."""
    for index in range(len(path) - 1, 0, -1):
        if path[index].virtual:
            return path[index:]
    return path


class FailedConversion:
    """An operand that has no conversion to the type of what it initialises, and whether a template was read for itself
    then."""

    def __init__(self, source: Expression, target: Type, in_template: bool) -> None:
        self.source: Expression = source
        self.target: Type = target
        self.in_template: bool = in_template


class Casts:
    """Makes the nodes of conversions; `failed` keeps those that could not be made."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.failed: list[FailedConversion] = []

    # --- any conversion ----------------------------------------------------------------------------------------------

    def implicit(self, source: Expression, target: Type, token: int, number: int = 0) -> Expression:
        """`source` converted to `target` as copy-initialisation does it; to a reference, an expression of that type.

        `number` is the diagnostic that tells of scalars without a conversion."""
        if self._is_plain(source, target):
            return self.convert_field(source, target)
        if target.dependent or self.engine.calls.any_dependent([source]):
            return self.dependent(source, target)
        sequence = self.engine.conversions.sequence(source, target, 0)
        if sequence.rank == BAD:
            mistake = missing_conversion(source, self._decayed(source.type), target, token, number) if number else None
            if mistake is not None:
                raise mistake
            raise self.failure(source, target, sequence.reason, token)
        return self.apply(source, sequence, target)

    def value_type(self, target: Type) -> Type:
        """The type of a prvalue of a type: scalars lose their cv-qualifiers, classes and arrays keep them
        ([expr.type]/2), and so do types that are not known."""
        if target.dependent or class_of(target) is not None or isinstance(bare(target), ArrayType):
            return target
        return self.engine.types.unqualified(target)

    def _decayed(self, type_: Type) -> Type:
        """The type of the value: of arrays and functions a pointer."""
        found = bare(type_)
        if isinstance(found, ArrayType):
            return self.engine.types.pointer(found.element)
        if isinstance(found, RoutineType):
            return self.engine.types.pointer(type_)
        return self.engine.types.unqualified(type_)

    def failure(self, source: Expression, target: Type, reason: str, token: int) -> IllFormed:
        """What is raised where a conversion does not exist."""
        self.failed.append(FailedConversion(source, target, self.engine.prototype_reading.active))
        if isinstance(target.canonical, ReferenceType):
            mistake = missing_binding(self.engine, source, target)
            if mistake is not None:
                return mistake
        return IllFormed(reason or "no conversion", token)

    def contextual(self, source: Expression, target: Type) -> Expression:
        """As `implicit`, with explicit conversion functions, too: conditions ([conv]/4)."""
        sequence = self.engine.conversions.sequence(source, target, DIRECT)
        if sequence.rank == BAD:
            if isinstance(source, (BracedInitList, OverloadExpression)) or not is_bool(target):
                raise IllFormed("no contextual conversion to bool", source.start)
            raise Mistake(num.NO_BOOL, "no contextual conversion to bool", source.start)
        return self.apply(source, sequence, target)

    def implicit_or_direct(self, source: Expression, target: Type, token: int) -> Expression:
        """`source` converted as direct-initialisation does it."""
        sequence = self.engine.conversions.sequence(source, target, DIRECT)
        if sequence.rank == BAD:
            mistake = missing_conversion(source, self._decayed(source.type), target, token, num.INITIALISED)
            if mistake is not None and class_of(target) is None:
                raise mistake
            raise self.failure(source, target, sequence.reason, token)
        return self.apply(source, sequence, target)

    def direct(self, source: Expression, target: Type, token: int) -> Expression:
        """A scalar by direct-initialisation: explicit conversion functions count."""
        if self._is_plain(source, target):
            return self.convert(source, target)
        return self.implicit_or_direct(source, target, token)

    def _is_plain(self, source: Expression, target: Type) -> bool:
        """Whether both are arithmetic: the conversion is there and needs no resolution."""
        return is_arithmetic(target) and is_arithmetic(source.type) and not isinstance(source, BracedInitList)

    def apply(self, source: Expression, sequence: ConversionSequence, target: Type) -> Expression:
        """`source` after a conversion sequence to `target`: a value, or an expression of reference type."""
        if isinstance(source, OverloadExpression):
            source = self.engine.ids.resolved(source, sequence.address)
        if sequence.rank == ELLIPSIS:
            return self.ellipsis(source)
        if sequence.list_form != NO_LIST or isinstance(source, BracedInitList):
            return self.engine.list_initialisers.argument_from_list(source, sequence, target)
        reference = reference_type(target)
        if sequence.rank == USER:
            return self._user_defined(source, sequence, target, reference)
        if reference is not None:
            return self.bind(source, reference)
        if class_of(target) is not None:
            return self.engine.initialisers.argument(source, target)
        return self.convert(source, target)

    def _user_defined(
        self, source: Expression, sequence: ConversionSequence, target: Type, reference: ReferenceType | None
    ) -> Expression:
        routine = sequence.routine
        if sequence.ambiguous:
            cause = "more than one user-defined conversion applies"
            if class_of(source.type) is not None and class_of(target) is None and reference_type(target) is None:
                types = (source.type, target)
                raise Mistake(num.SEVERAL_CONVERSIONS, cause, source.start, types)
            raise IllFormed(cause, source.start)
        if routine is None:
            raise Unknown("user-defined conversion without a function", source.start)
        owner = sequence.constructed
        start = source.start
        if routine.special == SFK_CONSTRUCTOR:
            if owner is None:
                raise Unknown("constructor without a class", source.start)
            made_type: Type = owner
            if reference is not None and class_of(reference.target) is owner.canonical:
                made_type = reference.target
            init = self.engine.initialisers.by_constructor(owner, routine, [source], sequence.arguments, False)
            self.engine.initialisers.destroyed(init, owner)
            init.temporary_lifetime = True
            object_ = TempInit(init, made_type, PRVALUE, source.token if source.token >= 0 else start)
            object_.start = start
            converted: Expression = object_
            if reference is not None:
                if init.constant is not None:
                    init.constant = object_constant(init.constant, made_type)
                moved = reference.rvalue and class_of(source.type) is not None
                object_.category = XVALUE if moved else LVALUE
                object_.is_copy = class_of(source.type) is None
        else:
            converted = self.conversion_call(source, routine)
            if reference is not None and converted.category == PRVALUE and class_of(converted.type) is not None:
                converted = self._converted_object(converted, reference)
        if reference is not None:
            return self.bind(converted, reference, start)
        if class_of(target) is not None:
            return self.engine.initialisers.argument(converted, target)
        return self.convert(converted, target)

    def _converted_object(self, converted: Expression, reference: ReferenceType) -> Expression:
        """What a conversion function gives, as the object that a reference to a const class is bound to."""
        cls = class_of(converted.type)
        target = reference.target
        added = target.qualifiers() & ~converted.type.qualifiers()
        if cls is None or reference.rvalue or not added or class_of(target) is not cls:
            return converted
        if self.engine.objects.returned_by_constructor(cls):
            made = self.qualified_lvalue(self.temporary(converted, LVALUE), added)
            made.token = -1
            return made
        made = self.temporary(self.rvalue_adjusted(converted, added), LVALUE)
        made.token = converted.token
        return made

    def conversion_call(self, source: Expression, routine: Routine) -> Expression:
        """The implied call of a conversion function."""
        type_ = self.engine.declare_types.routine_type(routine)
        start = source.start
        object_ = self.engine.object_arguments.implied(source, routine, False)
        callee = self.engine.operands.routine(routine, start, True)
        callee.lvalue_type = None
        made = operation(eok.DOT_MEMBER_CALL, type_.result, PRVALUE, start, [callee, object_])
        made.start = start
        made.flags |= CONVERSION_CALL | LEFT_TO_RIGHT | COMPILER_GENERATED
        return self.engine.call_results.finished(made, routine)

    def ellipsis(self, source: Expression) -> Expression:
        """Default argument promotions ([expr.call]/12)."""
        types = self.engine.types
        value = self.engine.operands.value(source)
        if is_type_dependent(value):
            return value
        found = bare(value.type)
        if found is types.float:
            return self.convert(value, types.double)
        if is_arithmetic(value.type) or (isinstance(found, EnumType) and not found.scoped):
            return self.convert_field(value, self.promoted_type(value))
        return value

    def dependent(self, source: Expression, target: Type) -> Expression:
        """A conversion in a template whose form is known with the arguments: a cast where the types differ."""
        if isinstance(source, (OverloadExpression, BracedInitList)):
            return source
        reference = reference_type(target)
        if reference is not None:
            return source
        if is_array(source.type) and isinstance(bare(target), PointerType):
            source = self.engine.operands.value(source)
        named = isinstance(source, ConstantExpression) and is_enumerator(source.constant)
        if named and not target.dependent:
            target = self.engine.types.unqualified(target)
        pointer = isinstance(bare(target), PointerType)
        own = self.engine.types.unqualified(source.type) if pointer else source.type
        if own.canonical is target.canonical and not named:
            if source.category != PRVALUE and self.engine.prototypes.around(target) is not None:
                self.engine.operands.read(source)
            return self.engine.operands.value(source) if isinstance(bare(target), PointerType) else source
        kind = eok.CAST
        if isinstance(bare(source.type), PointerType) and not is_open(target):
            source = self.engine.operands.value(source)
            if is_bool(bare(target)):
                kind = eok.BOOL_CAST
        made = implied(kind, target, PRVALUE, source)
        if kind == eok.BOOL_CAST:
            made.type_kind = tk.TK_POINTER
        if isinstance(source, Operation) and (source.type is self.engine.types.unknown or is_call(source)):
            made.token = source.token
        return self.engine.dependent_expressions.constant(made)

    # --- standard conversions ----------------------------------------------------------------------------------------

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
        if isinstance(here, (ComplexType, VectorType)) or isinstance(there, (ComplexType, VectorType)):
            kind = there.kind if here.kind == there.kind else tk.TK_UNKNOWN
        return self.folded(implied(eok.CAST, to, PRVALUE, value, kind))

    def _named_anew(self, value: Expression, to: Type) -> Expression:
        """A number has the type by the name that it is converted to; an enumerator stays what it is."""
        if value.type is to or not isinstance(value, ConstantExpression):
            return value
        constant = value.constant
        if not isinstance(constant, IntegerConstant) or constant.enumerator is not None or constant.dependent:
            return value
        if not isinstance(bare(to), (IntegerType, EnumType)):
            if not isinstance(bare(to), PointerType) or not constant.value:
                return value
        value.constant = renamed(constant, to)
        value.type = to
        return value

    def to_common(self, source: Expression, type_: Type) -> Expression:
        """As `convert`, to the type that the operands of an operator have in common: cv-qualifiers, which the value of
        a captured variable keeps, ask for no cast."""
        value = self.engine.operands.value(source)
        if self.engine.types.unqualified(value.type).canonical is type_.canonical:
            named = self.engine.types.unqualified(value.type) is not bare(type_)
            if named and value.flags & BIT_FIELD and field_of(value) is not None:
                # A bit-field is converted to the type itself from one of another name (observed).
                return implied(eok.CAST, bare(type_), PRVALUE, value, tk.TK_INTEGER)
            return self._named_anew(value, bare(type_)) if isinstance(bare(type_), PointerType) else value
        return self.convert(value, type_)

    def convert_field(self, source: Expression, target: Type) -> Expression:
        """As `convert`; a bit-field becomes its whole type by a cast."""
        return self._whole(self.convert(source, target), source, target)

    def argument(self, source: Expression, sequence: ConversionSequence, target: Type) -> Expression:
        """The argument for a parameter."""
        return self._whole(self.apply(source, sequence, target), source, target)

    def _whole(self, value: Expression, source: Expression, target: Type) -> Expression:
        if value is source and value.flags & BIT_FIELD and field_of(value) is not None:
            return implied(eok.CAST, self.engine.types.unqualified(target), PRVALUE, value, tk.TK_INTEGER)
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
            value = self.pointer_to_base(value, path, there.target.qualifiers(), 0)
            if value.type.canonical is to.canonical:
                return value
        return self.folded(implied(eok.CAST, to, PRVALUE, value, tk.TK_POINTER))

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

    # --- references --------------------------------------------------------------------------------------------------

    def bind(self, source: Expression, reference: ReferenceType, start: int = -1) -> Expression:
        """A reference bound to `source` ([dcl.init.ref]); user-defined conversions have been applied."""
        if isinstance(source, OverloadExpression):
            source = self.engine.operands.only_routine(source)
        if start < 0:
            start = source.start
        source = self.engine.odr_uses.used(source)
        target = reference.target
        if is_type_dependent(source) or target.dependent:
            type_ = source.type
        else:
            source = self._referable(source, target, reference.rvalue)
            source = self.adjusted(source, target)
            type_ = source.type
        made = implied(eok.REFERENCE_TO, self.engine.types.reference(type_, False), PRVALUE, source, tk.TK_POINTER)
        made.token = start
        made.start = start
        inner = source.arguments[0] if isinstance(source, Operation) and source.operation == eok.INDIRECT else None
        if isinstance(inner, ConstantExpression) and isinstance(inner.constant.expression, TypeQuery):
            # What `typeid` gives by its constant address is the reference itself.
            inner.constant.type = made.type
        return made

    def _referable(self, source: Expression, target: Type, rvalue: bool) -> Expression:
        """A glvalue for a reference to `target`: a prvalue, or one of another type, becomes a temporary."""
        category = XVALUE if rvalue else LVALUE
        derived = class_of(source.type)
        base = class_of(target)
        if derived is not None and base is not None:
            if source.category == PRVALUE:
                return self.temporary(source, category)
            return source
        if source.category != PRVALUE and not source.flags & BIT_FIELD and is_same_object(source.type, target):
            return source
        if isinstance(bare(target), (RoutineType, ArrayType)):
            return source
        value = self.convert_field(source, target)
        # A value that was computed stands where its operator does; that of a call initialises at once.
        written = value.constant.expression if isinstance(value, ConstantExpression) else None
        computed = isinstance(written, Operation)
        token = written.token if written is not None and computed else value.token
        init = DynamicInit(DIK_EXPRESSION, self.engine.types.unqualified(target))
        if isinstance(value, ConstantExpression) and written is not None and is_call(written):
            init.kind = DIK_CONSTANT
            init.constant = value.constant
        init.expression = value
        init.token = token
        init.temporary_lifetime = True
        made = TempInit(init, target, LVALUE, token)
        made.start = value.start
        made.is_copy = True
        return made

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

    # --- temporaries -------------------------------------------------------------------------------------------------

    def temporary(self, source: Expression, category: int) -> Expression:
        """A class prvalue as a temporary object ([conv.rval])."""
        made = self.materialised(source)
        made.category = category
        return made

    def materialised(self, source: Expression) -> Expression:
        """The temporary that a class prvalue initialises; what is one already stays."""
        cls = class_of(source.type)
        if cls is None or source.category != PRVALUE or isinstance(source, TempInit):
            return source
        if not isinstance(source, (ConstantExpression, Operation)) and source.lvalue_type is None:
            return source
        by_constructor = self.engine.objects.returned_by_constructor(cls) and isinstance(source, Operation)
        init = DynamicInit(DIK_CLASS_RESULT_VIA_CTOR if by_constructor else DIK_EXPRESSION, source.type)
        init.expression = source
        init.temporary_lifetime = True
        init.token = source.token
        self.engine.initialisers.destroyed(init, cls)
        made = TempInit(init, source.type, PRVALUE, source.token)
        made.start = source.start
        return made

    def materialised_call(self, source: Expression) -> Expression:
        """A call that gives an object of a class that is returned by constructor: with its temporary."""
        cls = class_of(source.type)
        if cls is None or source.category != PRVALUE or not is_call(source):
            return source
        if cls.dependent or not self.engine.objects.returned_by_constructor(cls):
            return source
        return self.materialised(source)

    # --- arithmetic --------------------------------------------------------------------------------------------------

    def promoted(self, source: Expression) -> Expression:
        """Integral promotion; other values stay."""
        value = self.engine.operands.value(source)
        if not (is_arithmetic(value.type) or is_enum(value.type)):
            return value
        target = self.promoted_type(value)
        if target is bare(value.type) and not value.type.qualifiers():
            return self._whole(value, value, target)
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

    def zero(self, value: Expression) -> bool:
        """Whether it is a literal zero: a null pointer constant ([conv.ptr])."""
        if isinstance(bare(value.type), NullptrType):
            return True
        if not isinstance(value, ConstantExpression):
            return False
        constant = value.constant
        return isinstance(constant, IntegerConstant) and constant.value == 0 and constant.expression is None

    def member_path(self, source: Expression, path: list[BaseClass], arrow: bool, flags: int) -> Expression:
        """The object of a member access as the base class in which the member was found."""
        if not path:
            return source
        if arrow:
            pointer = bare(source.type)
            own = pointer.target.qualifiers() if isinstance(pointer, PointerType) else 0
            return self.pointer_to_base(source, path, own, flags)
        if source.category == PRVALUE:
            source = self.temporary(source, XVALUE)
        return self.object_of_base(source, path, source.type.qualifiers(), flags)

    def is_constexpr(self, routine: Routine) -> bool:
        return bool(routine.flags & CONSTEXPR)


def is_same_object(here: Type, there: Type) -> bool:
    """Whether a reference to `there` is to an object of type `here` itself.  Of a pointer to something less qualified
    there is a copy, in spite of [dcl.init.ref]/4; one to a function may lack its `noexcept`."""
    from cufe.sema.overload.qualification import similar

    one, other = bare(here), bare(there)
    if one is other:
        return True
    return isinstance(one, PointerType) and isinstance(bare(one.target), RoutineType) and similar(one, other)
