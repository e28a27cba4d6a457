"""Implicit captures of `this` by copy ([depr.capture.this]), which C++20 deprecates (2908)."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax.body import Body
from cufe.syntax.cutter import CLASS, Piece
from cufe.syntax.uses import CAPTURE, DEFAULT_ARGUMENT, MEMBER, QUALIFIED, UNEVALUATED, uses
from cufe.text import kinds as k

_THIS_BY_COPY: Final = 2908
_OF_THIS: Final = (e.THIS_CAPTURE, e.STAR_THIS_CAPTURE)


def check_captured_this(code: UserCode, path: list[Piece]) -> None:
    """Judges the lambdas with `[=]` in a function, the innermost of some pieces: where each first needs `this`, unless
    one in it has captured it before."""
    piece = path[-1]
    lookup = code.lookup()
    # The first question has the body parsed as that of a member of its class.
    lookup.resolve(code.kinds.find(k.IDENTIFIER, piece.body))
    body = lookup.bodies.of(piece)
    found: dict[int, int] = {}
    for use in uses(body, code.kinds):
        if use.parent is None or use.flags & (UNEVALUATED | MEMBER | CAPTURE | DEFAULT_ARGUMENT | QUALIFIED):
            continue
        if _is_implicit(use.parent) and use.token < found.get(use.parent.start, len(code.kinds)):
            entity = lookup.resolve(use.token)
            if entity is not None and (entity.sort == en.FIELD or is_member_function(code, entity)):
                found[use.parent.start] = use.token
    _add_this(code, piece, body, found)
    _drop_captured(body, found)
    told = [found[one.start] for one in body.lambdas if one.start in found and _copies(code, one)]
    for token in sorted(told):
        code.add(_THIS_BY_COPY, token)


def _drop_captured(body: Body, found: dict[int, int]) -> None:
    """Takes out the lambdas whose `this` one in them captures before they need it themselves."""
    captured = dict(found)
    for one in body.lambdas:
        for capture in one.captures:
            if capture.sort in _OF_THIS:
                captured[one.start] = capture.start
    for one in body.lambdas:
        need = found.get(one.start, -1)
        if any(one.start < start and token < need for start, token in captured.items()):
            del found[one.start]


def _add_this(code: UserCode, piece: Piece, body: Body, found: dict[int, int]) -> None:
    """Puts in the `this` that stand in front of what is found."""
    for this in k.all_of(code.kinds, k.THIS, piece.body, piece.end):
        around = body.lambda_at(this)
        if around is not None and this > around.body and _is_implicit(around):
            found[around.start] = min(this, found.get(around.start, this))


def _copies(code: UserCode, lambda_: e.Lambda) -> bool:
    """Whether a lambda copies what it does not name, `this` among it."""
    return code.kinds[lambda_.default] == k.ASSIGN and _is_implicit(lambda_)


def _is_implicit(lambda_: e.Lambda) -> bool:
    """Whether a lambda captures `this` where it needs it."""
    return lambda_.default >= 0 and not any(capture.sort in _OF_THIS for capture in lambda_.captures)


def is_member_function(code: UserCode, entity: Entity) -> bool:
    """Whether a name means functions of a class, none of them static."""
    if entity.sort != en.FUNCTION or not entity.pieces:
        return False
    for piece, binding in zip(entity.pieces, entity.bindings, strict=True):
        path = code.cutter.path(piece.start)
        if len(path) < 2 or path[-2].sort != CLASS:
            return False
        if code.kinds.find(k.STATIC, piece.head, binding.name) >= 0:
            return False
    return True
