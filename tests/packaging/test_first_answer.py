"""A newcomer's first minutes: a fresh clone answers at once, and a set-up that is interrupted leaves nothing broken."""

import os
import resource
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
#: processor seconds of the first answer, bytecode included; it is to come within 30 on two cores
FIRST_ANSWER = 30.0

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="no git checkout here"),
]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of this checkout, as it was committed, in a folder with a blank in its name."""
    folder = tmp_path_factory.mktemp("first") / "a clone"
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(folder)], check=True)
    return folder


def environment(**more: str) -> dict[str, str]:
    """The environment of a user: nothing of this test run, and no package index."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CUFE_", "PYTHON", "PIP_"))}
    return {**kept, "PIP_NO_INDEX": "1", **more}


def run(clone: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs `./cufe WORDS` in a clone."""
    return subprocess.run(
        ["./cufe", *words], cwd=clone, env=environment(**more), capture_output=True, text=True, check=False
    )


def test_the_first_answer(clone: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = run(clone, "split", "examples/vector_add.cu")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("vector_add.cudafe1.cpp: 1 kernel, 1 launch")
    hint = "cufe: running uncompiled; `./cufe build` or `pip install .` makes it faster\n"
    assert done.stderr == hint
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < FIRST_ANSWER
    status = subprocess.run(["git", "status", "--porcelain"], cwd=clone, capture_output=True, text=True, check=True)
    assert status.stdout == ""


def test_asked_for_the_sources_nothing_is_said(clone: Path) -> None:
    done = run(clone, "--version", CUFE_PURE="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("cufe ")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("whole_group", [True, False], ids=["group", "alone"])
def test_an_interrupted_set_up(clone: Path, number: signal.Signals, whole_group: bool) -> None:
    """A terminal sends a signal to the group, `kill` to the process."""
    shutil.rmtree(clone / ".venv", ignore_errors=True)
    process = subprocess.Popen(
        ["./cufe", "build"], cwd=clone, env=environment(), stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    assert process.stderr.readline() == "cufe: making .venv/\n"
    while not (clone / ".venv").exists():
        time.sleep(0.01)
    if whole_group:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    # Whoever is left of the set-up would keep the pipe open.
    rest = process.stderr.read()
    assert (process.wait(), rest) == (128 + number, "")
    assert run(clone, "--version").returncode == 0


def test_behind_an_interrupted_set_up_all_is_made_anew(clone: Path) -> None:
    """What stands there half made would have no pip.  The first step that needs an index says what is amiss."""
    shutil.rmtree(clone / ".venv", ignore_errors=True)
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "python").symlink_to("/nonexistent")
    done = run(clone, "build")
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert said[:2] == ["cufe: making .venv/", "cufe: fetching what builds cufe"]
    assert said[2].startswith("cufe: could not install the build and test tools; ")
    assert (clone / ".venv" / "bin" / "pip").exists()
    assert "Traceback" not in done.stderr
    assert run(clone, "--version").returncode == 0
