"""What is to be checked: files from the command line, or the CUDA files of a compilation database; and which files of a
build include a header, by the `#include` lines alone."""

from __future__ import annotations

import json
import os
import re
import shlex
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch

from cufe.driver.preprocessing_plan import is_cuda_by_name, says_cuda

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final


#: the passes over a file
HOST: Final = "host"
DEVICE: Final = "device"

_LINE: Final = re.compile(
    rb'^[ \t]*#[ \t]*(?:include|include_next|import)[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)', re.MULTILINE
)
_FOLDERS: Final = ("--include-path", "--system-include", "-isystem", "-iquote", "-idirafter", "-I")
_OPTIONS_FILES: Final = ("--options-file", "-optf")
_FORCED: Final = ("--pre-include", "-include")


class Inclusions:
    """The inclusions of the files of a build; each file is read once."""

    def __init__(self, build: list[Job]) -> None:
        self._build = build
        self._options: dict[str, list[str]] = {}
        self._lines: dict[str, list[tuple[str, bool]]] = {}
        self._found: dict[tuple[str, tuple[str, ...]], list[str]] = {}

    def of(self, header: str) -> list[Job]:
        """The files that include a header (a real path), those with the fewest files in between first."""
        found: list[tuple[int, int]] = []
        for at, job in enumerate(self._build):
            steps = self._steps(job, header)
            if steps >= 0:
                found.append((steps, at))
        return [self._build[at] for _, at in sorted(found)]

    def _steps(self, job: Job, header: str) -> int:
        """How many inclusions lead from a file to a header; -1 where none do."""
        flags = self._flags(job)
        folders = tuple(os.path.join(job.folder, one) for one in _values(flags, _FOLDERS))
        forced = [os.path.join(job.folder, one) for one in _values(flags, _FORCED)]
        level = [job.path(), *[os.path.realpath(one) for one in forced]]
        seen = set(level)
        steps = 0
        while level:
            if header in level:
                return steps
            steps += 1
            below: list[str] = []
            for file in level:
                for one in self._included(file, folders):
                    if one not in seen:
                        seen.add(one)
                        below.append(one)
            level = below
        return -1

    def _flags(self, job: Job) -> list[str]:
        """The flags of a file, with those that stand in files of their own, as CMake writes them."""
        flags = list(job.flags)
        for name in _values(job.flags, _OPTIONS_FILES):
            path = os.path.join(job.folder, name)
            if path not in self._options:
                try:
                    with open(path, encoding="utf-8", errors="surrogateescape") as stream:
                        self._options[path] = shlex.split(stream.read())
                except (OSError, ValueError):
                    self._options[path] = []
            flags += self._options[path]
        return flags

    def _included(self, file: str, folders: tuple[str, ...]) -> list[str]:
        known = self._found.get((file, folders))
        if known is not None:
            return known
        found: list[str] = []
        for name, quoted in self._read(file):
            for folder in (os.path.dirname(file), *folders) if quoted else folders:
                path = os.path.join(folder, name)
                if os.path.isfile(path):
                    found.append(os.path.realpath(path))
                    break
        self._found[file, folders] = found
        return found

    def _read(self, file: str) -> list[tuple[str, bool]]:
        """The names that a file includes, and whether they stand in quotes."""
        known = self._lines.get(file)
        if known is None:
            try:
                with open(file, "rb") as stream:
                    text = stream.read()
            except OSError:
                text = b""
            known = [(os.fsdecode(one[1] or one[2]), one[1] is not None) for one in _LINE.finditer(text)]
            self._lines[file] = known
        return known


def _values(flags: list[str], names: tuple[str, ...]) -> list[str]:
    """The values of some flags, as `-Ia`, `-I a`, `-I=a` or, with commas, several at once."""
    values: list[str] = []
    words = iter(flags)
    for word in words:
        for name in names:
            if word == name:
                values += next(words, "").split(",")
            elif word.startswith(name) and (len(name) == 2 or word[len(name)] == "="):
                values += word[len(name) :].removeprefix("=").split(",")
            else:
                continue
            break
    return [value for value in values if value]


