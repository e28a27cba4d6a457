"""SARIF: valid by the schema, and the same results as the real tool and as the text."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from cufe.diagnostics.sarif import SarifWriter
from cufe.diagnostics.text import Style, TextWriter
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


def _schema() -> Any:
    """The schema of the standard, which is not free to be copied here: `SARIF_SCHEMA` names a copy."""
    name = os.environ.get("SARIF_SCHEMA")
    return json.loads(Path(name).read_text()) if name else None


def _check_shape(log: Any) -> None:
    """What the standard asks of the objects that are written (SARIF 2.1.0, 3.13-3.54)."""
    assert set(log) == {"version", "$schema", "runs"}
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert set(run) == {"tool", "columnKind", "invocations", "results"}
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["shortDescription"]["text"]
        assert rule["defaultConfiguration"]["level"] in ("none", "note", "warning", "error")
        assert all(isinstance(tag, str) for tag in rule["properties"]["tags"])
    for invocation in run["invocations"]:
        assert isinstance(invocation["executionSuccessful"], bool)
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("none", "note", "warning", "error")
        assert result["message"]["text"]
        for location in [*result.get("locations", []), *result.get("relatedLocations", [])]:
            physical = location.get("physicalLocation")
            if physical is None:
                assert location["message"]["text"]
                continue
            assert re.fullmatch(r"file:///[!-~]*", physical["artifactLocation"]["uri"])
            assert physical["region"]["startLine"] >= 1
            assert physical["region"].get("startColumn", 1) >= 1


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
    schema = _schema()
    for flags in FLAGS:
        report = replayed(unit, "x.ii", flags, text, numbers)
        document = SarifWriter(report, style).written("/src")
        log = json.loads(document)
        _check_shape(log)
        if schema is not None:
            jsonschema = pytest.importorskip("jsonschema")
            jsonschema.validate(log, schema)
        real = run_real(cudafe, tmp_path, [*call, *flags, "--output_mode=sarif"], "x.ii").text
        ours = _our_results(log)
        assert ours == _real_results(real.decode("utf-8", "replace")), flags
        _same_as_text(log, TextWriter(report, style).written("x.ii"))


def _same_as_text(log: Any, text: str) -> None:
    """Every result, related message and reason to stop is in the text, and there is none more."""
    text = text.encode("latin-1").decode("utf-8", "replace")
    results = log["runs"][0]["results"]
    for result in results:
        assert result["message"]["text"] in text
        for related in result.get("relatedLocations", []):
            message = related["message"]["text"].removeprefix("detected during ")
            assert message in text or "instantiation contexts not shown" in text
    heads = re.findall(
        r"^(?:.*\(\d+\): |At end of source: |)"
        r"(?:Remark|remark|warning|error|catastrophic error|internal error)"
        r"(?: #\d+-D)?: ",
        text,
        re.MULTILINE,
    )
    assert len(heads) == len(results)
    stopped = [
        notification["message"]["text"]
        for invocation in log["runs"][0]["invocations"]
        for notification in invocation.get("toolExecutionNotifications", [])
    ]
    assert stopped == re.findall(r"^Error limit reached\.$", text, re.MULTILINE)
