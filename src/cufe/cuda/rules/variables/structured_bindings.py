"""The names of structured bindings with a memory space: in blocks of the host each is told of like a variable, and
reads what is bound (20091; observed: diagnostics-a 8.2)."""

from cufe.cuda.marks import MANAGED
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.text import kinds as k

_READ: Final = 20091
#: between `auto` and the bracket
_BETWEEN: Final = bytes((k.CONST, k.VOLATILE, k.AMPERSAND, k.AND))


def bound_names(one: Declared) -> list[int]:
    """The names between the brackets of a structured binding; none of another declaration."""
    kinds = one.examined.kinds
    if kinds[one.name_token] != k.OPEN_SQUARE:
        return []
    close = one.examined.brackets.close(one.name_token)
    return [at for at in range(one.name_token + 1, close) if kinds[at] == k.IDENTIFIER]


def check_parts_read(one: Declared) -> None:
    """In a block of the host each name reads the variable without a name that is bound, when the declaration ends."""
    examined = one.examined
    if one.words & MANAGED or examined.is_in_template(one.name_token):
        return
    names = bound_names(one)
    hidden = f"<struct binding {_number(one)}>" if names else ""
    for token in names:
        met_at = one.piece.end - 1
        examined.add_late(_READ, token, met_at, space_name(one.words), EntityName("variable", hidden))


def _number(one: Declared) -> int:
    """Which structured binding of the unit it is, counted from 1."""
    kinds = one.examined.kinds
    found = 0
    for at in k.all_of(kinds, k.AUTO, 0, one.name_token):
        behind = at + 1
        while kinds[behind] in _BETWEEN:
            behind += 1
        found += kinds[behind] == k.OPEN_SQUARE and kinds[behind + 1] == k.IDENTIFIER
    return found
