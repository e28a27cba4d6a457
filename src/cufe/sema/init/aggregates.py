"""Aggregates ([dcl.init.aggr]): arrays, plain classes, strings, `std::initializer_list`."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import constants as c
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import DELETED, ClassType, Field, Routine
from cufe.il.initialisation import DIK_CONSTANT, DIK_CONSTRUCTOR, DIK_EXPRESSION, DIK_NONCONSTANT_AGGREGATE, DynamicInit
from cufe.il.types import ArrayType, Type, VectorType
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import copied, without_typedefs
from cufe.sema.expr.dependence import is_surely_class
from cufe.sema.expr.operands import class_of, is_type_dependent
from cufe.sema.overload.list_init import Element, is_string_for, is_string_of
from cufe.sema.overload.sequences import BAD
from cufe.sema.overload.type_tests import bare, row_of
from cufe.text import kinds as k

_OPENING: Final = b"{("
_DESIGNATORS: Final = 2020  # [dcl.init.aggr]/3.1


class Items:
    """The items of a list, taken one by one; inner aggregates without braces take theirs from the same list."""

    def __init__(self, source: x.BracedInitList, close: int) -> None:
        self.items: list[x.Expression] = source.items
        self.at: int = 0
        #: the closing brace, where what has no item is initialised
        self.close: int = close
        #: conversions that narrow are taken, as in parentheses
        self.narrowing: bool = False
        #: what is wrong with the items that have been taken
        self.mistakes: list[Mistake] = []

    def more(self) -> bool:
        return self.at < len(self.items)

    def keep(self, mistake: Mistake, first: int) -> None:
        """Keeps the mistakes in an item, the first of those that an element was made of; the next one is behind it."""
        self.mistakes += mistake.all()
        mistake.others = []
        self.at = max(self.at, first + 1)

    def require_none(self, made: c.AggregateConstant) -> None:
        """Raises the mistake in the items, of which the others are elements of what was made."""
        if self.mistakes:
            mistake = self.mistakes[0]
            mistake.others = self.mistakes[1:]
            mistake.elements.append(made)
            raise mistake


class Aggregates(EnginePart):
    """Makes initialisations of aggregates."""

    def of(self, type_: Type, source: x.BracedInitList, token: int) -> DynamicInit:
        """`{...}` for an aggregate class or an array."""
        array = bare(type_)
        if isinstance(array, ArrayType) and len(source.items) == 1 and is_string_for(source.items[0], array):
            return self.string(type_, array, source.items[0], True)
        if isinstance(array, ArrayType) and len(source.items) == 1:
            self.require_room(array, source.items[0])
        constant = self._constant(type_, source)
        return self._init(type_, constant, token, True)

    def parenthesised(self, type_: Type, arguments: list[x.Expression], token: int) -> DynamicInit:
        """`T x(...)` for an aggregate, since C++20 ([dcl.init]/17.6.2.2)."""
        if len(arguments) > 1 and self.engine.expressions.substituted:
            # The original takes it where the type depends on no parameter.
            raise Unknown("parenthesised aggregate in a substitution", token)
        first = arguments[0].start
        opened = first - 1 if first > 0 and self.engine.kinds[first - 1] in _OPENING else first
        source = x.BracedInitList(arguments, self.engine.types.unknown, opened)
        return self._init(type_, self._constant(type_, source, True), token, False)

    def _init(self, type_: Type, constant: c.AggregateConstant, token: int, braced: bool) -> DynamicInit:
        made = DynamicInit(DIK_NONCONSTANT_AGGREGATE if constant.dynamic else DIK_CONSTANT, type_, constant=constant)
        made.braced = braced
        made.partial = constant.partial or _has_partial(constant)
        made.token = token
        return made

    def require_room(self, array: ArrayType, source: x.Expression) -> None:
        """A string fits into its array, the null character included ([dcl.init.string]/2)."""
        if not isinstance(source, (x.BracedInitList, x.OverloadExpression)) and is_string_of(source, array):
            types = (source.type, array)
            raise Mistake(num.INITIALISED, "string too long for an array", source.start, types)

    def string(self, type_: Type, array: ArrayType, source: x.Expression, braced: bool) -> DynamicInit:
        """A character array from a string literal ([dcl.init.string])."""
        assert isinstance(source, x.ConstantExpression) and isinstance(source.constant, c.StringConstant)
        literal = source.constant
        made = DynamicInit(DIK_CONSTANT, type_)
        written = bare(literal.type)
        if isinstance(written, ArrayType) and 0 <= array.count != written.count:
            sized = c.StringConstant(
                self.engine.types.array(written.element, array.count), list(literal.units), literal.literal
            )
            made.constant = sized
            made.partial = array.count > written.count
        else:
            made.constant = literal
        made.braced = braced
        made.token = source.token
        return made

    def _empty(self, type_: Type) -> c.AggregateConstant:
        """A value without elements yet; one of a class is not const, the elements of an array stay what they are."""
        if isinstance(bare(type_), ArrayType):
            return c.AggregateConstant(type_, [])
        return c.AggregateConstant(self.engine.types.unqualified(type_), [])

    def _constant(self, type_: Type, source: x.BracedInitList, parenthesised: bool = False) -> c.AggregateConstant:
        """The value of an aggregate with braces or parentheses of its own."""
        items = Items(source, self._close(source))
        items.narrowing = parenthesised
        made = self._empty(type_)
        array = bare(type_)
        if source.places and isinstance(array, ArrayType):
            self._placed(made, array, source)
            return made
        if source.designators:
            self._designated(made, type_, source)
            return made
        try:
            self._fill(made, type_, items)
        except (Unknown, IllFormed, Dependent):
            items.require_none(made)
            raise
        if items.more():
            at = items.items[items.at].start
            items.mistakes.append(Mistake(num.TOO_MANY_VALUES, "too many initializer values", at))
        items.require_none(made)
        return made

    def _fill(self, made: c.AggregateConstant, type_: Type, items: Items) -> None:
        """Takes items for all elements; what is missing is default member initialisers, constructors, or zero."""
        # Elements have their type by the name that was written.
        named = type_.skip_typerefs()
        array = named if isinstance(named, ArrayType) else bare(type_)
        if isinstance(array, (ArrayType, VectorType)):
            if isinstance(array, VectorType):
                made.cast = c.LIST_CAST
            self._fill_array(made, array, items)
            return
        cls = class_of(type_)
        if cls is None:
            raise Unknown("aggregate of a scalar")
        missing: list[Element] = []
        for element in self.engine.conversions.lists.aggregates.elements(cls):
            if cls.kind == tk.TK_UNION and not items.more():
                self._imply_member(made, cls, items.close)
                return
            if items.more():
                self._take(made, element.type, items)
            else:
                missing.append(element)
        self._imply(made, missing, items.close)

    def _close(self, source: x.BracedInitList) -> int:
        opened = source.start >= 0 and self.engine.kinds[source.start] in _OPENING
        return self.engine.cutter.brackets.close(source.start) if opened else source.start

    def _imply(self, made: c.AggregateConstant, missing: list[Element], close: int) -> None:
        """Elements without items, up to the last one that is not simply zero."""
        waiting: list[Element] = []
        for element in missing:
            waiting.append(element)
            implied = self._missing(element, close)
            if implied is None:
                continue
            for skipped in waiting[:-1]:
                zero = self._zero(skipped.type)
                zero.implicit = True
                self._add(made, zero)
            waiting = []
            if isinstance(implied, c.IntegerConstant):
                implied = without_typedefs(implied)
            implied.implicit = True
            self._add(made, implied)
        made.partial = made.partial or bool(missing)

    def _imply_member(self, made: c.AggregateConstant, union: ClassType, close: int) -> None:
        """The member of a union that has a default member initialiser, where no item is there."""
        for field in self.engine.classes.fields(union):
            if self.engine.classes.has_initialiser(field):
                self._imply(made, [Element(self.engine.declare_types.field_type(field), field)], close)
                made.member = field
        made.partial = True

    def _zero(self, type_: Type) -> c.Constant:
        if class_of(type_) is not None or isinstance(bare(type_), ArrayType):
            return self._empty(type_)
        return self.engine.default_initialisers.zero(type_)

    def _fill_array(self, made: c.AggregateConstant, array: ArrayType | VectorType, items: Items) -> None:
        done = 0
        while items.more() and (array.count < 0 or done < array.count):
            self._take(made, array.element, items)
            done += 1
        if array.count > done:
            made.partial = True
            rest = self._rest(array, array.count - done, items.close)
            if rest is not None:
                rest.implicit = True
                self._add(made, rest)
                made.partial = False

    def _rest(self, array: ArrayType | VectorType, missing: int, close: int) -> c.RepeatConstant | None:
        """Elements of an array behind those that have an item, made by the default constructor (observed, also those of
        an aggregate class); None where zero will do."""
        count, type_ = row_of(array.element)
        cls = class_of(type_)
        if cls is None or cls.dependent or self.engine.objects.trivial_default(cls):
            return None
        return c.RepeatConstant(self._owned(type_, self._default(type_, close)), missing * count)

    def _add(self, made: c.AggregateConstant, constant: c.Constant) -> None:
        made.elements.append(constant)
        value = constant.constant if isinstance(constant, c.RepeatConstant) else constant
        if isinstance(value, c.DynamicInitConstant) or (isinstance(value, c.AggregateConstant) and value.dynamic):
            made.dynamic = True

    def _take(self, made: c.AggregateConstant, type_: Type, items: Items) -> None:
        """Adds the next element; what is wrong with it is kept, and the items behind it are read all the same."""
        first = items.at
        try:
            self._add(made, self._element(type_, items))
        except Mistake as mistake:
            items.keep(mistake, first)

    def _element(self, type_: Type, items: Items) -> c.Constant:
        """One element from the next item, or from the next items where its braces are left out."""
        engine = self.engine
        item = items.items[items.at]
        array = bare(type_)
        cls = class_of(type_)
        if isinstance(item, x.BracedInitList):
            items.at += 1
            return self.element_from_list(type_, item)
        if isinstance(array, ArrayType):
            if is_string_for(item, array):
                items.at += 1
                return self._item(type_, self.string(type_, array, item, False))
            return self._unbraced(type_, items)
        if cls is not None and engine.classes.is_aggregate(cls):
            if is_type_dependent(item):
                items.at += 1
                return self._item(type_, engine.initialisers.element(type_, item, item.start))
            sequence = engine.conversions.sequence(item, engine.types.unqualified(type_), 0)
            # The braces of what has no elements cannot be left out ([dcl.init.aggr]/13).
            if sequence.rank == BAD and engine.conversions.lists.aggregates.elements(cls):
                return self._unbraced(type_, items)
        items.at += 1
        if isinstance(item, x.LambdaExpression) and cls is item.type and not item.lambda_node.captures:
            made = DynamicInit(DIK_EXPRESSION, type_, item)
            return c.DynamicInitConstant(type_, made)
        if not items.narrowing:
            engine.narrowing.require_wide(item, type_)
        return self._item(type_, engine.initialisers.element(type_, item, item.start))

    def _unbraced(self, type_: Type, items: Items) -> c.Constant:
        inner = self._empty(type_)
        self._fill(inner, type_, items)
        return self._owned(type_, self._init(type_, inner, -1, False)) if class_of(type_) is not None else inner

    def element_from_list(self, type_: Type, item: x.BracedInitList) -> c.Constant:
        """An element with braces of its own, in front of which a designator may stand without `=`."""
        copy = self.engine.kinds[item.start - 1] != k.IDENTIFIER
        scalar = class_of(type_) is None and not isinstance(bare(type_), (ArrayType, VectorType))
        if scalar and len(item.items) == 1 and isinstance(item.items[0], x.BracedInitList):
            raise IllFormed("extra braces around a scalar", item.start)
        init = self.engine.list_initialisers.from_list(type_, item, copy, item.start)
        return self._as_constant(type_, init) if init.kind == DIK_NONCONSTANT_AGGREGATE else self._item(type_, init)

    def _item(self, type_: Type, init: DynamicInit) -> c.Constant:
        """The value of an element that has an item; an address is what was written, until the whole is evaluated."""
        if init.kind == DIK_NONCONSTANT_AGGREGATE and class_of(type_) is not None:
            # The element is an object that is made in place.
            return c.DynamicInitConstant(type_, init)
        if self.engine.initialisers.static or self.engine.demanded_constants.active:
            return self._as_constant(type_, init)
        return self._as_constant(type_, self.engine.folding.written_address(init))

    def _as_constant(self, type_: Type, init: DynamicInit) -> c.Constant:
        if init.constant is not None and init.kind in (DIK_CONSTANT, DIK_NONCONSTANT_AGGREGATE):
            constructed = isinstance(init.constant.expression, x.TempInit)
            if constructed or class_of(type_) is None or self.engine.objects.destructor(type_) is None:
                return init.constant
            if init.constant.cast == c.LIST_CAST:
                # `T{}` itself, where it is destroyed (observed).
                init.kind = DIK_NONCONSTANT_AGGREGATE
        return self._in_place(type_, init)

    def _in_place(self, type_: Type, init: DynamicInit) -> c.DynamicInitConstant:
        """An element that is made where it is, and destroyed where a later one throws."""
        if class_of(type_) is not None and init.destructor is None:
            init.destructor = self.engine.objects.destructor(type_)
            init.partial_aggregate = init.destructor is not None
        return c.DynamicInitConstant(type_, init)

    def _owned(self, type_: Type, init: DynamicInit) -> c.Constant:
        """An element that nobody wrote: its value, unless it has to be destroyed."""
        if init.kind == DIK_CONSTANT and init.constant is not None and self.engine.objects.destructor(type_) is None:
            return init.constant
        return self._in_place(type_, init)

    def _missing(self, element: Element, close: int) -> c.Constant | None:
        """The value of an element without an item; None where zero will do."""
        engine = self.engine
        field = element.field
        if isinstance(field, Field) and engine.classes.has_initialiser(field):
            init = engine.member_initialisers.default(field)
            if engine.source_places.initialisation(init, close + 1):
                return self._located(element.type, init)
            return self._explained(self._as_constant(element.type, init), init, close)
        count, type_ = row_of(element.type)
        cls = class_of(type_)
        if cls is None or cls.dependent:
            return None
        made: c.Constant
        if engine.classes.is_aggregate(cls):
            inner = self._empty(type_)
            self._imply(inner, engine.conversions.lists.aggregates.elements(cls), close)
            nothing = not inner.elements and (field is not None or type_ is not element.type)
            if nothing and engine.objects.destructor(type_) is None:
                return None
            made = self._owned(type_, self._init(type_, inner, -1, False))
        elif engine.objects.trivial_default(cls):
            return None
        else:
            made = self._owned(type_, self._default(type_, close))
        if type_ is element.type:
            return made
        array = self._empty(element.type)
        self._add(array, c.RepeatConstant(made, count))
        return array

    def _located(self, type_: Type, init: DynamicInit) -> c.Constant:
        """The value of a default member initialiser that says for which place it was read."""
        value = init.expression
        if init.kind != DIK_EXPRESSION or value is None or class_of(init.type) is not None:
            return self._in_place(type_, init)
        known = self.engine.evaluator.initializer(value)
        if not isinstance(known, x.ConstantExpression):
            return self._in_place(type_, init)
        made = copied(known.constant)
        made.expression = value
        return made

    def _default(self, type_: Type, close: int) -> DynamicInit:
        """An element that its default constructor initialises, or `{}` where it has none that can be called; what is
        wrong with it is reported at the closing brace."""
        try:
            return self.engine.default_initialisers.value(type_, -1)
        except IllFormed as failure:
            empty = x.BracedInitList([], self.engine.types.unknown, close)
            if self._takes_nothing(type_, empty):
                return self.engine.list_initialisers.from_list(type_, empty, True, close)
            if isinstance(failure, Mistake):
                failure.token = close
            raise

    def _takes_nothing(self, type_: Type, empty: x.BracedInitList) -> bool:
        """Whether `{}` makes an object of a class without its default constructor: by a list, or as an aggregate."""
        cls = class_of(type_)
        if cls is None or cls.dependent:
            return False
        constructors = self.engine.overloads.constructors
        default = constructors.default(cls, -1).routine
        if default is None:
            return constructors.resolve_list(cls, empty, -1).as_list
        return bool(default.flags & DELETED) and self.engine.classes.is_aggregate(cls)

    def _explained(self, constant: c.Constant, init: DynamicInit, close: int) -> c.Constant:
        """The value of a default member initialiser, which says so."""
        if init.kind != DIK_CONSTANT:
            return constant
        made = copied(constant)
        if made is constant and isinstance(constant, c.AggregateConstant):
            made = self.completed(constant, init)
        if made is not constant:
            made.expression = x.InitializerExpression(init, constant.type, close)
        return made

    def completed(self, constant: c.AggregateConstant, init: DynamicInit) -> c.Constant:
        """The value of a list, with what is left out in it."""
        if constant.partial:
            try:
                return self.engine.evaluator.initial(init, init.type, False)
            except (IllFormed, Dependent, Unknown):
                pass
        made = c.AggregateConstant(constant.type, constant.elements)
        made.partial = constant.partial
        return made

    def _designated(self, made: c.AggregateConstant, type_: Type, source: x.BracedInitList) -> None:
        """`.member = value` ([dcl.init.aggr]/3.1)."""
        engine = self.engine
        cls = class_of(type_)
        if cls is None:
            raise Unknown("designators in an array", source.start)
        engine.designators.require_fields(cls, source)
        close = self._close(source)
        made.leaves_out = engine.language.standard < _DESIGNATORS
        elements = engine.conversions.lists.aggregates.elements(cls)
        if cls.kind == tk.TK_UNION:
            elements = [Element(engine.declare_types.field_type(field), field) for field in engine.classes.fields(cls)]
        waiting: list[Element] = []
        at = 0
        for element in elements:
            field = element.field
            if at >= len(source.items) or field is None or field.name != source.designators[at]:
                waiting.append(element)
                continue
            if cls.kind != tk.TK_UNION:
                self._skip(made, waiting, close)
            waiting = []
            inner = x.BracedInitList([source.items[at]], engine.types.unknown, source.items[at].start)
            made.designators += [None] * (len(made.elements) - len(made.designators))
            self._add(made, self._element(element.type, Items(inner, close)))
            made.designators.append(field)
            at += 1
        if at < len(source.items):
            raise Unknown("designator of an inner member", source.items[at].start)
        if cls.kind == tk.TK_UNION:
            return
        self._imply(made, waiting, close)
        made.partial = True

    def _skip(self, made: c.AggregateConstant, skipped: list[Element], close: int) -> None:
        """Elements in front of a designated one."""
        for element in skipped:
            constant = self._missing(element, close) or self._zero(element.type)
            constant.implicit = True
            self._add(made, constant)

    def _placed(self, made: c.AggregateConstant, array: ArrayType, source: x.BracedInitList) -> None:
        """GNU designators of array elements; the others are zero."""
        engine = self.engine
        if engine.objects.element_class(array.element) is not None:
            raise Unknown("designators in an array of a class", source.start)
        for item, (first, last) in zip(source.items, source.places, strict=True):
            inner = x.BracedInitList([item], engine.types.unknown, item.start)
            constant = self._element(array.element, Items(inner, self._close(source)))
            self._add(made, constant if first == last else c.RepeatConstant(constant, last - first + 1))
            made.places.append(first)
        made.partial = True

    # --- std::initializer_list ---------------------------------------------------------------------------------------

    def initializer_list(
        self, type_: Type, cls: ClassType, element: Type, source: x.BracedInitList, token: int
    ) -> DynamicInit:
        """An object of `std::initializer_list<E>`: an array of `const E` and its length ([dcl.init.list]/5).
        An empty list is value-initialised instead."""
        types = self.engine.types
        count = len(source.items)
        array = types.array(types.qualified(element, tk.CONST), count)
        routine = self._list_constructor(cls, token)
        temporary = x.TempInit(self.of(array, source, token), array, x.LVALUE, -1)
        decayed = x.Operation(
            eok.ARRAY_TO_POINTER, types.pointer(types.qualified(element, tk.CONST)), x.PRVALUE, -1, [temporary]
        )
        decayed.type_kind = tk.TK_ARRAY
        decayed.flags |= x.COMPILER_GENERATED
        arguments: list[x.Expression] = [
            decayed,
            x.ConstantExpression(c.IntegerConstant(types.unsigned_long, count), -1),
        ]
        made = DynamicInit(DIK_CONSTRUCTOR, type_)
        made.routine = routine
        made.arguments = arguments
        made.braced = True
        made.token = token
        return made

    def _list_constructor(self, cls: ClassType, token: int) -> Routine:
        for routine in self.engine.classes.constructors(cls):
            if isinstance(routine, Routine):
                if len(self.engine.declare_types.routine_type(routine).parameters) == 2:
                    return routine
        raise Unknown("std::initializer_list without its constructor", token)

    # --- templates ---------------------------------------------------------------------------------------------------

    def dependent(self, type_: Type, source: x.BracedInitList, token: int) -> DynamicInit:
        """`{...}` where the type or an item depends on a template parameter: the items as they are."""
        constant = self._dependent_constant(type_, source)
        return self._init(type_, constant, token, True)

    def _dependent_constant(self, type_: Type, source: x.BracedInitList) -> c.AggregateConstant:
        made = self._empty(type_)
        element = bare(type_)
        inner = element.element if isinstance(element, ArrayType) else type_
        for written in source.items:
            item = self.engine.odr_uses.unread(written)
            made.expanded = made.expanded or bool(item.flags & x.PACK_EXPANSION)
            if isinstance(item, x.BracedInitList):
                self._add(made, self._dependent_constant(inner, item))
            elif inner is not type_ and not item.flags & x.PACK_EXPANSION and not is_surely_class(inner):
                self._add(made, self._item(inner, self._dependent_element(inner, item)))
            elif isinstance(item, x.ConstantExpression) and (
                item.category == x.PRVALUE or isinstance(item.constant, c.StringConstant)
            ):
                self._add(made, item.constant)
            else:
                init = DynamicInit(DIK_EXPRESSION, item.type, item)
                self._add(made, c.DynamicInitConstant(inner, init))
        return made

    def _dependent_element(self, type_: Type, item: x.Expression) -> DynamicInit:
        """An element of an array, converted as a variable of its type would be; a function stays as it is."""
        if isinstance(item, x.OverloadExpression):
            return DynamicInit(DIK_EXPRESSION, item.type, item)
        return self.engine.initialisers.element(type_, item, item.start)


def _has_partial(constant: c.AggregateConstant) -> bool:
    for element in constant.elements:
        if isinstance(element, c.AggregateConstant) and (element.partial or _has_partial(element)):
            return True
    return False
