"""Defaulted comparisons ([class.compare]): the implied `operator==`, and the class that `<=>` gives."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, EnumType, Routine
from cufe.il.entity import Entity
from cufe.il.types import FloatType, IntegerType, PointerType, ReferenceType, Type
from cufe.sema.answers import Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_EQUAL: Final = "operator=="
_SPACESHIP: Final = "operator<=>"
#: the comparison categories, the strongest first
_CATEGORIES: Final = ("strong_ordering", "weak_ordering", "partial_ordering")


class Comparisons:
    """What the compiler declares and deduces for comparison operators."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._uses: dict[Routine, int] = {}

    def note_use(self, routine: Routine, token: int) -> None:
        """An operator means a defaulted comparison: it is defined at its first use, in front of `token`; -1 where
        nothing is written."""
        if token >= 0 and routine.flags & en.DEFAULTED and not self.engine.expressions.unevaluated:
            self._uses.setdefault(routine, token)

    def used_at(self, routine: Routine) -> int:
        """The token behind the first use; -1 where there is none."""
        return self._uses.get(routine, -1)

    def compared(self, parameters: tuple[Type, ...]) -> ClassType | None:
        """The class that a friend with these parameters compares."""
        if len(parameters) != 2:
            return None
        bare = parameters[0].skip_typerefs()
        target = bare.target.skip_typerefs() if isinstance(bare, ReferenceType) else bare
        return target if isinstance(target, ClassType) else None

    def implied(self, cls: ClassType, name: str, declared: list[Entity]) -> list[Entity]:
        """The `operator==` that a defaulted `operator<=>` brings ([class.compare.default])."""
        context = cls.context
        if name != _EQUAL or declared or context is None or self.engine.language.standard < 2020:
            return []
        if any(entity.name == _EQUAL for entity in self.engine.friends.of(cls, _EQUAL)):
            return []
        found: list[Entity] = []
        members = self.engine.names.members(cls, _SPACESHIP)
        for entity in members.entities if members is not None and members.owner is cls else []:
            if _is_defaulted(entity):
                found.append(self._equal(entity))
        return found

    def implied_friend(self, cls: ClassType, name: str) -> list[Entity]:
        """The same of a friend; the class declares no friend `operator==`."""
        if name != _EQUAL or cls.context is None or self.engine.language.standard < 2020:
            return []
        spaceships = [entity for entity in self.engine.friends.of(cls, _SPACESHIP) if _is_defaulted(entity)]
        if not spaceships or self.engine.declare.special(cls.brace).operators.get(_EQUAL):
            return []
        found: list[Entity] = []
        for entity in spaceships:
            made = self._equal(entity)
            made.token = cls.token
            found.append(made)
        return found

    def _equal(self, spaceship: Entity) -> Routine:
        assert isinstance(spaceship, Routine)
        signature = self.engine.declare_types.routine_type(spaceship)
        types = self.engine.types
        made = Routine(_EQUAL, spaceship.token, spaceship.parent)
        made.visible = spaceship.visible
        made.access = spaceship.access
        made.special = en.SFK_OPERATOR
        made.operator = "=="
        made.flags = spaceship.flags | en.IMPLICIT
        made.type = types.routine(
            types.bool, signature.parameters, False, signature.cv, signature.ref_qualifier, signature.noexcept
        )
        return made

    def category(self, routine: Routine) -> Type:
        """The result of a defaulted `auto operator<=>`: the weakest category of the parts ([class.spaceship]/4)."""
        cls = routine.owner() or self.compared(self.engine.declare_types.routine_type(routine).parameters)
        if cls is None or routine.operator != "<=>":
            raise Unknown("defaulted comparison of no class", routine.token)
        weakest = 0
        parts: list[Type] = []
        for base in self.engine.classes.bases(cls):
            parts.append(base.type)
        for field in self.engine.classes.fields(cls):
            parts.append(self.engine.declare_types.field_type(field))
        for part in parts:
            weakest = max(weakest, self._strength(part, routine.token))
        return self._std(_CATEGORIES[weakest], routine.token)

    def _strength(self, type_: Type, token: int) -> int:
        bare = type_.skip_arrays()
        if isinstance(bare, (IntegerType, EnumType, PointerType)):
            return 0
        if isinstance(bare, FloatType):
            return 2
        if isinstance(bare, ClassType):
            members = self.engine.names.members(bare, _SPACESHIP)
            entities = members.entities if members is not None else self.engine.friends.of(bare, _SPACESHIP)
            if len(entities) == 1 and isinstance(entities[0], Routine):
                result = self.engine.declare_types.result_type(entities[0]).skip_typerefs()
                if isinstance(result, ClassType) and result.name in _CATEGORIES:
                    return _CATEGORIES.index(result.name)
        raise Unknown("three-way comparison of a part", token)

    def _std(self, name: str, token: int) -> Type:
        root = self.engine.declare.root
        for std in self.engine.names.qualified(root.namespace, "std", token):
            for entity in self.engine.names.qualified(std, name, token):
                if isinstance(entity, ClassType):
                    return entity
        raise Unknown("<compare> is not included", token)


def _is_defaulted(entity: Entity) -> bool:
    return isinstance(entity, Routine) and bool(entity.flags & en.DEFAULTED) and not entity.flags & en.DELETED
