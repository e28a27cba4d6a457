"""The top of a variable's type: const, a reference, or neither."""

from cufe.cuda.rules.declared import Declared
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.types import ArrayType, ReferenceType
from cufe.syntax import nodes as n

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
    meant = _meant(one)
    if specifiers.flags & (n.CONST | n.CONSTEXPR) and meant != REFERENCE and (meant != UNKNOWN or not one.is_template):
        return CONST
    return meant


def _meant(one: Declared) -> int:
    """The same by the type that a name means: the engine is opened where the text does not tell."""
    from cufe.cuda.rules.meant_types import meant_type
    from cufe.sema.declared.declare_types import contains_placeholder

    found = meant_type(one)
    if found is None or found.dependent or contains_placeholder(found):
        return UNKNOWN
    top = found.canonical
    while isinstance(top, ArrayType):
        top = top.element.canonical
    if isinstance(top, ReferenceType):
        return REFERENCE
    return CONST if top.qualifiers() & tk.CONST else PLAIN
