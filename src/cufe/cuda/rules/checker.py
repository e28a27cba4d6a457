"""All rules over one unit."""

from cufe.checks.complete_class import put_off_members
from cufe.checks.declarations.function_heads import check_main_function
from cufe.checks.declarations.static_assertions import check_static_assertions
from cufe.checks.ordinary_language import check_agreement, check_language
from cufe.checks.read_pieces import call_parentheses, has_templates, pieces_of
from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.attributes.launch_configuration import check_configuration, check_missing_bounds
from cufe.cuda.rules.attributes.of_functions import check_function_attributes, put_off_attributes
from cufe.cuda.rules.attributes.of_parameters import (
    check_kernel_only,
    check_redeclaration,
    check_register_params,
    check_specializations,
)
from cufe.cuda.rules.attributes.wrong_entities import (
    check_arguments,
    check_entities,
    check_idle,
    check_misplaced,
    check_parenthesised,
    check_type,
)
from cufe.cuda.rules.builtins.assembly import check_assembly, check_device_calls
from cufe.cuda.rules.calls.across_spaces import check_functions
from cufe.cuda.rules.collection import Collection, collect, grid_constant, has_grid_constant
from cufe.cuda.rules.completion.recursion import check_recursion
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.enclosing_context import Spaces
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.execution_spaces import check_defaulted, check_main, check_repeated_conflicts
from cufe.cuda.rules.functions.kernels import check_kernel, has_exception_specification, is_inline
from cufe.cuda.rules.functions.overrides import check_overrides
from cufe.cuda.rules.functions.promise_types import check_promise_types
from cufe.cuda.rules.functions.redeclarations import (
    Configurations,
    TemplateWords,
    check_extern_template,
    declarations_of,
    explicit_instantiations,
)
from cufe.cuda.rules.functions.types import check_kernel_results, check_untyped
from cufe.cuda.rules.functions.undefined import (
    check_undefined_functions,
    check_undefined_members,
    check_undefined_templates,
)
from cufe.cuda.rules.lambdas.star_this import check_star_this
from cufe.cuda.rules.launches.launch_rules import check_launches
from cufe.cuda.rules.misplaced_pragmas import check_pragmas
from cufe.cuda.rules.variables.memory_spaces import SPACES, VariableSpaces, check_local, check_unmarked
from cufe.cuda.rules.variables.references import check_references
from cufe.cuda.rules.variables.types import check_textures, check_types
from cufe.cuda.rules.variables.zero_sized import check_zero_sized
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.diagnoser import Stretch
from cufe.diagnostics.report import Diagnostic
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.failures import ask, guarded
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.cuda.rules.attributes.values import AttributeValues
    from cufe.cuda.rules.calls.judge import Judge

_MAIN: Final = "main"
_FIRST_OF_CUDA: Final = 20000
#: a class has no such member, or is not defined
_NO_MEMBERS: Final = (135, 70)
#: kernels, launch bounds and memory spaces are not for members
_OF_MEMBERS: Final = (20028, 20078, 20231)

def _check_completion(examined: ExaminedUnit) -> None:
    """Judges the types that have to be complete, in the declarations of the compiled file and in instances."""
    check_recursion(examined)
    paths = pieces_of(examined, examined.in_full)
    if paths:
        from cufe.cuda.rules.completion.declarations import judge_declarations

        judge_declarations(examined, paths)
    directives = explicit_instantiations(examined)
    if directives:
        from cufe.cuda.rules.completion.declarations import check_directives

        check_directives(examined, directives)


#: rules that are asked behind those of the calls of kernels and functions
_BEHIND_CALLS: "Final[tuple[Callable[[ExaminedUnit], None], ...]]" = (
    check_static_assertions,
    _check_completion,
    check_undefined_functions,
    check_undefined_members,
    check_undefined_templates,
    check_language,
)


