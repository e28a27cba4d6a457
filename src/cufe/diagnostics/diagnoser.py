"""The door through which rules report.  The report itself is append-only: what is reported about a unit is tentative
until the unit has been judged, and is not said at all in what the front end passes over."""

from cufe.diagnostics.report import Diagnostic, Report
from cufe.diagnostics.trace import TRACE
from cufe.final import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cufe.diagnostics.report import FillIn, Frame, Message, Note, Position


class Stretch:
    """Offsets `start` to `end` (excluded) in which nothing is reported with a display number from `least` on, or, where
    `numbers` are given, with one of these."""

    def __init__(self, start: int, end: int, least: int = 0, numbers: tuple[int, ...] = ()) -> None:
        self.start: int = start
        self.end: int = end
        self.least: int = least
        self.numbers: tuple[int, ...] = numbers

    def has(self, number: int, offset: int) -> bool:
        if not self.start <= offset < self.end:
            return False
        return number in self.numbers if self.numbers else number >= self.least


class Diagnoser:
    """Reports the diagnostics of one unit."""

    def __init__(self, report: Report) -> None:
        self.report: Report = report
        #: what is to be said, so far
        self.tentative: list[Diagnostic] = []
        self.passed_over: list[Stretch] = []
        #: display numbers and positions of what is reported about one instance alone
        self.once: set[tuple[int, Position]] = set()
        #: the rules that have spoken, by number and place, and those that have reported an error, by place
        self._said: dict[tuple[int, Position], object] = {}
        self._mistaken: dict[Position, object] = {}

    def add(
        self,
        what: int,
        position: "Position",
        *fill_ins: "FillIn",
        extra: "Sequence[Message]" = (),
        notes: "Sequence[Note]" = (),
        context: "Sequence[Frame]" = (),
        detected: int = -1,
        default: int = 0,
        governed: int = -1,
        by: "object | None" = None,
        follows: bool = False,
    ) -> None:
        """Reports `what` (display number), as `Report.add` does. A diagnostic of rule `by` is dropped where another
        rule has reported the same, and one that `follows` from other errors where another rule has reported an error.
        """
        if by is not None:
            if self._said.get((what, position), by) is not by:
                return
            if follows and self._mistaken.get(position, by) is not by:
                return
        found = self.report.made(what, position, fill_ins, extra, notes, context, detected, default, governed)
        if found is None:
            return
        if self._is_passed_over(found):
            TRACE.dropped(found)
            return
        self._said.setdefault((what, position), by)
        if _is_mistake(found):
            self._mistaken.setdefault(position, by)
        self.tentative.append(found)

    def _is_passed_over(self, found: Diagnostic) -> bool:
        at = found.position
        return isinstance(at, int) and any(one.has(found.entry.shown_number, at) for one in self.passed_over)

    def drop(self, dropped: "Collection[Diagnostic]") -> None:
        """Drops some of the tentative diagnostics."""
        for found in dropped:
            TRACE.dropped(found)
            self._said.pop((found.entry.shown_number, found.position), None)
            self._mistaken.pop(found.position, None)
        self.tentative = [found for found in self.tentative if found not in dropped]

    def drop_behind(self, numbers: tuple[int, ...], offset: int) -> None:
        """Drops the diagnostics of some display numbers behind an offset."""
        self.drop({one for one in self.tentative if one.entry.shown_number in numbers and one.detected > offset})

    def commit(self) -> None:
        """Hands over all to the report."""
        first: dict[tuple[int, Position], Diagnostic] = {}
        for found in sorted(self.tentative, key=_detected) if self.once else []:
            first.setdefault((found.entry.shown_number, found.position), found)
        for found in self.tentative:
            key = (found.entry.shown_number, found.position)
            if self._is_passed_over(found) or (key in self.once and first[key] is not found):
                TRACE.dropped(found)
            else:
                self.report.append(found)
        self.tentative = []

    def has_errors(self) -> bool:
        return any(found.is_error() for found in self.tentative)

    def are_mistaken(self, start: int, end: int) -> bool:
        """Whether an error has been reported at one of the offsets from `start` to `end` (excluded)."""
        return any(isinstance(at, int) and start <= at < end for at in self._mistaken)

    def mistakes(self, start: int, end: int) -> set[int]:
        """The numbers that have been reported where errors are, at offsets from `start` to `end` (excluded)."""
        return {
            what for what, at in self._said if isinstance(at, int) and start <= at < end and at in self._mistaken
        }

    def first_error(self) -> int:
        """The offset at which the first error so far was found, -1 where there is none.  Only where the front end
        itself goes on otherwise behind the first error of a run may a rule ask (observed)."""
        found = [one.detected for one in self.tentative if _is_mistake(one) and one.detected >= 0]
        return min(found, default=-1)


def _detected(found: Diagnostic) -> int:
    return found.detected


def _is_mistake(found: Diagnostic) -> bool:
    from cufe.diagnostics.severity import ERROR

    return found.severity >= ERROR
