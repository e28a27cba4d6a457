"""Functions of the user's text that may name private or protected members of classes they are no part of: told by the
spellings of members behind `.`, `->` and `::`, and by the names of classes with constructors that are not public."""

from cufe.final import Final
from cufe.sema.mistakes.read_pieces import pieces_of
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_CLASS_KEYS: Final = (k.CLASS, k.STRUCT)
_BEHIND_NAMES: Final = b";,=[({:"
_BEFORE_MEMBERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."
_DECLARING: Final = (c.SIMPLE, c.FUNCTION)
#: as far the brace of a class is sought behind its key
_REACH: Final = 60


def doubtful_accesses(code: UserCode) -> list[list[Piece]]:
    """The functions and variables with such names, each with the pieces around it."""
    return _Accesses(code).places()


class _Accesses:
    """`members` are the classes that have a member of a name which is not public, by their braces; `classes` those with
    constructors, destructors or assignments of that sort, by name."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes
        self.members: dict[str, list[int]] = {}
        self.classes: dict[str, list[int]] = {}
        self._names: dict[int, str] = {}
        #: some class is derived from another one
        self.has_closed_bases: bool = False

    def places(self) -> list[list[Piece]]:
        for start, end in self.code.compiled():
            for key in _CLASS_KEYS:
                at = self.kinds.find(key, start, end)
                while at >= 0:
                    self._class(at, min(at + _REACH, end))
                    at = self.kinds.find(key, at + 1, end)
        found: dict[int, list[Piece]] = {}
        if self.has_closed_bases:
            found = {path[-1].start: path for path in pieces_of(self.code, self.code.compiled())}
        taking: set[str] = set()
        for token in self._tokens(set(self.members) | set(self.classes)):
            braces = self.classes.get(self.lexemes[token], [])
            if self.kinds[token - 1] in _BEFORE_MEMBERS:
                braces = [*braces, *self.members.get(self.lexemes[token], [])]
            if not braces or all(self.code.brackets.close(brace) > token > brace for brace in braces):
                continue
            path = self.code.cutter.path(token)
            if path and path[-1].sort in _DECLARING and any(not self._is_part(path, brace) for brace in braces):
                found[path[-1].start] = path
                opening = self._parameters_around(path[-1], token)
                if opening >= 0:
                    taking.add(self.lexemes[opening - 1])
        for token in self._tokens(taking):
            path = self.code.cutter.path(token)
            if path and path[-1].sort in _DECLARING:
                found[path[-1].start] = path
        return [found[start] for start in sorted(found)]

    def _parameters_around(self, piece: Piece, token: int) -> int:
        """The parenthesis that opens the parameters in which a token stands, -1 where it stands in none."""
        if piece.sort == c.FUNCTION and token > piece.body:
            return -1
        at = token - 1
        while at > piece.head and self.kinds[at] not in b"(=":
            at = self.code.brackets.open_before(at) - 1 if self.kinds[at] in b")]" else at - 1
        return at if self.kinds[at] == k.OPEN_ROUND and self.kinds[at - 1] == k.IDENTIFIER else -1

    def _tokens(self, names: set[str]) -> list[int]:
        return self.code.tokens_of(names, self.code.compiled())

    def _class(self, key: int, limit: int) -> None:
        """The members of a class that are not public, as far as tokens tell."""
        kinds = self.kinds
        brace = key + 1
        while brace < limit and kinds[brace] not in b"{;)(=,>":
            brace += 1
        if brace >= limit or kinds[brace] != k.OPEN_BRACE or kinds[key + 1] != k.IDENTIFIER:
            return
        name = self.lexemes[key + 1]
        self._names[brace] = name
        self.has_closed_bases = self.has_closed_bases or kinds.find(k.COLON, key, brace) >= 0
        is_public = kinds[key] == k.STRUCT
        for piece in self.code.cutter.pieces(brace):
            label = self.code.cutter.access_label(brace, piece.start)
            if label == k.PUBLIC or (label == 0 and is_public):
                continue
            if piece.sort in _DECLARING and kinds[piece.head] != k.FRIEND:
                self._member(piece, name, brace)

    def _member(self, piece: Piece, name: str, brace: int) -> None:
        end = piece.body if piece.sort == c.FUNCTION else piece.end
        for at in range(piece.head, end):
            if self.kinds[at] == k.OPERATOR:
                self.classes.setdefault(name, []).append(brace)
                return
            if self.kinds[at] == k.IDENTIFIER and self.kinds[at + 1] in _BEHIND_NAMES:
                declared = self.lexemes[at]
                if declared == name:
                    self.classes.setdefault(name, []).append(brace)
                else:
                    self.members.setdefault(declared, []).append(brace)
                if self.kinds[at + 1] in b"(=":
                    return

    def _is_part(self, path: list[Piece], brace: int) -> bool:
        """Whether a place is inside of a class, or in a member that is defined outside of it."""
        if any(piece.sort == c.CLASS and piece.body == brace for piece in path):
            return True
        piece = path[-1]
        name = self._names[brace]
        end = piece.body if piece.sort == c.FUNCTION else piece.end
        for at in range(piece.head, end):
            if self.lexemes[at] == name:
                last = self.code.brackets.close_angle(at + 1, end) if self.kinds[at + 1] == k.LESS else at
                if last >= 0 and self.kinds[last + 1] == k.SCOPE:
                    return True
        return False
