"""Initialiser lists as arguments ([over.ics.list], [dcl.init.list]), and whether one fits an aggregate
([dcl.init.aggr])."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.constants import StringConstant
from cufe.il.entities import ClassType, Field, Namespace
from cufe.il.expressions import BracedInitList, ConstantExpression, Expression
from cufe.il.types import ArrayType, IntegerType, ReferenceType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.sequences import ConversionSequence, bad, referred_to
from cufe.sema.overload.type_tests import bare, class_of, is_array, is_function, is_integral, is_reference, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Element:
    """One element of an aggregate: a base class, a field or an array element."""

    def __init__(self, type_: Type, field: Field | None) -> None:
        self.type: Type = type_
        self.field: Field | None = field


class AggregateFit(EnginePart):
    """Asks for each element whether its item converts; builds nothing."""

    def elements(self, cls: ClassType) -> list[Element]:
        """What an initialiser list initialises: direct bases, then fields; of a union the first field."""
        found = [Element(base.type, None) for base in self.engine.classes.bases(cls)]
        for field in self.engine.classes.fields(cls):
            if field.anonymous or field.name or field.bit_width < 0:
                found.append(Element(self.engine.declare_types.field_type(field), field))
                if cls.kind == tk.TK_UNION:
                    break
        return found

    def fits(self, source: BracedInitList, target: Type, strict: bool = False) -> bool:
        """Whether `target {source}` is well-formed; `target` is an aggregate class or an array.  Narrowing counts only
        where `strict`."""
        cls = bare(target)
        if source.designators and isinstance(cls, ClassType):
            return self._designated(source, cls, strict)
        return self._take(target, source.items, 0, strict) == len(source.items)

    def _converts(self, item: Expression, target: Type, strict: bool) -> bool:
        sequence = self.engine.conversions.sequence(item, target)
        if not sequence.exists() or sequence.ambiguous:
            return False
        return not (strict and self.engine.narrowing.narrows(item, sequence, referred_to(target)))

    def _take(self, target: Type, items: list[Expression], at: int, strict: bool) -> int:
        """Initialises an aggregate from `items`, from index `at`; the index behind the last item used, or -1."""
        found = bare(target)
        if isinstance(found, ArrayType):
            return self._take_array(found, items, at, strict)
        if not isinstance(found, ClassType):
            return -1
        for element in self.elements(found):
            if at < len(items):
                at = self._take_element(element, items, at, strict)
                if at < 0:
                    return -1
            elif not self._default(element):
                return -1
        return at

    def _take_array(self, array: ArrayType, items: list[Expression], at: int, strict: bool) -> int:
        element = Element(array.element, None)
        count = array.count
        done = 0
        while at < len(items) and (count < 0 or done < count):
            at = self._take_element(element, items, at, strict)
            if at < 0:
                return -1
            done += 1
        if count > done and not self._default(element):
            return -1
        return at

    def _take_element(self, element: Element, items: list[Expression], at: int, strict: bool) -> int:
        """One element: the next item if it converts, or else, an aggregate itself, the next items."""
        item = items[at]
        type_ = element.type
        found = bare(type_)
        if isinstance(found, ArrayType):
            if isinstance(item, BracedInitList):
                return at + 1 if self._converts(item, type_, strict) else -1
            from cufe.sema.overload.list_init import is_string_for

            if is_string_for(item, found):
                return at + 1
            return self._take_array(found, items, at, strict)
        if self.engine.conversions.exists(item, type_):
            return at + 1 if not strict or self._converts(item, type_, True) else -1
        if isinstance(item, BracedInitList) or not isinstance(found, ClassType):
            return -1
        if not self._is_aggregate(found) or not self.elements(found):
            return -1  # the item of an empty aggregate cannot be left out ([dcl.init.aggr]/14)
        return self._take(found, items, at, strict)

    def _is_aggregate(self, cls: ClassType) -> bool:
        try:
            return self.engine.classes.is_aggregate(cls)
        except IllFormed:
            return False

    def _default(self, element: Element) -> bool:
        """Whether an element without an item can be initialised: by its default member initialiser, or by `{}`."""
        field = element.field
        if field is not None and (field.anonymous or self.engine.classes.has_initialiser(field)):
            return True
        if is_reference(element.type):
            return False
        found = bare(element.type)
        if isinstance(found, ArrayType):
            return found.count == 0 or self._default(Element(found.element, None))
        empty = BracedInitList([], self.engine.types.unknown, -1)
        return self.engine.conversions.exists(empty, element.type)

    def _designated(self, source: BracedInitList, cls: ClassType, strict: bool) -> bool:
        by_name: dict[str, Expression] = {}
        for index, name in enumerate(source.designators):
            if index < len(source.items):
                by_name[name] = source.items[index]
        taken = 0
        for field in self.engine.classes.fields(cls):
            item = by_name.get(field.name)
            element = Element(self.engine.declare_types.field_type(field), field)
            if item is not None and field.name:
                if not self._converts(item, element.type, strict):
                    return False
                taken += 1
            elif cls.kind != tk.TK_UNION and not self._default(element):
                return False
        return taken == len(source.items)


class ListConversions:
    """From `{...}` to a parameter."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.aggregates: AggregateFit = AggregateFit(engine)

    def element_type(self, type_: Type) -> Type | None:
        """X of std::initializer_list<X>; None for any other type."""
        cls = class_of(type_)
        if cls is None or cls.template is None or cls.template.name != "initializer_list" or not cls.arguments:
            return None
        parent = cls.template.parent
        if not isinstance(parent, Namespace) or parent.name != "std":
            return None
        return cls.arguments[0].type

    def sequence(self, source: BracedInitList, target: Type, flags: int) -> ConversionSequence:
        """From a list to any type."""
        reference = target.canonical
        if isinstance(reference, ReferenceType):
            return self._to_reference(source, target, reference, flags)
        return self._to_value(source, target, flags)

    def _to_reference(
        self, source: BracedInitList, target: Type, reference: ReferenceType, flags: int
    ) -> ConversionSequence:
        """Bound to the one element if that fits, else to a temporary that the list initialises."""
        only = self._only(source)
        if only is not None and not only.type.dependent:
            if self.engine.conversions.references.related(reference.target, only.type.canonical):
                made = self.engine.conversions.sequence(only, target, flags)
                made.list_form = sq.LIST_ELEMENT
                return made
        qualifiers = reference.target.qualifiers()
        if not reference.rvalue and (not qualifiers & tk.CONST or qualifiers & tk.VOLATILE):
            return bad(None, target, "list")
        return self._to_value(source, reference.target, flags).as_temporary(target)

    def _only(self, source: BracedInitList) -> Expression | None:
        """The element of a list that has one, which is no list itself and has no designator."""
        if len(source.items) != 1 or source.designators:
            return None
        only = source.items[0]
        return None if isinstance(only, BracedInitList) else only

    def _to_value(self, source: BracedInitList, target: Type, flags: int) -> ConversionSequence:
        element = self.element_type(target)
        if element is not None and not source.designators:
            return self._to_initializer_list(source, target, element)
        array = bare(target)
        if isinstance(array, ArrayType):
            return self._to_array(source, target, array)
        cls = class_of(target)
        if cls is not None:
            return self._to_class(source, target, cls, flags)
        return self._to_scalar(source, target, flags)

    def _worst(self, source: BracedInitList, target: Type, element: Type, form: int) -> ConversionSequence:
        """All elements go to one type: the worst of their conversions."""
        made = ConversionSequence(sq.EXACT, None, target)
        for item in source.items:
            one = self.engine.conversions.sequence(item, element)
            if not one.exists():
                return bad(None, target, one.reason)
            if one.rank > made.rank or (one.rank == sq.USER and made.routine is None):
                made.rank = one.rank
                made.steps = one.steps
                made.routine = one.routine
                made.middle = one.middle
                made.source = one.source
                made.arguments = one.arguments
            made.ambiguous = made.ambiguous or one.ambiguous
            made.elements.append(one)
        made.list_form = form
        made.element = element
        return made

    def _to_initializer_list(self, source: BracedInitList, target: Type, element: Type) -> ConversionSequence:
        only = self._only(source)
        if only is not None and class_of(only.type) is class_of(target):
            # `std::initializer_list<X>{list}` copies ([over.ics.list]/6.1 by its copy constructor).
            made = self.engine.conversions.sequence(only, target)
            made.list_form = sq.LIST_ELEMENT
            return made
        made = self._worst(source, target, element, sq.LIST_INITIALIZER_LIST)
        if made.exists():
            made.count = len(source.items)
        return made

    def _to_array(self, source: BracedInitList, target: Type, array: ArrayType) -> ConversionSequence:
        """[over.ics.list]/7: the elements go to the element type, missing ones are `{}`."""
        only = self._only(source)
        if only is not None and is_string_for(only, array):
            made = ConversionSequence(sq.EXACT, only.type, target)
            made.list_form = sq.LIST_ELEMENT
            return made
        if array.count >= 0 and len(source.items) > array.count:
            return bad(None, target, "too many elements")
        if not self._plain_elements(source, array.element):
            used = self.aggregates.fits(source, array)
            made = ConversionSequence(sq.USER, None, target) if used else bad(None, target, "elements")
        else:
            made = self._worst(source, target, array.element, sq.LIST_ARRAY)
        if made.exists():
            made.list_form = sq.LIST_ARRAY
            made.element = array.element
            made.count = array.count if array.count >= 0 else len(source.items)
        return made

    def _plain_elements(self, source: BracedInitList, element: Type) -> bool:
        """Whether each item is for one element: no braces are left out."""
        if class_of(element) is None and not is_array(element):
            return True
        return all(self.engine.conversions.exists(item, element) for item in source.items)

    def _to_class(self, source: BracedInitList, target: Type, cls: ClassType, flags: int) -> ConversionSequence:
        try:
            aggregate = self.engine.classes.is_aggregate(cls)
        except IllFormed:
            return bad(None, target, "incomplete type")
        only = self._only(source)
        given = class_of(only.type) if only is not None else None
        same = given is not None and (given is cls or self.engine.derivation.derives(given, cls))
        if aggregate:
            if same and only is not None:
                made = self.engine.conversions.sequence(only, target)
                made.list_form = sq.LIST_ELEMENT
                return made
            return self._to_aggregate(source, target, cls)
        if source.designators:
            return bad(None, target, "designators")
        if flags & sq.NO_USER and not same:
            return bad(None, target, "user-defined conversion")
        resolution = self.engine.overloads.constructors.resolve_list(cls, source, source.token)
        if resolution.chosen is None and not resolution.ambiguous:
            return bad(None, target, "constructors")
        constructors = self.engine.overloads.constructors
        if source.items and all(constructors.is_explicit_now(one) for one in resolution.viable):
            # An explicit one that is chosen is wrong only where others could be (observed).
            return bad(None, target, "explicit constructors")
        made = ConversionSequence(sq.USER, None, target)
        made.list_form = sq.LIST_CONSTRUCTOR
        made.routine = resolution.routine
        made.arguments = resolution.sequences
        made.as_list = resolution.as_list
        made.ambiguous = resolution.chosen is None
        if same and not resolution.as_list and not made.ambiguous and given is not None:
            # [over.ics.list]/6.1: as good as the element itself.
            made.rank = sq.EXACT
            made.source = given
            if given is not cls:
                made.add(sq.DERIVED_TO_BASE, target, self.engine.derivation.path(given, cls))
        return made

    def _to_aggregate(self, source: BracedInitList, target: Type, cls: ClassType) -> ConversionSequence:
        if not self.aggregates.fits(source, cls):
            return bad(None, target, "elements")
        made = ConversionSequence(sq.USER, None, target)
        made.list_form = sq.LIST_AGGREGATE
        return made

    def _to_scalar(self, source: BracedInitList, target: Type, flags: int) -> ConversionSequence:
        if is_void(target) or is_function(target):
            return bad(None, target)
        if not source.items:
            made = ConversionSequence(sq.EXACT, None, target)
            made.list_form = sq.LIST_EMPTY
            return made
        only = self._only(source)
        if only is None:
            return bad(None, target, "more than one element")
        made = self.engine.conversions.sequence(only, target, flags)
        made.list_form = sq.LIST_ELEMENT
        return made


