"""Whether an initialiser list fits an aggregate ([dcl.init.aggr]): element by element, with braces left out."""

from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field
from cufe.il.expressions import BracedInitList, Expression
from cufe.il.types import ArrayType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare, is_reference


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
