"""The command line of `cufe check`."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from functools import partial

from cufe.driver.check import configuration, reports
from cufe.driver.check.configuration import Choice, ChoiceError, rules
from cufe.driver.check.jobs import Job, JobError, from_database, from_files, has_database, of_build, without
from cufe.driver.check.one_file import check_file
from cufe.driver.check.reports import FIRST_CUDA_NUMBER, Checked, Finding
from cufe.driver.check.workers import EndedError, Signals, Workers
from cufe.driver.preprocessing_plan import split_at_dashes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

#: exit statuses; 128 and the number of a signal where one ends the run
CLEAN = 0
ERRORS = 1
UNUSABLE = 2
INCOMPLETE = 3

_DESCRIPTION = """\
Judge CUDA files by the rules of CUDA; nothing is compiled and no file is written.
FLAGS are those of nvcc, or of the host compiler where there is no toolkit. A project
keeps its choice in [tool.cufe.check] of pyproject.toml, or in [check] of .cufe.toml.
"""
_STATUSES = """\
exit status:
  0  all files were judged, and no error was found
  1  a rule of CUDA is broken
  2  the command line or the settings are wrong, or a file could not be judged at all
  3  no rule of CUDA is broken, but a file was not judged to the end, for an error of C++
  130, 143  interrupted (Ctrl-C, SIGTERM); what was found so far is told
