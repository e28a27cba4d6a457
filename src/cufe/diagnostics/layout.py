"""From spans to lines: wrapping at 79 columns and colours (observed: cli-and-diagnostic-format 2.1, 2.5)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cufe.diagnostics.message import Span

_WIDTH = 79
_HANGING = 10
_RESET = "\x1b[0m"
_DEFAULT_COLOURS = "error=01;31:warning=01;35:note=01;36:locus=01:quote=01:range1=32"


class Colours:
    """The escape sequences of the categories; what has none keeps its reset, as the real tool does."""

    def __init__(self, listed: str = _DEFAULT_COLOURS) -> None:
        self._start: dict[str, str] = {}
        for element in listed.split(":"):
            category, equals, code = element.partition("=")
            if equals:
                self._start[category] = f"\x1b[{code}m"

    def start(self, category: str) -> str:
        """The sequence that begins a category."""
        return self._start.get(category, "")


def colours_of(environment: Mapping[str, str], terminal: bool, wanted: bool = True) -> Colours | None:
    """The colours for a stream, or None: only on a terminal that is not dumb and where NOCOLOR is not set."""
    if not (terminal and wanted) or "NOCOLOR" in environment or environment.get("TERM", "dumb") == "dumb":
        return None
    listed = environment.get("EDG_COLORS")
    if listed is None:
        listed = environment.get("GCC_COLORS", _DEFAULT_COLOURS)
    return Colours(listed)


def breaks(text: str, indent: int) -> list[tuple[int, int]]:
    """Where to break `text`, a line that begins at `indent`: pieces (end of a line, begin of the next).

    Breaks at the last blank that leaves at most 79 columns, or in a word that is longer; the lines that
    continue hang by 10 columns.
    """
    found: list[tuple[int, int]] = []
    begin = 0
    room = _WIDTH
    # The blanks the line begins with are no place to break at.
    first = indent
    while len(text) - begin > room:
        blank = text.rfind(" ", begin + first + 1, begin + room + 1)
        if blank >= 0:
            found.append((blank, blank + 1))
            begin = blank + 1
        else:
            found.append((begin + room, begin + room))
            begin += room
        room = _WIDTH - indent - _HANGING
        first = 0
    return found


def lay_out(spans: Sequence[Span], indent: int, wrap: bool, colours: Colours | None) -> str:
    """One line of a diagnostic, wrapped and coloured as asked for, with the end of the line.

    `spans` contain the blanks of `indent`.
    """
    cuts = breaks("".join(text for text, _ in spans), indent) if wrap else []
    if not cuts and colours is None:
        return "".join(text for text, _ in spans) + "\n"
    margin = " " * (indent + _HANGING)
    out: list[str] = []
    offset = 0
    next_cut = 0
    # Whether a line was ended and its successor has no margin yet: that goes in front of the next text,
    # behind the sequence that begins a colour, which is taken back for the margin.
    hanging = False
    for text, category in spans:
        start = reset = ""
        if colours is not None and category:
            start = colours.start(category)
            reset = _RESET
        out.append(start)
        done = 0
        while done < len(text):
            if hanging:
                out.append(reset + margin + start)
                hanging = False
            if next_cut < len(cuts) and cuts[next_cut][0] < offset + len(text):
                end, begin = cuts[next_cut]
                out.append(text[done : end - offset] + "\n")
                done = begin - offset
                next_cut += 1
                hanging = True
            else:
                out.append(text[done:])
                done = len(text)
        out.append(reset)
        offset += len(text)
    return "".join(out) + "\n"
