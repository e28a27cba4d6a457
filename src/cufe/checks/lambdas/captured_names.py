"""Simple captures that name no variable of a function around ([expr.prim.lambda.capture]/4): something that is no
variable at all (1730), or a variable that is there without being captured (1731)."""

from cufe.checks.lambdas.missing_this import lambda_at
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import CLASS, NAMESPACE, Piece
from cufe.text import kinds as k

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
    are told of."""
    told: set[int] = set()
    lambda_ = lambda_at(code, opening)
    if lambda_ is None:
        return told
    lookup = code.lookup()
    captured = {capture.name for capture in lambda_.captures if capture.sort in (e.BY_COPY, e.BY_REFERENCE)}
    for name in names:
        entity = lookup.resolve(name) if name in captured else None
        if entity is not None and _check(code, name, entity):
            told.add(name)
    return told


def _check(code: UserCode, name: int, entity: Entity) -> bool:
    """Judges one capture; whether something is told of it."""
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
    """What messages call an entity that is no variable; "" for what is not told of."""
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
