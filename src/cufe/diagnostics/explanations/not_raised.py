"""Why the tools of this release, and so cufe, never report some entries of the catalog; and what only a program that
runs can bring up."""

from __future__ import annotations

_GONE = "it concerns architectures below compute_75, which the compiler no longer accepts"
_PARALLEL_C = "it belongs to another language (shared arrays with THREADS) that is switched off in this program"
_WINDOWS = "it concerns Windows"
_REPLACED = "more precise diagnostics have taken its place"
_NO_WAY = "no program is known that brings it up"
_ACCEPTED = "both passes accept the code"
_NAME_EXPRESSION = "it concerns an argument that a running program gives to NVRTC, and no file holds"

# By tag, or by message where there is none.
REASONS: dict[str, str] = {
    "alloca_unsupported_for_lower_than_arch52": _GONE,
    "ambiguous_block_size_spec": _PARALLEL_C,
    "bad_shared_storage_class": _PARALLEL_C,
    "cuda_demote_unsupported_floating_point": _NO_WAY,
    "cuda_displaced_new_or_delete_operator": _NO_WAY,
    "cuda_specifier_twice_in_group": _ACCEPTED,
    "cuda_xasm_strict_placeholder_format": _NO_WAY,
    "device_func_tex_arg": "texture and surface references are gone from the headers",
    "device_function_has_ellipsis": _GONE,
    "extended_lambda_discriminator": _NO_WAY,
    "extended_lambda_inside_constexpr_if": _WINDOWS,
    "extended_lambda_multiple_parameter_packs": _NO_WAY,
    "extended_lambda_nest_parent_template_param_unnamed": _NO_WAY,
    "extended_lambda_parent_non_extern": _WINDOWS,
    "extended_lambda_parent_template_param_unnamed": _NO_WAY,
    "extended_lambda_too_many_captures": "the program crashes on 1,023 captures before it says so",
    "extern_shared": _PARALLEL_C,
    "global_param_align_too_big": _WINDOWS,
    "global_qualifier_not_allowed": _NO_WAY,
    "global_ref_param_restrict": _ACCEPTED,
    "grid_constant_unsupported_arch": _GONE,
    "incorrect value for launch bounds": _ACCEPTED,
    "invalid_nvvm_builtin_intrinsic": _NO_WAY,
    "local_maxnreg_attr_only_nonmember_func": _ACCEPTED,
    "local_maxnreg_attribute_conflict": _ACCEPTED,
    "local_type_used_in_global_function": _NO_WAY,
    "maxnreg_attr_only_nonmember_func": _NO_WAY,
    "mismatched_shared_block_size": _PARALLEL_C,
    "missing_api_for_device_side_launch": "the CUDA headers always declare what a launch needs",
    "multiple_block_sizes": _PARALLEL_C,
    "name_expr_extra_tokens": _NAME_EXPRESSION,
    "name_expr_internal_error": _NAME_EXPRESSION,
    "name_expr_non_device_variable": _NAME_EXPRESSION,
    "name_expr_non_global_routine": _NAME_EXPRESSION,
    "name_expr_not_routine_or_variable": _NAME_EXPRESSION,
    "name_expr_parsing": _NAME_EXPRESSION,
    "nonshared_blocksizeof": _PARALLEL_C,
    "nonshared_strict_relaxed": _PARALLEL_C,
    "nv_abi_pragma_bad_format": _NO_WAY,
    "nv_atomic_add_sub_f64_not_supported": _GONE,
    "nv_atomic_cas_b16_not_supported": _GONE,
    "nv_atomic_functions_not_supported_below_sm60": _GONE,
    "nv_atomic_load_store_b128_version_too_low": _GONE,
    "nv_atomic_operations_memory_order_fallback_to_membar": _GONE,
    "nv_atomic_operations_scope_fallback_to_membar": _GONE,
    "reference_to_text_surf_type_in_device_func": "texture and surface references are gone from the headers",
    "shared_affinity_type": _PARALLEL_C,
    "shared_block_size_must_be_positive": _PARALLEL_C,
    "shared_block_size_too_large": _PARALLEL_C,
    "shared_inside_struct": _PARALLEL_C,
    "shared_nonthreads_dim": _PARALLEL_C,
    "shared_parameter": _PARALLEL_C,
    "threads_dimension_requires_definite_block_size": _PARALLEL_C,
    "unannotated_static_not_allowed_in_device": _ACCEPTED,
    "undefined_device_entity": _NO_WAY,
    "unsafe_device_call": _REPLACED,
    "unsupported_arch_for_managed_capability": _GONE,
    "use_of_virtual_base_on_compute_1x": _GONE,
}
