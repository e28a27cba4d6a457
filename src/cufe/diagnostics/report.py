"""The report: every diagnostic of a run, in the order of detection.

The floors call `Report.add` and forget about it; severity control, the catalog and the writers come in only
when there is something to say, so a run without diagnostics pays for one small object.

    report.attach(text, name, pragmas, False)  # once, when the unit was read
    report.add("global_function_return_type", offset)                   # by tag
    report.add(20091, offset, "__device__", EntityName("variable", "v"))  # by display (or internal) number
    report.add(308, offset, EntityName("overloaded function", "f"),
               extra=[Message(...)], notes=[Note(3322, where, ...)], context=[Frame(...)])

Positions are byte offsets in the unit, `NOWHERE`, `END_OF_SOURCE`, or a `Place` where the caller knows better.
"""

from __future__ import annotations

from cufe.diagnostics.place import END_OF_SOURCE, IMPLICITLY, NOWHERE, Place
from cufe.diagnostics.trace import TRACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cufe.diagnostics.catalog import Entry
    from cufe.diagnostics.control import Controls
    from cufe.text.written_lines import WrittenLines


__all__ = [
    "END_OF_SOURCE",
    "IMPLICITLY",
    "NOWHERE",
    "AbandonedError",
    "At",
    "Diagnostic",
    "EntityName",
    "Frame",
    "Message",
    "Note",
    "Place",
    "Report",
    "TemplateArguments",
    "TypeName",
]


class TypeName:
    """A type as a fill-in (`%t`): its spelling and, where a typedef hides another one, that one."""

    def __init__(self, text: str, aka: str = "") -> None:
        self.text = text
        self.aka = aka


