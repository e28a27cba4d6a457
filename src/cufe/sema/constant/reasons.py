"""Why an expression has no value before the program runs: what the front end says below 28 ([expr.const])."""

from cufe.final import Final
from cufe.il.entities import PARAMETER, ClassType, Routine, Variable
from cufe.il.types import Type
from cufe.sema.answers import IllFormed

OUT_OF_RANGE: Final = 61
TOO_COMPLEX: Final = 2431
VALUE_OF: Final = 2689
ADDRESS_OF: Final = 2690
OUTSIDE_OF_ARRAY: Final = 2692
CALLED_FROM: Final = 2693
PAST_ARRAY: Final = 2699
RUN_TIME_STORAGE: Final = 2701
NOT_CONSTEXPR: Final = 2703
VALUE_TOO_LARGE: Final = 2707
NOT_INTERPRETED: Final = 2721
VOLATILE: Final = 2752
VALUE_OF_THIS: Final = 2767


class NotConstant(IllFormed):
    """What is evaluated surely is no constant; `entity`, `numbers` or `type` fill in the note that says so.

    `calls` are the tokens of the calls that led there, innermost first."""

    def __init__(
        self,
        note: int,
        cause: str,
        token: int = -1,
        entity: Routine | Variable | None = None,
        numbers: tuple[int, ...] = (),
        type_: Type | None = None,
    ) -> None:
        super().__init__(cause, token)
        self.note: int = note
        self.entity: Routine | Variable | None = entity
        self.numbers: tuple[int, ...] = numbers
        self.type: Type | None = type_
        self.calls: list[int] = []
        #: how many calls it has left so far
        self.entered: int = 0


def value_of(variable: Variable, note: int = VALUE_OF) -> NotConstant:
    """A variable whose value, or whose address, is known at run-time alone."""
    return NotConstant(note, f'the value of variable "{variable.name}" cannot be used as a constant', -1, variable)


def not_constexpr(routine: Routine) -> NotConstant:
    return NotConstant(NOT_CONSTEXPR, f'cannot call non-constexpr function "{routine.name}"', -1, routine)


def kind_of(entity: Routine | Variable) -> str:
    """The word that messages put in front of a name."""
    if isinstance(entity, Routine):
        return "function"
    if entity.flags & PARAMETER:
        return "parameter"
    return "member" if isinstance(entity.parent, ClassType) else "variable"
