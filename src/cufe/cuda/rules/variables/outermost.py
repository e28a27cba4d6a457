"""What the text tells of a variable's type: const at the top, a reference, or neither."""

from cufe.cuda.rules.declared import Declared
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.aliases import DEPTH, aliased
from cufe.syntax import nodes as n
from cufe.text import kinds as k

UNKNOWN: Final = 0
PLAIN: Final = 1
CONST: Final = 2
REFERENCE: Final = 3


def outermost(one: Declared) -> int:
    """The top of the type of a variable, elements of arrays counting for the array."""
    for operator in one.declarator.operators:
        if operator.sort == n.ARRAY:
            continue
        if operator.sort in (n.REFERENCE, n.RVALUE_REFERENCE):
            return REFERENCE
        return CONST if operator.flags & n.CONST else PLAIN
    specifiers = one.declaration.specifiers
    if specifiers.sort in (n.BUILTIN, n.CLASS_DEFINITION, n.ENUM_DEFINITION, n.ELABORATED, n.PLACEHOLDER):
        return CONST if specifiers.flags & (n.CONST | n.CONSTEXPR) else PLAIN
    if specifiers.sort == n.NAMED:
        named = _named(one, specifiers)
        if specifiers.flags & (n.CONST | n.CONSTEXPR):
            # A const reference type is a reference all the same.
            return named if named == REFERENCE else CONST if named != UNKNOWN or not one.is_template else UNKNOWN
        return named
    return UNKNOWN


def _named(one: Declared, specifiers: n.Specifiers) -> int:
    examined = one.examined
    for _ in range(DEPTH):
        found = aliased(examined.lookup(), specifiers)
        if found is None:
            last = examined.parser.last_identifier(specifiers.type_start, specifiers.type_end)
            if last < specifiers.type_start or examined.kinds[last] != k.IDENTIFIER:
                return UNKNOWN
            entity = examined.lookup().resolve(last)
            return PLAIN if entity is not None and entity.sort == en.TYPE else UNKNOWN
        for operator in found.declarator.operators:
            if operator.sort == n.ARRAY:
                continue
            if operator.sort in (n.REFERENCE, n.RVALUE_REFERENCE):
                return REFERENCE
            return CONST if operator.flags & n.CONST else PLAIN
        specifiers = found.specifiers
        if specifiers.flags & n.CONST:
            return CONST
        if specifiers.sort != n.NAMED:
            return PLAIN if specifiers.sort in (n.BUILTIN, n.CLASS_DEFINITION, n.ENUM_DEFINITION) else UNKNOWN
    return UNKNOWN
