"""Which declarations of a system header define a variable, so that they emit code or act at start-up.

`T a(b);` defines one where `b` is a value, and declares a function where it is a type ([dcl.ambig.res]); which of
them it is may be known only when all names of the unit are.
"""

from cufe.emit.lean.declared import CALL_LIKE, DeclaredNames
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what begins a declaration of no variable
NO_VARIABLE: Final = bytes((k.USING, k.TYPEDEF, k.NAMESPACE, k.CONCEPT, k.STATIC_ASSERT))
#: what can follow the name of a variable
_BEHIND_VARIABLE: Final = b";=,[]{:)<" + bytes((k.ATTRIBUTE, k.ALIGNAS, k.ASM))
#: what a value in parentheses begins with, and no parameter
_VALUES: Final = b"&-+!~*({" + bytes((
    k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR, k.INCREMENT, k.DECREMENT, k.SIZEOF, k.ALIGNOF, k.TYPEID,
    k.NEW, k.CAST, k.TRAIT, k.NOEXCEPT, k.REAL_IMAG, k.BUILTIN_OFFSETOF, k.BUILTIN_VA_ARG,
))  # fmt: skip
#: what follows the name of a value, and not that of the type of a parameter
_BEHIND_VALUE: Final = b".+-/%?|^<>{" + bytes((
    k.ARROW, k.ARROW_STAR, k.DOT_STAR, k.SHIFT_LEFT, k.LESS_EQUAL, k.GREATER_EQUAL, k.SPACESHIP, k.EQUAL, k.NOT_EQUAL,
    k.OR, k.INCREMENT, k.DECREMENT,
))  # fmt: skip
#: what can follow either, and the operators among that
_BEHIND_EITHER: Final = b"(),*&[" + bytes((k.AND,))
_OPERATORS: Final = b"*&" + bytes((k.AND,))
#: the beginning of an operand, or of what is declared
_OPERANDS: Final = b"(" + bytes((k.IDENTIFIER, k.SCOPE))
#: what ends what stands in front of a member
_IN_FRONT: Final = b";{}:"


