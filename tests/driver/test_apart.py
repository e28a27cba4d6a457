"""Work in a process of its own: what it returns, raises, and that its death is told."""

from __future__ import annotations

import os

import pytest

from cufe.driver.apart import Apart
from cufe.driver.errors import CatastropheError


def test_a_result() -> None:
    with Apart(lambda: (os.getpid(), "x" * 100_000)) as process:
        pid, text = process.result()
    assert pid != os.getpid()
    assert len(text) == 100_000


def test_what_is_raised() -> None:
    def work() -> None:
        raise CatastropheError("too deep")

    with Apart(work) as process, pytest.raises(CatastropheError, match="too deep"):
        process.result()


def test_a_death_is_told() -> None:
    with Apart(lambda: os._exit(4)) as process, pytest.raises(CatastropheError, match="died"):
        process.result()


def test_nobody_waits_for_what_is_not_asked_for() -> None:
    with Apart(lambda: os.read(os.pipe()[0], 1)):
        pass
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
