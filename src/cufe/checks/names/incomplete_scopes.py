"""Qualified names of classes that are declared and not defined yet (70; [basic.lookup.qual.general]), and what does not
fit behind them, since what they name is taken for a value (observed: front-end 2)."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.sema.text_lookup.scopes import Scope
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

_CLOSING_EXPECTED: Final = 18
_UNDEFINED: Final = 20
_SEMICOLON_EXPECTED: Final = 65
_INCOMPLETE: Final = 70
#: behind the name of a class these begin its definition
_DEFINING: Final = b"{:"
#: in front of a statement, or of the declaration in the head of a loop
_STATEMENTS: Final = b"{};("
_STARS: Final = b"*&"


def is_incomplete(code: UserCode, scope: en.Entity, token: int) -> bool:
    """Whether a name means a class that has no definition in front of a token."""
    if scope.sort != en.TYPE or scope.template or 0 <= scope.body < token:
        return False
    if any(binding.sort == s.ENUM for binding in scope.bindings):
        return False
    if any(code.kinds[piece.start] == k.TEMPLATE for piece in code.cutter.path(scope.token)):
        # An instance may have the definition that stands further below.
        return False
    around: Scope | None = scope.scope if token < scope.body else None
    while isinstance(around, ClassScope):
        if around.brace < token:
            # The bodies of members are read when the class around is complete ([class.mem.general]/6).
            return False
        around = around.parent
    # What is defined outside of its scope may be this class.
    return not any(
        at < token and (code.kinds[at + 1] in _DEFINING or code.lexemes[at + 1] == "final")
        for at in code.unit.occurrences(scope.name)
    )


def tell_incomplete(code: UserCode, scope: en.Entity, first: int, last: int) -> None:
    """Tells of a qualified name of such a class, in the tokens from `first` to `last`."""
    code.add_once(_INCOMPLETE, first, TypeName(_name(scope)))
    kinds = code.kinds
    path = code.cutter.path(first)
    if not path:
        return
    piece = path[-1]
    behind = last + 1
    if piece.sort == c.FUNCTION and first > piece.body:
        if kinds[first - 1] not in _STATEMENTS:
            return
        if kinds[behind] == k.IDENTIFIER:
            code.add(_SEMICOLON_EXPECTED, behind)
        elif kinds[behind] in _STARS and kinds[behind + 1] == k.IDENTIFIER:
            code.add(_UNDEFINED, behind + 1, code.lexemes[behind + 1])
    elif piece.sort == c.SIMPLE and kinds[first - 1] == k.OPEN_ROUND and kinds[first - 3] == k.BUILTIN_TYPE:
        if kinds[behind] == k.IDENTIFIER:
            if code.lexemes[first - 3] == "void":
                code.add_late(_INCOMPLETE, first - 2, first, TypeName("void"))
            code.add(_CLOSING_EXPECTED, behind)


def _name(entity: en.Entity) -> str:
    """`N::C::M` of a class of a class or namespace."""
    name = entity.name
    at: Scope | None = entity.scope
    while at is not None:
        around = at.class_name if isinstance(at, ClassScope) else at.name if isinstance(at, NamespaceScope) else ""
        name = f"{around}::{name}" if around else name
        at = at.parent
    return name
