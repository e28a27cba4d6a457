"""What a call calls, as far as the front end knows it when it has read the call (observed: diagnostics-a 2.2)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.constants import AddressConstant, TemplateParamConstant
from cufe.il.entities import SFK_CONVERSION, SFK_UDL_OPERATOR, ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import PointerType
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: in front of the name of a member
_QUALIFYING: Final = bytes((k.DOT, k.ARROW, k.SCOPE))


def callee(node: e.Operation) -> e.Expression:
    """What a call calls; of `object.f` with a static `f`, that."""
    first = node.arguments[0]
    if isinstance(first, e.Operation) and first.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        return first.arguments[-1]
    return first


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
