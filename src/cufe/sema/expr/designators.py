"""Designators of lists, `.member = value` ([dcl.init.general], [dcl.init.aggr]/3.1): what they name has to be a member
of an aggregate, once and in the order of the class."""

from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType
from cufe.il.expressions import BracedInitList
from cufe.il.types import Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import bare, class_of, is_array, is_unknown, referred

#: from here on all items of a list have designators, or none
_NOT_MIXED: Final = 2020


class Designators(EnginePart):
    """Says what is wrong with the designators of a list."""

    def require_aggregate(self, type_: Type, source: BracedInitList) -> None:
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

    def require_fields(self, cls: ClassType, source: BracedInitList) -> None:
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
