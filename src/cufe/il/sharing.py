"""One object for equal constants (spec 36, part 2): sharing saves memory and makes identity mean equality.

Aggregates and constants that depend on template parameters are never shared, nor is a constant that remembers what it
was computed from.  (Types are shared by `TypeTable`.)"""

from cufe.il.clone import clone_constant
from cufe.il.constants import (
    LIST_CAST,
    NO_TYPE,
    AggregateConstant,
    Constant,
    DynamicInitConstant,
    IntegerConstant,
    RepeatConstant,
    TemplateParamConstant,
    is_enumerator,
)
from cufe.il.types import Type


def is_shareable(constant: Constant) -> bool:
    """Whether one object may stand for all constants equal to this one."""
    if constant.expression is not None or constant.dependent:
        return False
    if is_enumerator(constant):
        return False
    return not isinstance(constant, (AggregateConstant, RepeatConstant, DynamicInitConstant, TemplateParamConstant))


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


class SharedConstants:
    """The constants of a unit that are shared; the counters are those of the specification."""

    def __init__(self) -> None:
        self._known: dict[str, Constant] = {}
        #: how often a constant was looked for, and how often it was there
        self.searches: int = 0
        self.hits: int = 0

    def share(self, constant: Constant) -> Constant:
        """The constant that stands for this one: itself, if it is the first of its value or not shareable."""
        if not is_shareable(constant):
            return constant
        self.searches += 1
        # The spelling of the type and of a character literal are kept apart: both can be seen in the dump.
        character = isinstance(constant, IntegerConstant) and constant.is_character
        key = f"{constant.kind}:{constant.type.number}:{int(character)}:{constant.key()}"
        known = self._known.get(key)
        if known is not None:
            self.hits += 1
            return known
        self._known[key] = constant
        return constant

    def __len__(self) -> int:
        return len(self._known)
