"""SARIF: valid by the schema, and the same results as the real tool and as the text."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cufe.diagnostics.sarif import SarifWriter
from cufe.diagnostics.text import Style
from tests.diagnostics.forms import check_forms
from tests.diagnostics.inputs import UNITS
from tests.diagnostics.replay import STANDARD, neutral, replayed, run_real

FLAGS: list[list[str]] = [
    [],
    ["--remarks"],
    ["--promote_warnings"],
    ["--error_limit=1", "--promote_warnings"],
    ["--error_limit=2"],
    ["--no_warnings"],
]


def _real_results(text: str) -> list[tuple[str, str, str, int, int]]:
    """Rule, level, message, line and column of the real tool's results; its document is no JSON."""
    levels = {"remark": "note", "catastrophe": "error", "internal_error": "error"}
    found = []
    for match in re.finditer(
        r'\{"ruleId":"(EC\d+)","level":"(\w+)","message":\{"text":"((?:[^"\\]|\\.)*)"\}'
        r'(?:,"locations":\[\{.*?"startLine":(\d+)(?:,"startColumn":(\d+))?)?',
        text,
    ):
        message = re.sub(r"\\(.)", r"\1", match[3])
        level = levels.get(match[2], match[2])
        found.append((match[1], level, message, int(match[4] or 0), int(match[5] or 0)))
    return found


def _our_results(log: Any) -> list[tuple[str, str, str, int, int]]:
    found = []
    for result in log["runs"][0]["results"]:
        region: Any = {}
        for location in result.get("locations", []):
            region = location["physicalLocation"]["region"]
        line, column = region.get("startLine", 0), region.get("startColumn", 0)
        found.append((result["ruleId"], result["level"], result["message"]["text"], line, column))
    return found


@pytest.mark.parametrize("name", UNITS)
def test_results(name: str, toolkit: Path, tmp_path: Path) -> None:
    unit = UNITS[name].encode()
    cudafe = toolkit / "bin" / "cudafe++"
    call = ["--c++17", *STANDARD]
    (tmp_path / "x.ii").write_bytes(neutral(unit))
    full = [*call, "--remarks", "--error_limit=100000", "--context_limit=0"]
    text = run_real(cudafe, tmp_path, full, "x.ii").text
    numbers = run_real(cudafe, tmp_path, [*full, "--output_mode=sarif"], "x.ii").text
    (tmp_path / "x.ii").write_bytes(unit)
    style = Style()
    style.numbers = True
    for flags in FLAGS:
        report = replayed(unit, "x.ii", flags, text, numbers)
        check_forms(report, "x.ii")
        log = json.loads(SarifWriter(report, style).written("/src"))
        real = run_real(cudafe, tmp_path, [*call, *flags, "--output_mode=sarif"], "x.ii").text
        ours = _our_results(log)
        assert ours == _real_results(real.decode("utf-8", "replace")), flags
