"""Who may construct and assign the elements of a captured array: members and friends of their class may use what is
private or protected ([class.friend])."""

from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import names_around
from cufe.il import entities as en
from cufe.il.entities import ClassType
from cufe.text import kinds as k


def may_use(examined: ExaminedUnit, cls: ClassType, which: int, token: int) -> bool:
    """Whether a special member function of a class exists, and the function around a token may be one that has access
    to it, as far as names tell."""
    operation = examined.engine().implicit.operation(cls, which)
    if operation is None or operation.flags & en.DELETED:
        return False
    names = names_around(examined, token)
    path = examined.cutter.path(token)
    for one in parse_piece(examined, path[-1], path[:-1], False):
        names.update(one.full_name().split("::"))
    return cls.name in names or _is_befriended(examined, cls, names)


def _is_befriended(examined: ExaminedUnit, cls: ClassType, names: set[str]) -> bool:
    if cls.brace < 0:
        return True
    for piece in examined.cutter.pieces(cls.brace):
        head = piece.end if piece.body < 0 else piece.body
        if examined.kinds.find(k.FRIEND, piece.start, head) >= 0:
            if not names.isdisjoint(examined.lexemes[piece.start : head]):
                return True
    return False