_DATABASE: Final = "compile_commands.json"
_HEADERS: Final = (".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc")
#: flags of a compiler that say nothing about what the source means; the ones in the second tuple take an argument
_DROPPED: Final = ("-c", "-dc", "-dw", "--device-c", "--compile", "-MD", "-MMD", "-MP", "-M", "-MM", "-v", "--verbose")
_DROPPED_WITH_VALUE: Final = (
    "-o", "--output-file", "-MF", "-MT", "-MQ", "--dependency-output", "-odir", "--output-directory", "-t", "--threads",
)  # fmt: skip
#: flags of clang that nvcc has under another name, or not at all
_CLANG_ONLY: Final = ("--cuda-path", "--cuda-gpu-arch", "--offload-arch", "--cuda-host-only", "--cuda-device-only",
                      "--no-cuda-version-check", "-Wno-unknown-cuda-version", "-fgpu-rdc", "-fno-gpu-rdc", "-x",
                      "-nocudalib", "-nocudainc", "-fcuda-flush-denormals-to-zero")  # fmt: skip


class JobError(Exception):
    """The list of files cannot be made; the text says why."""


@dataclass
class Job:
    """One file: `flags` are nvcc's (or the host compiler's, without a toolkit), `folder` is where they are meant;
    `side` names the passes that are wanted, host or device, empty for both.

    A header is judged where a file of the build includes it: `includers` are those files, the most direct ones
    first, and `file` is the header, as it was named in the current folder."""

    file: str
    flags: list[str] = field(default_factory=list)
    folder: str = "."
    header: bool = False
    includers: list[Job] = field(default_factory=list)
    side: str = ""

    def by_pass(self) -> list[Job]:
        """The two halves, which two processes may do at a time; which pass includes a header is seen in both alone."""
        return [replace(self, side="" if self.header else HOST), replace(self, side=DEVICE)]

    def shown(self) -> str:
        """The file, as it is named in the current folder."""
        if os.path.isabs(self.file) or os.path.realpath(self.folder) == os.getcwd():
            return self.file
        return os.path.relpath(os.path.join(self.folder, self.file))

    def path(self) -> str:
        """Where the file is, whatever it is called."""
        return os.path.realpath(os.path.join(self.folder, self.file))


def from_files(files: Sequence[str], flags: Sequence[str]) -> list[Job]:
    """The named files, and the CUDA files below named folders; a named header is judged alone."""
    jobs: list[Job] = []
    for name in files:
        if os.path.isdir(name):
            found: list[Job] = []
            for folder, _, names in sorted(os.walk(name)):
                found += [Job(os.path.join(folder, one), list(flags)) for one in sorted(names) if is_cuda_by_name(one)]
            if not found:
                raise JobError(f"no .cu file in the folder {name}")
            jobs += found
        elif os.path.isfile(name):
            alone = ["-x", "cu"] if name.endswith(_HEADERS) and not says_cuda(flags) else []
            jobs.append(Job(name, [*alone, *flags]))
        else:
            raise JobError(f"no file {name}")
    return jobs


def of_build(files: Sequence[str], build: list[Job], flags: Sequence[str], alone: bool) -> list[Job]:
    """The named files as the build compiles them, or where it includes them; of named folders, the build's files.

    What the build does not know is judged as it is where `alone` says so."""
    by_path: dict[str, list[Job]] = {}
    for job in build:
        by_path.setdefault(job.path(), []).append(job)
    inclusions = Inclusions(build)
    jobs: list[Job] = []
    for name in files:
        path = os.path.realpath(name)
        if os.path.isdir(name):
            found = [job for job in build if job.path().startswith(os.path.join(path, ""))]
            if found:
                jobs += found
            elif alone:
                jobs += from_files([name], flags)
            else:
                raise JobError(f"no file of the build in the folder {name}")
        elif not os.path.isfile(name):
            raise JobError(f"no file {name}")
        elif path in by_path:
            jobs += by_path[path]
        else:
            includers = inclusions.of(path)
            if includers or not alone:
                jobs.append(Job(name, header=True, includers=includers))
            else:
                jobs += from_files([name], flags)
    return jobs


