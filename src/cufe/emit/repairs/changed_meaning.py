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
#: what follows the name of a template parameter
_BEHIND_PARAMETER: Final = b">,=E"
#: the end of a declaration: something of a type, a name, and what follows a declared name
_DECLARED: Final = re.compile(rb"i[;=\[{](?<=[i>*&}\x8e\xba]i[;=\[{])")
#: a member function or a bit-field, likewise
_MORE_DECLARED: Final = TokenPattern(rb"i[(:](?<=[i>*&}\x8e\xba]i[(:])")
#: one of several declarators, a pointer to a function
_LATER_DECLARED: Final = (b",i;", b",i=", b"*i)(")
#: how a member function named like the type in front of its name starts: `X X(`, `X &X(`, `X *X(`
_FUNCTIONS: Final = (b"ii(", b"i&i(", b"i*i(")
_ALIAS: Final = TokenPattern(rb"\x88i=", b"=")
#: what follows the name of a class or an enumeration where it is defined
_DEFINED: Final = b"{:"
_MEMBER_ACCESS: Final = bytes((k.SCOPE, k.DOT, k.ARROW, k.TEMPLATE))
_BEFORE_DECLARED: Final = bytes(
    (k.IDENTIFIER, k.GREATER, k.STAR, k.AMPERSAND, k.AND, k.CLOSE_BRACE, k.CLOSE_ROUND, k.BUILTIN_TYPE, k.AUTO)
)
_AFTER_DECLARED: Final = b";=[{,():"
#: what precedes a name in a template head that declares nothing: a type alone, an argument, a default
_BEFORE_ARGUMENT: Final = bytes((k.LESS, k.COMMA, k.ASSIGN, k.SCOPE, k.OPEN_ROUND))


class _Candidates:
    """What has to be known about the names that members take: the names of types, and which braces open classes.  The
    names are gathered when a first member has a name that its class mentions before."""

    def __init__(self, context: Context) -> None:
        self._context: Context = context
        self._types: set[str] | None = None
        self._classes: dict[int, bool] = {-1: False}

    def names_type(self, name: str) -> bool:
        """Whether some class, enumeration or alias has a name."""
        if self._types is None:
            self._types = _type_names(self._context)
        return name in self._types

    def takes_type(self, declared: int) -> bool:
        """Whether the name declared at a token is that of a type, and mentioned in the class before."""
        if self._context.unit.previous(declared) < 0:
            return False
        return self.mentions_type(self._context.brackets.enclosing(declared), declared, declared)

    def mentions_type(self, brace: int, before: int, spelt: int) -> bool:
        """Whether a brace opens a class that mentions, in front of a token, the name spelt at another one, and it is
        that of a type."""
        context = self._context
        if not _is_mentioned(context, brace, before, spelt):
            return False
        if brace not in self._classes:
            self._classes[brace] = _is_class(context, brace)
        return self._classes[brace] and self.names_type(context.lexemes[spelt])


def _is_class(context: Context, brace: int) -> bool:
    path = context.cutter.path(brace)
    if path and path[-1].body == brace:
        return path[-1].sort == c.CLASS
    return local_class(context.cutter, brace) is not None


def _is_mentioned(context: Context, brace: int, before: int, spelt: int) -> bool:
    """Whether a class spells the name at a token without qualification in front of another one."""
    at = context.unit.previous(spelt)
    while at > brace:
        if at < before and context.kinds[at - 1] not in _MEMBER_ACCESS:
            return True
        at = context.unit.previous(at)
    return False


def _type_names(context: Context) -> set[str]:
    kinds = context.kinds
    lexemes = context.lexemes
    names: set[str] = set()
    for key in k.TYPE_KEYS:
        for first in k.all_of(kinds, key):
            at = _class_name(context, first)
            if kinds[at] == k.IDENTIFIER and kinds[at + 1] not in _BEHIND_PARAMETER:
                names.add(lexemes[at])
    in_namespace: dict[int, bool] = {-1: True}
    for start, end in context.places.stretches_without_toolkit():
        for at in k.all_of(kinds, k.TYPEDEF, start, end):
            semicolon = kinds.find(k.SEMICOLON, at, end)
            if semicolon >= 0 and kinds[semicolon - 1] == k.IDENTIFIER and _is_in_namespace(context, at, in_namespace):
                names.add(lexemes[semicolon - 1])
        for match in _ALIAS.finditer(kinds, start, end):
            if _is_in_namespace(context, match.start(), in_namespace):
                names.add(lexemes[match.start() + 1])
    return names


