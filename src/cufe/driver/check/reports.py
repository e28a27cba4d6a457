"""The forms of a check's result: text, SARIF, annotations of GitHub."""

from __future__ import annotations

import json

from cufe.driver.check.findings import FIRST_CUDA_NUMBER, Checked, Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.driver.check.findings import Object

_COMMANDS = {"error": "error", "warning": "warning"}


def as_text(checked: Checked, findings: Sequence[Finding]) -> str:
    """Each diagnostic of a file with its line, and what of the file was not judged."""
    text = "".join([finding.text for finding in findings])
    shortfall = checked.shortfall()
    return f"{text}{checked.messages}{checked.file}: {shortfall}\n" if shortfall else text


def as_github(checked: Checked, findings: Sequence[Finding]) -> str:
    """Workflow commands that annotate the lines of a pull request."""
    lines: list[str] = []
    for finding in findings:
        command = _COMMANDS.get(finding.severity, "notice")
        language = "CUDA" if finding.number >= FIRST_CUDA_NUMBER else "C++"
        title = f"{language} {finding.number}" + (f" {finding.tag}" if finding.tag else "")
        place = f"file={_property(finding.file)},line={finding.line},col={finding.column},title={_property(title)}"
        lines.append(f"::{command} {place}::{_data(finding.message)}\n")
    if checked.shortfall():
        title = "not judged" if checked.failure else "not judged to the end"
        text = _data(checked.shortfall() + (f"\n{checked.messages.strip()}" if checked.messages else ""))
        lines.append(f"::error file={_property(checked.file)},title={title}::{text}\n")
    return "".join(lines)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def as_sarif(files: Sequence[Checked], shown: Sequence[Finding], status: int, interruption: str) -> str:
    """One SARIF 2.1.0 log of one run over all files; rules are described once. `interruption` says what ended the run
    before its time, if anything did."""
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
    notifications: list[Object] = []
    for checked in files:
        if checked.shortfall():
            text = f"{checked.file}: {checked.shortfall()}"
            if checked.messages:
                text += f"\n{checked.messages.strip()}"
            notifications.append({"level": "error", "message": {"text": text}})
    if interruption:
        notifications.append({"level": "error", "message": {"text": interruption}})
    invocation: Object = {"executionSuccessful": not notifications, "exitCode": status}
    if notifications:
        invocation["toolExecutionNotifications"] = notifications
    driver = {
        "name": "cufe", "version": cufe.__version__, "fullName": "cufe, an open CUDA C++ front end", "rules": rules,
    }  # fmt: skip
    run = {
        "tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "invocations": [invocation], "results": results,
    }  # fmt: skip
    return json.dumps({"version": "2.1.0", "$schema": SCHEMA, "runs": [run]}, indent=1) + "\n"
