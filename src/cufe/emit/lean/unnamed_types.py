"""Unnamed types: g++ numbers those of a unit, lambdas among them, and symbols and `typeid` tell the numbers of some.

So where a host file loses unnamed types, empty enumerations stand for them.
"""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k
from cufe.text.edits import EditList
from cufe.text.unit import Unit

#: what takes the next number
_ONE: Final = "enum{};"

#: what precedes the `[` of a lambda
_BEFORE_LAMBDA: Final = b"(,={?:;!" + bytes((k.RETURN, k.OR))


def in_place_of(unit: Unit, brackets: Brackets, edits: EditList, start: int, end: int) -> str:
    """What takes the numbers of the unnamed types that stand between two tokens once the edits are made."""
    if not _count(brackets, start, end):
        return ""
    text = edits.rendered(unit.offset(start), unit.end_offset(end - 1))
    # Of the standard nothing hangs here but what some names mean.
    left = Unit(text.encode("latin-1"), 20)
    return _ONE * _count(Brackets(left), 0, len(left))


def _count(brackets: Brackets, start: int, end: int) -> int:
    """How many unnamed classes, enumerations and lambdas begin between two tokens."""
    kinds = brackets.kinds
    found = 0
    for key in k.TYPE_KEYS:
        for at in k.all_of(kinds, key, start, end):
            behind = at + 1
            while kinds[behind] == k.ATTRIBUTE or kinds[behind] == k.ALIGNAS or kinds[behind] == k.OPEN_SQUARE:
                behind = brackets.skip(behind + (kinds[behind] != k.OPEN_SQUARE))
            found += kinds[behind] == k.OPEN_BRACE or kinds[behind] == k.COLON
    for at in k.all_of(kinds, k.OPEN_SQUARE, start, end):
        found += kinds[at + 1] != k.OPEN_SQUARE and kinds[at - 1] in _BEFORE_LAMBDA
    return found
