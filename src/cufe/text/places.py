"""Where an offset of the unit lies in the files it was made from, by the line markers."""

import re
from bisect import bisect_right
from typing import Final

from cufe.diagnostics.place import Place
from cufe.text.unit import Unit

_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+("(?:[^"\\]|\\.)*")([ \t0-9]*))?')


class Places:
    """Places of offsets; built when the first one is asked for."""

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self._offset: list[int] = []
        self._token: list[int] = []
        self._line: list[int] = []
        self._file: list[str] = []
        self._system: list[bool] = []
        file = ""
        system = False
        for text, offset, token in zip(unit.directive_text, unit.directive_offset, unit.directive_token, strict=True):
            match = _MARKER.match(text)
            if match is None:
                continue
            if match[2] is not None:
                file = match[2][1:-1]
                system = "3" in match[3].split()
            self._token.append(token)
            self._offset.append(offset + len(text) + 1)
            self._line.append(int(match[1]))
            self._file.append(file)
            self._system.append(system)

    def locate(self, offset: int) -> Place:
        """The place of the byte at `offset`; lines before the first marker belong to a file without a name."""
        text = self.unit.text
        start = text.rfind("\n", 0, offset) + 1
        end = text.find("\n", offset)
        source = text[start : end if end >= 0 else len(text)]
        column = offset - start + 1
        at = bisect_right(self._offset, offset) - 1
        if at < 0:
            return Place("", text.count("\n", 0, offset) + 1, column, source, False, offset >= len(text), False)
        line = self._line[at] + text.count("\n", self._offset[at], offset)
        return Place(self._file[at], line, column, source, self._system[at], offset >= len(text))

    def in_system_header(self, token: int) -> bool:
        """Whether a token comes from a file that a marker calls a system header."""
        marker = bisect_right(self._token, token) - 1
        return marker >= 0 and self._system[marker]

    def user_stretches(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, that come from other files than system headers."""
        tokens = self._token
        found: list[tuple[int, int]] = []
        start = 0
        system = False
        for marker in range(len(tokens)):
            if self._system[marker] == system:
                continue
            if not system and tokens[marker] > start:
                found.append((start, tokens[marker]))
            system = self._system[marker]
            start = tokens[marker]
        if not system:
            found.append((start, len(self.unit)))
        return found
