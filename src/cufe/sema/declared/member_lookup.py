"""Members of classes by name ([class.member.lookup]): in the class itself, then in its bases."""

from cufe.il.entities import STATIC_MEMBER, BaseClass, ClassType, EnumType, Field, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.engine_part import EnginePart


class MemberSet:
    """Members of one name: where they were found, and the bases on the way there."""

    def __init__(self, owner: ClassType, entities: list[Entity], path: list[BaseClass]) -> None:
        self.owner: ClassType = owner
        self.entities: list[Entity] = entities
        self.path: list[BaseClass] = path
        #: found in several base classes that are not one subobject ([class.member.lookup])
        self.ambiguous: bool = False


class MemberLookup(EnginePart):
    """Finds members, implicit ones too."""

    def members(self, cls: ClassType, name: str) -> MemberSet | None:
        """The members `name` of a class or of its bases ([class.member.lookup]); None where it has none."""
        self.engine.classes.require_complete(cls, -1)
        context = cls.context
        if cls.name == name or (cls.template is not None and cls.template.name == name):
            return MemberSet(cls, [cls], [])
        if isinstance(context, ClassContext):
            found = self.engine.declare.in_class(context, name)
            if found:
                return MemberSet(cls, prefer_values(found), [])
        if name.startswith("~") or name == "operator=":
            implicit = self.engine.classes.implicit_members(cls, name)
            if implicit:
                return MemberSet(cls, implicit, [])
        return self.in_bases(cls, name)

    def with_hidden(self, members: MemberSet | None, name: str) -> list[Entity]:
        """The members found, and the class or enum of that name that they hide: where a type is looked for, that one
        is found ([basic.scope.hiding], [basic.lookup.elab])."""
        if members is None:
            return []
        context = members.owner.context
        if not isinstance(context, ClassContext):
            return members.entities
        declared = self.engine.declare.in_class(context, name)
        return declared if declared else members.entities

    def in_bases(self, cls: ClassType, name: str) -> MemberSet | None:
        """The members `name` of the bases of a class, a hidden one of a virtual base left out."""
        chosen: MemberSet | None = None
        # The primary template with the arguments of a specialisation may have bases that are never defined.
        lenient = cls.canonical is not cls and not cls.dependent
        for base in self.engine.classes.bases(cls):
            if lenient and not self.engine.classes.is_complete(base.type):
                continue
            found = self.members(base.type, name)
            if found is None:
                continue
            found = self._extended(found, base)
            if chosen is None:
                chosen = found
            elif found.owner is chosen.owner:
                # One subobject, or static members and types of one class: no ambiguity.
                of_objects = any(_is_of_object(entity) for entity in found.entities)
                chosen.ambiguous = chosen.ambiguous or (of_objects and not _shared(found, chosen))
            elif self._dominates(found, chosen):
                chosen = found
            elif not self._dominates(chosen, found):
                chosen.ambiguous = chosen.ambiguous or not self.engine.ambiguity.is_one(found.entities, chosen.entities)
        return chosen

    def _extended(self, found: MemberSet, base: BaseClass) -> MemberSet:
        made = MemberSet(found.owner, found.entities, [base, *found.path])
        made.ambiguous = found.ambiguous
        return made

    def _dominates(self, first: MemberSet, second: MemberSet) -> bool:
        """Whether the declaration found in `first` hides that of `second`: a virtual base is hidden."""
        return self.engine.classes.is_virtual_base_of(second.owner, first.owner)


def _shared(first: MemberSet, second: MemberSet) -> bool:
    """Whether two paths to one class end in one subobject: it is a virtual base on both."""
    return any(base.virtual for base in first.path) and any(base.virtual for base in second.path)


def _is_of_object(entity: Entity) -> bool:
    """Whether a member belongs to the objects of its class."""
    if isinstance(entity, Routine):
        return not entity.flags & STATIC_MEMBER
    return isinstance(entity, (Field, Template))


def prefer_values(found: list[Entity]) -> list[Entity]:
    """A class or enum is hidden by a function or variable of its name ([basic.scope.hiding])."""
    if len(found) < 2:
        return found
    values = [entity for entity in found if not isinstance(entity, (ClassType, EnumType))]
    return values if values else found
