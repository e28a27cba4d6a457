"""Packs of parameters that are named outside of an expansion (1919; [temp.variadic], [expr.prim.fold])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.syntax.uses import Expansions
from cufe.text import kinds as k

_NOT_EXPANDED: Final = 1919

_BEHIND_DECLARED: Final = bytes((k.COMMA, k.CLOSE_ROUND, k.GREATER))


def check_packs(code: UserCode) -> None:
    """Reports the names of packs in the user's text that no `...` expands."""
    packs = _declared(code)
    if not packs:
        return
    lookup = code.lookup()
    known: dict[int, Expansions] = {}
    for token in code.tokens_of({code.lexemes[pack] for pack in packs}, code.in_full):
        piece = lookup.piece_at(token)
        if token in packs or piece is None:
            continue
        body = lookup.body_at(token) or lookup.bodies.of(piece)
        if piece.start not in known:
            known[piece.start] = Expansions(body, code.kinds)
        if known[piece.start].lack(token):
            entity = lookup.resolve(token)
            if entity is not None and any(one in packs for one in entity.tokens()):
                code.add_late(_NOT_EXPANDED, token, _found_at(code, piece, body, token), code.lexemes[token])


def _declared(code: UserCode) -> set[int]:
    """The tokens that declare packs: `class... Ts`, `Ts... ts`."""
    found: set[int] = set()
    for start, end in code.in_full:
        for dots in k.all_of(code.kinds, k.ELLIPSIS, start, end):
            if code.kinds[dots + 1] == k.IDENTIFIER and code.kinds[dots + 2] in _BEHIND_DECLARED:
                found.add(dots + 1)
    return found


def _found_at(code: UserCode, piece: Piece, body: Body, token: int) -> int:
    """The token at which a pack is reported: in the types of members at the end of the class, in the result of a
    function behind its declarator, whose attributes are applied first."""
    if piece.sort == c.FUNCTION and token > piece.body:
        return token
    declarators = body.declaration.declarators if body.declaration is not None else []
    function = declarators[0].function() if declarators else None
    if function is not None and function.first < token < declarators[0].end:
        return token
    classes = [one.body for one in code.cutter.path(token) if one.sort == c.CLASS and 0 <= one.body < token]
    if classes:
        return code.brackets.close(classes[-1])
    return declarators[0].end if function is not None else token
