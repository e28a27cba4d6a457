"""The check of one file, in a process of its own."""

from __future__ import annotations

import os
import re
import tempfile

from cufe.diagnostics.trace import TRACE
from cufe.driver.check.configuration import Choice
from cufe.driver.check.jobs import DEVICE, HOST, Job
from cufe.driver.check.reports import FIRST_CUDA_NUMBER, Checked, Finding
from cufe.driver.errors import CatastropheError, CommandLineError
from cufe.driver.preprocessing_plan import NOT_CUDA, Plan, PlanError, is_cuda_by_name, plan_for, says_cuda
from cufe.driver.streams import readable
from cufe.driver.toolkit import NoToolkitError
from cufe.text.written_lines import WrittenLines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.diagnostics.report import Diagnostic, Report

#: all errors of a file are reported
_NO_LIMIT: Final = 1 << 62
_MARKER: Final = re.compile(rb'^# \d+ "([^"\n]+)"', re.MULTILINE)


def check_file(job: Job, choice: Choice, cuda: str, no_toolkit: bool, scratch: str) -> Checked:
    """Preprocesses a file as its build does, and judges it by the rules of CUDA; `scratch` is a folder for units.

    A header is judged where the first file that does include it has it, in both passes at once."""
    if job.header and job.side == DEVICE:
        return Checked(job.file)
    if not job.header:
        checked = Checked(job.shown())
        _check(job, "", choice, cuda, no_toolkit, scratch, checked)
        return checked
    for includer in job.includers:
        checked = Checked(job.file)
        if _check(includer, job.path(), choice, cuda, no_toolkit, scratch, checked):
            return checked
    return Checked(job.file, failure="it is no file of the build, and none of them includes it")


def _check(job: Job, header: str, choice: Choice, cuda: str, no_toolkit: bool, scratch: str, checked: Checked) -> bool:
    """Fills the result for a file, or for a header that it includes; false where it does not."""
    try:
        if not is_cuda_by_name(job.file) and not says_cuda(job.flags):
            raise PlanError(NOT_CUDA)
        plan = _plan(job, cuda, no_toolkit)
        if choice.jit:
            passes = [("run time", device) for device in plan.at_run_time(choice.default_device)]
        else:
            passes = [(HOST, plan)] if job.side != DEVICE else []
            if job.side != HOST:
                passes += [(DEVICE, device) for device in plan.devices]
        included = not header
        for side, one in passes:
            if not checked.failure:
                included = _judge(job, header, one, choice, side, scratch, checked) or included
        return included or bool(checked.failure)
    except (PlanError, NoToolkitError, CommandLineError, CatastropheError, OSError) as error:
        checked.failure = str(error)
    except Exception as error:
        # A mistake of cufe's own: it is reported, and the other files are checked.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
        checked.failure = f"internal error: {type(error).__name__}: {error}"
    return True


def _plan(job: Job, cuda: str, no_toolkit: bool) -> Plan:
    """The plan, made in the folder of the job; relative names of files are meant there."""
    before = os.getcwd()
    os.chdir(job.folder)
    try:
        return plan_for(job.file, cuda, no_toolkit, job.flags)
    finally:
        os.chdir(before)


def _judge(job: Job, header: str, plan: Plan, choice: Choice, side: str, scratch: str, checked: Checked) -> bool:
    """One pass; what an earlier pass found, too, is merged when all files are done. False where the header that alone
    is to be judged is not included."""
    with tempfile.TemporaryDirectory(prefix="unit-", dir=scratch) as folder:
        unit = os.path.join(folder, "unit.ii")
        before = os.getcwd()
        os.chdir(job.folder)
        try:
            status, messages = plan.preprocess_quietly(unit)
            if not status and header and not _includes(unit, header):
                return False
        finally:
            os.chdir(before)
        if status:
            checked.failure = f"the preprocessor failed with status {status}"
            checked.messages = messages
            return True
        if choice.trace:
            plan.options.append("--trace_diagnostics")
        report = judged(job, unit, [*plan.options, "--call_chains"], before, True)
        if choice.trace:
            checked.trace += readable("".join([f"{side}: {line}\n" for line in TRACE.lines(report)]))
        _collect(report, header, choice, side, checked)
    return True


