"""What the device compiler alone says: rules of units that are preprocessed for a device (`__CUDA_ARCH__` is defined).

The rules around this folder run in both passes; `UserCode.add` keeps back what the catalog gives to the other pass.
The device compiler reads the bodies of templates when it makes instances, at the end of the unit, and those that
nobody instantiates not at all (observed: diagnostics-b 1).
"""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import declared_by
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
from cufe.cuda.rules.device.variables import check_thread_locals, check_zero_sized
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Diagnostic
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

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
