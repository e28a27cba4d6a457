"""What is found out about a launch, before it is reported."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import catalog
from cufe.diagnostics.report import At, EntityName, Frame, Message, Note, TypeName
from cufe.diagnostics.severity import ERROR


class Finding:
    """A diagnostic: its display number, the token it is said at, and what fills it in; `extra`, `notes` and the
    instances of `context` go below it; `severity` where it is not that of the catalog."""

    def __init__(self, number: int, token: int, *fill_ins: "str | int | TypeName | EntityName | At") -> None:
        self.number: int = number
        self.token: int = token
        self.fill_ins: tuple[str | int | TypeName | EntityName | At, ...] = fill_ins
        self.extra: list[Message] = []
        self.notes: list[Note] = []
        self.severity: int = 0
        self.context: list[Frame] = []

    def is_error(self) -> bool:
        """Whether it is an error unless somebody says otherwise."""
        return (self.severity or catalog.entry_of(self.number).severity) >= ERROR

    def report(self, examined: ExaminedUnit, found_at: int, repeated: bool = False) -> None:
        """Reports it as found out at a token, which decides the order; once, if another rule has come to it, unless it
        is to be repeated."""
        offset = examined.unit.offset
        examined.diagnoser.add(
            self.number,
            offset(self.token),
            *self.fill_ins,
            extra=self.extra,
            notes=self.notes,
            context=self.context,
            detected=offset(found_at),
            default=self.severity,
            by=None if repeated else object(),
        )
