"""All rules of the language over the user's code of one unit."""

from cufe.final import Final
from cufe.sema.mistakes.alias_declarations import check_aliases
from cufe.sema.mistakes.allocation_functions import check_allocation_functions
from cufe.sema.mistakes.array_bounds import check_array_bounds
from cufe.sema.mistakes.attribute_namespaces import check_attribute_namespaces
from cufe.sema.mistakes.binding_specifiers import check_binding_specifiers
from cufe.sema.mistakes.bit_fields import classes_with_bit_fields
from cufe.sema.mistakes.called_objects import check_called_objects
from cufe.sema.mistakes.captures import check_captures
from cufe.sema.mistakes.classes_alone import check_classes_alone
from cufe.sema.mistakes.constant_evaluated import check_constant_evaluated
from cufe.sema.mistakes.constexpr_defaults import classes_with_constexpr_defaults
from cufe.sema.mistakes.copied_values import are_copies_told
from cufe.sema.mistakes.defined_results import check_defined_results
from cufe.sema.mistakes.doubtful_accesses import doubtful_accesses
from cufe.sema.mistakes.doubtful_arguments import doubtful_arguments
from cufe.sema.mistakes.doubtful_classes import doubtful_classes
from cufe.sema.mistakes.doubtful_functions import doubtful_functions
from cufe.sema.mistakes.doubtful_lambdas import doubtful_lambdas
from cufe.sema.mistakes.doubtful_lists import doubtful_lists
from cufe.sema.mistakes.doubtful_numbers import doubtful_numbers
from cufe.sema.mistakes.doubtful_statements import doubtful_statements
from cufe.sema.mistakes.doubtful_variables import doubtful_strings, doubtful_variables
from cufe.sema.mistakes.empty_declarations import check_empty_declarations
from cufe.sema.mistakes.flexible_arrays import classes_with_flexible_arrays
from cufe.sema.mistakes.following_parameters import check_following_parameters
from cufe.sema.mistakes.for_init_scopes import check_for_init_scopes
from cufe.sema.mistakes.friend_specifiers import check_friend_specifiers
from cufe.sema.mistakes.function_heads import check_function_heads
from cufe.sema.mistakes.hidden_names import check_hidden_names
from cufe.sema.mistakes.ignored_inlining import check_ignored_inlining
from cufe.sema.mistakes.inaccessible import check_accesses_to_members
from cufe.sema.mistakes.inaccessible_types import check_accesses_to_types
from cufe.sema.mistakes.late_inline_namespaces import check_late_inline_namespaces
from cufe.sema.mistakes.late_storage_classes import check_late_storage_classes
from cufe.sema.mistakes.local_templates import check_local_templates
from cufe.sema.mistakes.misfit_literals import check_literals
from cufe.sema.mistakes.misplaced_specifiers import check_misplaced_specifiers
from cufe.sema.mistakes.missing_declarators import check_declarators
from cufe.sema.mistakes.missing_operands import check_arguments, check_operands
from cufe.sema.mistakes.missing_scope_members import check_scope_members
from cufe.sema.mistakes.missing_semicolons import check_semicolons
from cufe.sema.mistakes.needed_constants import NeededConstants
from cufe.sema.mistakes.non_template_friends import check_non_template_friends
from cufe.sema.mistakes.not_constant import check_constants
from cufe.sema.mistakes.out_of_class import check_definitions_out_of_class
from cufe.sema.mistakes.own_initialisers import check_own_initialisers
from cufe.sema.mistakes.plain_destructors import derived_with_destructors
from cufe.sema.mistakes.redeclarations import check_redeclarations
from cufe.sema.mistakes.redeclared_names import check_redeclared_names
from cufe.sema.mistakes.redefinitions import check_redefinitions
from cufe.sema.mistakes.repeated_specifiers import check_repeated_specifiers
from cufe.sema.mistakes.short_units import is_short, places_of
from cufe.sema.mistakes.signed_bits import check_signed_bits
from cufe.sema.mistakes.static_assertions import asserting_functions
from cufe.sema.mistakes.static_members import check_static_members
from cufe.sema.mistakes.storage_classes import check_storage_classes
from cufe.sema.mistakes.undeclared_templates import check_undeclared_templates
from cufe.sema.mistakes.undefined_names import check_names
from cufe.sema.mistakes.unended_declarations import check_declarations
from cufe.sema.mistakes.unended_statements import check_statements
from cufe.sema.mistakes.unexpanded_packs import check_packs
from cufe.sema.mistakes.uninitialised_members import classes_without_constructors
from cufe.sema.mistakes.unmodifiable import check_unmodifiable
from cufe.sema.mistakes.unopened_conditions import check_conditions
from cufe.sema.mistakes.unreachable import doubtful_jumps
from cufe.sema.mistakes.unreferenced import check_unreferenced
from cufe.sema.mistakes.unused_parameters import check_unused_parameters
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.mistakes.virtual_specifiers import classes_with_specifiers
from cufe.syntax.cutter import CLASS, ENUM, FUNCTION, SIMPLE, Piece