class Variables:
    """Asks pieces that are no function definitions whether they define variables."""

    def __init__(self, brackets: Brackets, declared: DeclaredNames) -> None:
        self.brackets: Brackets = brackets
        self.kinds: bytes = brackets.kinds
        self._declared: DeclaredNames = declared
        #: where the last piece asked about defines a variable if a name is that of a value: its token, or -1
        self.in_doubt: int = -1

    def are_defined(self, piece: Piece, names: list[int], inline: bool) -> bool:
        """Whether a declaration without a body, which declares `names`, defines a variable.  Inline constants, which
        are emitted where they are used, count if `inline`."""
        kinds = self.kinds
        self.in_doubt = -1
        head = piece.head
        while kinds[head] == k.EXTENSION:
            head += 1
        if kinds[head] in NO_VARIABLE:
            return False
        first = names[0]
        is_constant = kinds.find(k.CONSTEXPR, piece.start, first) >= 0
        if is_constant and not inline and kinds.find(k.INLINE, piece.start, first) >= 0:
            return False
        is_extern = kinds.find(k.EXTERN, piece.start, first) >= 0
        return any(self._is_defined(name, piece.end, is_extern, is_constant) for name in names)

    def is_inline(self, piece: Piece, names: list[int]) -> bool:
        """Whether the piece, which declares `names`, defines a variable that is inline and no template."""
        if piece.sort != c.SIMPLE or not names or piece.head > piece.start:
            return False
        return self.kinds.find(k.INLINE, piece.start, names[0]) >= 0 and self.are_defined(piece, names, True)

    def _is_defined(self, name: int, end: int, is_extern: bool, is_constant: bool) -> bool:
        """Whether a declarator, which declares `name`, defines a variable."""
        kinds = self.kinds
        if kinds[name] != k.IDENTIFIER or kinds[name - 1] in k.TYPE_KEYS:
            return False
        behind = name + 1
        if kinds[behind] != k.OPEN_ROUND:
            if kinds[behind] not in _BEHIND_VARIABLE:
                # `struct A a;` declares the class as well.
                return False
            if kinds[name - 1] == k.OPEN_ROUND:
                while kinds[behind] == k.CLOSE_ROUND:
                    behind += 1
            if kinds[behind] != k.OPEN_ROUND or behind == name + 1:
                return not is_extern or self._is_initialised(behind, end)
        return self._holds_values(behind, is_constant)

    def _is_initialised(self, at: int, end: int) -> bool:
        """Whether an initialiser follows a declarator."""
        kinds = self.kinds
        while at < end and kinds[at] not in b",;={":
            opens = kinds[at] == k.OPEN_ROUND or kinds[at] == k.OPEN_SQUARE
            at = self.brackets.skip(at) if opens else at + 1
        return kinds[at] == k.ASSIGN or kinds[at] == k.OPEN_BRACE

    def _holds_values(self, opening: int, is_constant: bool) -> bool:
        """Whether parentheses behind a declared name hold values and no parameters, as far as the first tells."""
        kinds = self.kinds
        at = opening + 1
        if kinds[at] in _VALUES:
            return True
        if kinds[at] == k.OPEN_SQUARE:
            # An attribute may stand in front of a parameter, a lambda may not.
            return kinds[at + 1] != k.OPEN_SQUARE
        if kinds[at] == k.BUILTIN_TYPE:
            return kinds[at + 1] == k.OPEN_BRACE or (kinds[at + 1] == k.OPEN_ROUND and self._is_value(at + 2))
        if kinds[at] == k.SCOPE:
            at += 1
        behind = at
        while kinds[at] == k.IDENTIFIER:
            behind = self._declared.behind_arguments(at + 1, len(kinds))
            if kinds[behind] != k.SCOPE:
                break
            at = behind + 1
        if kinds[at] != k.IDENTIFIER:
            return False
        if kinds[behind] in _BEHIND_VALUE or (kinds[behind] == k.OPEN_ROUND and self._is_value(behind + 1)):
            return True
        if kinds[behind] in _OPERATORS and kinds[behind + 1] in _VALUES and kinds[behind + 1] not in b"(*&":
            return True
        if kinds[behind] not in _BEHIND_EITHER:
            return False
        if kinds[behind] in _OPERATORS and kinds[behind + 1] not in _OPERANDS:
            return False
        if is_constant and kinds[behind] == k.CLOSE_ROUND:
            return True
        self.in_doubt = at
        return False

    def _is_value(self, at: int) -> bool:
        """Whether what begins behind `T(` can be no declarator."""
        return self.kinds[at] in _VALUES and self.kinds[at] not in b"*&("

    def has_inline_member(self, piece: Piece) -> bool:
        """Whether a class has an inline static member that is no constant."""
        kinds = self.kinds
        at = kinds.find(k.INLINE, piece.body, piece.end)
        while at >= 0:
            first = at
            while kinds[first - 1] not in _IN_FRONT:
                first -= 1
            end = self._end_of_declarator(at + 1, piece.end)
            if kinds[end] in b";={" and kinds.find(k.STATIC, first, end) >= 0:
                if kinds.find(k.CONSTEXPR, first, end) < 0:
                    return True
            at = kinds.find(k.INLINE, max(end, at + 1), piece.end)
        return False

    def _end_of_declarator(self, at: int, limit: int) -> int:
        """What follows the declared name of a member: parameters, an initialiser, or the end."""
        kinds = self.kinds
        while at < limit and kinds[at] not in b";={":
            if kinds[at] == k.OPEN_ROUND:
                if kinds[at - 1] not in CALL_LIKE and kinds[at + 1] not in b"*&^":
                    return at
                # The parameters of `(*name)(...)` are part of it, too.
                at = self.brackets.skip(at)
                while kinds[at] == k.OPEN_ROUND:
                    at = self.brackets.skip(at)
            elif kinds[at] == k.OPEN_SQUARE:
                at = self.brackets.skip(at)
            elif kinds[at] == k.OPERATOR:
                return at
            else:
                at = max(self._declared.behind_arguments(at, limit), at + 1)
        return at
