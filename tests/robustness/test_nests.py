"""10,000 levels of anything, or levels without end, give a result or a diagnostic with a place, and time grows with the
size alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.conftest import Runner

from .endless import ENDLESS
from .nests import NESTS, ROWS, UNCLOSED

_DEPTH = 10_000
_LIMIT = 300  # seconds: a hang, even on a slow and busy machine
_FLAGS = ("--c++20", "--gnu_version=120200", "--static-host-stub", "--allow_managed", "--extended-lambda")


def _run(cudafe: Runner, folder: Path, text: str) -> tuple[int, bytes, bool]:
    source = folder / "in.ii"
    source.write_bytes(b'# 1 "in.cu"\n' + text.encode() + b"\n")
    output = folder / "out.cpp"
    done = cudafe(*_FLAGS, "--stub_file_name", "s.c", "--gen_c_file_name", output, source, timeout=_LIMIT)
    assert b"Traceback" not in done.stderr
    assert b"Internal error" not in done.stderr
    return done.returncode, done.stderr, output.exists()


@pytest.mark.parametrize("name", NESTS)
def test_nest(name: str, cudafe: Runner, tmp_path: Path) -> None:
    status, errors, written = _run(cudafe, tmp_path, NESTS[name](_DEPTH))
    assert status in (0, 2, 4), errors[-500:]
    assert written == (status == 0)
    assert status == 0 or b"error" in errors


@pytest.mark.parametrize("name", ENDLESS)
def test_endless(name: str, cudafe: Runner, tmp_path: Path) -> None:
    """Such a unit is read by the engine, which knows where to stop."""
    status, errors, _ = _run(cudafe, tmp_path, ENDLESS[name])
    assert status in (0, 2, 4), errors[-500:]


@pytest.mark.parametrize("name", UNCLOSED)
def test_unclosed(name: str, cudafe: Runner, tmp_path: Path) -> None:
    """Errors, with file and line, and no output file."""
    status, errors, written = _run(cudafe, tmp_path, UNCLOSED[name](_DEPTH))
    assert status in (2, 4)
    assert b"in.cu(1): " in errors or b"At end of source: " in errors
    assert not written


@pytest.mark.slow
@pytest.mark.parametrize("name", ROWS)
def test_time_is_linear(name: str, cudafe: Runner, tmp_path: Path) -> None:
    """Eight times as much takes less than four times what linear growth would."""
    seconds = []
    for count in (2_000, 16_000):
        start = time.perf_counter()
        status, errors, _ = _run(cudafe, tmp_path, ROWS[name](count))
        seconds.append(time.perf_counter() - start)
        assert status in (0, 2, 4), errors[-500:]
    assert seconds[1] < 32 * seconds[0]
