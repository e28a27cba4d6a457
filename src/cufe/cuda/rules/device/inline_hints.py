"""`__inline_hint__` beside `__noinline__` or `__forceinline__` on device functions (observed: diagnostics-a 5.7)."""

from cufe.cuda.marks import DEVICE
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.device.declarations import declarations_of, is_specialisation, scope_and_name, spelling
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import nodes as n

_NOINLINE: Final = 20255
_FORCEINLINE: Final = 20256

_HINT: Final = "nv_inline_hint"


def check_inline_hints(examined: ExaminedUnit) -> None:
    """Judges the functions with a hint, at each declaration with all that was said before."""
    names: set[str] = set()
    for token in examined.tokens_of({_HINT}):
        names |= _names_behind(examined, token)
    known: dict[str, set[str]] = {}
    words: dict[str, int] = {}
    for one in declarations_of(examined, names, True) if names else []:
        if one.declaration.instantiation >= 0:
            continue
        key = one.key() if is_specialisation(one) else f"{scope_and_name(one)}({spelling(one)})"
        said = known.setdefault(key, set())
        own = {attribute.name for attribute in one.attributes if attribute.sort == n.GNU}
        said |= own
        words[key] = words.get(key, 0) | one.words
        if words[key] & DEVICE and _HINT in said:
            if "noinline" in said:
                examined.add(_NOINLINE, one.name_token)
            if "always_inline" in said:
                examined.add(_FORCEINLINE, one.name_token)


def _names_behind(examined: ExaminedUnit, token: int) -> set[str]:
    """The names of the functions whose declaration a token is part of."""
    path = examined.cutter.path(token)
    if not path:
        return set()
    return {one.name for one in parse_piece(examined, path[-1], path[:-1], False) if one.function() is not None}
