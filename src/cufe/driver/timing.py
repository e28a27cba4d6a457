"""The three regions of `--timing` (spec 10; observed: cli 2.6)."""

from __future__ import annotations

import time


class Region:
    """A stretch of the run, from its making to `line`."""

    __slots__ = ("_cpu", "_elapsed", "_title")

    def __init__(self, title: str) -> None:
        self._title = title
        self._cpu = time.process_time()
        self._elapsed = time.perf_counter()

    def line(self) -> str:
        """The line of the region that ends now: seconds of processor time, seconds on the clock."""
        cpu = time.process_time() - self._cpu
        elapsed = time.perf_counter() - self._elapsed
        return f"{self._title:<30s} {cpu:10.2f} (CPU) {elapsed:10.2f} (elapsed)\n"
