"""What people do with nvcc, in a lean folder: several architectures, threads, dependency files, kept files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Protocol

import pytest

from cufe.driver.lean_switch import LOG
from tests.oracle import full
from tests.oracle.pipeline import toolkit_nvcc

_SOURCE = Path(__file__).resolve().parent.parent / "cases/lean/kernel_from_a_member_template.cu"

_OPTIONS = [
    "-std=c++14 -dlto -dc -arch=sm_80",
    "-std=c++17 --threads=2 -gencode=arch=compute_80,code=sm_80 -gencode=arch=compute_90,code=[sm_90,compute_90]",
    "-std=c++20 -gencode=arch=compute_80,code=sm_80 -gencode=arch=compute_86,code=sm_86 -lineinfo",
    "-std=c++14 -rdc=true -O3 -lineinfo -use_fast_math",
    "-std=c++17 -G -g -O0 -rdc=true",
    "-std=c++20 -Xcompiler=-g,-O1,-Wall -ccbin=g++",
    "-std=c++17 -dw --default-stream=per-thread -maxrregcount=32 --expt-relaxed-constexpr --extended-lambda",
]


class _Runner(Protocol):
    command: list[str]


@pytest.fixture(scope="module")
def nvcc(tmp_path_factory: pytest.TempPathFactory, cufe: _Runner) -> Path:
    """The nvcc of a lean folder with blanks in its name."""
    return toolkit_nvcc(tmp_path_factory.mktemp("with blanks") / "lean tool kit", cufe.command, lean=True)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A program, in a folder with blanks in its name, that names what a process number would name else."""
    folder = tmp_path / "a program"
    folder.mkdir()
    copy = folder / "the program.cu"
    copy.write_text("void first() {}\n" + _SOURCE.read_text())
    return copy


@pytest.mark.toolkit
@pytest.mark.parametrize("options", _OPTIONS)
def test_same_object(options: str, nvcc: Path, source: Path, cufe: _Runner) -> None:
    log = nvcc.parents[1] / LOG
    log.unlink(missing_ok=True)
    verdict = full.check(source, options.split(), nvcc.parents[1], cufe.command)
    assert verdict.same, verdict.report()
    assert not log.exists(), log.read_text()


def _run(nvcc: Path, source: Path, *options: str) -> str:
    """What a build in the folder of the source prints."""
    command = [str(nvcc), *options, source.name]
    done = subprocess.run(command, cwd=source.parent, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


@pytest.mark.toolkit
def test_dependencies(nvcc: Path, source: Path, toolkit: Path) -> None:
    """The dependency file has the headers of the real build, and two of the folder: the stamp by which caches know
    cufe, and what tells cufe of the launcher of the host compiler."""

    def dependencies(of: Path) -> list[str]:
        _run(of, source, "-std=c++17", "-MD", "-MF", "a.d", "-c", "-o", "a.o")
        words = re.findall(r"(?:[^\s\\]|\\ |\\[^\s])+", (source.parent / "a.d").read_text())
        return sorted(word.rpartition("/")[2] for word in words if word != "\\")

    assert dependencies(nvcc) == sorted([*dependencies(toolkit / "bin/nvcc"), "cufe-lean.h", "stamp.h"])


@pytest.mark.toolkit
def test_kept_files_and_dry_runs(nvcc: Path, source: Path, toolkit: Path) -> None:
    """A build that keeps its files leaves what the real one does; a dry run builds nothing."""
    log = nvcc.parents[1] / LOG
    log.unlink(missing_ok=True)
    printed = _run(nvcc, source, "--dryrun", "-c", "-o", "a.o")
    assert "cicc" in printed and "cudafe++" in printed
    assert [path.name for path in source.parent.iterdir()] == [source.name]
    names: list[set[str]] = []
    texts: list[str] = []
    for one in (nvcc, toolkit / "bin/nvcc"):
        kept = source.parent / "kept"
        kept.mkdir()
        _run(one, source, "-std=c++17", "-keep", "--keep-dir", "kept", "-c", "-o", "a.o")
        names.append({path.name for path in kept.iterdir()})
        texts.append(next(kept.glob("*.ptx")).read_text())
        shutil.rmtree(kept)
    assert names[0] == names[1]
    assert texts[0] == texts[1]
    assert not log.exists()
