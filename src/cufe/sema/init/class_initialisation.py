"""Objects of classes ([dcl.init]/17.6, [over.match.copy], [class.copy.elision]): by which constructor or conversion
function, or in the place of which prvalue they are made, and whether they need any ([class.default.ctor], Itanium ABI
1.1)."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import CONSTANT_VARIABLE, SFK_CONSTRUCTOR, STATIC_MEMBER, ClassType, Namespace, Routine
from cufe.il.initialisation import DIK_CLASS_RESULT_VIA_CTOR, DIK_CONSTANT, DIK_CONSTRUCTOR, DIK_EXPRESSION, DynamicInit
from cufe.il.types import PointerType, ReferenceType, Type
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.implicit import (
    COPY_ASSIGNMENT,
    COPY_CONSTRUCTOR,
    DEFAULT_CONSTRUCTOR,
    DESTRUCTOR,
    MOVE_ASSIGNMENT,
    MOVE_CONSTRUCTOR,
)
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import is_call_value, object_constant
from cufe.sema.expr.failed_resolution import ambiguous_base, missing_conversion
from cufe.sema.expr.operands import class_of, is_call
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.sequences import BAD, USER, ConversionSequence
from cufe.sema.overload.type_tests import bare, is_array, is_function, is_void
from cufe.sema.recursion import INSTANCE
from cufe.syntax.cutter import CLASS
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ClassInitialisers(EnginePart):
    """Makes initialisations of class objects."""

    def of(self, type_: Type, cls: ClassType, source: x.Expression, token: int, copy: bool) -> DynamicInit:
        """An object of a class, from one expression."""
        engine = self.engine
        engine.classes.require_complete(cls, token)
        if not isinstance(source, x.OverloadExpression) and class_of(source.type) is cls:
            return self.copied(type_, cls, source, token, copy)
        if not isinstance(source, x.OverloadExpression):
            own = class_of(source.type)
            if own is not None and engine.classes.is_base_of(cls, own):
                ambiguous = ambiguous_base(engine, source, type_)
                if ambiguous is not None:
                    raise ambiguous
                return self.copied(type_, cls, source, token, copy)
        if copy:
            sequence = engine.conversions.sequence(source, engine.types.unqualified(type_), 0)
            if sequence.rank == BAD:
                raise self._unconverted(source, type_, sequence.reason, token)
            if sequence.ambiguous:
                raise engine.missing_constructors.several(sequence, source, type_)
            return self.by_conversion(type_, cls, source, sequence, token)
        resolution = engine.overloads.constructors.resolve(cls, [source], False, token)
        routine = resolution.routine
        if routine is None:
            if engine.language.standard >= 2020 and engine.classes.is_aggregate(cls):
                return engine.aggregates.parenthesised(type_, [source], token)
            raise self._unresolved(type_, cls, source, resolution, token)
        elided = self.elided(type_, cls, routine, source, resolution.sequences, token)
        if elided is not None:
            return elided
        made = self.by_constructor(cls, routine, [source], resolution.sequences, False, token=token)
        made.token = token
        return made

    def _unconverted(self, source: x.Expression, type_: Type, reason: str, token: int) -> IllFormed:
        """The mistake where an object of another type does not become one of a class."""
        ambiguous = ambiguous_base(self.engine, source, type_)
        if ambiguous is not None:
            return ambiguous
        bare_function = self.engine.casts.of_bare_function(source, type_)
        if bare_function is not None:
            return bare_function
        single = self.engine.addresses.single(source) if isinstance(source, x.OverloadExpression) else None
        if isinstance(source, x.OverloadExpression) and single is not None:
            if single.owner() is None or single.flags & STATIC_MEMBER:
                source = self.engine.ids.settled(source)
        if not isinstance(source, (x.BracedInitList, x.OverloadExpression)):
            value = self.engine.types.unqualified(source.type)
            target = self.engine.types.unqualified(type_)
            if (is_array(value) or is_function(value)) and not value.dependent and not target.dependent:
                types = (source.type, target)
                return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, types)
            mistake = missing_conversion(source, value, self.engine.types.unqualified(type_), token, num.INITIALISED)
            if mistake is not None:
                return mistake
        return IllFormed(reason or "no suitable constructor exists to convert", token)

    def _unresolved(
        self, type_: Type, cls: ClassType, source: x.Expression, resolution: Resolution, token: int
    ) -> IllFormed:
        """The mistake where direct-initialisation by one expression finds no constructor."""
        missing = self.engine.missing_constructors
        if not isinstance(source, x.OverloadExpression) and class_of(source.type) is not None:
            if missing.lacks_constructors(cls):
                return self._unconverted(source, type_, "", token)
        return missing.unresolved(cls, resolution, [source], token)

    def elided(
        self,
        type_: Type,
        cls: ClassType,
        routine: Routine,
        source: x.Expression,
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
        if converted.category != x.PRVALUE or class_of(converted.type) is not cls:
            return None
        return self.copied(type_, cls, converted, token, True)

    def by_conversion(
        self, type_: Type, cls: ClassType, source: x.Expression, sequence: ConversionSequence, token: int
    ) -> DynamicInit:
        """Copy-initialisation by a user-defined conversion: the object is what the conversion makes."""
        engine = self.engine
        routine = sequence.routine
        if sequence.rank != USER or routine is None:
            raise Unknown("conversion to a class", token)
        if isinstance(source, x.OverloadExpression):
            source = engine.ids.resolved(source, sequence.address)
        if routine.special == SFK_CONSTRUCTOR:
            owner = sequence.constructed
            if owner is not cls and owner is not None:
                made = self.by_constructor(owner, routine, [source], sequence.arguments, False)
                temporary = x.TempInit(made, owner, x.PRVALUE, source.start)
                return self.copied(type_, cls, temporary, token, True)
            made = self.by_constructor(cls, routine, [source], sequence.arguments, False)
            made.token = token
            if made.kind == DIK_CONSTANT and made.constant is not None:
                made.constant = object_constant(made.constant, type_)
            return made
        return self.copied(type_, cls, engine.casts.conversion_call(source, routine), token, True)

    def copied(
        self, type_: Type, cls: ClassType, source: x.Expression, token: int, copy: bool, told_at: int = -1
    ) -> DynamicInit:
        """An object of the same class or a derived one as the source; prvalues initialise it themselves. A mistake is
        reported at `told_at`, the parentheses or the source."""
        engine = self.engine
        if isinstance(source, x.Await):
            source = engine.coroutines.result(source)
        engine.substituted_places.copied(cls)
        if source.category == x.PRVALUE and class_of(source.type) is cls:
            return self._from_prvalue(type_, cls, source, token)
        resolution = engine.overloads.constructors.copy(cls, source, copy, token)
        routine = resolution.routine
        if routine is None:
            raise IllFormed("no copy constructor", token)
        if told_at < 0 <= token and engine.kinds[token] in b"({":
            told_at = token
        qualifiers = type_.qualifiers()
        made = self.by_constructor(cls, routine, [source], resolution.sequences, copy, True, qualifiers, told_at)
        made.token = token
        return made

    def _from_prvalue(self, type_: Type, cls: ClassType, source: x.Expression, token: int) -> DynamicInit:
        engine = self.engine
        if isinstance(source, x.TempInit):
            init = source.init
            if init.temporary_lifetime:
                engine.lifetimes.extended(init)
                init.temporary_lifetime = False
                init.destructor = None
            init.elided = engine.language.standard < 2017
            return init
        if isinstance(source, x.LambdaExpression):
            engine.lifetimes.extended(source)
            return engine.closure_objects.object(source, type_)
        if isinstance(source, x.ConstantExpression):
            made = DynamicInit(DIK_CONSTANT, type_)
            strict = engine.demanded_constants.strict and is_call_value(source.constant)
            made.constant = object_constant(source.constant, type_) if strict else source.constant
            made.expression = source
            made.token = token
            return made
        by_constructor = is_call(source) and engine.objects.returned_by_constructor(cls)
        made = DynamicInit(DIK_CLASS_RESULT_VIA_CTOR if by_constructor else DIK_EXPRESSION, type_)
        made.elided = not by_constructor or engine.language.standard < 2017
        made.expression = source if by_constructor else engine.adjusted_objects.requalified(source, type_.qualifiers())
        made.token = token
        return made

    def without_copy(self, init: DynamicInit, arguments: list[x.Expression]) -> DynamicInit:
        """`C x({a, b})`: the object that would be copied is the one that is made; not so in base classes and `new`."""
        copies = init.kind == DIK_CONSTRUCTOR and init.routine is not None and self.engine.objects.is_copy(init.routine)
        if not copies or len(arguments) != 1 or not isinstance(arguments[0], x.BracedInitList):
            return init
        object_ = _referred(init.arguments[0])
        cls = class_of(object_.type)
        if (
            not isinstance(object_, x.TempInit)
            or object_.init.kind != DIK_CONSTRUCTOR
            or cls is not class_of(init.type)
        ):
            return init
        assert cls is not None
        made = self._from_prvalue(init.type, cls, object_, init.token)
        made.token = init.token
        return made

    def by_constructor(
        self,
        cls: ClassType,
        routine: Routine,
        arguments: list[x.Expression],
        sequences: list[ConversionSequence],
        copy: bool,
        bitwise: bool = True,
        qualifiers: int = 0,
        token: int = -1,
        site: int = -1,
    ) -> DynamicInit:
        """An object that a constructor initialises, with these cv-qualifiers; a trivial copy is the value itself, but
        not of a base class.  At the token a deleted constructor is reported; `site` is where one without
        arguments is called."""
        engine = self.engine
        engine.missing_constructors.require_usable(routine, arguments, token)
        if bitwise and len(arguments) == 1 and engine.objects.is_copy(routine):
            source = arguments[0]
            given = class_of(source.type)
            # `C{x}` may copy what a conversion function of `x` gives.
            is_part = given is cls or (given is not None and engine.classes.is_base_of(cls, given))
            if is_part and engine.objects.is_trivial_copy(routine):
                return self._bitwise(cls, source, qualifiers)
        made = DynamicInit(DIK_CONSTRUCTOR, cls)
        made.routine = routine
        engine.inherited_bodies.use(routine, arguments)
        end = arguments[-1].start if arguments else site
        # `S(S, int)` copies by itself, and a default argument may want the constructor that it belongs to.
        engine.recursion.enter(INSTANCE, end)
        try:
            made.arguments = engine.passed_arguments.converted(routine, arguments, sequences, -1, end)
        finally:
            engine.recursion.leave(INSTANCE)
        made.implicit_copy = copy and engine.objects.is_copy(routine)
        if bitwise and len(arguments) == 1 and engine.objects.is_trivial_copy(routine):
            found = _referred(made.arguments[0])
            if isinstance(found, x.TempInit) and class_of(found.type) is cls and found.init.kind != DIK_CONSTRUCTOR:
                # What the conversion function gives is the object.
                return found.init
        return engine.folding.construction(made)

    def base_class(self, cls: ClassType, arguments: list[x.Expression], token: int) -> DynamicInit:
        """Initialises a base class in a constructor: always by a constructor of that class."""
        self.engine.missing_constructors.refuse_second(cls, arguments, False)
        resolution = self.engine.overloads.constructors.resolve(cls, arguments, False, token)
        if resolution.routine is None:
            raise self.engine.missing_constructors.unresolved(cls, resolution, arguments, token)
        init = self.by_constructor(cls, resolution.routine, arguments, resolution.sequences, False, False, token=token)
        made = self.engine.folding.unfolded(init)
        made.token = token
        return made

    def _bitwise(self, cls: ClassType, source: x.Expression, qualifiers: int) -> DynamicInit:
        """A trivially copied object: its value has the cv-qualifiers of what is initialised."""
        engine = self.engine
        if class_of(source.type) is not cls:
            if source.category == x.PRVALUE:
                source = engine.temporaries.temporary(source, x.XVALUE)
            source = engine.adjusted_objects.base_object(source, cls, qualifiers | source.type.qualifiers() & ~tk.CONST)
        made = DynamicInit(DIK_EXPRESSION, cls, token=source.token)
        if source.category != x.PRVALUE:
            if engine.objects.is_constructed(cls):
                qualifiers &= ~tk.CONST
            if (source.type.qualifiers() ^ qualifiers) & tk.CONST:
                source = engine.adjusted_objects.with_qualifiers(source, qualifiers)
            engine.operands.read(source)
        made.expression = source
        return engine.folding.object_read(made, source)


def _referred(reference: x.Expression) -> x.Expression:
    """The object that a reference parameter of an argument is bound to."""
    at = reference
    while isinstance(at, x.Operation) and at.operation in (eok.REFERENCE_TO, eok.LVALUE_ADJUST):
        at = at.arguments[0]
    return at


class ObjectRules:
    """Answers about classes as objects."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._returned: dict[ClassType, bool] = {}
        self._constructed: dict[ClassType, bool] = {}
        self._by_address: dict[ClassType, bool] = {}
        #: constructors that are known to copy or move
        self._copying: set[Routine] = set()

    def keep_written(self, target: x.Expression) -> None:
        """A `__constant__` variable that is written to: that is ill-formed, and built all the same."""
        if isinstance(target, x.VariableExpression) and target.variable.flags & CONSTANT_VARIABLE:
            mistake = Mistake(num.NOT_MODIFIABLE, "expression must be a modifiable lvalue", target.start)
            self.engine.functions.keep(mistake)

    def trivially_destructible(self, cls: ClassType) -> bool:
        return self.engine.implicit.has_trivial(cls, DESTRUCTOR)

    def counts_destructor(self, cls: ClassType) -> bool:
        """Whether `noexcept` asks for the destructor of an object of the class: one that is trivial where it is
        declared alone (observed)."""
        return not self.trivially_destructible(cls) or bool(self.engine.classes.destructor(cls).declarations)

    def destructor(self, type_: Type) -> Routine | None:
        """The destructor that an object of the type needs; of an array that of its elements."""
        at = type_.skip_arrays()
        if not isinstance(at, ClassType) or at.dependent:
            return None
        if not self.engine.classes.is_complete(at) or self.trivially_destructible(at):
            return None
        return self.engine.classes.destructor(at)

    def returned_by_constructor(self, cls: ClassType) -> bool:
        """Whether functions return objects of the class in memory that the caller gives: the class is passed by
        address, or cannot be copied (observed)."""
        known = self._returned.get(cls)
        if known is None:
            self.engine.classes.is_complete(cls)
            copy = self.engine.implicit.operation(cls, COPY_CONSTRUCTOR)
            known = copy is None or self.engine.implicit.is_deleted_routine(copy)
            if not known:
                self._by_address[cls] = known = self.passed_by_address(cls)
            self._returned[cls] = known
        return known

    def passed_by_address(self, cls: ClassType) -> bool:
        """Whether the class is "non-trivial for the purposes of calls" (Itanium C++ ABI 1.1)."""
        known = self._by_address.get(cls)
        if known is not None:
            return known
        implicit = self.engine.implicit
        if not implicit.has_trivial(cls, DESTRUCTOR):
            return True
        usable = False
        for which in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR):
            routine = implicit.operation(cls, which)
            if routine is None or implicit.is_deleted_routine(routine):
                continue
            usable = True
            if not implicit.has_trivial(cls, which):
                return True
        return not usable

    def returned_by_constructor_of(self, type_: Type) -> bool:
        cls = class_of(type_)
        return cls is not None and self.returned_by_constructor(cls)

    def is_trivial_copy(self, routine: Routine) -> bool:
        """Whether a constructor or assignment operator is a trivial copy or move."""
        owner = routine.owner()
        if owner is None:
            return False
        which = self.engine.implicit.which(owner, routine)
        if which not in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT):
            return False
        return self.engine.implicit.has_trivial(owner, which)

    def copies_bits(self, cls: ClassType) -> bool:
        """Whether a class that is read for itself is copied like a value: it declares no copy constructor, has no
        virtual functions, and what is known of its parts copies bits, too (observed)."""
        engine = self.engine
        for constructor in engine.declare.constructors(cls):
            if isinstance(constructor, Routine) and engine.implicit.which(cls, constructor) == COPY_CONSTRUCTOR:
                return False
        if engine.classes.is_dynamic(cls):
            return False
        parts: list[ClassType | None] = [base.type for base in engine.classes.bases(cls)]
        parts += [self.element_class(engine.declare_types.field_type(field)) for field in engine.classes.fields(cls)]
        known = [part for part in parts if part is not None and not part.dependent]
        return all(engine.implicit.has_trivial(part, COPY_CONSTRUCTOR) for part in known)

    def is_moved_trivially(self, cls: ClassType, type_: Type) -> bool:
        """Whether the trivial move constructor is named where a local variable is returned: of classes that are not
        made without a constructor."""
        if not self.is_constructed(cls) or type_.qualifiers():
            return False
        routine = self.engine.implicit.operation(cls, MOVE_CONSTRUCTOR)
        if routine is None or self.engine.implicit.is_deleted_routine(routine):
            return False
        return self.engine.implicit.which(cls, routine) == MOVE_CONSTRUCTOR

    def is_constructed(self, cls: ClassType) -> bool:
        """Whether objects of the class are made by a constructor: it declares one, or a member or base class asks for
        one. A copy of such an object is a value without cv-qualifiers, of others one with those of the target
        (observed)."""
        if cls not in self._constructed:
            self._constructed[cls] = self._is_constructed(cls)
        return self._constructed[cls]

    def _is_constructed(self, cls: ClassType) -> bool:
        engine = self.engine
        if cls.closure is not None:
            return not self.trivial_default(cls)
        if engine.declare.constructors(cls):
            return True
        if any(self.is_constructed(base.type) for base in engine.classes.bases(cls)):
            return True
        for field in engine.classes.fields(cls):
            type_ = engine.declare_types.field_type(field)
            if engine.classes.has_initialiser(field) or isinstance(bare(type_), ReferenceType):
                return True
            element = self.element_class(type_)
            if element is not None and self.is_constructed(element):
                return True
        return False

    def is_copy(self, routine: Routine) -> bool:
        """Whether a constructor copies or moves an object of its class."""
        owner = routine.owner()
        if owner is None or routine in self._copying:
            return owner is not None
        if self.engine.implicit.which(owner, routine) not in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR):
            return False
        self._copying.add(routine)
        return True

    def trivial_default(self, cls: ClassType) -> bool:
        """Whether the default constructor is trivial."""
        return self.engine.implicit.has_trivial(cls, DEFAULT_CONSTRUCTOR)

    def require_complete_target(self, pointer: x.Expression) -> None:
        """Requires that a pointer moves over objects with a size, for some operators no void.  The original warns of
        it in a template."""
        if self.lacks_size(pointer):
            mistake = Mistake(num.NO_COMPLETE_OBJECT, "pointer to an incomplete type", pointer.start)
            mistake.is_warning = self.engine.prototype_reading.active
            raise mistake

    def lacks_size(self, pointer: x.Expression) -> bool:
        """Whether a pointer points to void or to an incomplete class ([expr.add]/2)."""
        found = bare(pointer.type)
        if not isinstance(found, PointerType):
            return False
        cls = class_of(found.target)
        return is_void(found.target) or (cls is not None and self.is_undefined(cls, pointer.start))

    def is_undefined(self, cls: ClassType, token: int) -> bool:
        """Whether no definition of a class stands in front of a token in the body of a function: there is none, or it
        stands behind the outermost class around ([class.mem.general]/6).  Templates are made where that is known."""
        if cls.brace < token or cls.template is not None or not isinstance(cls.parent, Namespace) or token < 0:
            return self.is_never_defined(cls)
        engine = self.engine
        function = engine.functions.current()
        if function is None or engine.returns.is_instance(function.routine) or engine.prototype_reading.active:
            return False
        path = engine.cutter.path(token)
        classes = [piece for piece in path if piece.sort == CLASS]
        if not path or any(engine.kinds[piece.start] == k.TEMPLATE for piece in path):
            return False
        return not classes or classes[0].end < cls.brace

    def is_never_defined(self, cls: ClassType) -> bool:
        """Whether the unit declares a class and does not define it."""
        declared = not cls.dependent and cls.brace < 0 and cls.template is None and cls.closure is None
        return declared and not self.engine.classes.is_complete(cls)

    def element_class(self, type_: Type) -> ClassType | None:
        """The class of an object, or of the elements of an array."""
        at = type_.skip_arrays()
        return class_of(at)
