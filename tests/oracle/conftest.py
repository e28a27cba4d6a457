"""What the oracle's tests share: the engine under test, in the form that the whole run tests, and a lean folder."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from tests.oracle.pipeline import Engine, toolkit_nvcc


class _Runner(Protocol):
    command: list[str]


@pytest.fixture(scope="session")
def engine(cudafe: _Runner, pure: bool) -> Engine:
    """The drop-in, installed or from the source tree, as the oracle calls it."""
    return Engine(cudafe.command, pure)


@pytest.fixture(scope="session")
def lean_nvcc(tmp_path_factory: pytest.TempPathFactory, cufe: _Runner) -> Path:
    """The nvcc of a lean folder."""
    return toolkit_nvcc(tmp_path_factory.mktemp("lean") / "toolkit", cufe.command, lean=True)
