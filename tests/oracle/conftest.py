"""What the oracle's tests share: the engine under test, in the form that the whole run tests."""

from __future__ import annotations

from typing import Protocol

import pytest

from tests.oracle.pipeline import Engine


class _Runner(Protocol):
    command: list[str]


@pytest.fixture(scope="session")
def engine(cudafe: _Runner, pure: bool) -> Engine:
    """The drop-in, installed or from the source tree, as the oracle calls it."""
    return Engine(cudafe.command, pure)
