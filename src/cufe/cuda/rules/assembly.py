"""`asm` statements: what is only for the host, or only for the device (observed: diagnostics-b 3.9)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.surroundings import Spaces, space_at, surroundings
from cufe.final import Final
from cufe.text import kinds as k

_CLOBBER: Final = 20165
_CONSTRAINT: Final = 20263

_CC: Final = '"cc"'
_CONSTRAINTS: Final = ('"C"', '"=C"')
_OPEN_ROUND: Final = ord("(")
_CLOSE_SQUARE: Final = ord("]")
_COLON: Final = ord(":")
_BOUNDARIES: Final = b";{}"
_CLOSING: Final = b")]"
_QUALIFIERS: Final = bytes((k.VOLATILE, k.INLINE, k.GOTO))
#: the part of an asm with the clobbers; operands stand in the two in front of it
_CLOBBERS: Final = 3


def check_assembly(examined: ExaminedUnit, spaces: Spaces) -> None:
    """Judges clobbers and constraints."""
    for token in examined.tokens_of({_CC, *_CONSTRAINTS}):
        part = _part(examined, token)
        if part == _CLOBBERS:
            if examined.lexemes[token] == _CC and _space(examined, spaces, token) in (DEVICE, GLOBAL):
                examined.add(_CLOBBER, token)
        elif part in (1, 2) and examined.lexemes[token] != _CC:
            if _space(examined, spaces, token) & HOST:
                named = examined.kinds[token - 1] == _CLOSE_SQUARE
                examined.add(_CONSTRAINT, token - 3 if named else token)


def _part(examined: ExaminedUnit, token: int) -> int:
    """How many colons stand in front of a token in the parentheses of an asm; -1 where it is in none."""
    kinds = examined.kinds
    opening = token - 1
    while kinds[opening] != _OPEN_ROUND:
        if opening <= 0 or kinds[opening] in _BOUNDARIES:
            return -1
        closes = kinds[opening] in _CLOSING
        opening = examined.brackets.open_before(opening) - 1 if closes else opening - 1
    at = opening - 1
    while at > 0 and kinds[at] in _QUALIFIERS:
        at -= 1
    if kinds[at] != k.ASM:
        return -1
    colons = 0
    at = opening + 1
    while at < token:
        kind = kinds[at]
        if kind == _OPEN_ROUND:
            at = examined.brackets.close(at)
        elif kind == _COLON:
            colons += 1
        elif kind == k.SCOPE:
            colons += 2
        at += 1
    return colons


def _space(examined: ExaminedUnit, spaces: Spaces, token: int) -> int:
    around = surroundings(examined, token)
    return 0 if around is None else space_at(examined, spaces, around, token)
