"""One compilation: read the input, run the engine, print the report, write the outputs."""

from __future__ import annotations

import os

from cufe.diagnostics.report import NOWHERE, AbandonedError, Report
from cufe.diagnostics.severity import WARNING
from cufe.diagnostics.trace import TRACE
from cufe.driver.errors import CatastropheError, CommandLineError
from cufe.driver.outputs import OutputError, Outputs, to_standard_output
from cufe.driver.streams import STANDARD_ERROR, write_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.invocation import Invocation
    from cufe.driver.timing import Region
    from cufe.emit.unit import HostUnit

OK: Final = 0
ERRORS: Final = 2
FATAL: Final = 4
ABORTED: Final = 134

# Diagnostics of the driver: `cannot open WHAT "NAME"`, and the same with a reason.
_CANNOT_OPEN: Final = 1696
_CANNOT_OPEN_BECAUSE: Final = 1697

_OUTPUT: Final = "generated C++ file"
_MODULE_ID: Final = "module id file"


class Compilation:
    """The compilation that an `Invocation` asks for; `name` is what the summary calls it, if any."""

    def __init__(self, invocation: Invocation, name: str | None) -> None:
        self.invocation = invocation
        self.name = name
        self.report = Report()
        self.outputs = Outputs()
        self._source = b""
        self.unit: HostUnit | None = None
        self._errors_to = STANDARD_ERROR

    def run(self) -> int:
        """Does it all; returns the exit status."""
        run = self.invocation.run
        if run.time_limit >= 0:
            self._limit_time(run.time_limit)
        if run.error_output:
            self._errors_to = self._open_error_output(run.error_output)
        total = self._region("Total compilation time")
        front = self._region("Front end time")
        self._apply_controls()
        try:
            self._front_end()
        except AbandonedError:
            # The report has the failure.
            self.unit = None
        timed = front.line() if front else ""
        if self.unit is not None and run.generate and not self._failed():
            back = self._region("Back end time")
            self._back_end(self.unit)
            timed += back.line() if back else ""
        if TRACE.enabled:
            self._say("".join([f"{line}\n" for line in TRACE.lines(self.report)]))
        status = self._conclude(timed)
        if total:
            self._say(total.line())
        return status

    def judge(self) -> None:
        """Fills the report and nothing else: no output is made, nothing is printed."""
        self._apply_controls()
        try:
            self._front_end()
        except AbandonedError:
            self.unit = None

    def _front_end(self) -> None:
        run = self.invocation.run
        TRACE.enabled = run.trace
        self._source = self._read_source(run.input)
        if run.only_preprocesses:
            from cufe.driver.preprocessing import preprocessed

            self._put_preprocessed(preprocessed(self._source, run))
            return
        if run.preprocess or run.dependencies:
            from cufe.driver.preprocessing import preprocessed

            self._put_preprocessed(preprocessed(self._source, run))
        settings = self.invocation.settings
        if run.module_id_file and not run.write_module_id:
            settings.module_id = self._read_module_id(run.module_id_file)
        from cufe.driver.deep_stack import run_deep

        try:
            run_deep(self._split)
            if (run.display or run.unknowns) and not self._failed():
                run_deep(self._display)
        except RecursionError as error:
            raise CatastropheError("the source is nested too deeply") from error
        except MemoryError as error:
            raise CatastropheError("out of memory") from error

    def _split(self) -> None:
        from cufe.emit.unit import host_unit, judge_unit

        settings = self.invocation.settings
        if settings.device_architecture is not None:
            if not settings.jit:
                # The device compiler warns of unused entities.
                for number in (177, 550):
                    self.report.controls.set_default(number, WARNING)
            judge_unit(self._source, settings, self.report)
        else:
            self.unit = host_unit(self._source, settings, self.report)

    def _display(self) -> None:
        """Displays the typed graph, between the front end and the back end as the original does."""
        from cufe.driver.il_display import Engined
        from cufe.driver.invocation import EVERYTHING

        run = self.invocation.run
        engined = Engined(self._source, self.invocation.settings, run.display == EVERYTHING)
        text = engined.text() if run.display else ""
        if run.unknowns:
            text += "".join([f"{line}\n" for line in TRACE.unknowns(self.report) + engined.unknowns()])
        try:
            to_standard_output("intermediate language", text.encode("latin-1", "replace"))
        except OutputError as error:
            self._cannot_open(error.what, error.name, error.reason)

    def _back_end(self, unit: HostUnit) -> None:
        """Writes the outputs, all of them or none."""
        run = self.invocation.run
        text = unit.text
        if unit.lean:
            from cufe.driver.lean_switch import last_line

            text += last_line()
        try:
            if run.input == "-":
                to_standard_output(_OUTPUT, text)
            else:
                self.outputs.stage(_OUTPUT, run.output or default_output(run.input), text)
            if run.write_module_id:
                self.outputs.stage(_MODULE_ID, run.module_id_file, unit.module_id.encode("latin-1"))
            self.outputs.commit()
        except OutputError as error:
            self._cannot_open(error.what, error.name, error.reason)

    def _conclude(self, timed: str) -> int:
        """Prints the report; returns the exit status."""
        report = self.report
        if not report.diagnostics and not self.invocation.diagnostics.sarif:
            self._say(timed)
            return OK
        from cufe.driver.messages import aborted, report_text, split_summary

        text = report_text(report, self.invocation.diagnostics, self.name, self._errors_to)
        if timed:
            body, summary = split_summary(text)
            text = body + timed + summary
        self._say(text)
        if aborted(report):
            return ABORTED
        if report.fatal or report.limit_reached:
            return FATAL
        return ERRORS if report.errors else OK

    def _failed(self) -> bool:
        return bool(self.report.errors or self.report.fatal)

    def _read_source(self, name: str) -> bytes:
        what = "source file"
        if name == "-":
            return _read_all(0)
        if not name:
            self._cannot_open(what, name, "invalid file name")
            raise AbandonedError
        return self._read_file(what, name)

    def _read_file(self, what: str, name: str) -> bytes:
        try:
            descriptor = os.open(name.encode("latin-1"), os.O_RDONLY)
            try:
                return _read_all(descriptor)
            finally:
                os.close(descriptor)
        except IsADirectoryError as error:
            self._cannot_open(what, name, "is a directory")
            raise AbandonedError from error
        except OSError as error:
            self._cannot_open(what, name, "")
            raise AbandonedError from error

    def _read_module_id(self, name: str) -> str:
        """The first line of the file."""
        return self._read_file(_MODULE_ID, name).decode("latin-1").partition("\n")[0].partition("\0")[0]

    def _cannot_open(self, what: str, name: str, reason: str) -> None:
        if reason:
            self.report.add(_CANNOT_OPEN_BECAUSE, NOWHERE, what, name, reason)
        else:
            self.report.add(_CANNOT_OPEN, NOWHERE, what, name)

    def _put_preprocessed(self, text: bytes) -> None:
        name = self.invocation.run.preprocess_output
        what = "preprocessing output file"
        try:
            if not name:
                to_standard_output(what, text)
                return
            self.outputs.stage(what, name, text)
            self.outputs.commit()
        except OutputError as error:
            raise CommandLineError(str(error)) from error

    def _apply_controls(self) -> None:
        options = self.invocation.diagnostics
        if not (options.controls or options.no_warnings or options.promote_warnings or options.remarks
                or options.error_limit != 100):
            return
        controls = self.report.controls
        controls.no_warnings = options.no_warnings
        controls.promote_warnings = options.promote_warnings
        controls.remarks = options.remarks
        controls.error_limit = options.error_limit
        for what, action in options.controls:
            controls.set_flag(action, what)

    def _open_error_output(self, name: str) -> int:
        try:
            return os.open(name.encode("latin-1"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        except OSError as error:
            raise CommandLineError(f'cannot open error file "{name}"') from error

    def _say(self, text: str) -> None:
        if text:
            try:
                write_all(self._errors_to, text.encode("latin-1"))
            except OSError:
                return

    def _region(self, title: str) -> Region | None:
        if not self.invocation.run.timing:
            return None
        from cufe.driver.timing import Region

        return Region(title)

    def _limit_time(self, seconds: int) -> None:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, hard))


def default_output(name: str) -> str:
    """The output file where none is given: the stem of the input with `.int.c`, in the current directory."""
    base = name.rpartition("/")[2]
    stem, dot, _ = base.rpartition(".")
    return (stem if dot else base) + ".int.c"


def _read_all(descriptor: int) -> bytes:
    size = os.fstat(descriptor).st_size
    pieces: list[bytes] = []
    while piece := os.read(descriptor, max(size + 1, 1 << 16)):
        pieces.append(piece)
    return b"".join(pieces)
