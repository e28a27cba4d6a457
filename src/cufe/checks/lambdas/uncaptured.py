"""`this` that a lambda uses and does not capture ([expr.prim.lambda.capture])."""

from cufe.checks.lambdas.lambda_forms import is_member_function, lambda_at
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax.body import Body
from cufe.syntax.cutter import CLASS, FUNCTION, SIMPLE, Piece
from cufe.syntax.uses import ADDRESS, CAPTURE, DEFAULT_ARGUMENT, MEMBER, QUALIFIED, TYPEID, UNEVALUATED, Use, uses
from cufe.text import kinds as k

_NOT_CAPTURED_AROUND: Final = 1877
_NO_OBJECT: Final = 245
_NO_THIS: Final = 258
_NO_THIS_IN_BODY: Final = 1733
_THIS_NOT_CAPTURED: Final = 1738
_EXPECTED_BRACKET: Final = 17

_THIS_CAPTURES: Final = (e.THIS_CAPTURE, e.STAR_THIS_CAPTURE)
#: what needs no `this`, or is judged where it stands
_ELSEWHERE: Final = UNEVALUATED | MEMBER | CAPTURE | DEFAULT_ARGUMENT | TYPEID
_UNEVALUATED: Final = bytes((k.SIZEOF, k.ALIGNOF, k.DECLTYPE, k.TYPEOF, k.NOEXCEPT, k.TRAIT, k.TYPEID, k.REQUIRES))
#: how far operands are read backwards
_NEAR: Final = 200
_STATIC_OR_FRIEND: Final = (k.STATIC, k.FRIEND)


def check_missing_this(code: UserCode, openings: list[int], others: list[int]) -> set[int]:
    """Judges lambdas, by their first tokens, that capture `this` or nothing by default; `others` are judged where there
    is no `this`. Gives the captures told of.

    `this` in lambdas: captured where there is none (258), captured around which it is not (1877), or used in a body
    that does not capture it (1738) or that stands where there is none (245, 1733), by itself or by the name of a member
    ([expr.prim.lambda.capture])."""
    told: set[int] = set()
    pieces: dict[int, list[int]] = {}
    paths: dict[int, list[Piece]] = {}
    for opening in [*openings, *others]:
        path = code.cutter.path(opening)
        if path:
            pieces.setdefault(path[-1].start, []).append(opening)
            paths[path[-1].start] = path
    plain = set(others)
    for start in sorted(pieces):
        path = paths[start]
        if path[-1].sort not in (FUNCTION, SIMPLE):
            continue
        verdict = _has_this(code, path)
        if verdict > 0:
            found = [opening for opening in pieces[start] if opening not in plain]
            if found:
                _check_member(code, path, found)
        elif verdict == 0:
            _check_outside(code, path[-1], pieces[start], told)
            _check_without_object(code, path, sorted(pieces[start]))
    return told


def _has_this(code: UserCode, path: list[Piece]) -> int:
    """Whether there is a `this` in a function or an initialiser; -1 where it cannot be told."""
    kinds = code.kinds
    piece = path[-1]
    if len(path) > 1 and path[-2].sort == CLASS:
        end = piece.body if piece.sort == FUNCTION else piece.end
        for at in range(piece.head, end):
            if kinds[at] in _STATIC_OR_FRIEND:
                return 0
            if kinds[at] == k.OPERATOR:
                # Those that allocate are static.
                return -1 if kinds[at + 1] in (k.NEW, k.DELETE) else 1
            if kinds[at] in b"({=":
                break
        return 1
    declaration = code.lookup().declarations.parse(piece, "")
    for declarator in declaration.declarators:
        if declarator.id < 0:
            return -1
        if declarator.id - 2 >= declarator.name_first and kinds[declarator.id - 1] == k.SCOPE:
            return _is_member_defined_outside(code, declarator.id)
    return 0


def _is_member_defined_outside(code: UserCode, name: int) -> int:
    """Whether a qualified name is that of a member with `this`; -1 where it cannot be told."""
    around = code.lookup().resolve(name - 2)
    if around is None:
        return -1
    if not around.is_type:
        return 0 if around.sort == en.NAMESPACE else -1
    if around.sort != en.TYPE:
        return -1
    if code.kinds[name] != k.IDENTIFIER or code.lexemes[name] == around.name:
        return 1 if code.kinds[name + 1] not in (k.NEW, k.DELETE) else -1
    entity = code.lookup().resolve(name)
    if entity is None or entity.sort not in (en.FUNCTION, en.VARIABLE):
        return -1
    if entity.sort == en.VARIABLE:
        return 0
    if is_member_function(code, entity):
        return 1
    return 0 if len(entity.pieces) == 1 or not _has_overloads(code, entity) else -1


def _has_overloads(code: UserCode, entity: Entity) -> bool:
    """Whether a member function is declared more than once in its class."""
    paths = [code.cutter.path(piece.start) for piece in entity.pieces]
    return len([path for path in paths if len(path) > 1 and path[-2].sort == CLASS]) != 1


