"""What is plain to see of a variable's type: const at the top, a reference, or neither."""

from cufe.cuda.rules.declared import Declared
from cufe.final import Final
from cufe.sema import entities as en
from cufe.syntax import nodes as n
from cufe.text import kinds as k

UNKNOWN: Final = 0
PLAIN: Final = 1
CONST: Final = 2
REFERENCE: Final = 3

_ALIAS_DEPTH: Final = 8


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
    start = specifiers.type_start
    end = specifiers.type_end
    for _ in range(_ALIAS_DEPTH):
        last = examined.parser.last_identifier(start, end)
        if last < start or examined.kinds[last] != k.IDENTIFIER:
            return UNKNOWN
        entity = examined.lookup().resolve(last)
        if entity is None:
            return UNKNOWN
        if entity.sort == en.TYPE:
            return PLAIN
        if entity.sort != en.ALIAS or entity.template or not entity.bindings:
            return UNKNOWN
        binding = entity.bindings[0]
        declaration = binding.declaration
        declarator = binding.declarator
        if declaration is None or declarator is None:
            equals = binding.name + 1
            if examined.kinds[equals] != ord("="):
                return UNKNOWN
            limit = examined.kinds.find(b";", equals)
            aliased = examined.parser.specifiers(equals + 1, limit, "")
            declarator = examined.parser.declarator(aliased.end, limit, False)
        else:
            aliased = declaration.specifiers
        for operator in declarator.operators:
            if operator.sort == n.ARRAY:
                continue
            if operator.sort in (n.REFERENCE, n.RVALUE_REFERENCE):
                return REFERENCE
            return CONST if operator.flags & n.CONST else PLAIN
        if aliased.flags & n.CONST:
            return CONST
        if aliased.sort != n.NAMED:
            return PLAIN if aliased.sort in (n.BUILTIN, n.CLASS_DEFINITION, n.ENUM_DEFINITION) else UNKNOWN
        start = aliased.type_start
        end = aliased.type_end
    return UNKNOWN
