"""Where an offset of the unit lies in the files it was made from, by the line markers."""

from bisect import bisect_right

from cufe import regex as re
from cufe.diagnostics.place import Place
from cufe.final import Final
from cufe.text.bisection import count_below, count_up_to
from cufe.text.unit import Unit

_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+("(?:[^"\\]|\\.)*")([ \t0-9]*))?')

#: how a marker of a system header ends
#: of a system header that is entered; a user's file has markers with a 3 too, where a system macro is expanded
_SYSTEM_FLAGS: Final = (" 1 3", " 1 3 4")
#: the header that tells which folder holds those of the CUDA toolkit
_CUDA_HEADER: Final = "/crt/host_defines.h"
#: the header in the include folder of the toolkit, and its libraries, system headers for most of their text
_RUNTIME: Final = "/cuda_runtime.h"
_LIBRARIES: Final = "/include/cccl/"
#: the folder of the standard library of gcc
_GCC: Final = "/include/c++/"
#: the folders of any standard library, `include/x86_64-linux-gnu/c++/12` among them
_STANDARD_LIBRARY: Final = "/c++/"
#: what stands for the command line in line markers, behind the first quotation mark
_COMMAND_LINE: Final = '<command-line>"'
#: how many tokens of system headers are judged at most
_MOST_OF_SYSTEM: Final = 500