def check_unit(examined: ExaminedUnit) -> None:
    """Reports mistakes in the CUDA declarations of a unit."""
    found = collect(examined)
    # What a function overrides is asked before anything else about it.
    ask((check_main_function, check_agreement), examined)
    _pass_over_misfits(examined, found)
    paths = pieces_of(examined, examined.in_full)
    openings = call_parentheses(examined, paths)
    if openings:
        # A function is read once, and some rules read it before its calls are judged.
        examined.engine().calls.watched |= openings
    ask((check_overrides,), examined)
    if examined.architecture is not None:
        # The rooms of the device pass cost milliseconds to open: most runs are of the host pass.
        from cufe.cuda.rules.device.device_pass import check_redeclarations

        check_redeclarations(examined, found)
    at_run_time = None
    if examined.settings.jit:
        from cufe.cuda.rules.jit.run_time_rules import RunTimeRules

        at_run_time = RunTimeRules(examined, found)
    with guarded("cuda.rules.functions"):
        _check_functions(examined, found)
    with guarded("cuda.rules.attributes"):
        _check_others(examined, found)
    if examined.misfits:
        _order_misfits(examined, found)
    ask((check_defaulted,), examined)
    spaces = Spaces(examined)
    with guarded("cuda.rules.variables"):
        for one in found.others:
            if one.local and one.words & SPACES and one.function() is None and not one.flags & n.TYPEDEF:
                check_local(one, spaces)
    if openings:
        from cufe.cuda.rules.call_arguments.functions import judge_calls

        with guarded("cuda.rules.call_arguments"):
            judge_calls(examined, paths, openings)
    ask(_BEHIND_CALLS, examined)
    with guarded("cuda.rules.variables.references"):
        check_references(examined, found)
    walk: Judge | None = None
    instances: dict[int, int] = {}
    with guarded("cuda.rules.calls"):
        if examined.architecture is None:
            walk = check_functions(examined, found)
        else:
            from cufe.cuda.rules.device.host_calls import check_host_calls

            instances = check_host_calls(examined)
    with guarded("cuda.rules.launches"):
        check_launches(examined)
    ask((check_pragmas,), examined)
    if "nv_abi" in examined.unit.text:
        from cufe.cuda.rules.abi_pragmas import check_abi_pragmas

        check_abi_pragmas(examined, found)
    ask((check_device_calls,), examined)
    with guarded("cuda.rules.builtins.assembly"):
        check_assembly(examined, spaces)
    ask((check_textures, check_zero_sized), examined)
    with guarded("cuda.rules.lambdas"):
        _check_lambdas(examined, found, spaces)
    ask((check_promise_types,), examined)
    if has_templates(examined):
        from cufe.cuda.rules.made_instances import check_made_instances

        with guarded("cuda.rules.made_instances"):
            check_made_instances(examined, walk)
    ask((check_types,), examined)
    if at_run_time is not None:
        at_run_time.check_behind()
    if examined.architecture is not None:
        from cufe.cuda.rules.device.device_pass import check_device

        with guarded("cuda.rules.device"):
            check_device(examined, found, instances)
    put_off_attributes(examined, found)
    put_off_members(examined)


def _check_lambdas(examined: ExaminedUnit, found: Collection, spaces: Spaces) -> None:
    """The rooms of lambdas, too, are opened where there are some."""
    check_star_this(examined, spaces)
    if examined.slots:
        from cufe.cuda.rules.lambdas.extended_lambdas import check_lambdas

        check_lambdas(examined, spaces)
    if found.lambda_parameters:
        from cufe.cuda.rules.lambdas.extended_lambdas import check_lambda_parameters

        check_lambda_parameters(examined, found.lambda_parameters)
    if found.behind_parameters:
        from cufe.cuda.rules.lambdas.extended_lambdas import check_behind_parameters

        check_behind_parameters(examined, found.behind_parameters)


def _check_others(examined: ExaminedUnit, found: Collection) -> None:
    check_untyped(examined, found)
    for piece, at in found.types:
        check_type(examined, piece, at)
    for at, behind in found.misplaced:
        check_misplaced(examined, at, behind)
    for at, behind in found.of_statements:
        check_idle(examined, at, behind)
    for at in found.parenthesised:
        check_parenthesised(examined, at)
    check_arguments(examined)
    check_function_attributes(examined)
    known: dict[str, int] = {}
    for one in sorted(found.others + found.functions, key=_place):
        check_entities(one)
        check_register_params(one, known)
    spaces = VariableSpaces()
    # With a kernel of that name among its declarations `main` is judged with the kernels.
    is_kernel = any(one.name == _MAIN for one in found.functions)
    of_main = 0
    for one in sorted(found.others, key=_place):
        if one.function() is not None:
            if not one.flags & n.TYPEDEF and not is_kernel:
                of_main = check_main(one, of_main)
        elif one.words & SPACES and not one.flags & n.TYPEDEF:
            spaces.check(one)
    check_unmarked(examined, found)


def _pass_over_misfits(examined: ExaminedUnit, found: Collection) -> None:
    """The attributes of a member function that does not agree with its declaration in the class are not applied at all.
    Where a class has no member of the name, it is as none would be."""
    offset = examined.unit.offset
    diagnoser = examined.diagnoser
    for one in found.functions + found.others:
        if one.name_token not in examined.misfits:
            continue
        start = offset(one.piece.start)
        end = offset(one.name_token) + 1
        if examined.misfits[one.name_token] in _NO_MEMBERS:
            diagnoser.passed_over.append(Stretch(start, end, 0, _OF_MEMBERS))
        elif one.function() is not None and one.is_member():
            diagnoser.passed_over.append(Stretch(start, end, _FIRST_OF_CUDA))


