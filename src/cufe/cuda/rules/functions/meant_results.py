"""Results of functions that their text alone does not tell: of alias templates, `decltype`, members of instances."""

from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.meant_types import meant_type
from cufe.il.types import RoutineType
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.overload.type_tests import is_void


def returns_value(one: Declared) -> bool:
    """Whether a function of a namespace or class is known to return something other than void."""
    declared = meant_type(one)
    found = declared.skip_typerefs() if declared is not None else None
    if not isinstance(found, RoutineType) or found.dependent or contains_placeholder(found.result):
        return False
    return not is_void(found.result)
