"""What has to be reached besides its own name before a specialisation or an overload can be chosen.

`template <> struct hash<error_code>` waits for `error_code`, and `template <class T> T abs(const complex<T> &)` for
`complex`: no program has such a type that does not name it.  A parameter whose argument may convert ([over.best.ics])
waits for nothing, nor does a template argument that is computed.  `get<I>(x)` of the tuple protocol waits even so:
there is one for each class, and an argument that converts to none of them by name would be ambiguous.
"""

from cufe.emit.lean.declared import DeclaredNames
from cufe.final import Final
from cufe.syntax.brackets import Brackets, name_before_arguments
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_CV: Final = bytes((k.CONST, k.VOLATILE, k.CLASS, k.STRUCT, k.UNION, k.ENUM))
#: what can follow the name of a type in a template argument that waits for that name
_BEHIND_TYPE: Final = bytes((k.AND, k.CONST, k.VOLATILE)) + b"*&i"

#: template arguments that nest deeper than this require nothing
_DEEPEST: Final = 50
#: the function template that takes a tuple apart ([dcl.struct.bind])
_TAKES_APART: Final = "get"


class Requirements:
    """Required names of pieces; only names that declare classes and enumerations, and nothing else, count."""

    def __init__(self, brackets: Brackets, lexemes: list[str], declared: DeclaredNames) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = lexemes
        self.declared: DeclaredNames = declared
        #: names of classes and enumerations that are declared as nothing else
        self.types: set[str] = set()
        self.namespaces: set[str] = set()
        self._own: set[str] = set()
        self._found: list[int] = []
        self._depth: int = 0
        self._takes_apart: bool = False

    def of_piece(self, piece: Piece, name: int) -> list[int]:
        """The tokens of the names that the piece, which declares `name` first, waits for."""
        kinds = self.kinds
        self._found = []
        self._own = {self.lexemes[at] for at in range(piece.start, piece.head) if kinds[at] == k.IDENTIFIER}
        self._takes_apart = self.lexemes[name] == _TAKES_APART and piece.head > piece.start
        self._of_qualifier(name, piece.start)
        behind = name + 1
        if kinds[name] == k.OPERATOR:
            while behind < piece.end and kinds[behind] != k.OPEN_ROUND:
                behind += 1
            if kinds[behind + 1] == k.CLOSE_ROUND and kinds[behind + 2] == k.OPEN_ROUND:
                behind += 2
        elif kinds[behind] == k.LESS:
            self._of_arguments(behind)
            behind = self.declared.behind_arguments(behind, piece.end)
        if behind < piece.end and kinds[behind] == k.OPEN_ROUND:
            self._of_parameters(behind)
        return self._found

    def _of_qualifier(self, name: int, first: int) -> None:
        """`template <> void A<B>::f()` waits for `A` and `B`, `using a::f;` for no class with the name of `a`."""
        kinds = self.kinds
        at = name - 1
        while at > first and kinds[at] == k.SCOPE:
            at -= 1
            if kinds[at] == k.GREATER:
                at = name_before_arguments(kinds, at, first)
                self._of_arguments(at + 1)
            if kinds[at] != k.IDENTIFIER or self.lexemes[at] in self.namespaces:
                return
            self._require(at)
            at -= 1

    def _require(self, at: int) -> bool:
        """Takes in a name, unless it may be something else than a class."""
        name = self.lexemes[at]
        if name in self._own or name not in self.types:
            return False
        self._found.append(at)
        return True

    def _of_parameters(self, opening: int) -> None:
        close = self.brackets.close(opening)
        at = opening + 1
        while at < close:
            end = self._argument_end(at, close)
            self._of_parameter(at, end)
            at = end + 1

    def _of_parameter(self, start: int, end: int) -> None:
        """A parameter whose type is deduced, or which binds to lvalues of a class alone, waits for the class; so does
        that of a function which takes tuples apart."""
        kinds = self.kinds
        constant = False
        at = start
        while at < end and kinds[at] in _CV:
            constant = constant or kinds[at] == k.CONST
            at += 1
        name = self._last_part(at, end)
        if name < 0:
            return
        behind = self.declared.behind_arguments(name + 1, end)
        deduced = any(self.lexemes[one] in self._own for one in range(name + 1, behind) if kinds[one] == k.IDENTIFIER)
        lvalue = False
        for one in range(behind, end):
            kind = kinds[one]
            if kind not in _BEHIND_TYPE:
                return
            constant = constant or kind == k.CONST
            lvalue = lvalue or kind == k.AMPERSAND
        if deduced or (lvalue and not constant) or self._takes_apart:
            if self._require(name) and behind > name + 1:
                self._of_arguments(name + 1)

    def _of_arguments(self, less: int) -> None:
        """The required names of the template arguments behind the `<` at `less`, where they do not nest too deeply."""
        if self._depth == _DEEPEST:
            return
        self._depth += 1
        close = self.brackets.close_angle(less, len(self.kinds))
        at = less + 1
        while at < close:
            end = self._argument_end(at, close)
            self._of_argument(at, end)
            at = end + 1
        self._depth -= 1

    def _of_argument(self, start: int, end: int) -> None:
        kinds = self.kinds
        at = start
        while at < end and kinds[at] in _CV:
            at += 1
        name = self._last_part(at, end)
        if name < 0:
            return
        behind = self.declared.behind_arguments(name + 1, end)
        if any(kinds[one] not in _BEHIND_TYPE or kinds[one] == k.IDENTIFIER for one in range(behind, end)):
            return
        if self._require(name) and behind > name + 1:
            self._of_arguments(name + 1)

    def _last_part(self, at: int, end: int) -> int:
        """The last name of a qualified name that leads through namespaces alone; -1 for anything else."""
        kinds = self.kinds
        if at < end and kinds[at] == k.SCOPE:
            at += 1
        while at < end and kinds[at] == k.IDENTIFIER:
            if at + 1 >= end or kinds[at + 1] != k.SCOPE:
                behind = self.declared.behind_arguments(at + 1, end)
                return -1 if behind < end and kinds[behind] == k.SCOPE else at
            if self.lexemes[at] not in self.namespaces:
                return -1
            at += 2
        return -1

    def _argument_end(self, at: int, limit: int) -> int:
        """The index of the comma behind the argument that starts at `at`, or `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.COMMA:
                return at
            if kind == k.OPEN_ROUND or kind == k.OPEN_BRACE or kind == k.OPEN_SQUARE:
                at = self.brackets.skip(at)
            elif kind == k.LESS:
                at = max(self.declared.behind_arguments(at, limit), at + 1)
            else:
                at += 1
        return limit
