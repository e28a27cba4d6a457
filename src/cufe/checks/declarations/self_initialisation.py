"""Variables whose type follows from their initialiser, and that are named in it (1586; [dcl.spec.auto]/10)."""

from cufe.checks.names.undefined_names import is_in_attribute
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.text import kinds as k

_IN_OWN_INITIALISER: Final = 1586

_BETWEEN: Final = bytes((k.CONST, k.VOLATILE, k.AND)) + b"&*"
_INITIALISERS: Final = b"=({"
_OPENING: Final = b"([{"
_CLOSING: Final = b")]}"
_BEFORE_MEMBER: Final = bytes((k.DOT, k.ARROW, k.SCOPE))
#: initialisers are searched as far as this
_REACH: Final = 4096


def check_own_initialisers(code: UserCode) -> None:
    """Judges the variables that are declared with `auto` in the user's text."""
    kinds = code.kinds
    for at in k.each(kinds, k.AUTO, code.in_full):
        name = at + 1
        while kinds[name] in _BETWEEN:
            name += 1
        if kinds[name] == k.IDENTIFIER and kinds[name + 1] in _INITIALISERS:
            _check(code, name)


def is_in_own_initialiser(code: UserCode, name: int, token: int) -> bool:
    """Whether a token stands in the initialiser of the variable of deduced type that is declared at another one."""
    kinds = code.kinds
    at = name - 1
    while kinds[at] in _BETWEEN:
        at -= 1
    if kinds[at] != k.AUTO or kinds[name + 1] not in _INITIALISERS:
        return False
    return name < token < _end(code, name + 1, min(name + _REACH, len(kinds)))


def _check(code: UserCode, name: int) -> None:
    limit = min(name + _REACH, len(code.kinds))
    if code.lexemes[name] not in code.lexemes[name + 1 : limit]:
        return
    end = _end(code, name + 1, limit)
    for at in range(name + 1, end):
        if code.lexemes[at] == code.lexemes[name] and code.kinds[at - 1] not in _BEFORE_MEMBER:
            entity = code.lookup().resolve(at)
            if entity is None or entity.token != name or is_in_attribute(code, at):
                continue
            if _is_variable(entity):
                code.add(_IN_OWN_INITIALISER, at)
                return


def _is_variable(entity: Entity) -> bool:
    """Whether a name is that of one variable, and of no function."""
    return entity.sort in (en.LOCAL, en.VARIABLE) and len(entity.bindings) == 1 and not entity.template


def _end(code: UserCode, at: int, limit: int) -> int:
    """Where an initialiser ends, at `limit` at the latest."""
    kinds = code.kinds
    while at < limit:
        kind = kinds[at]
        if kind in (k.SEMICOLON, k.COMMA) or kind in _CLOSING:
            return at
        at = code.brackets.skip(at) if kind in _OPENING else at + 1
    return limit
