"""The lines of source files as they were written, and which of their columns stand for those of the preprocessed unit.

A preprocessor leaves every line its number, but it expands the macros in it, so that columns are others and the text
is not what the author knows. Where a person reads, the line is shown as it was written. The two are matched token by
token: what stands alike in both is the same, and what a macro expands to stands for the macro.
"""

import os

from cufe.diagnostics.place import Place
from cufe.final import Final
from cufe.text.lexer import token_pattern

#: pairs of tokens that are compared; what differs between longer lines is taken as one expansion
_MOST_PAIRS: Final = 1_000_000


class WrittenLines:
    """The lines of files; relative names of line markers are meant in `folder`. Text is latin-1, a character a byte.

    Where `reader` is given, places name files as somebody in that folder would."""

    def __init__(self, folder: str = "", reader: str = "") -> None:
        self._folder: str = folder
        self._reader: str = reader
        self._names: dict[str, str] = {}
        self._files: dict[str, list[str]] = {}

    def line(self, file: str, number: int) -> str:
        """A line without its end; empty where there is none, or no such file."""
        lines = self._files.get(file)
        if lines is None:
            lines = self._files[file] = self._read(file)
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def place(self, place: Place) -> Place:
        """A place of the unit with the line as it was written, and the column in that."""
        written = self.line(place.file, place.line)
        file = self.name(place.file)
        if file == place.file and (not written or written == place.source):
            return place
        column = place.column
        if written and written != place.source and column:
            column = corresponding(place.source, column, written)
        source = written or place.source
        return Place(file, place.line, column, source, place.in_system_header, place.at_end, place.named)

    def name(self, file: str) -> str:
        """A file of a line marker, as the reader names it."""
        if not self._reader or not file or file.startswith(("/", "<")):
            return file
        name = self._names.get(file)
        if name is None:
            path = os.path.join(self._folder, os.fsdecode(file.encode("latin-1")))
            name = os.fsencode(os.path.relpath(path, self._reader)).decode("latin-1")
            self._names[file] = name
        return name

    def _read(self, file: str) -> list[str]:
        try:
            with open(os.path.join(self._folder, os.fsdecode(file.encode("latin-1"))), "rb") as stream:
                return [line.rstrip("\r") for line in stream.read().decode("latin-1").split("\n")]
        except (OSError, ValueError):
            return []


def corresponding(line: str, column: int, other: str) -> int:
    """The column of `other` that stands for a column of `line`; both count from 1.

    Inside of what stands only in `line`, it is where that would begin."""
    ours, theirs = _tokens(line), _tokens(other)
    at = -1
    for start, _ in ours:
        if start >= column:
            break
        at += 1
    if at < 0:
        return column
    start, spelling = ours[at]
    to, same = _counterpart([text for _, text in ours], at, [text for _, text in theirs])
    if to == len(theirs):
        return len(other.rstrip()) + 1
    return theirs[to][0] + 1 + (min(column - 1 - start, len(spelling)) if same else 0)


def _tokens(line: str) -> list[tuple[int, str]]:
    return [(match.start(1), match[1]) for match in token_pattern(line, True).finditer(line) if match[1]]


def _counterpart(ours: list[str], at: int, theirs: list[str]) -> tuple[int, bool]:
    """The index in `theirs` of what stands for the token at an index of `ours`, and whether it is the same token."""
    shorter = min(len(ours), len(theirs))
    front = 0
    while front < shorter and ours[front] == theirs[front]:
        front += 1
    back = 0
    while back < shorter - front and ours[-1 - back] == theirs[-1 - back]:
        back += 1
    if at < front:
        return at, True
    if at >= len(ours) - back:
        return at - len(ours) + len(theirs), True
    ours, theirs = ours[front : len(ours) - back], theirs[front : len(theirs) - back]
    if len(ours) * len(theirs) > _MOST_PAIRS:
        return front, False
    from difflib import SequenceMatcher

    at -= front
    for what, first, end, to, _ in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        if first <= at < end:
            return (front + to + at - first, True) if what == "equal" else (front + to, False)
    return front, False
