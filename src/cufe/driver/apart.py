"""Work in a process of its own, which goes on beside the caller and takes its memory along when it ends."""

from __future__ import annotations

import os
import pickle
import signal
from typing import Generic, TypeVar

from cufe.driver.errors import CatastropheError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_Result = TypeVar("_Result")


class Apart(Generic[_Result]):
    """What `work` returns, which has to be plain data; within the block the process is there, behind it no more."""

    def __init__(self, work: Callable[[], _Result]) -> None:
        reading, writing = os.pipe()
        self._process = os.fork()
        if self._process == 0:
            os.close(reading)
            _do(work, writing)
        os.close(writing)
        self._answer = os.fdopen(reading, "rb")

    def __enter__(self) -> Apart[_Result]:
        return self

    def __exit__(self, *_: object) -> None:
        self._answer.close()
        if self._process:
            os.kill(self._process, signal.SIGKILL)
            os.waitpid(self._process, 0)

    def result(self) -> _Result:
        """Waits for the result, once; what the work raised is raised here."""
        answer = self._answer.read()
        os.waitpid(self._process, 0)
        self._process = 0
        if not answer:
            raise CatastropheError("the process that judged it died")
        result: _Result
        error, result = pickle.loads(answer)
        if error is not None:
            raise error
        return result


def _do(work: Callable[[], _Result], writing: int) -> None:
    """Ends the process with the work: nothing of the caller is tidied up here, and Ctrl-C is for the caller to tell."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        answer: tuple[Exception | None, _Result | None]
        try:
            answer = None, work()
        except Exception as error:
            answer = error, None
        with os.fdopen(writing, "wb") as stream:
            pickle.dump(answer, stream)
    finally:
        os._exit(0)
