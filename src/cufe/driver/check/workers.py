"""Many files at once: a process for each pass over a file, as many at a time as there are cores; and what ends a check
before its time: Ctrl-C, a request to end, a terminal or a reader that is gone.

A process ends with its job, which frees the memory of a unit at once: a search for garbage takes a seventh of the time.
It leads a process group, which holds the compilers that it runs, so that all of them can be ended together.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from multiprocessing.connection import wait

from cufe.driver.check.reports import Checked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.connection import Connection
    from types import FrameType
    from typing import Any, Final

    from cufe.driver.check.jobs import Job

    Check = Callable[[Job], Checked]


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


_DIED: Final = "the process that checked it died"
#: how long processes have to tidy up when they are ended
_PATIENCE: Final = 1.0
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Workers:
    """Checks jobs, each in a process; `processes` are at work at a time, 0 is one for each core that may be used.  Each
    file is `parts` jobs in a row, the passes over it, whose results are added up."""

    def __init__(self, jobs: Sequence[Job], check: Check, processes: int, parts: int = 1) -> None:
        self._jobs = jobs
        self._parts = parts
        self._check = check
        self._workers: list[_Worker] = []
        self._processes = min(processes or len(os.sched_getaffinity(0)), len(jobs))
        self._next = 0
        self._results: dict[int, Checked] = {}
        self._progress = _Progress(len(jobs) // parts)

    def each(self) -> Iterator[Checked]:
        """The results in the order of the files, each as soon as those in front of it are there."""
        try:
            for first in range(0, len(self._jobs), self._parts):
                while not self._is_done(first):
                    self._wait()
                self._progress.clear()
                yield self._take(first)
                self._progress.show()
        finally:
            self._progress.clear()
            self.stop()

    def rest(self) -> list[Checked]:
        """The results that are there, and that `each` did not come to."""
        return [self._take(first) for first in range(0, len(self._jobs), self._parts) if self._is_done(first)]

    def _is_done(self, first: int) -> bool:
        return all(at in self._results for at in range(first, first + self._parts))

    def _take(self, first: int) -> Checked:
        whole = self._results.pop(first)
        for at in range(first + 1, first + self._parts):
            whole.add(self._results.pop(at))
        return whole

    def stop(self) -> None:
        """Ends all processes and what they run."""
        for worker in self._workers:
            worker.end(signal.SIGTERM)
        end = time.monotonic() + _PATIENCE
        for worker in self._workers:
            worker.process.join(max(0.0, end - time.monotonic()))
            worker.end(signal.SIGKILL)
            worker.process.join()
        self._workers = []

    def _wait(self) -> None:
        """Starts as many processes as may be at work, and takes what at least one of them has done."""
        while len(self._workers) < self._processes and self._next < len(self._jobs):
            others = [worker.connection for worker in self._workers]
            self._workers.append(_Worker(self._check, self._jobs[self._next], self._next, others))
            self._next += 1
        ready = wait([worker.connection for worker in self._workers])
        for worker in [one for one in self._workers if one.connection in ready]:
            result = worker.result()
            if result is None:
                worker.end(signal.SIGKILL)
                result = Checked(self._jobs[worker.job].shown(), failure=_DIED)
            worker.process.join()
            worker.connection.close()
            self._workers.remove(worker)
            self._results[worker.job] = result
            if self._is_done(worker.job - worker.job % self._parts):
                self._progress.step()


class _Worker:
    """One process with its job, the one at the place `at`, seen from the process that started it."""

    def __init__(self, check: Check, job: Job, at: int, others: list[Connection]) -> None:
        context = multiprocessing.get_context("fork")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(
            target=_work, args=(theirs, check, job, [*others, self.connection]), daemon=True
        )
        # A process that has just begun would act on signals as this one does.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.job = at

    def result(self) -> Checked | None:
        """The findings of the process; None where it died."""
        try:
            result: Checked = self.connection.recv()
        except (EOFError, OSError):
            return None
        return result

    def end(self, number: int) -> None:
        """Sends a signal to the process and to what it runs."""
        pid = self.process.pid
        if pid is None:
            return
        for send in (os.killpg, os.kill):
            # The process leads no group before it has begun, and none after it has been waited for.
            if send is os.kill and self.process.exitcode is not None:
                return
            try:
                send(pid, number)
            except ProcessLookupError:
                continue
            return


def _work(connection: Connection, check: Check, job: Job, foreign: list[Connection]) -> None:
    """What a process does: it checks one job, and sends the result."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    for one in foreign:
        one.close()
    result = check(job)
    try:
        connection.send(result)
    except BrokenPipeError:
        # The process that asked is gone.
        return


def _leave(number: int, frame: object) -> None:
    # Nothing is reported for it: the sender knows.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(128 + number)


class _Progress:
    """A bar on standard error, where that is a terminal."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.shown = sys.stderr.isatty() and total > 1

    def step(self) -> None:
        self.done += 1
        self.show()

    def show(self) -> None:
        if self.shown:
            filled = 30 * self.done // self.total
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {self.done}/{self.total}")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
