"""Diagnostics by what users call them: a number in any of its forms, or a tag; and the nearest names to a wrong one."""

from __future__ import annotations

from cufe.diagnostics.catalog import by_number, by_tag, entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.diagnostics.catalog import Entry

_MOST: Final = 3
#: how alike two words have to be, as `difflib` counts
_ALIKE: Final = 0.75


class UnknownDiagnosticError(ValueError):
    """No diagnostic has that number or tag; the text says so and names the nearest ones."""


def find(what: str) -> Entry:
    """The diagnostic with a number (also as `20091-D`, `#20091-D` or `EC3548`) or a tag.

    `UnknownDiagnosticError` if there is no such diagnostic."""
    shorn = what.removeprefix("#").removeprefix("EC").removesuffix("-D")
    entry = by_number(int(shorn)) if shorn.isascii() and shorn.isdigit() else by_tag(what)
    if entry is None:
        raise UnknownDiagnosticError(f"no diagnostic has the number or tag {what!r}{_suggestion(shorn)}")
    return entry


def _suggestion(what: str) -> str:
    from difflib import get_close_matches

    if what.isdigit():
        names = [str(entry.shown_number) for entry in entries() if entry.number]
    else:
        names = [entry.tag for entry in entries() if entry.tag]
        what = what.lower().replace("-", "_")
    near = get_close_matches(what, names, _MOST)
    if not near and not what.isdigit():
        near = _with_words(what, names)
    if not near:
        return " (cufe explain --list names all)"
    return "; the nearest: " + ", ".join(near)


def _with_words(what: str, names: list[str]) -> list[str]:
    """The names that have the most of some words, the shortest first."""
    from difflib import get_close_matches

    words = [word for word in what.split("_") if len(word) > 1]
    found: list[tuple[int, int, str]] = []
    for name in names:
        parts = name.split("_")
        shared = sum(1 for word in words if get_close_matches(word, parts, 1, _ALIKE))
        if shared:
            found.append((-shared, len(name), name))
    return [name for shared, _, name in sorted(found)[:_MOST] if shared == min(found)[0]]
