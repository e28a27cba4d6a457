"""Names of entities as the tool writes them: bare in annotations, qualified in types and template arguments."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import RoutineType

if TYPE_CHECKING:
    from cufe.il.type_names import TypeNames


class EntityNames:
    """Names of everything that is no type; types have `TypeNames`."""

    def __init__(self, types: "TypeNames") -> None:
        self.types: TypeNames = types

    def bare(self, entity: Entity) -> str:
        """The name alone: `operator=`, `~Q`, `operator const char *`; "" for what has none."""
        if isinstance(entity, en.Routine):
            return self.routine(entity)
        if isinstance(entity, Template):
            return self._special(entity, entity.special, entity.operator)
        if isinstance(entity, (en.ClassType, en.EnumType)) and not entity.name and entity.typedef_name:
            return entity.typedef_name
        return entity.name

    def routine(self, routine: en.Routine) -> str:
        if routine.special == en.SFK_CONVERSION:
            type_ = routine.type
            if isinstance(type_, RoutineType):
                return f"operator {self.types.of(type_.result)}"
        return self._special(routine, routine.special, routine.operator)

    def _special(self, entity: Entity, special: int, operator: str) -> str:
        if special == en.SFK_OPERATOR and operator:
            word = " " if operator[0].isalpha() else ""
            return f"operator{word}{operator}"
        if special == en.SFK_UDL_OPERATOR and operator:
            return f'operator ""{operator}'
        if special == en.SFK_DESTRUCTOR and not entity.name.startswith("~"):
            return f"~{entity.name}"
        return entity.name

    def scope(self, entity: Entity) -> str:
        """What stands before the name of an entity, `N::S<int>::`; nothing for a local or global one."""
        parts: list[str] = []
        at = entity.parent
        while at is not None:
            if isinstance(at, en.Namespace):
                if at.parent is None:
                    break
                parts.append((at.name or self.types.addresses.unnamed(at)) + "::")
            elif isinstance(at, en.ClassType) and _is_anonymous(at):
                pass  # its members are those of what is around it
            elif isinstance(at, en.ClassType):
                parts.append(self.types.class_name(at) + "::")
                if at.closure is None or not isinstance(at.parent, en.ClassType):
                    break
            elif isinstance(at, en.EnumType):
                if at.scoped:
                    parts.append((at.name or self.types.addresses.unnamed(at)) + "::")
            else:
                break
            at = at.parent
        parts.reverse()
        return "".join(parts)

    def qualified(self, entity: Entity) -> str:
        """`N::S<int>::f`, with the template arguments of an instance."""
        name = self.scope(entity) + self.bare(entity)
        if isinstance(entity, en.Routine) and entity.template is None:
            return name
        if isinstance(entity, (en.Routine, en.Variable)) and entity.arguments:
            name += self.types.arguments(entity.arguments)
        return name


def _is_anonymous(cls: en.ClassType) -> bool:
    """Whether a class is an anonymous union or struct of the class around."""
    around = cls.parent
    if cls.name or not isinstance(around, en.ClassType):
        return False
    for field in around.fields or []:
        if field.anonymous and field.type is not None and field.type.skip_typerefs() is cls:
            return True
    return False


def qualifier_words(qualifiers: int) -> str:
    """`const volatile __restrict__` as far as they are there."""
    words: list[str] = []
    if qualifiers & tk.CONST:
        words.append("const")
    if qualifiers & tk.VOLATILE:
        words.append("volatile")
    if qualifiers & tk.RESTRICT:
        words.append("__restrict__")
    if qualifiers & tk.ATOMIC:
        words.append("_Atomic")
    return " ".join(words)
