"""The functions for the device alone that headers bring, the toolkit's own above all: `__syncthreads`, `atomicAdd`."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.text import kinds as k

_SPACES: Final = HOST | DEVICE | GLOBAL
_OPEN_ROUND: Final = ord("(")


def device_names_of_headers(examined: ExaminedUnit) -> set[str]:
    """The names of functions that are declared for the device alone outside of the unit's own text.

    The toolkit declares its run-time functions twice, for the host and for the device: those are for both."""
    marks = examined.marks
    kinds = examined.kinds
    lexemes = examined.lexemes
    first = marks.first
    last = marks.last
    words = marks.words
    by_space: dict[int, set[str]] = {DEVICE: set(), HOST: set()}
    done = 0
    for start, end in [*examined.stretches, (len(kinds), len(kinds))]:
        span = marks.between(done, start)
        index = span.start
        stop = span.stop
        done = end
        while index < stop:
            flags = words[index]
            while index + 1 < stop and first[index + 1] == last[index] + 1:
                index += 1
                flags |= words[index]
            names = by_space.get(flags & _SPACES)
            if names is not None:
                name = kinds.find(_OPEN_ROUND, last[index] + 1) - 1
                if kinds[name] == k.IDENTIFIER:
                    names.add(lexemes[name])
            index += 1
    return by_space[DEVICE] - by_space[HOST]
