"""Access to members in what a template declares outside of its body ([class.access.base], [temp.deduct]/8).

There a member that must not be named makes an instance fail, and a function or specialisation of that instance is not
taken.  Elsewhere `mistakes/inaccessible` reports it.  Where a friend may be meant, everything may be named.
"""

from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import BaseClass, ClassType, Enumerator, Routine
from cufe.il.entity import AS_PRIVATE, AS_PROTECTED, AS_PUBLIC, Entity
from cufe.sema.declared.contexts import ClassContext, RegionContext, TemplateContext
from cufe.sema.declared.member_lookup import MemberSet
from cufe.sema.engine_part import EnginePart

#: the access of what is private in a base class: no member of the derived class at all
_NONE: Final = 3


class Access(EnginePart):
    """Whether members found by a name may be named where they are."""

    def is_denied(self, found: MemberSet, named_in: ClassType, context: Context) -> bool:
        """Whether none of the members, found in the class `named_in`, may be named in a declaration of an instance."""
        access = min((_access(entity, found.owner) for entity in found.entities), default=AS_PUBLIC)
        if access == AS_PUBLIC and all(base.access == AS_PUBLIC for base in found.path):
            return False
        around = self._classes_around(context)
        if around is None:
            return False
        classes = [named_in, *[base.type for base in found.path]]
        return not self._may_name(classes, found.path, access, around) and self._is_closed(classes, context, around)

    def is_routine_denied(self, routine: Routine, cls: ClassType, context: Context) -> bool:
        """Whether a member function of a class may not be called in a declaration of an instance, where nobody names
        it."""
        if routine.access == AS_PUBLIC:
            return False
        around = self._classes_around(context)
        return (
            around is not None
            and not self._is_open(cls, routine.access, around)
            and self._is_closed([cls], context, around)
        )

    def is_base_denied(self, derived: ClassType, base: ClassType, context: Context) -> bool:
        """Whether a declaration of an instance may not convert a class to one of its base classes
        ([class.access.base]/4)."""
        around = self._classes_around(context)
        if around is None or derived.dependent or self.is_accessible_base(derived, base, around):
            return False
        path = self.engine.derivation.path(derived, base) or []
        return self._is_closed([derived, *[step.type for step in path]], context, around)

    def is_accessible_base(self, derived: ClassType, base: ClassType, around: list[ClassType]) -> bool:
        """Whether some path to a base class is open, step by step, to what is in some classes."""
        classes = self.engine.classes
        for step in classes.bases(derived):
            if step.type is base or classes.is_base_of(base, step.type):
                if self._is_open(derived, step.access, around):
                    if step.type is base or self.is_accessible_base(step.type, base, around):
                        return True
        return False

    def _classes_around(self, context: Context) -> list[ClassType] | None:
        """The classes around what an instance of a template declares; None in bodies of functions and of classes, but
        for what is read on trial there."""
        on_trial = self.engine.trials.under_way
        at: Context | None = context
        instance = False
        found: list[ClassType] = []
        while at is not None:
            if isinstance(at, RegionContext) and not on_trial:
                return None
            if isinstance(at, ClassContext):
                if not instance and not on_trial:
                    return None
                found.append(at.cls)
            elif isinstance(at, TemplateContext) and at.arguments is not None:
                instance = True
            at = at.outer
        return found if instance else None

    def _is_closed(self, classes: list[ClassType], context: Context, around: list[ClassType]) -> bool:
        """Whether no friend declaration may open the classes."""
        declared = self._declared(context)
        return declared is not None and not any(self._may_befriend(cls, declared, around) for cls in classes)

    def _declared(self, context: Context) -> set[str] | None:
        """The names that the innermost template declares; None where it defines a member outside of its class: the
        types in front of the name have the access of the class ([class.access]/6)."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, TemplateContext) and at.arguments is not None:
                path = self.engine.cutter.path(at.parameters[0].token) if at.parameters else []
                bindings = self.engine.lookup.bindings(path[-1], "") if path else []
                if any(binding.first != binding.name for binding in bindings):
                    return None
                return {self.engine.declare.binding_name(binding) for binding in bindings} or None
            at = at.outer
        return None

    def _may_befriend(self, cls: ClassType, declared: set[str], around: list[ClassType]) -> bool:
        """Whether a friend declaration of a class may mean the function that is declared, or a class around
        ([class.friend])."""
        if cls.dependent or cls.closure is not None:
            return True
        engine = self.engine
        names = declared.union([inside.name for inside in around if inside.name])
        for piece in engine.declare.special(cls.brace).friends if cls.brace >= 0 else ():
            end = piece.body if piece.body >= 0 else piece.end
            words = engine.lexemes[piece.head : end]
            if around and engine.friends.is_written_elsewhere(piece):
                return True
            if any(_is_spelt(name, words) for name in names):
                return True
        return False

    def _may_name(self, classes: list[ClassType], path: list[BaseClass], access: int, around: list[ClassType]) -> bool:
        """[class.access.base]/5, from the class of the member to that in which it is named."""
        allowed = False
        for at in range(len(path), -1, -1):
            cls = classes[at]
            if at < len(path):
                base = path[at]
                allowed = allowed and self._is_open(cls, base.access, around)
                access = _NONE if access >= AS_PRIVATE else max(access, base.access)
            allowed = allowed or self._is_open(cls, access, around)
        return allowed

    def _is_open(self, cls: ClassType, access: int, around: list[ClassType]) -> bool:
        """Whether what has an access in a class may be named inside of the classes around."""
        if access == AS_PUBLIC or access == _NONE:
            return access == AS_PUBLIC
        for inside in around:
            if inside is cls or (inside.template is not None and inside.template is cls.template):
                return True
            if access == AS_PROTECTED and (inside.dependent or self.engine.classes.is_base_of(cls, inside)):
                return True
        return False


def _access(entity: Entity, owner: ClassType) -> int:
    """The access of a member in the class that declares it; what a using-declaration brings there is not told apart."""
    declared: Entity | None = entity
    if isinstance(entity, Enumerator):
        declared = entity.parent
    return declared.access if declared is not None and declared.parent is owner else AS_PUBLIC


def _is_spelt(name: str, words: list[str]) -> bool:
    """Whether a name may stand among words; the name of an operator is several of them."""
    return name in words if name.isidentifier() else name in "".join(words)
