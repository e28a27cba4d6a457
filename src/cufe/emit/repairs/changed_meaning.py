"""Class members that take a name which the class used before for something else (observed: host-output 16.2 item 10).

`struct B { using Foo = Foo<int>; };` is ill-formed, no diagnostic required ([basic.scope.class]): the CUDA front end
takes it, gcc does not ("declaration of ... changes meaning of 'Foo'").  The earlier uses are qualified, so that they
are not looked up in the class any more.
"""

from cufe import regex as re
from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.sema.text_lookup.scopes import Scope, TemplateScope
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_ACCESS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE))
#: `class X` where it declares or names a class, not a template parameter
_CLASS_NAME: Final = re.compile(rb"[\x83-\x86](?:\x80\(\((?:[^()]|\([^()]*\))*\)\)|\xa0\([^()]*\))*i(?![>,=E])")
#: the end of a declaration: something of a type, a name, and what follows a declared name
_DECLARED: Final = re.compile(rb"i(?<=[i>*&}\x8e\xba]i)[;=\[{]")
#: how a member function named like the type in front of its name starts: `X X(`, `X &X(`, `X *X(`
_FUNCTIONS: Final = (b"ii(", b"i&i(", b"i*i(")
_ALIAS: Final = TokenPattern(rb"\x88i=", b"=")
#: tokens of a class body that are searched without asking first whether it is one
_LONG: Final = 2000
_MEMBER_ACCESS: Final = bytes((k.SCOPE, k.DOT, k.ARROW, k.TEMPLATE))
_BEFORE_DECLARED: Final = bytes((k.IDENTIFIER, k.GREATER, k.STAR, k.AMPERSAND, k.CLOSE_BRACE, k.CONST))
_AFTER_DECLARED: Final = b";=[{,()"
#: what stands in front of a name in a template head that declares nothing: a type alone, an argument, a default
_BEFORE_ARGUMENT: Final = bytes((k.LESS, k.COMMA, k.ASSIGN, k.SCOPE, k.OPEN_ROUND))


def qualify_changed_names(context: Context) -> None:
    """Qualifies the uses of a name in a class that a later member of the class takes.

    Members that are named like a class of the unit are few, so only those are looked at closer.  The headers of gcc and
    of the CUDA run-time are left out: gcc takes them as they are.
    """
    kinds = context.kinds
    lexemes = context.lexemes
    classes = {lexemes[match.end() - 1] for match in _CLASS_NAME.finditer(kinds)}
    for start, end in context.places.stretches_without_vendors():
        for match in _ALIAS.finditer(kinds, start, end):
            at = match.start() + 1
            if (lexemes[at] in classes and _used_before(context, at)) or _mentions(context, lexemes[at], at + 2):
                _qualify(context, at)
        for match in _DECLARED.finditer(kinds, start, end):
            at = match.start()
            if lexemes[at] in classes and _used_before(context, at):
                _qualify(context, at)
        for function in _FUNCTIONS:
            first = kinds.find(function, start, end)
            while first >= 0:
                at = first + len(function) - 2
                if lexemes[at] == lexemes[first] and kinds[first - 1] not in _MEMBER_ACCESS:
                    _qualify(context, at)
                first = kinds.find(function, first + 1, end)


def _used_before(context: Context, declared: int) -> bool:
    """Whether the class around a declaration spells its name without qualification before: a look at a few tokens."""
    lexemes = context.lexemes
    name = lexemes[declared]
    at = context.brackets.enclosing(declared)
    if declared - at > _LONG:
        path = context.cutter.path(declared)
        if len(path) < 2 or path[-2].body != at or path[-2].sort != c.CLASS:
            return False
    while True:
        try:
            at = lexemes.index(name, at + 1, declared)
        except ValueError:
            return False
        if context.kinds[at - 1] not in _MEMBER_ACCESS:
            return True


