"""What is wrong where no allocation function takes the arguments of a new-expression ([expr.new])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import ErrorExpression, Expression
from cufe.sema import display_numbers as num
from cufe.sema.answers import Details, IllFormed, Mistake
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.type_tests import is_unknown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.il.entity import Entity

#: reasons that rule out a candidate, whatever else is not known
_PLAIN: Final = frozenset((cd.TOO_FEW, cd.TOO_MANY, cd.NO_CONVERSION, cd.DEDUCTION))


def missing_allocation(
    cls: ClassType | None,
    name: str,
    candidates: "Sequence[Entity]",
    resolution: Resolution,
    arguments: "Sequence[Expression]",
    token: int,
) -> IllFormed:
    """A mistake where the types alone rule out all functions; `cls` is the class whose members they are, if any."""
    cause = "no matching allocation function"
    is_sure = bool(resolution.rejected) and not resolution.ambiguous and not resolution.depends_on_constraints()
    if not is_sure or any(one.reason not in _PLAIN for one in resolution.rejected):
        return IllFormed(cause, token)
    if any(isinstance(one, ErrorExpression) or is_unknown(one.type) for one in arguments):
        return IllFormed(cause, token)
    # Of the functions that exist without a declaration nothing more is reported.
    details = Details(resolution if cls is not None else None, arguments)
    only = candidates[0] if len(candidates) == 1 else None
    if isinstance(only, Routine) and only.owner() is cls and cls is not None:
        return Mistake(num.NOT_CALLED, cause, token, entity=only, details=details)
    shown = name if cls is None else f"{cls.name}::{name}"
    return Mistake(num.NO_ALLOCATION, cause, token, name=shown, details=details)
