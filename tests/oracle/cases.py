"""What is to be compared: named programs with their flags, from folders of cases, list files or packages."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Program:
    """One program: a name for tables, its source (absolute), the nvcc flags."""

    name: str
    source: Path
    flags: tuple[str, ...]


def flags_of(source: Path) -> list[str]:
    """The nvcc flags that the file itself asks for in a `// flags:` line."""
    for line in source.read_text("latin-1").splitlines()[:10]:
        if line.startswith("// flags:"):
            return shlex.split(line[9:])
    return []


def _from_files(files: list[Path]) -> list[Program]:
    return [Program(file.stem, file.resolve(), tuple(flags_of(file))) for file in files]


def shared_cases() -> list[Program]:
    """The cases that lie beside the checkout, where they do."""
    return _from_files(sorted((_ROOT.parent / "shared/cases/host").glob("*.cu")))


def field_cases() -> list[Program]:
    """The small files after public bug reports that lie beside the checkout, where they do."""
    return _from_files(sorted((_ROOT.parent / "shared/cases/field").glob("*.cu")))


def own_cases() -> list[Program]:
    """The project's own cases, and the test programs of the tracing run-time."""
    return _from_files(sorted((_ROOT / "tests/cases/host").glob("*.cu")))


def library_programs() -> list[Program]:
    """A program per header of libstdc++."""
    return _from_files(sorted((_ROOT / "tests/cases/library").glob("*.cu")))


def cuda_library_programs() -> list[Program]:
    """A program per header, or family of headers, of thrust, cub, libcu++, cooperative groups and the toolkit."""
    return _from_files(sorted((_ROOT / "tests/cases/cuda_library").glob("*.cu")))


def trace_programs() -> list[Program]:
    """The programs of the tracing run-time (each unit for itself)."""
    return _from_files(sorted((_ROOT / "tests/programs").glob("*.cu")))


def from_list(path: Path) -> list[Program]:
    """A list file: a line holds a file (relative to the list) and its flags."""
    found: list[Program] = []
    for line in path.read_text().splitlines():
        words = shlex.split(line, comments=True)
        if words:
            source = (path.parent / words[0]).resolve()
            found.append(Program(source.stem, source, tuple(words[1:] or flags_of(source))))
    return found
