"""The forms of a check's result: text, SARIF, annotations of GitHub."""

from __future__ import annotations

import json

from cufe.driver.check.findings import Checked, Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.driver.check.findings import Object

_COMMANDS = {"error": "error", "warning": "warning"}


def as_text(findings: Sequence[Finding]) -> str:
    """Each diagnostic as the front end prints it."""
    return "".join([finding.text for finding in findings])


def as_github(findings: Sequence[Finding]) -> str:
    """Workflow commands that annotate the lines of a pull request."""
    lines: list[str] = []
    for finding in findings:
        command = _COMMANDS.get(finding.severity, "notice")
        title = f"CUDA {finding.number}" + (f" {finding.tag}" if finding.tag else "")
        place = f"file={_property(finding.file)},line={finding.line},col={finding.column},title={_property(title)}"
        lines.append(f"::{command} {place}::{_data(finding.message)}\n")
    return "".join(lines)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def as_sarif(files: Sequence[Checked], shown: Sequence[Finding]) -> str:
    """One SARIF 2.1.0 log of one run over all files; rules are described once."""
    import cufe
    from cufe.diagnostics.sarif import SCHEMA

    rules: list[Object] = []
    index: dict[str, int] = {}
    results: list[Object] = []
    wanted = {id(finding) for finding in shown}
    for checked in files:
        for rule in checked.rules:
            name = str(rule["id"])
            if name not in index:
                index[name] = len(rules)
                rules.append(rule)
        for finding, result in zip(checked.findings, checked.results, strict=True):
            if id(finding) in wanted:
                result["ruleIndex"] = index[str(result["ruleId"])]
                result["partialFingerprints"] = {"cufe/v1": finding.fingerprint()}
                results.append(result)
    failures = [checked for checked in files if checked.failure]
    notifications = [
        {"level": "error", "message": {"text": f"{checked.file}: {checked.failure}"}} for checked in failures
    ]
    for checked in files:
        if checked.shortfall():
            text = f"{checked.file}: {checked.shortfall()}"
            notifications.append({"level": "warning", "message": {"text": text}})
    invocation: Object = {"executionSuccessful": not failures}
    if notifications:
        invocation["toolExecutionNotifications"] = notifications
    driver = {
        "name": "cufe", "version": cufe.__version__, "fullName": "cufe, an open CUDA C++ front end", "rules": rules,
    }  # fmt: skip
    run = {
        "tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "invocations": [invocation], "results": results,
    }  # fmt: skip
    return json.dumps({"version": "2.1.0", "$schema": SCHEMA, "runs": [run]}, indent=1) + "\n"
