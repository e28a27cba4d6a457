"""What device code may not contain, asm, calling convention (spec 18, 24; observed: diagnostics-b 3.9, 4)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, WARNING

_DEVICE = " in __device__/__global__ functions"
_ABI = "#pragma nv_abi "
_IGNORED = ", ignoring pragma for this loop"

ROWS = (
    (3517, "", ERROR, X | D, "device code does not support exception handling"),
    (3529, "asm_constraint_must_have_single_letter", ERROR, X | D,
     "an asm operand may specify only one constraint letter in a __device__/__global__ function"),
    (3530, "", ERROR, X | D, "an asm operand must have scalar type"),
    (3531, "", ERROR, D, "an asm operand must be an integral constant expression."),
    (3532, "asm_constraint_letter_not_allowed_in_device", ERROR, X | D,
     "asm constraint letter '%s' is not allowed inside a __device__/__global__ function"),
    (3533, "", ERROR, X | D, "asm operand type size(%d) does not match type/size implied by constraint '%s'"),
    (3539, "addr_of_label_in_device_func", ERROR, X | D, "address of label extension is not supported" + _DEVICE),
    (3563, "unsupported_type_in_device_code", ERROR, X | H | D, "%t %s1 a %s2, which is not supported in device code"),
    (3515, "", WARNING, D, "the #pragma unroll must precede a loop"),
    (3624, "", WARNING, D, "the unroll value does not fit in a integer" + _IGNORED),
    (3625, "", WARNING, D, "the unroll value cannot be zero or negative" + _IGNORED),
    (3626, "", WARNING, D,
     "the optional argument to the unroll pragma must be an integral constant expression" + _IGNORED),
    (3627, "", WARNING, D,
     "extra characters in the unroll pragma (expected a single integral constant expression argument)" + _IGNORED),
    (3622, "cc_clobber_in_device", ERROR, X | H | D, "The cc clobber constraint is not supported in device code"),
    (3645, "cuda_device_code_unsupported_operator", ERROR, X | D, "The operator '%s' is not allowed in device code"),
    (3656, "unrecognized_pragma_device_code", WARNING, D, "unrecognized #pragma in device code"),
    (3658, "illegal_ucn_in_device_identifer", ERROR, D,
     "Universal character is not allowed in device entity name (%sq)"),
    (3659, "register_params_not_enabled", ERROR, H | D, "__nv_register_params__ support is not enabled"),
    (3660, "register_params_unsupported_arch", ERROR, D,
     "__nv_register_params__ is only supported for compute_80 or later architecture"),
    (3661, "register_params_unsupported_function", ERROR, H | D,
     "__nv_register_params__ is not allowed on a %s function"),
    (3662, "register_params_ellipsis_function", ERROR, H | D,
     "__nv_register_params__ is not allowed on a function with ellipsis"),
    (3665, "", WARNING, D, "'long double' is treated as 'double' in device code"),
    (3694, "", ERROR, X | D, "operations on vector types are not supported in device code"),
    (3708, "no_coroutine_on_device", ERROR, X | D, "device code does not support coroutines"),
    (3720, "", ERROR, H | D, "The 'C' constraint can only be used for asm statements in device code"),
    (3721, "", ERROR, D, "No constraint modifiers are allowed for the 'C' constraint"),
    (3722, "", ERROR, D,
     "The expression for the 'C' constraint could not be folded, ensure that it is a constant expression"),
    (3723, "", ERROR, D,
     ("The constant-expression for the 'C' constraint evaluated to the address of a variable (%sq1) with unsupported"
      " type (%sq2) (expected variable to have type 'array of const char')")),
    (3727, "", ERROR, D,
     "The constant-expression for the 'C' constraint did not evaluate to the address of a variable"),
    (3775, "nv_abi_pragma_next_construct", ERROR, X | D,
     (_ABI + "must appear immediately before a function declaration, function definition, or an expression"
      " statement")),
    (3776, "nv_abi_pragma_device_function_context", ERROR, X | D, _ABI + "is not supported inside a host function"),
    (3777, "nv_abi_pragma_device_function", ERROR, X | D, _ABI + "must be applied to device functions"),
    (3778, "nv_abi_pragma_missing_arg", ERROR, X | D, _ABI + "requires an argument"),
    (3779, "nv_abi_pragma_duplicate_arg", ERROR, X | D, _ABI + "contains a duplicate argument"),
    (3780, "nv_abi_pragma_invalid_option", ERROR, X | D, _ABI + "contains an invalid option"),
    (3781, "nv_abi_pragma_not_constant", ERROR, X | D,
     _ABI + "argument must evaluate to an integral constant expression"),
    (3782, "nv_abi_pragma_overflow_value", ERROR, X | D, _ABI + "argument value exceeds the range of an integer"),
    (3783, "nv_abi_pragma_not_positive_value", ERROR, X | D, _ABI + "argument value must be a positive value"),
    (0, "nv_abi_pragma_bad_format", ERROR, U, _ABI + "is malformed"),
    (0, "cuda_xasm_strict_placeholder_format", ERROR, U, "an asm placeholder is not of the strict format"),
    (0, "invalid_nvvm_builtin_intrinsic", ERROR, U, "this is not a valid NVVM intrinsic"),
    (0, "cuda_displaced_new_or_delete_operator", ERROR, U,
     "operator new or delete of this form is not possible in device code"),
    (0, "cuda_demote_unsupported_floating_point", WARNING, U,
     "a floating-point type without support in device code is replaced by a smaller one"),
    (0, "use_of_virtual_base_on_compute_1x", ERROR, U,
     "Use of a virtual base (%t) requires the compute_20 or higher architecture"),
    (0, "alloca_unsupported_for_lower_than_arch52", ERROR, U,
     "alloca() is not supported for architectures lower than compute_52"),
    (0, "device_function_has_ellipsis", ERROR, U,
     "__device__ or __host__ __device__ function with ellipsis requires compute_30 or higher architecture"),
)
