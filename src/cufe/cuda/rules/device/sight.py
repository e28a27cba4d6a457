"""What the rules about device code read: the user's functions, and declarations with lambdas outside of bodies."""

from cufe.cuda.marks import DEVICE
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to

#: in front of the `[` of a lambda that is an initialiser or a default argument
_BEFORE_LAMBDA: Final = b"(,={;" + bytes((k.RETURN,))


class Sight:
    """The functions in sight, each with the pieces around it."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.paths: list[list[Piece]] = []
        outside: dict[int, list[Piece]] = {}
        for start, end in examined.near():
            self._gather(-1, [], start, end, outside)
        for slot in examined.slots:
            if slot.words & DEVICE and examined.is_near(slot.opening):
                path = examined.cutter.path(slot.opening)
                if path and path[-1].sort == c.SIMPLE:
                    outside[path[-1].start] = path
        #: declarations with lambdas outside of bodies
        self.outside: list[list[Piece]] = [outside[start] for start in sorted(outside)]
        #: all of them, in the order of the text
        by_start = {path[-1].start: path for path in self.paths + self.outside}
        self._starts: list[int] = sorted(by_start)
        self.in_order: list[list[Piece]] = [by_start[start] for start in self._starts]

    def has(self, token: int) -> bool:
        """Whether a token stands in a function in sight, or in a declaration with lambdas."""
        place = count_up_to(self._starts, token) - 1
        return place >= 0 and token < self.in_order[place][-1].end

    def _gather(self, brace: int, around: list[Piece], start: int, end: int, outside: dict[int, list[Piece]]) -> None:
        for piece in self.examined.cutter.pieces(brace):
            if piece.end <= start:
                continue
            if piece.start >= end:
                break
            path = [*around, piece]
            if piece.sort in (c.NAMESPACE, c.LINKAGE, c.CLASS):
                self._gather(piece.body, path, start, end, outside)
            elif piece.sort in (c.FUNCTION, c.SIMPLE):
                if piece.sort == c.FUNCTION:
                    self.paths.append(path)
                if self._has_lambda(piece.head, piece.body if piece.sort == c.FUNCTION else piece.end):
                    outside[piece.start] = path

    def _has_lambda(self, start: int, end: int) -> bool:
        """Whether a lambda may stand in a stretch."""
        kinds = self.examined.kinds
        return any(kinds[at - 1] in _BEFORE_LAMBDA for at in k.all_of(kinds, k.OPEN_SQUARE, start, end))
