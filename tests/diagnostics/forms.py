"""The two forms of one report: SARIF is valid, and says what the text says."""

from __future__ import annotations

import json
import os
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from cufe.diagnostics.report import Report
from cufe.diagnostics.sarif import SarifWriter
from cufe.diagnostics.severity import display_number
from cufe.diagnostics.text import Style, TextWriter

_FOLDER = "/src"
_HEAD = re.compile(
    r"(?P<place>.*\(\d+\)|Line \d+|At end of source|)(?:: |(?<!.))"
    r"(?P<severity>[Rr]emark|note|[Ww]arning|error|catastrophic error|internal error)(?: #(?P<number>\d+)-D)?: "
    r"(?P<message>.*)"
)
_CARET = re.compile(r"  [ \t]*\^")

#: severity, number (0 where the text has none), place (None without a column: the end of the source), message
Told = tuple[str, int, tuple[str, int, int] | None, str]


@cache
def _validator() -> Any:
    """The schema of the standard, which is not free to be copied here: `SARIF_SCHEMA` names a copy."""
    name = os.environ.get("SARIF_SCHEMA")
    if not name:
        return None
    jsonschema = pytest.importorskip("jsonschema")
    return jsonschema.Draft7Validator(json.loads(Path(name).read_text()))


def check_log(log: Any) -> None:
    """By the schema, and by what the standard asks of the objects that are written (SARIF 2.1.0, 3.13-3.54)."""
    validator = _validator()
    if validator is not None:
        assert [error.message for error in validator.iter_errors(log)] == []
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
            _check_location(location)


def _check_location(location: Any) -> None:
    physical = location.get("physicalLocation")
    if physical is None:
        assert location["message"]["text"]
        return
    assert re.fullmatch(r"file:///[!-~]*", physical["artifactLocation"]["uri"])
    assert physical["region"]["startLine"] >= 1
    assert physical["region"].get("startColumn", 1) >= 1


def check_forms(report: Report, name: str) -> None:
    """Text and SARIF of a report have the same diagnostics and notes: numbers, severities, places, messages."""
    style = Style()
    style.numbers = True
    log = json.loads(SarifWriter(report, style).written(_FOLDER))
    check_log(log)
    (run,) = log["runs"]
    text = TextWriter(report, style).written(name)
    lines = text.encode("latin-1").decode("utf-8", "replace").split("\n")
    heads = [at for at, line in enumerate(lines) if _HEAD.fullmatch(line)]
    told: list[Told] = []
    for result in run["results"]:
        related = result.get("relatedLocations", [])
        further = [location["message"]["text"] for location in related if "physicalLocation" not in location]
        at = heads[min(len(told), len(heads) - 1)] if heads else 0
        assert [line.strip() for line in lines[at + 1 : at + 1 + len(further)]] == further
        told.append(_result(result))
        told += [_note(location) for location in related if _is_note(location)]
    assert len(told) == len(heads), text
    for ours, at in zip(told, heads, strict=True):
        written = _head(lines, at)
        assert written[1] in (0, ours[1]), "the number"
        assert (ours[0], *ours[2:]) == (written[0], *written[2:])
    stopped = [
        notification["message"]["text"]
        for invocation in run["invocations"]
        for notification in invocation.get("toolExecutionNotifications", [])
    ]
    assert stopped == [line for line in lines if line == "Error limit reached."]


def _head(lines: list[str], at: int) -> Told:
    """What a line of the text says, and the caret behind its further lines."""
    head = _HEAD.fullmatch(lines[at])
    assert head is not None
    severity = head["severity"].lower()
    number = int(head["number"] or 0) if severity != "note" else 0
    column = 0
    for following in lines[at + 1 :]:
        if not following.startswith("  "):
            break
        if _CARET.fullmatch(following):
            column = len(following) - 2
            break
    written = head["place"]
    file, _, line = written.removesuffix(")").rpartition("(") if written.endswith(")") else written.rpartition("Line ")
    place = (posixpath.join(_FOLDER, file), int(line), column) if column else None
    return severity, number, place, head["message"]


def _result(result: Any) -> Told:
    severity = result.get("properties", {}).get("severity", result["level"])
    place = _place(result["locations"][0]) if "locations" in result else None
    return severity, display_number(int(result["ruleId"].removeprefix("EC"))), place, result["message"]["text"]


def _is_note(location: Any) -> bool:
    return "physicalLocation" in location and not location["message"]["text"].startswith("detected during ")


def _note(location: Any) -> Told:
    return "note", 0, _place(location), location["message"]["text"]


def _place(location: Any) -> tuple[str, int, int] | None:
    physical = location["physicalLocation"]
    region = physical["region"]
    if "startColumn" not in region:
        return None
    file = unquote(physical["artifactLocation"]["uri"].removeprefix("file://"))
    return file, region["startLine"], region["startColumn"]
