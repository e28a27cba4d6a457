"""Types of variables that their text alone does not tell: of alias templates, `decltype`, members of instances."""

from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.variables.types_in_sight import CONST, PLAIN, REFERENCE, UNKNOWN
from cufe.il import type_kinds as tk
from cufe.il.types import ArrayType, ReferenceType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import give_up


def meant_top(one: Declared) -> int:
    """The top of the type of a variable of a namespace or class, elements of arrays counting for the array."""
    if one.local:
        return UNKNOWN
    engine = one.examined.engine()
    try:
        context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
        if context is None:
            return UNKNOWN
        base = engine.specifiers.base_type(one.declaration.specifiers, context)
        found = engine.declarators.type_of(base, one.declarator, context)
    except (Unknown, IllFormed, Dependent):
        return UNKNOWN
    except Exception as failure:
        give_up(failure)
        return UNKNOWN
    if found.dependent or contains_placeholder(found):
        return UNKNOWN
    top = found.canonical
    while isinstance(top, ArrayType):
        top = top.element.canonical
    if isinstance(top, ReferenceType):
        return REFERENCE
    return CONST if top.qualifiers() & tk.CONST else PLAIN
