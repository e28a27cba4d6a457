"""What signals do to a run (observed: cli 1.2)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from types import FrameType
    from typing import Any
else:
    # `signal` makes enumerations of all its numbers first.
    import _signal as signal


class RunInterruptedError(BaseException):
    """A signal ends the run; `text` goes to standard error, `status` is the exit status."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise RunInterruptedError("\nCompilation terminated.\n", 4)


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise RunInterruptedError("\nInternal error: CPU time limit exceeded.\nCompilation aborted.\n", 134)


# SIGPIPE: Python sets it aside; the default, to end quietly, is what a filter is expected to do.
_HANDLERS = (
    (signal.SIGINT, _interrupt),
    (signal.SIGTERM, _interrupt),
    (signal.SIGXCPU, _out_of_time),
    (signal.SIGPIPE, signal.SIG_DFL),
)


def catch_signals() -> list[tuple[int, Any]]:
    """Installs the handlers; returns what `release_signals` needs to undo it.

    A signal that the caller of the program has set to be ignored stays ignored, as `nohup` and the like ask for.
    """
    before: list[tuple[int, Any]] = []
    for number, handler in _HANDLERS:
        if number == signal.SIGPIPE or signal.getsignal(number) != signal.SIG_IGN:
            before.append((number, signal.signal(number, handler)))
    return before


def release_signals(before: list[tuple[int, Any]]) -> None:
    """Puts back what was there before `catch_signals`."""
    for number, handler in before:
        signal.signal(number, handler)
