"""The check of one file, in a process of its own."""

from __future__ import annotations

import os
import tempfile

from cufe.driver.check.findings import FIRST_CUDA_NUMBER, Checked, Finding
from cufe.driver.check.jobs import Job
from cufe.driver.errors import CatastropheError, CommandLineError
from cufe.driver.preprocessing_plan import Plan, PlanError, plan_for
from cufe.driver.toolkit import NoToolkitError
from cufe.text.written_lines import WrittenLines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cufe.diagnostics.report import Diagnostic, Report
    from cufe.driver.compilation import Compilation


class Choice:
    """Which diagnostics are wanted: `select` names the only ones, `ignore` the unwanted ones, by number or tag; whether
    as SARIF, too; and whether those of run-time compilation (`jit`)."""

    def __init__(self, select: list[str], ignore: list[str], sarif: bool, jit: bool, default_device: bool) -> None:
        self.sarif = sarif
        self.jit = jit
        self.default_device = default_device
        self.select = frozenset(select)
        self.ignore = frozenset(ignore)

    def wants(self, number: int, tag: str) -> bool:
        names = {str(number), tag}
        if self.ignore & names:
            return False
        return not self.select or bool(self.select & names)


def check_file(job: Job, choice: Choice, cuda: str, no_toolkit: bool) -> Checked:
    """Preprocesses a file as its build does, and judges it by the rules of CUDA."""
    checked = Checked(job.file)
    try:
        plan = _plan(job, cuda, no_toolkit)
        if choice.jit:
            passes = [("run time", device) for device in plan.at_run_time(choice.default_device)]
        else:
            passes = [("host", plan), *[("device", device) for device in plan.devices]]
        for side, one in passes:
            if not checked.failure:
                _judge(job, one, choice, side, checked)
    except (PlanError, NoToolkitError, CommandLineError, CatastropheError, OSError) as error:
        checked.failure = str(error)
    except Exception as error:
        # A mistake of cufe's own: it is told, and the other files are checked.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
        checked.failure = f"internal error: {type(error).__name__}: {error}"
    return checked


def _plan(job: Job, cuda: str, no_toolkit: bool) -> Plan:
    """The plan, made in the folder of the job; relative names of files are meant there."""
    before = os.getcwd()
    os.chdir(job.folder)
    try:
        return plan_for(job.file, cuda, no_toolkit, job.flags)
    finally:
        os.chdir(before)


def _judge(job: Job, plan: Plan, choice: Choice, side: str, checked: Checked) -> None:
    """One pass; what an earlier pass found, too, is merged when all files are done."""
    from cufe.driver.command_line import parse
    from cufe.driver.compilation import Compilation

    with tempfile.TemporaryDirectory(prefix="cufe-") as folder:
        unit = os.path.join(folder, "unit.ii")
        before = os.getcwd()
        os.chdir(job.folder)
        try:
            status, messages = plan.preprocess_quietly(unit)
        finally:
            os.chdir(before)
        if status:
            checked.failure = f"the preprocessor failed with status {status}"
            checked.messages = messages
            return
        words = [*plan.options, "--call_chains", "--gen_c_file_name", os.path.join(folder, "unit.cpp"), unit]
        invocation = parse([os.fsencode(word).decode("latin-1") for word in words])
        compilation = Compilation(invocation, os.fsencode(job.file).decode("latin-1"))
        compilation.report.written = WrittenLines(job.folder)
        compilation.judge()
        _collect(compilation, choice, side, checked)


def _collect(compilation: Compilation, choice: Choice, side: str, checked: Checked) -> None:
    report = compilation.report
    if not checked.ordinary_error:
        checked.ordinary_error = _ordinary_error(report)
    report.diagnostics = [found for found in report.diagnostics if _is_wanted(found, choice)]
    findings = [_finding(report, found, side) for found in report.settled()]
    if findings and choice.sarif:
        from cufe.diagnostics.sarif import SarifWriter
        from cufe.diagnostics.text import Style

        results, rules = SarifWriter(report, Style()).results(os.getcwd())
        checked.results += results
        checked.rules += rules
    checked.findings += findings


def _ordinary_error(report: Report) -> str:
    """The first error that is not about CUDA, as `file(line): message`; empty without one."""
    from cufe.diagnostics.severity import ERROR

    errors = [
        found
        for found in report.diagnostics
        if found.severity >= ERROR and found.entry.shown_number < FIRST_CUDA_NUMBER
    ]
    if not errors:
        return ""
    first = _finding(report, min(errors, key=lambda found: found.detected), "")
    return f"{first.file}({first.line}): {first.message}"


def _is_wanted(found: Diagnostic, choice: Choice) -> bool:
    entry = found.entry
    return entry.shown_number >= FIRST_CUDA_NUMBER and choice.wants(entry.shown_number, entry.tag)


def _finding(report: Report, found: Diagnostic, side: str) -> Finding:
    from cufe.diagnostics.message import expand, plain
    from cufe.diagnostics.severity import severity_word

    place = report.place_of(found)
    message = plain(expand(found.entry.template, found.fill_ins, place.file, report.place_at))
    return Finding(
        found.entry.shown_number,
        found.entry.tag,
        "error" if found.promoted else severity_word(found.severity),
        _readable(place.file),
        place.line,
        place.column,
        _readable(message),
        _readable(place.source),
        side,
        _text(report, found),
    )


def _text(report: Report, found: Diagnostic) -> str:
    """The text form of one diagnostic, without a summary."""
    from cufe.diagnostics.text import Style, TextWriter

    style = Style()
    style.numbers = True
    return _readable(TextWriter(report, style).one(found))


def _readable(text: str) -> str:
    return text.encode("latin-1", "replace").decode("utf-8", "replace")
