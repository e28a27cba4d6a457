"""`__nv_parent(function)` in lambdas (observed: lambdas 5): 299, 20132 to 20134.

It takes a constant that is the address of a function.  Behind an expression that is none at all, or none that is
constant, the original loses its way, and says of the rest of the lambda what it would say of anything else there.
"""

from cufe.checks.expressions.refused_overloads import set_name
from cufe.checks.names.undefined_names import tell_undefined
from cufe.checks.typed_code import TypedCode
from cufe.cuda.lambda_slots import PARENT, LambdaSlot
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il.constants import AddressConstant, Constant, MemberPointerConstant
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.il.expressions import OverloadExpression, VariableExpression
from cufe.il.types import PointerType
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.expr.member_access import is_nonstandard
from cufe.sema.overload.type_tests import bare, class_of, is_function
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NO_FUNCTION: Final = 20132
_SEVERAL: Final = 20133
_MALFORMED: Final = 20134
#: what is reported about a lambda that ends behind its annotations
_LOST: Final = (3216, 1758, 65)

_FUNCTION: Final = 0
_OTHER: Final = 1
_VARIES: Final = 2
_ILL_FORMED: Final = 3


def check_parents(examined: ExaminedUnit, slots: list[LambdaSlot]) -> set[int]:
    """Judges the annotations of some lambdas; gives the `[` of those behind whose annotations the original is lost."""
    lost: set[int] = set()
    own = [slot for slot in slots if slot.parent >= 0 and examined.is_own(slot.opening)]
    if not own:
        return lost
    engine = examined.engine()
    paths = [examined.cutter.path(slot.opening) for slot in own]
    TypedCode(engine, [path for path in paths if path])
    contexts = {state.node.start: state.context for state in engine.lambdas.states()}
    for slot in own:
        context = contexts.get(slot.opening)
        if context is not None and _check(examined, slot, context):
            lost.add(slot.opening)
    return lost


def _check(examined: ExaminedUnit, slot: LambdaSlot, context: Context) -> bool:
    """Judges the annotations of one lambda; whether the original is lost behind them."""
    found = False
    for at in range(slot.first, slot.anchor):
        if examined.kinds[at] != k.IDENTIFIER or examined.lexemes[at] != PARENT:
            continue
        close = examined.brackets.close(at + 1)
        try:
            sort = _sort(examined, at + 2, close, context)
        except (Unknown, Dependent):
            found = True
            continue
        if sort == _OTHER and is_dependent_context(context):
            # In a template any constant will do (observed).
            sort = _FUNCTION
        is_lost = sort in (_VARIES, _ILL_FORMED)
        if sort == _OTHER:
            examined.add(_MALFORMED, close + 1)
        elif sort == _VARIES:
            examined.add_late(num.NOT_CONSTANT, at + 2, close)
        elif sort == _ILL_FORMED:
            examined.add(_NO_FUNCTION, close)
        if found:
            examined.add(_SEVERAL, close if is_lost else close + 1)
        if is_lost:
            for number in _LOST:
                examined.add(number, close)
            return True
        found = found or sort == _FUNCTION
    return False


def _sort(examined: ExaminedUnit, start: int, end: int, context: Context) -> int:
    """What the expression in some tokens is."""
    engine = examined.engine()
    items = engine.fragments.items(start, end)
    try:
        if len(items) == 1 and _is_type(engine, items[0], context):
            examined.add(num.TYPE_NAME, start)
            return _ILL_FORMED
        expression = engine.expressions.build(engine.fragments.expression(start, end), context)
        if isinstance(expression, OverloadExpression):
            meant = engine.addresses.single(expression)
            if meant is not None:
                if is_nonstandard(expression, meant):
                    examined.add(num.NONSTANDARD_ADDRESS, start)
                return _FUNCTION
            if expression.candidates:
                examined.add(num.WHICH_FUNCTION, expression.start, set_name(engine, expression))
            return _ILL_FORMED
        value = engine.operands.value(expression)
    except IllFormed as failure:
        if isinstance(failure, Mistake) and failure.number == num.UNDEFINED:
            tell_undefined(examined, [failure.token])
        return _ILL_FORMED
    if class_of(value.type) is not None:
        return _VARIES
    try:
        return _FUNCTION if _is_function(engine.evaluator.value(value)) else _OTHER
    except IllFormed:
        pointer = bare(value.type)
        if isinstance(pointer, PointerType) and is_function(pointer.target):
            if not isinstance(expression, VariableExpression):
                raise Unknown("the address of a function, in another way", start) from None
        return _VARIES


def _is_type(engine: "Engine", node: e.Node, context: Context) -> bool:
    """Whether a name, or the words for a type, stand for one."""
    if isinstance(node, e.Name):
        return engine.template_arguments.item(node, context).type is not None
    return isinstance(node, e.TypeId)


def _is_function(constant: Constant) -> bool:
    if isinstance(constant, MemberPointerConstant):
        return isinstance(constant.member, Routine)
    return isinstance(constant, AddressConstant) and constant.routine is not None
