"""Qualified names that a namespace, an enumeration or a class of the user's has not (135; [basic.lookup.qual])."""

from cufe.checks.names.incomplete_scopes import is_incomplete, tell_incomplete
from cufe.checks.names.mistaken_comparisons import check_comparison
from cufe.checks.names.predeclared import may_be_elaborated
from cufe.checks.names.readings import is_operand
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope, namespace_of, path_of
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

_SEMICOLON_EXPECTED: Final = 65
_NO_SUCH_MEMBER: Final = 135
#: these are compared
_VARIABLES: Final = (en.PARAMETER, en.LOCAL, en.VARIABLE)
#: behind a missing name these lead to something else
_NOT_BEHIND: Final = bytes((k.SCOPE, k.LESS, k.OPEN_BRACE))
_CALLS: Final = bytes((k.OPEN_ROUND, k.LAUNCH, k.SEMICOLON))
#: an operand may end behind its template arguments
_ENDS: Final = b",)}{"
#: in front of a name an expression goes on, and so it may begin
_BEFORE_OPERANDS: Final = bytes((k.RETURN,)) + b"=({,;}[!+-*/"
#: and so does what stands in front of the qualified name
_NOT_BEFORE: Final = bytes(
    (k.NEW, k.DELETE, k.TYPENAME, k.TILDE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TEMPLATE, k.FRIEND)
)


def check_scope_members(code: UserCode) -> None:
    """Judges the qualified names of the compiled file."""
    kinds = code.kinds
    for start, end in code.in_full:
        at = kinds.find(k.SCOPE, start, end)
        while at >= 0:
            if kinds[at + 1] == k.IDENTIFIER and kinds[at - 1] == k.IDENTIFIER:
                if kinds[at + 2] not in _NOT_BEHIND or _is_called_with_arguments(code, at + 2):
                    _judge(code, at)
            at = kinds.find(k.SCOPE, at + 1, end)


def _is_called_with_arguments(code: UserCode, opening: int) -> bool:
    """Whether template arguments and a call or launch stand behind a name."""
    if code.kinds[opening] != k.LESS:
        return False
    kinds = code.kinds
    close = code.brackets.close_angle(opening, len(kinds))
    if close < 0:
        return False
    if kinds[close + 1] == k.SCOPE or (kinds[close + 1] in _ENDS and not _is_in_body(code, opening)):
        return _is_in_expression(code, _first_of(code, opening - 1))
    return kinds[close + 1] in _CALLS


def _is_in_expression(code: UserCode, first: int) -> bool:
    """Whether a qualified name with template arguments is read as an operand: no type can stand there, or nothing but
    the failure to find one says that it was meant."""
    kinds = code.kinds
    path = code.cutter.path(first)
    if path and kinds[first - 1] == k.LESS and kinds[first - 2] == k.IDENTIFIER:
        compared = code.lookup().resolve(first - 2)
        return compared is not None and compared.sort in _VARIABLES
    if not path or kinds[first - 1] not in _BEFORE_OPERANDS:
        return False
    at = first - 1
    while kinds[at] not in b";{}([" and (at >= path[-1].head or first < path[-1].head):
        if kinds[at] in (k.LESS, k.USING, k.TYPEDEF, k.TEMPLATE):
            return False
        at = code.brackets.open_before(at) - 1 if kinds[at] in b")]" else at - 1
    if kinds[at] == k.OPEN_ROUND and kinds[at - 1] == k.STATIC_ASSERT:
        return True
    return (at >= path[-1].start and kinds[at] in b"[{") or is_operand(code, path, first)


def _is_called(code: UserCode, token: int) -> bool:
    """Whether template arguments stand behind a name, and what ends a call or an expression behind these."""
    close = code.brackets.close_angle(token + 1, len(code.kinds))
    return close >= 0 and code.kinds[close + 1] in _CALLS


def _waits_for_class(code: UserCode, token: int) -> bool:
    """Whether a token is in the noexcept-specifier of a member, which is read when the class is complete
    ([class.mem.general]/6)."""
    path = code.cutter.path(token)
    specifier = code.kinds.rfind(k.NOEXCEPT, path[-1].start, token) if path else -1
    return specifier >= 0 and code.brackets.close(specifier + 1) > token and any(one.sort == c.CLASS for one in path)


