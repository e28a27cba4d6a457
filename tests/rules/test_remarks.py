"""All remarks (`--remarks`) of some files, against the real tool: which numbers it tells of at which lines.

Its SARIF ends at the first remark, so that cases with expectations raise severities one by one instead."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cufe.driver.command_line import CommandLine
from cufe.driver.messages import report_text
from tests.diagnostics.cases import Case
from tests.oracle.printed import printed
from tests.rules.judging import name, preprocessed, reported

_CASES = Path(__file__).resolve().parents[1] / "cases"
_FILES = [*sorted((_CASES / "remarks").glob("*.cu")), *sorted((_CASES / "diag" / "remarks").glob("*.cu"))]
_HEAD = re.compile(r"\((\d+)\): (?:remark|warning) #(\d+)-D: ")
#: 550 is not given, 826 and 177 not where another thing has the same name
_OTHERS = frozenset(("550", "177", "826"))


def _told(text: str) -> Counter[tuple[str, str]]:
    return Counter((line, number) for line, number in _HEAD.findall(text) if number not in _OTHERS)


@pytest.mark.toolkit
@pytest.mark.parametrize("path", _FILES, ids=name)
def test_remarks(path: Path, tmp_path: Path) -> None:
    case = Case(path)
    case.arguments.append("--remarks")
    unit = preprocessed(case, tmp_path)
    report = reported(case, unit)
    options = CommandLine([*case.arguments, str(unit)]).read().diagnostics
    real = printed(unit.read_bytes(), case.arguments)
    assert _told(report_text(report, options, path.name, 2)) == _told(real)
