"""What is to be checked: files from the command line, or the CUDA files of a compilation database."""

from __future__ import annotations

import json
import os
import shlex
from dataclasses import dataclass, field
from fnmatch import fnmatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_DATABASE: Final = "compile_commands.json"
_EXTENSIONS: Final = (".cu",)
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
    """One file: `flags` are nvcc's (or the host compiler's, without a toolkit), `folder` is where they are meant."""

    file: str
    flags: list[str] = field(default_factory=list)
    folder: str = "."


def from_files(files: Sequence[str], flags: Sequence[str]) -> list[Job]:
    """The named files, and the CUDA files below named folders."""
    jobs: list[Job] = []
    for name in files:
        if os.path.isdir(name):
            for folder, _, names in sorted(os.walk(name)):
                jobs += [Job(os.path.join(folder, one), list(flags)) for one in sorted(names) if _is_cuda(one)]
        elif os.path.isfile(name):
            jobs.append(Job(name, list(flags)))
        else:
            raise JobError(f"no file {name}")
    return jobs


def from_database(folder: str, flags: Sequence[str]) -> list[Job]:
    """The CUDA files of `compile_commands.json` in a build folder, nvcc's and clang's alike."""
    path = folder if folder.endswith(".json") else os.path.join(folder, _DATABASE)
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
        job = _from_entry(entry)
        if job is not None:
            job.flags += flags
            if job not in jobs:
                jobs.append(job)
    if not jobs:
        raise JobError(f"{path} names no CUDA file")
    return jobs


def _from_entry(entry: object) -> Job | None:
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
    if not words or not (_is_cuda(file) or _says_cuda(words)):
        return None
    folder = str(entry.get("directory", "."))
    flags = _flags(words, file, folder)
    return Job(file, flags, folder)


def _is_cuda(name: str) -> bool:
    return name.endswith(_EXTENSIONS)


def _says_cuda(words: list[str]) -> bool:
    for at, word in enumerate(words):
        if word in ("-x", "--x") and at + 1 < len(words) and words[at + 1] in ("cu", "cuda"):
            return True
        if word in ("-xcu", "-xcuda", "-x=cu"):
            return True
    return False


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


def without(jobs: list[Job], patterns: Sequence[str]) -> list[Job]:
    """The jobs whose file matches none of the patterns."""
    return [job for job in jobs if not any(fnmatch(job.file, pattern) for pattern in patterns)]
