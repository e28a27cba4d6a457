"""Instances of kernel templates without a definition, where stubs of kernels are static (20280; observed:
diagnostics-b 3.1): told at the end of a unit without errors, at the name of the template."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.message_names import MessageNames
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import is_specialisation
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.final import Final
from cufe.sema.answers import Dependent, IllFormed, Unknown

_NO_DEFINITION: Final = 20280


def check_undefined_kernels(examined: ExaminedUnit, functions: list[Declared]) -> None:
    """Judges the instances that the unit names of templates that it only declares."""
    settings = examined.settings
    if settings.device_c or not settings.static_host_stub or settings.host_stub_linkage_explicit:
        return
    templates = [one for one in functions if one.words & GLOBAL and one.is_template and not is_specialisation(one)]
    defined = {one.full_name() for one in templates if one.declaration.body >= 0}
    undefined = {one.name_token for one in templates if one.full_name() not in defined}
    if not undefined:
        return
    names = {one.name for one in templates if one.name_token in undefined}
    instances = NamedInstances(examined, names, {one.piece.start for one in templates})
    shown = MessageNames()
    end = len(examined.kinds) - 1
    for routine, _ in instances.in_order():
        template = routine.template
        tokens = [declared.binding.name for declared in template.declarations] if template is not None else []
        if not tokens or tokens[0] not in undefined or routine in instances.asked_for:
            continue
        try:
            if examined.engine().declare_types.definition(routine) is None:
                examined.add_late(_NO_DEFINITION, tokens[0], end, f"{shown.entities.qualified(routine)} ")
        except (Unknown, IllFormed, Dependent):
            continue
