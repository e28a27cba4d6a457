"""`cufe check` on many files: all cores at once, and no file disturbs another."""

from __future__ import annotations

import json
import os
import re
import time
from functools import partial
from pathlib import Path

import pytest

from benchmarks.project import write_project
from cufe.driver.check.command import UNUSABLE, main
from cufe.driver.check.findings import Checked
from cufe.driver.check.jobs import Job
from cufe.driver.check.workers import check_all
from tests.diagnostics.forms import check_log

_FILES = 20


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in which two files cannot be preprocessed and one is no C++."""
    write_project(tmp_path, _FILES)
    (tmp_path / "part07.cu").write_text('#include "missing.cuh"\n')
    (tmp_path / "part08.cu").write_text("#error no\n")
    (tmp_path / "part09.cu").write_text("__global__ void k( { ) } ]] template <\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong in each file is told in the order of the files, and what could not be read at the end."""
    assert main(["-p", ".", "--no-toolkit", "--format", "sarif", "-o", "log.sarif"]) == UNUSABLE
    told = capsys.readouterr()
    assert told.out == ""
    failed = re.findall(r"^cufe check: (\S+): the preprocessor failed", told.err, re.MULTILINE)
    assert failed == ["part07.cu", "part08.cu"]
    assert told.err.count("missing.cuh: No such file") == told.err.count("error: #error no") == 1
    log = json.loads((project / "log.sarif").read_text())
    check_log(log)
    (run,) = log["runs"]
    found = [
        (result["ruleId"], result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].rpartition("/")[2])
        for result in run["results"]
    ]
    assert found == [("EC3464", f"part{n:02}.cu") for n in range(0, _FILES, 10)]
    notes = [note["message"]["text"] for note in run["invocations"][0]["toolExecutionNotifications"]]
    assert [note.partition(":")[0] for note in notes] == ["part07.cu", "part08.cu", "part09.cu"]


def _meets(job: Job, folder: Path, wanted: int) -> Checked:
    """Waits until as many processes as are wanted are at work."""
    (folder / str(os.getpid())).touch()
    end = time.monotonic() + 200
    while len(list(folder.iterdir())) < wanted and time.monotonic() < end:
        time.sleep(0.01)
    return Checked(job.file)


def test_all_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a process for each core, and all of them work at the same time."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(3)))
    checked = check_all([Job(f"{n}.cu") for n in range(9)], partial(_meets, folder=tmp_path, wanted=3), 0)
    assert [one.file for one in checked] == [f"{n}.cu" for n in range(9)]
    assert len(list(tmp_path.iterdir())) == 3


def _dies(job: Job) -> Checked:
    if job.file == "4.cu":
        os._exit(3)
    return Checked(job.file)


def test_a_process_dies() -> None:
    """The file whose check kills the process is told of, and all others are checked."""
    checked = check_all([Job(f"{n}.cu") for n in range(8)], _dies, 2)
    assert [one.file for one in checked] == [f"{n}.cu" for n in range(8)]
    assert [one.file for one in checked if one.failure] == ["4.cu"]
