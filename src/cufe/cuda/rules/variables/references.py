"""Names of managed variables in `decltype`, and of the built-in variables (observed: diagnostics-a 8.2)."""

from cufe.cuda.marks import MANAGED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.builtin_variables import NAMES, check_builtin_variable
from cufe.final import Final
from cufe.sema import entities as en
from cufe.text import kinds as k

_DECLTYPE: Final = 20119
_OPEN_ROUND: Final = ord("(")
_CLOSE_ROUND: Final = ord(")")


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
            if kinds[token - 2] == k.DECLTYPE or kinds[token - 1] == k.SCOPE:
                _check_decltype(examined, token, managed)


def _check_decltype(examined: ExaminedUnit, token: int, managed: set[int]) -> None:
    kinds = examined.kinds
    first = token
    while kinds[first - 1] == k.SCOPE or (kinds[first] == k.SCOPE and kinds[first - 1] == k.IDENTIFIER):
        first -= 1
    if kinds[first - 1] != _OPEN_ROUND or kinds[first - 2] != k.DECLTYPE or kinds[token + 1] != _CLOSE_ROUND:
        return
    if examined.lexemes[first - 2].startswith("__typeof"):
        return
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.VARIABLE:
        return
    if any(place in managed for place in entity.tokens()):
        examined.add(_DECLTYPE, first)
