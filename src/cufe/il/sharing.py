"""One object for the zeros of a type (spec 36, part 2).  Types are shared by `TypeTable`."""

from cufe.il.clone import clone_constant
from cufe.il.constants import LIST_CAST, NO_TYPE, AggregateConstant, Constant
from cufe.il.types import Type


class FirstZeros:
    """The zeros of scalar types that are operands: the original has one for all `T{}` and `{}` of a type, which shows
    how the first of them was written, `T()` among them (observed)."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def plain(self, type_: Type) -> None:
        """A zero of that type was there before."""
        self._known[type_.number] = NO_TYPE

    def shown(self, constant: Constant) -> Constant:
        """What is shown for an operand."""
        if constant.cast not in (LIST_CAST, NO_TYPE) or isinstance(constant, AggregateConstant):
            return constant
        first = self._known.setdefault(constant.type.number, constant.cast)
        if first == constant.cast or constant.expression is not None:
            return constant
        made = clone_constant(constant)
        made.cast = first
        return made
