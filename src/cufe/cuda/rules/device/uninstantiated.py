"""The device compiler reads the bodies of templates when it makes instances, at the end of the unit, and those that
nobody instantiates not at all (observed: diagnostics-b 1)."""

from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Diagnostic
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


def put_off_templates(examined: ExaminedUnit, instances: dict[int, int]) -> None:
    """Drops what was found in the bodies of templates of which nothing made an instance, and puts off what was found in
    others: `instances` has by their braces the tokens at which the first one was made."""
    offset = examined.unit.offset
    judged: set[int] = set()
    diagnoser = examined.diagnoser
    for found in diagnoser.tentative:
        path = examined.cutter.path(examined.unit.token_at(found.detected)) if found.detected >= 0 else []
        if not path or path[-1].sort != c.FUNCTION or path[-1].body in judged:
            continue
        if not examined.is_template(path) and not any(one.is_template for one in declared_by(examined, path)):
            continue
        start = offset(_body_start(examined, path))
        end = offset(path[-1].end - 1)
        if not start < found.detected <= end:
            # The head, or a directive behind it.
            continue
        judged.add(path[-1].body)
        late = [one for one in diagnoser.tentative if start < one.detected <= end]
        if path[-1].body not in instances:
            diagnoser.drop(late)
        elif examined.kinds.find(k.CONSTEXPR, path[-1].start, path[-1].body) < 0:
            at = offset(instances[path[-1].body])
            diagnoser.tentative = _put_off(diagnoser.tentative, late, start, at)


def _put_off(said: list[Diagnostic], late: list[Diagnostic], start: int, offset: int) -> list[Diagnostic]:
    """`late` counts as found out at an offset, in front of what stands behind `start` and is found out there."""
    kept = [found for found in said if found not in late]
    place = 0
    while place < len(kept):
        position = kept[place].position
        if kept[place].detected == offset and isinstance(position, int) and position > start:
            break
        place += 1
    late.sort(key=_detected)
    for found in late:
        found.detected = offset
    return kept[:place] + late + kept[place:]


def _detected(found: Diagnostic) -> int:
    return found.detected


def _body_start(examined: ExaminedUnit, path: list[Piece]) -> int:
    """The `{` of a function, or the `:` of its member initialisers."""
    declared = declared_by(examined, path)
    initialisers = declared[0].declaration.member_initialisers if declared else -1
    return initialisers if initialisers >= 0 else path[-1].body
