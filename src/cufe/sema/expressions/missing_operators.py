"""What is wrong where an object is called that has no call operator for the arguments ([over.call.object])."""

from cufe.il.expressions import ErrorExpression, Expression
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.expressions.operands import class_of
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.type_tests import is_unknown


def missing_operator(
    object_: Expression, resolution: Resolution, arguments: list[Expression], token: int
) -> IllFormed:
    """A mistake where a lambda that is not generic surely takes other arguments."""
    cls = class_of(object_.type)
    if cls is not None and cls.closure is not None and _is_certain(resolution, arguments):
        return Mistake(num.CLOSURE_NOT_CALLED, "a lambda does not take the arguments", object_.start, searched=cls)
    return IllFormed("call of an object without a matching operator()", token)


def _is_certain(resolution: Resolution, arguments: list[Expression]) -> bool:
    if resolution.ambiguous or not resolution.rejected:
        return False
    if any(isinstance(one, ErrorExpression) or is_unknown(one.type) for one in arguments):
        return False
    return all(
        one.candidate.template is None
        and (one.reason in (cd.TOO_FEW, cd.TOO_MANY) or (one.reason == cd.NO_CONVERSION and one.index >= 0))
        for one in resolution.rejected
    )
