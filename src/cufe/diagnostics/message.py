"""Message templates filled in (spec 53), and their lines: wrapped at 79 columns, in colours (observed:
cli-and-diagnostic-format 2.1, 2.5).

A filled-in message is a list of spans, text with the colour category it is shown in ("" for none), so that one
expansion serves the plain, the coloured, the wrapped and the SARIF form."""

from __future__ import annotations

from cufe import regex as re
from cufe.diagnostics.place import IMPLICITLY
from cufe.diagnostics.report import At, EntityName, TemplateArguments, TypeName

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cufe.diagnostics.place import Place
    from cufe.diagnostics.report import FillIn, Position

    Span = tuple[str, str]


QUOTE = "quote"
RANGE = "range1"

# Letters that take a fill-in of the same sort.
_SORT = {"s": "s", "d": "d", "u": "d", "t": "t", "T": "T", "n": "n", "p": "p"}


class BadTemplateError(ValueError):
    """A message template and its fill-ins do not fit; a mistake of the caller, never of the user's code."""


def _sort_of(fill_in: FillIn) -> str:
    """Which specifier a fill-in goes with."""
    if isinstance(fill_in, str):
        return "s"
    if isinstance(fill_in, int):
        return "d"
    if isinstance(fill_in, TypeName):
        return "t"
    if isinstance(fill_in, EntityName):
        return "n"
    if isinstance(fill_in, TemplateArguments):
        return "T"
    return "p"


def expand(template: str, fill_ins: Sequence[FillIn], file: str, place_at: Callable[[Position], Place]) -> list[Span]:
    """Fills `template` in for a diagnostic in `file`; other positions are worded relative to that file.

    `%s`, `%t`, `%n` ... take the fill-ins of their own sort in turn, or the one whose index among those is
    written behind them (`%t2`, `%sq1`).  `BadTemplateError` if one is missing or left over.
    """
    by_sort: dict[str, list[FillIn]] = {}
    for fill_in in fill_ins:
        by_sort.setdefault(_sort_of(fill_in), []).append(fill_in)
    taken: dict[str, int] = {}
    used: set[tuple[str, int]] = set()
    spans: list[Span] = []
    start = 0
    while True:
        percent = template.find("%", start)
        if percent < 0:
            spans.append((template[start:], ""))
            break
        spans.append((template[start:percent], ""))
        letter = template[percent + 1 : percent + 2]
        end = percent + 2
        if letter == "%":
            spans.append(("%", ""))
            start = end
            continue
        sort = _SORT.get(letter)
        if sort is None:
            raise BadTemplateError(f"specifier %{letter} in: {template}")
        options = ""
        while template[end : end + 1] in _OPTIONS.get(letter, ()):
            options += template[end]
            end += 1
        if template[end : end + 1].isdigit():
            index = int(template[end])
            end += 1
        else:
            index = taken.get(sort, 0) + 1
        taken[sort] = index
        available = by_sort.get(sort, [])
        if index > len(available):
            raise BadTemplateError(f"fill-in %{letter}{index} is missing for: {template}")
        used.add((sort, index))
        spans += _filled(available[index - 1], options, file, place_at)
        start = end
    if len(used) != len(fill_ins):
        raise BadTemplateError(f"fill-ins are left over for: {template}")
    return [span for span in spans if span[0]]


_SPECIFIER = re.compile(r"%(%|sq|n[odfp]*|[sdutTp])\d?")

# Option letters that may follow a specifier: quotes, no kind, declaration.
_OPTIONS = {"s": ("q",), "n": ("o", "d", "f", "p")}


def _filled(fill_in: FillIn, options: str, file: str, place_at: Callable[[Position], Place]) -> list[Span]:
    """The spans of one fill-in."""
    if isinstance(fill_in, str):
        return [('"', ""), (fill_in, QUOTE), ('"', "")] if options else [(fill_in, "")]
    if isinstance(fill_in, int):
        return [(str(fill_in), "")]
    if isinstance(fill_in, TypeName):
        return [(f'"{fill_in.text}"' + (f' (aka "{fill_in.aka}")' if fill_in.aka else ""), "")]
    if isinstance(fill_in, TemplateArguments):
        return [('"<' + ", ".join(fill_in.arguments) + '>"', "")]
    if isinstance(fill_in, At):
        return [(where(place_at(fill_in.position), file), RANGE)]
    spans = []
    if fill_in.kind and "o" not in options:
        spans.append((fill_in.kind + " ", ""))
    spans.append((f'"{fill_in.name}"', QUOTE))
    if fill_in.declared == IMPLICITLY and "d" in options:
        spans.append((" (declared implicitly)", RANGE))
    elif fill_in.declared != -1 and "d" in options:
        spans.append((f" (declared {where(place_at(fill_in.declared), file)})", RANGE))
    return spans


def sketch(template: str) -> str:
    """A template for readers, with dots for what is filled in."""
    return _SPECIFIER.sub(_sketched, template).strip()


def _sketched(match: re.Match[str]) -> str:
    specifier = match.group(1)
    if specifier == "%":
        return "%"
    if specifier[0] == "p":
        return "at line ..."
    return "..." if specifier in ("s", "d", "u") else '"..."'


def where(place: Place, file: str) -> str:
    """A place worded from within `file`: `at line 4`, `at line 4 of other.h`, `at end of source`."""
    if place.at_end:
        return "at end of source"
    return f"at line {place.line}" if place.file == file else f"at line {place.line} of {place.file}"


def plain(spans: Sequence[Span]) -> str:
    """The text of spans without colour."""
    return "".join(text for text, _ in spans)


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
