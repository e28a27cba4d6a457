"""Variables and `this` that a lambda uses and does not capture ([expr.prim.lambda.capture])."""

from cufe.checks.declarations.self_initialisation import is_in_own_initialiser
from cufe.checks.lambdas.lambda_forms import is_member_function, lambda_at
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import CLASS, FUNCTION, SIMPLE, Piece
from cufe.syntax.uses import ADDRESS, CAPTURE, DEFAULT_ARGUMENT, MEMBER, QUALIFIED, TYPEID, UNEVALUATED, Use, uses
from cufe.text import kinds as k

_NOT_CAPTURED: Final = 1735
_NOT_CAPTURED_AROUND: Final = 1877
_STRUCTURED: Final = 3357

#: the first standard in which structured bindings may be captured
_CXX20: Final = 20
#: variables that are initialised with one another are followed as far as this
_LONGEST_CHAIN: Final = 16


def check_uses(code: UserCode, path: list[Piece]) -> None:
    """Judges the uses in the lambdas of a function, the innermost of some pieces.

    Uses of local variables in lambdas that do not capture them (1735, 1877), captured structured bindings (3357)."""
    piece = path[-1]
    lookup = code.lookup()
    # The first question has the body parsed as that of a member of its class.
    lookup.resolve(code.kinds.find(k.IDENTIFIER, piece.body))
    body = lookup.bodies.of(piece)
    state = _Captures(code, path)
    for use in uses(body, code.kinds):
        if use.parent is None and not use.flags & CAPTURE:
            continue
        if use.flags & (UNEVALUATED | MEMBER | QUALIFIED | TYPEID | DEFAULT_ARGUMENT):
            continue
        entity = lookup.resolve(use.token)
        if entity is not None and entity.sort in (en.LOCAL, en.PARAMETER) and entity.bindings:
            if entity.sort == en.PARAMETER or entity.storage == en.AUTOMATIC:
                state.use(use, entity)


class _Captures:
    """What the lambdas of a function have captured so far."""

    def __init__(self, code: UserCode, path: list[Piece]) -> None:
        self.code: UserCode = code
        self._path: list[Piece] = path
        #: names and entities that each lambda captures, by its first token
        self._captured: set[tuple[int, Entity]] = set()

    def use(self, use: Use, entity: Entity) -> None:
        """A use of an automatic variable, in the order of the text."""
        if is_in_own_initialiser(entity, use.token):
            # That is reported for it (1586).
            return
        is_binding = any(binding.sort == s.STRUCTURED for binding in entity.bindings)
        is_capture = bool(use.flags & CAPTURE)
        if is_capture and is_binding:
            self._tell_binding(use.token)
        is_reference = not is_binding and _is_reference(entity)
        if not is_binding and not is_reference and _may_be_constant(entity) and not self._varies(entity):
            return
        innermost = True
        told = False
        around = use.parent
        while around is not None and entity.token < around.start:
            if self._has(around, entity):
                return
            if is_binding and not is_capture and not told:
                self._tell_binding(use.token)
                told = True
            if around.default < 0:
                if is_reference and self._may_be_constant_reference(entity):
                    return
                self.code.add(_NOT_CAPTURED if innermost and not is_capture else _NOT_CAPTURED_AROUND, use.token)
                return
            self._captured.add((around.start, entity))
            around = around.parent
            innermost = False

    def _may_be_constant_reference(self, entity: Entity) -> bool:
        """Whether a reference is bound to a constant address, or to what is not understood."""
        return self.code.engine().constant_references.is_at(self._path, entity.token) is not False

    def _has(self, around: e.Lambda, entity: Entity) -> bool:
        """Whether a lambda captures a variable: in its list, or by a use further up."""
        if (around.start, entity) in self._captured:
            return True
        for capture in around.captures:
            if self.code.lexemes[capture.name] == entity.name and capture.sort in (e.BY_COPY, e.BY_REFERENCE):
                return True
        return False

    def _varies(self, entity: Entity) -> bool:
        """Whether a variable that is const is initialised with a variable that is none, or is a reference to it."""
        at: Entity | None = entity
        for _ in range(_LONGEST_CHAIN):
            declarator = at.bindings[0].declarator if at is not None and at.bindings else None
            start = declarator.initialiser_start if declarator is not None else -1
            if at is None or start < 0 or _is_constant(at):
                return False
            if self.code.kinds[start] in b"=(":
                start += 1
            if self.code.kinds[start] != k.IDENTIFIER or self.code.kinds[start + 1] not in b";,)":
                return False
            source = self.code.lookup().resolve(start)
            if source is None or source is at or not source.bindings:
                return False
            if source.sort == en.PARAMETER:
                return True
            if source.sort != en.VARIABLE and (source.sort != en.LOCAL or source.storage != en.AUTOMATIC):
                return False
            if not _may_be_constant(source):
                return True
            at = source
        return False

    def _tell_binding(self, token: int) -> None:
        if self.code.settings.standard < _CXX20:
            self.code.add(_STRUCTURED, token)


def _is_constant(entity: Entity) -> bool:
    declaration = entity.bindings[0].declaration
    return declaration is None or bool(declaration.specifiers.flags & (n.CONSTEXPR | n.STATIC))


def _may_be_constant(entity: Entity) -> bool:
    """Whether a variable could be used without being captured: one that is const, or whose declaration is not seen."""
    declaration = entity.bindings[0].declaration
    declarator = entity.bindings[0].declarator
    if declaration is None or declarator is None:
        return entity.sort != en.PARAMETER
    if entity.sort == en.PARAMETER:
        return False
    if _is_reference(entity):
        return bool(declaration.specifiers.flags & n.CONST)
    return bool(declaration.specifiers.flags & (n.CONST | n.CONSTEXPR | n.STATIC)) or any(
        operator.flags & n.CONST for operator in declarator.operators
    )


def _is_reference(entity: Entity) -> bool:
    declarator = entity.bindings[0].declarator
    operators = declarator.operators if declarator is not None else []
    return bool(operators) and operators[0].sort in (n.REFERENCE, n.RVALUE_REFERENCE)


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
