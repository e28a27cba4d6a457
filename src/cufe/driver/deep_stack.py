"""Running the engine where depth of nesting does not end the process.

The input decides how deep the parsers call themselves.  A thread of its own gives them a stack that is only
reserved, not used, until somebody needs it.
"""

from __future__ import annotations

import _thread
import sys

try:
    from cufe.driver.native_stack import at_end
except ImportError:
    at_end = None  # type: ignore[assignment]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

_STACK_BYTES: Final = 1 << 29
# As deep as `_STACK_BYTES` allows with some hundred bytes of C stack for each call.
_CALLS: Final = 400_000
# Uncompiled code raises RecursionError there.
_TOO_DEEP: Final = b"Catastrophic error: the source is nested too deeply\n\nCompilation terminated.\n"
_CATASTROPHE: Final = 4


class _Result:
    """The result of the thread."""

    def __init__(self) -> None:
        self.error: BaseException | None = None


def run_deep(work: Callable[[], None]) -> None:
    """Calls `work` on a large stack and waits; what it raises is raised here.

    Where no such stack can be had (a limit on virtual memory) the ordinary one has to do.  Where the stack of compiled
    code ends, the process does, with the status and words of a catastrophe.
    """
    sys.setrecursionlimit(_CALLS)
    result = _Result()
    done = _thread.allocate_lock()
    done.acquire()

    def body() -> None:
        if at_end is not None:
            at_end(_TOO_DEEP, _CATASTROPHE)
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
