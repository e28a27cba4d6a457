"""The ways in which a question about meaning has no answer.

Both are exceptions, raised where they arise and caught by the caller that can go on without the answer: overload
resolution drops a candidate whose substitution is ill-formed ([temp.deduct]/8); a statement that is unknown is counted
and skipped."""

from cufe.final import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.il.constants import AggregateConstant
    from cufe.il.entities import ClassType
    from cufe.il.entity import Entity
    from cufe.il.expressions import Expression
    from cufe.il.types import Type
    from cufe.sema.overload.candidates import Resolution

#: why a template is no candidate that deduction fits
UNSATISFIED: Final = "the constraints are not satisfied"
#: the same where that is not certain
DOUBTFUL: Final = "the constraints may not be satisfied"


class NoAnswer(Exception):  # noqa: N818 - no error of the program
    """Raised where a question has no answer; the caller may go on without one (`sema/failures.py`)."""


class Unknown(NoAnswer):
    """Raised where the engine cannot tell: at an unsupported construct, or what depends on one. It is never a
    diagnostic."""

    def __init__(self, cause: str, token: int = -1) -> None:
        super().__init__(cause)
        self.cause = cause
        self.token = token


class RestsOnMistake(Unknown):
    """Raised where an operand is a mistake that is reported already: from there on nothing more is (observed)."""


class IllFormed(NoAnswer):
    """Raised where the program is ill-formed; in a deduction that only drops the candidate."""

    def __init__(self, cause: str, token: int = -1) -> None:
        super().__init__(cause)
        self.cause = cause
        self.token = token


class NoMatch(IllFormed):
    """Raised where no function takes the arguments of a call, or several do; `is_told` where who judges calls says
    so."""

    def __init__(self, token: int, is_told: bool) -> None:
        super().__init__("no instance of overloaded function matches the argument list", token)
        self.is_told: bool = is_told


class Incomplete(IllFormed):
    """Raised where a class has no definition."""


class Details:
    """The notes below a diagnostic: the candidates that do not fit the arguments, or members."""

    def __init__(
        self,
        resolution: "Resolution | None" = None,
        arguments: "Sequence[Expression]" = (),
        members: "Sequence[Entity]" = (),
        object_type: "Type | None" = None,
    ) -> None:
        self.resolution: Resolution | None = resolution
        self.arguments: Sequence[Expression] = arguments
        self.members: Sequence[Entity] = members
        #: of the object that is called
        self.object_type: Type | None = object_type


class Mistake(IllFormed):
    """Ill-formed whatever else the program says: the types of the operands, which are known, break a rule.

    `number` is that of the diagnostic; types, the class that is searched, an entity and a name fill it in, in this
    order; `details` reports the lines below."""

    def __init__(
        self,
        number: int,
        cause: str,
        token: int,
        types: "tuple[Type, ...]" = (),
        searched: "ClassType | None" = None,
        name: str = "",
        entity: "Entity | None" = None,
        details: "Details | None" = None,
        found_at: int = -1,
        is_certain: bool = False,
        is_warning: bool = False,
    ) -> None:
        super().__init__(cause, token)
        self.number: int = number
        self.types: tuple[Type, ...] = types
        self.searched: ClassType | None = searched
        self.name: str = name
        self.entity: Entity | None = entity
        self.details: Details = details or Details()
        #: the token behind the smallest expression that is ill-formed by it, where that is known
        self.behind: int = -1
        #: the token at which a front end comes to report it, where that is another one
        self.found_at: int = found_at
        #: of a name: nothing declares it to EDG, though a declaration that it cannot read names it
        self.is_certain: bool = is_certain
        #: the original only warns of it
        self.is_warning: bool = is_warning
        #: which part of an object is meant, where the same is wrong with several at one token
        self.part: str = ""
        #: what else is wrong with the same list, behind it
        self.others: list[Mistake] = []
        #: the elements that are not wrong, of the aggregates around
        self.elements: list[AggregateConstant] = []

    def all(self) -> "list[Mistake]":
        """The mistake, and those in the same list behind it."""
        return [self, *self.others]

    def key(self) -> tuple[int, int, str]:
        """The key by which two equal mistakes are recognised."""
        return self.number, self.token, self.name


def joined(mistakes: list[Mistake]) -> Mistake:
    """The first of some mistakes in one declaration, with the others."""
    first = mistakes[0]
    first.others.extend(other for one in mistakes[1:] for other in one.all())
    return first


class Dependent(NoAnswer):
    """The answer depends on a template parameter that has no argument yet ([temp.dep])."""


def again(failure: NoAnswer) -> NoAnswer | None:
    """The same answer for another question: who notes something in it notes nothing in the first one. None of an answer
    that holds for its question alone."""
    if isinstance(failure, Mistake):
        return _again(failure)
    if isinstance(failure, RestsOnMistake):
        return RestsOnMistake(failure.cause, failure.token)
    if isinstance(failure, Unknown):
        return Unknown(failure.cause, failure.token)
    if isinstance(failure, NoMatch):
        return NoMatch(failure.token, failure.is_told)
    if isinstance(failure, Incomplete):
        return Incomplete(failure.cause, failure.token)
    if type(failure) is IllFormed:
        return IllFormed(failure.cause, failure.token)
    return None


def _again(mistake: Mistake) -> Mistake:
    made = Mistake(
        mistake.number,
        mistake.cause,
        mistake.token,
        mistake.types,
        mistake.searched,
        mistake.name,
        mistake.entity,
        mistake.details,
        mistake.found_at,
        mistake.is_certain,
        mistake.is_warning,
    )
    made.behind = mistake.behind
    made.part = mistake.part
    made.others = list(mistake.others)
    made.elements = list(mistake.elements)
    return made
