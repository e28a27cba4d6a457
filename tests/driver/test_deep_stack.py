"""Work that nests deeply."""

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
