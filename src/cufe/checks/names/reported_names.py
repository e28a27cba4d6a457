"""Where an undefined name counts as known once it has been told of, and when the front end comes to tell of it.

Behind a use in an expression the name is known in the scope around it, and not told of there again; a use as a type
leaves no trace.  What is told of a call comes behind what is told of its arguments, and what is told of default member
initialisers in front of the bodies of the class."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: in front of the braces of lists, and of enumerators
_BEFORE_LISTS: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.GREATER, k.RETURN, k.ENUM)) + b"=,("
_STATEMENTS: Final = bytes((k.IF, k.FOR, k.WHILE, k.SWITCH))


class ToldNames:
    """The stretches of text in which undefined names are known."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self._scopes: dict[str, list[tuple[int, int]]] = {}
        #: the tokens of names that have been judged, whether something was told there or not
        self.judged: set[int] = set()
        #: names behind `::` with template arguments behind them, of which all has been told
        self.compared: set[int] = set()

    def has(self, name: str, token: int) -> bool:
        return any(start <= token < end for start, end in self._scopes.get(name, []))

    def put(self, token: int, path: list[Piece]) -> None:
        """The name at a token has been told of there."""
        self._scopes.setdefault(self.code.lexemes[token], []).append(self._scope(path, token))

    def put_around(self, token: int) -> None:
        """The name at a token, in front of a function's parameters, has been told of there."""
        brace = self.code.brackets.enclosing(token)
        end = len(self.code.kinds) if brace < 0 else self.code.brackets.close(brace)
        self._scopes.setdefault(self.code.lexemes[token], []).append((token, end))

    def _scope(self, path: list[Piece], token: int) -> tuple[int, int]:
        code = self.code
        piece = path[-1]
        if _is_in_member_initialiser(code, path, token) and not _is_in_parameters(code, path[-1].start, token):
            # What is read behind the outermost class is known in the scope around it.
            outer = len(path) - 2
            while outer > 0 and path[outer - 1].sort == c.CLASS:
                outer -= 1
            around = code.brackets.enclosing(path[outer].head)
            return path[outer].body, len(code.kinds) if around < 0 else code.brackets.close(around)
        scopes = [one for one in path[:-1] if one.sort in (c.NAMESPACE, c.CLASS)]
        if piece.sort == c.ENUM and code.kinds[piece.head + 1] in (k.CLASS, k.STRUCT):
            scopes.append(piece)
        brace = scopes[-1].body if scopes else -1
        end = len(code.kinds) if brace < 0 else code.brackets.close(brace)
        body = code.lookup().body_at(token) if piece.sort == c.FUNCTION else None
        if body is None:
            # A class knows it in the bodies in front of it, too.
            is_class = len(path) > 1 and path[-2].sort == c.CLASS
            return brace if is_class else token, end
        block = self._block(piece, token)
        end = min(end, code.brackets.close(block)) if block >= 0 else end
        region: s.Region | None = body.region_at(token)
        # What looks like parameters may be an initialiser.
        while region is not None and region.sort in (s.CONDITION, s.PROTOTYPE) and region.is_empty:
            region = region.parent
        if region is not None:
            end = min(end, region.end) if region.end > token else end
        if token > piece.body and self._is_substatement(token):
            end = min(end, code.kinds.find(k.SEMICOLON, token) + 1)
        return token, end

    def _block(self, piece: Piece, token: int) -> int:
        """The innermost brace around a token in a function that opens no list, -1 in a head without one."""
        kinds = self.code.kinds
        brace = self.code.brackets.enclosing(token)
        while brace > piece.start:
            first = brace
            while kinds[first - 1] == k.OPEN_BRACE:
                first -= 1
            if kinds[first - 1] not in _BEFORE_LISTS or kinds[first - 2] in k.CLASS_KEYS:
                return brace
            brace = self.code.brackets.enclosing(first)
        return -1

    def _is_substatement(self, token: int) -> bool:
        """Whether the statement around a token is the whole of what an `if`, `else` or loop governs."""
        kinds = self.code.kinds
        at = token - 1
        while kinds[at] not in b";{}":
            kind = kinds[at]
            if kind == k.ELSE or kind == k.DO:
                return True
            if kind == k.CLOSE_ROUND:
                at = self.code.brackets.open_before(at)
                if kinds[at - 1] in _STATEMENTS:
                    return True
            at -= 1
        return False


def found_at(code: UserCode, token: int) -> int:
    """The token at which the use of a name is found out."""
    return code.brackets.close(token + 1) if code.kinds[token + 1] == k.OPEN_ROUND else token


def read_at(code: UserCode, path: list[Piece], token: int) -> int:
    """The token by whose place the use of a name is read: that of a default member initialiser in front of bodies."""
    kinds = code.kinds
    if kinds[token + 1] == k.OPEN_ROUND:
        return found_at(code, token)
    if not _is_in_member_initialiser(code, path, token):
        return token
    for member in code.cutter.pieces(path[-2].body):
        if member.sort == c.FUNCTION and member.start < token:
            return member.body
    return token


def _is_in_member_initialiser(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a token stands in the default member initialiser of a field."""
    if len(path) < 2 or path[-2].sort != c.CLASS or path[-1].sort != c.SIMPLE:
        return False
    kinds = code.kinds
    start = path[-1].start
    if kinds.find(k.ASSIGN, start, token) < 0 and kinds.find(k.OPEN_BRACE, start, token) < 0:
        return False
    return kinds.find(k.STATIC, start, token) < 0


def _is_in_parameters(code: UserCode, start: int, token: int) -> bool:
    """Whether a token in a declaration stands in parentheses that open in front of its first `=`, as a default
    argument does."""
    opening = code.kinds.find(k.OPEN_ROUND, start, token)
    assign = code.kinds.find(k.ASSIGN, start, token)
    return 0 <= opening < assign and code.brackets.close(opening) > token
