"""Whether nothing declares a name where it stands, by the scopes around it and by lookup in the engine
([basic.lookup.unqual]): asked where a declaration is read otherwise since a name in it means nothing."""

from cufe.checks.names.predeclared import first_elaborated, may_be_predeclared
from cufe.checks.user_code import UserCode
from cufe.sema.answers import Mistake
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


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
