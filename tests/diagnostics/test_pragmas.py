"""Pragmas for severity, well-formed and not: the warnings about them at the columns of the real tool."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cufe.diagnostics.pragmas import read_pragma
from cufe.diagnostics.report import Report
from cufe.diagnostics.source import Source
from tests.diagnostics.replay import STANDARD, run_real

PRAGMAS = [
    "nv_diag_suppress 99999",
    "nv_diag_suppress foo",
    "nv_diag_suppress (3)",
    "nv_diag_suppress 69 70",
    "nv_diag_suppress 69,",
    "nv_diag_suppress ,69",
    "nv_diag_suppress =69",
    "nv_diag_suppress = 69, 70 71",
    "nv_diag_suppress 69,foo,70",
    "nv_diag_suppress foo bar",
    "nv_diag_suppress 0",
    "nv_diag_suppress 20338",
    "nv_diag_suppress 20337",
    "nv_diag_suppress 3794, 3795",
    "nv_diag_suppress 0x45",
    "nv_diag_suppress 69-D",
    'nv_diag_suppress "x"',
    "nv_diag_suppress 69u",
    "nv_diag_suppress 6.9",
    "nv_diag_suppress -69",
    "nv_diag_suppress 99999 , 69",
    "nv_diag_suppress int",
    "nv_diag_suppress 69 // c",
    "nv_diag_suppress /* c */ integer_truncated /* d */",
    "nv_diag_suppress 069",
    "nv_diag_suppress 0105",
    "nv_diag_suppress 19999",
    "nv_diag_suppress 69 = 70",
    "nv_diag_suppress == 70",
    "nv_diag_error 69",
    "nv_diag_warning declared_but_not_referenced",
    "nv_diag_remark 69",
    "nv_diag_once 20 foo",
    "nv_diag_default 69",
    "nv_diagnostic",
    "nv_diagnostic pop",
    "nv_diagnostic push foo",
    "nv_diagnostic foo",
    "nv_diagnostic push, pop",
    "nv_diag_push",
    "diag_suppress 69",
]


@pytest.mark.parametrize("pragma", PRAGMAS)
def test_pragma(pragma: str, toolkit: Path, tmp_path: Path) -> None:
    unit = f"#pragma {pragma}\nchar c = 300;\n"
    (tmp_path / "x.ii").write_text(unit)
    sarif = run_real(
        toolkit / "bin" / "cudafe++", tmp_path, ["--c++17", *STANDARD, "--output_mode=sarif"], "x.ii"
    ).text.decode()
    real = [
        match.groups()
        for result in sarif.split('{"ruleId":"')[1:]
        if (match := re.match(r'EC(\d+)","level":"(\w+)".*"startLine":(\d+),"startColumn":(\d+)', result))
    ]
    report = Report()
    report.locate = Source(unit, "x.ii").locate
    read_pragma(report, unit[7 : unit.index("\n")], 7)
    report.add("integer_truncated", unit.index("300"))
    ours = []
    for found in report.settled():
        place = report.place_of(found)
        level = {4: "remark", 5: "warning", 7: "error"}[found.severity]
        ours.append((str(found.entry.number), level, str(place.line), str(place.column)))
    # Which of two at one place comes first says nothing.
    assert sorted(ours) == sorted(real)
