"""Tags of ordinary C++ diagnostics that the catalog has no entry with: naming one of them is no mistake.

The real tool was asked about each (`tests/diagnostics/test_tags.py`); it knows more, which nobody wrote down."""

from __future__ import annotations

_NAMES = """
    abstract_class_object_not_allowed alignof_incomplete_type already_defined already_initialized
    ambiguous_base_class ambiguous_constructor ambiguous_conversion_function ambiguous_default_constructor
    ambiguous_destructor ambiguous_name ambiguous_operator_function ambiguous_overloaded_function array_of_function
    array_of_reference array_of_void asm_name_conflict asm_not_allowed attribute_conflict
    attribute_requires_external_linkage attributes_ignored auto_ignored bad_affinity bad_base_class bad_cast
    bad_float_constant bad_float_value bad_friend_decl bad_hex_digit bad_line_number
    bad_macro_redef bad_octal_digit bad_pp_operator bad_return bad_suffix bad_this
    bad_token bad_type_qualifier bad_use_of_sharp base_class_has_different_dll_interface
    boolean_controlling_expr_is_constant call_of_pure_virtual call_of_zero
    cast_not_integral cast_to_qualified_type cc_clobber_ignored cl_invalid_option cl_relaxed_constexpr_requires_bool
    class_and_member_name_conflict class_too_large class_type_required comment_unclosed_at_eof configuration_error
    const_ignored consteval_destructor consteval_variable constexpr_destructor constexpr_goto
    constexpr_incomplete_type constexpr_integer_overflow constexpr_negative_shift constexpr_not_const
    constexpr_virtual_base constexpr_vla constraint_mismatch conversion_function_not_usable
    deleted_default_constructor deleted_function deprecated_attr destructor_position
    dll_interface_conflict_dllexport_assumed dll_interface_conflict_none_assumed duplicate_constraint
    duplicate_designator duplicate_friend_decl duplicate_typedef ellipsis_not_allowed enum_not_allowed
    error_directive exception_spec_override_incompat exp_assign exp_auto exp_class exp_class_type exp_colon
    exp_declaration exp_ellipsis exp_identifier exp_in exp_lbrace exp_line_number exp_lparen exp_member_name
    exp_operator exp_primary_expr exp_rbrace exp_rbracket exp_rparen exp_semicolon exp_statement exp_string_literal
    exp_template exp_type_name exp_type_specifier exp_while expected_template_arg export_not_allowed
    expr_not_arithmetic expr_not_bool expr_not_class expr_not_constant expr_not_integral expr_not_pointer
    extra_semicolon extra_text_in_pp_directive field_initializer_list field_without_dll_interface final_base_class
    float_template_parameter generic_in_template illegal_init implicit_func_decl include_recursion
    incompatible_operands incomplete_class_type
    incomplete_return_type incomplete_type_not_allowed initializer_not_constant inline_never_defined
    integer_overflow_internal invalid_char invalid_consteval invalid_constexpr invalid_constraint
    invalid_declaration last_line_backslash last_line_incomplete linkage_conflict macro_recursion
    masked_by_default_handler matching_lbrace member_already_initialized memory_mismatch missing_constraint_letter
    missing_endif missing_handler missing_initializer missing_initializer_list missing_initializer_on_reference
    missing_pp_if missing_template_param mixed_enum_type namespace_not_allowed negative_value nested_comment
    no_conversion_function no_corresponding_delete no_corresponding_member_delete no_default_constructor
    no_dynamic_init no_error no_matching_constructor no_matching_function
    nodiscard_doesnt_apply nonstd_friend_decl nonstd_pp_directive nonstd_unnamed_field nonstd_unnamed_member
    not_a_field not_a_member not_a_template not_a_variable not_class_member
    null_reference object_not_initialized out_of_memory overloaded_function_linkage param_not_allowed
    pp_else_already_appeared pragma_message pragma_must_precede_declaration
    pure_virtual_definition pure_virtual_function qualified_name_required
    qualified_reference_type reference_to_void returning_ptr_to_local_temp routine_address_taken sizeof_function
    static_assert static_member_operator_not_allowed static_not_allowed
    template_not_allowed too_few_arguments too_many_arguments too_many_characters
    too_many_initializer_values trigraph_ignored type_qualifiers_ignored_on_reference unclosed_string
    undefined_identifier undefined_preproc_id union_base unrecognized_attribute unrecognized_gcc_pragma
    unrecognized_pragma unrecognized_visibility useless_type_qualifiers useless_using_declaration
    virtual_ignored vla_not_allowed void_throw zero_length_string
"""

OTHER_TAGS = frozenset(_NAMES.split())
