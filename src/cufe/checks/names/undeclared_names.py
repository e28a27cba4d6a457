"""Which names nothing declares where they stand: by the scopes around them, and by lookup in the engine for those of
heads ([basic.lookup.unqual], [basic.lookup.argdep])."""

from cufe.checks.names.predeclared import first_elaborated, may_be_builtin, may_be_of_toolkit
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.answers import Mistake
from cufe.sema.failures import unanswered
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.syntax.expression_nodes import Node
from cufe.syntax.uses import CALLEE, IN_TYPE, MEMBER, uses, uses_in
from cufe.text import kinds as k

#: behind the configuration of a launch
_BEHIND_LAUNCH: Final = bytes((k.GREATER, k.GREATER, k.GREATER, k.OPEN_ROUND))
#: words in front of an argument that the language itself evaluates
_ALIGNMENTS: Final = ("aligned", "__aligned__")
#: behind the name of a class whose member is defined
_BEHIND_CLASS: Final = bytes((k.SCOPE, k.LESS))
#: behind a name that is none of what parentheses declare
_NO_DECLARED: Final = bytes((k.IDENTIFIER, k.SCOPE))
#: around a declarator in parentheses
_IN_PARENTHESES: Final = b"(*&" + bytes((k.AND,))
#: in front of a type that converts an operand, and declares nothing
_BEFORE_CONVERSION: Final = bytes((k.LAUNCH, k.RETURN)) + b",(=+-*/%?[!~"
#: what a block declares, of which the engine reads no more than is asked for
_READ_APART: Final = (s.ROUTINE, s.ENUMERATOR)
_OF_INSTANCE: Final = bytes((k.GREATER, k.SCOPE))
_CALLED: Final = bytes((k.IDENTIFIER, k.OPEN_ROUND))
_IN_FRONT_OF_SCOPE: Final = bytes((k.IDENTIFIER, k.SCOPE))
#: arguments that are of no class
_LITERALS: Final = bytes((k.NUMBER, k.COMMA, k.STRING, k.CHARACTER))


def undeclared_names(code: UserCode) -> list[int]:
    """The names in the compiled file that no scope around them declares."""
    tokens: list[int] = []
    doubts = Doubts(code)
    for path in pieces_of(code, code.in_full):
        body = code.lookup().body_at(path[-1].head)
        is_read = _is_read(code, path, body)
        for at in _names_in(doubts, path, body, is_read):
            with unanswered:
                if is_undeclared(doubts, path, at) and not _is_of_no_template(code, path, at):
                    tokens.append(at)
    return tokens


def _is_read(code: UserCode, path: list[Piece], body: Body | None) -> bool:
    """Whether the engine has read the block of a function, all of which means something to it, but for the lambdas in
    it.  Classes in it, functions and enumerators that it declares, and templates are read for themselves."""
    piece = path[-1]
    if piece.sort != c.FUNCTION or body is None or body.classes or code.is_generic(piece.head):
        return False
    if any(one.sort in _READ_APART for region in body.regions for one in region.bindings):
        return False
    routine = code.engine().definitions.at(path)
    return routine is not None and code.engine().statements.is_known(routine)


def _names_in(doubts: "Doubts", path: list[Piece], body: Body | None, is_read: bool) -> list[int]:
    """The names in a declaration that are looked up where they stand or in a namespace; those in a block that is read
    mean something, but for alignments."""
    code = doubts.code
    kinds = code.kinds
    lookup = code.lookup()
    piece = path[-1]
    found: list[int] = []
    nodes: list[Node] = []
    if body is not None:
        of_lambdas = [one for one in body.lambdas if one.parent is None and one.start > piece.body]
        nodes = [body.head, *of_lambdas] if is_read else body.nodes()
    for use in uses_in(nodes, None, kinds):
        if not use.flags & MEMBER:
            first = use.token if use.name is None else use.name.start
            found += [at for at in range(first, use.token) if kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE]
            is_called = use.flags & CALLEE or kinds[use.token + 1] == k.LAUNCH
            if not is_called or (lookup.is_undeclared(use.token) and _is_found_without_arguments(doubts, use.token)):
                found.append(use.token)
    if piece.sort == c.SIMPLE and kinds[piece.head] == k.IDENTIFIER:
        found.append(piece.head)
    elif piece.sort == c.SIMPLE and kinds[piece.head] == k.USING and kinds[piece.head + 1] == k.NAMESPACE:
        found += k.all_of(kinds, _IN_FRONT_OF_SCOPE, piece.head, piece.end)
    openings = [at + 1 for at in k.all_of(kinds, k.ALIGNAS, piece.start, piece.end)]
    openings += [at + 1 for at in k.all_of(kinds, _CALLED, piece.start, piece.end) if code.lexemes[at] in _ALIGNMENTS]
    for opening in openings:
        found += k.all_of(kinds, k.IDENTIFIER, opening, code.brackets.close(opening))
    if body is not None and _is_member_of_nothing(code, body):
        # The scope of its body is not known.
        return [at for at in found if at < piece.body]
    return found


def _is_member_of_nothing(code: UserCode, body: Body) -> bool:
    """Whether a function is defined behind the name of a class that nothing declares."""
    declarators = body.declaration.declarators[:1] if body.declaration is not None else []
    return any(
        code.kinds[one.name_first + 1] in _BEHIND_CLASS and code.lookup().is_undeclared(one.name_first)
        for one in declarators
    )


