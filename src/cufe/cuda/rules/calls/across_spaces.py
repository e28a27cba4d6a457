"""The walk over the functions of a unit and over the instances that they make: in it calls across execution spaces and
accesses to variables are judged by the types of expressions (observed: diagnostics-a 2, 3, 4, 8.3)."""

from cufe.cuda.rules.calls.deduced_mentions import DeducedMentions
from cufe.cuda.rules.calls.judged_places import JudgedPlaces
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.memory_spaces import variables_of_device
from cufe.final import TYPE_CHECKING
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.cuda.rules.calls.judge import Judge


def check_functions(examined: ExaminedUnit, found: Collection) -> "Judge | None":
    """Judges the unit's own functions in the host pass; gives the walk, which knows the instances that were made."""
    variables = variables_of_device(examined, found)
    places = JudgedPlaces(examined, found, {examined.lexemes[token] for token in variables})
    mentions = DeducedMentions(examined, found) if places.suspects.deduced else None
    if not places.paths and (mentions is None or not (mentions.tokens or mentions.operands)):
        return None
    from cufe.cuda.rules.calls.judge import Judge
    from cufe.cuda.rules.variables.access_judge import AccessJudge

    walk = Judge(examined, examined.engine())
    walk.restricted = places.names | places.suspects.members
    words = (k.AUTO, k.CONSTEXPR, k.CONSTEVAL)
    if not any(examined.kinds.find(word, start, end) >= 0 for start, end in examined.stretches for word in words):
        walk.kernels = examined.tokens_of(places.suspects.kernels)
    accesses = AccessJudge(walk, variables)
    if variables:
        walk.listeners.append(accesses)
    for path in places.in_order():
        walk.place(path)
    for path in places.heads:
        walk.head(path)
    if mentions is not None:
        walk.mentions(mentions)
    walk.report()
    accesses.report()
    return walk
