"""Which files of a build include a header, by the `#include` lines alone; conditions and macros are not looked at."""

from __future__ import annotations

import os
import re
import shlex

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.check.jobs import Job

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
