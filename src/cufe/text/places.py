"""Where an offset of the unit lies in the files it was made from, by the line markers."""

import re
from bisect import bisect_right
from typing import Final

from cufe.diagnostics.place import Place
from cufe.text.unit import Unit

_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+("(?:[^"\\]|\\.)*")([ \t0-9]*))?')

#: how a marker of a system header ends
_SYSTEM_FLAGS: Final = (" 3", " 3 4")


class Places:
    """Places of offsets and tokens; a marker is read only when somebody asks about what stands behind it."""

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self._user_stretches: list[tuple[int, int]] | None = None

    def locate(self, offset: int) -> Place:
        """The place of the byte at `offset`; lines before the first marker belong to a file without a name."""
        unit = self.unit
        text = unit.text
        start = text.rfind("\n", 0, offset) + 1
        end = text.find("\n", offset)
        source = text[start : end if end >= 0 else len(text)]
        column = offset - start + 1
        at_end = offset >= len(text)
        directive = bisect_right(unit.directive_offset, offset) - 1
        marker = None
        while directive >= 0:
            marker = _MARKER.match(unit.directive_text[directive])
            if marker is not None:
                break
            directive -= 1
        if marker is None:
            return Place("", text.count("\n", 0, offset) + 1, column, source, False, at_end, False)
        begin = unit.directive_offset[directive] + len(unit.directive_text[directive]) + 1
        line = int(marker[1]) + text.count("\n", begin, offset)
        while directive >= 0 and (marker is None or marker[2] is None):
            directive -= 1
            marker = _MARKER.match(unit.directive_text[directive]) if directive >= 0 else None
        if marker is None:
            return Place("", line, column, source, False, at_end, False)
        return Place(marker[2][1:-1], line, column, source, "3" in marker[3].split(), at_end)

    def in_system_header(self, token: int) -> bool:
        """Whether a token comes from a file that a marker calls a system header."""
        unit = self.unit
        directive = bisect_right(unit.directive_token, token) - 1
        while directive >= 0:
            text = unit.directive_text[directive]
            if '"' in text and _MARKER.match(text):
                return _is_system(text)
            directive -= 1
        return False

    def user_stretches(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, that come from other files than system headers."""
        if self._user_stretches is None:
            self._user_stretches = self._find_user_stretches()
        return self._user_stretches

    def _find_user_stretches(self) -> list[tuple[int, int]]:
        unit = self.unit
        found: list[tuple[int, int]] = []
        start = 0
        system = False
        for text, token in zip(unit.directive_text, unit.directive_token, strict=True):
            if text.endswith(_SYSTEM_FLAGS) == system or '"' not in text or not _MARKER.match(text):
                continue
            if not system and token > start:
                found.append((start, token))
            system = not system
            start = token
        if not system:
            found.append((start, len(unit)))
        return found


def _is_system(marker: str) -> bool:
    """Whether the flags behind the file name of a marker hold a 3."""
    return "3" in marker[marker.rfind('"') :]
