"""Calls across execution spaces, judged by the types of expressions (observed: diagnostics-a 2, 3, 4)."""

from cufe.cuda.rules.calls.deduced_mentions import DeducedMentions
from cufe.cuda.rules.calls.judged_places import JudgedPlaces
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit


def check_calls(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the calls in the unit's own functions."""
    if examined.architecture is not None:
        from cufe.cuda.rules.device.host_calls import check_host_calls

        check_host_calls(examined)
        return
    places = JudgedPlaces(examined, found)
    mentions = DeducedMentions(examined, found) if places.suspects.deduced else None
    if places.paths or (mentions is not None and (mentions.tokens or mentions.operands)):
        from cufe.cuda.rules.calls.judge import Judge

        judge = Judge(examined, examined.engine())
        for path in places.in_order():
            judge.place(path)
        for path in places.heads:
            judge.head(path)
        if mentions is not None:
            judge.mentions(mentions)
        judge.report()
