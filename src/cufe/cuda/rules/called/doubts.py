"""Ordinary calls of the user's functions that are in doubt."""

from cufe.cuda.rules.called.own_functions import OwnFunctions
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.mistakes.read_pieces import pieces_of
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what a name behind it is a member or part of another declaration
_BEFORE_OTHERS: Final = bytes((k.ARROW, k.IDENTIFIER, k.BUILTIN_TYPE, k.NEW)) + b".~"
#: what is called ends with these
_CALLABLE: Final = b">)]}" + bytes((k.IDENTIFIER, k.OPERATOR))


class DoubtfulCalls:
    """Finds the calls; `places` are the functions and variables around them, `openings` their parentheses."""

    def __init__(self, examined: ExaminedUnit, functions: OwnFunctions) -> None:
        self.examined: ExaminedUnit = examined
        self.openings: set[int] = set()
        found: dict[int, list[Piece]] = {}
        for path in pieces_of(examined, examined.compiled()):
            found[path[-1].start] = path
            self._all_calls(path[-1])
        if examined.near() != examined.compiled():
            self._of_headers(functions, found)
        self.places: list[list[Piece]] = [found[start] for start in sorted(found)]

    def _of_headers(self, functions: OwnFunctions, found: dict[int, list[Piece]]) -> None:
        """Adds the doubtful calls in the headers of a long unit."""
        examined = self.examined
        kinds = examined.kinds
        for token in examined.tokens_of(set(functions.declared()), examined.near()):
            if kinds[token + 1] != k.OPEN_ROUND or kinds[token - 1] in _BEFORE_OTHERS or examined.is_compiled(token):
                continue
            path = examined.cutter.path(token)
            if not path or not self._is_inside(path[-1], token):
                continue
            if functions.is_doubtful(path[-1], token, token + 1):
                self.openings.add(token + 1)
                found[path[-1].start] = path

    def _all_calls(self, piece: Piece) -> None:
        """Adds all parentheses behind what can be called."""
        kinds = self.examined.kinds
        for at in k.all_of(kinds, b"(", piece.start, piece.end):
            if kinds[at - 1] in _CALLABLE:
                self.openings.add(at)

    def _is_inside(self, piece: Piece, token: int) -> bool:
        """Whether a token stands in the body of a function or in an initialiser."""
        if piece.sort == c.FUNCTION:
            return token > piece.body
        return piece.sort == c.SIMPLE and self.examined.kinds.find(b"=", piece.head, token) >= 0
