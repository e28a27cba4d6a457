"""What fills in the message of a mistake: types, classes, entities and names."""

from cufe.checks.entity_names import entity_name, words_of
from cufe.checks.expressions.refused_overloads import kind_of
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import Template
from cufe.il.types import ReferenceType, Type
from cufe.sema.answers import Mistake
from cufe.sema.constant.traits import closure_of
from cufe.sema.expr.operands import class_of
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames, closure_name

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: told of entities of all kinds, whose place is not reported
_OF_ENTITIES: Final = (
    num.NO_ARGUMENTS, num.TOO_FEW_ARGUMENTS, num.TOO_MANY_ARGUMENTS, num.NO_ARGUMENT_LIST, num.NO_CLASS_TEMPLATE,
    num.NOT_A_TYPE, num.OTHER_TEMPLATE, num.NO_MEMBER, num.NO_MEMBER_CLASS,
)  # fmt: skip
#: a class that something would have to become is told by its own name, whatever typedef named it
_OF_CLASSES: Final = (num.NO_CONSTRUCTOR, num.INCOMPATIBLE_OPERANDS)


def fill_ins_of(engine: "Engine", mistake: Mistake) -> "tuple[str | TypeName | EntityName, ...]":
    """The fill-ins of a mistake, in the order of its message."""
    if mistake.number == num.NO_SCOPE:
        return ()
    names = MessageNames()
    if mistake.number == num.TYPENAME_MISSING or (mistake.number == num.NOT_A_TYPE and mistake.entity is None):
        return (EntityName("nontype", mistake.name),)
    if mistake.number == num.OBJECT_PREVENTS and isinstance(mistake.entity, Routine):
        words = "overloaded function" if len(mistake.details.members) > 1 else "function"
        return (EntityName(words, InstanceNames(engine).of_member(mistake.entity)),)
    # The type of what is no function tells only instances apart.
    told = () if mistake.number == num.NOT_A_FUNCTION else mistake.types
    if mistake.number in _OF_CLASSES:
        kept = 0 if mistake.number == num.INCOMPATIBLE_OPERANDS else len(told) - 1
        told = told[:kept] + tuple(_own_class(type_) for type_ in told[kept:])
    found: list[str | TypeName | EntityName] = [_type_name(engine, type_, names) for type_ in told]
    if mistake.number == num.NOT_A_MEMBER_OR_BASE:
        return mistake.name, found[0]
    if mistake.searched is not None:
        found.append(_searched(engine, mistake, mistake.searched, names))
    if mistake.number == num.NOT_CALLED and mistake.entity is not None:
        found.append(EntityName("function", names.entities.qualified(mistake.entity)))
    elif mistake.number == num.RESULT_NOT_KNOWN and mistake.entity is not None:
        declared = engine.unit.offset(mistake.entity.token)
        found.append(EntityName("function", names.entities.qualified(mistake.entity), declared))
    elif mistake.entity is not None:
        found.append(_entity(engine, mistake, mistake.entity))
    if mistake.name:
        found.append(mistake.name)
    return tuple(found)


def _entity(engine: "Engine", mistake: Mistake, entity: Entity) -> EntityName:
    if mistake.number == num.NO_VARIABLE and isinstance(entity, Field) and _is_in_block(entity.parent):
        return EntityName("member", entity.name)
    if mistake.number in (num.WHICH_FUNCTION, num.NO_FITTING_FUNCTION, num.NO_VARIABLE):
        several = len(mistake.details.members) > 1
        words = "overloaded function" if several else words_of(entity)
        return EntityName(words, MessageNames().entities.qualified(entity))
    if mistake.number == num.NO_MATCHING_CONSTRUCTOR:
        return EntityName("constructor", MessageNames().entities.qualified(entity))
    if mistake.number in _OF_ENTITIES:
        is_template = isinstance(entity, Template)
        name = InstanceNames(engine).of_entity(entity) if is_template else MessageNames().entities.qualified(entity)
        return EntityName(words_of(entity), name)
    return entity_name(engine, entity, words_of(entity) if isinstance(entity, Variable) else "")


def _is_in_block(union: Entity | None) -> bool:
    """Whether the fields of an anonymous union are names of a block or namespace."""
    return isinstance(union, ClassType) and not union.name and not isinstance(union.parent, ClassType)


def _type_name(engine: "Engine", type_: Type, names: MessageNames) -> TypeName:
    closure = closure_of(type_)
    return names.fill_in(type_) if closure is None else TypeName(closure_name(engine, names, closure))


def _own_class(type_: Type) -> Type:
    is_object = class_of(type_) is not None and not isinstance(type_.canonical, ReferenceType)
    return type_.skip_aliases() if is_object else type_


def _searched(engine: "Engine", mistake: Mistake, cls: ClassType, names: MessageNames) -> EntityName:
    """The class of a mistake, or the function that it lacks."""
    name = closure_name(engine, names, cls.closure) if isinstance(cls.closure, LambdaNode) else names.of(cls)
    if mistake.number in (num.NO_MATCHING_CONSTRUCTOR, num.SEVERAL_CONSTRUCTORS):
        return EntityName("constructor", InstanceNames(engine).of_constructors(cls))
    resolution = mistake.details.resolution
    if resolution is None or mistake.details.object_type is None:
        return EntityName(words_of(cls), name)
    operators = resolution.considered()
    kind = "overloaded function" if len(operators) > 1 else kind_of(operators[0])
    return EntityName(kind, name if cls.closure is not None else f"{name}::operator()")
