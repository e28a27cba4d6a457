"""`cufe check` on many files: all cores at once, and no file disturbs another."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from benchmarks.project import write_project
from cufe.driver.check.command import ERRORS, UNUSABLE, main
from cufe.driver.check.jobs import Job
from cufe.driver.check.reports import Checked
from cufe.driver.check.workers import Workers
from cufe.driver.toolkit import NoToolkitError, find_toolkit
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
    failed = re.findall(r"^cufe check: (\S+): not judged: the preprocessor failed", told.err, re.MULTILINE)
    assert failed == ["part07.cu", "part08.cu"]
    assert told.err.count("missing.cuh: No such file") == told.err.count("error: #error no") == 1
    log = json.loads((project / "log.sarif").read_text())
    check_log(log)
    (run,) = log["runs"]
    found = [
        (result["ruleId"], result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].rpartition("/")[2])
        for result in run["results"]
        if result["ruleId"] == "EC3464"
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
    checked = list(Workers([Job(f"{n}.cu") for n in range(3)], partial(_meets, folder=tmp_path, wanted=3), 0).each())
    assert [one.file for one in checked] == [f"{n}.cu" for n in range(3)]
    assert len(list(tmp_path.iterdir())) == 3


def _counts(job: Job, folder: Path) -> Checked:
    """Counts the processes that are at work beside this one, as it begins."""
    own = folder / str(os.getpid())
    own.touch()
    beside = len(list(folder.iterdir()))
    time.sleep(0.05)
    own.unlink()
    return Checked(job.file, failure=str(beside))


def test_no_more_processes_than_wanted(tmp_path: Path) -> None:
    checked = list(Workers([Job(f"{n}.cu") for n in range(8)], partial(_counts, folder=tmp_path), 2).each())
    assert [one.file for one in checked] == [f"{n}.cu" for n in range(8)]
    assert all(int(one.failure) <= 2 for one in checked)


def _dies(job: Job) -> Checked:
    if job.file == "4.cu":
        os._exit(3)
    return Checked(job.file)


def test_a_process_dies() -> None:
    """The file whose check kills the process is told of, and all others are checked."""
    checked = list(Workers([Job(f"{n}.cu") for n in range(8)], _dies, 2).each())
    assert [one.file for one in checked] == [f"{n}.cu" for n in range(8)]
    assert [one.file for one in checked if one.failure] == ["4.cu"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("form", ["text", "sarif"])
def test_interruption(number: signal.Signals, form: str, tmp_path: Path) -> None:
    """What is found so far is told, each file as soon as it is judged; no process and no folder is left."""
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    source = tmp_path / "source"
    source.mkdir()
    # So many that it never ends before the signal comes.
    for at in range(900):
        (source / f"{at:03}.cu").write_text("__device__ int d(int);\nint h() { return d(1); }\n")
    (source / "000.cu").write_text("#error no\n")
    command = [sys.executable, "-m", "cufe.driver.main", "check", "source", "--no-toolkit", "-j2", "--format", form]
    mark = f"CUFE_TEST={scratch}"
    environment = {
        **os.environ,
        "TMPDIR": str(scratch),
        "CUFE_TEST": str(scratch),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    running = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stdout is not None and running.stderr is not None
    first = (running.stdout if form == "text" else running.stderr).readline()
    running.send_signal(number)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 128 + number
    assert "#error no" in first and "Traceback" not in err
    assert f"cufe check: interrupted by {number.name}: " in err
    if form == "sarif":
        log = json.loads(out)
        check_log(log)
        [invocation] = log["runs"][0]["invocations"]
        assert (invocation["executionSuccessful"], invocation["exitCode"]) == (False, 128 + number)
        assert "interrupted" in invocation["toolExecutionNotifications"][-1]["message"]["text"]
    assert not list(scratch.iterdir())
    assert not [path for path in Path("/proc").glob("[0-9]*/environ") if mark in _read(path)]


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("latin-1")
    except OSError:
        return ""


def test_files_of_a_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Named files are judged with the flags of the build, headers where a file includes them, and nothing else is."""
    monkeypatch.chdir(tmp_path)
    for folder in ("build", "src", "include"):
        Path(folder).mkdir()
    Path("include/used.cuh").write_text("#pragma once\n__device__ int d(int);\ninline int h() { return d(VALUE); }\n")
    Path("include/lost.cuh").write_text("#pragma once\n")
    Path("src/no.cu").write_text("#if 0\n#include <used.cuh>\n#endif\n")
    Path("src/between.h").write_text('#include "used.cuh"\n')
    Path("src/yes.cu").write_text('#include "between.h"\nint g() { return d(2); }\n')
    Path("build/flags.rsp").write_text("-I../include")
    flags = "-x cu -DVALUE=1 --options-file flags.rsp" if _has_toolkit() else "-x cu -DVALUE=1 -I../include"
    entries = [
        {
            "directory": str(tmp_path / "build"),
            "file": f"../src/{name}.cu",
            "command": f"nvcc {flags} -c ../src/{name}.cu",
        }
        for name in ("no", "yes")
    ]
    Path("build/compile_commands.json").write_text(json.dumps(entries))
    toolkit = [] if _has_toolkit() else ["--no-toolkit"]
    assert main([*toolkit, "-p", "build", "src/yes.cu"]) == ERRORS
    told = capsys.readouterr()
    places = re.findall(r"^(\S+): error: calling", told.out, re.MULTILINE)
    assert sorted(places) == ["include/used.cuh:3:25", "src/yes.cu:2:18"]
    assert told.err == "1 file: 2 errors, 0 warnings\n"
    assert main([*toolkit, "-p", "build", "include/used.cuh", "src/no.cu"]) == ERRORS
    assert re.findall(r"^(\S+): error: calling", capsys.readouterr().out, re.MULTILINE) == ["include/used.cuh:3:25"]
    assert main([*toolkit, "-p", "build", "include/lost.cuh"]) == UNUSABLE
    assert capsys.readouterr().out == (
        "include/lost.cuh: not judged: it is no file of the build, and none of them includes it\n"
    )
    assert main([*toolkit, "-p", "build", "include"]) == UNUSABLE
    assert capsys.readouterr().err == "cufe check: no file of the build in the folder include\n"
    Path(".cufe.toml").write_text('[check]\nbuild = "build"\nexclude = ["src/n*"]\n')
    assert main([*toolkit, "src/yes.cu", "src/no.cu", "include/lost.cuh"]) == ERRORS
    assert capsys.readouterr().err == "2 files: 2 errors, 0 warnings\n"


def _has_toolkit() -> bool:
    try:
        find_toolkit()
    except NoToolkitError:
        return False
    return True
