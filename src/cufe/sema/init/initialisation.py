"""Initialisation ([dcl.init]): of variables, temporaries, parameters and results; by nothing ([dcl.init]/6-8); and of
references, which are bound ([dcl.init.ref])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import initialisation as i
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, EnumType
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import RegionContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.dependence import is_open, is_surely_class
from cufe.sema.expr.operands import class_of, implied, is_call, is_type_dependent, reference_type
from cufe.sema.overload.list_init import is_narrow_char, is_string_for
from cufe.sema.overload.type_tests import bare, is_array, row_of

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Initialisers:
    """Makes initialisations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: what is initialised lives for the whole program
        self.static: bool = False

    # --- results -----------------------------------------------------------------------------------------------------

    def of_value(self, type_: Type, value: x.Expression) -> i.DynamicInit:
        """An initialisation by a value that is converted already."""
        if isinstance(value, x.ConstantExpression) and value.category == x.PRVALUE:
            made = i.DynamicInit(i.DIK_CONSTANT, type_, constant=self.engine.folding.named(value, type_))
        else:
            made = i.DynamicInit(i.DIK_EXPRESSION, type_)
        made.expression = value
        made.token = value.token
        return made

    # --- copy and direct ---------------------------------------------------------------------------------------------

    def copy(self, type_: Type, source: x.Expression, token: int) -> i.DynamicInit:
        """`T x = source` ([dcl.init]/16)."""
        return self._initialise(type_, source, token, True)

    def direct(self, type_: Type, arguments: list[x.Expression], token: int, cast: bool = False) -> i.DynamicInit:
        """`T x(arguments)`, and what an explicit cast makes of its operand."""
        engine = self.engine
        if not cast and class_of(type_) is not None and engine.calls.may_be_null(arguments):
            return self.dependent_arguments(type_, arguments, token)
        if len(arguments) == 1 and not isinstance(arguments[0], x.BracedInitList):
            if not cast and self._is_first_element(type_, arguments[0]):
                return engine.aggregates.parenthesised(type_, arguments, token)
            return self._initialise(type_, arguments[0], token, False)
        if type_.dependent or engine.calls.any_dependent(arguments):
            return self.dependent_arguments(type_, arguments, token)
        cls = class_of(type_)
        if cls is None:
            if len(arguments) == 1 and isinstance(arguments[0], x.BracedInitList):
                return self.engine.list_initialisers.from_list(type_, arguments[0], False, token)
            if engine.language.standard >= 2020 and is_array(type_):
                return engine.aggregates.parenthesised(type_, arguments, token)
            if is_array(type_) or len(arguments) < 2:
                raise IllFormed("too many initialisers", token)
            raise Mistake(num.TOO_MANY_VALUES, "too many initialisers", arguments[1].start)
        engine.classes.require_complete(cls, token)
        engine.missing_constructors.refuse_second(cls, arguments, False)
        resolution = engine.overloads.constructors.resolve(cls, arguments, False, token)
        if resolution.routine is None:
            if engine.language.standard >= 2020 and engine.classes.is_aggregate(cls):
                return engine.aggregates.parenthesised(type_, arguments, token)
            raise engine.missing_constructors.unresolved(cls, resolution, arguments, token)
        made = engine.class_initialisers.by_constructor(
            cls, resolution.routine, arguments, resolution.sequences, False, token=token
        )
        made.token = token
        return made

    def _is_first_element(self, type_: Type, source: x.Expression) -> bool:
        """Whether `(source)` behind an array lists its first element, since C++20 ([dcl.init]/17.5)."""
        array = bare(type_)
        if not isinstance(array, ArrayType) or self.engine.language.standard < 2020 or type_.dependent:
            return False
        return not (is_type_dependent(source) or is_array(source.type) or is_string_for(source, array))

    def dependent_arguments(self, type_: Type, arguments: list[x.Expression], token: int) -> i.DynamicInit:
        """An initialisation that depends on template parameters."""
        made = i.DynamicInit(i.DIK_CONSTRUCTOR, type_)
        made.arguments = [self.engine.odr_uses.unread(argument) for argument in arguments]
        made.explicit_cast = class_of(type_) is None
        made.token = token
        return made

    def _initialise(self, type_: Type, source: x.Expression, token: int, copy: bool) -> i.DynamicInit:
        engine = self.engine
        reference = reference_type(type_)
        if isinstance(source, x.BracedInitList):
            return self.engine.list_initialisers.from_list(type_, source, copy, token)
        if _is_same_local_enum(type_, source):
            return self.of_value(type_, engine.expressions.rvalue(source))
        if type_.dependent or is_type_dependent(source) or contains_placeholder(type_):
            return self.dependent(type_, source, token, copy)
        if reference is not None:
            return self.of_value(type_, self._reference(type_, source, token, copy))
        cls = class_of(type_)
        if cls is not None:
            return engine.class_initialisers.of(type_, cls, source, token, copy)
        array = bare(type_)
        if isinstance(array, ArrayType):
            if is_string_for(source, array):
                return engine.aggregates.string(type_, array, source, False)
            if source.category != x.PRVALUE and self._same_array(source.type, array):
                # Of a structured binding: element by element.
                return i.DynamicInit(i.DIK_BITWISE_COPY, type_, source, token=token)
            engine.aggregates.require_room(array, source)
            is_static = self.static or engine.functions.current() is None
            if is_array(source.type):
                element = bare(array.element)
                wide = (engine.types.wchar, engine.types.char8, engine.types.char16, engine.types.char32)
                if not isinstance(source, x.ConstantExpression):
                    raise IllFormed("initialisation of an array", token)
                if is_static or is_narrow_char(element) or element in wide:
                    types = (source.type, type_)
                    raise Mistake(num.INITIALISED, "a string of other characters", source.start, types)
            if is_static:
                number = num.INITIALISED if class_of(source.type) is None else num.NO_CONVERSION_FUNCTION
                types = (engine.placeholders.decayed(source.type), type_)
                raise Mistake(number, "initialisation of an array", source.start, types)
            raise Mistake(num.LIST_EXPECTED, "initialisation of an array", source.start)
        try:
            if copy:
                value = engine.casts.implicit(source, engine.types.unqualified(type_), token, num.INITIALISED)
            else:
                value = engine.casts.direct(source, engine.types.unqualified(type_), token)
        except Mistake as mistake:
            raise _of_entity(mistake, type_) from None
        return self.of_value(type_, engine.folding.initializer(value, bool(type_.qualifiers() & tk.CONST)))

    def _same_array(self, type_: Type, array: ArrayType) -> bool:
        """Whether two array types differ in cv-qualifiers at most."""
        other = bare(type_)
        return (
            isinstance(other, ArrayType) and other.count == array.count and bare(other.element) is bare(array.element)
        )

    def _reference(self, type_: Type, source: x.Expression, token: int, copy: bool) -> x.Expression:
        """A reference bound to the source; a temporary lives as long as it."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        if copy:
            bound = engine.casts.implicit(source, type_, token, num.INITIALISED)
        else:
            bound = engine.casts.implicit_or_direct(source, type_, token)
        self.extend(bound)
        if engine.lifetimes.has(mark):
            return bound
        folded = engine.folding.initializer(bound)
        if not self.static and isinstance(folded, x.ConstantExpression):
            constant = folded.constant
            if isinstance(constant, c.AddressConstant) and constant.base_kind == c.ABK_TEMPORARY:
                # The temporary lives in the block.
                return bound
        return folded

    def extend(self, bound: x.Expression) -> None:
        """The temporary that a reference is bound to keeps living ([class.temporary]/6)."""
        at = bound
        while True:
            if isinstance(at, x.TempInit):
                at.init.temporary_lifetime = False
                self.engine.lifetimes.extended(at.init)
                return
            if not isinstance(at, x.Operation) or not at.arguments:
                return
            if at.operation not in (
                eok.REFERENCE_TO, eok.LVALUE_ADJUST, eok.BASE_CLASS_CAST, eok.DOT_FIELD, eok.REF_CAST,
            ):  # fmt: skip
                return
            at = at.arguments[0]

    def dependent(self, type_: Type, source: x.Expression, token: int, copy: bool) -> i.DynamicInit:
        """In a template: a cast to the type, or arguments of a constructor that is not known."""
        engine = self.engine
        source = engine.odr_uses.unread(source)
        reference = reference_type(type_)
        if reference is not None:
            if isinstance(source, x.OverloadExpression):
                return self.dependent_arguments(type_, [source], token)
            start = source.start
            written = source.constant.expression if isinstance(source, x.ConstantExpression) else None
            if reference.rvalue and isinstance(written, x.TempInit):
                # An object that is made for the reference, which says so as a whole.
                written.category = x.XVALUE
                bound = engine.bound_references.bind(written, reference)
                made = self.of_value(type_, engine.folding.constant(bound))
                bound.token = -1
                return made
            if reference.rvalue and source.category == x.PRVALUE and isinstance(source, x.TempInit):
                source.category = x.XVALUE
            elif reference.rvalue and source.category != x.XVALUE:
                source = self._forwarded(source)
            elif source.category == x.PRVALUE:
                source = engine.dependent_expressions.lvalue(source)
            source.start = start
            return self.of_value(type_, engine.bound_references.bind(source, reference))
        if isinstance(source, x.OverloadExpression):
            return self.dependent_arguments(type_, [source], token)
        waiting = type_.dependent or contains_placeholder(type_)
        around = engine.prototypes.around(type_) if copy else None
        own = around is not None and engine.objects.copies_bits(around)
        if own and isinstance(source, x.TempInit) and source.type.canonical is type_.canonical:
            # The object itself is made as it is written.
            return self.dependent_arguments(type_, source.init.arguments, token)
        if (is_surely_class(type_) and not own) or (not copy and waiting and not isinstance(bare(type_), PointerType)):
            return self.dependent_arguments(type_, [source], token)
        made = self.of_value(type_, engine.casts.dependent(source, type_))
        if is_open(type_) and made.kind == i.DIK_CONSTANT:
            # Its constant says what was written.
            made.expression = None
        return made

    def _forwarded(self, source: x.Expression) -> x.Expression:
        """The temporary that `auto &&` is bound to in a template."""
        init = i.DynamicInit(i.DIK_EXPRESSION, source.type)
        init.temporary_lifetime = True
        init.token = source.token
        start = source.start
        if source.category != x.PRVALUE:
            self.engine.operands.read(source)
        init.expression = source
        return x.TempInit(init, source.type, x.XVALUE, source.token, start=start)

    def element(self, type_: Type, source: x.Expression, token: int) -> i.DynamicInit:
        """A part of an aggregate: objects of classes are made without its cv-qualifiers; a scalar is worked out with
        the whole, unless that is static."""
        plain = self.engine.types.unqualified(type_)
        if class_of(type_) is not None:
            return self.copy(plain, source, token)
        if self.static or type_.dependent or is_type_dependent(source) or reference_type(type_) or is_array(type_):
            return self.copy(type_, source, token)
        try:
            value = self.engine.casts.implicit(source, plain, token, num.INITIALISED)
        except Mistake as mistake:
            raise _of_entity(mistake, type_) from None
        if is_call(value):
            pointer = bare(plain)
            if isinstance(pointer, PointerType) and isinstance(bare(pointer.target), RoutineType):
                # The pointer that a closure is converted to is a constant.
                value = self.engine.folding.initializer(value)
        return self.of_value(type_, self.engine.demanded_constants.element(value))


def _of_entity(mistake: Mistake, type_: Type) -> Mistake:
    """A mistaken conversion to the type of an entity, which is named with its cv-qualifiers (observed)."""
    if mistake.number in (num.INITIALISED, num.NO_CONVERSION_FUNCTION) and len(mistake.types) == 2:
        mistake.types = (mistake.types[0], type_)
    return mistake


def _is_same_local_enum(type_: Type, source: x.Expression) -> bool:
    """Whether an object of an enumeration that a block of a template declares is given a value of the same one: no
    instance is waited for."""
    enum = bare(type_)
    if not isinstance(enum, EnumType) or not enum.dependent or not isinstance(enum.context, RegionContext):
        return False
    return bare(source.type) is enum


class DefaultInitialisers(EnginePart):
    """Makes initialisations without a value."""

    def default(
        self, type_: Type, token: int, of_base: bool = False, constructed: bool = False, told_at: int = -1
    ) -> i.DynamicInit | None:
        """No initialiser ([dcl.init]/7): a class by its default constructor, anything else by nothing; base classes may
        be abstract. `constructed`: the constructor is called, whatever is known of its value. A mistake is reported at
        `told_at`, if that is elsewhere than at the token."""
        engine = self.engine
        cls = engine.objects.element_class(type_)
        array = type_.skip_typerefs()
        if cls is None or (isinstance(array, ArrayType) and array.count == 0):
            return None
        if cls.dependent:
            surely = cls is class_of(type_) and not is_open(type_)
            return engine.initialisers.dependent_arguments(type_, [], token) if surely else None
        engine.classes.require_complete(cls, token)
        if not of_base:
            engine.missing_constructors.require_concrete(type_, cls, max(token, told_at), True)
        routine = engine.missing_constructors.default(cls, max(token, told_at), num.NO_DEFAULT_CONSTRUCTOR)
        if engine.objects.trivial_default(cls):
            return None
        init = engine.class_initialisers.by_constructor(cls, routine, [], [], False, site=token)
        return self._of_elements(type_, cls, engine.folding.unfolded(init) if constructed else init, token)

    def nothing(self, type_: Type) -> i.DynamicInit | None:
        """The initialisation of a constexpr object for which nothing is to be done: a constant; None in a template."""
        if self.engine.objects.element_class(type_) is None or type_.dependent:
            return None
        init = i.DynamicInit(i.DIK_CONSTANT, type_)
        cls = class_of(type_)
        init.constant = c.AggregateConstant(type_, []) if cls is None else self.engine.folding.memberless(cls, cls)
        return init

    def _of_elements(self, type_: Type, cls: ClassType, init: i.DynamicInit, token: int) -> i.DynamicInit:
        """The initialisation of an object, or of all elements of an array, by one initialisation."""
        init.token = token
        count, element = row_of(type_)
        if element is type_:
            return init
        made = i.DynamicInit(init.kind, type_)
        inner = init.constant
        if init.kind != i.DIK_CONSTANT or inner is None:
            made.kind = i.DIK_NONCONSTANT_AGGREGATE
            init.destructor = self.engine.objects.destructor(cls)
            inner = c.DynamicInitConstant(element, init)
        aggregate = c.AggregateConstant(type_, [c.RepeatConstant(inner, count)])
        aggregate.dynamic = made.kind == i.DIK_NONCONSTANT_AGGREGATE
        made.constant = aggregate
        made.token = token
        return made

    def value(self, type_: Type, token: int, constructed: bool = False) -> i.DynamicInit:
        """`T()` ([dcl.init]/8): zero, or the default constructor that a class provides."""
        engine = self.engine
        cls = engine.objects.element_class(type_)
        if cls is not None:
            engine.classes.require_complete(cls, token)
            routine = engine.missing_constructors.default(cls, token, num.NO_MATCHING_CONSTRUCTOR)
            if not engine.objects.trivial_default(cls):
                init = engine.class_initialisers.by_constructor(cls, routine, [], [], False, site=token)
                if constructed and class_of(type_) is None:
                    init = engine.folding.unfolded(init)
                init.value_initialization = True
                return self._of_elements(type_, cls, init, token)
        return i.DynamicInit(i.DIK_ZERO, type_, token=token)

    def zero(self, type_: Type) -> c.Constant:
        """The zero of a scalar type."""
        found = bare(type_)
        # The zeros of enumerations and pointers to members have no other name for their type.
        plain = found if isinstance(found, (EnumType, MemberPointerType)) else self.engine.types.unqualified(type_)
        if found.kind == tk.TK_FLOAT:
            return c.FloatConstant(plain, 0, 0)
        if isinstance(found, MemberPointerType):
            return c.MemberPointerConstant(plain, None)
        if found.kind == tk.TK_INTEGER or isinstance(found, (PointerType, NullptrType)):
            return c.IntegerConstant(plain, 0)
        raise Unknown("zero of a type")


class BoundReferences(EnginePart):
    """Makes what a reference refers to; user-defined conversions have been applied."""

    def bind(self, source: x.Expression, reference: ReferenceType, start: int = -1) -> x.Expression:
        """A reference bound to `source` ([dcl.init.ref]); user-defined conversions have been applied."""
        if isinstance(source, x.OverloadExpression):
            source = self.engine.ids.settled(source)
        if start < 0:
            start = source.start
        source = self.engine.odr_uses.used(source)
        target = reference.target
        if is_type_dependent(source) or target.dependent:
            type_ = source.type
        else:
            if source.flags & x.BIT_FIELD and not reference.rvalue and is_same_object(source.type, target):
                if not target.qualifiers() & tk.CONST:
                    raise Mistake(num.ADDRESS_OF_BIT_FIELD, "reference to a bit-field", source.start)
            source = self._referable(source, target, reference.rvalue)
            source = self.engine.adjusted_objects.adjusted(source, target)
            type_ = source.type
        made = implied(eok.REFERENCE_TO, self.engine.types.reference(type_, False), x.PRVALUE, source, tk.TK_POINTER)
        made.token = start
        made.start = start
        inner = source.arguments[0] if isinstance(source, x.Operation) and source.operation == eok.INDIRECT else None
        if isinstance(inner, x.ConstantExpression) and isinstance(inner.constant.expression, x.TypeQuery):
            # A `typeid` with a constant address is the reference itself.
            inner.constant.type = made.type
        return made

    def _referable(self, source: x.Expression, target: Type, rvalue: bool) -> x.Expression:
        """A glvalue for a reference to `target`: a prvalue, or one of another type, becomes a temporary."""
        category = x.XVALUE if rvalue else x.LVALUE
        derived = class_of(source.type)
        base = class_of(target)
        if derived is not None and base is not None:
            if source.category == x.PRVALUE:
                return self.engine.temporaries.temporary(source, category)
            return source
        if source.category != x.PRVALUE and not source.flags & x.BIT_FIELD and is_same_object(source.type, target):
            return source
        if isinstance(bare(target), (RoutineType, ArrayType)):
            return source
        value = self.engine.value_conversions.convert_field(source, target)
        # A value that was computed stands where its operator does; that of a call initialises at once.
        written = value.constant.expression if isinstance(value, x.ConstantExpression) else None
        computed = isinstance(written, x.Operation)
        token = written.token if written is not None and computed else value.token
        init = i.DynamicInit(i.DIK_EXPRESSION, self.engine.types.unqualified(target))
        if isinstance(value, x.ConstantExpression) and written is not None and is_call(written):
            init.kind = i.DIK_CONSTANT
            init.constant = value.constant
        init.expression = value
        init.token = token
        init.temporary_lifetime = True
        made = x.TempInit(init, target, x.LVALUE, token, start=value.start)
        made.is_copy = True
        return made


def is_same_object(here: Type, there: Type) -> bool:
    """Whether a reference to `there` is to an object of type `here` itself.  Of a pointer to something less qualified
    there is a copy, in spite of [dcl.init.ref]/4; one to a function may lack its `noexcept`."""
    from cufe.sema.overload.standard_conversions import similar

    one, other = bare(here), bare(there)
    if one is other:
        return True
    return isinstance(one, PointerType) and isinstance(bare(one.target), RoutineType) and similar(one, other)
