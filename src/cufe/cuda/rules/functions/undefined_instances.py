"""Instances of function templates that other units cannot define, and that are named and not defined in this one."""

from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.diagnostics.report import EntityName
from cufe.il.entities import Routine
from cufe.sema.failures import guarded
from cufe.sema.instance_names import InstanceNames
from cufe.syntax import cutter as c


class UndefinedInstance:
    """An instance without a definition, and what declares its template."""

    def __init__(self, declared: Declared, name: EntityName) -> None:
        self.declared: Declared = declared
        self.name: EntityName = name


def undefined_instances(examined: ExaminedUnit, templates: list[Declared]) -> list[UndefinedInstance]:
    """The instances of some templates that are evaluated somewhere, those that are named last first."""
    by_name = {one.name_token: one for one in templates}
    own = {one.piece.start for one in templates}
    found: list[UndefinedInstance] = []
    with guarded():
        named = NamedInstances(examined, {one.name for one in templates}, own, evaluated=True)
        for routine, _ in reversed(named.in_order()):
            declared = _declaration(examined, routine, by_name)
            if declared is not None:
                name = InstanceNames(examined.engine()).of_function(routine)
                found.append(UndefinedInstance(declared, EntityName("function", name)))
        return found
    return []


def _declaration(examined: ExaminedUnit, routine: Routine, by_name: dict[int, Declared]) -> Declared | None:
    """The first declaration of the template, if nothing defines the instance."""
    template = routine.template
    if template is None or not template.declarations:
        return None
    if any(one.piece.sort == c.FUNCTION for one in template.declarations + routine.declarations):
        return None
    if examined.engine().declare_types.definition(routine) is not None:
        return None
    return by_name.get(template.declarations[0].binding.name)
