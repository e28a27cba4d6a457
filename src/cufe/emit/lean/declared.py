"""Which names a piece of the unit declares, by a few steps over its tokens and without the parser.

A lean unit asks this of every declaration of every header, so it has to cost next to nothing; and a name too many only
keeps what could have gone.
"""

from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: words whose parentheses hold no parameters and no declarator
CALL_LIKE: Final = bytes(
    (k.ATTRIBUTE, k.ALIGNAS, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT, k.THROW, k.ASM, k.EXPLICIT, k.UNDERLYING_TYPE, k.TRAIT)
)
#: what follows the name of a declarator, besides template arguments
_BEHIND_NAME: Final = b"(;=[,{:)" + bytes((k.ATTRIBUTE, k.ALIGNAS, k.ASM, k.REQUIRES))
#: the same where attributes stand between
_BEHIND_ATTRIBUTES: Final = b";=[,{:)" + bytes((k.ASM,))
#: what precedes the `[` of structured bindings
_BEFORE_BINDINGS: Final = b"&" + bytes((k.AUTO, k.AND))
#: the beginning of a declarator in parentheses
_POINTERS: Final = bytes((k.AND, k.CONST, k.VOLATILE, k.RESTRICT, k.ATTRIBUTE)) + b"*&^"


class DeclaredNames:
    """Finds the tokens of declared names: identifiers, and `operator` for the name of an operator or conversion."""

    def __init__(self, brackets: Brackets) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self._elaborated: bool = True

    def of_piece(self, piece: Piece, elaborated: bool) -> list[int]:
        """The declared names of a piece that is no namespace and no linkage block, in their order.

        `struct A *f();` may declare the class, or only name it: `elaborated` says that such names count."""
        found: list[int] = []
        self._elaborated = elaborated
        kinds = self.kinds
        at = piece.head
        while kinds[at] == k.EXTENSION:
            at += 1
        kind = kinds[at]
        if kind == k.USING:
            self._of_using(at, piece.end, found)
        elif kind == k.NAMESPACE:
            found.append(at + 1)
        elif kind == k.STATIC_ASSERT or kind == k.ASM:
            return found
        elif piece.sort == c.CLASS or piece.sort == c.ENUM:
            name = self.class_name(piece)
            if name >= 0:
                found.append(name)
            if piece.sort == c.ENUM:
                self._enumerators(piece.body, found)
            self._declarators(self.brackets.skip(piece.body), piece.end, found)
        else:
            self._declarators(at, piece.body if piece.sort == c.FUNCTION else piece.end, found)
        return found

    def defined_friends(self, piece: Piece) -> list[int]:
        """The names of the friend functions that are defined in a class, but for operators."""
        kinds = self.kinds
        found: list[int] = []
        at = kinds.find(k.FRIEND, piece.body, piece.end)
        while at >= 0:
            names: list[int] = []
            end = at
            while kinds[end] != k.SEMICOLON and kinds[end] != k.OPEN_BRACE and end < piece.end:
                end = self.brackets.skip(end) if kinds[end] == k.OPEN_ROUND else end + 1
            if kinds[end] == k.OPEN_BRACE:
                self._elaborated = False
                self._declarators(at + 1, end, names)
            found += [name for name in names if kinds[name] == k.IDENTIFIER]
            at = kinds.find(k.FRIEND, end, piece.end)
        return found

    def class_name(self, piece: Piece) -> int:
        """The name in the head of a class or enumeration with a body, -1 where it has none."""
        kinds = self.kinds
        at = piece.head
        while at < piece.body and kinds[at] not in k.TYPE_KEYS:
            at += 1
        return self._name_behind_key(at, piece.body)

    def _name_behind_key(self, at: int, limit: int) -> int:
        """The last part of the qualified name behind a class-key or `enum`, -1 where there is none."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.ATTRIBUTE or kind == k.ALIGNAS:
                at = self.brackets.skip(at + 1)
            elif kind == k.OPEN_SQUARE:
                at = self.brackets.skip(at)
            elif kind in k.TYPE_KEYS or kind == k.SCOPE:
                at += 1
            else:
                break
        name = -1
        while at < limit and kinds[at] == k.IDENTIFIER:
            name = at
            at = self.behind_arguments(at + 1, limit)
            if at >= limit or kinds[at] != k.SCOPE:
                break
            at += 1
        return name

    def behind_arguments(self, at: int, limit: int) -> int:
        """The index behind the template arguments that start at `at`; `at` itself where there are none."""
        if at < limit and self.kinds[at] == k.LESS:
            close = self.brackets.close_angle(at, limit)
            if close >= 0:
                return close + 1
        return at

    def _of_using(self, at: int, end: int, found: list[int]) -> None:
        """The names of an alias- or using-declaration; a using-directive has none."""
        kinds = self.kinds
        if kinds[at + 1] == k.IDENTIFIER and kinds[at + 2] != k.SCOPE and kinds[at + 2] not in b",;<":
            found.append(at + 1)
            return
        if kinds[at + 1] == k.NAMESPACE or kinds[at + 1] == k.ENUM:
            return
        while at < end:
            kind = kinds[at]
            if kind == k.OPERATOR:
                found.append(at)
                return
            if kind == k.IDENTIFIER:
                behind = self.behind_arguments(at + 1, end)
                if behind >= end or kinds[behind] != k.SCOPE:
                    found.append(at)
                at = behind
            else:
                at += 1

    def _enumerators(self, body: int, found: list[int]) -> None:
        kinds = self.kinds
        close = self.brackets.close(body)
        at = body + 1
        while at < close:
            kind = kinds[at]
            if kind == k.IDENTIFIER and (kinds[at - 1] == k.COMMA or at == body + 1):
                found.append(at)
            at = self.brackets.skip(at) if kind == k.OPEN_ROUND or kind == k.OPEN_BRACE else at + 1

    def _declarators(self, at: int, limit: int, found: list[int]) -> None:
        """The declared names between the specifiers that start at `at` and `limit`."""
        kinds = self.kinds
        brackets = self.brackets
        while at < limit:
            kind = kinds[at]
            if kind == k.OPERATOR:
                found.append(at)
                return
            if kind in CALL_LIKE and kinds[at + 1] == k.OPEN_ROUND:
                at = brackets.skip(at + 1)
            elif kind == k.OPEN_SQUARE and kinds[at - 1] in _BEFORE_BINDINGS and kinds[at + 1] == k.IDENTIFIER:
                found += [one for one in range(at + 1, brackets.skip(at)) if kinds[one] == k.IDENTIFIER]
                return
            elif kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
                at = brackets.skip(at)
            elif kind == k.OPEN_ROUND:
                self._in_parentheses(at, limit, found)
                at = self._next_declarator(brackets.skip(at), limit)
            elif kind in k.TYPE_KEYS:
                name = self._name_behind_key(at, limit)
                if name < 0:
                    at += 1
                    continue
                if self._elaborated:
                    found.append(name)
                at = self.behind_arguments(name + 1, limit)
            elif kind == k.IDENTIFIER:
                behind = self.behind_arguments(at + 1, limit)
                after = behind
                while after < limit and (kinds[after] == k.ATTRIBUTE or kinds[after] == k.ALIGNAS):
                    after = brackets.skip(after + 1)
                if after < limit and kinds[after] not in (_BEHIND_NAME if after == behind else _BEHIND_ATTRIBUTES):
                    at = after + 1 if kinds[after] == k.SCOPE else after
                elif behind >= limit:
                    at = behind
                elif kinds[behind] == k.OPEN_ROUND and self._holds_declarator(behind):
                    self._in_parentheses(behind, limit, found)
                    at = self._next_declarator(brackets.skip(behind), limit)
                else:
                    found.append(at)
                    at = self._next_declarator(behind, limit)
            elif kind == k.SEMICOLON:
                return
            else:
                at += 1

    def _holds_declarator(self, opening: int) -> bool:
        """Whether parentheses behind a name, which is a type then, hold a declarator: `T (*f)()`, `T (f)()`."""
        kinds = self.kinds
        if kinds[opening + 1] in b"*&^A":
            return True
        at = opening + 1
        while kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE:
            at += 2
        if at > opening + 1 and kinds[at] == k.STAR:
            return True
        close = self.brackets.close(opening)
        return close == opening + 2 and kinds[opening + 1] == k.IDENTIFIER and kinds[close + 1] in b"(["

    def _in_parentheses(self, opening: int, limit: int, found: list[int]) -> None:
        """The declared name in `(*name)`, `(A::*name)(...)`, `(*name(...))`."""
        kinds = self.kinds
        at = opening + 1
        while at < limit:
            kind = kinds[at]
            if kind == k.OPERATOR:
                found.append(at)
                return
            if kind == k.IDENTIFIER:
                behind = self.behind_arguments(at + 1, limit)
                if behind < limit and kinds[behind] == k.SCOPE:
                    at = behind + 1
                    continue
                found.append(at)
                return
            if kind == k.ATTRIBUTE:
                at = self.brackets.skip(at + 1)
            elif kind in _POINTERS or kind == k.OPEN_ROUND:
                at += 1
            else:
                return

    def _next_declarator(self, at: int, limit: int) -> int:
        """The index behind the comma that ends a declarator, or `limit`."""
        kinds = self.kinds
        brackets = self.brackets
        while at < limit:
            kind = kinds[at]
            if kind == k.COMMA:
                return at + 1
            if kind == k.SEMICOLON:
                return limit
            if kind == k.OPEN_ROUND or kind == k.OPEN_BRACE or kind == k.OPEN_SQUARE:
                at = brackets.skip(at)
            elif kind == k.LESS and kinds[at - 1] == k.IDENTIFIER:
                at = max(self.behind_arguments(at, limit), at + 1)
            else:
                at += 1
        return limit
