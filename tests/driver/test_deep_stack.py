"""Work that nests deeply."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from cufe.driver.deep_stack import run_deep


def _down(depth: int) -> int:
    # `sorted` puts C frames between those of Python.
    return depth if depth == 0 else sorted([depth], key=lambda value: _down(value - 1))[0]


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    """The limit of the tests, afterwards."""
    before = sys.getrecursionlimit()
    yield
    sys.setrecursionlimit(before)


def test_forty_thousand_calls() -> None:
    done: list[int] = []
    run_deep(lambda: done.append(_down(40_000)))
    assert done == [40_000]


def test_the_end_of_the_stack_is_a_catastrophe() -> None:
    """Compiled code has no limit of its own: the process says what happened, and no signal ends it."""
    pytest.importorskip("cufe.driver.native_stack")
    endless = "import sys\ndef down():\n    sys.setrecursionlimit(10**9)\n    sorted([0], key=lambda _: down())\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{endless}from cufe.driver.deep_stack import run_deep\nrun_deep(down)"],
        capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr.partition(b"\n")[0]) == (
        4, b"Catastrophic error: the source is nested too deeply"
    )  # fmt: skip


def test_what_is_raised_comes_back() -> None:
    def fail() -> None:
        raise KeyError("here")

    with pytest.raises(KeyError):
        run_deep(fail)


def test_depth_without_end_is_an_error() -> None:
    def forever() -> None:
        forever()

    with pytest.raises(RecursionError):
        run_deep(forever)
