"""Launch bounds that hang on template parameters and surely are in range, by what stands in template argument lists.

`template <int N> __global__ void __launch_bounds__(N) k();` with `k<256>` needs no instance to be judged."""

from cufe.cuda.rules.declared import Declared
from cufe.final import Final
from cufe.text import kinds as k

_ARITHMETIC: Final = bytes((k.IDENTIFIER, k.NUMBER)) + b"*+()"
#: no product of a few such numbers is out of range
_LARGEST: Final = 1024


def is_plain_bound(one: Declared, start: int, end: int) -> bool:
    """Whether an argument is made of template parameters and small numbers, and every use of the template gives these
    parameters small numbers."""
    examined = one.examined
    if not one.declaration.heads or any(kind not in _ARITHMETIC for kind in examined.kinds[start:end]):
        return False
    lexemes = examined.lexemes
    parameters = one.declaration.heads[-1].parameters
    places = {lexemes[value.name]: place for place, value in enumerate(parameters) if value.name >= 0 > value.key}
    wanted: set[int] = set()
    for token in range(start, end):
        if examined.kinds[token] == k.IDENTIFIER:
            place = places.get(lexemes[token], -1)
            if place < 0:
                return False
            wanted.add(place)
        elif examined.kinds[token] == k.NUMBER and not _is_small(lexemes[token]):
            return False
    return bool(wanted) and all(
        _gives_small(one, token, wanted) for token in examined.tokens_of({one.name}, examined.near())
    )


def _gives_small(one: Declared, token: int, wanted: set[int]) -> bool:
    """Whether the template argument list behind a name has small numbers at some places."""
    if token == one.name_token:
        return True
    examined = one.examined
    if examined.kinds[token + 1] != k.LESS:
        return False
    close = examined.brackets.close_angle(token + 1, len(examined.kinds))
    at = token + 2
    place = 0
    found: set[int] = set()
    while at < close:
        end = examined.parser.skip_to_comma(at, close)
        if end == at + 1 and examined.kinds[at] == k.NUMBER and _is_small(examined.lexemes[at]):
            found.add(place)
        place += 1
        at = end + 1
    return wanted <= found


def _is_small(spelling: str) -> bool:
    digits = spelling.rstrip("uUlL")
    return digits.isdigit() and not digits.startswith("0") and int(digits) <= _LARGEST
