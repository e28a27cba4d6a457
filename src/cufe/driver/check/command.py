"""The command line of `cufe check`."""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial

from cufe.driver.check import baseline, configuration, reports
from cufe.driver.check.findings import Checked, Finding
from cufe.driver.check.jobs import Job, JobError, from_database, from_files, without
from cufe.driver.check.one_file import Choice, check_file
from cufe.driver.check.workers import check_all
from cufe.driver.preprocessing_plan import split_at_dashes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: exit statuses
CLEAN = 0
ERRORS = 1
UNUSABLE = 2


def main(argv: Sequence[str]) -> int:
    """Checks files; 0 without errors, 1 with errors, 2 where something could not be checked at all."""
    words, flags = split_at_dashes(argv)
    arguments = _parser().parse_args(words)
    try:
        settings = configuration.find(os.getcwd())
        jobs = _jobs(arguments, settings, flags)
        known = baseline.read(_baseline(arguments, settings)) if _reads_baseline(arguments, settings) else None
    except (configuration.ConfigurationError, JobError, baseline.BaselineError) as error:
        sys.stderr.write(f"cufe check: {error}\n")
        return UNUSABLE
    choice = Choice(
        settings.select + _split(arguments.select),
        settings.ignore + _split(arguments.ignore),
        arguments.format == "sarif",
        arguments.jit or arguments.default_device,
        arguments.default_device,
    )
    cuda = arguments.cuda or settings.cuda
    check = partial(check_file, choice=choice, cuda=cuda, no_toolkit=arguments.no_toolkit)
    files = check_all(jobs, check, arguments.jobs or settings.jobs)
    return _conclude(arguments, settings, files, known)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cufe check",
        usage="cufe check [FILES | -p BUILD] [options] [-- FLAGS]",
        description="Judge CUDA files by the rules of CUDA; nothing is compiled and no file is written. FLAGS are those"
        " of nvcc, or of the host compiler where there is no toolkit.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help=".cu files, or folders with such files")
    parser.add_argument("-p", dest="build", metavar="BUILD", default="", help="a folder with compile_commands.json")
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
    parser.add_argument("-j", dest="jobs", type=int, default=0, metavar="N", help="processes; default: one a core")
    parser.add_argument("--cuda", default="", metavar="PATH", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    return parser


def _split(lists: Sequence[str]) -> list[str]:
    return [word for text in lists for word in text.replace(",", " ").split()]


def _jobs(arguments: argparse.Namespace, settings: configuration.Configuration, flags: list[str]) -> list[Job]:
    added = settings.flags + flags
    build = arguments.build or ("" if arguments.files else settings.build)
    if arguments.files and arguments.build:
        raise JobError("FILES and -p exclude each other")
    if not arguments.files and not build:
        raise JobError("nothing to check: name files, or a build folder with -p")
    jobs = from_database(build, added) if build else from_files(arguments.files, added)
    return without(jobs, settings.exclude)


def _baseline(arguments: argparse.Namespace, settings: configuration.Configuration) -> str:
    return str(arguments.baseline or settings.baseline)


def _reads_baseline(arguments: argparse.Namespace, settings: configuration.Configuration) -> bool:
    return bool(_baseline(arguments, settings)) and not arguments.write_baseline


def _conclude(
    arguments: argparse.Namespace,
    settings: configuration.Configuration,
    files: list[Checked],
    known: object,
) -> int:
    from collections import Counter

    findings = _distinct([finding for checked in files for finding in checked.findings])
    if arguments.write_baseline:
        path = _baseline(arguments, settings)
        if not path:
            sys.stderr.write("cufe check: --write-baseline needs --baseline FILE\n")
            return UNUSABLE
        baseline.write(path, findings)
        sys.stderr.write(f"{path}: {len(findings)} findings\n")
        return CLEAN
    if isinstance(known, Counter):
        findings = baseline.new(findings, known)
    if arguments.format == "sarif":
        text = reports.as_sarif(files, findings)
    elif arguments.format == "github":
        text = reports.as_github(findings)
    else:
        text = reports.as_text(findings)
    try:
        _put(arguments.output, text)
    except OSError as error:
        sys.stderr.write(f"cufe check: cannot write {arguments.output}: {error.strerror}\n")
        return UNUSABLE
    failures = [checked for checked in files if checked.failure]
    for checked in failures:
        sys.stderr.write(f"{checked.messages}cufe check: {checked.file}: {checked.failure}\n")
    for checked in files:
        if checked.shortfall():
            sys.stderr.write(f"cufe check: {checked.shortfall()}\n")
    errors = sum(1 for finding in findings if finding.severity == "error")
    if arguments.format == "text":
        warnings = sum(1 for finding in findings if finding.severity == "warning")
        counts = (_counted(len(files), "file"), _counted(errors, "error"), _counted(warnings, "warning"))
        sys.stderr.write("{}: {}, {}\n".format(*counts))
    if failures:
        return UNUSABLE
    return ERRORS if errors else CLEAN


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _distinct(findings: list[Finding]) -> list[Finding]:
    """Each finding once, however many passes have it, and files that include the header."""
    seen: set[tuple[int, str, int, int, str]] = set()
    found: list[Finding] = []
    for finding in findings:
        key = (finding.number, finding.file, finding.line, finding.column, finding.message)
        if key not in seen:
            seen.add(key)
            found.append(finding)
    return found


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
