"""`new` and `delete` ([expr.new], [expr.delete])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import initialisation as i
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import NO_CAST, AggregateConstant, Constant, DynamicInitConstant, IntegerConstant, RepeatConstant
from cufe.il.context import Context
from cufe.il.entities import SFK_OPERATOR, Routine
from cufe.il.entity import Entity
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import is_dependent_context, is_instance_context, point_of_instantiation
from cufe.sema.expr.dependence import is_value_dependent
from cufe.sema.expr.failed_resolution import missing_allocation
from cufe.sema.expr.operands import class_of, is_type_dependent, reference_type
from cufe.sema.failures import unanswered
from cufe.sema.overload.best_viable import same_types
from cufe.sema.overload.type_tests import bare, is_reference, is_void
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: of a name that is no type
_NO_TYPES: Final = (num.UNDEFINED, num.NO_MEMBER, num.NOT_A_TYPE)
_NOEXCEPT_TYPES: Final = 2017
_SIZED: Final = 2014
_ALIGNED: Final = 2017
_LISTED_IN_PARENTHESES: Final = 2020
#: what `operator new` aligns to by itself
_NEW_ALIGNMENT: Final = 16
#: words whose parentheses belong to the name of a type
_COMPUTED: Final = bytes((k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE))
#: what ends an abstract declarator in parentheses, in front of the bounds
_ENDS_DECLARATOR: Final = bytes((k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE, k.CLOSE_SQUARE, k.CLOSE_ROUND))


class Allocations:
    """Builds new- and delete-expressions."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._global: dict[str, list[Routine]] = {}

    # --- new ---------------------------------------------------------------------------------------------------------

    def new(self, node: e.New, context: Context) -> x.Expression:
        engine = self.engine
        global_scope = engine.kinds[node.start] == k.SCOPE
        placement = engine.expressions.list_of(node.placement, context)
        arguments = self._arguments(node, context)
        try:
            type_, count = self._allocated(node, context)
        except Mistake as mistake:
            raise self._without_type(mistake, node) from None
        if is_reference(type_):
            raise IllFormed("a reference is not allocated", node.start)
        if isinstance(bare(type_), (t.VoidType, t.RoutineType)):
            raise IllFormed("only objects are allocated", node.start)
        found = bare(type_)
        if isinstance(found, t.DeducedTemplateType):
            try:
                type_ = engine.class_deduction.deduce_class(found.template, arguments)
            except Mistake as mistake:
                place = node.type.start if node.initialiser >= 0 else node.end
                raise engine.deduced_types.placed(mistake, place, node.type.start, node.initialiser >= 0) from None
        elif isinstance(found, t.PlaceholderType) and len(arguments) == 1:
            type_ = engine.placeholders.deduce(type_, arguments[0])
        array = type_.skip_typerefs()
        is_array = count is not None or isinstance(array, t.ArrayType)
        element = array.element if isinstance(array, t.ArrayType) else type_
        result = engine.types.pointer(element)
        made = x.NewDelete(True, result, node.start)
        made.is_array = is_array
        made.global_scope = global_scope
        made.object_type = type_
        made.count = count
        made.placement = bool(node.placement)
        made.has_initializer = node.initialiser >= 0
        made.braced = node.initialiser >= 0 and engine.kinds[node.initialiser] == k.OPEN_BRACE
        if type_.dependent or engine.calls.any_dependent(arguments) or engine.calls.any_dependent(placement):
            return self._dependent_new(made, arguments, placement, node)
        cls = engine.objects.element_class(type_)
        if cls is not None and engine.objects.is_undefined(cls, node.type.start):
            raise Mistake(num.INCOMPLETE, "new of an incomplete type", node.type.start, (type_,))
        engine.classes.require_complete(type_, node.start)
        if is_dependent_context(context):
            return self._prototype_new(made, arguments, placement, node, element)
        self._allocate(made, element, placement, point_of_instantiation(context, node.start))
        made.init = self._initialise(type_, arguments, node)
        self._free_on_exception(made, element, is_instance_context(context))
        return made

    def _arguments(self, node: e.New, context: Context) -> list[x.Expression]:
        """What initialises the object, which is read before its type."""
        engine = self.engine
        try:
            return engine.expressions.list_of(node.arguments, context)
        except (IllFormed, Unknown):
            type_: t.Type = engine.types.unknown
            with unanswered:
                type_ = self._allocated(node, context)[0]
            return engine.missing_constructors.arguments(node.arguments, type_, node.initialiser, context)

    def _without_type(self, mistake: Mistake, node: e.New) -> Mistake:
        """The mistake of a name that is no type, in no bound and no template argument: a type is expected."""
        kinds = self.engine.kinds
        is_inside = any(kinds.find(opening, node.type.start, mistake.token) >= 0 for opening in (k.LESS, k.OPEN_SQUARE))
        if mistake.number not in _NO_TYPES or is_inside:
            return mistake
        return Mistake(num.TYPE_EXPECTED, "expected a type specifier", node.type.start)

    def _allocated(self, node: e.New, context: Context) -> "tuple[t.Type, x.Expression | None]":
        """The type that is allocated; the number of elements where it is known at run-time."""
        engine = self.engine
        start = node.type.start
        end = node.type.end
        bracket = -1
        at = start
        while at < end:
            if engine.kinds[at] == k.OPEN_SQUARE:
                bracket = at
                break
            if engine.kinds[at] == k.OPEN_ROUND:
                computed = engine.kinds[at - 1] in _COMPUTED
                at = engine.cutter.brackets.skip(at)
                if computed or at >= end or engine.kinds[at] != k.OPEN_SQUARE:
                    continue
                if engine.kinds[at - 2] in _ENDS_DECLARATOR:
                    # `new (int (*)[2])`: the bounds belong to what is pointed to.
                    break
            elif engine.kinds[at] == k.LESS and engine.kinds[at - 1] == k.IDENTIFIER:
                close = engine.cutter.brackets.close_angle(at, end)
                at = close + 1 if close >= 0 else at + 1
            else:
                at += 1
        if bracket < 0:
            return engine.specifiers.type_id(start, end, context), None
        element = engine.specifiers.type_id(start, bracket, context)
        if is_reference(element):
            raise IllFormed("an array of references", start)
        bounds: list[tuple[int, int]] = []
        at = bracket
        while at < end and engine.kinds[at] == k.OPEN_SQUARE:
            after = engine.cutter.brackets.skip(at)
            bounds.append((at + 1, after - 1))
            at = after
        for first, last in reversed(bounds[1:]):
            size = engine.evaluator.integer(engine.expressions.rvalue(self._bound(first, last, context)))
            element = engine.types.array(element, size)
        first, last = bounds[0]
        if first >= last:
            return engine.types.array(element, -1), None
        count = engine.expressions.rvalue(self._bound(first, last, context))
        self._require_count(count, first)
        if isinstance(count, x.ConstantExpression) and isinstance(count.constant, IntegerConstant):
            return engine.types.array(element, count.constant.value), None
        if is_value_dependent(count):
            return engine.types.dependent_array(element, count, ""), None
        # Where template arguments are put in, a class object stays as it is (observed).
        if class_of(count.type) is not None and not (engine.expressions.substituted and engine.expressions.unevaluated):
            count = engine.casts.contextual(count, engine.types.unsigned_long)
        return engine.types.array(element, -1), count

    def _require_count(self, count: x.Expression, token: int) -> None:
        """The number of elements is an integer from zero on ([expr.new]/8)."""
        if isinstance(count, x.ConstantExpression) and isinstance(count.constant, IntegerConstant):
            if count.constant.value < 0 and not count.constant.dependent:
                raise Mistake(num.NEW_NEGATIVE, "negative number of elements", token)
            return
        if self.engine.expressions.substituted and self.engine.expressions.unevaluated:
            # In that place the operand may be of any type (observed).
            return
        cls = class_of(count.type)
        if cls is not None and not cls.dependent and self.engine.classes.is_complete(cls):
            if not self.engine.classes.conversion_functions(cls):
                raise Mistake(num.NO_INTEGER, "an object as the number of elements", token)
        elif isinstance(bare(count.type), (t.PointerType, t.ArrayType, t.NullptrType)):
            raise Mistake(num.NO_INTEGER, "an address as the number of elements", token)

    def _bound(self, first: int, last: int, context: Context) -> x.Expression:
        return self.engine.expressions.build(self.engine.fragments.expression(first, last), context)

    def _prototype_new(
        self,
        made: x.NewDelete,
        arguments: list[x.Expression],
        placement: list[x.Expression],
        node: e.New,
        element: t.Type,
    ) -> x.Expression:
        """In a template the allocation function is not chosen; a class that is known is initialised all the same."""
        first = arguments[0] if arguments else None
        listed = first.items if isinstance(first, x.BracedInitList) else arguments
        if class_of(element) is None or self.engine.calls.may_be_null(listed):
            return self._dependent_new(made, arguments, placement, node)
        made.arguments = placement
        made.init = self._initialise(made.object_type or element, arguments, node)
        return made

    def _dependent_new(
        self, made: x.NewDelete, arguments: list[x.Expression], placement: list[x.Expression], node: e.New
    ) -> x.Expression:
        made.arguments = placement
        if node.initialiser >= 0:
            made.init = self._dependent_init(made, arguments, node.initialiser)
        if made.type.dependent:
            made.flags |= x.TYPE_DEPENDENT
        return made

    def _dependent_init(self, made: x.NewDelete, arguments: list[x.Expression], token: int) -> i.DynamicInit:
        """The initialiser of a `new` in a template."""
        engine = self.engine
        type_ = made.object_type
        if type_ is not None and made.braced and len(arguments) == 1 and isinstance(arguments[0], x.BracedInitList):
            init = engine.list_initialisers.unnamed(type_, arguments[0], token, True)
            init.braced = True
            return init
        array = type_.skip_typerefs() if type_ is not None else None
        init = i.DynamicInit(i.DIK_CONSTRUCTOR, made.type)
        init.arguments = [engine.temporaries.materialised_call(argument) for argument in arguments]
        init.braced = made.braced
        if arguments or type_ is None or not isinstance(array, t.ArrayType):
            return init
        aggregate = AggregateConstant(type_, [RepeatConstant(DynamicInitConstant(array.element, init), 0)])
        aggregate.dynamic = True
        return i.DynamicInit(i.DIK_NONCONSTANT_AGGREGATE, type_, constant=aggregate, token=token)

    def _allocate(self, made: x.NewDelete, element: t.Type, placement: list[x.Expression], position: int) -> None:
        """Chooses the allocation function among those seen from `position`, and converts its arguments."""
        engine = self.engine
        token = made.token
        name = "operator new[]" if made.is_array else "operator new"
        candidates = self._functions(name, element, made.global_scope, position)
        size = x.ConstantExpression(IntegerConstant(engine.types.unsigned_long, 1), token)
        arguments: list[x.Expression] = [size, *placement]
        if not candidates:
            return
        resolution = engine.overloads.resolve(candidates, arguments, None, None, token)
        routine = resolution.routine
        if routine is None and self._is_overaligned(element):
            # A form that takes `std::align_val_t` behind the size comes first.
            made.arguments = placement
            return
        if routine is None:
            owner = None if made.global_scope else engine.objects.element_class(element)
            if owner is not None and engine.names.members(owner, name) is None:
                owner = None
            missing = missing_allocation(owner, name, candidates, resolution, arguments, token + made.global_scope)
            if not isinstance(missing, Mistake):
                raise missing
            engine.functions.keep(missing)
            made.arguments = placement
            return
        converted = engine.passed_arguments.converted(routine, arguments, resolution.sequences, token)
        made.arguments = converted[1:]
        if placement or routine.declarations or not self._is_overaligned(element):
            made.routine = routine

    def first(self, name: str, element: t.Type, token: int) -> Routine | None:
        """An allocation or deallocation function that objects of a type use without arguments of their own."""
        for entity in self._functions(name, element, False, token):
            if isinstance(entity, Routine):
                return entity
        return None

    def _functions(self, name: str, element: t.Type, global_scope: bool, token: int) -> list[Entity]:
        engine = self.engine
        cls = class_of(element)
        while cls is None and isinstance(bare(element), t.ArrayType):
            inner = bare(element)
            assert isinstance(inner, t.ArrayType)
            element = inner.element
            cls = class_of(element)
        if cls is not None and not global_scope:
            members = engine.names.members(cls, name)
            if members is not None:
                return members.entities
        found = engine.names.qualified(engine.declare.root.namespace, name, token)
        return [*found, *self._predeclared(name, found)]

    def predeclared(self, name: str, declared: list[Entity]) -> list[Routine]:
        """The functions of a name that exist without a declaration beside those of the global namespace that are
        declared, for a call that names them."""
        if name not in ("operator new", "operator new[]", "operator delete", "operator delete[]"):
            return []
        if declared and declared[0].parent is not self.engine.declare.root.namespace:
            return []
        return [routine for routine in self._predeclared(name, declared) if isinstance(routine, Routine)]

    def _predeclared(self, name: str, declared: list[Entity]) -> list[Entity]:
        """The replaceable functions that exist without a declaration ([basic.stc.dynamic]/2)."""
        known = self._global.get(name)
        if known is None:
            known = self._declare(name)
            self._global[name] = known
        found: list[Entity] = []
        for routine in known:
            own = self.engine.declare_types.routine_type(routine)
            same = False
            for other in declared:
                if isinstance(other, Routine):
                    given = self.engine.declare_types.routine_type(other).parameters
                    same = same or same_types(given, own.parameters)
            if not same:
                found.append(routine)
        return found

    def _declare(self, name: str) -> list[Routine]:
        types = self.engine.types
        pointer = types.pointer(types.void)
        size = types.unsigned_long
        standard = self.engine.language.standard
        if name.startswith("operator new"):
            return [self._routine(name, types.routine(pointer, (size,)))]
        noexcept = standard >= _NOEXCEPT_TYPES
        found = [self._routine(name, types.routine(types.void, (pointer,), False, 0, tk.NO_REF, noexcept))]
        if standard >= _SIZED:
            sized = types.routine(types.void, (pointer, size), False, 0, tk.NO_REF, noexcept)
            found.append(self._routine(name, sized))
        return found

    def _routine(self, name: str, type_: t.RoutineType) -> Routine:
        made = Routine(name, -1, self.engine.declare.root.namespace)
        made.type = type_
        made.special = SFK_OPERATOR
        made.operator = name[9:]
        return made

    def _initialise(self, type_: t.Type, arguments: list[x.Expression], node: e.New) -> i.DynamicInit | None:
        engine = self.engine
        cls = class_of(type_)
        if cls is not None and not cls.dependent:
            engine.classes.require_complete(cls, node.type.start)
            engine.missing_constructors.require_concrete(type_, cls, node.type.start)
            engine.missing_constructors.refuse_second(cls, arguments, True)
        elif len(arguments) > 1 and not type_.dependent and not isinstance(bare(type_), t.ArrayType):
            raise engine.missing_constructors.second_value(type_, arguments, node.initialiser)
        if node.initialiser < 0:
            return engine.default_initialisers.default(type_, node.start, False, True, node.type.start)
        if arguments and isinstance(arguments[0], x.BracedInitList) and len(arguments) == 1:
            if engine.kinds[node.initialiser] == k.OPEN_BRACE:
                listed = engine.list_initialisers.from_list(type_, arguments[0], False, node.initialiser)
                array = type_.skip_typerefs()
                if isinstance(array, t.ArrayType) and array.count < 0 and arguments[0].items:
                    listed.type = engine.deduced_types.completed_array(type_, listed)
                return listed if arguments[0].items else self._value_of_nothing(listed)
        if not arguments:
            return engine.default_initialisers.value(type_, node.initialiser, True)
        if engine.language.standard < _LISTED_IN_PARENTHESES and isinstance(bare(type_), t.ArrayType):
            raise IllFormed("an initialiser for an array", node.initialiser)
        copied = self._copied(type_, arguments, node.initialiser)
        if copied is not None:
            return copied
        # A constructor is called where the object is, whatever is known of its value.
        return engine.folding.unfolded(engine.initialisers.direct(type_, arguments, node.initialiser))

    def _value_of_nothing(self, init: i.DynamicInit) -> i.DynamicInit:
        """`new T{}` where that is a number, or an object with a value that its constructor gives."""
        if init.kind != i.DIK_CONSTANT or init.constant is None or isinstance(bare(init.type), t.ArrayType):
            return init
        value = init.expression
        if not isinstance(value, x.ConstantExpression):
            return init
        if class_of(init.type) is None:
            # It is a zero of its own, and stands where the expression does.
            value.token = -1
            value.constant.cast = NO_CAST
        made = i.DynamicInit(i.DIK_EXPRESSION, init.type, value)
        made.braced = init.braced
        made.token = init.token
        return made

    def _copied(self, type_: t.Type, arguments: list[x.Expression], token: int) -> i.DynamicInit | None:
        """`new C(c)` of a class that is copied by bits: by its constructor, unless it is an aggregate."""
        engine = self.engine
        cls = class_of(type_)
        source = arguments[0]
        if cls is None or len(arguments) != 1 or isinstance(source, x.OverloadExpression):
            return None
        if class_of(source.type) is not cls:
            return None
        if engine.classes.is_aggregate(cls) and not engine.objects.is_constructed(cls):
            if not isinstance(source, x.TempInit):
                return None
            made = i.DynamicInit(i.DIK_EXPRESSION, type_)
            value = source.init.expression
            constant = source.init.kind == i.DIK_CONSTANT and isinstance(value, x.ConstantExpression)
            made.expression = value if constant else source
            return made
        resolution = engine.overloads.constructors.resolve(cls, arguments, False, token)
        if resolution.routine is None:
            return None
        if source.category == x.PRVALUE:
            taken = reference_type(engine.declare_types.routine_type(resolution.routine).parameters[0])
            source = engine.temporaries.materialised(source)
            source.category = x.LVALUE if taken is not None and not taken.rvalue else x.XVALUE
        made = engine.class_initialisers.by_constructor(
            cls, resolution.routine, [source], resolution.sequences, False, False, token=token
        )
        return engine.folding.unfolded(made)

    def _free_on_exception(self, made: x.NewDelete, element: t.Type, instance: bool) -> None:
        """Where the initialisation may throw, the storage is freed ([expr.new]/28); outside of instances of templates
        a constructor is left to see to its object's storage itself."""
        init = made.init
        if init is None or (init.kind == i.DIK_ZERO and not self._declares_default(element)):
            if made.is_array and not made.placement and self.engine.objects.destructor(element) is not None:
                self._left_to_constructor(made)
            return
        by_constructor = init.kind == i.DIK_CONSTRUCTOR and not instance and not made.global_scope
        if init.value_initialization or made.braced:
            # A list leaves it to the constructor if it is empty and nobody wrote that, parentheses only with arguments.
            implied = init.value_initialization and made.braced and not self._declares_default(element)
            by_constructor = by_constructor and implied
        if not made.placement and made.routine is not None:
            listed = made.is_array and self._constructs(init.constant) and not made.routine.declarations
            made.by_constructor = by_constructor or (listed and not instance)
            if made.by_constructor:
                self._left_to_constructor(made)
        if by_constructor and not made.placement and not made.is_array:
            return
        made.freeing = self._deallocation(made, element)
        if made.freeing is not None:
            self.engine.lifetimes.needed(made)

    def _left_to_constructor(self, made: x.NewDelete) -> None:
        """A replaceable function is not named where a constructor or destructor sees to the storage."""
        if made.routine is not None and not made.routine.declarations:
            made.routine = None

    def _declares_default(self, type_: t.Type) -> bool:
        """Whether the class says itself that it has a default constructor."""
        cls = class_of(type_)
        if cls is None:
            return False
        for constructor in self.engine.classes.constructors(cls):
            if isinstance(constructor, Routine) and constructor.declarations:
                if not self.engine.declare_types.routine_type(constructor).parameters:
                    return True
        return False

    def _constructs(self, constant: Constant | None) -> bool:
        """Whether elements of an array are initialised by constructors."""
        if isinstance(constant, RepeatConstant):
            return self._constructs(constant.constant)
        if isinstance(constant, DynamicInitConstant) and constant.init.kind == i.DIK_CONSTANT:
            return self._constructs(constant.init.constant)
        if isinstance(constant, AggregateConstant):
            if isinstance(bare(constant.type), t.ArrayType):
                return any(self._constructs(element) for element in constant.elements)
            written = constant.expression
            return isinstance(written, x.TempInit) and written.init.kind == i.DIK_CONSTRUCTOR
        return isinstance(constant, DynamicInitConstant) and constant.init.kind == i.DIK_CONSTRUCTOR

    def _is_overaligned(self, type_: t.Type) -> bool:
        """Whether objects need the forms with `std::align_val_t` ([expr.new]/14), which nothing has declared here."""
        if self.engine.language.standard < _ALIGNED or is_void(type_) or type_.dependent:
            return False
        return self.engine.layout.alignment(type_) > _NEW_ALIGNMENT

    def _deallocation(self, made: x.NewDelete, element: t.Type) -> Routine | None:
        name = "operator delete[]" if made.is_array else "operator delete"
        functions = self._functions(name, element, made.global_scope, made.token)
        found = [entity for entity in functions if isinstance(entity, Routine)]
        if made.placement:
            return self._placement_deallocation(found, made.routine)
        # The sized form where there is one and the size is known: not of an array without a count of its own.
        sized = not made.is_array or self.engine.objects.destructor(element) is not None
        sized = sized and not is_void(element)
        wanted = 2 if sized and self.engine.language.standard >= _SIZED else 1
        for count in (wanted, 1):
            for routine in found:
                if not routine.declarations and self._is_overaligned(element):
                    return None
                if len(self.engine.declare_types.routine_type(routine).parameters) == count:
                    return routine
        return None

    def _placement_deallocation(self, found: list[Routine], allocation: Routine | None) -> Routine | None:
        """The function whose parameters behind the first are those of the allocation function ([expr.new]/22)."""
        if allocation is None:
            return None
        types = self.engine.declare_types
        wanted = types.routine_type(allocation).parameters[1:]
        for routine in found:
            own = types.routine_type(routine).parameters[1:]
            if same_types(own, wanted):
                return routine
        return None

    # --- delete ------------------------------------------------------------------------------------------------------

    def delete(self, node: e.Unary, context: Context) -> x.Expression:
        engine = self.engine
        global_scope = engine.kinds[node.operator] == k.SCOPE
        at = node.operator + (2 if global_scope else 1)
        is_array = engine.kinds[at] == k.OPEN_SQUARE and at < node.operand.start
        operand = engine.expressions.build(node.operand, context)
        made = x.NewDelete(False, engine.types.void, node.operator)
        made.is_array = is_array
        made.global_scope = global_scope
        if is_type_dependent(operand):
            if isinstance(bare(operand.type), t.PointerType):
                operand = engine.operands.value(operand)
            elif engine.operands.is_initialised(operand):
                operand = engine.operands.initialised(operand)
            made.arguments = [operand]
            made.object_type = engine.types.unknown
            return made
        if class_of(operand.type) is not None:
            operand = engine.operators_applied.to_pointer(operand, node.operator)
        value = engine.operands.value(operand)
        pointer = bare(value.type)
        if not isinstance(pointer, t.PointerType):
            raise Mistake(num.NO_COMPLETE_OBJECT, "delete of no pointer", operand.start)
        made.arguments = [value]
        made.object_type = pointer.target
        cls = class_of(pointer.target)
        if cls is not None and engine.classes.is_complete(cls):
            destructor = engine.classes.destructor(cls)
            if destructor is not None:
                engine.functions.keep_deleted(destructor, operand.start)
        self._deallocate(made, pointer.target)
        return made

    def _deallocate(self, made: x.NewDelete, target: t.Type) -> None:
        engine = self.engine
        cls = class_of(target)
        destructor: Routine | None = None
        if cls is not None and engine.classes.is_complete(cls):
            if not engine.objects.trivially_destructible(cls):
                destructor = engine.classes.destructor(cls)
        if destructor is not None:
            init = i.DynamicInit(i.DIK_NONE, target)
            init.destructor = destructor
            made.destructor = destructor
            if made.is_array:
                init = self._all_elements(init, target)
                engine.lifetimes.needed(made)
            made.init = init
        if cls is not None and engine.objects.is_never_defined(cls):
            # Its own deallocation functions are not known.
            target = engine.types.void
        if destructor is None or made.is_array:
            made.routine = self._deallocation(made, target)

    def _all_elements(self, element: i.DynamicInit, target: t.Type) -> i.DynamicInit:
        """`delete[]` destroys each element of an array whose length is not known."""
        element.partial_aggregate = True
        repeated = RepeatConstant(DynamicInitConstant(target, element), 0)
        aggregate = AggregateConstant(self.engine.types.array(target, -1), [repeated])
        aggregate.dynamic = True
        made = i.DynamicInit(i.DIK_NONCONSTANT_AGGREGATE, aggregate.type, constant=aggregate)
        made.destructor = element.destructor
        return made
