"""Candidates of overload resolution and the reasons why they lose ([over.match.viable])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.types import Type
from cufe.sema.answers import DOUBTFUL

if TYPE_CHECKING:
    from cufe.il.entities import Routine
    from cufe.il.entity import Entity
    from cufe.il.templates import Template
    from cufe.sema.overload.builtin_candidates import BuiltinOperator
    from cufe.sema.overload.sequences import ConversionSequence

# --- why a candidate is not the one that is called -------------------------------------------------------------------
TOO_FEW: Final = 0
TOO_MANY: Final = 1
NO_CONVERSION: Final = 2  # of argument `index`
NO_OBJECT_CONVERSION: Final = 3  # the object is const, or of another category
DEDUCTION: Final = 4  # `detail` says what failed
CONSTRAINTS: Final = 5
WORSE: Final = 6  # than the chosen one: argument `index`, or by `detail`
NOT_CONSIDERED: Final = 7  # `detail` says why
NO_TEMPLATE: Final = 8  # template arguments were written and it is no template
UNKNOWN: Final = 9  # the engine cannot tell, because of `detail`

# --- rewritten comparisons ([over.match.oper]/3.4) -------------------------------------------------------------------
WRITTEN: Final = 0
REWRITTEN: Final = 1  # `x != y` as `!(x == y)`, `x < y` as `(x <=> y) < 0`
REVERSED: Final = 2  # the same with x and y the other way round


class Candidate:
    """One candidate: a routine, the specialisation of a template, a built-in operator, or a surrogate call.

    `sequences` has one conversion for each argument; with `has_object` the first is that of the implicit object.
    `first` is the parameter that the first explicit argument goes to."""

    def __init__(self, routine: "Routine | None", template: "Template | None") -> None:
        self.routine: Routine | None = routine
        #: the function template of which `routine` is a specialisation
        self.template: Template | None = template
        self.parameters: tuple[Type, ...] = ()
        self.variadic: bool = False
        self.has_object: bool = False
        self.sequences: list[ConversionSequence] = []
        #: in an initialisation by user-defined conversion: from the result to what is wanted
        self.second: ConversionSequence | None = None
        #: a copy of what a conversion function gives is left out: the conversion of that function's object (CWG 2327)
        self.elided: ConversionSequence | None = None
        self.form: int = WRITTEN
        #: the conversion function's type of a surrogate call
        self.surrogate: Type | None = None
        self.builtin: BuiltinOperator | None = None
        #: of a deduction guide: 0 written by the user, 1 made from the class, 2 the copy guide
        self.guide: int = 0
        self.rejected: Rejected | None = None


class Rejected:
    """Why a candidate was not chosen; `index` counts arguments from 0, -1 where no argument is to blame."""

    def __init__(self, candidate: Candidate, reason: int, index: int = -1, detail: str = "") -> None:
        self.candidate: Candidate = candidate
        self.reason: int = reason
        self.index: int = index
        self.detail: str = detail
        self.given: int = -1
        #: types of a conversion that does not exist
        self.source: Type | None = None
        self.target: Type | None = None


class Resolution:
    """The candidates of an overload resolution (clang's `OverloadCandidateSet`), and what it found among them:
    `chosen`, or more than one in `ambiguous`, or none.

    `sequences` are the conversions of the explicit arguments, `object_sequence` that of the implicit object."""

    def __init__(self) -> None:
        self.chosen: Candidate | None = None
        self.routine: Routine | None = None
        self.sequences: list[ConversionSequence] = []
        self.object_sequence: ConversionSequence | None = None
        self.ambiguous: list[Candidate] = []
        self.rejected: list[Rejected] = []
        self.viable: list[Candidate] = []
        #: candidates of which the engine cannot tell
        self.unknown: list[Candidate] = []
        #: the arguments are one initialiser list for a parameter of type std::initializer_list
        self.as_list: bool = False

    def add(self, candidate: Candidate) -> None:
        """Puts a candidate where it belongs."""
        rejected = candidate.rejected
        if rejected is None:
            self.viable.append(candidate)
        elif rejected.reason == UNKNOWN:
            self.unknown.append(candidate)
        else:
            self.rejected.append(rejected)

    def is_empty(self) -> bool:
        """Whether no candidate is viable, or could be."""
        return not self.viable and not self.unknown

    def choose(self, candidate: Candidate) -> None:
        self.chosen = candidate
        self.routine = candidate.routine
        if candidate.has_object and candidate.sequences:
            self.object_sequence = candidate.sequences[0]
            self.sequences = candidate.sequences[1:]
        else:
            self.sequences = candidate.sequences

    def found(self) -> bool:
        return self.chosen is not None

    def considered(self) -> "list[Entity]":
        """The functions and templates among the candidates that were not chosen, without surrogates."""
        found: list[Entity] = []
        for one in [*self.ambiguous, *[rejected.candidate for rejected in self.rejected]]:
            entity = one.template or one.routine
            if entity is not None and one.surrogate is None and entity not in found:
                found.append(entity)
        return found

    def depends_on_constraints(self) -> bool:
        """Whether constraints of which that is not certain keep a candidate out: what they make of a call is left to
        the compilers behind."""
        return any(one.reason in (CONSTRAINTS, DEDUCTION) and one.detail == DOUBTFUL for one in self.rejected)
