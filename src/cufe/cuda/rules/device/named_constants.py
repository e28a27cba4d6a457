"""The constants that names in directives stand for: directives have no tokens, and so no syntax tree ([expr.const])."""

from cufe.final import TYPE_CHECKING
from cufe.il.constants import Constant
from cufe.il.entities import Enumerator, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TemplateArgument
from cufe.sema.declared.contexts import BoundParameter
from cufe.sema.failures import unanswered

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def named_constant(engine: "Engine", name: str, routine: Routine, token: int) -> Constant | None:
    """What a name, perhaps a qualified one, means at a token of the body of a function; None for what is no constant,
    and for what the body itself declares."""
    declared = engine.declare_types.definition(routine)
    if declared is None:
        return None
    with unanswered:
        first, *others = name.split("::")
        found = engine.names.unqualified(first, engine.declare_types.parameter_context(routine, declared), token)
        for part in others:
            if len(found) != 1:
                return None
            found = engine.names.qualified(_as_scope(found[0]), part, token)
        return _constant(engine, found[0]) if len(found) == 1 else None
    return None


def _as_scope(entity: Entity) -> Entity:
    argument = _argument(entity)
    type_ = entity.type if isinstance(entity, Typedef) else argument.type if argument is not None else None
    return type_ if type_ is not None else entity


def _argument(entity: Entity) -> TemplateArgument | None:
    return entity.argument if isinstance(entity, BoundParameter) else None


def _constant(engine: "Engine", entity: Entity) -> Constant | None:
    argument = _argument(entity)
    if argument is not None:
        return argument.constant
    if isinstance(entity, Variable):
        return engine.evaluator.constant_of(entity, engine.declare_types.variable_type(entity))
    return engine.enums.value(entity) if isinstance(entity, Enumerator) else None
