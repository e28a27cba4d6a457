"""`examples/fidelity/`: host code that the real tool changes or rejects, and that cufe leaves as it is.

g++ is the judge: it compiles the same file as plain C++.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from . import pipeline
from .toolkit import need_toolkit

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "fidelity"


@dataclass
class Outcome:
    """What a compiler made of an example: whether it took it, where it warned, and what the program says."""

    accepted: bool
    warnings: list[str]
    output: str


def _outcome(command: list[str], program: Path, warning: str) -> Outcome:
    compiled = subprocess.run([*command, "-o", str(program)], capture_output=True, text=True, check=False)
    warnings = re.findall(rf":(\d+:\d+): warning: .*\[{warning}\]", compiled.stderr) if warning else []
    if compiled.returncode:
        return Outcome(False, warnings, "")
    run = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    return Outcome(True, sorted(set(warnings)), run.stdout)


def _words(source: Path, name: str) -> list[str]:
    match = re.search(rf"^// {name}: (.*)$", source.read_text(), re.MULTILINE)
    return match[1].split() if match else []


def _examples(whole: bool) -> list[Path]:
    """The examples that go through the whole of nvcc, or those of which only the host stage is compared."""
    return [source for source in sorted(EXAMPLES.glob("*.cu")) if ("// stage: host" not in source.read_text()) == whole]


@pytest.mark.toolkit
@pytest.mark.parametrize("source", _examples(whole=False), ids=lambda path: path.stem)
def test_cufe_takes_what_the_real_tool_rejects(source: Path, tmp_path: Path) -> None:
    made = pipeline.plan(source, _words(source, "flags"), tmp_path, tmp_path)
    made.run("gcc -E", made.host_preprocess)
    assert pipeline.run(made.split, tmp_path, made.environment()).status == 2
    ours = pipeline.Engine.checkout().run(made.split[1:], tmp_path)
    assert ours.status == 0, ours.text
    made.stub.write_text("")
    made.run("gcc", made.compile)


@pytest.mark.toolkit
@pytest.mark.parametrize("source", _examples(whole=True), ids=lambda path: path.stem)
def test_cufe_agrees_with_the_host_compiler(source: Path, tmp_path: Path) -> None:
    flags = _words(source, "flags")
    warning = "".join(_words(source, "warns"))
    host = _outcome(["g++", "-x", "c++", "-Wall", *flags, str(source)], tmp_path / "host", warning)
    nvcc_flags = ["-Xcompiler", "-Wall", *flags, str(source)]
    real = _outcome([str(need_toolkit() / "bin/nvcc"), *nvcc_flags], tmp_path / "real", warning)
    ours = _outcome([str(pipeline.toolkit_nvcc(tmp_path / "toolkit")), *nvcc_flags], tmp_path / "cufe", warning)
    assert host.accepted
    assert ours == host
    assert real != host