_EXCESSIVE_RECURSION: Final = 456
_REDEFINED: Final = 3369


def check_agreement(code: UserCode) -> None:
    """Tells of declarations that do not agree with earlier ones, in front of all other rules: these declare nothing, so
    that their words do not count."""
    check_undeclared_templates(code)
    check_redefinitions(code)
    check_redeclarations(code)
    check_definitions_out_of_class(code)


def check_language(code: UserCode) -> None:
    """Reports what is wrong with the user's ordinary C++, as far as it can be told for certain."""
    check_scope_members(code)
    check_names(code)
    check_attribute_namespaces(code)
    check_redeclared_names(code)
    check_following_parameters(code)
    check_local_templates(code)
    check_array_bounds(code)
    check_called_objects(code)
    check_storage_classes(code)
    check_classes_alone(code)
    check_repeated_specifiers(code)
    check_function_heads(code)
    check_allocation_functions(code)
    check_misplaced_specifiers(code)
    check_friend_specifiers(code)
    check_empty_declarations(code)
    check_defined_results(code)
    check_binding_specifiers(code)
    check_late_storage_classes(code)
    check_ignored_inlining(code)
    check_late_inline_namespaces(code)
    check_captures(code)
    check_own_initialisers(code)
    check_packs(code)
    check_unmodifiable(code)
    check_literals(code)
    check_semicolons(code)
    check_statements(code)
    check_conditions(code)
    check_declarations(code)
    check_declarators(code)
    check_aliases(code)
    check_operands(code)
    check_arguments(code)
    check_constant_evaluated(code)
    check_signed_bits(code)
    check_static_members(code)
    check_for_init_scopes(code)
    check_hidden_names(code)
    check_non_template_friends(code)
    check_unused_parameters(code)
    check_unreferenced(code)
    check_accesses_to_members(code, doubtful_accesses(code))
    check_accesses_to_types(code)
    needed = NeededConstants(code)
    check_constants(code, needed)
    places = doubtful_places(code, needed)
    if places:
        from cufe.sema.mistakes.typed_reading import read_typed

        read_typed(code, [places[start] for start in sorted(places)])


def doubtful_places(code: UserCode, needed: NeededConstants) -> dict[int, list[Piece]]:
    """The functions and variables with something doubtful in them, each with the pieces around it, by first tokens."""
    places: dict[int, list[Piece]] = {}
    # Instances without end are not to be asked for once more.
    endless = any(one.entry.shown_number == _EXCESSIVE_RECURSION for one in code.report.diagnostics)
    if (is_short(code) or are_copies_told(code)) and not endless:
        places = {path[-1].start: path for path in places_of(code)}
        places.update((path[-1].start, path) for path in places_of(code, True) if path[-1].sort == ENUM)
    tokens = doubtful_numbers(code) + doubtful_statements(code) + doubtful_variables(code) + doubtful_strings(code)
    tokens += doubtful_functions(code) + doubtful_lambdas(code) + doubtful_lists(code) + asserting_functions(code)
    tokens += doubtful_jumps(code)
    for token in tokens + needed.functions:
        path = code.cutter.path(token)
        if path and path[-1].sort in (FUNCTION, SIMPLE):
            places[path[-1].start] = path
    for path in doubtful_arguments(code, needed):
        places[path[-1].body if path[-1].sort == CLASS else path[-1].start] = path
    classes = doubtful_classes(code) + classes_with_specifiers(code) + derived_with_destructors(code)
    classes += classes_with_bit_fields(code) + classes_with_flexible_arrays(code)
    for path in classes + classes_with_constexpr_defaults(code):
        places[path[-1].body] = path
    for path in classes_without_constructors(code):
        places[path[-1].body if path[-1].sort == CLASS else path[-1].start] = path
    for token in code.misfits:
        # What does not agree with an earlier declaration would be read by its type.
        path = [] if code.is_told(_REDEFINED, token) else code.cutter.path(token)
        places.pop(path[-1].start if path else -1, None)
    return places
