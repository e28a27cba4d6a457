"""What cufe says to a case, in either pass, and what its first lines expect."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from cufe.diagnostics.report import Report
from cufe.diagnostics.severity import severity_word
from cufe.driver.command_line import CommandLine
from cufe.driver.compilation import Compilation
from cufe.driver.deep_stack import run_deep
from tests.diagnostics.cases import Case
from tests.diagnostics.forms import check_forms

OWN = Path(__file__).resolve().parents[1] / "cases" / "diag"
_WORDS = Path(__file__).with_name("words.cuh")

#: number, severity and line
Found = tuple[int, str, int]


def paths(root: Path) -> list[Path]:
    """The files of the cases below a folder."""
    return sorted(root.glob("*/*.cu"))


def name(path: Path) -> str:
    """The name of a case: topic and stem."""
    return f"{path.parent.name}/{path.stem}"


def expected(text: str, key: str = "expect") -> list[Found]:
    """What the lines `// expect: NUMBER SEVERITY LINE` of a case (or those with other keys, as a pattern) say."""
    heads = re.findall(rf"^// (?:{key}): (\d+) (\w+) (\d+)", text, re.MULTILINE)
    return [(int(number), severity, int(line)) for number, severity, line in heads]


def judge(case: Case, folder: Path, device: bool = False) -> list[Found]:
    """What cufe reports for a case that is preprocessed with the words of `words.cuh`; its text and its SARIF agree."""
    report = reported(case, preprocessed(case, folder, device), device)
    check_forms(report, case.path.name)
    return found_in(report)


def found_in(report: Report) -> list[Found]:
    """Number, severity and line of all that a report shows, in its order."""
    return [
        (found.entry.shown_number, severity_word(found.severity), report.place_of(found).line)
        for found in report.settled()
    ]


def preprocessed(case: Case, folder: Path, device: bool = False, included: Path | None = None) -> Path:
    """The unit of a case, with `words.cuh` in the place of the toolkit's headers, and another header behind it."""
    unit = folder / (case.path.stem + ".ii")
    command = ["gcc", "-E", "-x", "c++", f"-std=c++{case.standard}", "-D__CUDACC__"]
    if device:
        command += case.device_defines()
    if case.header:
        command += ["-include", str(_WORDS)]
    if included is not None:
        command += ["-include", str(included)]
    made = subprocess.run(
        [*command, case.path.name, "-o", str(unit)], cwd=case.path.parent, check=False, capture_output=True
    )
    if made.returncode:
        pytest.skip("needs the toolkit's headers")
    return unit


def reported(case: Case, unit: Path, device: bool = False) -> Report:
    """What cufe finds in the unit of a case."""
    arguments = [*case.arguments, str(unit)]
    if device:
        arguments = ["--device_architecture", f"compute_{case.architecture}", *arguments]
    compilation = Compilation(CommandLine(arguments).read(), None)
    run_deep(compilation.judge)
    return compilation.report
