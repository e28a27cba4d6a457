"""Functions of the C library that have values in constant expressions although nothing says constexpr (observed)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import EXTERN_C, Routine
from cufe.il.types import FloatType, IntegerType, PointerType, Type
from cufe.sema.linkage.scopes import is_global
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: by name, what the only parameter is
_PARAMETERS: Final[dict[str, type[Type]]] = {"abs": IntegerType, "ceil": FloatType, "strlen": PointerType}


def is_evaluated(engine: "Engine", routine: Routine) -> bool:
    """Whether it is `abs`, `ceil` or `strlen` with C linkage, declared in the global namespace."""
    parameter = _PARAMETERS.get(routine.name)
    if parameter is None or not routine.flags & EXTERN_C or not is_global(routine):
        return False
    parameters = engine.declare_types.routine_type(routine).parameters
    return len(parameters) == 1 and isinstance(bare(parameters[0]), parameter)
