"""Where references could be bound to constant objects: variables, members and results (433).

Observed: diagnostics-b 3.9.
"""

from cufe import regex as re
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.builtin_variables import NAMES
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_NAME: Final = bytes((k.IDENTIFIER,))
_REFERENCE: Final = TokenPattern(
    b"[&" + re.escape(bytes((k.AND,))) + b"]" + _NAME + b"[=({]" + _NAME, bytes((k.AMPERSAND, k.AND))
)
#: behind the object that a reference is bound to, members of it included
_BEHIND: Final = b";,)}."
#: in front of the name of a member that a constructor initialises
_BEFORE_MEMBER: Final = b":,"


class BoundReferences:
    """Finds the operands in doubt: built-in variables, and names that are declared const in front."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.operands: set[int] = set()
        found: dict[int, list[Piece]] = {}
        for token in self._bound() + self._builtins():
            path = examined.cutter.path(token)
            if path and path[-1].sort in (c.FUNCTION, c.SIMPLE):
                found[path[-1].start] = path
                self.operands.add(token)
        self.places: list[list[Piece]] = [found[start] for start in sorted(found)]

    def _bound(self) -> list[int]:
        """`T &x = y` where `y` is const, and `T` is not."""
        examined = self.examined
        found: list[int] = []
        for start, end in examined.compiled():
            for match in _REFERENCE.finditer(examined.kinds, start, end):
                source = match.end() - 1
                if examined.kinds[source + 1] not in _BEHIND or self._is_const(match.start()):
                    continue
                if examined.lexemes[source] in NAMES or self._is_declared_const(source):
                    found.append(source)
        return found

    def _is_const(self, ampersand: int) -> bool:
        """Whether `const` or `auto` stands in the type in front of an ampersand."""
        kinds = self.examined.kinds
        at = ampersand - 1
        while kinds[at] not in b";{}(),":
            if kinds[at] in (k.CONST, k.AUTO):
                return True
            at -= 1
        return False

    def _is_declared_const(self, name: int) -> bool:
        """Whether the first mention of a name has `const` in front: in the declaration around it, else in the text."""
        examined = self.examined
        path = examined.cutter.path(name)
        if not path:
            return False
        lexemes = examined.lexemes
        first = lexemes.index(lexemes[name], path[-1].start, name + 1)
        if first == name:
            mentions = examined.tokens_of({lexemes[name]}, examined.compiled())
            first = mentions[0] if mentions else name
        return first < name and self._is_const(first)

    def _builtins(self) -> list[int]:
        """Built-in variables that are returned as references, or initialise members."""
        examined = self.examined
        kinds = examined.kinds
        found: list[int] = []
        for token in examined.tokens_of(set(NAMES), examined.compiled()):
            if kinds[token + 1] not in _BEHIND:
                continue
            if kinds[token - 1] == k.RETURN:
                path = examined.cutter.path(token)
                if path and kinds.find(b"&", path[-1].head, path[-1].body) >= 0:
                    found.append(token)
            elif kinds[token - 1] in b"({" and kinds[token - 2] == k.IDENTIFIER and kinds[token - 3] in _BEFORE_MEMBER:
                path = examined.cutter.path(token)
                if path and path[-1].sort == c.FUNCTION and token < path[-1].body:
                    found.append(token)
        return found
