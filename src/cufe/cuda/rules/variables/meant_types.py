"""Types of variables that their text alone does not tell: of alias templates, `decltype`, members of instances."""

from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.meant_types import meant_type
from cufe.cuda.rules.variables.types_in_sight import CONST, PLAIN, REFERENCE, UNKNOWN
from cufe.il import type_kinds as tk
from cufe.il.types import ArrayType, ReferenceType
from cufe.sema.declared.declare_types import contains_placeholder


def meant_top(one: Declared) -> int:
    """The top of the type of a variable of a namespace or class, elements of arrays counting for the array."""
    found = meant_type(one)
    if found is None or found.dependent or contains_placeholder(found):
        return UNKNOWN
    top = found.canonical
    while isinstance(top, ArrayType):
        top = top.element.canonical
    if isinstance(top, ReferenceType):
        return REFERENCE
    return CONST if top.qualifiers() & tk.CONST else PLAIN
