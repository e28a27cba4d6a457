"""The declarations in which something is launched."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: more own text than this holds the headers of a library: only the file that is compiled is looked at
_MOST_TOKENS: Final = 60_000


def launch_places(examined: ExaminedUnit) -> list[list[Piece]]:
    """Functions and variables with launches in them, each as its piece behind those around it."""
    stretches = examined.stretches
    kinds = examined.kinds
    if not any(kinds.find(k.LAUNCH, start, end) >= 0 for start, end in stretches):
        return []
    if sum([end - start for start, end in stretches]) > _MOST_TOKENS:
        stretches = examined.last_file()
    found: dict[int, list[Piece]] = {}
    for start, end in stretches:
        at = kinds.find(k.LAUNCH, start, end)
        while at >= 0:
            path = examined.cutter.path(at)
            if path and path[-1].sort in (c.FUNCTION, c.SIMPLE):
                found[path[-1].start] = path
            at = kinds.find(k.LAUNCH, at + 1, end)
    return [found[start] for start in sorted(found)]
