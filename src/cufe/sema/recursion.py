"""How deep questions about one entity wait for those about another.

Instances of a template may need one another without end, and compiled code has no limit of its own: the stack would end
instead ([implimits]; the front end itself lets 200 instances of a template nest, observed: front-end 18).
"""

from cufe.final import Final
from cufe.il.entities import ClassType
from cufe.il.entity import Entity
from cufe.sema.answers import Unknown

#: the weight of one question: a row of a thousand constants is ordinary, as many nested instances are not
ENTITY: Final = 1
INSTANCE: Final = 8

_LIMIT: Final = 4_096

#: what a question weighs that may go no deeper than some instances: one that only a diagnostic needs
SHALLOW: Final = _LIMIT - 32 * INSTANCE


def weight_of(entity: Entity) -> int:
    """The weight of a question about a member."""
    parent = entity.parent
    return ENTITY if not isinstance(parent, ClassType) or parent.template is None else INSTANCE


class Recursion:
    """Counts the questions that are open.

    Where one goes too deep, the outermost has no answer: each that is asked on the way back has none either, since
    trees of questions without end would take exponential time."""

    def __init__(self) -> None:
        self._depth: int = 0
        self._given_up: bool = False
        #: what is being read, for which nothing else may ask before that is done
        self._open: set[object] = set()

    def begin(self, what: object, weight: int, token: int) -> None:
        """Something is read, for which `end` is to follow; Unknown where it needs itself, too."""
        if what in self._open:
            raise Unknown("an initialiser that needs itself", token)
        self.enter(weight, token)
        self._open.add(what)

    def end(self, what: object, weight: int) -> None:
        self._open.discard(what)
        self.leave(weight)

    def enter(self, weight: int, token: int) -> None:
        """A question begins, for which `leave` is to follow; Unknown where it stands too deep."""
        if self._depth >= _LIMIT:
            self._given_up = True
        if self._given_up:
            raise Unknown("excessive recursion", token)
        self._depth += weight

    def leave(self, weight: int) -> None:
        self._depth -= weight
        if not self._depth:
            self._given_up = False
