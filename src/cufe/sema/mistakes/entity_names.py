"""Entities as messages name them, with their types where these belong to the name."""

from cufe.diagnostics.report import IMPLICITLY, EntityName
from cufe.final import TYPE_CHECKING
from cufe.il.addresses import Addresses
from cufe.il.entities import IMPLICIT, SFK_DESTRUCTOR, Routine
from cufe.il.entity import Entity
from cufe.il.type_names import TypeNames
from cufe.il.types import RoutineType

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def signature_of(routine: Routine, type_: RoutineType) -> str:
    """`A::f(int)`, of a destructor `A::~A() noexcept`."""
    names = TypeNames(Addresses())
    parameters = [names.of(parameter) for parameter in type_.parameters]
    if type_.variadic:
        parameters.append("...")
    implied = " noexcept" if routine.special == SFK_DESTRUCTOR else ""
    return f"{names.entities.qualified(routine)}({', '.join(parameters)}){implied}"


def entity_name(engine: "Engine", entity: Entity, kind: str = "") -> EntityName:
    """An entity with the place of its declaration."""
    if not isinstance(entity, Routine):
        name = TypeNames(Addresses()).entities.qualified(entity)
        return EntityName(kind, name, engine.unit.offset(entity.token))
    name = signature_of(entity, engine.declare_types.routine_type(entity))
    implicit = bool(entity.flags & IMPLICIT)
    return EntityName("function", name, IMPLICITLY if implicit else engine.unit.offset(entity.token))
