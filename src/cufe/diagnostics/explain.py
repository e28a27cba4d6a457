"""`cufe explain`: what a diagnostic means, why the rule exists and what to do about it."""

from __future__ import annotations

from importlib import import_module

from cufe.diagnostics.message import sketch
from cufe.diagnostics.names import UnknownDiagnosticError, find
from cufe.diagnostics.severity import severity_word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.diagnostics.catalog import Entry

    Row = tuple[str, str, str, str]


#: the modules that explain the ordinary language
_OF_LANGUAGE = ("language", "statements", "values", "names")


class Explanation:
    """Why a rule exists, what to do, an example that breaks it and one that does not (both may be empty)."""

    def __init__(self, why: str, fix: str, violating: str, conforming: str) -> None:
        self.why = why
        self.fix = fix
        self.violating = violating
        self.conforming = conforming

    def as_text(self) -> str:
        """Reason, advice and examples as plain text."""
        parts = [self.why, self.fix]
        if self.violating:
            parts.append("Wrong:\n" + _indented(self.violating))
        if self.conforming:
            parts.append("Right:\n" + _indented(self.conforming))
        return "\n\n".join(parts)

    def as_markdown(self) -> str:
        """Reason, advice and examples as Markdown."""
        parts = [self.why, self.fix]
        if self.violating:
            parts.append(f"Wrong:\n```cuda\n{self.violating}\n```")
        if self.conforming:
            parts.append(f"Right:\n```cuda\n{self.conforming}\n```")
        return "\n\n".join(parts)


def _indented(code: str) -> str:
    return "\n".join("    " + line for line in code.split("\n"))


def explanation_of(entry: Entry) -> Explanation | None:
    """The explanation of an entry, None for notes and for what the tools of this release never say."""
    topics = _OF_LANGUAGE if entry.topic == "language" else (entry.topic,)
    for topic in topics:
        explanations: dict[str | int, Row] = import_module(f"cufe.diagnostics.explanations.{topic}").EXPLANATIONS
        row = explanations.get(entry.tag or entry.shown_number)
        if row is not None:
            return Explanation(*row)
    return None


def _passes(entry: Entry) -> str:
    """Which pass reports it, in words."""
    from cufe.diagnostics.catalog import DEVICE, HOST, JIT

    if entry.flags & HOST and entry.flags & DEVICE:
        return "host and device pass"
    if entry.flags & HOST:
        return "host pass"
    if entry.flags & DEVICE:
        return "device pass"
    return "run-time compilation" if entry.flags & JIT else "never reported by this release"


def _name(entry: Entry) -> str:
    """Number and tag as far as there are any."""
    number = str(entry.shown_number) if entry.number else ""
    return " ".join(part for part in (number, entry.tag) if part) or "without number"


def explain(what: str) -> str:
    """The text for a number (in either form, also `20091-D`, `#20091-D` or `EC3548`) or a tag.

    `UnknownDiagnosticError` if there is no such diagnostic.
    """
    from cufe.diagnostics.explanations.not_raised import REASONS

    entry = find(what)
    control = "cannot be suppressed" if entry.hard else "can be suppressed or changed"
    text = f"{_name(entry)}: {severity_word(entry.severity)}, {_passes(entry)}, {control}\n\n"
    text += _indented(sketch(entry.template)) + "\n"
    explanation = explanation_of(entry)
    if explanation is not None:
        text += f"\n{explanation.as_text()}\n"
    reason = REASONS.get(entry.tag or entry.template)
    if reason:
        text += f"\nNot reported by this release: {reason}\n"
    return text


def explain_list() -> str:
    """One line for each diagnostic: number, severity, tag, message; those without a number come last."""
    from cufe.diagnostics.catalog import entries

    lines = []
    for entry in sorted(entries(), key=_by_number):
        number = str(entry.shown_number) if entry.number else "-"
        severity = severity_word(entry.severity)
        lines.append(f"{number:>5}  {severity:18}  {entry.tag or '-':50}  {sketch(entry.template)}\n")
    return "".join(lines)


def _by_number(entry: Entry) -> tuple[bool, int, str]:
    return (not entry.number, entry.number, entry.tag)


_USAGE = """\
usage: cufe explain NUMBER|TAG ...
       cufe explain --list

Say what diagnostics mean, why their rules exist and what to do about them, with an example that breaks each rule
and one that does not. A number may be written as it is printed: 20091, 20091-D or EC3548.

options:
  -h, --help  show this help message and exit
  --list      a line for each diagnostic: number, severity, tag, message

The exit status is 0, or 2 where no diagnostic has the number or tag.
"""


def main(arguments: list[str]) -> int:
    """`cufe explain NUMBER|TAG ...` and `cufe explain --list`; gives the exit status."""
    import sys

    if not arguments or arguments[0] in ("-h", "--help"):
        sys.stdout.write(_USAGE)
        return 0 if arguments else 2
    if arguments == ["--list"]:
        sys.stdout.write(explain_list())
        return 0
    status = 0
    texts = []
    for what in arguments:
        try:
            texts.append(explain(what))
        except UnknownDiagnosticError as problem:
            sys.stderr.write(f"cufe explain: {problem}\n")
            status = 2
    sys.stdout.write("\n".join(texts))
    return status
