"""The text form of a report, to the character (observed: cli-and-diagnostic-format 2).

Text is decoded as latin-1 throughout, one character a byte, as source text is; only the caret line counts
characters of UTF-8.
"""

from __future__ import annotations

from cufe.diagnostics.message import expand, lay_out, where
from cufe.diagnostics.severity import (
    CATASTROPHIC,
    ERROR,
    INTERNAL,
    NOTE,
    REMARK,
    SUPPRESSED,
    WARNING,
    display_number,
    severity_word,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.diagnostics.catalog import Entry
    from cufe.diagnostics.message import Colours, Span
    from cufe.diagnostics.place import Place
    from cufe.diagnostics.report import Diagnostic, Frame, Note, Report

HINT = 3709
_CATEGORY = {NOTE: "note", REMARK: "note", WARNING: "warning"}

#: the diagnostics that show their numbers although they have no place
_NUMBERED_ANYWHERE = frozenset((634, 3471, 3472))

_NO_OPERATOR = 349
#: notes about a candidate: a constraint, the number of parameters, an argument, deduction
_CANDIDATES = frozenset((3321, 3322, 3326, 3327))


class Style:
    """How the text form is to look; the defaults are those of the real tool."""

    def __init__(self) -> None:
        self.brief = False
        self.wrap = False
        self.numbers = False
        # `FILE:LINE:COLUMN: error: MESSAGE [NUMBER TAG]`, as editors read it and `cufe explain` wants it.
        self.columns_and_rules = False
        self.colours: Colours | None = None
        # How many levels of instantiation context are shown; 0 is all.
        self.context_limit = 10
        self.candidate_notes = True

    def notes_of(self, found: Diagnostic) -> list[Note]:
        """The notes of a diagnostic that are shown: those about candidates may be left out, but for operators
        (observed)."""
        if self.candidate_notes or found.entry.number == _NO_OPERATOR:
            return list(found.notes)
        return [note for note in found.notes if note.what not in _CANDIDATES]


class TextWriter:
    """Writes a report: `TextWriter(report, style).written(name)` is the whole text."""

    def __init__(self, report: Report, style: Style) -> None:
        self._report = report
        self._style = style
        self._wrap = style.wrap and not style.brief
        self._out: list[str] = []
        self._errors = 0
        self._fatal = 0

    def written(self, source_name: str) -> str:
        """All diagnostics and the summary, for the source the summary names (`""`: "this compilation")."""
        hint = self._style.numbers and not self._report.controls.no_warnings
        worst = SUPPRESSED
        shown = self._report.settled()
        for found in shown:
            self._diagnostic(found)
            worst = max(worst, found.severity)
            # The error that reaches the limit ends it all.
            if found is shown[-1] and self._report.limit_reached:
                break
            if hint and found.severity == WARNING:
                hint = False
                self._hint(found)
        if self._report.limit_reached:
            self._out.append("Error limit reached.\n")
        self._out.append(summary(self._errors, self._fatal, source_name))
        if worst == INTERNAL:
            self._out.append("Compilation aborted.\n")
        elif worst >= CATASTROPHIC or self._report.limit_reached:
            self._out.append("Compilation terminated.\n")
        return "".join(self._out)

    def one(self, found: Diagnostic) -> str:
        """One diagnostic alone, with the lines that belong to it."""
        self._out = []
        self._diagnostic(found)
        return "".join(self._out)

    def _line(self, spans: list[Span], indent: int) -> None:
        if indent:
            spans = [(" " * indent, ""), *spans]
        self._out.append(lay_out(spans, indent, self._wrap, self._style.colours))

    def _count(self, severity: int, promoted: bool) -> None:
        if severity >= CATASTROPHIC:
            self._fatal += 1
        elif severity == ERROR or promoted:
            self._errors += 1

    def _diagnostic(self, found: Diagnostic) -> None:
        """One diagnostic with all that belongs to it, and the empty line behind."""
        report = self._report
        place = report.place_of(found)
        self._count(found.severity, found.promoted)
        severity = ERROR if found.promoted else found.severity
        number = found.entry.number if found.severity < ERROR else 0
        head = self._head(place, severity, number)
        rule = self._rule(found.entry)
        self._line(head + expand(found.entry.template, found.fill_ins, place.file, report.place_at) + rule, 0)
        for message in found.extra:
            self._line(expand(message.template, message.fill_ins, place.file, report.place_at), 12)
        self._source(place)
        for note in self._style.notes_of(found):
            self._note(note)
        self._context(found.context, place.file)
        if not self._style.brief:
            self._out.append("\n")

    def _head(self, place: Place, severity: int, number: int) -> list[Span]:
        """`FILE(LINE): SEVERITY #NUMBER-D: `."""
        word = severity_word(severity)
        category = _CATEGORY.get(severity, "error")
        if place.at_end:
            spans = [("At end of source: ", ""), (word, category)]
        elif not place.line:
            # The tool begins a colour and ends it before it writes the first word; so here and below.
            word = word.capitalize()
            spans = [("", category), (word, category)]
            if number in _NUMBERED_ANYWHERE and self._style.numbers:
                spans.append((f" #{display_number(number)}-D", ""))
            return [*spans, (": ", "")]
        else:
            position = f"{place.file}({place.line})" if place.named else f"Line {place.line}"
            if self._style.columns_and_rules:
                position = f"{place.file}:{place.line}" + (f":{place.column}" if place.column else "")
            spans = [("", "locus"), (position, "locus"), (": ", ""), (word, category)]
        if number and self._style.numbers:
            spans.append((f" #{display_number(number)}-D", ""))
        spans.append((": ", ""))
        return spans

    def _rule(self, entry: Entry) -> list[Span]:
        """The names under which `cufe explain` knows a diagnostic, where the style has them."""
        if not self._style.columns_and_rules or not entry.number:
            return []
        return [(f" [{entry.shown_number}{' ' if entry.tag else ''}{entry.tag}]", "")]

    def _source(self, place: Place) -> None:
        """The source line and the caret under the column."""
        if self._style.brief or place.at_end or not place.column:
            return
        before = place.source[: place.column - 1].encode("latin-1").decode("utf-8", "replace")
        caret = "".join("\t" if character == "\t" else " " for character in before)
        self._out.append("  " + place.source.replace("\0", " ") + "\n  " + caret + "^\n")

    def _context(self, frames: Sequence[Frame], file: str) -> None:
        """The instantiations under way."""
        if not frames:
            return
        limit = self._style.context_limit
        half = max(1, limit // 2)
        first = last = 0
        if limit and len(frames) > 2 * half + 1:
            first, last = half, len(frames) - half
        if len(frames) == 1:
            self._line([("detected during ", ""), *self._frame(frames[0], file)], 10)
            return
        self._line([("detected during:", "")], 10)
        for index, frame in enumerate(frames):
            if first <= index < last:
                if index == first:
                    self._line([(f"[ {last - first} instantiation contexts not shown ]", "")], 12)
                continue
            self._line(self._frame(frame, file), 12)

    def _frame(self, frame: Frame, file: str) -> list[Span]:
        report = self._report
        spans = expand(frame.template, frame.fill_ins, file, report.place_at)
        return [*spans, (" ", ""), (where(report.place_at(frame.position), file), "range1")]

    def _note(self, note: Note) -> None:
        from cufe.diagnostics.catalog import entry_of

        report = self._report
        entry = entry_of(note.what)
        place = report.place_at(note.position)
        head = self._head(place, NOTE, entry.number)
        self._line(head + expand(entry.template, note.fill_ins, place.file, report.place_at), 0)
        self._source(place)

    def _hint(self, found: Diagnostic) -> None:
        """The remark on how to suppress warnings, once, behind the first of them."""
        from cufe.diagnostics.catalog import entry_of
        from cufe.diagnostics.place import NOWHERE

        severity = hint_severity(self._report, found)
        if severity == SUPPRESSED:
            return
        entry = entry_of(HINT)
        self._count(severity, False)
        head = self._head(self._report.place_at(NOWHERE), severity, HINT)
        self._line([*head, (entry.template, "")], 0)
        if not self._style.brief:
            self._out.append("\n")


def hint_severity(report: Report, found: Diagnostic) -> int:
    """The severity of the hint behind `found`, which the control of its own number decides."""
    return report.controls.severity_of(HINT, REMARK, found.detected)


def summary(errors: int, fatal: int, source_name: str) -> str:
    """The line at the end; nothing if there was no error."""
    counts = []
    if errors:
        counts.append(f"{errors} error" + ("s" if errors > 1 else ""))
    if fatal:
        counts.append(f"{fatal} catastrophic error" + ("s" if fatal > 1 else ""))
    if not counts:
        return ""
    where_found = f'the compilation of "{source_name}"' if source_name else "this compilation"
    return f"{' and '.join(counts)} detected in {where_found}.\n"
