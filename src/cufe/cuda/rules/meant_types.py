"""Types of what declarators declare that their text alone does not tell: of alias templates, `decltype`, members of
instances."""

from cufe.cuda.rules.declared import Declared
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.failures import give_up


def meant_type(one: Declared) -> Type | None:
    """The type that a declarator of a namespace or class declares; None where it is not certain."""
    if one.local:
        return None
    engine = one.examined.engine()
    try:
        context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
        if context is None:
            return None
        base = engine.specifiers.base_type(one.declaration.specifiers, context)
        return engine.declarators.type_of(base, one.declarator, context)
    except (Unknown, IllFormed, Dependent):
        return None
    except Exception as failure:
        give_up(failure)
        return None
