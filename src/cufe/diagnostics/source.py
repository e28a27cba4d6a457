"""Offsets to places: line markers, lines and columns of a unit (observed: cli-and-diagnostic-format 2.1).

A marker that names a file (`# 7 "f.h" 1 3`, `#line 7 "f.h"`) says whether that is a system header (flag 3);
one without a name (`# 7`) changes the line only.  No pragma makes a system header.
"""

from __future__ import annotations

from cufe import regex as re
from cufe.diagnostics.place import END_OF_SOURCE, Place
from cufe.text.bisection import count_up_to

_MARKER = re.compile(r'^[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+"((?:[^"\\\n]|\\.)*)"([^\n]*))?', re.MULTILINE)
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|.)", re.DOTALL)
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_BYTE_ORDER_MARK = "\xef\xbb\xbf"


def _unescaped(match: re.Match[str]) -> str:
    """The character of one escape sequence in the file name of a marker."""
    code = match.group(1)
    if code[0] == "x" and len(code) > 1:
        return chr(int(code[1:], 16) & 255)
    if code[0] in "01234567":
        return chr(int(code, 8) & 255)
    return _LETTERS.get(code, code)


def file_of_marker(spelt: str) -> str:
    """The file whose name a line marker spells as a string literal."""
    return _ESCAPE.sub(_unescaped, spelt)


class Source:
    """The places of a unit: `locate` is what `Report.locate` is set to.

    `text` is the unit decoded as latin-1, `name` the file that was read, "-" for standard input.
    """

    def __init__(self, text: str, name: str) -> None:
        self._text = text
        self._name = name
        # Where the text behind a marker begins, and the file, system header, line and named that hold there.
        self._starts: list[int] = []
        self._states: list[tuple[str, bool, int, bool]] = []
        # The offset asked for last, the start of its stretch and its line: places are mostly asked for in order.
        self._last = (0, -1, 0)
        # Where the line begins that was taken last, and its text: places on one long line share it.
        self._line = (-1, "")

    def _read_markers(self) -> None:
        file, system, named = self._name, False, self._name != "-"
        text = self._text
        self._starts.append(0)
        self._states.append((file, system, 1, named))
        for marker in _MARKER.finditer(text):
            if marker[2] is not None:
                file = file_of_marker(marker[2])
                system = "3" in marker[3].split()
                named = True
            end = text.find("\n", marker.end())
            self._starts.append(end + 1 if end >= 0 else len(text))
            self._states.append((file, system, max(1, int(marker[1])), named))

    def locate(self, offset: int) -> Place:
        """The place of a byte of the unit, or of its end."""
        if not self._starts:
            self._read_markers()
        text = self._text
        at_end = offset == END_OF_SOURCE
        if at_end:
            offset = len(text) - 1 if text.endswith("\n") else len(text)
        index = count_up_to(self._starts, offset) - 1
        file, system, line, named = self._states[index]
        start = self._starts[index]
        last, last_start, last_line = self._last
        if last_start == start and last <= offset:
            line = last_line + text.count("\n", last, offset)
        else:
            line += text.count("\n", start, offset)
        self._last = (offset, start, line)
        begin = text.rfind("\n", 0, offset) + 1
        if begin == 0 and text.startswith(_BYTE_ORDER_MARK):
            begin = 3
        if at_end:
            return Place(file, line, 0, "", system, at_end=True, named=named)
        if self._line[0] != begin:
            end = text.find("\n", offset)
            self._line = (begin, text[begin : end if end >= 0 else len(text)].rstrip("\r"))
        source = self._line[1]
        return Place(file, line, max(0, offset - begin) + 1, source, system, named=named)