class Places:
    """Places of offsets and tokens; a marker is read only when somebody asks about what follows it."""

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self._user_stretches: list[tuple[int, int]] | None = None
        self._without_vendors: list[tuple[int, int]] | None = None
        self._without_toolkit: list[tuple[int, int]] | None = None
        #: file and flags of the line markers, as these have them, but for those that repeat the one in front
        self._tails: list[str] = []
        #: the tokens behind these, and behind the last of all
        self._tokens: list[int] = []
        self._behind_last: int = 0
        self._distinct: list[str] = []
        self._toolkit: dict[str, int] | None = None

    def locate(self, offset: int) -> Place:
        """The place of the byte at `offset`; lines before the first marker belong to a file without a name."""
        unit = self.unit
        text = unit.text
        start = text.rfind("\n", 0, offset) + 1
        end = text.find("\n", offset)
        source = text[start : end if end >= 0 else len(text)]
        column = offset - start + 1
        at_end = offset >= len(text)
        directive = count_up_to(unit.directive_offset, offset) - 1
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
        directive = count_up_to(unit.directive_token, token) - 1
        while directive >= 0:
            tail = _tail(unit.directive_text[directive])
            if tail:
                return "3" in tail.rpartition('"')[2]
            directive -= 1
        return False

    def user_stretches(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, that come from other files than system headers and the CUDA headers.

        A file counts as a system header if it is entered as one: markers behind macros say other things."""
        if self._user_stretches is None:
            self._user_stretches = self._stretches(self._outside_user_code())
        return self._user_stretches

    def warned_stretches(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, that the host compiler warns of: they are not entered as system
        headers, which includes most of the toolkit."""
        return self._stretches(self._outside_user_code(False))

    def user_files(self, with_vendors: bool) -> set[str]:
        """The files that these stretches come from, as line markers name them; `with_vendors` those that are neither of
        the standard library nor of the toolkit."""
        foreign = self._of_libraries() if with_vendors else self._outside_user_code()
        return {tail.rpartition('"')[0] for tail in self._marked() if not foreign[tail]}

    def _outside_user_code(self, with_toolkit: bool = True) -> dict[str, int]:
        """For every text behind a line marker whether its file is a system header or, `with_toolkit`, comes with that.
        """
        headers: set[str] = set()
        folders: list[str] = []
        for tail in self._marked():
            file, _, flags = tail.rpartition('"')
            if flags in _SYSTEM_FLAGS:
                headers.add(file)
            if with_toolkit and file.endswith(_CUDA_HEADER):
                folders.append(file.removesuffix(_CUDA_HEADER) + "/")
        toolkit = tuple(folders)
        foreign: dict[str, int] = {}
        for tail in self._marked():
            file = tail.rpartition('"')[0]
            foreign[tail] = file in headers or file.startswith(toolkit)
        return foreign

    def own_stretches(self, compiled_file: bool = False) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, whose own marker tells of no system header and none of the toolkit:
        an expanded system macro in a user's file is left out."""
        foreign = self._of_toolkit()
        marked = self._marked()
        # The unit ends in the file that is compiled.
        compiled = self._tails[-1].partition('"')[0] if self._tails else ""
        for tail in marked:
            if "3" in tail.rpartition('"')[2] or (compiled_file and tail.partition('"')[0] != compiled):
                foreign[tail] = 1
        return self._stretches(foreign)

    def judged_stretches(self, marks: list[int], compiled_file: bool = False) -> list[tuple[int, int]]:
        """The same and, where there is little of it, what has words of CUDA in system headers, and those that the
        compiled file includes: errors are reported there, too.  `marks` are the first tokens of such words.  Whole
        libraries are left to the device compiler.

        Of the user's own files with `compiled_file` that one alone.  A unit may end in a system header, which is the
        compiled file then."""
        judged = self._judged(self.own_stretches(compiled_file), marks)
        size = len(self.unit)
        if size and not (judged and judged[-1][1] == size):
            judged.append((self._behind_last, size))
        return judged

    def _judged(self, own: list[tuple[int, int]], marks: list[int]) -> list[tuple[int, int]]:
        foreign = self._of_toolkit()
        headers: set[str] = set()
        for tail in self._marked():
            file, _, flags = tail.rpartition('"')
            if flags in _SYSTEM_FLAGS and not foreign[tail] and _GCC not in file:
                headers.add(file)
        if not headers:
            return own
        for tail in foreign:
            foreign[tail] = tail.rpartition('"')[0] not in headers
        compiled = self._compiled_file()
        found: list[tuple[int, int]] = []
        included: list[tuple[int, int]] = []
        for start, end in self._stretches(foreign):
            place = count_below(marks, start)
            if place < len(marks) and marks[place] < end:
                found.append((start, end))
            elif start >= compiled:
                included.append((start, end))
        if _size(found) > _MOST_OF_SYSTEM:
            return own
        if _size(found) + _size(included) <= _MOST_OF_SYSTEM:
            found += included
        # Where a macro of the user is expanded in a system header, that is no part of it to its line markers.
        apart = [one for one in own if not any(start <= one[0] < end for start, end in found)]
        return sorted(apart + found)

    def _compiled_file(self) -> int:
        """The first token of the compiled file: behind the headers that the command line includes."""
        command_line = {tail for tail in self._marked() if tail.startswith(_COMMAND_LINE)}
        for at in range(len(self._tails) - 1, -1, -1):
            if self._tails[at] in command_line:
                return self._tokens[at]
        return len(self.unit)

    def stretches_without_vendors(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, of files that are neither of the library of gcc nor of the run-time:
        gcc is known to take those as they are.  The toolkit's libraries are meant for its own front end first."""
        if self._without_vendors is None:
            foreign = self._of_toolkit()
            for tail in self._marked():
                if _LIBRARIES in tail:
                    foreign[tail] = 0
                elif _GCC in tail:
                    foreign[tail] = 1
            self._without_vendors = self._stretches(foreign)
        return self._without_vendors

    def stretches_without_toolkit(self) -> list[tuple[int, int]]:
        """The same without the toolkit's libraries: gcc takes those as they are."""
        if self._without_toolkit is None:
            foreign = self._of_toolkit()
            for tail in self._marked():
                if _GCC in tail:
                    foreign[tail] = 1
            self._without_toolkit = self._stretches(foreign)
        return self._without_toolkit

    def stretches_outside_toolkit(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, of files that do not come with the toolkit."""
        return self._stretches(self._of_toolkit())

    def stretches_of_library(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, of the standard library."""
        foreign = self._outside_user_code()
        return self._stretches({tail: not (foreign[tail] and _STANDARD_LIBRARY in tail) for tail in foreign})

    def stretches_outside_library(self) -> list[tuple[int, int]]:
        """The stretches of tokens, end excluded, of neither the standard library nor the toolkit."""
        return self._stretches(self._of_libraries())

    def _of_libraries(self) -> dict[str, int]:
        """For every text behind a line marker whether its file is of the standard library or comes with the toolkit."""
        system = self._outside_user_code()
        foreign = self._of_toolkit()
        for tail in foreign:
            if system[tail] and _STANDARD_LIBRARY in tail:
                foreign[tail] = 1
        return foreign

    def _of_toolkit(self) -> dict[str, int]:
        """For every text behind a line marker whether its file comes with the toolkit."""
        if self._toolkit is None:
            toolkit = ""
            for tail in self._marked():
                file = tail.rpartition('"')[0]
                if file.endswith(_RUNTIME):
                    toolkit = file[: len(file) - len(_RUNTIME) + 1]
                    break
            self._toolkit = {}
            for tail in self._marked():
                self._toolkit[tail] = (toolkit != "" and tail.startswith(toolkit)) or _LIBRARIES in tail
        return self._toolkit.copy()

    def _marked(self) -> list[str]:
        """What follows the first quotation mark of the line markers, each text once, in order: file and flags."""
        if not self._tails:
            before = ""
            for directive, token in zip(self.unit.directive_text, self.unit.directive_token, strict=True):
                tail = _tail(directive)
                if tail:
                    self._behind_last = token
                    if tail != before:
                        self._tails.append(tail)
                        self._tokens.append(token)
                        before = tail
            self._distinct = list(dict.fromkeys(self._tails))
        return self._distinct

    def _stretches(self, foreign: dict[str, int]) -> list[tuple[int, int]]:
        """The stretches of tokens behind markers that are not foreign, by what is in them."""
        verdicts = bytes(map(foreign.__getitem__, self._tails))
        tokens = self._tokens
        found: list[tuple[int, int]] = []
        start = 0
        current = 0
        at = verdicts.find(1)
        while at >= 0:
            token = tokens[at]
            if current == 0 and token > start:
                found.append((start, token))
            start = token
            at = verdicts.find(current, at + 1)
            current = 1 - current
        if current == 0 and start < len(self.unit):
            found.append((start, len(self.unit)))
        return found

    def in_user_code(self, token: int) -> bool:
        """Whether a token lies in one of those stretches."""
        stretches = self.user_stretches()
        place = bisect_right(stretches, (token, len(self.unit) + 1)) - 1
        return place >= 0 and token < stretches[place][1]


def _size(stretches: list[tuple[int, int]]) -> int:
    """How many tokens there are in stretches."""
    return sum([end - start for start, end in stretches])


def _tail(directive: str) -> str:
    """File and flags of a line marker with a file, as they follow the first quotation mark; empty for others."""
    quote = directive.find('"')
    return directive[quote + 1 :] if quote >= 0 and (directive[2:3].isdigit() or _MARKER.match(directive)) else ""
