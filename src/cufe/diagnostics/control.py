"""Severity control: what the command line and the pragmas ask for (observed: cli-and-diagnostic-format 4).

A pragma acts from its position on and beats the command line for the same number.  Only discretionary
diagnostics can be changed; hard errors ignore both silently.
"""

from __future__ import annotations

from cufe.diagnostics.severity import ERROR, REMARK, SUPPRESSED, WARNING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.diagnostics.place import Place
    from cufe.diagnostics.report import Diagnostic

# The severities a flag or pragma can set, and the two actions that are none.
ACTIONS: Final = {"suppress": SUPPRESSED, "remark": REMARK, "warning": WARNING, "error": ERROR}
DEFAULT: Final = -1

_LAST_NUMBER: Final = 3794

# A change of severity by pragma: the offset it acts from, the number, and a severity or DEFAULT.
_Change = tuple[int, int, int]


class NoDiagnosticError(ValueError):
    """A name or number of no diagnostic."""


class Controls:
    """The severities in force; `judge` gives a diagnostic the one at its position."""

    def __init__(self) -> None:
        self.remarks = False
        self.no_warnings = False
        self.promote_warnings = False
        self.error_limit = 100
        # Internal number -> severity, from the command line.
        self._flags: dict[int, int] = {}
        # Numbers to be shown once only, with the offset from which on that holds.
        self.once: dict[int, int] = {}
        self._changes: list[_Change] = []
        # Offsets of the open `nv_diagnostic push`, with what was in force there.
        self._saved: list[dict[int, int]] = []
        self._now: dict[int, int] = {}

    def set_flag(self, action: str, what: int | str) -> None:
        """Applies `--diag_<action>` to one element of its list: a number in either form, or a tag.

        `NoDiagnosticError` if there is no such diagnostic.
        """
        number = numbered(what) if isinstance(what, int) else named(what)
        if not number and isinstance(what, int):
            raise NoDiagnosticError(str(what))
        if action == "once":
            self.once[number] = -1
        else:
            self._flags[number] = ACTIONS[action]

    def set_default(self, number: int, severity: int) -> None:
        """Gives a display number another severity than the catalog's where the command line says nothing of it."""
        self._flags.setdefault(numbered(number), severity)

    def pragma(self, action: str, number: int, offset: int) -> None:
        """Applies `#pragma nv_diag_<action>` to an internal number, from `offset` on."""
        if action == "once":
            self.once.setdefault(number, offset)
            return
        severity = DEFAULT if action == "default" else ACTIONS[action]
        self._change(number, severity, offset)

    def _change(self, number: int, severity: int, offset: int) -> None:
        self._now[number] = severity
        self._changes.append((offset, number, severity))

    def push(self) -> None:
        """`#pragma nv_diagnostic push`."""
        self._saved.append(dict(self._now))

    def pop(self, offset: int) -> bool:
        """`#pragma nv_diagnostic pop`; false if there is nothing to go back to."""
        if not self._saved:
            return False
        before = self._saved.pop()
        for number in list(self._now):
            self._change(number, before.get(number, DEFAULT), offset)
        return True

    def severity_of(self, number: int, default: int, offset: int) -> int:
        """The severity a discretionary diagnostic has at `offset`."""
        severity = DEFAULT
        for start, changed, value in self._changes:
            if changed == number and start <= offset:
                severity = value
        if severity == DEFAULT:
            severity = self._flags.get(number, default)
        return severity

    def may_show(self, number: int) -> bool:
        """Whether a remark, by its display number, is shown anywhere as far as the flags and the pragmas read say."""
        internal = numbered(number)
        raised = self._flags.get(internal, REMARK) > REMARK
        return self.remarks or raised or any(one == internal and value > REMARK for _, one, value in self._changes)

    def judge(self, found: Diagnostic, place: Place) -> None:
        """Replaces the default severity of `found` by the one in force; `SUPPRESSED` if it is not to be shown.  What is
        reported milder than its entry, as a warning for an error, is under control all the same."""
        entry = found.entry
        if entry.hard and found.severity >= entry.severity:
            return
        severity = self.severity_of(entry.number, found.severity, found.governed)
        if (
            place.in_system_header
            or (severity == REMARK and not self.remarks)
            or (severity == WARNING and self.no_warnings)
        ):
            severity = SUPPRESSED
        found.severity = severity
        found.promoted = severity == WARNING and self.promote_warnings


def is_set(controls: Controls, number: int, offset: int) -> bool:
    """Whether an option or a pragma gives a display number its severity at an offset."""
    return controls.severity_of(numbered(number), DEFAULT, offset) != DEFAULT


def named(tag: str) -> int:
    """The internal number of a tag, 0 if that is not known; `NoDiagnosticError` if there is no such tag."""
    from cufe.diagnostics.catalog import by_tag, is_tag

    entry = by_tag(tag)
    if entry is not None:
        return entry.number
    if is_tag(tag):
        return 0
    raise NoDiagnosticError(tag)


def numbered(shown: int) -> int:
    """The internal number for a number as users write it; 0 if there is no such diagnostic."""
    from cufe.diagnostics.severity import internal_number

    number = internal_number(shown)
    return number if 0 < number <= _LAST_NUMBER else 0