def has_database(folder: str) -> bool:
    """Whether a build folder has a compilation database."""
    return os.path.isfile(_database(folder))


def _database(folder: str) -> str:
    return folder if folder.endswith(".json") else os.path.join(folder, _DATABASE)


def from_database(folder: str, flags: Sequence[str]) -> list[Job]:
    """The CUDA files of `compile_commands.json` in a build folder, nvcc's and clang's alike."""
    path = _database(folder)
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as stream:
            entries = json.load(stream)
    except OSError as error:
        raise JobError(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise JobError(f"{path} is no JSON: {error}") from error
    if not isinstance(entries, list):
        raise JobError(f"{path} is no compilation database: a list is expected")
    jobs: list[Job] = []
    for entry in entries:
        job = _from_entry(entry, os.path.dirname(os.path.abspath(path)))
        if job is not None:
            job.flags += flags
            if job not in jobs:
                jobs.append(job)
    if not jobs:
        raise JobError(f"{path} names no CUDA file")
    return jobs


def _from_entry(entry: object, around: str) -> Job | None:
    """The job of one entry of a database in the folder `around`; None where that is no CUDA file."""
    if not isinstance(entry, dict) or not isinstance(entry.get("file"), str):
        return None
    file = entry["file"]
    arguments = entry.get("arguments")
    if isinstance(arguments, list):
        words = [str(word) for word in arguments]
    else:
        try:
            words = shlex.split(str(entry.get("command", "")))
        except ValueError:
            return None
    if not words or not (is_cuda_by_name(file) or says_cuda(words)):
        return None
    folder = os.path.join(around, str(entry.get("directory", ".")))
    flags = _flags(words, file, folder)
    return Job(file, flags if is_cuda_by_name(file) else ["-x", "cu", *flags], folder)


def _flags(words: list[str], file: str, folder: str) -> list[str]:
    """The flags that say what the source means, in nvcc's words."""
    at = 0
    while at < len(words) and os.path.basename(words[at]) in ("ccache", "sccache", "distcc", "env"):
        at += 1
    clang = "clang" in os.path.basename(words[at]) if at < len(words) else False
    found: list[str] = []
    at += 1
    same = os.path.normpath(os.path.join(folder, file))
    while at < len(words):
        word = words[at]
        if word in _DROPPED_WITH_VALUE:
            at += 2
            continue
        name, _, value = word.partition("=")
        if word in _DROPPED or os.path.normpath(os.path.join(folder, word)) == same:
            at += 1
        elif clang and name in _CLANG_ONLY:
            if name in ("--cuda-gpu-arch", "--offload-arch") and value:
                found.append(f"-arch={value}")
            elif name == "-fgpu-rdc":
                found.append("-rdc=true")
            at += 2 if name == "-x" else 1
        elif word in ("-x", "--x"):
            at += 2
        elif clang and word.startswith(("-f", "-W", "-m", "-O", "-g", "-pthread")):
            if not word.startswith("-W"):
                found += ["-Xcompiler", word]
            at += 1
        else:
            found.append(word)
            at += 1
    return found


def without(jobs: list[Job], patterns: Sequence[str], around: str) -> list[Job]:
    """The jobs whose file matches none of the patterns, as it is named or as it is called in the folder `around`."""
    left: list[Job] = []
    for job in jobs:
        names = {job.file, os.path.relpath(job.path(), around)} if patterns else set()
        if not any(fnmatch(name, pattern) for name in names for pattern in patterns):
            left.append(job)
    return left