def judged(job: Job, unit: str, options: list[str], folder: str, headers_in_full: bool) -> Report:
    """What a pass with some options reports about a preprocessed unit; names are shown relative to a folder."""
    from cufe.driver.command_line import parse
    from cufe.driver.compilation import Compilation

    words = [*options, "--gen_c_file_name", f"{unit}.cpp", unit]
    invocation = parse([os.fsencode(word).decode("latin-1") for word in words])
    invocation.diagnostics.error_limit = _NO_LIMIT
    invocation.settings.headers_in_full = headers_in_full
    compilation = Compilation(invocation, os.fsencode(job.file).decode("latin-1"))
    compilation.report.written = WrittenLines(job.folder, "" if os.path.realpath(job.folder) == folder else folder)
    compilation.judge()
    return compilation.report


def errors_in(report: Report, side: str) -> list[Finding]:
    """The errors for which a file is refused, in the order in which they are reported."""
    from cufe.diagnostics.severity import ERROR

    return [_finding(report, found, side) for found in report.settled() if found.severity >= ERROR]


def _includes(unit: str, header: str) -> bool:
    """Whether the line markers of a unit, read in the folder of its job, name a header."""
    with open(unit, "rb") as stream:
        names = set(_MARKER.findall(stream.read()))
    end = os.path.basename(header)
    return any(os.path.realpath(name) == header for name in map(os.fsdecode, names) if name.endswith(end))


def _collect(report: Report, header: str, choice: Choice, side: str, checked: Checked) -> None:
    if not checked.ordinary_error:
        checked.ordinary_error = _ordinary_error(report)
    report.diagnostics = [
        found
        for found in report.diagnostics
        if _is_wanted(found, choice) and (not header or _is_in(header, report.place_of(found).file))
    ]
    findings = [_finding(report, found, side) for found in report.settled()]
    if findings and choice.sarif:
        from cufe.diagnostics.sarif import SarifWriter
        from cufe.diagnostics.text import Style

        results, rules = SarifWriter(report, Style()).results(os.getcwd())
        checked.results += results
        checked.rules += rules
    checked.findings += findings


def _ordinary_error(report: Report) -> str:
    """The first error that is not about CUDA, as `FILE:LINE:COLUMN: MESSAGE`; empty without one."""
    errors = [found for found in report.diagnostics if _is_ordinary_error(found)]
    if not errors:
        return ""
    first = _finding(report, min(errors, key=lambda found: found.detected), "")
    return f"{first.file}:{first.line}:{first.column}: {first.message}"


def _is_ordinary_error(found: Diagnostic) -> bool:
    from cufe.diagnostics.severity import ERROR

    return found.severity >= ERROR and found.entry.shown_number < FIRST_CUDA_NUMBER


def _is_wanted(found: Diagnostic, choice: Choice) -> bool:
    if found.entry.shown_number < FIRST_CUDA_NUMBER and not _is_ordinary_error(found):
        return False
    return choice.wants(found.entry)


def _is_in(header: str, file: str) -> bool:
    return os.path.realpath(os.fsdecode(file.encode("latin-1"))) == header


def _finding(report: Report, found: Diagnostic, side: str) -> Finding:
    from cufe.diagnostics.message import expand, plain
    from cufe.diagnostics.severity import severity_word

    place = report.place_of(found)
    message = plain(expand(found.entry.template, found.fill_ins, place.file, report.place_at))
    return Finding(
        found.entry.shown_number,
        found.entry.tag,
        "error" if found.promoted else severity_word(found.severity),
        readable(place.file),
        place.line,
        place.column,
        readable(message),
        readable(place.source),
        side,
        _text(report, found),
    )


def _text(report: Report, found: Diagnostic) -> str:
    """The text form of one diagnostic, without a summary."""
    from cufe.diagnostics.text import Style, TextWriter

    style = Style()
    style.columns_and_rules = True
    return readable(TextWriter(report, style).one(found))
