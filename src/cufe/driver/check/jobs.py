"""What is to be checked: files from the command line, or the CUDA files of a compilation database."""

from __future__ import annotations

import json
import os
import shlex
from dataclasses import dataclass, field
from fnmatch import fnmatch

from cufe.driver.check.inclusions import Inclusions
from cufe.driver.preprocessing_plan import is_cuda_by_name, says_cuda

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

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
    """One file: `flags` are nvcc's (or the host compiler's, without a toolkit), `folder` is where they are meant.

    A header is judged where a file of the build includes it: `includers` are those files, the most direct ones
    first, and `file` is the header, as it was named in the current folder."""

    file: str
    flags: list[str] = field(default_factory=list)
    folder: str = "."
    header: bool = False
    includers: list[Job] = field(default_factory=list)

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
