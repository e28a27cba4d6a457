"""What a check finds, as plain data that goes between processes, and the forms of its result: text, SARIF, annotations
of GitHub."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    Object = dict[str, object]


#: display numbers of CUDA diagnostics start here; what is below belongs to C++: its errors are findings, as less is
#: judged behind them, and its warnings are the compiler's business
FIRST_CUDA_NUMBER: Final = 20000


@dataclass
class Finding:
    """One diagnostic: `severity` is error, warning or remark; `line` and `column` count from 1, 0 is unknown."""

    number: int
    tag: str
    severity: str
    file: str
    line: int
    column: int
    message: str
    source: str
    #: the compilation whose rules it breaks: host, device or run time
    side: str
    #: the text form, as the front end prints it
    text: str

    def fingerprint(self) -> str:
        """The key that stays the same when lines are added above: rule, file, and the text of the line."""
        content = f"{self.number}\0{self.file}\0{' '.join(self.source.split())}"
        return hashlib.sha256(content.encode("utf-8", "surrogateescape")).hexdigest()[:24]


@dataclass
class Checked:
    """The result for one file; `failure` says why it could not be judged at all, behind the `messages` of another
    program; `ordinary_error` is the first error that is not about CUDA, as `FILE:LINE:COLUMN: MESSAGE`, behind which
    less is judged; `results` and `rules` are SARIF's; `trace` says who reported what, where that is asked for."""

    file: str
    findings: list[Finding] = field(default_factory=list)
    failure: str = ""
    messages: str = ""
    ordinary_error: str = ""
    results: list[Object] = field(default_factory=list)
    rules: list[Object] = field(default_factory=list)
    trace: str = ""

    def shortfall(self) -> str:
        """The parts of the file that were not judged, and why; empty where all were."""
        if self.failure:
            return f"not judged: {self.failure}"
        return f"not judged to the end, for an error of C++: {self.ordinary_error}" if self.ordinary_error else ""

    def add(self, later: Checked) -> None:
        """Adds the result of a later pass over the file; where an earlier one failed, it is not wanted."""
        if self.failure:
            return
        self.findings += later.findings
        self.failure = later.failure
        self.messages += later.messages
        self.ordinary_error = self.ordinary_error or later.ordinary_error
        self.results += later.results
        self.rules += later.rules
        self.trace += later.trace


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
