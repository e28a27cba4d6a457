"""Whether nothing declares a name where it stands, by the scopes around it and by lookup in the engine
([basic.lookup.unqual]): asked where a declaration is read otherwise since a name in it means nothing."""

from cufe.checks.names.predeclared import first_elaborated, may_be_predeclared
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.answers import Mistake
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.uses import IN_TYPE, uses
from cufe.text import kinds as k

#: behind the configuration of a launch
_BEHIND_LAUNCH: Final = bytes((k.GREATER, k.GREATER, k.GREATER, k.OPEN_ROUND))
#: words in front of an argument that the language itself evaluates
_ALIGNMENTS: Final = ("aligned", "__aligned__")
#: behind a name that is none of what parentheses declare
_NO_DECLARED: Final = bytes((k.IDENTIFIER, k.SCOPE))
#: around a declarator in parentheses
_IN_PARENTHESES: Final = b"(*&" + bytes((k.AND,))
#: in front of a type that converts an operand, and declares nothing
_BEFORE_CONVERSION: Final = bytes((k.LAUNCH, k.RETURN)) + b",(=+-*/%?[!~"
_OF_INSTANCE: Final = bytes((k.GREATER, k.SCOPE))


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
    if may_be_predeclared(code, name):
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
