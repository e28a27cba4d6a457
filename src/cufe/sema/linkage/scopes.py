"""Where an entity stands, as far as its mangled name says so: in a function, in `std`, in an instance."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.il.templates import Template, TemplateArgument


def home_of(entity: Entity) -> Entity | None:
    """What an entity is a member of: a function that a block declares is one of the namespace around ([basic.link])."""
    at = entity.parent
    if isinstance(entity, Routine) and isinstance(at, Routine):
        while at is not None and not isinstance(at, Namespace):
            at = at.parent
    return at


def routine_around(entity: Entity) -> Routine | None:
    """The innermost function that an entity is local to, also by way of a local class."""
    at = home_of(entity)
    while at is not None:
        if isinstance(at, Routine):
            return at
        at = at.parent
    return None


def is_std(entity: Entity | None) -> bool:
    """Whether this is namespace `std` itself."""
    return isinstance(entity, Namespace) and entity.name == "std" and is_root(entity.parent)


def is_root(entity: Entity | None) -> bool:
    """Whether this is the global namespace."""
    return isinstance(entity, Namespace) and entity.parent is None


def is_global(entity: Entity) -> bool:
    """Whether an entity is a member of the global namespace."""
    return is_root(home_of(entity))


def instance_of(entity: Entity) -> "tuple[tuple[TemplateArgument, ...], Template | None]":
    """The template and arguments that an entity is an instance of."""
    if isinstance(entity, (ClassType, Routine, Variable)):
        return entity.arguments, entity.template
    return (), None


def pattern_of(template: "Template") -> "Template":
    """The template of the text that a member template of an instance comes from."""
    while template.pattern is not None:
        template = template.pattern
    return template


def key_of(entity: Entity) -> str:
    """What is the same for the same component among the substitutions of a name."""
    if isinstance(entity, Type):
        return f"t{entity.canonical.number}"
    return f"e{id(entity)}"
