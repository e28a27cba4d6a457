"""What follows from a call that gives no value where one is wanted: in `return f();` and `T x = f();`."""

from cufe.cuda.rules.call_arguments.findings import Finding
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Field, Routine, Variable
from cufe.il.types import Type
from cufe.sema.declared.contexts import enclosing_routine
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.expr.device_calls import DeviceCall
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import class_of, is_reference, is_void
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_RETURNED: Final = 120
_INITIALISES: Final = 144
_ENDS: Final = b";,"


def voided_use(engine: "Engine", names: MessageNames, call: DeviceCall) -> list[Finding]:
    """What is said of the place where the call stands, if it is all there is of an operand."""
    node = call.node
    kinds = engine.kinds
    if kinds[node.end] not in _ENDS:
        return []
    with unanswered:
        if kinds[node.start - 1] == k.RETURN:
            routine = enclosing_routine(call.context)
            if routine is not None and _wants_value(_written_result(engine, routine)):
                return [Finding(_RETURNED, node.start)]
        elif kinds[node.start - 1] == k.ASSIGN and kinds[node.start - 2] == k.IDENTIFIER:
            type_ = _declared_at(engine, call, node.start - 2)
            if type_ is not None and _wants_value(type_):
                return [Finding(_INITIALISES, node.start, names.fill_in(engine.types.void), names.fill_in(type_))]
    return []


def _written_result(engine: "Engine", routine: Routine) -> Type:
    """The result as it is declared: one that is deduced from such a call is `void`."""
    result = engine.declare_types.written_type(routine).result
    return engine.types.void if contains_placeholder(result) else result


def _wants_value(type_: Type) -> bool:
    """Whether a type is an ordinary one for values; classes and references have messages of their own."""
    return not (is_void(type_) or type_.dependent or class_of(type_) is not None or is_reference(type_))


def _declared_at(engine: "Engine", call: DeviceCall, token: int) -> Type | None:
    """The type of the variable or data member whose declaration names it at `token`."""
    for entity in engine.names.unqualified(engine.lexemes[token], call.context, call.node.start):
        if entity.token == token:
            if isinstance(entity, Variable):
                return engine.declare_types.variable_type(entity)
            if isinstance(entity, Field):
                return engine.declare_types.field_type(entity)
    return None
