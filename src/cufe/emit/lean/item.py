"""A part of a unit that stays or goes as one."""

from cufe.emit.lean.outer_namespaces import EVERYWHERE
from cufe.syntax.cutter import Piece


class Item:
    """A piece at namespace scope, or the body of a member function; `name` is the token it declares first, or -1."""

    def __init__(self, piece: Piece, name: int, is_body: bool, scope: str) -> None:
        self.piece: Piece = piece
        self.name: int = name
        self.is_body: bool = is_body
        #: the namespaces around it: `::std::ranges::`
        self.scope: str = scope
        #: the outermost of them; for the body of a member, those that it sees
        self.outer: int = EVERYWHERE
        #: whether argument-dependent lookup can find it
        self.is_function: bool = False
        #: the end of the outermost class around the body of a member
        self.class_end: int = -1
        #: the token of the name that is no mention of it, or -1
        self.declares: int = -1
        self.named: bool = False
        self.kept: bool = False
        #: of how many required names none has been met yet
        self.waits: int = 0