def _order_misfits(examined: ExaminedUnit, found: Collection) -> None:
    """The attributes of what does not agree with an earlier declaration are applied behind its name."""
    diagnoser = examined.diagnoser
    for one in found.functions + found.others:
        number = examined.misfits.get(one.name_token, -1)
        if number < 0 or (one.function() is None and number not in _NO_MEMBERS):
            continue
        start = examined.unit.offset(one.piece.start)
        name = examined.unit.offset(one.name_token)
        told = sorted([each for each in diagnoser.tentative if start <= each.detected <= name], key=_attributes_last)
        diagnoser.tentative = [each for each in diagnoser.tentative if each not in told] + told
        for diagnostic in told:
            diagnostic.detected = name


def _attributes_last(told: Diagnostic) -> tuple[bool, int]:
    number = told.entry.shown_number
    return number >= _FIRST_OF_CUDA or number == num.DOES_NOT_APPLY, told.detected


def _place(one: Declared) -> int:
    return one.name_token


def _check_functions(examined: ExaminedUnit, found: Collection) -> None:
    if not found.functions:
        return
    kernel_names: dict[str, int] = {}
    for one in found.functions:
        if one.words & GLOBAL:
            name = one.full_name()
            kernel_names[name] = min(kernel_names.get(name, one.name_token), one.name_token)
    wants_bounds = examined.report.may_show(20238, "missing_launch_bounds")
    in_blocks = [one for one in found.functions if one.local]
    names = {one.name for one in found.functions if not one.local and _has_name(one)}
    put_off: list[AttributeValues] = []
    unnamed = [one for one in found.functions if not one.local and not _has_name(one)]
    aliases = [one for one in found.others if one.alias is not None and not one.local]
    groups = declarations_of(examined, names, found.functions + aliases)
    misfits = [one for group in groups for one in group if one.name_token in examined.misfits]
    if misfits:
        groups = [[one for one in group if one.name_token not in examined.misfits] for group in groups]
        groups = [group for group in groups if group]
    groups += [[one] for one in unnamed + in_blocks + misfits]
    templates = TemplateWords(examined, groups)
    configurations = Configurations(templates)
    for group in groups:
        _check_group(group, templates, configurations, kernel_names, wants_bounds, put_off)
    if any(one.words & GLOBAL and has_grid_constant(one.function()) for one in found.functions):
        check_specializations(sorted([one for group in groups for one in group], key=_place))
    check_repeated_conflicts(examined, groups)
    check_kernel_results(examined, [one for one in found.functions if one.words & GLOBAL])
    if put_off:
        from cufe.cuda.rules.attributes.instances import check_attribute_instances

        check_attribute_instances(examined, put_off)


def _has_name(one: Declared) -> bool:
    return not one.is_operator and not one.is_destructor


def _is_judged_in_class(one: Declared) -> bool:
    """Whether it is the definition of a member outside of its class, and of no template: of the annotations of its
    parameters those in the class count."""
    return bool(one.is_member()) and not one.in_class and not one.declaration.heads


def _check_group(
    group: list[Declared],
    templates: TemplateWords,
    configurations: Configurations,
    kernel_names: dict[str, int],
    wants_bounds: bool,
    put_off: "list[AttributeValues]",
) -> None:
    spaces = 0
    was_inline = threw = False
    configuration = configurations.of(group[0])
    before: Declared | None = None
    annotated: list[bool] = []
    is_kernel = any(one.words & GLOBAL for one in group)
    for one in group:
        earlier = templates.of(one)
        if one.declaration.instantiation >= 0:
            check_kernel(one, earlier)
            check_extern_template(one, kernel_names, templates)
            if wants_bounds:
                check_missing_bounds(one, configuration)
            continue
        if one.examined.architecture is None:
            # In the device pass redeclarations are judged by rules of their own.
            earlier.spaces |= spaces
        earlier.inline = was_inline
        if threw and earlier.throws is None:
            earlier.throws = True
        spaces = check_kernel(one, earlier)
        threw = threw or has_exception_specification(one)
        was_inline = was_inline or is_inline(one)
        # An earlier kernel of that name could be the same function, spelt in another way.
        may_be_kernel = not is_kernel and 0 <= kernel_names.get(one.full_name(), -1) < one.name_token
        is_kernel_by_now = may_be_kernel or configuration.kernel or bool(one.words & GLOBAL)
        parameters = one.function()
        if parameters is not None and not _is_judged_in_class(one):
            if before is not None:
                check_redeclaration(one, before, annotated)
            marked = [grid_constant(parameter) for parameter in parameters.parameters]
            if before is None:
                annotated = marked
            elif not one.is_template:
                annotated = [a or b for a, b in zip(annotated, marked, strict=False)]
            # A member template is not asked where its class declares it.
            is_asked = not (one.is_template and one.in_class)
            if is_asked and not is_kernel_by_now:
                check_kernel_only(one, annotated)
        values = check_configuration(one, configuration, may_be_kernel)
        if values is not None:
            put_off.append(values)
        configurations.keep(one, configuration)
        if before is None or one.piece.body >= 0:
            before = one
        if wants_bounds:
            check_missing_bounds(one, configuration)
