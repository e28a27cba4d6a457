"""Severities, in ascending order of gravity, and their words (observed: cli-and-diagnostic-format 2.2)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SUPPRESSED: Final = 0
NOTE: Final = 2
REMARK: Final = 4
WARNING: Final = 5
COMMAND_LINE_WARNING: Final = 6
ERROR: Final = 7
CATASTROPHIC: Final = 9
COMMAND_LINE_ERROR: Final = 10
INTERNAL: Final = 11

_WORDS: Final = {
    NOTE: "note", REMARK: "remark", WARNING: "warning", COMMAND_LINE_WARNING: "command-line warning", ERROR: "error",
    CATASTROPHIC: "catastrophic error", COMMAND_LINE_ERROR: "command-line error", INTERNAL: "internal error",
}  # fmt: skip


def severity_word(severity: int) -> str:
    """The word of the text form: `severity_word(WARNING) == "warning"`."""
    return _WORDS[severity]


def display_number(number: int) -> int:
    """The number users see: internal numbers from 3457 on are shown 16543 higher (observed: 2.2)."""
    return number if number < 3457 else number + 16543


def internal_number(shown: int) -> int:
    """The inverse of `display_number`; an internal number stays what it is, as users may write both."""
    return shown - 16543 if shown >= 20000 else shown
