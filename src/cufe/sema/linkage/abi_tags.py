"""ABI tags of entities: `B` and the tag behind a name (Itanium C++ ABI 5.1.4.1)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, EnumType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template, TemplateArgument
from cufe.il.types import ArrayType, MemberPointerType, PointerType, QualifiedType, ReferenceType, RoutineType, Type
from cufe.sema.declared.contexts import NamespaceContext
from cufe.syntax import nodes as n
from cufe.text import kinds as k

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


def tags_around(engine: "Engine", entity: Entity | None) -> set[str]:
    """The tags of a class or namespace and of everything around it."""
    found: set[str] = set()
    while entity is not None:
        if isinstance(entity, Namespace):
            found |= _namespace_tags(engine, entity)
        else:
            found.update(own_tags(engine, entity))
        entity = entity.parent
    return found


def _namespace_tags(engine: "Engine", namespace: Namespace) -> set[str]:
    """The tags of an inline namespace, from the attributes of its parts."""
    found: set[str] = set()
    context = namespace.context
    if namespace.inline and isinstance(context, NamespaceContext):
        for brace in context.scope.braces:
            at = brace
            while engine.kinds[at] != k.NAMESPACE:
                at -= 1
            attributes: list[n.Attribute] = []
            at = engine.lookup.declarations.attributes(at + 1, attributes)
            while at < brace:
                at = max(engine.lookup.declarations.attributes(at, attributes), at + 1)
            found.update(tags_of(engine, attributes))
    return found


def tags_in(engine: "Engine", type_: Type) -> set[str]:
    """The tags of the classes that a type is made of, and of the namespaces around these."""
    found: set[str] = set()
    pending: list[Type] = [type_]
    while pending:
        at = pending.pop().canonical
        if isinstance(at, (PointerType, ReferenceType, QualifiedType)):
            pending.append(at.target)
        elif isinstance(at, ArrayType):
            pending.append(at.element)
        elif isinstance(at, MemberPointerType):
            pending += [at.owner, at.target]
        elif isinstance(at, RoutineType):
            pending += [at.result, *at.parameters]
        elif isinstance(at, (ClassType, EnumType)):
            found |= tags_around(engine, at)
            if isinstance(at, ClassType):
                _of_arguments(list(at.arguments), pending)
    return found


def _of_arguments(arguments: list[TemplateArgument], pending: list[Type]) -> None:
    for argument in arguments:
        if argument.type is not None:
            pending.append(argument.type)
        _of_arguments(argument.pack, pending)
