"""`asm` statements and calls of built-in functions of device code, as far as their spelling tells."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations, names_around
from cufe.final import Final
from cufe.sema.constant.builtins import ATOMIC, PREFIXES, WGMMA
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

# `asm` statements: what is only for the host, or only for the device (observed: diagnostics-b 3.9). The device compiler
# judges clobbers with all else in a function that it reads (`device/asm_operands.py`).


_CLOBBER: Final = 20165
_CONSTRAINT: Final = 20263

_CC: Final = '"cc"'
_CONSTRAINTS: Final = ('"C"', '"=C"')
#: the part of an asm with the clobbers; operands stand in the two in front of it
_CLOBBERS: Final = 3


def check_assembly(examined: ExaminedUnit, spaces: Spaces) -> None:
    """Judges clobbers and constraints; the device pass has no opinion of clobbers here."""
    kinds = examined.kinds
    words = (_CC, *_CONSTRAINTS) if examined.architecture is None else _CONSTRAINTS
    for at in k.each(kinds, k.ASM, examined.stretches):
        _check(examined, spaces, kinds.find(k.OPEN_ROUND, at), words)


def _check(examined: ExaminedUnit, spaces: Spaces, opening: int, words: tuple[str, ...]) -> None:
    """Judges the asm whose parenthesis is at `opening`."""
    lexemes = examined.lexemes
    kinds = examined.kinds
    of_host = examined.architecture is None
    for token in range(opening, examined.brackets.close(opening)):
        if kinds[token] != k.STRING or lexemes[token] not in words:
            continue
        part = _part(examined, token, opening)
        if part == _CLOBBERS:
            if lexemes[token] == _CC and _space(examined, spaces, token) in (DEVICE, GLOBAL):
                examined.add(_CLOBBER, token)
        elif part in (1, 2) and lexemes[token] != _CC:
            space = _space(examined, spaces, token)
            if space == HOST or (of_host and space & HOST):
                named = kinds[token - 1] == k.CLOSE_SQUARE
                # The operand is read first.
                examined.add_late(_CONSTRAINT, token - 3 if named else token, examined.brackets.close(token + 1))


def _part(examined: ExaminedUnit, token: int, opening: int) -> int:
    """How many colons stand between the parenthesis of an asm and a token."""
    kinds = examined.kinds
    colons = 0
    at = opening + 1
    while at < token:
        kind = kinds[at]
        if kind == k.OPEN_ROUND:
            at = examined.brackets.close(at)
        elif kind == k.COLON:
            colons += 1
        elif kind == k.SCOPE:
            colons += 2
        at += 1
    return colons


def _space(examined: ExaminedUnit, spaces: Spaces, token: int) -> int:
    around = surroundings(examined, token)
    return 0 if around is None else space_at(examined, spaces, around, token)


# Calls of the built-in functions of device code, `__nv_atomic_*` and `__wgmma_mma_async_*`, in the user's text.


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
    names = {name for name in examined.unit.kind_of if name.startswith(PREFIXES)}
    for token in examined.tokens_of(names, examined.stretches):
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
