"""`#pragma nv_exec_check_disable` and `hd_warning_disable`: the functions in whose bodies calls are not checked.

Observed: diagnostics-a 2.5."""

from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.il.entities import ClassType, Routine
from cufe.sema.declared.contexts import ClassContext
from cufe.syntax import cutter as c

CHECKS: Final = "nv_exec_check_disable"
#: for the device compiler alone: functions for both are not warned of
WARNINGS: Final = "hd_warning_disable"


class Unchecked:
    """Knows the declarations behind a pragma by their name tokens."""

    def __init__(self, examined: ExaminedUnit, pragma: str = CHECKS) -> None:
        self._names: set[int] = set()
        unit = examined.unit
        for text, token in zip(unit.directive_text, unit.directive_token, strict=True):
            if pragma not in text:
                continue
            path = examined.cutter.path(token)
            if not path or path[-1].start != token or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
                continue
            for one in parse_piece(examined, path[-1], path[:-1], False)[:1]:
                if one.function() is not None:
                    self._names.add(one.name_token)

    def is_unchecked(self, routine: Routine, is_template: bool) -> bool:
        """Whether calls in a function are not checked; those of a template that depend on nothing are, unless it is a
        member defined in its class."""
        if not self._names:
            return False
        in_class = isinstance(routine.parent, ClassType) and not routine.arguments
        for declared in routine.declarations:
            if declared.binding.name in self._names:
                return not is_template or (in_class and isinstance(declared.context, ClassContext))
        return False

    def has(self, routine: Routine) -> bool:
        """Whether the pragma stands in front of a function, or of the template that it is an instance of."""
        return any(declared.binding.name in self._names for declared in routine.declarations)