def _mentions(context: Context, name: str, at: int) -> bool:
    """Whether the type of an alias declaration names its own alias without qualification."""
    kinds = context.kinds
    while kinds[at] != k.SEMICOLON:
        if kinds[at] == k.IDENTIFIER and context.lexemes[at] == name and kinds[at - 1] not in _MEMBER_ACCESS:
            return True
        at += 1
    return False


def _qualify(context: Context, declared: int) -> None:
    """Puts the qualifier of the outer entity in front of every use of a name in its class up to its declaration."""
    path = context.cutter.path(declared)
    if len(path) < 2 or path[-2].sort != c.CLASS or declared > path[-1].body >= 0 or declared < path[-1].head:
        return
    body = path[-2].body
    name = context.lexemes[declared]
    uses = _uses(context, body, name, declared)
    if uses and name != context.class_name(path[-2]):
        qualifier = _outer_qualifier(context, path[-2], name)
        if qualifier:
            for use in uses:
                context.edits.insert_before(use, qualifier)


def _uses(context: Context, body: int, name: str, declared: int) -> list[int]:
    """The tokens of a class that name the outer entity: in the declarations up to the one that takes the name."""
    found: list[int] = []
    for piece in context.cutter.pieces(body):
        if piece.start > declared:
            break
        found += _uses_in(context, piece, name, declared)
    return found


def _uses_in(context: Context, piece: Piece, name: str, declared: int) -> list[int]:
    """The uses in one member declaration.

    Bodies, member initialisers, default arguments and initialisers are left out: names in them are looked up in the
    complete class ([class.mem.general]), so they mean the member.
    """
    kinds = context.kinds
    lexemes = context.lexemes
    is_alias = kinds[piece.head] == k.USING
    limit = piece.body if piece.body >= 0 else piece.end
    if any(_is_parameter(context, at, name) for at in range(piece.start, piece.head)):
        return []
    found: list[int] = []
    depth = 0
    at = piece.start
    while at < limit:
        kind = kinds[at]
        if kind == k.OPEN_ROUND:
            depth += 1
        elif kind == k.CLOSE_ROUND:
            depth -= 1
        elif kind == k.ASSIGN and not is_alias:
            at = context.parser.skip_to_comma(at, limit)
            continue
        elif kind == k.COLON and depth == 0 and piece.sort == c.FUNCTION and kinds[at - 1] not in _ACCESS:
            break
        elif kind == k.IDENTIFIER and lexemes[at] == name and at != declared and kinds[at - 1] not in _MEMBER_ACCESS:
            if not (kinds[at - 1] in _BEFORE_DECLARED and kinds[at + 1] in _AFTER_DECLARED):
                found.append(at)
        at += 1
    return found


def _is_parameter(context: Context, at: int, name: str) -> bool:
    """Whether a token in the head of a template declares a template parameter of this name."""
    kinds = context.kinds
    return (
        kinds[at] == k.IDENTIFIER
        and context.lexemes[at] == name
        and kinds[at - 1] not in _BEFORE_ARGUMENT
        and kinds[at + 1] in b",>="
    )


def _outer_qualifier(context: Context, piece: Piece, name: str) -> str:
    """The qualifier of what `name` means around the class that a piece defines, empty where that cannot be told."""
    lookup = context.lookup()
    entity = lookup.find(name, lookup.scope_at(piece.start))
    if entity is None or entity.sort == en.UNKNOWN or entity.scope is None:
        return ""
    if isinstance(entity.scope, ClassScope):
        # An enclosing class is named by itself: its template arguments are those of the current instantiation.
        dependent = _in_template(entity.scope) and not entity.template
        return f"{'typename ' if dependent else ''}{entity.scope.class_name}::"
    parts: list[str] = []
    scope: Scope | None = entity.scope
    while scope is not None:
        if not isinstance(scope, NamespaceScope):
            return ""
        if scope.parent is not None:
            parts.append(scope.name or context.anonymous_namespace())
        scope = scope.parent
    parts.reverse()
    return "::" + "".join(f"{part}::" for part in parts)


def _in_template(scope: Scope | None) -> bool:
    while scope is not None:
        if isinstance(scope, TemplateScope):
            return True
        scope = scope.parent
    return False
