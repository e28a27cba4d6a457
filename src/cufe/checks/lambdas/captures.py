"""What lambdas capture, and what may be captured ([expr.prim.lambda.capture])."""

from cufe.checks.lambdas.lambda_forms import behind_annotations, check_lambda_forms, is_member_function, lambda_at
from cufe.checks.lambdas.uncaptured import check_missing_this
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax.body import Body
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import CLASS, FUNCTION, NAMESPACE, Piece
from cufe.syntax.lambda_expression import may_introduce
from cufe.syntax.uses import CAPTURE, DEFAULT_ARGUMENT, MEMBER, QUALIFIED, UNEVALUATED, uses
from cufe.text import kinds as k

_EXPECTED_BRACKET: Final = 17
_EXPECTED_EXPRESSION: Final = 29
_EXPECTED_NAME: Final = 40
_MATCHES_DEFAULT: Final = 1729
_TWICE: Final = 1761
_NO_PARAMETERS: Final = 3216

#: the first standard in which `[=, this]` is fine and structured bindings may be captured
_CXX20: Final = 20

#: what can follow the list of a lambda
_BEHIND_LIST: Final = bytes(
    (k.OPEN_ROUND, k.OPEN_BRACE, k.LESS, k.ATTRIBUTE, k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW,
     k.STATIC, k.REQUIRES, k.ATTRIBUTE_MACRO, k.IDENTIFIER, k.OPEN_SQUARE)
)  # fmt: skip
#: what follows parameters
_BEHIND_PARAMETERS: Final = bytes((k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW, k.STATIC))
#: what can follow the name of an init-capture
_INITIALISERS: Final = b"=({"


class _List:
    """The capture list at `opening`: the token of its default or -1, the names it has, and those captures of it, by
    their tokens, that are names alone."""

    def __init__(self, opening: int) -> None:
        self.opening: int = opening
        self.default: int = -1
        self.names: set[str] = set()
        self.simple: list[int] = []
        #: number and token of what the grammar forbids, -1 where there is nothing
        self.fault: int = -1
        self.fault_token: int = -1

    @property
    def has_this(self) -> bool:
        return "this" in self.names


def check_captures(code: UserCode) -> None:
    """Judges the lambdas in the user's code.

    Captures of lambdas ([expr.prim.lambda.capture]): what a list must not name, what has to be in one. 1729 and 1761
    are plain to see in a list, so is what its grammar forbids (17, 29, 40), and a parameter list that is left out in
    front of a specifier (3216). What names mean is asked about all lambdas of functions: 2908 of the names in their
    bodies, 1730 and 1731 of those in their lists, 258, 1738 and 1877 of `this`."""
    kinds = code.kinds
    members: dict[int, list[Piece]] = {}
    wrong: list[tuple[int, int]] = []
    lists: list[_List] = []
    for start, end in code.in_full:
        for at in k.all_of(kinds, k.OPEN_SQUARE, start, end):
            if may_introduce(kinds, at):
                close = code.brackets.close(at)
                if kinds[close + 1] in _BEHIND_LIST:
                    captures = _read(code, at, close, wrong)
                    lists.append(captures)
                    path = code.cutter.path(at)
                    if path and path[-1].sort == FUNCTION and _may_copy_this(code, captures):
                        members[path[-1].start] = path
                    _check_specifier(code, close)
    for first in sorted(members):
        check_captured_this(code, members[first])
    asked = [one.opening for one in lists if one.has_this or one.default < 0]
    told = check_missing_this(code, asked, [one.opening for one in lists if not one.has_this and one.default >= 0])
    check_lambda_forms(code, [one.opening for one in lists])
    for captures in lists:
        if captures.simple:
            told |= check_captured_names(code, captures.opening, captures.simple)
        if captures.fault >= 0 and lambda_at(code, captures.opening) is not None:
            code.add(captures.fault, captures.fault_token)
    for number, token in wrong:
        if token not in told:
            code.add(number, token)