def is_string_for(source: Expression, array: ArrayType) -> bool:
    """Whether a string literal initialises an array of this type ([dcl.init.string]): of its own element type, an
    ordinary one also of signed or unsigned char."""
    if not isinstance(source, ConstantExpression) or not isinstance(source.constant, StringConstant):
        return False
    literal = bare(source.type)
    if isinstance(literal, ArrayType) and 0 <= array.count < literal.count:
        return False
    return is_string_of(source, array)


def is_string_of(source: Expression, array: ArrayType) -> bool:
    """The same for an array that may be too short for it."""
    if not isinstance(source, ConstantExpression) or not isinstance(source.constant, StringConstant):
        return False
    literal = bare(source.type)
    if not isinstance(literal, ArrayType) or not is_integral(array.element):
        return False
    one = bare(array.element)
    other = bare(literal.element)
    if one is other:
        return True
    if not is_narrow_char(one) or not isinstance(one, IntegerType) or not isinstance(other, IntegerType):
        return False
    # Since P2513 a u8 literal initialises arrays of char and unsigned char, too.
    return is_narrow_char(other) or (other.sort == tk.CHAR8 and one.int_kind != tk.SIGNED_CHAR)


def is_narrow_char(type_: Type) -> bool:
    """char, signed char or unsigned char."""
    found = bare(type_)
    return isinstance(found, IntegerType) and found.sort == tk.PLAIN and found.int_kind <= tk.UNSIGNED_CHAR
