"""The rules against what the real tool said to each case: number, severity and line, in its order."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from cufe.diagnostics.report import AbandonedError
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.driver.command_line import CommandLine
from cufe.driver.compilation import Compilation
from cufe.emit.unit import host_unit
from tests.diagnostics.cases import CASES, Case
from tests.rules.numbers import EXACT, INCOMPLETE, LEAST_EXACT, LEAST_EXACT_OWN, PARTIAL

OWN = Path(__file__).resolve().parents[1] / "cases" / "diag"
WORDS = Path(__file__).with_name("words.cuh")
#: display numbers of CUDA diagnostics start here
_FIRST = 20000

Found = tuple[int, str, int]


def _expected(text: str) -> list[Found]:
    heads = re.findall(r"^// expect: (\d+) (\w+) (\d+)", text, re.MULTILINE)
    return [(int(number), severity, int(line)) for number, severity, line in heads]


def _severity(level: int) -> str:
    return {ERROR: "error", WARNING: "warning"}.get(level, "remark")


def _judge(case: Case, folder: Path) -> list[Found]:
    """What cufe reports for a case that is preprocessed with the words of `words.cuh`."""
    unit = folder / (case.path.stem + ".ii")
    command = ["gcc", "-E", "-x", "c++", f"-std=c++{case.standard}", "-D__CUDACC__"]
    if case.header:
        command += ["-include", str(WORDS)]
    made = subprocess.run(
        [*command, case.path.name, "-o", str(unit)], cwd=case.path.parent, check=False, capture_output=True
    )
    if made.returncode:
        pytest.skip("needs the toolkit's headers")
    invocation = CommandLine([*case.arguments, str(unit)]).read()
    compilation = Compilation(invocation, None)
    compilation._apply_controls()
    invocation.settings.input_name = str(unit)
    report = compilation.report
    try:
        host_unit(unit.read_bytes(), invocation.settings, report)
    except AbandonedError:
        assert report.errors or report.fatal
    return [
        (found.entry.shown_number, _severity(found.severity), report.place_of(found).line)
        for found in report.settled()
    ]


def _paths(root: Path) -> list[Path]:
    return sorted(root.glob("*/*.cu"))


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


exact: Counter[str] = Counter()


@pytest.mark.parametrize("path", [*_paths(CASES), *_paths(OWN)], ids=_name)
def test_case(path: Path, tmp_path: Path) -> None:
    """Nothing is reported that the real tool does not report, and what is in EXACT is all there, in its order."""
    case = Case(path)
    expected = _expected(case.text)
    found = _judge(case, tmp_path)
    assert not Counter(found) - Counter(expected), "a false alarm"
    assert {number for number, _, _ in found if number >= _FIRST} <= EXACT | PARTIAL
    if found == expected:
        exact["own" if path.is_relative_to(OWN) else "shared"] += 1
    if _name(path) in INCOMPLETE:
        return
    assert [one for one in found if one[0] in EXACT] == [one for one in expected if one[0] in EXACT]


def test_number_of_exact_cases(request: pytest.FixtureRequest) -> None:
    """Coverage does not go back; asked only where all cases were run."""
    ran = [item for item in request.session.items if item.name.startswith("test_case[")]
    if len(ran) < len(_paths(CASES)) + len(_paths(OWN)):
        pytest.skip("not all cases were run")
    assert exact["own"] >= LEAST_EXACT_OWN
    if _paths(CASES):
        assert exact["shared"] >= LEAST_EXACT
