"""Whether nothing declares a name where it stands, by the scopes around it and by lookup in the engine
([basic.lookup.unqual]): asked where a declaration is read otherwise since a name in it means nothing.

Some names need no declaration: those of the compiler, and those of the toolkit's headers where these are missing."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.answers import Mistake
from cufe.sema.constant.builtins import PREFIXES, is_device_function
from cufe.sema.declared.elaborated import elaborated_types
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: what the compiler declares without a declaration
_BUILTINS: Final = (
    "__builtin_", "__sync_", "__atomic_", "__nv", "__tile", "__c11_", "__is_", "__has_", "__edg",
    "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__", "co_", "char8_t", "__null", "__fp16",
)  # fmt: skip
#: what a unit without the toolkit's headers may expect of them
_TOOLKIT: Final = (
    r"__(?!nv_atomic_|wgmma)|cu[A-Z]|cuda|u?(?:char|short|int|long|longlong|float|double|half)[1-4]$|atomic"
    r"|tex(?!ture$)|surf(?!ace$)|make_|dim3|nv_"
)
_RUNTIME: Final = "cuda_runtime.h"
_CONTEXTUAL: Final = frozenset(
    ("override", "final", "import", "module", "concept", "requires", "consteval", "constinit")
)


def may_be_predeclared(code: UserCode, name: str) -> bool:
    """Whether the compiler or a header that is missing may declare a name."""
    return may_be_builtin(name) or may_be_of_toolkit(code, name)


def may_be_of_toolkit(code: UserCode, name: str) -> bool:
    """Whether a header that is missing may declare a name."""
    return re.match(_TOOLKIT, name) is not None and not _has_runtime(code)


def may_be_builtin(name: str) -> bool:
    """Whether the compiler may declare a name."""
    if name.startswith(PREFIXES):
        return is_device_function(name)
    return name in _CONTEXTUAL or name.startswith(_BUILTINS)


def first_elaborated(code: UserCode, name: str) -> int:
    """The first elaborated type specifier that may declare a name, as in `void f(struct S *);`, by the token of its
    name; the number of tokens where there is none.  In which scope it declares it hangs on what is around
    ([dcl.type.elab], [basic.scope.pdecl]/7)."""
    return next(elaborated_types(code.lookup(), name), len(code.unit))


def _has_runtime(code: UserCode) -> bool:
    return any(_RUNTIME in text for text in code.unit.directive_text)


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
