"""Results of functions that their text alone does not tell: of alias templates, `decltype`, members of instances."""

from cufe.cuda.rules.declared import Declared
from cufe.il.types import RoutineType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import give_up
from cufe.sema.overload.type_tests import is_void


def returns_value(one: Declared) -> bool:
    """Whether a function of a namespace or class is known to return something other than void."""
    if one.local:
        return False
    engine = one.examined.engine()
    try:
        context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
        if context is None:
            return False
        base = engine.specifiers.base_type(one.declaration.specifiers, context)
        found = engine.declarators.type_of(base, one.declarator, context).skip_typerefs()
    except (Unknown, IllFormed, Dependent):
        return False
    except Exception as failure:
        give_up(failure)
        return False
    if not isinstance(found, RoutineType) or found.dependent or contains_placeholder(found.result):
        return False
    return not is_void(found.result)
