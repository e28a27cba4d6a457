"""What the driver itself says: errors of the command line, catastrophes, and how a run ended.

Loaded only when there is something to say.
"""

from __future__ import annotations

import os

from cufe.diagnostics.message import Colours, colours_of, lay_out
from cufe.diagnostics.severity import INTERNAL
from cufe.diagnostics.text import Style, TextWriter, summary
from cufe.driver.streams import STANDARD_ERROR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.diagnostics.report import Report
    from cufe.driver.invocation import DiagnosticOptions


def style_of(options: DiagnosticOptions, descriptor: int) -> Style:
    """The look of the text form on that stream."""
    style = Style()
    style.brief = options.brief
    style.wrap = options.wrap
    style.numbers = options.display_number
    style.context_limit = options.context_limit
    style.candidate_notes = options.candidate_notes
    style.colours = _colours(options, descriptor)
    return style


def _colours(options: DiagnosticOptions, descriptor: int) -> Colours | None:
    return colours_of(os.environ, os.isatty(descriptor), options.colors)


def report_text(report: Report, options: DiagnosticOptions, name: str | None, descriptor: int) -> str:
    """The whole report as it goes to the stream, with the summary."""
    if options.sarif:
        from cufe.diagnostics.sarif import SarifWriter

        return SarifWriter(report, style_of(options, descriptor)).written(os.getcwd())
    return TextWriter(report, style_of(options, descriptor)).written(name or "")


def command_line_text(message: str, errors: int, options: DiagnosticOptions, name: str | None) -> str:
    """The command-line error that ends the run; `errors` counts the warnings that were worded as errors before.
    """
    head, *candidates = message.split("\n")
    text = _worded("Command-line error", "error", head, options)
    text += "".join(line + "\n" for line in candidates)
    if not options.brief:
        text += "\n"
    return text + _summary(errors, name) + "Compilation terminated.\n"


def catastrophe_text(message: str, options: DiagnosticOptions, name: str | None) -> str:
    """A catastrophe that ends the run and is none of the source's."""
    text = _worded("Catastrophic error", "error", message, options)
    if not options.brief:
        text += "\n"
    return text + _summary(0, name) + "Compilation terminated.\n"


def warnings_text(warnings: list[str], options: DiagnosticOptions) -> str:
    """The command-line warnings; promoted ones are worded as errors, and yet do not fail the run."""
    text = ""
    word, category = ("Error", "error") if options.promote_warnings else ("Command-line warning", "warning")
    for warning in warnings:
        text += _worded(word, category, warning, options)
        if not options.brief:
            text += "\n"
    return text


def _worded(word: str, category: str, message: str, options: DiagnosticOptions) -> str:
    spans = [("", category), (word, category), (": ", ""), (message, "")]
    wrap = options.wrap and not options.brief
    return lay_out(spans, 0, wrap, _colours(options, STANDARD_ERROR))


def _summary(errors: int, name: str | None) -> str:
    text = summary(errors, 1, name or "")
    # The name may be given and empty, which is something else than no name.
    return text.replace("this compilation", 'the compilation of ""') if name == "" else text


def aborted(report: Report) -> bool:
    """Whether the report holds an internal error, after which the original aborts."""
    return any(found.severity == INTERNAL for found in report.diagnostics)


def split_summary(text: str) -> tuple[str, str]:
    """A text report cut in front of its summary, where `--timing` puts a line of its own."""
    lines = text.splitlines(keepends=True)
    at = len(lines)
    while at and (lines[at - 1].startswith("Compilation ") or " detected in " in lines[at - 1]):
        at -= 1
    return "".join(lines[:at]), "".join(lines[at:])