def _may_copy_this(code: UserCode, captures: _List) -> bool:
    """Whether C++20 could frown on what a list does not name."""
    if code.settings.standard < _CXX20 or captures.default < 0 or code.kinds[captures.default] != k.ASSIGN:
        return False
    return not captures.has_this


def _check_specifier(code: UserCode, close: int) -> None:
    """Specifiers behind a list and its annotations that ask for parameters in between."""
    kinds = code.kinds
    at = behind_annotations(code, close + 1)
    if kinds[at] in _BEHIND_PARAMETERS:
        # What is wrong with the annotations is reported first.
        code.add_late(_NO_PARAMETERS, at, at + 1)


def _read(code: UserCode, opening: int, close: int, wrong: list[tuple[int, int]]) -> _List:
    """Reads a capture list; numbers and tokens of what is wrong with it are added to `wrong`."""
    kinds = code.kinds
    found = _List(opening)
    at = opening + 1
    if kinds[at] in (k.ASSIGN, k.AMPERSAND) and kinds[at + 1] in (k.COMMA, k.CLOSE_SQUARE):
        found.default = at
        at += 2
    while at < close:
        start = at
        if kinds[at] == k.ELLIPSIS:
            at += 1
        if kinds[at] in (k.AMPERSAND, k.STAR):
            at += 1
        if kinds[at] == k.ELLIPSIS:
            at += 1
        name = at
        if kinds[name] != k.IDENTIFIER and kinds[name] != k.THIS:
            found.fault = _EXPECTED_NAME
            found.fault_token = name
            return found
        at += 1
        if kinds[at] == k.ELLIPSIS:
            at += 1
        plain = kinds[at] == k.COMMA or at >= close
        _check(code, found, start, name, plain, wrong)
        if not plain and kinds[at] not in _INITIALISERS:
            found.fault = _EXPECTED_BRACKET
            found.fault_token = at
            return found
        if kinds[at] == k.ASSIGN and kinds[at + 1] in (k.COMMA, k.CLOSE_SQUARE):
            wrong.append((_EXPECTED_EXPRESSION, at + 1))
        if at < close and not plain:
            at = code.lookup().declarations.skip_to_comma(at, close)
        at += 1
        if at == close:
            # A comma precedes the end.
            found.fault = _EXPECTED_NAME
            found.fault_token = close
    return found


def _check(code: UserCode, found: _List, start: int, name: int, is_simple: bool, wrong: list[tuple[int, int]]) -> None:
    """Adds a capture to a list; a simple one has no initialiser."""
    kinds = code.kinds
    if is_simple and found.default >= 0:
        by_reference = kinds[start] == k.AMPERSAND
        if kinds[found.default] == k.ASSIGN:
            is_this = kinds[name] == k.THIS and code.settings.standard >= _CXX20
            allowed = by_reference or kinds[start] == k.STAR or is_this
        else:
            allowed = not by_reference
        if not allowed:
            wrong.append((_MATCHES_DEFAULT, start))
    lexeme = code.lexemes[name]
    if lexeme in found.names:
        wrong.append((_TWICE, start if kinds[start] == k.STAR else name))
    found.names.add(lexeme)
    if is_simple and kinds[name] == k.IDENTIFIER:
        found.simple.append(name)


_NO_VARIABLE: Final = 1730
_STATIC: Final = 1731

_KINDS: Final[dict[int, str]] = {
    en.NAMESPACE: "namespace",
    en.ALIAS: "type",
    en.ENUMERATOR: "constant",
    en.FIELD: "member",
    en.FUNCTION: "function",
}


def check_captured_names(code: UserCode, opening: int, names: list[int]) -> set[int]:
    """Judges the simple captures at some tokens in the list of the lambda that begins at `opening`; gives those that
    are reported.

    Simple captures that name no variable of a function around ([expr.prim.lambda.capture]/4): something that is no
    variable at all (1730), or a variable that is there without being captured (1731)."""
    told: set[int] = set()
    lambda_ = lambda_at(code, opening)
    if lambda_ is None:
        return told
    lookup = code.lookup()
    captured = {capture.name for capture in lambda_.captures if capture.sort in (e.BY_COPY, e.BY_REFERENCE)}
    for name in names:
        entity = lookup.resolve(name) if name in captured else None
        if entity is not None and _check_names(code, name, entity):
            told.add(name)
    return told


