"""Initialisation ([dcl.init]): of variables, temporaries, parameters and results."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import (
    ABK_TEMPORARY,
    AddressConstant,
    AggregateConstant,
    Constant,
    DynamicInitConstant,
    FloatConstant,
    IntegerConstant,
    MemberPointerConstant,
    RepeatConstant,
)
from cufe.il.entities import SC_EXTERN, SFK_CONSTRUCTOR, ClassType, EnumType, Field, Routine, Variable
from cufe.il.expressions import (
    LVALUE,
    PRVALUE,
    XVALUE,
    Await,
    BracedInitList,
    ConstantExpression,
    Expression,
    LambdaExpression,
    Operation,
    OverloadExpression,
    TempInit,
)
from cufe.il.initialisation import (
    DIK_BITWISE_COPY,
    DIK_CLASS_RESULT_VIA_CTOR,
    DIK_CONSTANT,
    DIK_CONSTRUCTOR,
    DIK_EXPRESSION,
    DIK_NONCONSTANT_AGGREGATE,
    DIK_ZERO,
    DynamicInit,
)
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.expressions.folding import is_call_value, object_constant
from cufe.sema.expressions.missing_conversions import missing_conversion
from cufe.sema.expressions.open_types import is_open, is_surely_class
from cufe.sema.expressions.operands import class_of, is_call, is_type_dependent, reference_type
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.list_init import is_string_for
from cufe.sema.overload.sequences import BAD, USER, ConversionSequence
from cufe.sema.overload.type_tests import bare, is_array
from cufe.sema.recursion import weight_of
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Initialisers:
    """Makes initialisations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: what is initialised lives for the whole program
        self.static: bool = False

    # --- results -----------------------------------------------------------------------------------------------------

    def of_value(self, type_: Type, value: Expression) -> DynamicInit:
        """An initialisation by a value that is converted already."""
        if isinstance(value, ConstantExpression) and value.category == PRVALUE:
            made = DynamicInit(DIK_CONSTANT, type_)
            made.constant = self.engine.folding.named(value, type_)
        else:
            made = DynamicInit(DIK_EXPRESSION, type_)
        made.expression = value
        made.token = value.token
        return made

    def destroyed(self, init: DynamicInit, type_: Type) -> None:
        """Gives a temporary its destructor; the full-expression has to call it."""
        init.destructor = self.engine.objects.destructor(type_)
        if init.destructor is not None:
            self.engine.lifetimes.needed(init)

    # --- default and value -------------------------------------------------------------------------------------------

    def default(self, type_: Type, token: int, of_base: bool = False) -> DynamicInit | None:
        """No initialiser ([dcl.init]/7): a class by its default constructor, anything else by nothing; base classes may
        be abstract."""
        engine = self.engine
        cls = engine.objects.element_class(type_)
        if cls is None:
            return None
        if cls.dependent:
            surely = cls is class_of(type_) and not is_open(type_)
            return self.dependent_arguments(type_, [], token) if surely else None
        engine.classes.require_complete(cls, token)
        if not of_base:
            engine.missing_constructors.require_concrete(type_, cls, token)
        routine = engine.missing_constructors.default(cls, token, num.NO_DEFAULT_CONSTRUCTOR)
        if engine.objects.trivial_default(cls):
            return None
        return self._of_elements(type_, cls, self.by_constructor(cls, routine, [], [], False), token)

    def _of_elements(self, type_: Type, cls: ClassType, init: DynamicInit, token: int) -> DynamicInit:
        """The initialisation of an object, or of all elements of an array, by one initialisation."""
        array = type_.skip_typerefs()
        init.token = token
        if not isinstance(array, ArrayType):
            return init
        inner = self._of_elements(array.element, cls, init, token)
        element: Constant
        if inner.kind == DIK_NONCONSTANT_AGGREGATE and inner.constant is not None:
            element = inner.constant
        else:
            init.destructor = self.engine.objects.destructor(cls)
            element = DynamicInitConstant(array.element, inner)
        aggregate = AggregateConstant(type_, [RepeatConstant(element, max(array.count, 0))])
        aggregate.dynamic = True
        made = DynamicInit(DIK_NONCONSTANT_AGGREGATE, type_)
        made.constant = aggregate
        made.token = token
        return made

    def value(self, type_: Type, token: int) -> DynamicInit:
        """`T()` ([dcl.init]/8): zero, or the default constructor that a class provides."""
        engine = self.engine
        cls = engine.objects.element_class(type_)
        if cls is not None:
            engine.classes.require_complete(cls, token)
            routine = engine.missing_constructors.default(cls, token, num.NO_MATCHING_CONSTRUCTOR)
            if not engine.objects.trivial_default(cls):
                init = self.by_constructor(cls, routine, [], [], False)
                init.value_initialization = True
                return self._of_elements(type_, cls, init, token)
        made = DynamicInit(DIK_ZERO, type_)
        made.token = token
        return made

    def zero(self, type_: Type) -> Constant:
        """The zero of a scalar type."""
        found = bare(type_)
        # The zero of an enumeration has no other name for its type.
        plain = found if isinstance(found, EnumType) else self.engine.types.unqualified(type_)
        if found.kind == tk.TK_FLOAT:
            return FloatConstant(plain, 0, 0)
        if isinstance(found, MemberPointerType):
            return MemberPointerConstant(plain, None)
        if found.kind == tk.TK_INTEGER or isinstance(found, (PointerType, NullptrType)):
            return IntegerConstant(plain, 0)
        raise Unknown("zero of a type")

    # --- copy and direct ---------------------------------------------------------------------------------------------

    def copy(self, type_: Type, source: Expression, token: int) -> DynamicInit:
        """`T x = source` ([dcl.init]/16)."""
        return self._initialise(type_, source, token, True)

    def direct(self, type_: Type, arguments: list[Expression], token: int, cast: bool = False) -> DynamicInit:
        """`T x(arguments)`, and what an explicit cast makes of its operand."""
        engine = self.engine
        if not cast and class_of(type_) is not None and engine.calls.may_be_null(arguments):
            return self.dependent_arguments(type_, arguments, token)
        if len(arguments) == 1 and not isinstance(arguments[0], BracedInitList):
            if not cast and self._is_first_element(type_, arguments[0]):
                return engine.aggregates.parenthesised(type_, arguments, token)
            return self._initialise(type_, arguments[0], token, False)
        if type_.dependent or engine.calls.any_dependent(arguments):
            return self.dependent_arguments(type_, arguments, token)
        cls = class_of(type_)
        if cls is None:
            if len(arguments) == 1 and isinstance(arguments[0], BracedInitList):
                return self.engine.list_initialisers.from_list(type_, arguments[0], False, token)
            if engine.language.standard >= 2020 and is_array(type_):
                return engine.aggregates.parenthesised(type_, arguments, token)
            if is_array(type_) or len(arguments) < 2:
                raise IllFormed("too many initialisers", token)
            raise Mistake(num.TOO_MANY_VALUES, "too many initialisers", arguments[1].start)
        engine.classes.require_complete(cls, token)
        resolution = engine.overloads.constructors.resolve(cls, arguments, False, token)
        if resolution.routine is None:
            if engine.language.standard >= 2020 and engine.classes.is_aggregate(cls):
                return engine.aggregates.parenthesised(type_, arguments, token)
            raise engine.missing_constructors.unresolved(cls, resolution, token)
        made = self.by_constructor(cls, resolution.routine, arguments, resolution.sequences, False)
        made.token = token
        return made

    def _is_first_element(self, type_: Type, source: Expression) -> bool:
        """Whether `(source)` behind an array lists its first element, since C++20 ([dcl.init]/17.5)."""
        array = bare(type_)
        if not isinstance(array, ArrayType) or self.engine.language.standard < 2020 or type_.dependent:
            return False
        return not (is_type_dependent(source) or is_array(source.type) or is_string_for(source, array))

    def dependent_arguments(self, type_: Type, arguments: list[Expression], token: int) -> DynamicInit:
        """An initialisation that hangs on template parameters."""
        made = DynamicInit(DIK_CONSTRUCTOR, type_)
        made.arguments = arguments
        made.explicit_cast = class_of(type_) is None
        made.token = token
        return made

    def _initialise(self, type_: Type, source: Expression, token: int, copy: bool) -> DynamicInit:
        engine = self.engine
        reference = reference_type(type_)
        if isinstance(source, BracedInitList):
            return self.engine.list_initialisers.from_list(type_, source, copy, token)
        if type_.dependent or is_type_dependent(source) or contains_placeholder(type_):
            return self.dependent(type_, source, token, copy)
        if reference is not None:
            return self.of_value(type_, self._reference(type_, source, token, copy))
        cls = class_of(type_)
        if cls is not None:
            return self._class(type_, cls, source, token, copy)
        array = bare(type_)
        if isinstance(array, ArrayType):
            if is_string_for(source, array):
                return engine.aggregates.string(type_, array, source, False)
            if source.category != PRVALUE and self._same_array(source.type, array):
                # Of a structured binding: element by element.
                made = DynamicInit(DIK_BITWISE_COPY, type_)
                made.expression = source
                made.token = token
                return made
            engine.aggregates.require_room(array, source)
            if self.static or is_array(source.type):
                raise IllFormed("initialisation of an array", token)
            raise Mistake(num.LIST_EXPECTED, "initialisation of an array", source.start)
        if copy:
            value = engine.casts.implicit(source, engine.types.unqualified(type_), token, num.INITIALISED)
        else:
            value = engine.casts.direct(source, engine.types.unqualified(type_), token)
        return self.of_value(type_, engine.folding.initializer(value, bool(type_.qualifiers() & tk.CONST)))

    def _same_array(self, type_: Type, array: ArrayType) -> bool:
        """Whether two array types differ in cv-qualifiers at most."""
        other = bare(type_)
        return (
            isinstance(other, ArrayType) and other.count == array.count and bare(other.element) is bare(array.element)
        )

    def _reference(self, type_: Type, source: Expression, token: int, copy: bool) -> Expression:
        """A reference bound to the source; a temporary lives as long as it."""
        engine = self.engine
        mark = engine.lifetimes.mark()
        if copy:
            bound = engine.casts.implicit(source, type_, token)
        else:
            bound = engine.casts.implicit_or_direct(source, type_, token)
        self.extend(bound)
        if engine.lifetimes.has(mark):
            return bound
        folded = engine.folding.initializer(bound)
        if not self.static and isinstance(folded, ConstantExpression):
            constant = folded.constant
            if isinstance(constant, AddressConstant) and constant.base_kind == ABK_TEMPORARY:
                # The temporary lives in the block.
                return bound
        return folded

    def extend(self, bound: Expression) -> None:
        """The temporary that a reference is bound to keeps living ([class.temporary]/6)."""
        at = bound
        while True:
            if isinstance(at, TempInit):
                at.init.temporary_lifetime = False
                self.engine.lifetimes.extended(at.init)
                return
            if not isinstance(at, Operation) or not at.arguments:
                return
            if at.operation not in (
                eok.REFERENCE_TO, eok.LVALUE_ADJUST, eok.BASE_CLASS_CAST, eok.DOT_FIELD, eok.REF_CAST,
            ):  # fmt: skip
                return
            at = at.arguments[0]

    def dependent(self, type_: Type, source: Expression, token: int, copy: bool) -> DynamicInit:
        """In a template: a cast to the type, or arguments of a constructor that is not known."""
        engine = self.engine
        reference = reference_type(type_)
        if reference is not None:
            if isinstance(source, OverloadExpression):
                return self.dependent_arguments(type_, [source], token)
            start = source.start
            if reference.rvalue and source.category != XVALUE:
                source = self._forwarded(source)
            elif source.category == PRVALUE:
                source = engine.dependent_expressions.lvalue(source)
            source.start = start
            return self.of_value(type_, engine.casts.bind(source, reference))
        if isinstance(source, OverloadExpression):
            return self.dependent_arguments(type_, [source], token)
        waiting = type_.dependent or contains_placeholder(type_)
        around = engine.prototypes.around(type_) if copy else None
        own = around is not None and engine.objects.copies_bits(around)
        if own and isinstance(source, TempInit) and source.type.canonical is type_.canonical:
            # The object itself is made as it is written.
            return self.dependent_arguments(type_, source.init.arguments, token)
        if (is_surely_class(type_) and not own) or (not copy and waiting and not isinstance(bare(type_), PointerType)):
            return self.dependent_arguments(type_, [source], token)
        made = self.of_value(type_, engine.casts.dependent(source, type_))
        if is_open(type_) and made.kind == DIK_CONSTANT:
            # Its constant says what was written.
            made.expression = None
        return made

    def _forwarded(self, source: Expression) -> Expression:
        """The temporary that `auto &&` is bound to in a template."""
        init = DynamicInit(DIK_EXPRESSION, source.type)
        init.temporary_lifetime = True
        init.token = source.token
        start = source.start
        if source.category != PRVALUE:
            self.engine.operands.read(source)
        init.expression = source
        made = TempInit(init, source.type, XVALUE, source.token)
        made.start = start
        return made

    def element(self, type_: Type, source: Expression, token: int) -> DynamicInit:
        """A part of an aggregate: objects of classes are made without its cv-qualifiers; a scalar is worked out with
        the whole, unless that is static."""
        plain = self.engine.types.unqualified(type_)
        if class_of(type_) is not None:
            return self.copy(plain, source, token)
        if self.static or type_.dependent or is_type_dependent(source) or reference_type(type_) or is_array(type_):
            return self.copy(type_, source, token)
        value = self.engine.casts.implicit(source, plain, token, num.INITIALISED)
        return self.of_value(type_, self.engine.demanded_constants.element(value))

    # --- classes -----------------------------------------------------------------------------------------------------

    def _class(self, type_: Type, cls: ClassType, source: Expression, token: int, copy: bool) -> DynamicInit:
        """An object of a class, from one expression."""
        engine = self.engine
        engine.classes.require_complete(cls, token)
        if not isinstance(source, OverloadExpression) and class_of(source.type) is cls:
            return self.copied(type_, cls, source, token, copy)
        if not isinstance(source, OverloadExpression):
            own = class_of(source.type)
            if own is not None and engine.classes.is_base_of(cls, own):
                return self.copied(type_, cls, source, token, copy)
        if copy:
            sequence = engine.conversions.sequence(source, engine.types.unqualified(type_), 0)
            if sequence.rank == BAD:
                raise self._unconverted(source, type_, sequence.reason, token)
            return self.by_conversion(type_, cls, source, sequence, token)
        resolution = engine.overloads.constructors.resolve(cls, [source], False, token)
        routine = resolution.routine
        if routine is None:
            if engine.language.standard >= 2020 and engine.classes.is_aggregate(cls):
                return engine.aggregates.parenthesised(type_, [source], token)
            raise self._unresolved(type_, cls, source, resolution, token)
        elided = self._elided(type_, cls, routine, source, resolution.sequences, token)
        if elided is not None:
            return elided
        made = self.by_constructor(cls, routine, [source], resolution.sequences, False)
        made.token = token
        return made

    def _unconverted(self, source: Expression, type_: Type, reason: str, token: int) -> IllFormed:
        """What is raised where an object of another type does not become one of a class."""
        if not isinstance(source, (BracedInitList, OverloadExpression)):
            value = self.engine.types.unqualified(source.type)
            target = self.engine.types.unqualified(type_)
            if is_array(value) and not value.dependent and not target.dependent:
                types = (source.type, target)
                return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, types)
            mistake = missing_conversion(source, value, self.engine.types.unqualified(type_), token, num.INITIALISED)
            if mistake is not None:
                return mistake
        return IllFormed(reason or "no suitable constructor exists to convert", token)

    def _unresolved(
        self, type_: Type, cls: ClassType, source: Expression, resolution: Resolution, token: int
    ) -> IllFormed:
        """What is raised where direct-initialisation by one expression finds no constructor."""
        declared = self.engine.declare.constructors(cls)
        if not isinstance(source, OverloadExpression) and class_of(source.type) is not None and not declared:
            return self._unconverted(source, type_, "", token)
        return self.engine.missing_constructors.unresolved(cls, resolution, token)

    def _elided(
        self,
        type_: Type,
        cls: ClassType,
        routine: Routine,
        source: Expression,
        sequences: list[ConversionSequence],
        token: int,
    ) -> DynamicInit | None:
        """A conversion function gives the object itself: the copy constructor is left out ([dcl.init])."""
        if not self.engine.objects.is_copy(routine) or not sequences:
            return None
        sequence = sequences[0]
        through = sequence.routine
        if sequence.rank != USER or through is None or through.special == SFK_CONSTRUCTOR:
            return None
        converted = self.engine.casts.conversion_call(source, through)
        if converted.category != PRVALUE or class_of(converted.type) is not cls:
            return None
        return self.copied(type_, cls, converted, token, True)

    def by_conversion(
        self, type_: Type, cls: ClassType, source: Expression, sequence: ConversionSequence, token: int
    ) -> DynamicInit:
        """Copy-initialisation by a user-defined conversion: the object is what the conversion makes."""
        engine = self.engine
        routine = sequence.routine
        if sequence.rank != USER or routine is None:
            raise Unknown("conversion to a class", token)
        if isinstance(source, OverloadExpression):
            source = engine.ids.resolved(source, sequence.address)
        if routine.special == SFK_CONSTRUCTOR:
            owner = sequence.constructed
            if owner is not cls and owner is not None:
                made = self.by_constructor(owner, routine, [source], sequence.arguments, False)
                temporary = TempInit(made, owner, PRVALUE, source.start)
                return self.copied(type_, cls, temporary, token, True)
            made = self.by_constructor(cls, routine, [source], sequence.arguments, False)
            made.token = token
            if made.kind == DIK_CONSTANT and made.constant is not None:
                made.constant = object_constant(made.constant, type_)
            return made
        return self.copied(type_, cls, engine.casts.conversion_call(source, routine), token, True)

    def copied(self, type_: Type, cls: ClassType, source: Expression, token: int, copy: bool) -> DynamicInit:
        """An object of the same class or a derived one as the source; prvalues initialise it themselves."""
        engine = self.engine
        if isinstance(source, Await):
            source = engine.coroutines.result(source)
        if source.category == PRVALUE and class_of(source.type) is cls:
            return self._from_prvalue(type_, cls, source, token)
        resolution = engine.overloads.constructors.resolve(cls, [source], copy, token)
        routine = resolution.routine
        if routine is None:
            raise IllFormed("no copy constructor", token)
        made = self.by_constructor(cls, routine, [source], resolution.sequences, copy, True, type_.qualifiers())
        made.token = token
        return made

    def _from_prvalue(self, type_: Type, cls: ClassType, source: Expression, token: int) -> DynamicInit:
        engine = self.engine
        if isinstance(source, TempInit):
            init = source.init
            if init.temporary_lifetime:
                engine.lifetimes.extended(init)
                init.temporary_lifetime = False
                init.destructor = None
            if init.kind == DIK_CONSTANT and init.constant is not None and is_call_value(init.constant):
                init.constant = object_constant(init.constant, type_)
            init.elided = engine.language.standard < 2017
            return init
        if isinstance(source, LambdaExpression):
            engine.lifetimes.extended(source)
            return engine.closure_objects.object(source, type_)
        if isinstance(source, ConstantExpression):
            made = DynamicInit(DIK_CONSTANT, type_)
            made.constant = source.constant
            made.expression = source
            made.token = token
            return made
        by_constructor = is_call(source) and engine.objects.returned_by_constructor(cls)
        made = DynamicInit(DIK_CLASS_RESULT_VIA_CTOR if by_constructor else DIK_EXPRESSION, type_)
        made.elided = not by_constructor or engine.language.standard < 2017
        made.expression = source if by_constructor else engine.casts.requalified(source, type_.qualifiers())
        made.token = token
        return made

    def by_constructor(
        self,
        cls: ClassType,
        routine: Routine,
        arguments: list[Expression],
        sequences: list[ConversionSequence],
        copy: bool,
        bitwise: bool = True,
        qualifiers: int = 0,
    ) -> DynamicInit:
        """An object that a constructor initialises, with these cv-qualifiers; a trivial copy is the value itself, but
        not of a base class."""
        engine = self.engine
        engine.missing_constructors.require_usable(routine, arguments)
        if bitwise and len(arguments) == 1 and engine.objects.is_copy(routine):
            source = arguments[0]
            if engine.objects.is_trivial_copy(routine) and class_of(source.type) is not None:
                return self._bitwise(cls, source, qualifiers)
        made = DynamicInit(DIK_CONSTRUCTOR, cls)
        made.routine = routine
        engine.inherited_bodies.use(routine, arguments)
        made.arguments = engine.passed_arguments.converted(routine, arguments, sequences, -1)
        made.implicit_copy = copy and engine.objects.is_copy(routine)
        return engine.folding.construction(made)

    def base_class(self, cls: ClassType, arguments: list[Expression], token: int) -> DynamicInit:
        """A base class in a constructor: always by a constructor of its own."""
        resolution = self.engine.overloads.constructors.resolve(cls, arguments, False, token)
        if resolution.routine is None:
            raise self.engine.missing_constructors.unresolved(cls, resolution, token)
        init = self.by_constructor(cls, resolution.routine, arguments, resolution.sequences, False, False)
        made = self.engine.folding.unfolded(init)
        made.token = token
        return made

    def _bitwise(self, cls: ClassType, source: Expression, qualifiers: int) -> DynamicInit:
        """A trivially copied object: its value has the cv-qualifiers of what is initialised."""
        engine = self.engine
        if class_of(source.type) is not cls:
            if source.category == PRVALUE:
                source = engine.casts.temporary(source, XVALUE)
            source = engine.casts.base_object(source, cls, qualifiers | source.type.qualifiers() & ~tk.CONST)
        made = DynamicInit(DIK_EXPRESSION, cls)
        made.token = source.token
        if source.category != PRVALUE:
            if engine.objects.is_constructed(cls):
                qualifiers &= ~tk.CONST
            if (source.type.qualifiers() ^ qualifiers) & tk.CONST:
                source = engine.casts.with_qualifiers(source, qualifiers)
            engine.operands.read(source)
        made.expression = source
        return engine.folding.object_read(made, source)

    # --- arguments ---------------------------------------------------------------------------------------------------

    def argument(self, source: Expression, target: Type) -> Expression:
        """A class object as an operand by value: the value of a trivial class, else a temporary."""
        engine = self.engine
        cls = class_of(target)
        if cls is None:
            raise Unknown("class type expected", source.start)
        start = source.start
        if isinstance(source, ConstantExpression) and source.category == PRVALUE and class_of(source.type) is cls:
            return source
        if isinstance(source, TempInit) and class_of(source.type) is cls:
            if source.init.destructor is not None or engine.objects.returned_by_constructor(cls):
                source.category = LVALUE
            source.init.elided = engine.language.standard < 2017
            return source
        # What a constructor makes of a value stands where that value's operator does (observed).
        at = source.token if source.token >= 0 and class_of(source.type) is not cls else start
        init = self._class(engine.types.unqualified(target), cls, source, at, True)
        return self.as_operand(init, engine.types.unqualified(target), source, start)

    def as_operand(self, init: DynamicInit, type_: Type, source: Expression, start: int) -> Expression:
        """The object of an initialisation as an operand."""
        engine = self.engine
        # What a caller has to destroy, or gives by its address, is an object of its own even where its bits are copied.
        by_value = not engine.objects.returned_by_constructor_of(type_)
        bare = init.kind == DIK_EXPRESSION and not init.explicit_cast and not init.braced
        if bare and by_value and init.expression is not None:
            return engine.folding.operand_of_nothing(init.expression, type_)
        if isinstance(source, LambdaExpression):
            if engine.objects.destructor(type_) is not None:
                engine.lifetimes.needed(source)
                source.category = LVALUE
            return source
        value = self._copied_value(init)
        if value is not None:
            value.token = start
            value.start = start
            return value
        init.temporary_lifetime = True
        self.destroyed(init, type_)
        token = start
        if init.kind == DIK_CLASS_RESULT_VIA_CTOR and init.expression is not None:
            token = init.expression.token
        elif not isinstance(source, (BracedInitList, OverloadExpression)) and source.token >= 0:
            token = source.token
        made = TempInit(init, type_, PRVALUE, token)
        if init.destructor is not None or engine.objects.returned_by_constructor_of(type_):
            made.category = LVALUE
        made.start = start
        return made

    def _copied_value(self, init: DynamicInit) -> ConstantExpression | None:
        """The value of a constant that a copy takes over, bit for bit."""
        value = init.expression
        if init.kind != DIK_CONSTANT or init.explicit_cast or init.braced or not isinstance(value, ConstantExpression):
            return None
        written = value.constant.expression
        return value if isinstance(written, Operation) and not is_call(written) else None

    def object_with_value(self, value: ConstantExpression, qualifiers: int) -> Expression:
        """The object of a member call that a constant stands for: a temporary without a place."""
        type_ = self.engine.types.qualified(value.type, qualifiers)
        init = DynamicInit(DIK_CONSTANT, type_)
        init.constant = object_constant(value.constant, type_)
        init.expression = value
        init.temporary_lifetime = True
        made = TempInit(init, type_, PRVALUE, -1)
        made.start = value.start
        return made

    # --- declarations ------------------------------------------------------------------------------------------------

    def syntax(self, declarator: n.Declarator) -> list[e.Node]:
        """The items of an initialiser outside of function bodies."""
        start = declarator.initialiser_start
        end = declarator.initialiser_end
        if declarator.initialiser == n.BRACED:
            return self.engine.fragments.items(start, end)
        if declarator.initialiser == n.PARENTHESISED:
            end -= 1
        return self.engine.fragments.items(start + 1, end)

    def default_member(self, field: Field) -> DynamicInit:
        """The default member initialiser of a field."""
        return self.engine.member_initialisers.default(field)

    def of_variable(self, variable: Variable) -> DynamicInit | None:
        """The initialisation of a variable that is no local one: a global, a static data member."""
        engine = self.engine
        outside = engine.out_of_class.variable(variable)
        for declared in variable.declarations if outside is None else [outside]:
            declarator = declared.binding.declarator
            if declarator is None or declarator.initialiser == n.NO_INITIALISER:
                continue
            engine.recursion.enter(weight_of(variable), variable.token)
            mark = engine.lifetimes.mark()
            outer = self.static
            before = engine.prototype_reading.enter(None)
            demanded = engine.demanded_constants.enter(True)
            try:
                values = engine.expressions.list_of(self.syntax(declarator), declared.context)
                type_ = engine.declare_types.variable_type(variable)
                holder = Variable(variable.name, variable.token, variable.parent)
                self.static = True
                made = engine.local_declarations.settle(
                    holder, type_, declarator.initialiser, values, declarator.initialiser_start
                )
            finally:
                self.static = outer
                engine.recursion.leave(weight_of(variable))
                engine.prototype_reading.leave(before)
                engine.demanded_constants.leave(demanded)
            engine.lifetimes.forget(mark)
            made.variable = variable
            return made
        if variable.declarations:
            engine.missing_values.require_deduced(variable.declarations[-1], variable.token)
        type_ = engine.declare_types.variable_type(variable)
        if variable.storage_class == SC_EXTERN:
            return None
        engine.missing_values.require_none(variable, type_, variable.token)
        return self.default(type_, variable.token)
