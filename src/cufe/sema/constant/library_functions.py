"""Functions of the C library that have values in constant expressions although nothing says constexpr (observed)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import EXTERN_C, ClassType, Routine
from cufe.il.types import FloatType, IntegerType, PointerType, RoutineType, Type
from cufe.sema.linkage.scopes import is_global
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: by name, what the only parameter is
_PARAMETERS: Final[dict[str, type[Type]]] = {"abs": IntegerType, "ceil": FloatType, "strlen": PointerType}


def is_evaluated(engine: "Engine", routine: Routine) -> bool:
    """Whether it is `abs`, `ceil` or `strlen` with C linkage, declared in the global namespace."""
    parameter = _PARAMETERS.get(routine.name)
    if parameter is None or not routine.flags & EXTERN_C or isinstance(routine.parent, ClassType):
        return False
    type_: RoutineType = engine.declare_types.routine_type(routine)
    return is_global(routine) and len(type_.parameters) == 1 and isinstance(bare(type_.parameters[0]), parameter)
