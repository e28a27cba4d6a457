"""Classes whose member functions have the names of virtual functions, and other parameters, told by spellings."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: as far behind `virtual` the name of the function is sought
_REACH: Final = 24
_SCOPES: Final = (c.NAMESPACE, c.LINKAGE)


class _Virtual:
    """The virtual functions of one name in one class, by their parameters."""

    def __init__(self, owner: str) -> None:
        self.owner: str = owner
        self.parameters: set[str] = set()


def doubtful_classes(code: UserCode) -> list[list[Piece]]:
    """Such classes of the user's text, each with the pieces around it."""
    virtual: dict[str, dict[int, _Virtual]] = {}
    kinds = code.kinds
    for start, end in code.compiled():
        at = kinds.find(k.VIRTUAL, start, end)
        while at >= 0:
            name = _name_behind(code, at, min(at + _REACH, end))
            brace = code.brackets.enclosing(at)
            if name >= 0 and brace >= 0:
                known = virtual.setdefault(code.lexemes[name], {})
                if brace not in known:
                    known[brace] = _Virtual(_class_name(code, brace))
                known[brace].parameters.add(_parameters(code, name))
            at = kinds.find(k.VIRTUAL, at + 1, end)
    found: list[list[Piece]] = []
    if virtual:
        for start, end in code.compiled():
            _gather(code, [], -1, start, end, virtual, found)
    return found


def _class_name(code: UserCode, brace: int) -> str:
    """The name of the class whose body a brace opens."""
    at = brace - 1
    while at > max(brace - 4 * _REACH, -1) and code.kinds[at] not in k.CLASS_KEYS:
        at -= 1
    return code.lexemes[at + 1]


def _gather(
    code: UserCode,
    path: list[Piece],
    brace: int,
    start: int,
    end: int,
    virtual: dict[str, dict[int, _Virtual]],
    found: list[list[Piece]],
) -> None:
    for piece in code.cutter.pieces(brace):
        if piece.end <= start or piece.body < 0:
            continue
        if piece.start >= end:
            break
        if piece.sort in _SCOPES:
            _gather(code, [*path, piece], piece.body, start, end, virtual, found)
        elif piece.sort == c.CLASS and code.kinds[piece.start] != k.TEMPLATE:
            if code.kinds.find(k.COLON, piece.head, piece.body) >= 0 and _is_doubtful(code, piece, virtual):
                found.append([*path, piece])
            _gather(code, [*path, piece], piece.body, start, end, virtual, found)


def _is_doubtful(code: UserCode, piece: Piece, virtual: dict[str, dict[int, _Virtual]]) -> bool:
    head = set(code.lexemes[piece.head : piece.body])
    for member in code.cutter.pieces(piece.body):
        if member.sort != c.FUNCTION and member.sort != c.SIMPLE:
            continue
        name = _name_behind(code, member.head, member.body if member.body >= 0 else member.end)
        known = virtual.get(code.lexemes[name]) if name >= 0 else None
        if known is None:
            continue
        others = [one for brace, one in known.items() if brace != piece.body]
        bases = [one for one in others if one.owner in head]
        parameters = _parameters(code, name)
        if any(parameters not in one.parameters or len(one.parameters) > 1 for one in bases):
            return True
        if not bases and others and not any(parameters in one.parameters for one in others):
            return True
    return False


def _name_behind(code: UserCode, first: int, end: int) -> int:
    """The name of the function whose declaration goes on at a token, -1 where none is near."""
    kinds = code.kinds
    at = first
    while at < end and kinds[at] not in b";{}=":
        if kinds[at] == k.ATTRIBUTE:
            at = code.brackets.close(at + 1)
        elif kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.OPEN_ROUND:
            return at
        at += 1
    return -1


def _parameters(code: UserCode, name: int) -> str:
    """The parameters behind a name without their own names and default arguments, and `const` behind them."""
    kinds = code.kinds
    close = code.brackets.close(name + 1)
    words: list[str] = []
    at = name + 2
    skipping = False
    while at < close:
        if kinds[at] == k.COMMA:
            skipping = False
        elif kinds[at] == k.ASSIGN:
            skipping = True
        named = kinds[at] == k.IDENTIFIER and kinds[at + 1] in b",)=[" and kinds[at - 1] not in b"(,C"
        if not skipping and not (named and kinds[at - 1] != k.CONST):
            words.append(code.lexemes[at])
        at += 1
    if kinds[close + 1] == k.CONST:
        words.append(") const")
    return " ".join(words)
