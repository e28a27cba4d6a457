"""What a call calls, as far as the front end knows it when it has read the call (observed: diagnostics-a 2.2, 2.4)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.constants import AddressConstant, TemplateParamConstant
from cufe.il.entities import SFK_CONVERSION, SFK_UDL_OPERATOR, ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import PointerType, Type
from cufe.sema.declared.contexts import is_in_class
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Calls in templates: which are settled when the template is defined (observed: diagnostics-a 2.4).


_MEMBER_ACCESS: Final = b".P"


def waits(engine: "Engine", node: e.Operation, callee: e.RoutineExpression) -> bool:
    """Whether a call waits for the arguments of the template around it.

    A name that stands for one function, whatever the arguments are, is settled ([temp.dep.candidate]): one that is
    qualified, in parentheses or a member.  A member of the class that is being defined is settled where an object is
    written in front of it; a function that a block declares waits with its arguments, although no others are looked
    for."""
    routine = callee.routine
    if is_of_template(routine):
        first = callee.name.start if callee.name is not None else callee.token
        return bool(node.flags & e.OPERATOR_SYNTAX) or engine.kinds[first - 1] not in _MEMBER_ACCESS
    is_plain = callee.name is not None and not callee.name.qualified and not callee.flags & e.PARENTHESIZED
    return is_plain and isinstance(routine.parent, Routine) and engine.calls.any_dependent(node.arguments[1:])


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


def is_generic(routine: Routine) -> bool:
    """Whether a function is read for a template itself."""
    return is_of_template(routine) or any(argument.is_dependent() for argument in routine.arguments)


def settled_member(engine: "Engine", node: e.Operation, around: Routine | None) -> Routine | None:
    """The function that a call of a member means, although its object is of the class that is being defined: of that
    class where an object is written (`this->f(...)`), of a base class that depends on nothing in any case; neither
    overloaded nor a template.  `around` is the function that calls."""
    callee = node.arguments[0]
    object_: e.Expression | None = None
    if isinstance(callee, e.Operation) and callee.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        object_, callee = callee.arguments[0], callee.arguments[-1]
    if not isinstance(callee, e.ConstantExpression) or not isinstance(callee.constant, TemplateParamConstant):
        return None
    with unanswered:
        cls = _searched(engine, callee, object_, around)
        members = engine.names.members(cls, callee.constant.name) if cls is not None else None
        if members is None or len(members.entities) != 1:
            return None
        member = members.entities[0]
        is_settled = members.owner is cls or not is_of_template(members.owner)
        return member if is_settled and isinstance(member, Routine) else None
    return None


def _searched(
    engine: "Engine", name: e.ConstantExpression, object_: e.Expression | None, around: Routine | None
) -> ClassType | None:
    """The class in which a member is found when its template is read."""
    constant = name.constant
    if object_ is not None:
        current = engine.prototypes.current_type(_object_type(object_.type))
        if not isinstance(current, ClassType) or engine.kinds[name.token - 1] not in _MEMBER_ACCESS:
            return None
        return current if current.is_prototype and _is_inside(engine, around, current) else None
    owner = constant.qualifier if isinstance(constant, TemplateParamConstant) else None
    return owner if isinstance(owner, ClassType) and not is_of_template(owner) else None


def _is_inside(engine: "Engine", routine: Routine | None, cls: ClassType) -> bool:
    """Whether a function is defined inside of a class, or is a member of it."""
    declared = engine.declare_types.definition(routine) if routine is not None else None
    return declared is not None and is_in_class(declared.context, cls)


def _object_type(type_: Type) -> Type:
    bare = type_.skip_typerefs()
    return bare.target.skip_typerefs() if isinstance(bare, PointerType) else bare


# What a call calls, as far as the front end knows it when it has read the call (observed: diagnostics-a 2.2).


#: in front of the name of a member
_QUALIFYING: Final = bytes((k.DOT, k.ARROW, k.SCOPE))


def behind_pointer(called: e.Expression) -> Routine | None:
    """The function behind a pointer whose value is constant, or behind `+f`; casts and `*` hide it."""
    if isinstance(called, e.Operation) and called.operation == o.UNARY_PLUS:
        called = called.arguments[0]
        while isinstance(called, e.Operation) and called.operation in (o.ADDRESS_OF, o.PARENS):
            called = called.arguments[0]
        return called.routine if isinstance(called, e.RoutineExpression) else None
    if not isinstance(called, e.ConstantExpression) or not isinstance(called.constant, AddressConstant):
        return None
    written = called.constant.expression
    if isinstance(written, e.Operation) and written.operation == o.UNARY_PLUS:
        return None
    return called.constant.routine


def is_told_twice(routine: Routine) -> bool:
    """Whether a call by name also counts as one that its syntax implies: of conversion functions and of literal
    operators."""
    return routine.special in (SFK_CONVERSION, SFK_UDL_OPERATOR)


def deduced_target(engine: "Engine", declared: Declared) -> str:
    """The type of a conversion function, as it is written, where it is deduced; "" for anything else."""
    declarator = declared.binding.declarator
    if declarator is None or engine.kinds[declarator.id] != k.OPERATOR:
        return ""
    first, end = declarator.id + 1, declarator.name_last + 1
    if engine.kinds.find(k.AUTO, first, end) < 0:
        return ""
    return "".join(engine.lexemes[first:end]).replace("auto*", "auto *").replace("auto&", "auto &")


def only_function(engine: "Engine", entities: list[Entity]) -> Routine | None:
    """The function that some entities are, or the template of functions as it is read for itself."""
    if len(entities) != 1:
        return None
    only = entities[0]
    found = engine.prototypes.of(only) if isinstance(only, Template) else only
    return found if isinstance(found, Routine) else None


def named_member(engine: "Engine", access: e.Expression) -> Routine | None:
    """The function that `object.f` names in a template where only its arguments depend on parameters."""
    if not isinstance(access, e.Operation) or access.operation not in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        return None
    name = access.arguments[-1]
    if not isinstance(name, e.ConstantExpression) or not isinstance(name.constant, TemplateParamConstant):
        return None
    bare = access.arguments[0].type.skip_typerefs()
    cls = class_of(bare.target if isinstance(bare, PointerType) else bare)
    if cls is None or cls.dependent:
        return None
    with unanswered:
        members = engine.names.members(cls, name.constant.name)
        return only_function(engine, members.entities) if members is not None else None
    return None


def names_member_template(engine: "Engine", routine: Routine, name: int) -> bool:
    """Whether the name of a function is that of a member template behind `.`, `->` or a class."""
    if routine.template is None or not isinstance(routine.parent, ClassType) or name < 0:
        return False
    before = name - 1
    if engine.kinds[before] == k.TEMPLATE:
        before -= 1
    return engine.kinds[before] in _QUALIFYING
