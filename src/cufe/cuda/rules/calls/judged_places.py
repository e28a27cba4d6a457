"""The declarations in which calls, accesses and instances are judged: all of the compiled file, and those of the user's
headers that name what is for the device alone, or what is declared by way of it."""

from cufe.checks.read_pieces import has_templates, pieces_of
from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, HOST
from cufe.cuda.rules.calls.header_functions import calls_in_headers, device_names_of_headers
from cufe.cuda.rules.calls.launched_names import launches_of_no_kernels
from cufe.cuda.rules.calls.suspects import Suspects
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import parse_piece, scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: in what names an instance of a template
_NAMES_INSTANCES: Final = (k.LESS, k.DECLTYPE, k.OPEN_SQUARE)
#: `using N =`
_ALIAS: Final = bytes((k.USING, k.IDENTIFIER, k.ASSIGN))


class JudgedPlaces:
    """`paths` are functions, variables and explicit instantiations by their first tokens, each with the pieces around
    it; `heads` declarations whose types may make instances."""

    def __init__(self, examined: ExaminedUnit, found: Collection, variables: set[str]) -> None:
        self.examined: ExaminedUnit = examined
        self.paths: dict[int, list[Piece]] = {}
        self.heads: list[list[Piece]] = []
        #: classes all of whose members are judged
        self._classes: set[int] = set()
        near = examined.near()
        searched = examined.searched()
        compiled = near if examined.compiled() is examined.stretches else examined.compiled()
        headers = [one for one in near if one not in compiled]
        self.suspects: Suspects = Suspects(examined, found, _names_in(examined, near) if searched is near else None)
        names_of_headers = device_names_of_headers(examined)
        if searched is not near:
            for token in calls_in_headers(examined, self.suspects, names_of_headers, searched):
                self._add(token)
        for token in launches_of_no_kernels(examined, searched, self.suspects.kernels - self.suspects.functions):
            self._add(token)
        #: names by which code of the host could reach what is for the device alone
        self.names: set[str] = variables | self.suspects.functions | self.suspects.kernels | self.suspects.classes
        self.names |= names_of_headers
        is_suspect = self.suspects.are_there() or any(slot.is_device_only for slot in examined.slots)
        is_suspect = is_suspect or bool(self.paths or variables) or has_templates(examined)
        if is_suspect or examined.tokens_of(names_of_headers, near):
            self._compiled(compiled)
            self._headers(headers, names_of_headers)

    def in_order(self) -> list[list[Piece]]:
        return [self.paths[start] for start in sorted(self.paths)]

    def _compiled(self, stretches: list[tuple[int, int]]) -> None:
        for path in pieces_of(self.examined, stretches):
            piece = path[-1]
            if piece.sort in (c.FUNCTION, c.SIMPLE):
                self.paths[piece.start] = path
            end = piece.body if piece.body >= 0 and piece.sort != c.ENUM else piece.end
            if any(self.examined.kinds.find(kind, piece.start, end) >= 0 for kind in _NAMES_INSTANCES):
                self.heads.append(path)

    def _headers(self, stretches: list[tuple[int, int]], names_of_headers: set[str]) -> None:
        """Host code in headers that names something suspect; so is what is declared by way of it."""
        examined = self.examined
        done: set[str] = set()
        names = self.names
        while names and stretches:
            done |= names
            found: set[str] = set()
            for token in examined.tokens_of(names, stretches):
                path = self._add(token)
                if path and (path[-1].sort != c.FUNCTION or token < path[-1].body or examined.is_template(path)):
                    if examined.lexemes[token] not in names_of_headers:
                        found |= _declared_names(examined, path)
            names = found - done

    def _add(self, token: int) -> list[Piece]:
        """The piece around a token is judged, unless it is for the device alone, and all functions of a class."""
        path = self.examined.cutter.path(token)
        piece = path[-1] if path else None
        if piece is None or piece.start in self.paths or is_for_device(self.examined, piece):
            return []
        if piece.sort in (c.FUNCTION, c.SIMPLE):
            self.paths[piece.start] = path
        elif piece.sort == c.CLASS:
            if any(one.start in self._classes for one in path):
                return [piece]
            self._classes.add(piece.start)
            for inner in pieces_of(self.examined, [(piece.start, piece.end)]):
                if inner[-1].sort != c.CLASS and not is_for_device(self.examined, inner[-1]):
                    self.paths[inner[-1].start] = inner
        return path


def is_for_device(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a function is for the device alone."""
    end = piece.body if piece.body >= 0 else piece.end
    words = examined.marks.union(piece.start, end) & EXECUTION_SPACES
    return piece.sort == c.FUNCTION and words not in (0, HOST, HOST | DEVICE)


def _declared_names(examined: ExaminedUnit, path: list[Piece]) -> set[str]:
    """The names that the innermost of some pieces declares, with those of the classes around it."""
    piece = path[-1]
    found = {scope_name(examined, one) for one in path if one.sort == c.CLASS}
    if examined.kinds.startswith(_ALIAS, piece.head):
        found.add(examined.lexemes[piece.head + 1])
    elif piece.sort in (c.FUNCTION, c.SIMPLE):
        found.update(one.name for one in parse_piece(examined, piece, path[:-1], False))
    return found


def _names_in(examined: ExaminedUnit, stretches: list[tuple[int, int]]) -> set[str] | None:
    """All names in some stretches, None where these are all of the unit's own text."""
    if stretches is examined.stretches:
        return None
    found: set[str] = set()
    for start, end in stretches:
        found.update(examined.lexemes[start:end])
    return found
