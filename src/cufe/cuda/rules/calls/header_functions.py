"""The functions for the device alone that headers bring, the toolkit's own above all: `__syncthreads`, `atomicAdd`;
and calls in the user's headers."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.calls.suspects import Suspects, may_call
from cufe.cuda.rules.enclosing_context import is_in_device_lambda
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_MEMBER_ACCESS: Final = bytes((k.DOT, k.ARROW))


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
            names = by_space.get(flags & EXECUTION_SPACES)
            if names is not None:
                opening = k.next_of(kinds, k.OPEN_ROUND, last[index] + 1, len(kinds))
                while kinds[opening - 1] == k.ATTRIBUTE:
                    # A word of others between those of CUDA and the name: `__attribute__((noreturn))`.
                    opening = k.next_of(kinds, k.OPEN_ROUND, examined.brackets.close(opening) + 1, len(kinds))
                if kinds[opening - 1] == k.IDENTIFIER:
                    names.add(lexemes[opening - 1])
            index += 1
    return by_space[DEVICE] - by_space[HOST]


def calls_in_headers(
    examined: ExaminedUnit, suspects: Suspects, names_of_headers: set[str], stretches: list[tuple[int, int]]
) -> list[int]:
    """The names of functions for the device alone, of kernels and of such members where they are called: by their plain
    names, or for a named object of a class that has such members."""
    names = suspects.functions | suspects.kernels | suspects.members | names_of_headers
    found: list[int] = []
    for token in examined.tokens_of(names, stretches):
        if not may_call(examined, token):
            continue
        if examined.kinds[token - 1] in _MEMBER_ACCESS:
            doubt = examined.lexemes[token] in suspects.members and _is_of_class(examined, token - 2, suspects)
        else:
            doubt = _is_restricted(examined, token)
        if doubt and not is_in_device_lambda(examined, token):
            found.append(token)
    return found


def _is_restricted(examined: ExaminedUnit, token: int) -> bool:
    """Whether a name means functions of which one is a kernel or for the device alone."""
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.FUNCTION:
        return False
    for piece in entity.pieces:
        end = piece.body if piece.body >= 0 else piece.end
        if examined.marks.union(piece.start, end) & EXECUTION_SPACES in (DEVICE, GLOBAL):
            return True
    return False


def _is_of_class(examined: ExaminedUnit, token: int, suspects: Suspects) -> bool:
    """Whether a name means an object that is declared with the name of a suspect class."""
    if examined.kinds[token] != k.IDENTIFIER:
        return False
    entity = examined.lookup().resolve(token)
    if entity is None:
        return False
    for binding in entity.bindings:
        if binding.declaration is not None:
            specifiers = binding.declaration.specifiers
            for at in range(specifiers.type_start, specifiers.type_end):
                if examined.lexemes[at] in suspects.classes:
                    return True
    return False
