"""Names of managed variables in `decltype`, and of the built-in variables (observed: diagnostics-a 8.2)."""

from cufe.cuda.marks import MANAGED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.builtin_variables import NAMES, check_builtin_variable
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_DECLTYPE: Final = 20119
_PLACEHOLDER: Final = bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO, k.CLOSE_ROUND))
_BEFORE_INITIALISER: Final = b"=({"
_BEHIND_INITIALISER: Final = b";,)}"


def check_references(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the names of one unit in the order of the text."""
    lexemes = examined.lexemes
    kinds = examined.kinds
    managed: set[int] = set()
    names: set[str] = set()
    for one in found.others:
        if one.words & MANAGED and one.function() is None and not one.local:
            managed.add(one.name_token)
            names.add(one.name)
    for token in examined.tokens_of(names | NAMES):
        if lexemes[token] in NAMES:
            check_builtin_variable(examined, token)
        elif token not in managed and kinds[token] == k.IDENTIFIER:
            _check_decltype(examined, token, managed)


def _check_decltype(examined: ExaminedUnit, token: int, managed: set[int]) -> None:
    kinds = examined.kinds
    first = token
    while kinds[first - 1] == k.SCOPE or (kinds[first] == k.SCOPE and kinds[first - 1] == k.IDENTIFIER):
        first -= 1
    if kinds[first - 1] == k.OPEN_ROUND and kinds[first - 2] == k.DECLTYPE:
        if kinds[token + 1] != k.CLOSE_ROUND or examined.lexemes[first - 2].startswith("__typeof"):
            return
    elif kinds[token + 1] not in _BEHIND_INITIALISER or not _has_type_of_value(examined, first):
        return
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.VARIABLE:
        return
    if any(place in managed for place in entity.tokens()):
        examined.add(_DECLTYPE, first)


def _has_type_of_value(examined: ExaminedUnit, first: int) -> bool:
    """Whether `decltype(auto)` asks for the type of the expression that begins at a token."""
    kinds = examined.kinds
    if kinds[first - 1] in _BEFORE_INITIALISER and kinds[first - 2] == k.IDENTIFIER:
        return _ends_with_placeholder(kinds, first - 2)
    if kinds[first - 1] != k.RETURN:
        return False
    brace = examined.brackets.enclosing(first)
    if _ends_with_placeholder(kinds, brace):
        return True
    path = examined.cutter.path(first)
    if not path or path[-1].sort != c.FUNCTION or kinds.find(_PLACEHOLDER, path[-1].head, path[-1].body) < 0:
        return False
    while brace > path[-1].body and kinds[brace - 1] != k.CLOSE_SQUARE and kinds[brace - 1] != k.CLOSE_ROUND:
        brace = examined.brackets.enclosing(brace)
    return brace == path[-1].body


def _ends_with_placeholder(kinds: bytes, end: int) -> bool:
    """Whether `decltype(auto)` stands in front of a token."""
    return kinds.endswith(_PLACEHOLDER, 0, end)
