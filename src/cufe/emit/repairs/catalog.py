"""The list of repairs: programs that the CUDA front end takes and gcc refuses (docs/repairs.md).

The original writes host text from its own trees and so hides what gcc would not take.  cufe passes the text through;
a repair edits the one place that gcc refuses, where the original is known to take it.  A unit without the construct
stays byte for byte as it is, and a repair finds that out by a search over kinds of tokens, in some ten microseconds.

A repair is a function of the context in a file of its own, whose docstring says what is repaired: the kind, an example,
the clause of the standard, gcc's message.  To add one: write the file, name it here, add a row to docs/repairs.md and a
program to tests/cases/host.
"""

from cufe.emit.context import Context
from cufe.emit.repairs.alias_arguments import convert_alias_arguments
from cufe.emit.repairs.alignment_casts import enclose_alignment_casts
from cufe.emit.repairs.binding_types import name_binding_types
from cufe.emit.repairs.bit_field_names import bare_bit_field_names
from cufe.emit.repairs.changed_meaning import qualify_changed_names
from cufe.emit.repairs.default_arguments import drop_default_arguments
from cufe.emit.repairs.duplicate_qualifiers import erase_duplicate_qualifiers
from cufe.emit.repairs.empty_inits import drop_empty_inits
from cufe.emit.repairs.empty_returns import drop_empty_returns
from cufe.emit.repairs.friend_qualifiers import drop_friend_qualifiers
from cufe.emit.repairs.global_class_heads import shorten_class_heads
from cufe.emit.repairs.global_qualifiers import drop_global_qualifiers
from cufe.emit.repairs.hexadecimal_floats import spell_hexadecimal_floats
from cufe.emit.repairs.idle_qualifiers import drop_idle_qualifiers
from cufe.emit.repairs.inline_words import drop_inline_words
from cufe.emit.repairs.inner_pragmas import move_inner_pragmas
from cufe.emit.repairs.label_ends import end_labels
from cufe.emit.repairs.linkage_storage import drop_linkage_of_static
from cufe.emit.repairs.member_results import add_typename
from cufe.emit.repairs.needless_template import drop_needless_template
from cufe.emit.repairs.own_arguments import drop_arguments_of_class
from cufe.emit.repairs.own_qualifiers import drop_own_qualifiers
from cufe.emit.repairs.parameter_keys import drop_parameter_keys
from cufe.emit.repairs.pure_specifiers import spell_pure_specifiers
from cufe.emit.repairs.qualified_references import erase_qualifiers_of_references
from cufe.emit.repairs.repeated_using import drop_repeated_using
from cufe.emit.repairs.sizeof_functions import dereference_functions
from cufe.emit.repairs.template_ids import drop_own_arguments
from cufe.emit.repairs.typeof_words import spell_typeof


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
    drop_linkage_of_static(context)
    drop_idle_qualifiers(context)
    drop_default_arguments(context)
    drop_friend_qualifiers(context)
    drop_global_qualifiers(context)
    move_inner_pragmas(context)
    drop_own_arguments(context)
    drop_arguments_of_class(context)
    erase_duplicate_qualifiers(context)
    erase_qualifiers_of_references(context)
    shorten_class_heads(context)
    add_typename(context)
    dereference_functions(context)
    drop_own_qualifiers(context)
    spell_pure_specifiers(context)
    drop_parameter_keys(context)
    spell_hexadecimal_floats(context)
    enclose_alignment_casts(context)
    bare_bit_field_names(context)
