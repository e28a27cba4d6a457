"""Where an offset of the unit lies in the files it was made from, by the line markers."""

import re
from bisect import bisect_right

from cufe.diagnostics.place import Place
from cufe.final import Final
from cufe.text.unit import Unit

_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+("(?:[^"\\]|\\.)*")([ \t0-9]*))?')

#: how a marker of a system header ends
#: of a system header that is entered; a user's file has markers with a 3 too, where a system macro is expanded
_SYSTEM_FLAGS: Final = (" 1 3", " 1 3 4")
_MARKER_STARTS: Final = ("# ", "#line")
#: the header that tells which folder holds those of the CUDA toolkit
_CUDA_HEADER: Final = "/crt/host_defines.h"


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
        """The stretches of tokens, end excluded, that come from other files than system headers and the CUDA
        headers."""
        if self._user_stretches is None:
            self._user_stretches = self._find_user_stretches()
        return self._user_stretches

    def in_user_code(self, token: int) -> bool:
        """Whether a token lies in one of those stretches."""
        stretches = self.user_stretches()
        place = bisect_right(stretches, (token, len(self.unit) + 1)) - 1
        return place >= 0 and token < stretches[place][1]

    def _find_user_stretches(self) -> list[tuple[int, int]]:
        """A file counts as a system header if it is entered as one: markers behind macros say other things."""
        unit = self.unit
        files: list[str] = []
        headers: set[str] = set()
        for text in unit.directive_text:
            start = text.find('"')
            file = text[start : text.rfind('"')] if start > 0 and text.startswith(_MARKER_STARTS) else ""
            files.append(file)
            if file and file not in headers and (text.endswith(_SYSTEM_FLAGS) or file.endswith(_CUDA_HEADER)):
                headers.add(file)
        folders = tuple(file.removesuffix(_CUDA_HEADER) + "/" for file in headers if file.endswith(_CUDA_HEADER))
        found: list[tuple[int, int]] = []
        start_token = 0
        inside = False
        for index, file in enumerate(files):
            if not file:
                continue
            header = file in headers or file.startswith(folders)
            if header == inside:
                continue
            token = unit.directive_token[index]
            if header and token > start_token:
                found.append((start_token, token))
            inside = header
            start_token = token
        if not inside:
            found.append((start_token, len(unit)))
        return found


def _is_system(marker: str) -> bool:
    """Whether the flags behind the file name of a marker hold a 3."""
    return "3" in marker[marker.rfind('"') :]
