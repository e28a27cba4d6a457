"""Initialisation by `{...}` ([dcl.init.list]): of arguments, operands, variables; designators of lists
([dcl.init.general]); and arrays that are initialised by none, or stand for constants."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import EXPLICIT, STATIC_DATA_MEMBER, ClassType, EnumType, Routine
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DIK_NONCONSTANT_AGGREGATE, DynamicInit
from cufe.il.types import ArrayType, ComplexType, NullptrType, ReferenceType, Type, VectorType
from cufe.sema.answers import Mistake, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import object_constant
from cufe.sema.expr.dependence import is_dependent_pointer, is_open
from cufe.sema.expr.operands import class_of, implied, is_type_dependent, reference_type
from cufe.sema.overload.sequences import BAD, LIST_ELEMENT, ConversionSequence
from cufe.sema.overload.type_tests import bare, is_array, is_integral, is_unknown, referred

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_ENUMS_FROM_LISTS: Final = 2017
#: from here on the object that a conversion function gives is not copied (CWG 2327)
_ELIDED: Final = 2017


class ListInitialisers(EnginePart):
    """Makes initialisations from lists."""

    def argument_from_list(self, source: x.Expression, sequence: ConversionSequence, target: Type) -> x.Expression:
        """`{...}` as an argument."""
        engine = self.engine
        if not isinstance(source, x.BracedInitList):
            raise Unknown("list expected", source.start)
        reference = reference_type(target)
        if reference is None:
            if class_of(target) is None and not is_array(target):
                return self.scalar_from_list(source, target, source.start, True)
            init = self.from_list(target, source, True, source.start)
            return self._listed(init, engine.types.unqualified(target), source)
        if sequence.list_form == LIST_ELEMENT and len(source.items) == 1:
            if not sequence.temporary or class_of(reference.target) is None:
                if sequence.temporary:
                    engine.narrowing.require_wide(source.items[0], reference.target)
                bound = engine.casts.implicit(source.items[0], target, source.start)
                made = bound.arguments[0] if isinstance(bound, x.Operation) and bound.arguments else bound
                item = source.items[0]
                if isinstance(made, x.TempInit) and isinstance(item, x.ConstantExpression):
                    # Constants in braces are converted to an object of the type, which is no copy.
                    made.is_copy = item.type.skip_typerefs() is bare(reference.target)
                return bound
        init = self.from_list(reference.target, source, True, source.start)
        if not source.items and init.constant is not None and engine.folding.constructed(init) is not None:
            init.constant = object_constant(init.constant, reference.target)
        category = x.XVALUE if reference.rvalue and class_of(reference.target) is not None else x.LVALUE
        init.temporary_lifetime = True
        engine.object_operands.destroyed(init, reference.target)
        self.lasting(init)
        scalar = class_of(reference.target) is None and not is_array(reference.target)
        place = source.start if scalar and source.items else -1
        temporary = x.TempInit(init, reference.target, category, place)
        made = implied(
            eok.REFERENCE_TO, engine.types.reference(reference.target, False), x.PRVALUE, temporary, tk.TK_POINTER
        )
        made.token = source.start
        return made

    def _listed(self, init: DynamicInit, type_: Type, source: x.BracedInitList) -> x.Expression:
        engine = self.engine
        if init.kind == DIK_EXPRESSION and init.expression is not None and not init.braced:
            return init.expression
        # Nobody destroys what the constructor calls are constants of (observed).
        written = engine.folding.constructed(init)
        if written is not None and init.expression is not None:
            written.init.braced = True
            written.init.value_initialization = init.value_initialization
            init.expression.token = source.start
            init.expression.start = source.start
            return init.expression
        engine.object_operands.destroyed(init, type_)
        init.temporary_lifetime = True
        listed = engine.conversions.lists.element_type(type_) is not None
        self.lasting(init)
        return x.TempInit(init, type_, x.PRVALUE, source.start if listed else -1, start=source.start)

    def lasting(self, init: DynamicInit) -> None:
        """An object that is destroyed in its turn: its list is not its value before the program runs (observed)."""
        if init.kind == DIK_CONSTANT and isinstance(init.constant, c.AggregateConstant) and init.expression is None:
            init.destructor = init.destructor or self.engine.objects.destructor(init.type)
            if init.destructor is not None:
                init.kind = DIK_NONCONSTANT_AGGREGATE

    def scalar_from_list(
        self, source: x.BracedInitList, target: Type, token: int, argument: bool = False, number: int = 0
    ) -> x.Expression:
        """`{e}` or `{}` for an operand that is assigned or passed by value; `number` reports a missing conversion."""
        engine = self.engine
        type_ = engine.types.unqualified(target)
        if class_of(target) is not None:
            sequence = engine.conversions.sequence(source, type_, 0)
            return self.argument_from_list(source, sequence, type_)
        if not source.items:
            zero = engine.default_initialisers.zero(bare(target) if argument else target)
            zero.cast = c.NO_TYPE
            return x.ConstantExpression(zero, source.start)
        if len(source.items) != 1:
            raise Mistake(num.TOO_MANY_VALUES, "too many initialisers", source.items[1].start)
        item = source.items[0]
        if isinstance(item, x.BracedInitList):
            cause = "braces in the braces of a scalar"
            raise Mistake(num.NESTED_BRACES, cause, item.start, (engine.types.unqualified(type_),))
        engine.narrowing.require_wide(item, type_)
        made = engine.casts.implicit(item, type_, token, number)
        if argument or isinstance(made, x.ConstantExpression):
            made.start = source.start
        if isinstance(made, x.ConstantExpression):
            made.token = source.start
        return made

    def from_list(self, type_: Type, source: x.BracedInitList, copy: bool, token: int) -> DynamicInit:
        """`T x{...}`, `T x = {...}` ([dcl.init.list]/3)."""
        engine = self.engine
        reference = reference_type(type_)
        if type_.dependent or engine.calls.any_dependent(source.items):
            if self._is_scalar(type_) and not source.items:
                zero = x.ConstantExpression(c.IntegerConstant(engine.types.int, 0), -1)
                return engine.initialisers.dependent(engine.types.unqualified(type_), zero, token, copy)
            if self._is_scalar(type_) and len(source.items) == 1 and not isinstance(source.items[0], x.BracedInitList):
                return engine.initialisers.dependent(engine.types.unqualified(type_), source.items[0], token, copy)
            return engine.aggregates.dependent(type_, source, token)
        if source.designators:
            engine.designators.require_aggregate(type_, source)
        if reference is not None:
            bound = self.bound(type_, reference, source, token)
            engine.initialisers.extend(bound)
            return engine.initialisers.of_value(type_, bound)
        cls = class_of(type_)
        if cls is not None:
            return self._class_from_list(type_, cls, source, copy, token)
        if is_array(type_) or self._is_list_of_vector(type_, source):
            return engine.aggregates.of(type_, source, token)
        number = bare(type_)
        if isinstance(number, ComplexType) and len(source.items) == 2:
            return self._complex(type_, number, source, token)
        if not copy and len(source.items) == 1 and self._is_direct(type_, source.items[0]):
            engine.narrowing.require_wide(source.items[0], type_)
            value = engine.value_conversions.convert(source.items[0], type_)
        elif not copy and len(source.items) == 1 and class_of(source.items[0].type) is not None:
            # An explicit conversion function may be what is wanted.
            value = engine.casts.direct(source.items[0], engine.types.unqualified(type_), token)
        else:
            value = self.scalar_from_list(source, type_, token, number=num.INITIALISED)
        made = engine.initialisers.of_value(type_, value)
        made.braced = made.kind == DIK_CONSTANT
        return made

    def bound(self, type_: Type, reference: ReferenceType, source: x.BracedInitList, token: int) -> x.Expression:
        """What a reference of a type is bound to by `{...}`."""
        engine = self.engine
        sequence = engine.conversions.sequence(source, type_, 0)
        if sequence.rank == BAD:
            item: x.Expression = source.items[0] if len(source.items) == 1 else source
            if class_of(reference.target) is None and class_of(item.type) is not None:
                raise Unknown("an explicit conversion function for a reference", token)
            if item is not source and engine.conversions.references.related(reference.target, item.type.canonical):
                raise engine.casts.failure(item, type_, "no conversion from a list", token)
            # What is wrong is told of the object to which the reference would be bound.
            self.from_list(reference.target, source, True, token)
            if not reference.rvalue and not reference.target.qualifiers() & tk.CONST:
                raise Mistake(num.REFERENCE_TO_VALUE, "a list for a reference to what is not const", source.start)
            raise engine.casts.failure(item, type_, "no conversion from a list", token)
        return self.argument_from_list(source, sequence, type_)

    def _is_list_of_vector(self, type_: Type, source: x.BracedInitList) -> bool:
        """`{...}` with the elements of a GNU vector."""
        if not isinstance(bare(type_), VectorType):
            return False
        return len(source.items) != 1 or not isinstance(bare(source.items[0].type), VectorType)

    def _complex(self, type_: Type, number: ComplexType, source: x.BracedInitList, token: int) -> DynamicInit:
        """GNU `{real, imaginary}`."""
        engine = self.engine
        parts: list[c.Constant] = []
        for item in source.items:
            init = engine.initialisers.of_value(number.element, engine.casts.implicit(item, number.element, token))
            parts.append(init.constant or c.DynamicInitConstant(number.element, init))
        value = c.AggregateConstant(type_, parts)
        value.dynamic = True
        made = DynamicInit(DIK_NONCONSTANT_AGGREGATE, type_, constant=value)
        made.braced = True
        made.token = token
        return made

    def unnamed(self, type_: Type, source: x.BracedInitList, token: int, allocated: bool = False) -> DynamicInit:
        """`{...}` in a template for an object without a name: a result, or what `new` makes.  What surely is an
        aggregate there is one; for anything else the items are arguments of a constructor."""
        engine = self.engine
        dependent = type_.dependent or engine.calls.any_dependent(source.items)
        dependent = dependent or (class_of(type_) is not None and engine.calls.may_be_null(source.items))
        if not dependent or self._is_scalar(type_) or is_array(type_) or reference_type(type_) is not None:
            if reference_type(type_) is not None and len(source.items) == 1:
                return engine.initialisers.copy(type_, source.items[0], token)
            return self.from_list(type_, source, True, token)
        cls = class_of(type_)
        known = cls is not None and (cls.is_prototype or (allocated and not cls.dependent))
        if cls is not None and known and not is_open(type_) and not (cls.is_prototype and may_be_copied(source)):
            if engine.classes.is_aggregate(cls):
                return engine.aggregates.dependent(type_, source, token)
        return engine.initialisers.dependent_arguments(type_, source.items, token)

    def of_variable(self, type_: Type, source: x.BracedInitList, copy: bool, token: int) -> DynamicInit:
        """The list of a variable: a template that is read for itself takes it as it is written, even for a class that
        is known."""
        engine = self.engine
        if engine.prototype_reading.active and engine.objects.element_class(type_) is not None:
            if not source.designators and not source.places:
                return engine.aggregates.dependent(type_, source, token)
        made = self.from_list(type_, source, copy, token)
        self.lasting(made)
        return made

    def _is_scalar(self, type_: Type) -> bool:
        if is_dependent_pointer(type_):
            return not contains_placeholder(type_)
        if type_.dependent or contains_placeholder(type_) or is_array(type_):
            return False
        return class_of(type_) is None and reference_type(type_) is None

    def _is_direct(self, type_: Type, item: x.Expression) -> bool:
        """`E{1}` for an enumeration with a fixed underlying type ([dcl.init.list]/3.8), and `bool{nullptr}`."""
        found = bare(type_)
        if self.engine.language.standard < _ENUMS_FROM_LISTS:
            return False
        if found is self.engine.types.bool:
            return isinstance(bare(item.type), NullptrType)
        if not isinstance(found, EnumType) or isinstance(item, (x.BracedInitList, x.OverloadExpression)):
            return False
        self.engine.enums.underlying(found)
        return found.fixed and is_integral(item.type)

    def _class_from_list(
        self, type_: Type, cls: ClassType, source: x.BracedInitList, copy: bool, token: int
    ) -> DynamicInit:
        engine = self.engine
        engine.classes.require_complete(cls, token)
        aggregate = engine.classes.is_aggregate(cls)
        if len(source.items) == 1 and not source.designators:
            item = source.items[0]
            own = class_of(item.type) if not isinstance(item, (x.BracedInitList, x.OverloadExpression)) else None
            if own is not None and (own is cls or engine.classes.is_base_of(cls, own)):
                if aggregate or own is cls:
                    plain = engine.types.unqualified(type_)
                    return engine.class_initialisers.copied(plain, cls, item, token, copy, source.start)
        if aggregate:
            return engine.aggregates.of(type_, source, token)
        element = engine.conversions.lists.element_type(type_)
        if element is not None and source.items and not source.designators:
            return engine.aggregates.initializer_list(type_, cls, element, source, token)
        default = engine.overloads.constructors.default(cls, -1).routine if not source.items else None
        if default is not None:
            if copy and default.flags & EXPLICIT and engine.explicit.of(default):
                # The original finds none that could be called (observed).
                cause = "explicit default constructor in copy-list-initialisation"
                raise Mistake(num.NO_DEFAULT_CONSTRUCTOR, cause, source.start, (cls,))
            made = engine.default_initialisers.value(type_, token)
            made.braced = True
            return made
        engine.missing_constructors.refuse_second_listed(cls, source)
        resolution = engine.overloads.constructors.resolve_list(cls, source, token)
        routine = resolution.routine
        if routine is None:
            raise engine.missing_constructors.unresolved(cls, resolution, source.items, source.start)
        if copy:
            self._require_implicit(routine, source.start)
        if len(source.items) == 1 and not resolution.as_list and engine.language.standard >= _ELIDED:
            only = source.items[0]
            elided = engine.class_initialisers.elided(type_, cls, routine, only, resolution.sequences, token)
            if elided is not None:
                return elided
        arguments: list[x.Expression] = [source] if resolution.as_list else source.items
        made = engine.class_initialisers.by_constructor(
            cls, routine, arguments, resolution.sequences, False, token=source.start
        )
        made.braced = True
        made.token = token
        return made

    def _require_implicit(self, constructor: Routine, token: int) -> None:
        if constructor.flags & EXPLICIT and self.engine.explicit.of(constructor):
            raise Mistake(num.EXPLICIT_IN_LIST, "explicit constructor in copy-list-initialisation", token)


def may_be_copied(source: x.BracedInitList) -> bool:
    """Whether the only item of a list may be an object of the class itself, as far as a template knows."""
    item = source.items[0] if len(source.items) == 1 else None
    if item is None or isinstance(item, (x.BracedInitList, x.OverloadExpression)):
        return False
    return is_type_dependent(item)


#: from here on all items of a list have designators, or none
_NOT_MIXED: Final = 2020


class Designators(EnginePart):
    """Says what is wrong with the designators of a list."""

    def require_aggregate(self, type_: Type, source: x.BracedInitList) -> None:
        """Raises that a list with designators is for something without members of its own."""
        target = self.engine.types.unqualified(bare(referred(type_)))
        cls = class_of(target)
        if is_unknown(target) or is_array(target):
            return
        if cls is not None:
            self.engine.classes.require_complete(cls, source.start)
            if self.engine.classes.is_aggregate(cls):
                return
        raise Mistake(num.DESIGNATED_NON_AGGREGATE, "designators without an aggregate", source.start + 1, (target,))

    def require_fields(self, cls: ClassType, source: x.BracedInitList) -> None:
        """Raises the mistake in the designators of a list for an aggregate."""
        if self.engine.prototype_reading.active:
            # Lists in a template wait for an instance.
            return
        fields = [field.name for field in self.engine.classes.fields(cls)]
        found: list[Mistake] = []
        seen: set[str] = set()
        last = -1
        for item, name, token in zip(source.items, source.designators, source.designator_tokens, strict=True):
            if not name and self.engine.language.standard < _NOT_MIXED:
                raise Unknown("items without designators among others", item.start)
            if not name:
                found.append(Mistake(num.MIXED_DESIGNATORS, "items without designators", item.start))
                break
            if name not in fields:
                found.append(self._missing(cls, name, token))
                continue
            index = fields.index(name)
            if name in seen or (cls.kind == tk.TK_UNION and seen):
                found.append(Mistake(num.DESIGNATED_AGAIN, "a member is designated twice", token))
            elif index < last:
                found.append(Mistake(num.DESIGNATED_LATE, "designators in another order", token))
            seen.add(name)
            last = index
        if found:
            found[0].others = found[1:]
            raise found[0]

    def _missing(self, cls: ClassType, name: str, token: int) -> Mistake:
        members = self.engine.names.members(cls, name)
        if members is None or not members.entities:
            return Mistake(num.NO_FIELD, "no such member", token, searched=cls, name=name)
        if members.owner is cls and name not in self._anonymous(cls):
            return Mistake(num.NOT_A_FIELD, "no data member", token, name=name)
        raise Unknown("designator of an inner member", token)

    def _anonymous(self, cls: ClassType) -> set[str]:
        """The names of members of anonymous unions and classes."""
        names: set[str] = set()
        for field in self.engine.classes.fields(cls):
            inner = class_of(self.engine.declare_types.field_type(field)) if not field.name else None
            if inner is not None:
                names |= {one.name for one in self.engine.classes.fields(inner)} | self._anonymous(inner)
        return names


class StaticArrays(EnginePart):
    """Makes the constants, where a subscript or an operator uses the pointer."""

    def operand(self, pointer: x.Expression) -> x.Expression:
        """The constant that an operand is; itself, where it is anything else, or is not evaluated."""
        if not isinstance(pointer, x.Operation) or pointer.operation != eok.ARRAY_TO_POINTER:
            return pointer
        array = pointer.arguments[0]
        if self.engine.expressions.unevaluated or not isinstance(array, x.VariableExpression):
            return pointer
        owner = array.variable.parent
        if not array.variable.flags & STATIC_DATA_MEMBER or not isinstance(owner, ClassType) or not owner.dependent:
            return pointer
        name = c.TemplateParamConstant(pointer.type, c.TPCK_MEMBER)
        name.name = array.variable.name
        name.qualifier = owner
        constant = c.TemplateParamConstant(pointer.type, c.TPCK_EXPRESSION)
        constant.expression = implied(eok.CAST, pointer.type, x.PRVALUE, x.ConstantExpression(name, -1), tk.TK_POINTER)
        constant.decayed = pointer
        constant.start = pointer.start
        constant.end = pointer.start + 1
        made = x.ConstantExpression(constant, pointer.start)
        made.flags |= x.VALUE_DEPENDENT | x.TYPE_DEPENDENT
        return made


_LISTED_IN_PARENTHESES: Final = 2020


def require_list(engine: "Engine", type_: Type, source: x.Expression, copy: bool) -> None:
    """A variable that is an array is not initialised by another one: of static storage the original reports the
    missing conversion, otherwise of the missing list (observed)."""
    array = bare(type_)
    if not isinstance(array, ArrayType) or type_.dependent or source.category != x.LVALUE:
        return
    if not is_array(source.type) or source.type.dependent or isinstance(source, x.ConstantExpression):
        # Strings have rules of their own.
        return
    is_static = engine.initialisers.static or engine.functions.current() is None
    if copy and not is_static:
        raise Mistake(num.LIST_EXPECTED, "an array for an array", source.start)
    if copy or engine.language.standard < _LISTED_IN_PARENTHESES:
        types = (engine.placeholders.decayed(source.type), type_)
        raise Mistake(num.INITIALISED, "an array for an array", source.start, types)
