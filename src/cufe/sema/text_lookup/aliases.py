"""What a type name stands for, as far as the text of typedefs and alias-declarations tells."""

from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_lookup.lookup import Lookup

#: aliases of aliases that are followed
DEPTH: Final = 8


class Aliased:
    """The type that an alias gives a name: specifiers and an abstract declarator, or those of a typedef."""

    def __init__(self, specifiers: n.Specifiers, declarator: n.Declarator) -> None:
        self.specifiers: n.Specifiers = specifiers
        self.declarator: n.Declarator = declarator


def aliased(lookup: "Lookup", specifiers: n.Specifiers) -> Aliased | None:
    """The type of the alias that some specifiers name; None where they name no alias, a template, or an unknown."""
    if specifiers.sort != n.NAMED:
        return None
    last = lookup.declarations.last_identifier(specifiers.type_start, specifiers.type_end)
    if last < specifiers.type_start or lookup.kinds[last] != k.IDENTIFIER:
        return None
    entity = lookup.resolve(last)
    if entity is None or entity.sort != en.ALIAS or entity.template or not entity.bindings:
        return None
    binding = entity.bindings[0]
    if binding.declaration is not None and binding.declarator is not None:
        return Aliased(binding.declaration.specifiers, binding.declarator)
    equals = binding.name + 1
    if lookup.kinds[equals] != k.ASSIGN:
        return None
    limit = lookup.kinds.find(k.SEMICOLON, equals)
    found = lookup.declarations.specifiers(equals + 1, limit, "")
    return Aliased(found, lookup.declarations.declarator(found.end, limit, False))


def last_alias(lookup: "Lookup", specifiers: n.Specifiers) -> Aliased | None:
    """What the alias that some specifiers name stands for, through aliases of it; None where they name none."""
    found: Aliased | None = None
    for _ in range(DEPTH):
        inner = aliased(lookup, specifiers)
        if inner is None:
            return found
        found = inner
        if found.declarator.operators:
            return found
        specifiers = found.specifiers
    return None


def function_alias(lookup: "Lookup", specifiers: n.Specifiers) -> Aliased | None:
    """The alias of a function type that some specifiers name, through aliases of it."""
    found = last_alias(lookup, specifiers)
    return found if found is not None and found.declarator.function() is not None else None