"""


def main(argv: Sequence[str]) -> int:
    """Checks files, and returns one of the statuses above."""
    words, flags = split_at_dashes(argv)
    arguments = _parser().parse_args(words)
    with Signals():
        try:
            return _run(arguments, flags)
        except EndedError as ended:
            return ended.status


def _run(arguments: argparse.Namespace, flags: list[str]) -> int:
    try:
        settings = configuration.find(os.getcwd())
        choice = Choice(
            settings.select + rules(arguments.select, "--select"),
            settings.ignore + rules(arguments.ignore, "--ignore"),
            arguments.format == "sarif",
            arguments.jit or arguments.default_device,
            arguments.default_device,
            arguments.trace_diagnostics,
        )
        jobs = _jobs(arguments, settings, flags)
        path = str(arguments.baseline or settings.baseline)
        if arguments.write_baseline and not path:
            raise configuration.BaselineError("--write-baseline needs --baseline FILE")
        known = configuration.read_baseline(path) if path and not arguments.write_baseline else None
    except (configuration.ConfigurationError, ChoiceError, JobError, configuration.BaselineError) as error:
        sys.stderr.write(f"cufe check: {error}\n")
        return UNUSABLE
    results = _Results(arguments, known)
    with tempfile.TemporaryDirectory(prefix="cufe-") as scratch:
        check = partial(
            check_file,
            choice=choice,
            cuda=arguments.cuda or settings.cuda,
            no_toolkit=arguments.no_toolkit,
            scratch=scratch,
        )
        processes = arguments.jobs or settings.jobs
        if choice.jit:
            workers = Workers(jobs, check, processes)
        else:
            workers = Workers([half for job in jobs for half in job.by_pass()], check, processes, parts=2)
        try:
            for checked in workers.each():
                results.take(checked)
        except BrokenPipeError:
            # Nobody reads what is found.
            workers.stop()
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 128 + 13
        except EndedError as ended:
            workers.stop()
            for checked in workers.rest():
                results.take(checked)
            text = f"interrupted by {ended.name}: {len(results.files)} of {_counted(len(jobs), 'file')} checked"
            results.conclude(ended.status, text)
            return ended.status
    if arguments.write_baseline:
        return results.write_baseline(path)
    return results.conclude(results.status(), "")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cufe check",
        usage="cufe check [-p BUILD] [FILE ...] [options] [-- FLAGS]",
        description=_DESCRIPTION,
        epilog=_STATUSES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help=".cu files, headers, or folders with .cu files; default: all of BUILD"
    )
    parser.add_argument(
        "-p", dest="build", metavar="BUILD", default="",
        help="a folder with compile_commands.json, whose flags are used; a header is judged where a file includes it",
    )  # fmt: skip
    parser.add_argument("--format", choices=("text", "sarif", "github"), default="text", help="default: text")
    parser.add_argument("-o", dest="output", metavar="FILE", default="", help="where the result goes; default: stdout")
    parser.add_argument("--select", action="append", default=[], metavar="RULES", help="only these numbers or tags")
    parser.add_argument("--ignore", action="append", default=[], metavar="RULES", help="all but these numbers or tags")
    parser.add_argument("--jit", action="store_true", help="compiled at run time (NVRTC): there is no host")
    parser.add_argument(
        "--default-device", action="store_true", help="the same, and what has no CUDA word is the device's"
    )
    parser.add_argument("--baseline", default="", metavar="FILE", help="report only what this file does not have")
    parser.add_argument("--write-baseline", action="store_true", help="write what is found to the baseline")
    parser.add_argument(
        "--trace-diagnostics", action="store_true", help="list the rules behind all diagnostics on standard error"
    )
    parser.add_argument("-j", dest="jobs", type=int, default=0, metavar="N", help="processes; default: one a core")
    parser.add_argument("--cuda", default="", metavar="PATH", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    return parser


def _jobs(arguments: argparse.Namespace, settings: configuration.Configuration, flags: list[str]) -> list[Job]:
    """The jobs: named files, as the build compiles them where there is one, or all files of a build."""
    added = settings.flags + flags
    build = arguments.build or settings.build
    if not arguments.files and not build:
        raise JobError("nothing to check: name files, or a build folder with -p")
    if not arguments.files:
        jobs = from_database(build, added)
    elif arguments.build or (build and has_database(build)):
        jobs = of_build(arguments.files, from_database(build, added), added, not arguments.build)
    else:
        jobs = from_files(arguments.files, added)
    return without(jobs, settings.exclude, settings.folder)


class _Results:
    """What was found so far, told in the form that is asked for.

    Text and annotations for standard output are told file by file; a document is written when all is known."""

    def __init__(self, arguments: argparse.Namespace, known: Counter[str] | None) -> None:
        self.files: list[Checked] = []
        self.shown: list[Finding] = []
        self._all: list[Finding] = []
        self._known = known
        self._seen: set[tuple[int, str, int, int, str]] = set()
        self._format: str = arguments.format
        self._output: str = arguments.output
        self._silent: bool = arguments.write_baseline
        self._told: list[str] = []

    def take(self, checked: Checked) -> None:
        """Adds the result for one file."""
        self.files.append(checked)
        sys.stderr.write(checked.trace)
        found = self._distinct(checked.findings)
        self._all += found
        if self._known is not None:
            found = configuration.not_in_baseline(found, self._known)
        self.shown += found
        text = ""
        if self._format == "text":
            text = reports.as_text(checked, [] if self._silent else found)
        elif self._format == "github" and not self._silent:
            text = reports.as_github(checked, found)
        if self._output or self._silent:
            self._told.append(text)
        elif text:
            sys.stdout.write(text)
            sys.stdout.flush()
        if checked.shortfall() and (self._format != "text" or self._output or self._silent):
            sys.stderr.write(f"{checked.messages}cufe check: {checked.file}: {checked.shortfall()}\n")

    def status(self) -> int:
        """The exit status."""
        if any(checked.failure for checked in self.files):
            return UNUSABLE
        if any(finding.severity == "error" and finding.number >= FIRST_CUDA_NUMBER for finding in self.shown):
            return ERRORS
        return INCOMPLETE if any(checked.shortfall() for checked in self.files) else CLEAN

    def conclude(self, status: int, interruption: str) -> int:
        """Writes what is not written yet, and how many findings there are; returns the exit status."""
        text = "".join(self._told)
        if self._format == "sarif":
            text = reports.as_sarif(self.files, self.shown, status, interruption)
        elif interruption and self._format == "github":
            text += f"::error title=cufe check::{interruption}\n"
        elif interruption and self._output:
            text += f"cufe check: {interruption}\n"
        try:
            if self._output:
                _put(self._output, text)
            else:
                sys.stdout.write(text)
                sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 128 + 13
        except OSError as error:
            sys.stderr.write(f"cufe check: cannot write {self._output}: {error.strerror}\n")
            return UNUSABLE
        if interruption:
            sys.stderr.write(f"cufe check: {interruption}\n")
        if self._format == "text":
            sys.stderr.write(self._summary())
        return status

    def write_baseline(self, path: str) -> int:
        """Writes what was found as the new baseline; returns the exit status, which findings do not raise."""
        try:
            configuration.write_baseline(path, self._all)
        except OSError as error:
            sys.stderr.write(f"cufe check: cannot write {path}: {error.strerror}\n")
            return UNUSABLE
        sys.stderr.write(f"{path}: {_counted(len(self._all), 'finding')}\n")
        status = self.status()
        return CLEAN if status == ERRORS else status

    def _summary(self) -> str:
        counts = [_counted(sum(1 for one in self.shown if one.severity == what), what) for what in ("error", "warning")]
        incomplete = sum(1 for checked in self.files if checked.shortfall() and not checked.failure)
        failed = sum(1 for checked in self.files if checked.failure)
        if failed:
            counts.append(f"{_counted(failed, 'file')} not judged")
        if incomplete:
            counts.append(f"{_counted(incomplete, 'file')} not judged to the end")
        return f"{_counted(len(self.files), 'file')}: {', '.join(counts)}\n"

    def _distinct(self, findings: list[Finding]) -> list[Finding]:
        """Each finding once, however many passes have it, and files that include the header."""
        found: list[Finding] = []
        for finding in findings:
            key = (finding.number, finding.file, finding.line, finding.column, finding.message)
            if key not in self._seen:
                self._seen.add(key)
                found.append(finding)
        return found


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _put(path: str, text: str) -> None:
    if not path:
        sys.stdout.write(text)
        return
    # Whole or not at all.
    partial = f"{path}.{os.getpid()}.part"
    try:
        with open(partial, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write(text)
        os.replace(partial, path)
    except OSError:
        if os.path.exists(partial):
            os.remove(partial)
        raise
