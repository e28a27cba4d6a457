"""The lines `detected during` of what is told of an instance; none where its name is not known."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Frame
from cufe.il.entities import Routine
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames


def declaration_context(examined: ExaminedUnit, routine: Routine, token: int) -> list[Frame]:
    """What is told of the declaration alone, which a token asked for."""
    if routine.template is None:
        return []
    with unanswered:
        return [InstanceNames(examined.engine()).declaration_frame(routine, examined.unit.offset(token))]
    return []


def body_context(examined: ExaminedUnit, routine: Routine, token: int) -> list[Frame]:
    """What is told of the body, which a token asked for."""
    with unanswered:
        return [InstanceNames(examined.engine()).frame(routine, examined.unit.offset(token))]
    return []
