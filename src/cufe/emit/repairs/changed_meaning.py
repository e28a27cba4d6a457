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
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.local_pieces import local_class, statement_start
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_ACCESS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE))
#: `class X` where it declares or names a class, not a template parameter
_CLASS_NAME: Final = re.compile(rb"[\x83-\x86](?:\x80\(\((?:[^()]|\([^()]*\))*\)\)|\xa0\([^()]*\))*i(?![>,=E])")
#: the end of a declaration: something of a type, a name, and what follows a declared name
_DECLARED: Final = re.compile(rb"i(?<=[i>*&}\x8e\xba]i)[;=\[{(:]")
#: one of several declarators, a pointer to a function
_LATER_DECLARED: Final = (b",i;", b",i=", b"*i)(")
#: how a member function named like the type in front of its name starts: `X X(`, `X &X(`, `X *X(`
_FUNCTIONS: Final = (b"ii(", b"i&i(", b"i*i(")
_ALIAS: Final = TokenPattern(rb"\x88i=", b"=")
#: tokens of a class body that are searched without asking first whether it is one
_LONG: Final = 2000
#: what follows the name of a class or an enumeration where it is defined
_DEFINED: Final = b"{:"
_MEMBER_ACCESS: Final = bytes((k.SCOPE, k.DOT, k.ARROW, k.TEMPLATE))
_BEFORE_DECLARED: Final = bytes((k.IDENTIFIER, k.GREATER, k.STAR, k.AMPERSAND, k.CLOSE_BRACE, k.BUILTIN_TYPE))
_AFTER_DECLARED: Final = b";=[{,():"
#: what stands in front of the name of a template parameter that is one
_BEFORE_PARAMETER: Final = bytes((k.CLASS, k.TYPENAME, k.BUILTIN_TYPE, k.ELLIPSIS, k.IDENTIFIER, k.AUTO))
#: what stands in front of a name in a template head that declares nothing: a type alone, an argument, a default
_BEFORE_ARGUMENT: Final = bytes((k.LESS, k.COMMA, k.ASSIGN, k.SCOPE, k.OPEN_ROUND))


def qualify_changed_names(context: Context) -> None:
    """Qualifies the uses of a name in a class that a later member of the class takes.

    Members that are named like a type of the unit are few, so only those are looked at closer.  The headers of gcc and
    of the CUDA run-time are left out: gcc takes them as they are.
    """
    kinds = context.kinds
    lexemes = context.lexemes
    stretches = context.places.stretches_without_vendors()
    types: set[str] = set()
    #: class names that the unit has more than once
    nested: list[int] = []
    for match in _CLASS_NAME.finditer(kinds):
        at = match.end() - 1
        if lexemes[at] not in types:
            types.add(lexemes[at])
        elif kinds[at + 1] in _DEFINED:
            nested.append(at)
    in_namespace: dict[int, bool] = {-1: True}
    for start, end in stretches:
        at = kinds.find(k.TYPEDEF, start, end)
        while at >= 0:
            semicolon = kinds.find(k.SEMICOLON, at, end)
            if semicolon >= 0 and kinds[semicolon - 1] == k.IDENTIFIER and _is_in_namespace(context, at, in_namespace):
                types.add(lexemes[semicolon - 1])
            at = kinds.find(k.TYPEDEF, at + 1, end)
        for match in _ALIAS.finditer(kinds, start, end):
            if _is_in_namespace(context, match.start(), in_namespace):
                types.add(lexemes[match.start() + 1])
    done: set[tuple[int, str]] = set()
    for start, end in stretches:
        for match in _ALIAS.finditer(kinds, start, end):
            at = match.start() + 1
            if (lexemes[at] in types and _used_before(context, at)) or _mentions(context, lexemes[at], at + 2):
                _qualify(context, at, done)
        for match in _DECLARED.finditer(kinds, start, end):
            at = match.start()
            if lexemes[at] in types and _used_before(context, at):
                _qualify(context, at, done)
        for declared in _LATER_DECLARED:
            first = kinds.find(declared, start, end)
            while first >= 0:
                if lexemes[first + 1] in types and _used_before(context, first + 1):
                    _qualify(context, first + 1, done)
                first = kinds.find(declared, first + 1, end)
        for function in _FUNCTIONS:
            first = kinds.find(function, start, end)
            while first >= 0:
                at = first + len(function) - 2
                if lexemes[at] == lexemes[first] and kinds[first - 1] not in _MEMBER_ACCESS:
                    _qualify(context, at, done)
                first = kinds.find(function, first + 1, end)
        enum = kinds.find(k.ENUM, start, end)
        while enum >= 0:
            if context.brackets.enclosing(enum) >= 0:
                for at in _enumerators(context, enum):
                    if lexemes[at] in types and _used_before_enumeration(context, enum, lexemes[at]):
                        _qualify(context, at, done)
            enum = kinds.find(k.ENUM, enum + 1, end)
        for at in nested:
            if start <= at < end and _used_before(context, at):
                _qualify(context, at, done)


