"""The list of repairs: programs that the CUDA front end takes and gcc refuses (docs/repairs.md).

The original writes host text from its own trees and so hides what gcc would not take. cufe passes the text through; a
repair edits the one place that gcc refuses, where the original is known to take it. A unit without the construct stays
byte for byte as it is, and a repair finds that out by a search over kinds of tokens, in some ten microseconds.

A repair is a function of the context in a file of its own, whose docstring says what is repaired: the kind, an example,
the clause of the standard, gcc's message. To add one: write the file, name it here, add a row to docs/repairs.md and a
program to tests/cases/host."""

from cufe.emit.context import Context
from cufe.emit.repairs.changed_meaning import qualify_changed_names
from cufe.emit.repairs.cv_qualifiers import (
    drop_idle_qualifiers,
    erase_duplicate_qualifiers,
    erase_qualifiers_of_references,
)
from cufe.emit.repairs.members import (
    bare_bit_field_names,
    drop_default_arguments,
    drop_repeated_using,
    spell_inline_in_class,
    spell_pure_specifiers,
)
from cufe.emit.repairs.operands import (
    convert_alias_arguments,
    enclose_alignment_casts,
    enclose_conditions,
    name_binding_types,
    spell_function_types,
    spell_hexadecimal_floats,
    spell_typeof,
)
from cufe.emit.repairs.qualified_names import (
    drop_friend_qualifiers,
    drop_global_qualifiers,
    drop_inline_words,
    drop_linkage_of_static,
    drop_own_qualifiers,
    drop_parameter_keys,
    move_asm_labels,
    qualify_directives,
    shorten_class_heads,
    spell_inline_namespaces,
)
from cufe.emit.repairs.statements import drop_empty_inits, drop_empty_returns, end_labels, move_inner_pragmas
from cufe.emit.repairs.template_names import (
    add_typename,
    drop_arguments_of_class,
    drop_needless_template,
    drop_own_arguments,
)
from cufe.emit.repairs.typed_operands import convert_to_references, name_destructors


def repair(context: Context) -> None:
    """Makes all repairs, in an order in which none sees the text of another."""
    qualify_changed_names(context)
    name_binding_types(context)
    convert_alias_arguments(context)
    spell_typeof(context)
    end_labels(context)
    drop_empty_inits(context)
    drop_empty_returns(context)
    drop_needless_template(context)
    drop_repeated_using(context)
    drop_inline_words(context)
    spell_inline_namespaces(context)
    drop_linkage_of_static(context)
    drop_idle_qualifiers(context)
    drop_default_arguments(context)
    drop_friend_qualifiers(context)
    drop_global_qualifiers(context)
    qualify_directives(context)
    move_inner_pragmas(context)
    drop_own_arguments(context)
    drop_arguments_of_class(context)
    erase_duplicate_qualifiers(context)
    erase_qualifiers_of_references(context)
    shorten_class_heads(context)
    add_typename(context)
    spell_function_types(context)
    drop_own_qualifiers(context)
    spell_pure_specifiers(context)
    drop_parameter_keys(context)
    spell_hexadecimal_floats(context)
    enclose_alignment_casts(context)
    enclose_conditions(context)
    bare_bit_field_names(context)
    spell_inline_in_class(context)
    name_destructors(context)
    convert_to_references(context)
    move_asm_labels(context)
