"""What the tokens around a name say of it: how it is spelt, what qualifies it, whether a function or member has it."""

from cufe.emit.lean.declared import DeclaredNames
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: another spelling of an operator ([lex.digraph])
ALTERNATIVES: Final[dict[str, str]] = {
    "and": "&&", "or": "||", "not": "!", "compl": "~", "bitand": "&", "bitor": "|", "xor": "^", "and_eq": "&=",
    "or_eq": "|=", "xor_eq": "^=", "not_eq": "!=",
}  # fmt: skip
#: so many tokens back the `<` of a class in front of `::` is sought
_FAR: Final = 80
#: no template arguments hold these
_NO_ARGUMENTS: Final = bytes((k.SEMICOLON, k.AND, k.OR))
#: what begins a declaration that is no function's
_NO_FUNCTIONS: Final = bytes((k.USING, k.TYPEDEF, k.CONCEPT, k.NAMESPACE, k.STATIC_ASSERT))
#: what follows the name of a function
_BEHIND_FUNCTION: Final = b"()" + bytes((k.ATTRIBUTE,))


class Names:
    """Asks the tokens around declared and mentioned names; `namespaces` are the names of all namespaces and aliases."""

    def __init__(
        self, brackets: Brackets, lexemes: list[str], declared: DeclaredNames, namespaces: set[str]
    ) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self.lexemes: list[str] = lexemes
        self.namespaces: set[str] = namespaces
        self._declared: DeclaredNames = declared

    def of_namespace(self, piece: Piece) -> str:
        """The names of a namespace piece: `std::ranges::`."""
        kinds = self.kinds
        names = ""
        at = piece.start
        while at < piece.body:
            if kinds[at] == k.IDENTIFIER:
                names += self.lexemes[at] + "::"
            at = self.brackets.skip(at + 1) if kinds[at] == k.ATTRIBUTE else at + 1
        return names

    def inline_parts(self, piece: Piece) -> list[tuple[str, str]]:
        """The inline namespaces of a namespace piece, each behind those that it lies in: `namespace a::inline b`."""
        kinds = self.kinds
        found: list[tuple[str, str]] = []
        at = kinds.find(k.INLINE, piece.start, piece.body)
        while at >= 0:
            around = [self.lexemes[one] + "::" for one in k.all_of(kinds, k.IDENTIFIER, piece.start, at)]
            behind = kinds.find(k.IDENTIFIER, at, piece.body)
            if behind >= 0:
                found.append(("".join(around), self.lexemes[behind] + "::"))
            at = kinds.find(k.INLINE, at + 1, piece.body)
        return found

    def spelling(self, name: int) -> str:
        """The name that is declared at a token, as it is indexed: `operator+`, `operator""s`, `operatornew`."""
        if self.kinds[name] != k.OPERATOR:
            return self.lexemes[name]
        symbol = self.lexemes[name + 1]
        if self.kinds[name + 1] == k.STRING:
            if symbol.endswith('"'):
                symbol += self.lexemes[name + 2]
            return "operator" + symbol
        return "operator" + ALTERNATIVES.get(symbol, symbol)

    def qualifier(self, name: int) -> str:
        """The last part of what qualifies the name at a token, without its template arguments."""
        at = name - 2
        if self.kinds[at] == k.GREATER:
            at = self.brackets.open_angle(at, _NO_ARGUMENTS) - 1
        return self.lexemes[at]

    def first_qualifier(self, name: int) -> str:
        """The first part of the qualified name that ends at a token; nothing where it is not qualified."""
        kinds = self.kinds
        first = name - 1 if kinds[name - 1] == k.TILDE else name
        while kinds[first - 1] == k.SCOPE:
            if kinds[first - 2] == k.GREATER:
                first = self.brackets.open_angle(first - 2, _NO_ARGUMENTS) - 1
            elif kinds[first - 2] == k.IDENTIFIER:
                first -= 2
            else:
                break
        return self.lexemes[first] if first < name else ""

    def is_member(self, name: int) -> bool:
        """Whether a declared name is qualified by that of a class."""
        return self.kinds[name - 1] == k.SCOPE and self.qualifier(name) not in self.namespaces

    def means_member(self, at: int) -> bool:
        """Whether the name at a token behind `::` can only be that of a member."""
        kinds = self.kinds
        if kinds[at - 2] == k.IDENTIFIER:
            return self.lexemes[at - 2] not in self.namespaces
        if kinds[at - 2] == k.GREATER:
            opening = self.brackets.open_angle(at - 2, _NO_ARGUMENTS, max(at - 2 - _FAR, 0))
            return opening > 0 and kinds[opening - 1] == k.IDENTIFIER
        return False

    def defines_member(self, piece: Piece, name: int) -> bool:
        """Whether a piece at namespace scope, which declares `name`, defines a member function."""
        if piece.sort != c.FUNCTION or name < 0:
            return False
        return self.is_member(name) or (self.kinds[name - 1] == k.TILDE and self.kinds[name - 2] == k.SCOPE)

    def is_function(self, piece: Piece, name: int) -> bool:
        """Whether a piece may declare a function that is found by its arguments, and no deduction guide."""
        kinds = self.kinds
        if kinds[name] == k.OPERATOR:
            return True
        if piece.sort != c.FUNCTION and (piece.sort != c.SIMPLE or kinds[piece.head] in _NO_FUNCTIONS):
            return kinds[piece.head] == k.USING and kinds[name + 1] in b",;"
        behind = self._declared.behind_arguments(name + 1, piece.end)
        return kinds[behind] in _BEHIND_FUNCTION and self._before_attributes(name, piece.head) >= piece.head

    def note_others(self, piece: Piece, names: list[int], others: set[str]) -> None:
        """Takes down the names that a piece declares as something else than a class or enumeration."""
        kinds = self.kinds
        head = piece.head
        of_type = names[0] if names else -1
        if kinds[head] == k.USING and (
            kinds[head + 2] == k.SCOPE or kinds[head + 1] == k.SCOPE or self._aliases_namesake(piece, of_type)
        ):
            return
        if piece.sort == c.SIMPLE and of_type >= 0:
            before = self._before_attributes(of_type, head)
            # A deduction guide has no type in front of its name.
            if before >= head and kinds[before] not in k.TYPE_KEYS and kinds[before] != k.EXPLICIT:
                of_type = -1
        elif piece.sort == c.FUNCTION or of_type > piece.body >= 0:
            of_type = -1
        # `typedef struct char1 char1;`
        namesake = self.lexemes[of_type] if of_type >= 0 and kinds[head] == k.TYPEDEF else ""
        for name in names:
            spelling = self.lexemes[name]
            if name != of_type and spelling != namesake and kinds[name - 1] != k.TILDE and not self.is_member(name):
                others.add(spelling)

    def _aliases_namesake(self, piece: Piece, name: int) -> bool:
        """Whether an alias gives a class its own name: `template <class T> using vector = std::vector<T, A<T>>;`."""
        kinds = self.kinds
        at = name + 2
        if name < 0 or kinds[name + 1] != k.ASSIGN:
            return False
        while kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE:
            at += 1
        last = self.lexemes[at - 1]
        return last == self.lexemes[name] and kinds[self._declared.behind_arguments(at, piece.end)] == k.SEMICOLON

    def _before_attributes(self, name: int, head: int) -> int:
        """The token in front of a name and the attributes before it, which may lie in front of `head`."""
        kinds = self.kinds
        at = name - 1
        while at >= head and kinds[at] == k.CLOSE_ROUND:
            opening = self.brackets.open_before(at)
            if opening <= head or kinds[opening - 1] != k.ATTRIBUTE:
                break
            at = opening - 2
        return at
