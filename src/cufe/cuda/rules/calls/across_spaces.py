"""Calls across execution spaces, judged by the types of expressions (observed: diagnostics-a 2, 3, 4)."""

from cufe.cuda.rules.calls.deduced_mentions import DeducedMentions
from cufe.cuda.rules.calls.doubts import Doubts
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit


def check_calls(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the calls in the unit's own functions, as far as they are in doubt."""
    if examined.architecture is not None:
        from cufe.cuda.rules.device.host_calls import check_host_calls

        check_host_calls(examined)
        return
    doubts = Doubts(examined, found)
    mentions = DeducedMentions(examined, found) if doubts.suspects.deduced else None
    if doubts.places or doubts.heads or (mentions is not None and (mentions.tokens or mentions.operands)):
        from cufe.cuda.rules.calls.judge import judge_unit

        places = [doubts.places[start] for start in sorted(doubts.places)]
        judge_unit(examined, places, list(doubts.heads.values()), mentions)