def _check_names(code: UserCode, name: int, entity: Entity) -> bool:
    """Judges one capture; whether something is reported for it."""
    is_static = entity.sort == en.VARIABLE and not entity.template and not is_member(code, entity)
    if entity.sort in (en.LOCAL, en.VARIABLE) and _is_in_anonymous_union(code, entity):
        code.add(_NO_VARIABLE, name, EntityName("member", entity.name))
        return True
    if is_static or (entity.sort == en.LOCAL and entity.storage != en.AUTOMATIC):
        code.add(_STATIC, name)
        return True
    kind = _kind(code, entity)
    if kind:
        code.add(_NO_VARIABLE, name, EntityName(kind, qualified(code, entity)))
    return bool(kind)


def _is_in_anonymous_union(code: UserCode, entity: Entity) -> bool:
    """Whether a name of a block or namespace is a member of an anonymous union there ([class.union.anon])."""
    opening = code.brackets.enclosing(entity.token)
    return opening > 0 and code.kinds[opening - 1] == k.UNION


def _kind(code: UserCode, entity: Entity) -> str:
    """What messages call an entity that is no variable; "" for what is not reported."""
    if entity.sort == en.VARIABLE:
        return "variable template" if entity.template else "member"
    if entity.sort == en.TYPE:
        kind = "class" if entity.body < 0 else _class_key(code, entity)
        return f"{kind} template" if entity.template else kind
    if entity.sort == en.TEMPLATE_PARAMETER:
        if entity.is_type:
            return "template template parameter" if entity.template else "template parameter"
        return "constant"
    if entity.sort == en.FUNCTION:
        if entity.template:
            return "function template"
        return "overloaded function" if len(entity.bindings) > 1 else "function"
    return _KINDS.get(entity.sort, "")


def _class_key(code: UserCode, entity: Entity) -> str:
    """`class`, `union` or `enum`, by the words in front of the name."""
    at = entity.token
    while at > 0 and code.kinds[at] not in b";{}":
        at -= 1
        if code.kinds[at] == k.ENUM:
            return "enum"
        if code.kinds[at] == k.UNION:
            return "union"
    return "class"


def is_member(code: UserCode, entity: Entity) -> bool:
    path = code.cutter.path(entity.token)
    return len(path) > 1 and path[-2].sort == CLASS


def qualified(code: UserCode, entity: Entity) -> str:
    """`N::S::v`; what is local to a function is called by its name alone."""
    parts = [entity.name]
    if not entity.is_local() and entity.sort != en.TEMPLATE_PARAMETER:
        for piece in reversed(code.cutter.path(entity.token)):
            if piece.sort in (CLASS, NAMESPACE) and piece.body < entity.token:
                parts.append(_name_of(code, piece))
    return "::".join(reversed(parts))


def _name_of(code: UserCode, piece: Piece) -> str:
    """The name of a class or namespace."""
    name = piece.body - 1
    if piece.sort == CLASS:
        key = piece.head
        while code.kinds[key] not in k.CLASS_KEYS:
            key += 1
        name = class_name(key, piece.body, code.kinds)[2]
    return code.lexemes[name] if name >= 0 and code.kinds[name] == k.IDENTIFIER else "<unnamed>"


_THIS_BY_COPY: Final = 2908
_OF_THIS: Final = (e.THIS_CAPTURE, e.STAR_THIS_CAPTURE)


def check_captured_this(code: UserCode, path: list[Piece]) -> None:
    """Judges the lambdas with `[=]` in a function, the innermost of some pieces: where each first needs `this`, unless
    one in it has captured it before.

    Implicit captures of `this` by copy ([depr.capture.this]), which C++20 deprecates (2908)."""
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
