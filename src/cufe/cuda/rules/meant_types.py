"""Types of what declarators declare that their text alone does not tell: of alias templates, `decltype`, members of
instances."""

from cufe.cuda.rules.declared import Declared
from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.types import RoutineType, Type
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import guarded
from cufe.sema.overload.type_tests import is_void
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def meant_type(one: Declared) -> Type | None:
    """The type that a declarator of a namespace or class declares; None where it is not certain."""
    if one.local:
        return None
    engine = one.examined.engine()
    with guarded():
        context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
        return None if context is None else written_type(engine, one.declaration.specifiers, one.declarator, context)
    return None


def written_type(engine: "Engine", specifiers: n.Specifiers, declarator: n.Declarator, context: Context) -> Type | None:
    """The type of a declarator as it is written, read in some context."""
    with guarded():
        base = engine.specifiers.base_type(specifiers, context)
        return engine.declarators.type_of(base, declarator, context)
    return None


def returns_value(one: Declared) -> bool:
    """Whether a function of a namespace or class is known to return something other than void."""
    declared = meant_type(one)
    found = declared.skip_typerefs() if declared is not None else None
    if not isinstance(found, RoutineType) or found.dependent or contains_placeholder(found.result):
        return False
    return not is_void(found.result)
