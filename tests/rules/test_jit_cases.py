"""Run-time compilation: what cufe says to `tests/cases/jit`, and what NVRTC says.

The first lines of a case are what NVRTC 13.0 gave: `// expect:` as it is, `// expect-default-device:` with
`-default-device`; warnings of plain C++ left out.  Where NVRTC is installed it is asked again.
"""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

import pytest

from cufe.diagnostics.severity import severity_word
from cufe.driver.command_line import CommandLine
from cufe.driver.compilation import Compilation
from tests.diagnostics.forms import check_forms
from tests.oracle import nvrtc
from tests.rules.judging import Found, expected

_CASES = sorted((Path(__file__).resolve().parents[1] / "cases" / "jit").glob("*.cu"))
_WORDS = Path(__file__).with_name("words.cuh")
_KEYS = {"expect": [], "expect-default-device": ["--default_device"]}
_FIRST = 20000
#: a remark on how warnings are suppressed
_HINT = 20252
#: cases in which something is missing
_INCOMPLETE = {("static_members", "expect-default-device")}


def _judge(path: Path, folder: Path, options: list[str]) -> list[Found]:
    unit = folder / f"{path.stem}.ii"
    command = ["gcc", "-E", "-x", "c++", "-std=c++20", "-D__CUDACC__", "-D__CUDACC_RTC__", "-D__CUDA_ARCH__=750"]
    subprocess.run([*command, "-include", str(_WORDS), str(path), "-o", str(unit)], check=True, capture_output=True)
    arguments = ["--device_architecture", "compute_75", "--jit", *options, "--c++20", "--gnu_version=120200"]
    compilation = Compilation(CommandLine([*arguments, str(unit)]).read(), None)
    compilation.judge()
    report = compilation.report
    check_forms(report, path.name)
    return [
        (found.entry.shown_number, severity_word(found.severity), report.place_of(found).line)
        for found in report.settled()
    ]


def _counts(found: Found) -> bool:
    return found[0] != _HINT and (found[0] >= _FIRST or found[1] == "error")


@pytest.mark.parametrize("key", _KEYS)
@pytest.mark.parametrize("path", _CASES, ids=lambda path: path.stem)
def test_case(path: Path, key: str, tmp_path: Path) -> None:
    """The same diagnostics in the same order."""
    found = [one for one in _judge(path, tmp_path, _KEYS[key]) if _counts(one)]
    wanted = expected(path.read_text(), key)
    if (path.stem, key) in _INCOMPLETE:
        assert not Counter(found) - Counter(wanted), "a false alarm"
        assert found != wanted, "exact by now"
    else:
        assert found == wanted


@pytest.mark.skipif(nvrtc.library() is None, reason="NVRTC is not installed")
@pytest.mark.parametrize("key", _KEYS)
@pytest.mark.parametrize("path", _CASES, ids=lambda path: path.stem)
def test_expectation(path: Path, key: str) -> None:
    """The first lines are what NVRTC says."""
    options = ["-std=c++20"] + (["-default-device"] if key != "expect" else [])
    assert [one for one in nvrtc.diagnostics_of(path, options) if _counts(one)] == expected(path.read_text(), key)
