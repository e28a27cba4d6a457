"""A report as SARIF 2.1.0 (spec 54; observed: cli-and-diagnostic-format 5).

The results are the ones of the real tool (rule `EC` + internal number, the same message, line and column), but the
document is always valid: levels are the standard's, separators and escapes are right, and what the real tool loses
(candidates, instantiation contexts, why the run ended) is reported where the standard has a place for it.
"""

from __future__ import annotations

from cufe.diagnostics.message import expand, plain, sketch
from cufe.diagnostics.severity import CATASTROPHIC, ERROR, NOTE, REMARK, WARNING, severity_word
from cufe.diagnostics.text import HINT, hint_severity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.diagnostics.catalog import Entry
    from cufe.diagnostics.place import Place
    from cufe.diagnostics.report import Diagnostic, Message, Report
    from cufe.diagnostics.text import Style

    Object = dict[str, object]

SCHEMA = "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json"
_LEVELS = {NOTE: "note", REMARK: "note", WARNING: "warning"}


def _readable(text: str) -> str:
    """Text of the unit, one character a byte, as characters; bytes that are no UTF-8 become replacements."""
    return text.encode("latin-1", "replace").decode("utf-8", "replace")


def _message(text: str) -> Object:
    return {"text": _readable(text)}


def _level(severity: int) -> str:
    return _LEVELS.get(severity, "error")


def _uri(file: str, folder: str) -> str:
    """The `file:` URI of a name as the line markers write it; relative names are below `folder`."""
    import posixpath
    from urllib.parse import quote

    return "file://" + quote(posixpath.join(folder, file).encode("latin-1", "replace"))


class SarifWriter:
    """Writes a report: `SarifWriter(report, style).written(folder)` is the whole document, one line.

    `folder` is the directory that relative file names are below.
    """

    def __init__(self, report: Report, style: Style) -> None:
        self._report = report
        self._style = style
        self._folder = ""
        self._rules: list[Object] = []
        self._rule_index: dict[int, int] = {}

    def written(self, folder: str) -> str:
        """The document, in ASCII."""
        import json

        self._folder = folder
        results: list[Object] = []
        hint = self._style.numbers and not self._report.controls.no_warnings
        fatal = False
        shown = self._report.settled()
        for found in shown:
            results.append(self._result(found))
            fatal = fatal or found.severity >= CATASTROPHIC
            # The error that reaches the limit ends it all.
            if found is shown[-1] and self._report.limit_reached:
                break
            if hint and found.severity == WARNING:
                hint = False
                results += self._hint(found)
        return json.dumps(self._document(results, fatal), separators=(",", ":")) + "\n"

    def _document(self, results: list[Object], fatal: bool) -> Object:
        import cufe

        driver: Object = {
            "name": "cufe",
            "version": cufe.__version__,
            "fullName": "cufe, an open CUDA C++ front end",
            "rules": self._rules,
        }
        run: Object = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints"}
        notifications: list[Object] = []
        if self._report.limit_reached:
            notifications.append({"level": "error", "message": {"text": "Error limit reached."}})
        invocation: Object = {"executionSuccessful": not (fatal or self._report.limit_reached)}
        if notifications:
            invocation["toolExecutionNotifications"] = notifications
        run["invocations"] = [invocation]
        run["results"] = results
        return {"version": "2.1.0", "$schema": SCHEMA, "runs": [run]}

    def results(self, folder: str) -> tuple[list[Object], list[Object]]:
        """A result for each shown diagnostic, and the rules their indexes mean: for a log of several reports."""
        self._folder = folder
        return [self._result(found) for found in self._report.settled()], self._rules

    def _rule(self, entry: Entry) -> int:
        """The index of a rule among those of the run; rules are described where they are used first."""
        index = self._rule_index.get(entry.number)
        if index is not None:
            return index
        from cufe.diagnostics.explain import explanation_of

        explanation = explanation_of(entry)
        tags = [entry.topic]
        if entry.tag:
            tags.append(entry.tag)
        rule: Object = {
            "id": f"EC{entry.number}",
            "shortDescription": {"text": sketch(entry.template)},
            "defaultConfiguration": {"level": _level(entry.severity)},
            "properties": {"tags": tags, "number": entry.shown_number, "discretionary": not entry.hard},
        }
        if entry.tag:
            rule["name"] = entry.tag
        if explanation is not None:
            rule["fullDescription"] = {"text": explanation.why}
            rule["help"] = {"text": explanation.as_text(), "markdown": explanation.as_markdown()}
        index = self._rule_index[entry.number] = len(self._rules)
        self._rules.append(rule)
        return index

    def _result(self, found: Diagnostic) -> Object:
        report = self._report
        entry = found.entry
        place = report.place_of(found)
        severity = ERROR if found.promoted else found.severity
        result: Object = {
            "ruleId": f"EC{entry.number}",
            "ruleIndex": self._rule(entry),
            "level": _level(severity),
            "message": _message(plain(expand(entry.template, found.fill_ins, place.file, report.place_at))),
        }
        if place.line:
            result["locations"] = [{"physicalLocation": self._physical(place)}]
        related = self._related(found, place)
        if related:
            result["relatedLocations"] = related
        if severity != ERROR and severity != WARNING:
            result["properties"] = {"severity": severity_word(severity)}
        return result

    def _related(self, found: Diagnostic, place: Place) -> list[Object]:
        """Notes, then the further lines of the text, then the instantiations under way."""
        from cufe.diagnostics.catalog import entry_of

        report = self._report
        related: list[Object] = []
        for note in self._style.notes_of(found):
            at = report.place_at(note.position)
            template = entry_of(note.what).template
            text = plain(expand(template, note.fill_ins, at.file, report.place_at))
            related.append(self._location(text, at))
        related += [self._location(self._line(message, place), None) for message in found.extra]
        for frame in found.context:
            text = plain(expand(frame.template, frame.fill_ins, place.file, report.place_at))
            related.append(self._location("detected during " + text, report.place_at(frame.position)))
        return related

    def _line(self, message: Message, place: Place) -> str:
        return plain(expand(message.template, message.fill_ins, place.file, self._report.place_at))

    def _location(self, text: str, place: Place | None) -> Object:
        location: Object = {"message": _message(text)}
        if place is not None and place.line:
            location["physicalLocation"] = self._physical(place)
        return location

    def _physical(self, place: Place) -> Object:
        region: Object = {"startLine": place.line}
        if place.column and not place.at_end:
            region["startColumn"] = len(_readable(place.source[: place.column - 1])) + 1
            region["snippet"] = _message(place.source)
        return {"artifactLocation": {"uri": _uri(place.file, self._folder)}, "region": region}

    def _hint(self, found: Diagnostic) -> list[Object]:
        """The remark on how to suppress warnings, which the real tool lists as a result too."""
        from cufe.diagnostics.catalog import entry_of

        severity = hint_severity(self._report, found)
        if not severity:
            return []
        entry = entry_of(HINT)
        result: Object = {
            "ruleId": f"EC{HINT}",
            "ruleIndex": self._rule(entry),
            "level": _level(severity),
            "message": _message(entry.template),
            "properties": {"severity": severity_word(severity)},
        }
        return [result]
