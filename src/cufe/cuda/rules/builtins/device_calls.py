"""Calls of the built-in functions of device code, `__nv_atomic_*` and `__wgmma_mma_async_*`, in the user's text."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations, names_around
from cufe.sema.constant.device_functions import ATOMIC, PREFIXES, WGMMA
from cufe.syntax.cutter import Piece


def check_device_calls(examined: ExaminedUnit) -> None:
    """Judges them; most units have none."""
    text = examined.unit.text
    if ATOMIC not in text and WGMMA not in text:
        return
    places = _places(examined)
    if places:
        from cufe.cuda.rules.builtins.judge import judge_device_calls

        judge_device_calls(examined, places)


def _places(examined: ExaminedUnit) -> list[list[Piece]]:
    """The declarations in which such functions are named, each as its piece behind those around it, and the explicit
    instantiations of those that are templates."""
    lexemes = examined.lexemes
    found: dict[int, list[Piece]] = {}
    generic: set[str] = set()
    near = examined.near()
    names = {name for start, end in near for name in set(lexemes[start:end]) if name.startswith(PREFIXES)}
    for token in examined.tokens_of(names, near):
        path = examined.cutter.path(token)
        if path and path[-1].start not in found:
            found[path[-1].start] = path
            if examined.is_in_template(token):
                generic |= names_around(examined, token)
    if generic:
        for piece in explicit_instantiations(examined):
            if not generic.isdisjoint(lexemes[piece.start : piece.end]):
                found[piece.start] = examined.cutter.path(piece.start)
    return [found[start] for start in sorted(found)]
