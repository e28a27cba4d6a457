"""ABI tags of entities: `B` and the tag behind a name (Itanium C++ ABI 5.1.4.1)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, EnumType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def own_tags(engine: "Engine", entity: Entity) -> list[str]:
    """The tags that the declaration of an entity gives it."""
    attributes: list[n.Attribute] = []
    if isinstance(entity, ClassType) and entity.template is not None:
        return own_tags(engine, entity.template)
    if isinstance(entity, (ClassType, EnumType)):
        if entity.key < 0:
            return []
        engine.lookup.declarations.attributes(entity.key + 1, attributes)
    elif isinstance(entity, (Routine, Variable, Template)):
        for declared in entity.declarations:
            declaration = declared.binding.declaration
            if declaration is not None:
                attributes += declaration.specifiers.attributes
            if declared.binding.declarator is not None:
                attributes += declared.binding.declarator.attributes
    return tags_of(engine, attributes)


def tags_of(engine: "Engine", attributes: list[n.Attribute]) -> list[str]:
    """The tags in `abi_tag("a", "b")`."""
    found: list[str] = []
    for attribute in attributes:
        if attribute.name in ("abi_tag", "__abi_tag__", "gnu::abi_tag") and attribute.arguments >= 0:
            for at in range(attribute.arguments + 1, attribute.last):
                spelling = engine.lexemes[at]
                if spelling.startswith('"'):
                    found.append(spelling[1:-1])
    return found
