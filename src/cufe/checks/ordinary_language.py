"""All rules of the language over the user's code of one unit."""

from cufe.checks.classes.friends import check_friend_specifiers, check_non_template_friends
from cufe.checks.classes.out_of_class import check_definitions_out_of_class
from cufe.checks.declarations.attributes import check_attribute_namespaces, check_type_attributes
from cufe.checks.declarations.function_heads import check_defined_results, check_function_heads
from cufe.checks.declarations.misplaced_declarations import (
    check_classes_alone,
    check_empty_declarations,
    check_forward_enumerations,
    check_local_templates,
    check_own_qualifiers,
)
from cufe.checks.declarations.redeclarations import (
    check_late_inline_namespaces,
    check_redeclarations,
    check_redefinitions,
)
from cufe.checks.declarations.specifiers import (
    check_declared_specifiers,
    check_misplaced_specifiers,
    check_repeated_specifiers,
)
from cufe.checks.expressions.operands import are_copies_told
from cufe.checks.functions.constant_evaluation import check_constant_evaluated
from cufe.checks.lambdas.lambda_forms import check_lambda_forms
from cufe.checks.names.declarative_regions import check_for_init_scopes, check_hidden_names, check_redeclared_names
from cufe.checks.names.unreferenced import check_unreferenced
from cufe.checks.read_pieces import pieces_of
from cufe.checks.templates.parameters import check_following_parameters, check_packs
from cufe.checks.templates.undeclared_templates import check_undeclared_templates
from cufe.checks.user_code import UserCode
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.failures import ask
from cufe.syntax.cutter import CLASS, FUNCTION, Piece

if TYPE_CHECKING:
    from collections.abc import Callable

    Rule = Callable[[UserCode], None]


def _read_typed(code: UserCode) -> None:
    places = read_places(code)
    if places:
        from cufe.checks.typed_walk import read_typed

        read_typed(code, [places[start] for start in sorted(places)])


def read_places(code: UserCode) -> dict[int, list[Piece]]:
    """The functions, variables, enumerations and classes that the engine reads, each with its pieces around, by first
    tokens and, of classes, by braces: those of the compiled file; where remarks are wanted, all of the user's."""
    stretches = code.stretches if are_copies_told(code) else code.in_full
    places = {path[-1].body if path[-1].sort == CLASS else path[-1].start: path for path in pieces_of(code, stretches)}
    for token in code.misfits:
        # What does not agree with an earlier declaration would be read by its type; bodies are read by their own.
        path = code.cutter.path(token)
        if path and path[-1].sort != FUNCTION:
            places.pop(path[-1].start, None)
    return places


#: rules of declarations that do not agree with earlier ones, in front of all others: these declare nothing
_AGREEMENT: "Final[tuple[Rule, ...]]" = (
    check_undeclared_templates,
    check_redeclarations,
    check_redefinitions,
    check_definitions_out_of_class,
)
_RULES: "Final[tuple[Rule, ...]]" = (
    check_attribute_namespaces,
    check_redeclared_names,
    check_following_parameters,
    check_local_templates,
    check_declared_specifiers,
    check_classes_alone,
    check_repeated_specifiers,
    check_function_heads,
    check_type_attributes,
    check_own_qualifiers,
    check_misplaced_specifiers,
    check_friend_specifiers,
    check_empty_declarations,
    check_forward_enumerations,
    check_defined_results,
    check_late_inline_namespaces,
    check_lambda_forms,
    check_packs,
    check_constant_evaluated,
    check_for_init_scopes,
    check_hidden_names,
    check_non_template_friends,
    _read_typed,
    check_unreferenced,
)


def check_agreement(code: UserCode) -> None:
    """Reports declarations that do not agree with earlier ones."""
    ask(_AGREEMENT, code)


def check_language(code: UserCode) -> None:
    """Reports mistakes in the user's ordinary C++, as far as it can be told for certain."""
    ask(_RULES, code)
