"""Launches that lack arguments: what is read in their place counts as one of unknown type (140, 165, 304)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.text import kinds as k

_TOO_MANY: Final = 140
_TOO_FEW: Final = 165
_NO_INSTANCE: Final = 304


def check_one_argument(examined: ExaminedUnit, chevrons: int, at: int) -> None:
    """Tells at a `)` that the function in front of `<<<` does not take one argument."""
    kinds = examined.kinds
    last = chevrons - 1
    if kinds[last] == k.GREATER:
        last = name_before_arguments(kinds, last)
    entity = examined.lookup().resolve(last) if last >= 0 and kinds[last] == k.IDENTIFIER else None
    counts = _counts(examined, entity) if entity is not None and entity.sort == en.FUNCTION else []
    if entity is None or not counts or any(least <= 1 <= most for least, most in counts):
        return
    first = last
    while kinds[first - 1] == k.SCOPE:
        first -= 2 if kinds[first - 2] == k.IDENTIFIER else 1
    if entity.template or len(set(counts)) > 1:
        sort = "function template" if len(set(counts)) == 1 else "overloaded function"
        examined.add_late(_NO_INSTANCE, first, at, EntityName(sort, examined.lexemes[last]))
        return
    number = _TOO_MANY if counts[0][1] < 1 else _TOO_FEW
    # What an unqualified name means is settled behind the arguments.
    examined.add_late(number, at, at if first == last else at - 1)


def _counts(examined: ExaminedUnit, entity: en.Entity) -> list[tuple[int, int]]:
    """How many arguments the functions of a name take at least and at most; nothing where that is not plain to see."""
    found: list[tuple[int, int]] = []
    for binding in entity.bindings:
        function = binding.declarator.function() if binding.declarator is not None else None
        if function is None or function.variadic:
            return []
        parameters = function.parameters
        if [examined.lexemes[at] for one in parameters for at in range(one.start, one.end)] == ["void"]:
            parameters = []
        if any(one.declarator.pack >= 0 for one in parameters):
            return []
        required = [one for one in parameters if one.declarator.initialiser == n.NO_INITIALISER]
        found.append((len(required), len(parameters)))
    return found
