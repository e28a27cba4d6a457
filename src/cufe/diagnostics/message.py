"""Message templates filled in (spec 53).

A filled-in message is a list of spans, text with the colour category it is shown in ("" for none), so that
one expansion serves the plain, the coloured, the wrapped and the SARIF form.
"""

from __future__ import annotations

from cufe import regex as re
from cufe.diagnostics.place import IMPLICITLY
from cufe.diagnostics.report import At, EntityName, TemplateArguments, TypeName

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