def _is_of_no_template(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a name stands in the body of a template that its class does not declare, which is not read (observed)."""
    piece = path[-1]
    if piece.sort != c.FUNCTION or code.kinds[piece.start] != k.TEMPLATE or token < piece.body:
        return False
    is_qualified = any(one.first != one.name for one in code.bindings(path))
    return is_qualified and code.engine().definitions.at(path) is None


def _is_found_without_arguments(doubts: "Doubts", token: int) -> bool:
    """Whether no argument of a call can find the function: none is of a class, or nothing declares one of its name
    ([basic.lookup.argdep])."""
    code = doubts.code
    lookup = code.lookup()
    kinds = code.kinds
    opening = token + 1
    if kinds[opening] == k.LAUNCH:
        opening = kinds.find(_BEHIND_LAUNCH, opening, kinds.find(k.SEMICOLON, opening)) + 3
    if kinds[opening] == k.OPEN_ROUND:
        arguments = range(opening + 1, code.brackets.close(opening))
        if all(kinds[at] in _LITERALS or (kinds[at] == k.IDENTIFIER and lookup.is_undeclared(at)) for at in arguments):
            return True
    return doubts.is_declared_nowhere(code.lexemes[token])


def _is_befriended(code: UserCode, token: int) -> bool:
    """Whether a friend declaration declares the function; only its arguments find it."""
    path = code.cutter.path(token)
    return bool(path) and code.kinds.find(k.FRIEND, path[-1].start, token) >= 0


class Doubts:
    """From which tokens on names may be declared by what the scopes do not read; each name is looked for once."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self._nowhere: dict[str, bool] = {}
        self._elaborated: dict[str, int] = {}
        #: by the first token of the declaration or body as well
        self._parenthesised: dict[tuple[int, str], int] = {}

    def is_declared_nowhere(self, name: str) -> bool:
        """Whether no scope and no friend declaration has a name."""
        if name not in self._nowhere:
            code = self.code
            lookup = code.lookup()
            self._nowhere[name] = all(
                lookup.resolve(at) is None and not _is_befriended(code, at) for at in code.unit.occurrences(name)
            )
        return self._nowhere[name]

    def elaborated(self, token: int) -> bool:
        """Whether an elaborated type specifier in front of a token may declare its name."""
        name = self.code.lexemes[token]
        if name not in self._elaborated:
            self._elaborated[name] = first_elaborated(self.code, name)
        return self._elaborated[name] < token

    def parenthesised(self, path: list[Piece], token: int) -> bool:
        """Whether a declaration in front of a name, or around it, may declare it in parentheses: `T (name)`,
        `T (*name)`, `T (name());`."""
        if not path:
            return False
        in_body = path[-1].sort == c.FUNCTION and token > path[-1].body
        key = (path[-1].body if in_body else path[-1].start, self.code.lexemes[token])
        if key not in self._parenthesised:
            self._parenthesised[key] = self._first_parenthesised(path, key[0], key[1], in_body)
        return self._parenthesised[key] <= token

    def _first_parenthesised(self, path: list[Piece], start: int, name: str, in_body: bool) -> int:
        code = self.code
        kinds = code.kinds
        for at in code.unit.occurrences_in(name, [(start, path[-1].end)]):
            before = at - 1
            while kinds[before] in _IN_PARENTHESES:
                before -= 1
            if kinds.find(k.OPEN_ROUND, before + 1, at) < 0:
                continue
            if kinds[at + 1] in _NO_DECLARED or code.lexemes[before] in _ALIGNMENTS:
                continue
            first = before
            while kinds[first - 1] == k.SCOPE:
                first -= 1 + (kinds[first - 2] == k.IDENTIFIER)
            if kinds[first - 1] == k.NEW:
                # The parentheses behind a type hold what initialises the object.
                continue
            if kinds[before] != k.CLOSE_ROUND and kinds[before - 1] in b"(," and _is_in_type(code, path, at):
                return at
            if kinds[before - 1] in _BEFORE_CONVERSION or kinds.endswith(_BEHIND_LAUNCH, 0, before + 2):
                continue
            if kinds[before] == k.BUILTIN_TYPE:
                return at
            if kinds[before] == k.IDENTIFIER:
                entity = code.lookup().resolve(before)
                if entity.is_type if entity is not None else in_body and kinds.endswith(_OF_INSTANCE, 0, before):
                    return at
        return len(code.unit)


def _is_in_type(code: UserCode, path: list[Piece], token: int) -> bool:
    """Whether a name is written where a type stands: in the parameters of another parameter, `T (name)` declares it."""
    body = code.lookup().body_at(path[-1].head) if path else None
    return body is not None and any(use.token == token and use.flags & IN_TYPE for use in uses(body, code.kinds))


def is_undeclared(doubts: Doubts, path: list[Piece], token: int) -> bool:
    """Whether neither the scopes nor the engine know what a name means."""
    code = doubts.code
    before = code.kinds[token - 1]
    if code.kinds[code.brackets.before_attributes(token)] in k.TYPE_KEYS:
        return False
    if not code.lookup().is_undeclared(token) or doubts.elaborated(token):
        return False
    if before == k.SCOPE:
        return True
    if doubts.parenthesised(path, token):
        return False
    name = code.lexemes[token]
    if may_be_builtin(name) or may_be_of_toolkit(code, name):
        return False
    engine = code.engine()
    context = engine.definitions.scope_behind(path)
    if context is None or engine.unread.may_declare(name):
        return False
    try:
        return not engine.names.unqualified(name, context, token)
    except Mistake:
        # A base class that nothing declares has no members.
        return True
