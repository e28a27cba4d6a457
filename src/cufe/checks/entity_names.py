"""Entities as messages name them, with their types where these belong to the name."""

from cufe.diagnostics.report import IMPLICITLY, EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import templates as tm
from cufe.il.entity import Entity
from cufe.il.type_kinds import TK_UNION
from cufe.il.types import RoutineType
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_TEMPLATES: Final = {
    tm.TEMPLK_CLASS: "class template", tm.TEMPLK_MEMBER_CLASS: "class template", tm.TEMPLK_ALIAS: "alias template",
    tm.TEMPLK_FUNCTION: "function template", tm.TEMPLK_MEMBER_FUNCTION: "function template",
    tm.TEMPLK_VARIABLE: "variable template", tm.TEMPLK_STATIC_DATA_MEMBER: "variable template",
    tm.TEMPLK_CONCEPT: "concept template",
}  # fmt: skip
_KINDS: Final = (
    (en.EnumType, "enum"), (en.Variable, "variable"), (en.Routine, "function"), (en.Enumerator, "constant"),
    (tm.TemplateParameter, "constant"), (en.Namespace, "namespace"),
)  # fmt: skip


def signature_of(routine: en.Routine, type_: RoutineType) -> str:
    """`A::f(int)`, of a destructor `A::~A() noexcept`."""
    names = MessageNames()
    parameters = [names.of(parameter) for parameter in type_.parameters]
    if type_.variadic:
        parameters.append("...")
    implied = " noexcept" if routine.special == en.SFK_DESTRUCTOR else ""
    return f"{names.entities.qualified(routine)}({', '.join(parameters)}){implied}"


def entity_name(engine: "Engine", entity: Entity, kind: str = "") -> EntityName:
    """An entity with the place of its declaration."""
    if not isinstance(entity, en.Routine):
        name = MessageNames().entities.qualified(entity)
        return EntityName(kind, name, engine.unit.offset(entity.token))
    name = overload_name(engine, entity)
    implicit = bool(entity.flags & en.IMPLICIT)
    return EntityName("function", name, IMPLICITLY if implicit else engine.unit.offset(entity.token))


def words_of(entity: Entity) -> str:
    """What messages call an entity: "class template", "variable", "constant"."""
    if isinstance(entity, tm.Template):
        return _TEMPLATES.get(entity.kind, "template")
    if isinstance(entity, en.ClassType):
        return "union" if entity.kind == TK_UNION else "class"
    if isinstance(entity, en.Typedef):
        return "type"
    if isinstance(entity, en.Field) or (isinstance(entity, en.Variable) and isinstance(entity.parent, en.ClassType)):
        return "member"
    if isinstance(entity, tm.TemplateParameter) and entity.kind != tm.TPK_NONTYPE:
        return "template template parameter" if entity.kind == tm.TPK_TEMPLATE else "template parameter"
    for kind, words in _KINDS:
        if isinstance(entity, kind):
            return words
    return ""


def overload_name(engine: "Engine", routine: en.Routine) -> str:
    """`A::f(int) const`, `S<T>::f(T) [with T=int]`, `f(T) [with T=int]`, `A::~A() noexcept`."""
    names = InstanceNames(engine)
    if routine.template is not None:
        return names.of_function(routine)
    if engine.returns.is_instance(routine) or routine.special != en.SFK_DESTRUCTOR:
        return names.of_overload(routine)
    return signature_of(routine, engine.declare_types.routine_type(routine))


def is_overloaded(engine: "Engine", routine: en.Routine, before: int) -> bool:
    """Whether other functions of the name are known: all of a class, those in front of a token in a namespace."""
    if not routine.declarations or routine.special == en.SFK_CONVERSION:
        return False
    context = routine.declarations[0].context
    if isinstance(context, NamespaceContext):
        # Declarations of the function itself are no others.
        found = engine.overload_sets.merged(context, routine.name)
    else:
        found = engine.declare.members_at(context, routine.name)
    if isinstance(routine.parent, en.ClassType):
        if routine.special == en.SFK_CONSTRUCTOR:
            # There are those that nobody wrote.
            return True
        return len(found) > 1 or (routine.name == "operator=" and not _is_copy(engine, routine))
    return any(entity is not routine and entity.token < before for entity in found)


def _is_copy(engine: "Engine", routine: en.Routine) -> bool:
    """Whether an assignment takes the class: else one that does is implied."""
    parameters = engine.declare_types.routine_type(routine).parameters
    return bool(parameters) and bare(referred_to(parameters[0])) is routine.parent


def function_name(engine: "Engine", routine: en.Routine, before: int) -> str:
    """`N::f`, with its parameters where others of the name are known at a token; `S<T>::f [with T=int]`,
    `f(T) [with T=int]`."""
    names = InstanceNames(engine)
    if routine.template is not None:
        return names.of_function(routine)
    return names.of_overload(routine) if is_overloaded(engine, routine, before) else names.of_member(routine)
