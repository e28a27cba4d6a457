"""Spaces of functions that are defaulted on their first declaration, which have none (observed: diagnostics-a 5.2).

Virtual ones have those of the host and the device, but are no kernels either."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared, display, parse_piece, word_of
from cufe.cuda.rules.enclosing_context import surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_IGNORED: Final = 20012
_DEFAULTED: Final = TokenPattern(b"=" + bytes((k.DEFAULT,)) + b";", bytes((k.DEFAULT,)))


def check_defaulted(examined: ExaminedUnit) -> None:
    """Tells of the spaces on functions that their class defaults."""
    marks = examined.marks
    for start, end in examined.stretches:
        for match in _DEFAULTED.finditer(examined.kinds, start, end):
            at = match.start()
            path = examined.cutter.path(at)
            if path and at > path[-1].body >= 0:
                path = _path_in_block(examined, at)
            if len(path) < 2 or path[-2].sort != c.CLASS:
                continue
            piece = path[-1]
            if piece.sort != c.SIMPLE or not marks.between(piece.start, at):
                continue
            for one in parse_piece(examined, piece, path[:-1], False):
                _check(one)


def _path_in_block(examined: ExaminedUnit, at: int) -> list[Piece]:
    """The pieces around a token in a local class."""
    if local_class(examined.cutter, examined.brackets.enclosing(at)) is None:
        return []
    around = surroundings(examined, at)
    return [] if around is None else [*around.path, around.piece]


def _check(one: Declared) -> None:
    if one.function() is None or not one.in_class:
        return
    examined = one.examined
    ignored = GLOBAL if _may_be_virtual(one) else HOST | DEVICE | GLOBAL
    name = examined.lexemes[one.declarator.id]
    if one.is_destructor:
        name = "~" + examined.lexemes[one.declarator.id + 1]
    elif one.is_operator:
        name = "".join(examined.lexemes[one.declarator.id : one.declarator.name_last + 1])
    for attribute in one.attributes:
        if word_of(attribute) & ignored:
            examined.add(_IGNORED, attribute.first, display(attribute), name)


def _may_be_virtual(one: Declared) -> bool:
    """Whether a function is virtual; of a destructor a base may say so."""
    if one.flags & n.VIRTUAL or (one.is_destructor and _has_bases(one)):
        return True
    return "override" in one.declarator.virtual_specifiers


def _has_bases(one: Declared) -> bool:
    piece = one.path[-1]
    kinds = one.examined.kinds
    return kinds.find(k.COLON, piece.head, piece.body) >= 0
