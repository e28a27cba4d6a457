"""Names that lookup finds in several scopes: which are ambiguous (266; [namespace.udir], [class.member.lookup])."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Enumerator, EnumType, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_CONCEPT, TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION, Template
from cufe.il.type_names import TypeNames
from cufe.il.types import Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, NoAnswer
from cufe.sema.message_names import Nameless

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Ambiguity:
    """Remembers, while a name is looked up, whether what was found is ambiguous: who only wants to know what there is
    does not ask."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._name: str = ""
        #: the class whose members are ambiguous
        self._class: ClassType | None = None

    def begin(self) -> None:
        """A name is looked up."""
        self._name = ""
        self._class = None

    def note(self, found: list[Entity], name: str, types: bool) -> None:
        """Takes the declarations of a name in a namespace and in the namespaces that it nominates."""
        self._class = None
        self._name = name if len(found) > 1 and self._is_ambiguous(found, types) else ""

    def note_member(self, cls: ClassType, name: str) -> None:
        """The members of a name in several bases of a class."""
        self._name = name
        self._class = cls

    def require_none(self, found: list[Entity], scope: Entity | None, token: int) -> None:
        """Raises where the name at a token, looked for in a scope, is ambiguous."""
        if not self._name or not found:
            return
        cause = f'"{self._name}" is ambiguous'
        if self._class is not None:
            raise self.of_member(self._class, self._name, token)
        spelled = self._name
        if isinstance(scope, Namespace) and scope.parent is not None:
            spelled = f"{TypeNames(Nameless()).entities.qualified(scope)}::{spelled}"
        raise Mistake(num.AMBIGUOUS, cause, token, name=spelled)

    def of_member(self, cls: ClassType, name: str, token: int) -> IllFormed:
        """What is raised of a member of a class at a token."""
        cause = f'"{name}" is ambiguous'
        if cls.dependent:
            return IllFormed(cause, token)
        return Mistake(num.AMBIGUOUS, cause, token, name=f"{TypeNames(Nameless()).of(cls)}::{name}")

    def is_one(self, first: list[Entity], second: list[Entity]) -> bool:
        """Whether two lookups found the same."""
        if len(first) == len(second) and all(entity in second for entity in first):
            return True
        if len(first) != 1 or len(second) != 1:
            return False
        one, other = first[0], second[0]
        if isinstance(one, ClassType) and isinstance(other, ClassType) and one.template is not None:
            # The names of several bases in themselves stand for their template ([temp.local]/3).
            return one.template is other.template
        return self._is_same(one, other)

    def _is_ambiguous(self, found: list[Entity], types: bool) -> bool:
        """Whether declarations of several namespaces do not go together ([namespace.udir]/6)."""
        if types:
            found = [entity for entity in found if isinstance(entity, (Type, Typedef)) or _is_class_template(entity)]
        if len(found) < 2 or all(_is_function(entity) for entity in found):
            return False
        if any(isinstance(entity, Namespace) or not _is_known(entity) for entity in found):
            return False
        first = found[0]
        others = [entity for entity in found if entity.parent is not first.parent]
        # A class or an enumeration is hidden by a function or a variable of its own scope.
        if not others or any(_is_hidden(entity, found) for entity in found):
            return False
        return any(not self._is_same(first, entity) for entity in others)

    def _is_same(self, first: Entity, second: Entity) -> bool:
        """Whether two names of types are those of one type."""
        one, other = self._type(first), self._type(second)
        return one is not None and other is not None and one.canonical is other.canonical

    def _type(self, entity: Entity) -> Type | None:
        if isinstance(entity, Typedef):
            try:
                return self.engine.declare_types.typedef_type(entity)
            except NoAnswer:
                return self.engine.types.unknown
        return entity if isinstance(entity, Type) else None


def _is_known(entity: Entity) -> bool:
    return isinstance(entity, (ClassType, EnumType, Enumerator, Typedef, Variable, Routine, Template))


def _is_function(entity: Entity) -> bool:
    if isinstance(entity, Template):
        return entity.kind in (TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION)
    return isinstance(entity, Routine)


def _is_class_template(entity: Entity) -> bool:
    return isinstance(entity, Template) and not _is_function(entity) and entity.kind != TEMPLK_CONCEPT


def _is_hidden(entity: Entity, found: list[Entity]) -> bool:
    if not isinstance(entity, (ClassType, EnumType)):
        return False
    return any(other.parent is entity.parent and not isinstance(other, (ClassType, EnumType)) for other in found)
