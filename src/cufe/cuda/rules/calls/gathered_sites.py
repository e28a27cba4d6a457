"""What the walk over a body has met: the places at which something is called, in the order in which they are met."""

from cufe.final import Final
from cufe.il.entities import Routine

#: sorts of sites: a call that is written, one that an operator or a conversion implies, the name of a function (called
#: or not, evaluated or not), a launch, a constructor or destructor of an object, a constructor whose result is constant
CALL: Final = 0
IMPLIED: Final = 1
REFERENCE: Final = 2
LAUNCH: Final = 3
OBJECT: Final = 4
WORKED_OUT: Final = 5


class Site:
    """One place: the function, where the place is said to be, the token at which it is met, and its place among those
    that are met there."""

    def __init__(self, sort: int, routine: Routine, token: int, met_at: int, evaluated: bool) -> None:
        self.sort: int = sort
        self.routine: Routine = routine
        self.token: int = token
        self.met_at: int = met_at
        #: not in an operand of `sizeof` and the like
        self.evaluated: bool = evaluated
        self.place: int = 0
        #: a mention that is met as soon as the name is read
        self.is_named: bool = False
        #: the value of the object that is made is constant
        self.is_constant: bool = False


class GatheredSites:
    """The sites so far, and where the walk is."""

    def __init__(self, is_template: bool) -> None:
        self.is_template: bool = is_template
        self.found: list[Site] = []
        #: the furthest token so far
        self.reached: int = -1
        #: the declaration that was read last
        self.declaration: int = -1
        #: depth of operands that are not evaluated
        self.unevaluated: int = 0
        #: depth of branches of `if constexpr` in a template: the calls in them are left to the instances
        self.undecided: int = 0

    def reach(self, token: int) -> None:
        self.reached = max(self.reached, token)

    def add(self, sort: int, routine: Routine, token: int, met_at: int = -1) -> None:
        if self.is_template and sort in (IMPLIED, OBJECT):
            # Operators, conversions, constructors and destructors are left to the instances.
            return
        if sort == REFERENCE or not (self.unevaluated or self.undecided):
            self.reach(token)
            met_at = met_at if met_at >= 0 else self.reached
            self.reach(met_at)
            self.found.append(Site(sort, routine, token, met_at, not self.unevaluated))
