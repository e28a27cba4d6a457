"""The walk over the functions of a unit and over the instances that they make: in it calls across execution spaces and
accesses to variables are judged by the types of expressions (observed: diagnostics-a 2, 3, 4, 8.3)."""

from cufe.cuda.rules.calls.deduced_mentions import DeducedMentions
from cufe.cuda.rules.calls.judged_places import JudgedPlaces
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.device_variables import variables_of_device
from cufe.final import TYPE_CHECKING

if TYPE_CHECKING:
    from cufe.cuda.rules.calls.judge import Judge


def check_functions(examined: ExaminedUnit, found: Collection) -> "Judge | None":
    """Judges the unit's own functions; gives the walk of the host pass, which knows the instances that were made."""
    if examined.architecture is not None:
        from cufe.cuda.rules.device.host_calls import check_host_calls

        check_host_calls(examined)
        return None
    variables = variables_of_device(examined, found)
    places = JudgedPlaces(examined, found, {examined.lexemes[token] for token in variables})
    mentions = DeducedMentions(examined, found) if places.suspects.deduced else None
    if not places.paths and (mentions is None or not (mentions.tokens or mentions.operands)):
        return None
    from cufe.cuda.rules.calls.judge import Judge
    from cufe.cuda.rules.variables.access_judge import AccessJudge

    walk = Judge(examined, examined.engine())
    walk.restricted = places.names | places.suspects.members
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
