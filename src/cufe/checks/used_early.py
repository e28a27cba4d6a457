"""Names that are declared, and not where they are used: by a namespace further below ([basic.scope.scope]), or by an
enumeration with a scope of its own ([dcl.enum]).

Looked at is the compiled file; of names declared below, those whose first mention is such a use."""

from cufe.checks.new_names import early_uses, is_use
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.syntax import body_bindings as b
from cufe.text import kinds as k

_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT))
_SORTS: Final = (en.VARIABLE, en.FUNCTION, en.TYPE, en.ALIAS, en.ENUMERATOR)


def names_used_early(code: UserCode) -> dict[str, list[int]]:
    """Such names with their tokens."""
    found: dict[str, list[int]] = {}
    lookup = code.lookup()
    for name, uses in early_uses(code).items():
        if not code.is_compiled(uses[0][0]):
            continue
        entity = lookup.resolve(uses[0][1])
        if entity is None or entity.sort not in _SORTS or not isinstance(entity.scope, NamespaceScope):
            continue
        if min(entity.tokens(), default=-1) != uses[0][1] or _is_befriended(code, name):
            continue
        # What `name<int>` is told of depends on what the front end makes of it.
        if all(lookup.resolve(use) is None and code.kinds[use + 1] != k.LESS for use, _ in uses):
            found[name] = [use for use, _ in uses]
    _scoped_enumerators(code, found)
    return found


def _scoped_enumerators(code: UserCode, found: dict[str, list[int]]) -> None:
    """Adds the enumerators of scoped enumerations that are named without it, and that nothing else declares."""
    kinds = code.kinds
    if kinds.find(k.USING_ENUM) >= 0:
        # It names all of them.
        return
    lookup = code.lookup()
    braces = _enumerations(code)
    declared = {binding.name for brace in braces for binding in b.enumerators(brace, kinds)}
    for brace, scoped in braces.items():
        if not scoped:
            continue
        close = code.brackets.close(brace)
        names = {code.lexemes[one] for one in range(brace, close) if kinds[one] == k.IDENTIFIER}
        uses: dict[str, list[int]] = {}
        for token in code.tokens_of(names):
            if not brace < token < close:
                uses.setdefault(code.lexemes[token], []).append(token)
        for name, tokens in uses.items():
            others = [one for one in tokens if one not in declared and is_use(kinds, one)]
            if others and all(lookup.resolve(one) is None for one in others) and others[0] > close:
                found.setdefault(name, others)


def _enumerations(code: UserCode) -> dict[int, bool]:
    """The braces of the enumerations, each with whether it is a scope."""
    kinds = code.kinds
    found: dict[int, bool] = {}
    for start, end in code.near():
        at = kinds.find(k.ENUM, start, end)
        while at >= 0:
            brace = kinds.find(k.OPEN_BRACE, at, end)
            if 0 <= brace < kinds.find(k.SEMICOLON, at, end):
                found[brace] = kinds[at + 1] in _CLASS_KEYS
            at = kinds.find(k.ENUM, at + 1, end)
    return found


def _is_befriended(code: UserCode, name: str) -> bool:
    """Whether some friend declaration names it: then arguments may find it in front of its declaration."""
    kinds = code.kinds
    for start, end in code.near():
        at = kinds.find(k.FRIEND, start, end)
        while at >= 0:
            stop = kinds.find(k.SEMICOLON, at, end)
            if name in code.lexemes[at : stop if stop >= 0 else end]:
                return True
            at = kinds.find(k.FRIEND, at + 1, end)
    return False
