"""Static assertions that fail ([dcl.pre]/10): 1574 with a message, 2784 without one.

Instances of class templates are judged where they are completed, by what is here; what a template asserts for all its
arguments is reported once, at its definition."""

from cufe.checks.expressions.not_constant import tell_not_constant
from cufe.checks.user_code import UserCode
from cufe.final import TYPE_CHECKING, Final
from cufe.il.constants import StringConstant
from cufe.il.context import Context
from cufe.il.expressions import TYPE_DEPENDENT, VALUE_DEPENDENT, ConstantExpression, Expression
from cufe.sema.answers import Unknown
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.expr.partial_reading import built_or_joined
from cufe.sema.failures import guarded
from cufe.syntax.cutter import SIMPLE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_FAILED: Final = 1574
_FAILED_SILENTLY: Final = 2784
ASSERTION_NUMBERS: Final = (_FAILED, _FAILED_SILENTLY)


class FailedAssertion:
    """The number of the diagnostic, and the message that the assertion has, if it has one."""

    def __init__(self, message: str | None) -> None:
        self.number: int = _FAILED_SILENTLY if message is None else _FAILED
        self.fill_ins: list[str] = [] if message is None else [message]


def failed_assertion(engine: "Engine", token: int, condition: Expression) -> FailedAssertion | None:
    """The assertion at a token by its condition; None where that holds, depends on a template parameter, or cannot be
    told."""
    condition = engine.expressions.condition(condition)
    if condition.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT) or engine.evaluator.truth(condition):
        return None
    opening = token + 1
    nodes = engine.fragments.items(opening + 1, engine.cutter.brackets.close(opening))
    if len(nodes) == 1:
        return FailedAssertion(None)
    message = engine.expressions.build(nodes[1], engine.declare.root)
    literal = message.constant if isinstance(message, ConstantExpression) else None
    if len(nodes) > 2 or not isinstance(literal, StringConstant):
        return None
    return FailedAssertion("".join([chr(unit) if unit < 128 else "?" for unit in literal.units]))


def condition_of(engine: "Engine", token: int, context: Context) -> Expression:
    """What the assertion at a token asserts, as it is read in a scope."""
    opening = token + 1
    nodes = engine.fragments.items(opening + 1, engine.cutter.brackets.close(opening))
    if not nodes:
        raise Unknown("static_assert without a condition", token)
    return built_or_joined(engine, nodes[0], context)


def check_static_assertions(code: UserCode) -> None:
    """Judges the assertions of namespaces and classes; those of blocks are read with the function around them."""
    for token in _assertions(code):
        path = code.cutter.path(token)
        if not path or path[-1].sort != SIMPLE or path[-1].head != token:
            continue
        engine = code.engine()
        with guarded(token=token):
            context = engine.definitions.context_of(path, [])
            try:
                condition = None if context is None else condition_of(engine, token, context)
                failed = None if condition is None else failed_assertion(engine, token, condition)
            except NotConstant as reason:
                tell_not_constant(code, reason, token + 2)
            else:
                if failed is not None:
                    code.failed_assertions.add(token)
                    code.add(failed.number, token, *failed.fill_ins)


def _assertions(code: UserCode) -> list[int]:
    found: list[int] = list(k.each(code.kinds, k.STATIC_ASSERT, code.in_full))
    return found
