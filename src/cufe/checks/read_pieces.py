"""The functions, variables and classes of the compiled file: the engine reads all of them, however long it is."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SCOPES: Final = (c.NAMESPACE, c.LINKAGE, c.CLASS)
_DECLARING: Final = (c.FUNCTION, c.SIMPLE, c.ENUM)
#: the name of a function in front of its parameters
_NAMED: Final = bytes((k.IDENTIFIER, k.OPEN_ROUND))
#: attributes that say nothing of statements
_SPACES: Final = frozenset(("global", "device", "host"))
#: what is called ends with these
_CALLABLE: Final = b">)]}" + bytes((k.IDENTIFIER, k.OPERATOR))
_IN_PARAMETERS: Final = bytes((k.BUILTIN_TYPE, k.CONST)) + b"*,)"


def has_templates(code: UserCode) -> bool:
    """Whether something near the user's text may be an instance of a template, or of a generic lambda."""
    return any(code.kinds.find(word, start, end) >= 0 for start, end in code.stretches for word in (k.TEMPLATE, k.AUTO))


def pieces_of(code: UserCode, stretches: list[tuple[int, int]], with_idle: bool = False) -> list[list[Piece]]:
    """The declarations of namespaces and classes in some stretches in which anything can be wrong, or all, each with
    the pieces around it, once, however many stretches it lies in; a class stands in front of its members."""
    found: list[list[Piece]] = []
    at = 0
    for start, end in stretches:
        at = max(at, start)
        while at < end:
            path = code.cutter.path(at)
            if not path:
                break
            piece = path[-1]
            if piece.sort in _SCOPES and at <= piece.body:
                if piece.sort == c.CLASS:
                    found.append(path)
                at = piece.body + 1
            else:
                # Otherwise the scope that the piece opened ends here.
                # A member may have the name of its class.
                is_member = len(path) > 1 and path[-2].sort == c.CLASS
                if piece.sort in _DECLARING and (is_member or with_idle or not _is_idle(code, piece)):
                    found.append(path)
                at = max(piece.end, at + 1)
    return found


def call_parentheses(code: UserCode, paths: list[list[Piece]]) -> set[int]:
    """All parentheses in some pieces that stand behind what can be called."""
    kinds = code.kinds
    found: set[int] = set()
    for path in paths:
        openings = k.all_of(kinds, k.OPEN_ROUND, path[-1].start, path[-1].end)
        found.update([at for at in openings if kinds[at - 1] in _CALLABLE])
    return found


def _is_idle(code: UserCode, piece: Piece) -> bool:
    """Whether a piece is `void f(...) {}` with parameters of fundamental types, or pointers to these: nothing in it
    converts, names or initialises anything."""
    if piece.sort != c.FUNCTION or piece.end != piece.body + 2:
        return False
    kinds = code.kinds
    at = piece.start
    while kinds[at] == k.ATTRIBUTE and code.lexemes[at + 3] in _SPACES:
        at = code.brackets.skip(at + 1)
    if code.lexemes[at] != "void" or not kinds.startswith(_NAMED, at + 1):
        return False
    at += 3
    while at < piece.body:
        is_name = kinds[at] == k.IDENTIFIER and kinds[at + 1] in b",)"
        if not is_name and kinds[at] not in _IN_PARAMETERS:
            return False
        at += 1
    return kinds[at - 1] == k.CLOSE_ROUND


def bodies_of(code: UserCode, stretches: list[tuple[int, int]]) -> list[tuple[Piece, Body]]:
    """The bodies in some stretches of the user's code in the order of the text, members of local classes behind what
    these stand in.  All of them are parsed for it, which takes long where headers of large libraries count as the
    user's."""
    found: list[tuple[Piece, Body]] = []
    for start, end in stretches:
        _gather(code, -1, start, end, found)
    return found


def _gather(code: UserCode, brace: int, start: int, end: int, found: list[tuple[Piece, Body]]) -> None:
    for piece in code.cutter.pieces(brace):
        if piece.end <= start:
            continue
        if piece.start >= end:
            break
        if piece.sort == c.FUNCTION:
            if start <= piece.body < end:
                _add(code, piece, piece.body + 1, found)
        elif piece.sort == c.SIMPLE:
            # Blocks of lambdas in an initialiser.
            inner = code.kinds.find(k.OPEN_BRACE, max(piece.start, start), min(piece.end, end))
            if inner >= 0:
                _add(code, piece, inner, found)
        elif piece.sort in _SCOPES and piece.body >= 0:
            _gather(code, piece.body, start, end, found)


def _add(code: UserCode, piece: Piece, token: int, found: list[tuple[Piece, Body]]) -> None:
    body = code.lookup().body_at(token)
    if body is None or body.piece is not piece or body.faults:
        return
    found.append((piece, body))
    for brace in body.classes:
        for member in code.cutter.pieces(brace):
            if member.sort == c.FUNCTION:
                _add(code, member, member.body + 1, found)
