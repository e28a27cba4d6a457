"""Launches: what is ill-formed in their configurations and arguments (observed: diagnostics-b 3.4)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.launches.places import launch_places


def check_launches(examined: ExaminedUnit) -> None:
    """Judges the launches in the unit's own text."""
    places = launch_places(examined)
    if places:
        from cufe.cuda.rules.launches.judge import judge_launches

        judge_launches(examined, places)