def _class_name(context: Context, key: int) -> int:
    """The token behind the key of a class or an enumeration and its attributes."""
    kinds = context.kinds
    at = key + 1
    while kinds[at] == k.ATTRIBUTE or kinds[at] == k.ALIGNAS:
        at = context.brackets.close(at + 1) + 1
    return at


def qualify_changed_names(context: Context) -> None:
    """Qualifies the uses of a name in a class that a later member of the class takes.

    Members that are named like a type which the class mentions are few, so only those are looked at closer.  The
    headers of gcc and of the CUDA run-time are left out: gcc takes them as they are.
    """
    kinds = context.kinds
    lexemes = context.lexemes
    candidates = _Candidates(context)
    done: set[tuple[int, str]] = set()
    for start, end in context.places.stretches_without_vendors():
        for match in _ALIAS.finditer(kinds, start, end):
            at = match.start() + 1
            if candidates.takes_type(at) or _mentions(context, lexemes[at], at + 2):
                _qualify(context, at, done)
        for match in _DECLARED.finditer(kinds, start, end):
            if candidates.takes_type(match.start()):
                _qualify(context, match.start(), done)
        for function in _FUNCTIONS:
            for first in k.all_of(kinds, function, start, end):
                at = first + len(function) - 2
                if lexemes[at] == lexemes[first] and kinds[first - 1] not in _MEMBER_ACCESS:
                    _qualify(context, at, done)
    # The toolkit's libraries are known to have no others.
    for start, end in context.places.stretches_without_toolkit():
        for match in _MORE_DECLARED.finditer(kinds, start, end):
            if candidates.takes_type(match.start()):
                _qualify(context, match.start(), done)
        for declared in _LATER_DECLARED:
            for first in k.all_of(kinds, declared, start, end):
                if candidates.takes_type(first + 1):
                    _qualify(context, first + 1, done)
        for key in k.TYPE_KEYS:
            for first in k.all_of(kinds, key, start, end):
                at = _class_name(context, first)
                if kinds[at] == k.IDENTIFIER and kinds[at + 1] in _DEFINED and candidates.takes_type(at):
                    _qualify(context, at, done)
                around = context.brackets.enclosing(first) if key == k.ENUM else -1
                if around >= 0:
                    for at in _enumerators(context, first):
                        if candidates.mentions_type(around, first, at):
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
        if piece.start > declared or _declares_class(context, piece, name, declared):
            break
        found += _uses_in(context, piece, name, declared)
    return found


def _declares_class(context: Context, piece: Piece, name: str, before: int) -> bool:
    """Whether a piece in front of a token only declares a class: from there on the name means the member."""
    kinds = context.kinds
    at = piece.start + 1
    return (
        at < before
        and kinds[piece.start] in k.TYPE_KEYS
        and context.lexemes[at] == name
        and kinds[at + 1] == k.SEMICOLON
    )


def _uses_in(context: Context, piece: Piece, name: str, declared: int) -> list[int]:
    """The uses in one member declaration.

    Bodies, member initialisers, default arguments, initialisers and exception specifications are left out: names in
    them are looked up in the complete class ([class.mem.general]), so they mean the member.
    """
    kinds = context.kinds
    lexemes = context.lexemes
    is_alias = kinds[piece.head] == k.USING
    limit = piece.body if piece.body >= 0 else piece.end
    if any(_is_parameter(context, at, name) for at in range(piece.start, piece.head)):
        return []
    found: list[int] = []
    #: the ends of the parentheses around
    closes: list[int] = []
    at = piece.start
    while at < limit:
        kind = kinds[at]
        if kind == k.OPEN_ROUND:
            closes.append(context.brackets.close(at))
        elif kind == k.CLOSE_ROUND:
            if closes:
                closes.pop()
        elif kind == k.ASSIGN and not is_alias:
            at = context.parser.skip_to_comma(at, closes[-1] if closes else limit)
            continue
        elif kind == k.NOEXCEPT and not closes and kinds[at + 1] == k.OPEN_ROUND:
            at = context.brackets.close(at + 1)
        elif kind == k.OPEN_BRACE and not closes and lexemes[at - 1] != name:
            at = context.brackets.close(at)
        elif kind == k.COLON and not closes and piece.sort == c.FUNCTION and kinds[at - 1] not in _ACCESS:
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
    if entity is None or entity.sort not in (en.TYPE, en.ALIAS) or entity.scope is None:
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
