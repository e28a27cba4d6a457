"""What a type name stands for, as far as the text of typedefs and alias-declarations tells."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.text import kinds as k

#: aliases of aliases that are followed
DEPTH: Final = 8


class Aliased:
    """The type that an alias gives a name: specifiers and an abstract declarator, or those of a typedef."""

    def __init__(self, specifiers: n.Specifiers, declarator: n.Declarator) -> None:
        self.specifiers: n.Specifiers = specifiers
        self.declarator: n.Declarator = declarator


def aliased(examined: ExaminedUnit, specifiers: n.Specifiers) -> Aliased | None:
    """The type of the alias that some specifiers name; None where they name no alias, a template, or an unknown."""
    if specifiers.sort != n.NAMED:
        return None
    last = examined.parser.last_identifier(specifiers.type_start, specifiers.type_end)
    if last < specifiers.type_start or examined.kinds[last] != k.IDENTIFIER:
        return None
    entity = examined.lookup().resolve(last)
    if entity is None or entity.sort != en.ALIAS or entity.template or not entity.bindings:
        return None
    binding = entity.bindings[0]
    if binding.declaration is not None and binding.declarator is not None:
        return Aliased(binding.declaration.specifiers, binding.declarator)
    equals = binding.name + 1
    if examined.kinds[equals] != k.ASSIGN:
        return None
    limit = examined.kinds.find(b";", equals)
    found = examined.parser.specifiers(equals + 1, limit, "")
    return Aliased(found, examined.parser.declarator(found.end, limit, False))


def function_alias(examined: ExaminedUnit, specifiers: n.Specifiers) -> Aliased | None:
    """The alias of a function type that some specifiers name, through aliases of it."""
    for _ in range(DEPTH):
        found = aliased(examined, specifiers)
        if found is None or found.declarator.operators:
            return found if found is not None and found.declarator.function() is not None else None
        specifiers = found.specifiers
    return None
