"""What the device compiler alone says: rules of units that are preprocessed for a device (`__CUDA_ARCH__` is defined).

The rules around this folder run in both passes; `UserCode.add` keeps back what the catalog gives to the other pass.
"""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.device.declarations import variable_groups
from cufe.cuda.rules.device.function_words import check_inline_hints, check_universal_characters
from cufe.cuda.rules.device.initialisation import check_namespace_variables, check_static_variables
from cufe.cuda.rules.device.kernels import check_kernel_instances, check_kernels, check_undefined_kernels
from cufe.cuda.rules.device.redeclarations import (
    check_definitions,
    check_redeclared_functions,
    check_redeclared_variables,
)
from cufe.cuda.rules.device.template_arguments import check_texture_arguments
from cufe.cuda.rules.device.undefined import Writer
from cufe.cuda.rules.device.uninstantiated import put_off_templates
from cufe.cuda.rules.device.variables import check_thread_locals, check_zero_sized
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final

#: calls of inline functions of the host by functions for both, without names
_INLINE_CALLS: Final = (20014, 20015)


def check_redeclarations(examined: ExaminedUnit, found: Collection) -> None:
    """Compares declarations with earlier ones; in front of the rules about the entity that they declare."""
    check_redeclared_functions(examined, found)
    check_redeclared_variables(variable_groups(examined, found))


def check_device(examined: ExaminedUnit, found: Collection, instances: dict[int, int]) -> None:
    """Judges a unit of the device pass for an architecture; `instances` has the templates that were instantiated."""
    diagnoser = examined.diagnoser
    check_universal_characters(examined, found)
    put_off_templates(examined, instances)
    check_kernels(found.functions)
    check_kernel_instances(examined, found.functions)
    check_inline_hints(examined)
    check_zero_sized(examined, found)
    check_texture_arguments(examined)
    check_thread_locals(examined)
    check_static_variables(examined, found)
    if diagnoser.first_error() >= 0:
        # Behind the first error the device compiler does not look at inline functions of the host.
        diagnoser.drop_behind(_INLINE_CALLS, diagnoser.first_error())
    if not diagnoser.has_errors():
        check_namespace_variables(examined, found)
    writer = Writer(examined)
    if not diagnoser.has_errors():
        check_definitions(examined, variable_groups(examined, found), writer)
        check_undefined_kernels(examined, found.functions, writer)
    if not diagnoser.has_errors():
        writer.judge()
    if examined.settings.call_chains:
        from cufe.cuda.rules.device.undefined import tell_chains

        tell_chains(examined)
