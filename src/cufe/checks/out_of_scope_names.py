"""Names that a function declares in a block which has ended where they are used, or only further below, and those that
another function, a class or a namespace has for itself.

Looked at are functions and initialisers of the compiled file that stand where their scopes are, and names that are
not called where arguments could find the function."""

from cufe.checks.new_names import ELSEWHERE, is_designator, is_name_alone_declared
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_COMPARED: Final = bytes((k.AND, k.OR, k.EQUAL, k.NOT_EQUAL, k.LESS_EQUAL, k.GREATER_EQUAL, k.SHIFT_LEFT))
_CHANGED: Final = bytes((k.COMPOUND_ASSIGN, k.INCREMENT, k.DECREMENT))
#: behind these a name starts an operand
_BEFORE_OPERANDS: Final = _COMPARED + _CHANGED + bytes((k.RETURN,)) + b"=+-/%<>(!;{}?,|^[:"
#: and behind an operand stand these
_BEHIND_OPERANDS: Final = _COMPARED + _CHANGED + bytes((k.ARROW,)) + b";)+-/%<>?,|^].=}["
#: in front of a `*` that makes a product or an indirection
_BEFORE_STARS: Final = bytes((k.NUMBER, k.CLOSE_ROUND, k.RETURN, k.ASSIGN))
#: in front of a name with a colon behind it that is a label
_BEFORE_LABELS: Final = b";{}:"
#: in front of the first name of what may be a declaration: `a * b`
_BEFORE_TYPES: Final = b";{}(,<:"
#: in front of an `&` that takes an address
_BEFORE_ADDRESSES: Final = bytes((k.RETURN, k.ASSIGN))
#: arguments that are of no class
_LITERALS: Final = bytes((k.NUMBER, k.COMMA, k.STRING, k.CHARACTER))
#: bodies with names that the search by scopes does not know of
_WITH_SCOPES: Final = (k.CLASS, k.STRUCT, k.USING, k.UNION, k.TEMPLATE)
#: in front of what is declared as a parameter, a variable or a member
_BEHIND_TYPES: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO))
_BEFORE_DECLARED: Final = _BEHIND_TYPES + b"*&"
#: in front of the parenthesis of `(name)` in a declarator
_BEFORE_DECLARATORS: Final = b",*&" + bytes((k.AND,))
#: in front of the arguments of a launch
_BEHIND_CONFIGURATION: Final = bytes((k.GREATER, k.GREATER, k.GREATER, k.OPEN_ROUND))
_OFFSET_OF: Final = "__builtin_offsetof"


class HiddenNames:
    """The tokens of such names: of the function's own ones, and by their spellings of those of others."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.own: list[int] = []
        self.of_others: dict[str, list[int]] = {}
        self._is_declared: dict[str, bool] = {}
        self._is_always_hidden: dict[str, bool] = {}
        self._unread: dict[str, bool] = {}
        if _names_unknown_enumeration(code):
            return
        for path in pieces_of(code, code.compiled()):
            piece = path[-1]
            if piece.sort == c.FUNCTION and _is_plain(code, path):
                self._names(piece.body, piece.end, False)
            elif piece.sort in (c.SIMPLE, c.ENUM) and _is_plain_declaration(code, path):
                self._names(piece.head, piece.end, True)

    def _names(self, start: int, end: int, is_declaration: bool) -> None:
        """Looks up the names in the body of a function, or in a declaration without one."""
        code = self.code
        kinds = code.kinds
        if any(kinds.find(kind, start, end) >= 0 for kind in _WITH_SCOPES):
            return
        lookup = code.lookup()
        declared: set[str] = set()
        #: what seems to be declared in what cannot be read, as the parameters of a lambda behind an operand
        unread: set[str] = set()
        missing: list[int] = []
        at = kinds.find(k.IDENTIFIER, start, end)
        while at >= 0:
            if kinds[at - 1] not in ELSEWHERE:
                entity = lookup.resolve(at)
                if entity is None and (kinds[at - 1] in _BEHIND_TYPES or is_name_alone_declared(code, at)):
                    unread.add(code.lexemes[at])
                elif entity is None:
                    # What is behind the comma of `offsetof` is looked up in a class.
                    if code.lexemes[kinds.rfind(b"(", 0, at) - 1] != _OFFSET_OF:
                        missing.append(at)
                elif entity.is_declared_at(at):
                    declared.add(code.lexemes[at])
            at = kinds.find(k.IDENTIFIER, at + 1, end)
        for token in missing:
            name = code.lexemes[token]
            if name in unread:
                continue
            is_operand = _is_operand(code, token) and not (is_declaration and _may_be_declared(code, token))
            if is_operand and name in declared:
                self.own.append(token)
            elif is_declaration and self._is_unread(name):
                continue
            elif (is_operand or self._is_called(token)) and self._has_other(name):
                self.of_others.setdefault(name, []).append(token)

    def _is_unread(self, name: str) -> bool:
        known = self._unread.get(name)
        if known is None:
            known = self._unread[name] = is_unread(self.code, name)
        return known

    def _is_called(self, token: int) -> bool:
        """Whether a name is called or launched that no argument could find ([basic.lookup.argdep])."""
        code = self.code
        kinds = code.kinds
        opening = token + 1
        if kinds[opening] == k.LAUNCH:
            opening = kinds.find(_BEHIND_CONFIGURATION, opening, kinds.find(k.SEMICOLON, opening)) + 3
        if kinds[opening] != k.OPEN_ROUND or kinds[token - 1] not in _BEFORE_OPERANDS:
            return False
        close = code.brackets.close(opening)
        if all(kinds[at] in _LITERALS for at in range(opening + 1, close)):
            return True
        name = code.lexemes[token]
        known = self._is_always_hidden.get(name)
        if known is None:
            known = all(self._is_hidden(at) for at in code.tokens_of({name}, code.near()))
            self._is_always_hidden[name] = known
        return known

    def _is_hidden(self, token: int) -> bool:
        """Whether a name stands in a function, or is that of a member."""
        path = self.code.cutter.path(token)
        if not path:
            return False
        piece = path[-1]
        if piece.sort == c.FUNCTION and token > piece.body:
            return True
        is_member = len(path) > 1 and path[-2].sort == c.CLASS
        return is_member and self.code.kinds.find(k.FRIEND, piece.start, token) < 0

    def _has_other(self, name: str) -> bool:
        """Whether the user's text seems to declare the name somewhere."""
        known = self._is_declared.get(name)
        if known is None:
            code = self.code
            known = any(
                code.kinds[at - 1] in _BEFORE_DECLARED or _declares(code, at)
                for at in code.tokens_of({name}, code.near())
            )
            self._is_declared[name] = known
        return known