def _judge(code: UserCode, colons: int) -> None:
    """Judges the name behind some `::`."""
    lookup = code.lookup()
    token = colons + 1
    scope = lookup.resolve(colons - 1)
    if scope is not None and is_incomplete(code, scope, token) and not _waits_for_class(code, token):
        tell_incomplete(code, scope, _first_of(code, colons - 1), token)
        return
    if scope is None or lookup.resolve(token) is not None:
        return
    is_known = _is_known(code, scope)
    if not is_known and scope.sort == en.NAMESPACE and code.kinds[token + 1] == k.LESS and not _is_called(code, token):
        is_known = lookup.is_undeclared(token)
    if not is_known:
        return
    if scope.sort != en.NAMESPACE and code.kinds[token + 1] == k.OPEN_ROUND and code.lexemes[token] == scope.name:
        return
    if scope.body >= 0 and scope.body < token < code.brackets.close(scope.body) and not _is_in_body(code, token):
        return
    first = _first_of(code, colons - 1)
    if code.kinds[first - 1] in _NOT_BEFORE or _is_declared(code, token) or _is_friend(code, scope, token):
        return
    if may_be_elaborated(code, token):
        return
    code.told().judged.add(token)
    if code.kinds[token + 1] == k.LESS:
        code.told().compared.add(token)
    code.add_once(_NO_SUCH_MEMBER, token, EntityName(_kind(code, scope), path_of(scope)), code.lexemes[token])
    if code.kinds[first - 1] == k.ASSIGN and code.kinds[first - 3] == k.USING and code.kinds[token + 1] == k.LESS:
        # An alias ends with what is no template.
        code.add(_SEMICOLON_EXPECTED, token + 1)
    else:
        check_comparison(code, token)


def _first_of(code: UserCode, last: int) -> int:
    """The first token of the qualified name that ends with a token."""
    while code.kinds[last - 1] == k.SCOPE:
        last -= 2 if code.kinds[last - 2] == k.IDENTIFIER else 1
    return last


def _is_in_body(code: UserCode, token: int) -> bool:
    """Whether a name stands in the body of a function, where all members of the classes around are known."""
    path = code.cutter.path(token)
    return bool(path) and path[-1].sort == c.FUNCTION and token > path[-1].body


def _kind(code: UserCode, entity: en.Entity) -> str:
    """What messages call a scope."""
    if entity.sort == en.NAMESPACE:
        return "namespace"
    if any(binding.sort == s.ENUM for binding in entity.bindings):
        return "enum"
    before = code.kinds[entity.token - 1]
    return "union" if before == k.UNION else "class"


def _is_known(code: UserCode, entity: en.Entity) -> bool:
    """Whether all members of a namespace, an enumeration or a class stand in the user's text."""
    if entity.sort == en.NAMESPACE:
        scope = namespace_of(entity)
        if scope is None or scope.directives() or not scope.braces:
            return False
        return all(_is_complete(code, brace) for brace in scope.braces) and not scope.transparents()
    is_enum = any(binding.sort == s.ENUM for binding in entity.bindings)
    # An enumeration that is declared alone has no enumerators.
    known = entity.token if is_enum and entity.body < 0 else entity.body
    if entity.sort != en.TYPE or known < 0 or not code.is_own(known):
        return False
    if entity.template or not isinstance(entity.scope, NamespaceScope):
        return False
    if is_enum:
        return not _is_defined_outside(code, entity.name)
    cls = code.lookup().class_scope(entity)
    return cls is not None and _is_complete(code, entity.body) and not cls.bases() and not cls.unknown_base


def _is_defined_outside(code: UserCode, name: str) -> bool:
    """Whether an enumeration of that name may have its definition outside of its namespace."""
    kinds = code.kinds
    return any(kinds[at - 1] == k.SCOPE and kinds[at + 1] in b"{:" for at in code.tokens_of({name}, code.stretches))


def _is_complete(code: UserCode, brace: int) -> bool:
    """Whether the user's text behind a brace declares its names one by one."""
    return code.is_own(brace) and code.kinds.find(k.USING_ENUM, brace, code.brackets.close(brace)) < 0


def _is_declared(code: UserCode, token: int) -> bool:
    """Whether a name is what its declaration declares, or a base class: of these other rules speak."""
    path = code.cutter.path(token)
    if not path:
        return True
    piece = path[-1]
    if piece.sort == c.CLASS:
        return token < piece.body
    if 0 <= piece.body < token:
        return False
    return any(binding.name == token for binding in code.bindings(path) if binding.sort != s.USING)


def _is_friend(code: UserCode, scope: en.Entity, token: int) -> bool:
    """Whether a class of a namespace N befriends a function of it by `friend void N::f();`.

    The front end leaves the qualifier out (970) and has a new function."""
    path = code.cutter.path(token)
    if len(path) < 2 or path[-2].sort != c.CLASS or path[-1].head > path[-1].start:
        return False
    around = next((piece for piece in reversed(path) if piece.sort == c.NAMESPACE), None)
    namespace = namespace_of(scope) if scope.sort == en.NAMESPACE else None
    if around is None or namespace is None or around.body not in namespace.braces:
        return False
    return code.kinds.find(k.FRIEND, path[-1].start, token) >= 0
