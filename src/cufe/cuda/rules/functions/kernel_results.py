"""Results of instances of kernel templates (20048, 20049; observed: diagnostics-a 5.4).

A template itself is not judged.  With each instance that the unit names, all declarations of the template are told that
say `__global__`."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.declared import Declared, word_of
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import DEDUCED, DEDUCED_RETURN_TYPE, RETURN_TYPE, VOID, result_type
from cufe.cuda.rules.instance_context import declaration_context
from cufe.il.entities import Routine
from cufe.sema.failures import guarded, unanswered
from cufe.sema.overload.type_tests import is_void


def check_kernel_results(examined: ExaminedUnit, kernels: list[Declared]) -> None:
    """Judges the instances of those templates whose result is not plainly void."""
    templates = [one for one in kernels if one.is_template and result_type(one) != VOID]
    if templates:
        with guarded():
            _check(examined, templates, [one for one in kernels if not one.is_template])


def _check(examined: ExaminedUnit, templates: list[Declared], others: list[Declared]) -> None:
    from cufe.cuda.rules.named_instances import NamedInstances

    by_name = {one.name_token: one for one in templates}
    specializations = {one.name_token: one.piece.start for one in others}
    named = NamedInstances(examined, {one.name for one in templates}, {one.piece.start for one in templates})
    for routine, token in named.in_order():
        found_at = specializations.get(token, token)
        template = routine.template
        if template is None:
            continue
        declared = [by_name[one.binding.name] for one in template.declarations if one.binding.name in by_name]
        number = _number(examined, declared, routine) if declared else 0
        if not number:
            continue
        context = declaration_context(examined, routine, found_at)
        for one in declared:
            for attribute in one.attributes:
                if word_of(attribute) == GLOBAL:
                    examined.add_late(number, attribute.first, found_at, context=context)
                    break


def _number(examined: ExaminedUnit, declared: list[Declared], routine: Routine) -> int:
    """What is wrong with the result of an instance; 0 if nothing is, or nothing is known."""
    if any(result_type(one) == DEDUCED for one in declared):
        return DEDUCED_RETURN_TYPE if any(one.declaration.body >= 0 for one in declared) else 0
    with unanswered:
        result = examined.engine().declare_types.routine_type(routine).result
        return 0 if result.dependent or is_void(result.skip_typerefs()) else RETURN_TYPE
    return 0
