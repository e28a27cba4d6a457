"""Running the engine where depth of nesting does not end the process.

The input decides how deep the parsers call themselves.  A thread of its own gives them a stack that is only
reserved, not used, until somebody needs it.
"""

from __future__ import annotations

import _thread
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

_STACK_BYTES: Final = 1 << 29
# As deep as `_STACK_BYTES` allows with some hundred bytes of C stack for each call.
_CALLS: Final = 400_000


class _Result:
    """The result of the thread."""

    def __init__(self) -> None:
        self.error: BaseException | None = None


def run_deep(work: Callable[[], None]) -> None:
    """Calls `work` on a large stack and waits; what it raises is raised here.

    Where no such stack can be had (a limit on virtual memory) the ordinary one has to do.
    """
    sys.setrecursionlimit(_CALLS)
    result = _Result()
    done = _thread.allocate_lock()
    done.acquire()

    def body() -> None:
        try:
            work()
        except BaseException as error:
            result.error = error
        finally:
            done.release()

    before = _thread.stack_size()
    try:
        _thread.stack_size(_STACK_BYTES)
        _thread.start_new_thread(body, ())
    except (RuntimeError, ValueError):
        body()
    finally:
        _thread.stack_size(before)
    done.acquire()
    if result.error is not None:
        raise result.error
