"""Arrays of variable length, which device code does not have (observed): 28, at the bound."""

from cufe.cuda.rules.declared import Declared, parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.static_locals import in_device_function, varies
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.local_pieces import statement_start
from cufe.text import kinds as k

_NOT_CONSTANT: Final = 28

#: what stands in front of the name of an array where it is surely declared
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER))
#: a number for a bound, and no further one
_SIMPLE: Final = tuple([bytes((k.NUMBER, k.CLOSE_SQUARE, behind)) for behind in b";,=){"])


def check_array_bounds(examined: ExaminedUnit) -> None:
    """Judges the arrays that the functions of the device declare, as far as their bounds are plain to see."""
    kinds = examined.kinds
    known: set[int] = set()
    for at in k.each(kinds, b"[", examined.near()):
        if kinds[at - 1] == k.IDENTIFIER and kinds[at - 2] in _TYPES and not kinds.startswith(_SIMPLE, at + 1):
            for one in _declarators(examined, at - 1):
                if one.name_token not in known:
                    known.add(one.name_token)
                    _check(one)


def _declarators(examined: ExaminedUnit, token: int) -> list[Declared]:
    """What the declaration around a token declares, in the body of a function of the device."""
    path = examined.cutter.path(token)
    if not path or not in_device_function(examined, path[-1]) or token < path[-1].body:
        return []
    end = examined.brackets.close(examined.brackets.enclosing(token))
    piece = examined.cutter.cut_one(statement_start(examined.brackets, token), end)
    if piece.sort != c.SIMPLE or piece.end <= token:
        return []
    return [one for one in parse_piece(examined, piece, path, True) if one.function() is None]


def _check(one: Declared) -> None:
    token = varying_bound(one)
    if token >= 0 and not one.examined.is_in_template(token):
        one.examined.add(_NOT_CONSTANT, token)


def varying_bound(one: Declared) -> int:
    """The first token of a bound that is no constant, or -1."""
    for operator in one.declarator.operators:
        if operator.sort != n.ARRAY:
            return -1
        if varies(one.examined, operator.first + 1, operator.last):
            return operator.first + 1
    return -1
