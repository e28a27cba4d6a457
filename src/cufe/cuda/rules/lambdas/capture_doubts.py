"""Functions in which the types of what extended lambdas capture, take and give could matter, by their spellings."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.surroundings import access_of
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SPECIALISATION: Final = bytes((k.TEMPLATE, k.LESS, k.GREATER))
#: what asks for the captures of `this`
_THIS: Final = 20178
_THIS_TAG: Final = "this_addr_capture_ext_lambda"
_CONSTEXPR_IF: Final = bytes((k.IF, k.CONSTEXPR))
_ALIASES: Final = bytes((k.USING, k.TYPEDEF))
#: an array of a named type, or one with many dimensions
_ARRAY: Final = re.compile(rb"[i>]i\[|(?:\[[^\[\]]*\]){8}")
_TYPE_WORDS: Final = (k.STRUCT, k.CLASS, k.UNION, k.ENUM)
_NAMED_TYPES: Final = (*_TYPE_WORDS, k.USING, k.TYPEDEF)
#: the initialiser of an init-capture
_INITIALISERS: Final = b"=({"
#: a closure that has a name outside of functions, one that is returned
_CLOSURES: Final = (bytes((k.AUTO, k.IDENTIFIER)) + b"=[", bytes((k.RETURN,)) + b"[")


class CaptureDoubts:
    """Tells for a function whether its lambdas have to be asked for their types."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self._odd: bool | None = None

    def has_typed_captures(self, path: list[Piece]) -> bool:
        """Whether a type that matters is in sight: one of the function, a member of a class, a closure, an array."""
        kinds = self.examined.kinds
        piece = path[-1]
        if kinds[piece.start : piece.start + 3] == _SPECIALISATION:
            return True
        if kinds.find(k.CONSTEXPR, piece.start, piece.body) >= 0:
            return True
        if kinds.find(_CONSTEXPR_IF, piece.body, piece.end) >= 0 or self.examined.report.may_show(_THIS, _THIS_TAG):
            return True
        if self._has_member_types(path):
            return True
        if any(kinds.find(word, piece.body, piece.end) >= 0 for word in _TYPE_WORDS):
            return True
        if self._has_telling_lambdas(piece) or _ARRAY.search(kinds, piece.start, piece.end) is not None:
            return True
        if "initializer_list" in self.examined.lexemes[piece.start : piece.body]:
            return True
        if self._odd is None:
            self._odd = self._has_odd_types()
        return self._odd

    def _has_telling_lambdas(self, piece: Piece) -> bool:
        """Whether there are init-captures, or plain lambdas, whose closures are local types."""
        examined = self.examined
        kinds = examined.kinds
        openings: set[int] = set()
        for slot in examined.slots:
            if slot.words & DEVICE:
                openings.add(slot.opening)
                if piece.start < slot.opening < piece.end:
                    # Behind a default of the list, which may be `=`.
                    captures = range(slot.opening + 2, slot.closing)
                    if any(kinds[at] in _INITIALISERS for at in captures):
                        return True
        body = examined.lookup().bodies.of(piece, "")
        return any(node.start not in openings for node in body.lambdas)

    def _has_member_types(self, path: list[Piece]) -> bool:
        """Whether a function belongs to a class with types of its own, which could be private, or to such a type."""
        examined = self.examined
        braces = [around.body for around in path if around.sort == c.CLASS]
        if len(braces) > 1:
            return True
        for one in parse_piece(examined, path[-1], path[:-1], False):
            qualifier = one.qualifier_token()
            if qualifier < 0:
                continue
            entity = examined.lookup().resolve(qualifier)
            if entity is None or not entity.is_type or entity.body < 0:
                return entity is None or entity.is_type
            braces.append(entity.body)
        return any(
            inner.sort in (c.CLASS, c.ENUM) or examined.kinds[inner.head] in _ALIASES
            for brace in braces
            for inner in examined.cutter.pieces(brace)
        )

    def _has_odd_types(self) -> bool:
        """Whether the unit has types that must not be captured and may be named far away: private or protected
        members, local types and closures of functions that return them, and arrays with another name."""
        kinds = self.examined.kinds
        for start, end in self.examined.near():
            if any(kinds.find(closure, start, end) >= 0 for closure in _CLOSURES):
                return True
            for word in _NAMED_TYPES:
                at = kinds.find(word, start, end)
                while at >= 0:
                    if self._is_odd(at):
                        return True
                    at = kinds.find(word, at + 1, end)
        return False

    def _is_odd(self, token: int) -> bool:
        """Whether the keyword of a type begins such a one."""
        kinds = self.examined.kinds
        path = self.examined.cutter.path(token)
        if not path:
            return False
        piece = path[-1]
        if piece.sort == c.FUNCTION and token > piece.body:
            return kinds.find(k.AUTO, piece.start, piece.body) >= 0
        if kinds[token] in _ALIASES:
            return kinds.find(k.OPEN_SQUARE, token, piece.end) >= 0
        if len(path) < 2 or path[-2].sort != c.CLASS or piece.sort not in (c.CLASS, c.ENUM):
            return False
        return access_of(self.examined, path[-2], piece) != k.PUBLIC
