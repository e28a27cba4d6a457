"""How much one constant evaluation may cost (observed front-end 15.3)."""

from cufe.final import Final
from cufe.sema.constant.reasons import TOO_COMPLEX, NotConstant

MAXIMUM_DEPTH: Final = 256
MAXIMUM_COST: Final = 2_000_000

#: a loop costs something as a whole, and for each iteration; a call costs the same as an iteration
LOOP: Final = 3
STEP: Final = 2

_TOO_COMPLEX: Final = "expression not folded to a constant due to excessive constexpr function call complexity"


class Limits:
    """Counts calls and steps."""

    def __init__(self) -> None:
        self.depth: int = 0
        self.cost: int = 0
        #: the deepest call so far
        self.peak: int = 0

    def charge(self, cost: int) -> None:
        self.cost += cost
        if self.cost > MAXIMUM_COST:
            raise NotConstant(TOO_COMPLEX, _TOO_COMPLEX)

    def enter(self) -> None:
        """One call deeper."""
        self.reach(1)
        self.depth += 1
        self.charge(STEP)

    def reach(self, levels: int) -> None:
        """Calls go so many levels deeper."""
        reached = self.depth + levels
        if reached > MAXIMUM_DEPTH:
            raise NotConstant(TOO_COMPLEX, _TOO_COMPLEX)
        if reached > self.peak:
            self.peak = reached

    def leave(self) -> None:
        self.depth -= 1
