"""Calls in templates: which are settled when the template is defined (observed: diagnostics-a 2.4)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.constants import TemplateParamConstant
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.types import PointerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.expressions.operands import is_type_dependent

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_MEMBER_ACCESS: Final = b".P"


def waits(engine: "Engine", node: e.Operation, callee: e.RoutineExpression) -> bool:
    """Whether a call waits for the arguments of the template around it.

    A member of the class that is being defined is settled where an object is written in front of it."""
    others = node.arguments[1:]
    if is_of_template(callee.routine):
        first = callee.name.start if callee.name is not None else callee.token
        if node.flags & e.OPERATOR_SYNTAX or engine.kinds[first - 1] not in _MEMBER_ACCESS:
            return True
        if node.operation != o.CALL:
            others = node.arguments[2:]
    return any_dependent(others)


def is_of_template(entity: Entity) -> bool:
    """Whether an entity belongs to a template that is read for itself: a class, or a function with a local class."""
    around = entity.parent
    while around is not None:
        if isinstance(around, ClassType) and (around.dependent or around.is_prototype):
            return True
        if isinstance(around, Routine) and any(argument.is_dependent() for argument in around.arguments):
            return True
        around = around.parent
    return False


def any_dependent(expressions: list[e.Expression]) -> bool:
    """Whether something in arguments has a type or a value that depends on a template parameter; what sizeof gives is
    taken for an ordinary number."""
    pending = list(expressions)
    while pending:
        node = pending.pop()
        if is_type_dependent(node):
            return True
        if isinstance(node, e.ConstantExpression):
            inner = node.constant.expression
            if inner is not None:
                pending.append(inner)
            elif isinstance(node.constant, TemplateParamConstant):
                return True
        elif not isinstance(node, (e.TypeQuery, e.SizeofPack)):
            pending += node.operands()
    return False


def member_of_current(engine: "Engine", node: e.Operation) -> Routine | None:
    """The function that `object.f(...)` calls where the object is of the class that is being defined, and `f` is not
    overloaded."""
    access = node.arguments[0]
    if not isinstance(access, e.Operation) or access.operation not in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        return None
    name = access.arguments[-1]
    if not isinstance(name, e.ConstantExpression) or not isinstance(name.constant, TemplateParamConstant):
        return None
    if engine.kinds[name.token - 1] not in _MEMBER_ACCESS or any_dependent(node.arguments[1:]):
        return None
    try:
        cls = engine.prototypes.current_type(_object_type(access.arguments[0].type))
        if not isinstance(cls, ClassType) or not cls.is_prototype:
            return None
        members = engine.names.members(cls, name.constant.name)
    except (Unknown, IllFormed, Dependent):
        return None
    if members is None or members.owner is not cls or len(members.entities) != 1:
        return None
    member = members.entities[0]
    return member if isinstance(member, Routine) else None


def _object_type(type_: Type) -> Type:
    bare = type_.skip_typerefs()
    return bare.target.skip_typerefs() if isinstance(bare, PointerType) else bare
