"""A part of a unit that stays or goes as one."""

from cufe.syntax.cutter import Piece


class Item:
    """A piece at namespace scope, or the body of a member function; `name` is the token it declares first, or -1."""

    def __init__(self, piece: Piece, name: int, is_body: bool, scope: str) -> None:
        self.piece: Piece = piece
        self.name: int = name
        self.is_body: bool = is_body
        #: the namespaces around it: `::std::ranges::`
        self.scope: str = scope
        self.named: bool = False
        self.kept: bool = False
        #: of how many required names none has been met yet
        self.waits: int = 0