def _check_outside(code: UserCode, piece: Piece, openings: list[int], told: set[int]) -> None:
    """Captures of `this` where there is none, which are added to `told`."""
    for opening in openings:
        lambda_ = lambda_at(code, opening)
        if lambda_ is None or code.lookup().piece_at(opening) is not piece:
            continue
        for capture in lambda_.captures:
            if capture.sort in _THIS_CAPTURES:
                code.add(_NO_THIS, capture.start)
                told.add(capture.start)
                if capture.sort == e.STAR_THIS_CAPTURE:
                    code.add(_EXPECTED_BRACKET, capture.start + 1)
                    break


def _check_without_object(code: UserCode, path: list[Piece], openings: list[int]) -> None:
    """`this` and the members that need it, in lambdas of a function without `this`."""
    piece = path[-1]
    lookup = code.lookup()
    is_member = (len(path) > 1 and path[-2].sort == CLASS) or _is_qualified(code, piece)
    has_this = code.kinds.find(k.THIS, openings[0], piece.end) >= 0
    if not is_member and not has_this:
        return
    openings = [opening for opening in openings if lookup.piece_at(opening) is piece]
    body = lookup.body_at(openings[0]) if openings else None
    if body is None:
        return
    for at in _uses_of_this(code, body, False) if has_this else []:
        innermost = body.lambda_at(at)
        if innermost is not None and at > innermost.body and lookup.piece_at(at) is piece:
            code.add(_NO_THIS_IN_BODY, at)
    for use in uses(body, code.kinds) if is_member else []:
        if use.parent is not None and use.token > use.parent.body and not use.flags & _ELSEWHERE:
            place = _member_place(code, use)
            if place >= 0 and lookup.piece_at(place) is piece:
                code.add(_NO_OBJECT, place)


def _is_qualified(code: UserCode, piece: Piece) -> bool:
    """Whether a declaration is that of a member outside of its class."""
    if code.kinds.find(k.SCOPE, piece.head, piece.body if piece.sort == FUNCTION else piece.end) < 0:
        return False
    declaration = code.lookup().declarations.parse(piece, "")
    return any(one.name_first < one.id for one in declaration.declarators)


def _check_member(code: UserCode, path: list[Piece], openings: list[int]) -> None:
    """The lambdas of a function with `this`, or of an initialiser of a member."""
    piece = path[-1]
    lookup = code.lookup()
    # Members of local classes are not asked about.
    openings = [opening for opening in openings if lookup.piece_at(opening) is piece]
    body = lookup.body_at(openings[0]) if openings else None
    if body is None:
        return
    lambdas = [one for one in [lambda_at(code, opening) for opening in openings] if one is not None]
    without = {one.start for one in lambdas if not _captures_this(one)}
    for one in lambdas:
        around = one.parent
        if one.start not in without and around is not None and around.start in without:
            for capture in one.captures:
                if capture.sort in _THIS_CAPTURES:
                    code.add(_NOT_CAPTURED_AROUND, capture.start)
    for at in _uses_of_this(code, body, True):
        innermost = body.lambda_at(at)
        if innermost is not None and innermost.start in without and at > innermost.body:
            if lookup.piece_at(at) is piece:
                code.add(_THIS_NOT_CAPTURED, at)
    for use in uses(body, code.kinds):
        if use.parent is not None and use.parent.start in without and not use.flags & _ELSEWHERE:
            place = _member_place(code, use)
            if place >= 0:
                code.add(_THIS_NOT_CAPTURED, place)


def _captures_this(lambda_: e.Lambda) -> bool:
    return lambda_.default >= 0 or any(capture.sort in _THIS_CAPTURES for capture in lambda_.captures)


def _uses_of_this(code: UserCode, body: Body, evaluated: bool) -> list[int]:
    """The `this` in the lambdas of a body, all or those that are evaluated."""
    found: list[int] = []
    for lambda_ in body.lambdas:
        if lambda_.parent is None:
            at = code.kinds.find(k.THIS, lambda_.body, lambda_.end)
            while at >= 0:
                if not evaluated or not _is_unevaluated(code, at):
                    found.append(at)
                at = code.kinds.find(k.THIS, at + 1, lambda_.end)
    return found


def _is_unevaluated(code: UserCode, token: int) -> bool:
    """Whether a token stands, or may stand, in the operand of `sizeof` or the like."""
    kinds = code.kinds
    at = token - 1
    group = False
    for _ in range(_NEAR):
        kind = kinds[at]
        if kind in b";{":
            head = code.brackets.open_before(at - 1) if kinds[at - 1] == k.CLOSE_ROUND else at
            return kind == k.OPEN_BRACE and kinds[head - 1] == k.REQUIRES
        if kind in _UNEVALUATED and not group:
            return True
        group = kind in b")]}"
        at = (code.brackets.open_before(at) if group else at) - 1
    return True


def _member_place(code: UserCode, use: Use) -> int:
    """Where a name that needs `this` is reported, -1 for another: a field where it is named, a function where its name
    begins."""
    if use.flags & QUALIFIED and use.flags & ADDRESS:
        return -1
    entity = code.lookup().resolve(use.token)
    if entity is None:
        return -1
    if entity.sort == en.FIELD:
        path = code.cutter.path(entity.token)
        return use.token if len(path) > 1 and path[-1].sort == SIMPLE and path[-2].sort == CLASS else -1
    if is_member_function(code, entity):
        return use.token if use.name is None else use.name.start
    return -1
