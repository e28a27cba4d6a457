"""Functions without an identifier for a name: operators, conversion functions, destructors; and the friends of a class.

The index by identifiers leaves them out, since hardly anybody asks for them.
"""

from cufe.final import Final
from cufe.syntax.cutter import CLASS, EMPTY, ENUM, FUNCTION, LINKAGE, NAMESPACE, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.operator_names import operator_name
from cufe.text import kinds as k

#: what may stand between a parenthesis and the name of an operator that it holds
_IN_FRONT_OF_NAMES: Final = bytes((k.CONST, k.VOLATILE, k.IDENTIFIER, k.SCOPE)) + b"*&A("


class SpecialIndex:
    """What follows one brace, linkage blocks included."""

    def __init__(self, declarations: DeclarationParser, brace: int) -> None:
        #: pieces of operator functions by name: `operator+`, `operator()`, `operator new[]`, `operator""_x`
        self.operators: dict[str, list[Piece]] = {}
        self.conversions: list[Piece] = []
        self.destructors: list[Piece] = []
        self.friends: list[Piece] = []
        self.usings: list[Piece] = []
        pending = [brace]
        kinds = declarations.kinds
        while pending:
            for piece in declarations.cutter.pieces(pending.pop()):
                sort = piece.sort
                if sort == LINKAGE:
                    pending.append(piece.body)
                elif sort != EMPTY and sort != NAMESPACE and sort != ENUM:
                    end = piece.body if sort == FUNCTION or sort == CLASS else piece.end
                    if k.next_of(kinds, k.FRIEND, piece.head, end) >= 0:
                        self.friends.append(piece)
                    elif kinds[piece.head] == k.USING:
                        self.usings.append(piece)
                    elif sort != CLASS:
                        self._add(declarations, piece, end)

    def _add(self, declarations: DeclarationParser, piece: Piece, end: int) -> None:
        kinds = declarations.kinds
        at = declarator_word(declarations, piece, end)
        if at < 0:
            return
        if kinds[at] == k.TILDE:
            self.destructors.append(piece)
            return
        name = operator_name(declarations, at, end)
        if name:
            self.operators.setdefault(name, []).append(piece)
        else:
            self.conversions.append(piece)


def declarator_word(declarations: DeclarationParser, piece: Piece, end: int) -> int:
    """The `operator` or `~` that names what a piece declares, or -1: outside of all brackets, in front of a parameter
    list or an initialiser."""
    kinds = declarations.kinds
    at = piece.head
    if k.next_of(kinds, k.OPERATOR, at, end) < 0 and k.next_of(kinds, k.TILDE, at, end) < 0:
        return -1
    brackets = declarations.brackets
    while at < end:
        kind = kinds[at]
        if kind == k.OPERATOR or kind == k.TILDE:
            return at
        if kind == k.OPEN_ROUND:
            inner = at + 1
            while inner < end and kinds[inner] in _IN_FRONT_OF_NAMES:
                inner += 1
            if kinds[inner] == k.OPERATOR and kinds[inner - 1] != k.SCOPE:
                return inner  # the name of an operator in parentheses, as in `int (&operator[](int))[3]`
            if kinds[at - 1] == k.IDENTIFIER:
                return -1  # the parameter list of a function with a plain name
            at = brackets.skip(at)
        elif kind == k.OPEN_SQUARE:
            at = brackets.skip(at)
        elif kind == k.LESS:
            close = brackets.close_angle(at, end)
            at = close + 1 if close >= 0 else at + 1
        elif kind == k.ASSIGN:
            return -1
        else:
            at += 1
    return -1
