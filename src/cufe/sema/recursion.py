"""How deep questions about one entity wait for those about another.

Instances of a template may need one another without end, and compiled code has no limit of its own: the stack would end
instead ([implimits]; the front end itself lets 200 instances of a template nest, observed: front-end 18).
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.il.entity import Entity
from cufe.sema.answers import NoAnswer, Unknown, again

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

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
        #: how often an answer has rested so far on a question that was open itself: another time it may be another one
        self.circles: int = 0
        #: what is being read, for which nothing else may ask before that is done
        self._open: set[object] = set()

    def rest_on_open(self) -> None:
        """An answer rests on a question that is open itself."""
        self.circles += 1

    def begin(self, what: object, weight: int, token: int) -> None:
        """Something is read, for which `end` is to follow; Unknown where it needs itself, too."""
        if what in self._open:
            self.rest_on_open()
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
            self.rest_on_open()
            raise Unknown("excessive recursion", token)
        self._depth += weight

    def leave(self, weight: int) -> None:
        self._depth -= weight
        if not self._depth:
            self._given_up = False


class Failures:
    """The questions of one sort that have no answer, each asked once: in a row of classes of which one needs another
    that fails, asking again would take exponential time.

    What rested on an open question is not kept; whether it rested on doubts is kept with it."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Entity, tuple[NoAnswer | None, bool]] = {}

    def begin(self, what: Entity) -> tuple[int, int] | None:
        """A question is asked: what `keep` needs; None where it is known that there is nothing. Raises the failure that
        is known."""
        known = self._known.get(what)
        if known is None:
            return self.engine.recursion.circles, self.engine.constraints.doubts()
        if known[1]:
            self.engine.constraints.doubt()
        if known[0] is not None:
            raise again(known[0]) or known[0]
        return None

    def keep(self, what: Entity, failure: NoAnswer | None, mark: tuple[int, int] | None) -> None:
        """The question has no answer, or there is nothing."""
        if mark is None or self.engine.recursion.circles > mark[0]:
            return
        kept = None if failure is None else again(failure)
        if failure is not None and kept is None:
            return
        self._known[what] = kept, self.engine.constraints.doubts() > mark[1]
