"""Atomic functions and warp-group matrix multiplication (spec 18, 52; observed: diagnostics-b 3.7, 3.8)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, WARNING

ROWS = (
    (3728, "wgmma_mma_async_not_enabled", ERROR, D, "__wgmma_mma_async builtins are only available for sm_90a"),
    (3729, "wgmma_mma_async_nonconstant_arg", ERROR, H | D, "Non-constant argument to __wgmma_mma_async call"),
    (3730, "wgmma_mma_async_missing_args", ERROR, H | D,
     "The 'A' or 'B' argument to __wgmma_mma_async call is missing"),
    (3731, "wgmma_mma_async_bad_A_type", ERROR, H | D, "'A' argument must have void* or unsigned long long type"),
    (3732, "wgmma_mma_async_bad_B_type", ERROR, H | D, "'B' argument must be unsigned long long type"),
    (3733, "wgmma_mma_async_bad_shape", ERROR, H | D, "The shape %s is not supported for __wgmma_mma_async builtin"),
    (3745, "", ERROR, X | H | D, "first argument must be a pointer to integer, unscoped enum or float type"),
    (3746, "invalid_nv_atomic_memory_order_value", ERROR, X | H | D,
     "invalid memory order value for atomic operations."),
    (3747, "invalid_nv_atomic_thread_scope_value", ERROR, X | H | D,
     "invalid thread scope value for atomic operations."),
    (3748, "invalid_nv_atomic_operation_size", ERROR, X | H | D,
     "atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8."),
    (3749, "invalid_nv_atomic_cas_size", ERROR, X | H | D,
     "atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes."),
    (3750, "invalid_nv_atomic_exch_size", ERROR, X | H | D,
     "atomic exchange is valid only on objects of size 4, 8 or 16 bytes."),
    (3751, "invalid_nv_atomic_operation_add_sub_size", ERROR, X | H | D,
     "atomic operations add and sub are not valid on signed integer of size 8."),
    (3752, "invalid_nv_atomic_operation_max_min_float", ERROR, X | H | D,
     "atomic operations min and max are not supported on any floating-point types."),
    (3753, "nv_atomic_operation_not_in_device_function", ERROR, X | H | D,
     "atomic operations are not in a device function."),
    (3754, "nv_atomic_operation_scope_not_constant_int", ERROR, X | H | D,
     "atomic operation's scope argument is not an integer literal."),
    (3755, "nv_atomic_operation_order_not_constant_int", ERROR, X | H | D,
     "atomic operation's memory order argument is not an integer literal."),
    (3756, "nv_atomic_load_order_error", ERROR, X | D, "atomic load's memory order cannot be release or acq_rel."),
    (3757, "nv_atomic_store_order_error", ERROR, X | D,
     "atomic store's memory order cannot be consume, acquire or acq_rel."),
    (3759, "nv_atomic_load_store_scope_cluster_change_to_device", WARNING, D,
     ("atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope "
      "instead.")),
    (3763, "nv_atomic_operations_scope_cluster_change_to_device", WARNING, D,
     "atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead."),
    (3764, "nv_atomic_exch_cas_b128_not_supported", ERROR, X | D,
     "128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above."),
    (3767, "invalid_data_size_for_nv_atomic_generic_function", ERROR, X | H | D,
     "generic nv atomic functions are valid only on objects of size 1, 2, 4, 8 and 16 bytes."),
    (3768, "nv_atomic_function_address_taken", ERROR, X | D, "nv atomic function must be called directly."),
    (3769, "nv_atomic_function_no_args", ERROR, X | H | D, "atomic function requires at least one argument."),
    (3770, "floating_type_for_logical_atomic_operation", ERROR, X | H | D,
     "For a logical atomic operation, the first argument cannot be any floating-point types."),
    (3771, "non_integral_type_for_non_generic_nv_atomic_function", ERROR, X | H | D,
     "non-generic nv atomic load, store, cas and exchange are valid only on integral types."),
    (0, "nv_atomic_functions_not_supported_below_sm60", ERROR, U,
     "__nv_atomic_* functions are not supported on arch < sm_60."),
    (0, "nv_atomic_add_sub_f64_not_supported", WARNING, U,
     "atomic add and sub for 64-bit float is supported on architecture sm_60 or above."),
    (0, "nv_atomic_cas_b16_not_supported", ERROR, U,
     "16-bit atomic compare-and-exchange is supported on architecture sm_70 or above."),
    (0, "nv_atomic_load_store_b128_version_too_low", ERROR, U,
     "128-bit atomic load and store are supported on architecture sm_70 or above."),
    (0, "nv_atomic_operations_scope_fallback_to_membar", WARNING, U,
     "atomic operations' scope argument is supported on architecture sm_60 or above. Fall back to use membar."),
    (0, "nv_atomic_operations_memory_order_fallback_to_membar", WARNING, U,
     ("atomic operations' argument of memory order is supported on architecture sm_70 or above. Fall back to use "
      "membar.")),
)
