"""Tags of ordinary C++ diagnostics that cufe never issues: naming one of them is no mistake."""

from __future__ import annotations

OTHER_TAGS = frozenset(
    (
        "base_class_has_different_dll_interface",
        "boolean_controlling_expr_is_constant",
        "cast_to_qualified_type",
        "cl_relaxed_constexpr_requires_bool",
        "deprecated_entity",
        "deprecated_entity_with_custom_message",
        "extra_semicolon",
        "field_without_dll_interface",
        "implicit_func_decl",
        "local_variable_hidden",
        "loop_not_reachable",
        "mixed_enum_type",
        "nested_comment",
        "no_value_returned_in_non_void_function",
        "not_used_in_template_function_params",
        "overloaded_function_linkage",
        "partial_override",
        "static_assert",
        "undefined_preproc_id",
        "unrecognized_gcc_pragma",
    )
)
