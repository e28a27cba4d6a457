"""What ends a check before its time: Ctrl-C, a request to end, a terminal or a reader that is gone."""

from __future__ import annotations

import signal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import Any, Final

_CAUGHT: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class EndedError(BaseException):
    """A signal ends the run; `status` is the exit status, as a shell counts it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number
        self.name = signal.Signals(number).name


class Signals:
    """Within it, a signal raises `EndedError`, once: those behind it find a run that is ending already.

    A signal that the caller of the program has set to be ignored stays ignored."""

    def __enter__(self) -> None:
        self._before: list[tuple[int, Any]] = []
        for number in _CAUGHT:
            if signal.getsignal(number) != signal.SIG_IGN:
                self._before.append((number, signal.signal(number, self._end)))

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before:
            signal.signal(number, handler)

    def _end(self, number: int, frame: FrameType | None) -> None:
        for one, _ in self._before:
            signal.signal(one, signal.SIG_IGN)
        raise EndedError(number)
