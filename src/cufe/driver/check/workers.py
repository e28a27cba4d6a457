"""Many files at once: a process for each core, and a bar that shows how far they are."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from cufe.driver.check.findings import Checked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cufe.driver.check.jobs import Job

    Check = Callable[[Job], Checked]

_DIED = "the process that checked it died"


def check_all(jobs: Sequence[Job], check: Check, processes: int) -> list[Checked]:
    """What `check` finds, in the order of the jobs; `processes` 0 is one for each core that may be used."""
    processes = min(processes or len(os.sched_getaffinity(0)), len(jobs))
    if processes <= 1:
        return [check(job) for job in jobs]
    progress = _Progress(len(jobs))
    results: dict[int, Checked] = {}
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(check, job): at for at, job in enumerate(jobs)}
        for done in as_completed(waiting):
            try:
                results[waiting[done]] = done.result()
            except BrokenProcessPool:
                # A process that dies takes all that waits with it, and nobody says which file it had.
                continue
            progress.step()
    for at, job in enumerate(jobs):
        if at not in results:
            results[at] = _alone(job, check)
            progress.step()
    progress.clear()
    return [results[at] for at in range(len(jobs))]


def _alone(job: Job, check: Check) -> Checked:
    """The result for one file, in a process that no other file shares."""
    with ProcessPoolExecutor(1) as pool:
        try:
            return pool.submit(check, job).result()
        except BrokenProcessPool:
            return Checked(job.file, failure=_DIED)


class _Progress:
    """A bar on standard error, where that is a terminal."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.shown = sys.stderr.isatty()

    def step(self) -> None:
        self.done += 1
        if self.shown:
            filled = 30 * self.done // self.total
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {self.done}/{self.total}")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.shown:
            sys.stderr.write("\r\033[K")
