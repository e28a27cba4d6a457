"""Launches: what is ill-formed in their configurations and arguments (observed: diagnostics-b 3.4)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_IN_SYSTEM_TEMPLATE: Final = 20071


def check_launches(examined: ExaminedUnit) -> None:
    """Judges the launches in the unit's own text."""
    places = _launch_places(examined)
    if places:
        from cufe.cuda.rules.launches.judge import judge_launches

        judge_launches(examined, places)
    if examined.settings.system_templates_from_text:
        _check_system_files(examined)


def _launch_places(examined: ExaminedUnit) -> list[list[Piece]]:
    """Functions and variables with launches in them, each as its piece behind those around it."""
    found: dict[int, list[Piece]] = {}
    for at in k.each(examined.kinds, k.LAUNCH, examined.stretches):
        path = examined.cutter.path(at)
        if path and path[-1].sort in (c.FUNCTION, c.SIMPLE):
            found[path[-1].start] = path
    return [found[start] for start in sorted(found)]


def _check_system_files(examined: ExaminedUnit) -> None:
    """Launches in templates of system files, whose text goes into the host file as it is."""
    for at in k.all_of(examined.kinds, k.LAUNCH):
        is_system = not examined.is_own(at) or examined.report.place_at(examined.unit.offset(at)).in_system_header
        if is_system and examined.is_in_template(at):
            for _ in range(2 if _is_member_of_template(examined, at) else 1):
                examined.add(_IN_SYSTEM_TEMPLATE, at)


def _is_member_of_template(examined: ExaminedUnit, token: int) -> bool:
    """Whether a token stands in a function, itself no template, that a class template defines in its braces: the
    original reads it twice."""
    path = examined.cutter.path(token)
    if len(path) < 2 or path[-1].sort != c.FUNCTION or path[-2].sort != c.CLASS:
        return False
    return examined.kinds[path[-1].start] != k.TEMPLATE and examined.kinds[path[-2].start] == k.TEMPLATE
