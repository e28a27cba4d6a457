"""The unit under examination: the user's code with its marks and lambdas."""

from collections.abc import Callable

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import Marks
from cufe.diagnostics.report import Report
from cufe.sema.lookup import Lookup
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax.cutter import Cutter
from cufe.syntax.declaration import DeclarationParser
from cufe.text.settings import Architecture, Settings
from cufe.text.unit import Unit


class ExaminedUnit(UserCode):
    """The user's code, with the marks of CUDA words in it and the places of annotated lambdas.

    `architecture` is that of the device pass, None in the host pass."""

    def __init__(
        self,
        unit: Unit,
        settings: Settings,
        report: Report,
        cutter: Cutter,
        parser: DeclarationParser,
        marks: Marks,
        slots: list[LambdaSlot],
        lookup: Callable[[], Lookup],
        stretches: list[tuple[int, int]],
    ) -> None:
        super().__init__(unit, settings, report, cutter, lookup, stretches)
        self.parser: DeclarationParser = parser
        self.marks: Marks = marks
        self.slots: list[LambdaSlot] = slots
        self.architecture: Architecture | None = settings.device_architecture

    def spell(self, start: int, end: int) -> str:
        """The tokens from `start` to `end` (excluded) on one line."""
        return " ".join(self.lexemes[start:end])
