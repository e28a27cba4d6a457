"""The unit under examination: the user's code with its marks and lambdas."""

from cufe.checks.user_code import UserCode
from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE, HOST, Marks
from cufe.diagnostics.report import Frame, Report
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Routine
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.text_lookup.lookup import Lookup
from cufe.syntax.cutter import Cutter, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text.settings import Architecture, Settings
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.checks.mistakes import MistakenType
    from cufe.sema.engine import Engine


# The lines `detected during` of what is reported about an instance; none where its name is not known.


def declaration_context(examined: "ExaminedUnit", routine: Routine, token: int) -> list[Frame]:
    """What is reported about the declaration alone, which a token asked for."""
    if routine.template is None:
        return []
    with unanswered:
        return [InstanceNames(examined.engine()).declaration_frame(routine, examined.unit.offset(token))]
    return []


def body_context(examined: "ExaminedUnit", routine: Routine, token: int) -> list[Frame]:
    """What is reported about the body, which a token asked for."""
    with unanswered:
        return [InstanceNames(examined.engine()).frame(routine, examined.unit.offset(token))]
    return []


#: not told at run time: calls of functions of the host, which are errors themselves, and dynamic_cast
_NOT_AT_RUN_TIME: Final = frozenset((20011, 20013, 20014, 20015, 20016, 20017, 20018, 20019, 20068, 20188))

#: accesses to variables of the host; there are none where what has no word is the device's
_VARIABLES_OF_HOST: Final = frozenset((20094, 20095, 20096))


class ExaminedUnit(UserCode):
    """The user's code, with the marks of CUDA words in it and the places of annotated lambdas.

    `architecture` is that of the device pass, None in the host pass; `unannotated` the space of functions without a
    CUDA word."""

    def __init__(
        self,
        unit: Unit,
        settings: Settings,
        report: Report,
        cutter: Cutter,
        parser: DeclarationParser,
        marks: Marks,
        slots: list[LambdaSlot],
        lookup: "Callable[[], Lookup]",
        engine: "Callable[[], Engine]",
        stretches: list[tuple[int, int]],
        in_full: list[tuple[int, int]],
    ) -> None:
        super().__init__(unit, settings, report, cutter, lookup, engine, stretches, in_full)
        self.parser: DeclarationParser = parser
        self.marks: Marks = marks
        self.slots: list[LambdaSlot] = slots
        self.architecture: Architecture | None = settings.device_architecture
        self.unannotated: int = DEVICE if settings.default_device else HOST
        #: what some instance of a template has wrong
        self.mistaken: set[MistakenType] = set()
        #: the instances whose calls have been judged
        self.judged_instances: set[Routine] = set()
        #: what is reported about the friends of a class template in its instances: number, token and word, by the
        #: token at which the declaration starts
        self.mistaken_friends: dict[int, list[tuple[int, int, str]]] = {}

    def put_off_friend(self, piece: Piece, number: int, token: int, word: str) -> None:
        """Keeps a diagnostic of a friend that a class template declares: no function is there before its instances."""
        self.mistaken_friends.setdefault(piece.start, []).append((number, token, word))

    def spell(self, start: int, end: int) -> str:
        """The tokens from `start` to `end` (excluded) on one line."""
        return " ".join(self.lexemes[start:end])

    def is_of_pass(self, what: int) -> bool:
        """Whether the catalog has a diagnostic for the pass that the unit is preprocessed for."""
        from cufe.diagnostics import catalog

        passes = catalog.HOST if self.architecture is None else catalog.DEVICE
        if self.settings.jit:
            passes |= catalog.JIT
            if what in _NOT_AT_RUN_TIME or (self.settings.default_device and what in _VARIABLES_OF_HOST):
                return False
        return bool(catalog.entry_of(what).flags & passes)