def is_unread(code: UserCode, name: str) -> bool:
    """Whether the user's text may declare the name in a way that the search by scopes cannot read."""
    return any(
        code.kinds[at - 1] not in ELSEWHERE and code.lookup().resolve(at) is None and _may_be_declared(code, at)
        for at in code.tokens_of({name}, code.near())
    )


def _names_unknown_enumeration(code: UserCode) -> bool:
    """Whether a using-enum-declaration names an enumeration that the search by scopes does not find, so that any name
    may be an enumerator."""
    kinds = code.kinds
    at = kinds.find(k.USING_ENUM)
    while at >= 0:
        end = kinds.find(k.SEMICOLON, at)
        if end < 0 or code.lookup().resolve(end - 1) is None:
            return True
        at = kinds.find(k.USING_ENUM, at + 1)
    return False


def _is_operand(code: UserCode, token: int) -> bool:
    """Whether a name is certainly used, and not called."""
    kinds = code.kinds
    before = kinds[token - 1]
    behind = kinds[token + 1]
    if before == k.STAR and kinds[token - 2] in _BEFORE_STARS:
        before = k.PLUS
    if before == k.AMPERSAND and kinds[token - 2] in _BEFORE_ADDRESSES:
        before = k.ASSIGN
    if before not in _BEFORE_OPERANDS:
        return False
    if before == k.COLON and behind == k.CLOSE_ROUND:
        # `asm goto("" : : : : label)` has no operand there.
        is_range = kinds[kinds.rfind(b"(", 0, token) - 1] == k.FOR
        return is_range or kinds.find(k.QUESTION, kinds.rfind(b";", 0, token), token) >= 0
    if before == k.OPEN_ROUND and kinds[token - 2] == k.BUILTIN_TYPE:
        # The parameter in `int f(int(x));`.
        return False
    if behind in b"*&":
        return before not in _BEFORE_TYPES
    if behind == k.COLON:
        return before not in _BEFORE_LABELS and not is_designator(code, token)
    return behind in _BEHIND_OPERANDS


def _may_be_declared(code: UserCode, token: int) -> bool:
    """Whether a declaration without a body may declare the name: `f(T &&name)`, `T (name), *(name)`."""
    kinds = code.kinds
    before = kinds[token - 2]
    if kinds[token - 1] == k.AND:
        return before not in _BEFORE_STARS
    if kinds[token - 1] == k.OPEN_ROUND and before == k.BUILTIN_TYPE:
        return True
    if kinds[token - 1] != k.OPEN_ROUND or before != k.IDENTIFIER:
        return kinds[token - 1] == k.OPEN_ROUND and before in _BEFORE_DECLARATORS
    entity = code.lookup().resolve(token - 2)
    return entity is not None and entity.is_type


def _declares(code: UserCode, token: int) -> bool:
    entity = code.lookup().resolve(token)
    return entity is not None and token in entity.tokens()


def _is_plain(code: UserCode, path: list[Piece]) -> bool:
    """Whether a function is defined where its scopes are, with parameters of its own, and no class around it has
    bases."""
    kinds = code.kinds
    piece = path[-1]
    if _has_bases(code, path):
        return False
    opening = kinds.find(b"(", piece.head, piece.body)
    return opening >= 0 and kinds.find(k.SCOPE, piece.head, opening) < 0 and kinds.find(k.AUTO, opening, piece.body) < 0


def _is_plain_declaration(code: UserCode, path: list[Piece]) -> bool:
    """Whether a declaration without a body stands where its scopes are, and no class around it has bases."""
    piece = path[-1]
    if _has_bases(code, path):
        return False
    if piece.sort != c.SIMPLE:
        return True
    declaration = code.lookup().declarations.parse(piece, "")
    return not any(
        code.kinds.find(k.SCOPE, declarator.name_first, declarator.name_last) >= 0
        for declarator in declaration.declarators
    )


def _has_bases(code: UserCode, path: list[Piece]) -> bool:
    """Whether a class around a declaration has bases."""
    return any(one.sort == c.CLASS and code.kinds.find(k.COLON, one.head, one.body) >= 0 for one in path[:-1])
