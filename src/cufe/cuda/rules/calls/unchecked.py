"""`#pragma nv_exec_check_disable` and `hd_warning_disable`: the functions in whose bodies calls are not checked.

Observed: diagnostics-a 2.5."""

from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.il.entities import ClassType, Declared, Routine
from cufe.syntax import cutter as c

CHECKS: Final = "nv_exec_check_disable"
#: for the device compiler alone: functions for both are not warned of
WARNINGS: Final = "hd_warning_disable"


class Unchecked:
    """Knows the declarations behind a pragma by their name tokens."""

    def __init__(self, examined: ExaminedUnit, spaces: FunctionSpaces, pragma: str = CHECKS) -> None:
        self._spaces: FunctionSpaces = spaces
        self._names: set[int] = set()
        unit = examined.unit
        for text, token in zip(unit.directive_text, unit.directive_token, strict=True):
            if pragma not in text:
                continue
            path = examined.cutter.path(token)
            if not path or path[-1].start != token or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
                continue
            for one in parse_piece(examined, path[-1], path[:-1], False)[:1]:
                # In front of an explicit specialisation it is refused (609).
                if one.function() is not None and all(head.parameters for head in one.declaration.heads):
                    self._names.add(one.name_token)

    def is_unchecked(self, routine: Routine, is_template: bool) -> bool:
        """Whether calls in a function are not checked; those of a template that depend on nothing are, unless it is a
        member defined in its class.  For the host a declaration behind the body comes too late."""
        if not self._names:
            return False
        spaces = self._spaces
        owner = routine.parent
        defined = spaces.engine.declare_types.definition(routine)
        for declared in self._declarations(routine):
            name = declared.binding.name
            if name not in self._names:
                continue
            in_class = isinstance(owner, ClassType) and spaces.is_in_class(declared, owner)
            if spaces.for_device or defined is None or in_class or name <= defined.binding.name:
                return not is_template or (in_class and not routine.arguments)
        return False

    def has(self, routine: Routine) -> bool:
        """Whether the pragma stands in front of a function, or of the template that it is an instance of."""
        return any(declared.binding.name in self._names for declared in self._declarations(routine))

    def _declarations(self, routine: Routine) -> list[Declared]:
        """Those of a function, and the definition of its template, which may stand outside of the class."""
        found = self._spaces.declarations(routine)
        engine = self._spaces.engine
        if routine.template is not None:
            prototype = engine.templates.prototype(routine.template)
            defined = engine.declare_types.definition(prototype) if isinstance(prototype, Routine) else None
            if defined is not None and defined not in found:
                found.append(defined)
        return found