def _is_in_namespace(context: Context, token: int, known: dict[int, bool]) -> bool:
    """Whether a declaration stands in a namespace; `known` keeps the answers by brace."""
    brace = context.brackets.enclosing(token)
    if brace not in known:
        path = context.cutter.path(brace)
        known[brace] = bool(path) and path[-1].body == brace and path[-1].sort in (c.NAMESPACE, c.LINKAGE)
    return known[brace]


def _enumerators(context: Context, enum: int) -> list[int]:
    """The tokens of the names that the enumeration whose key is at a token gives its enumerators."""
    kinds = context.kinds
    at = enum + 1
    if kinds[at] in k.CLASS_KEYS:
        return []
    while kinds[at] not in b"{;()=":
        at += 1
    if kinds[at] != k.OPEN_BRACE:
        return []
    close = context.brackets.close(at)
    return [one for one in range(at + 1, close) if kinds[one] == k.IDENTIFIER and kinds[one - 1] in b"{,"]


def _used_before_enumeration(context: Context, enum: int, name: str) -> bool:
    brace = context.brackets.enclosing(enum)
    try:
        return enum - brace < _LONG and context.lexemes.index(name, brace + 1, enum) > 0
    except ValueError:
        return False


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


def _qualify(context: Context, declared: int, done: set[tuple[int, str]]) -> None:
    """Puts the qualifier of the outer entity in front of every use of a name in its class up to its declaration."""
    around = _class_around(context, declared)
    if around is None:
        return
    name = context.lexemes[declared]
    if (around.body, name) in done:
        return
    uses = _uses(context, around.body, name, declared)
    if uses and name != context.class_name(around):
        done.add((around.body, name))
        qualifier = _outer_qualifier(context, around, name)
        if qualifier:
            for use in uses:
                context.edits.insert_before(use, qualifier)


def _class_around(context: Context, declared: int) -> Piece | None:
    """The class whose member is declared at a token; None where no member is."""
    kinds = context.kinds
    start = statement_start(context.brackets, declared)
    if start and kinds[start - 1] == k.OPEN_ROUND and kinds[declared + 1] != k.CLOSE_ROUND:
        # A parameter.
        return None
    path = context.cutter.path(declared)
    if len(path) > 1 and path[-2].sort == c.CLASS:
        member = path[-1]
        return path[-2] if member.body < 0 or declared < member.body or member.sort == c.ENUM else None
    if not path or path[-1].sort != c.FUNCTION:
        return None
    around = local_class(context.cutter, context.brackets.enclosing(declared))
    if around is None:
        return None
    piece = find_piece(context.cutter.pieces(around.body), declared)
    return around if piece is not None and (piece.body < 0 or declared < piece.body) else None


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
    for at in range(piece.start, piece.head):
        if kinds[at] == k.IDENTIFIER and lexemes[at] == name and kinds[at - 1] in _BEFORE_PARAMETER:
            # A template parameter has the name.
            return []
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
            if not _is_declared(kinds, at):
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


def _is_declared(kinds: bytes, at: int) -> bool:
    """Whether a name is declared where it stands, as a member or a parameter."""
    before = kinds[at - 1]
    behind = kinds[at + 1]
    if before in _BEFORE_DECLARED:
        return behind in _AFTER_DECLARED
    if before == k.CONST:
        # `const X` is a parameter without a name.
        return behind in _AFTER_DECLARED and behind not in b",):"
    return (before == k.COMMA and behind == k.SEMICOLON) or (before == k.ENUM and behind in _DEFINED)


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