class TemplateArguments:
    """A template argument list as a fill-in (`%T`): the spelled arguments."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.arguments = arguments


class At:
    """A position as a fill-in (`%p`), worded relative to the diagnostic: `at line 5`, `at line 1 of a.h`."""

    def __init__(self, position: Position) -> None:
        self.position = position


class EntityName:
    """An entity as a fill-in (`%n`).

    Its kind in words ("function", "variable", ""), its name as printed between quotes, and where it was
    declared if the message is to say so (`(declared at line 4)`).
    """

    def __init__(self, kind: str, name: str, declared: Position = NOWHERE) -> None:
        self.kind = kind
        self.name = name
        self.declared = declared


if TYPE_CHECKING:
    Position = int | Place
    # What fills a message in: text (%s, %sq), numbers (%d, %u), types (%t), entities (%n), positions (%p).
    FillIn = str | int | TypeName | EntityName | TemplateArguments | At


class Message:
    """A text that belongs to a diagnostic: a message template with its fill-ins (spec 53)."""

    def __init__(self, template: str, *fill_ins: FillIn) -> None:
        self.template = template
        self.fill_ins = fill_ins


class Note:
    """A note below a diagnostic, which has its own place."""

    def __init__(self, what: int | str, position: Position, *fill_ins: FillIn) -> None:
        #: number, or the tag of what has none
        self.what = what
        self.position = position
        self.fill_ins = fill_ins


class Frame:
    """One level of the instantiation context: what was going on, and the place that asked for it.

    `template` is the line without its position, as `instantiation of class %t` or `implicit generation of %n`.
    """

    def __init__(self, template: str, position: Position, *fill_ins: FillIn) -> None:
        self.template = template
        self.position = position
        self.fill_ins = fill_ins


class Diagnostic:
    """One diagnostic as it was reported, with the severity that was in force at its position."""

    def __init__(
        self,
        entry: Entry,
        severity: int,
        position: Position,
        fill_ins: Sequence[FillIn],
        extra: Sequence[Message],
        notes: Sequence[Note],
        context: Sequence[Frame],
        detected: int,
        governed: int,
    ) -> None:
        self.entry = entry
        self.severity = severity
        # A warning that --promote_warnings counts and words as an error, but with its number.
        self.promoted = False
        self.position = position
        self.fill_ins = fill_ins
        self.extra = extra
        self.notes = notes
        self.context = context
        # Offset the front end had reached when it found the mistake; decides the order of printing.
        self.detected = detected
        # Offset whose pragmas decide the severity.
        self.governed = governed
        self._place: Place | None = None

    def is_error(self) -> bool:
        """Whether it counts as an error."""
        from cufe.diagnostics.severity import ERROR

        return self.severity >= ERROR or self.promoted


class AbandonedError(Exception):
    """The run cannot go on: a catastrophic or internal error has been reported."""


def _nowhere(offset: int) -> Place:
    """The place of everything in a report that no unit was attached to."""
    return Place("", 0)


class Report:
    """The diagnostics of one run.

    `errors` counts what was found at error severity or worse so far (promoted warnings count); it decides
    the exit status and whether an output file is written.  `locate` turns an offset into a `Place`; where `written` is
    set, lines and columns are those of the files that the unit was made from.
    """

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.locate: Callable[[int], Place] = _nowhere
        self.written: WrittenLines | None = None
        self.errors = 0
        self.fatal = 0
        self.limit_reached = False
        self._controls: Controls | None = None
        # The answers of `is_hidden`, until the pragmas are read.
        self._hidden: dict[int, bool] = {}
        # The unit, once there is one, and its pragmas for severity until they are read.
        self._text = ""
        self._operators = False
        self._pragmas: list[tuple[int, str]] = []

    @property
    def controls(self) -> Controls:
        """Severity control: what the command line and the pragmas ask for (made on first use)."""
        controls = self._controls
        if controls is None:
            from cufe.diagnostics.control import Controls

            controls = self._controls = Controls()
        return controls

    def attach(
        self,
        text: str,
        name: str,
        pragmas: Sequence[tuple[int, str]],
        operators: bool,
        written: str = "",
        origin: Callable[[int], int] | None = None,
    ) -> None:
        """Says which unit the offsets are of: its text (latin-1), the name of the file that was read, its pragmas.

        Where syntax errors were taken out of the text, `written` is what it was before, and `origin` says where an
        offset lies there.

        `operators` says whether the text has the token `_Pragma`, which no preprocessor leaves behind.  Nothing is
        done with all this until there is a diagnostic, or until `finish`.
        """
        self._text = text
        self._operators = operators
        self._pragmas = [(offset, line) for offset, line in pragmas if "nv_diag" in line]

        def locate(offset: int) -> Place:
            from cufe.diagnostics.source import Source

            source = Source(written or text, name)
            self.locate = source.locate if origin is None else lambda at: source.locate(origin(at) if at >= 0 else at)
            return self.locate(offset)

        self.locate = locate

    def finish(self) -> None:
        """Reports mistakes in the unit's pragmas for severity; called when the whole unit has been judged."""
        if self._operators:
            self._read_pragmas()
        elif self._pragmas:
            from cufe.diagnostics.plain_pragmas import all_plain

            if not all_plain(self._pragmas, self._is_silent):
                self._read_pragmas()

    def _is_silent(self, offset: int) -> bool:
        """Whether warnings at an offset are not reported: the line marker in front of it is that of a system header."""
        start = self._text.rfind("\n# ", 0, offset) + 1
        return self._text[start : self._text.find("\n", start)].endswith((" 3", " 3 4"))

    def may_show(self, number: int, tag: str) -> bool:
        """Whether a remark, which is off by default, could be shown: something may have raised its severity.

        `number` is the display number. It loads nothing, so that a rule that is off costs nothing."""
        if self._operators or (self._controls is not None and self._controls.may_show(number)):
            return True
        internal = str(number - 16543)
        return any(tag in line or internal in line or str(number) in line for _, line in self._pragmas)

    def is_set(self, number: int, offset: int) -> bool:
        """Whether an option or a pragma gives a display number its severity at an offset."""
        from cufe.diagnostics.control import is_set

        if self._text:
            self._read_pragmas()
        return is_set(self.controls, number, offset)

    def is_hidden(self, number: int) -> bool:
        """Whether a display number is that of a remark that nothing raises; the catalog is not asked."""
        from cufe.diagnostics.remarks import REMARKS

        tag = REMARKS.get(number)
        if tag is None:
            return False
        hidden = self._hidden.get(number)
        if hidden is None:
            hidden = self._hidden[number] = not self.may_show(number, tag)
        return hidden

    def wants_remarks(self) -> bool:
        """Whether the command line asks for all remarks."""
        return self._controls is not None and self._controls.remarks

    def _read_pragmas(self) -> None:
        """Applies the pragmas for severity of the unit."""
        from cufe.diagnostics.pragmas import read_all

        self._hidden.clear()
        pragmas = self._pragmas
        text = self._text if self._operators else ""
        self._pragmas = []
        self._text = ""
        self._operators = False
        read_all(self, pragmas, text)

    def add(
        self,
        what: int | str,
        position: Position = NOWHERE,
        *fill_ins: FillIn,
        extra: Sequence[Message] = (),
        notes: Sequence[Note] = (),
        context: Sequence[Frame] = (),
        detected: int = -1,
        default: int = 0,
        governed: int = -1,
    ) -> None:
        """Reports the catalog entry `what` (internal number, display number or tag) at `position`.

        `extra` are further lines of the text (candidates, argument types), `context` the instantiations
        under way, `detected` the offset the front end had reached where that is not the position itself,
        `default` the default severity where the pass gives it another one than the catalog, `governed` the offset whose
        pragmas decide the severity where that is not `detected`.
        """
        found = self.made(what, position, fill_ins, extra, notes, context, detected, default, governed)
        if found is not None:
            self.append(found)

    def made(
        self,
        what: int | str,
        position: Position,
        fill_ins: Sequence[FillIn],
        extra: Sequence[Message],
        notes: Sequence[Note],
        context: Sequence[Frame],
        detected: int,
        default: int,
        governed: int,
    ) -> Diagnostic | None:
        """A diagnostic with the severity that is in force, not in the report yet; None where it is suppressed."""
        from cufe.diagnostics.catalog import entry_of
        from cufe.diagnostics.severity import SUPPRESSED

        if self._text:
            self._read_pragmas()
        entry = entry_of(what)
        if detected < 0 and isinstance(position, int) and position >= 0:
            detected = position
        in_force = detected if governed < 0 else governed
        severity = default or entry.severity
        found = Diagnostic(entry, severity, position, fill_ins, extra, notes, context, detected, in_force)
        self.controls.judge(found, self.place_of(found))
        if found.severity == SUPPRESSED:
            return None
        TRACE.made(found)
        return found

    def append(self, found: Diagnostic) -> None:
        """Takes a diagnostic into the report."""
        from cufe.diagnostics.severity import CATASTROPHIC

        self.diagnostics.append(found)
        if found.severity >= CATASTROPHIC:
            self.fatal += 1
        elif found.is_error():
            self.errors += 1

    def abandon(self, what: int | str, position: Position = NOWHERE, *fill_ins: FillIn) -> AbandonedError:
        """Reports what the run cannot go on after; `raise report.abandon(...)` ends it."""
        self.add(what, position, *fill_ins)
        return AbandonedError()

    def place_of(self, found: Diagnostic) -> Place:
        """The place of a diagnostic, looked up once."""
        place = found._place
        if place is None:
            place = found._place = self.place_at(found.position)
        return place

    def place_at(self, position: Position) -> Place:
        """Resolves any position."""
        if isinstance(position, Place):
            return position
        if position == NOWHERE:
            return Place("", 0)
        place = self.locate(position)
        return place if self.written is None else self.written.place(place)

    def settled(self) -> list[Diagnostic]:
        """The diagnostics that are shown, in the order in which the front end found them.

        Applies what depends on the order: `once`, and the error limit (everything behind the error that reaches it
        is dropped; `limit_reached` says so)."""
        from cufe.diagnostics.severity import ERROR

        controls = self.controls
        shown: list[Diagnostic] = []
        seen: set[int] = set()
        errors = 0
        for found in sorted(self.diagnostics, key=_detection):
            number = found.entry.number
            if number in controls.once and number in seen and found.detected >= controls.once[number]:
                continue
            seen.add(number)
            shown.append(found)
            if found.severity == ERROR or found.promoted:
                errors += 1
                if errors >= controls.error_limit:
                    self.limit_reached = True
                    break
        return shown


def _detection(found: Diagnostic) -> int:
    """Sort key; the end of the source, where unused and undefined entities are reported, comes last."""
    return found.detected if found.detected >= 0 else 1 << 62
