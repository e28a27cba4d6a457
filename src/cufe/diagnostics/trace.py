"""What `--trace-diagnostics` shows: the rule behind each diagnostic, and what rules gave up on.

There is one trace in a process; each unit begins it anew.  Where nobody asks for it, a rule that gives up is one object
in a list, and a diagnostic costs nothing.
"""

from __future__ import annotations

import sys

from cufe.final import Final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.diagnostics.report import Diagnostic, Report
    from cufe.text.unit import Unit

#: files through which a rule reports
_CARRIERS: Final = (
    "cuda/rules/examined.py", "diagnostics/diagnoser.py", "diagnostics/report.py", "diagnostics/trace.py",
    "checks/findings.py", "checks/user_code.py",
)  # fmt: skip


class GivenUp:
    """A question that a rule had no answer to.

    `place` is the function of cufe that asked (none for a statement inside of a body), `token` that of the program, -1
    where it is not known.  `sure` says that the answer is known to depend on a template argument or to be ill-formed;
    otherwise the engine could not tell, or failed."""

    def __init__(self, rule: str, place: str, cause: str, token: int, sure: bool) -> None:
        self.rule = rule
        self.place = place
        self.cause = cause
        self.token = token
        self.sure = sure


class _Event:
    """Something that a rule did to a diagnostic."""

    def __init__(self, what: str, found: Diagnostic, rule: str) -> None:
        self.what = what
        self.found = found
        self.rule = f"{rule or 'the driver'}{_function()}"
        self.detected = found.detected


def _function() -> str:
    """The function of cufe that reports, as ` (FILE FUNCTION)`; only uncompiled code has one that can be asked for."""
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename.rpartition("/cufe/")[2]
        if file.startswith("driver/"):
            break
        if file not in _CARRIERS:
            return f" ({file} {frame.f_code.co_name})"
        if frame.f_back is None:
            break
        frame = frame.f_back
    return ""


class Trace:
    """The rule that is asked, and what has come of the rules so far."""

    def __init__(self) -> None:
        #: whether the diagnostics are shown as they come and go
        self.enabled = False
        #: the rule that is asked, and the token that it is asked about (-1: the unit)
        self.rule = ""
        self.token = -1
        self.given_up: list[GivenUp] = []
        self._events: list[_Event] = []
        self._unit: Unit | None = None

    def begin(self, unit: Unit) -> None:
        """A unit is to be judged."""
        self.rule = ""
        self.token = -1
        self.given_up = []
        self._events = []
        self._unit = unit

    def made(self, found: Diagnostic) -> None:
        if self.enabled:
            self._events.append(_Event("made", found, self.rule))

    def dropped(self, found: Diagnostic) -> None:
        if self.enabled:
            self._events.append(_Event("dropped", found, self.rule))

    def gave_up(self, place: str, cause: str, token: int, sure: bool) -> None:
        """Counts a question without an answer."""
        self.given_up.append(GivenUp(self.rule, place, cause, token if token >= 0 else self.token, sure))

    def lines(self, report: Report) -> list[str]:
        """The whole trace: `FILE:LINE: NUMBER made by RULE, found at line N`, and what was given up behind it."""
        made: list[str] = []
        for event in self._events:
            found = event.found
            place = report.place_of(found)
            line = f"{place.file}:{place.line}: {found.entry.shown_number} {event.what} by {event.rule}"
            detected = report.place_at(event.detected).line if event.detected >= 0 else place.line
            if detected != place.line:
                line += f", found at line {detected}"
            made.append(line)
        for one in self.given_up:
            place_in_cufe = f" in {one.place}" if one.place else ""
            made.append(f"{self._where(one, report)}{one.rule or 'the driver'} gave up{place_in_cufe}: {one.cause}")
        return made

    def unknowns(self, report: Report) -> list[str]:
        """The questions that rules gave up on since the engine could not tell, or failed, each once."""
        unsure = [one for one in self.given_up if one.place and not one.sure]
        return list(dict.fromkeys([f"{self._where(one, report)}{one.cause} ({one.rule})" for one in unsure]))

    def _where(self, one: GivenUp, report: Report) -> str:
        if one.token < 0 or self._unit is None:
            return ""
        place = report.place_at(self._unit.offset(one.token))
        return f"{place.file}:{place.line}:{place.column}: "


TRACE: Final = Trace()
