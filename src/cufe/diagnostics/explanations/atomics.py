"""Why atomic functions and matrix multiplications take what they take, and what to do."""

from __future__ import annotations

_SIZES = "There are instructions for these sizes only."
_TYPES = "There are instructions for these types only."
_ENCODED = "Memory order and scope are part of the instruction, so they must be known when compiling."
_MATRIX = "The shape and the types are part of the instruction, so they must be known when compiling."
_MATRIX_FIX = "Pass literals: M, N, K and flags first, then D, then the operands A and B."

_ADD = "__device__ void f(unsigned *p) { __nv_atomic_fetch_add(p, 1u, 0, 3); }"


def _wgmma(arguments: str) -> tuple[str, str, str, str]:
    """The explanation of a call with wrong arguments."""
    return (
        _MATRIX,
        _MATRIX_FIX,
        (f"__device__ void f(float *d, unsigned long long a, unsigned m) {{ __wgmma_mma_async_f16({arguments}); }}"),
        (
            "__device__ void f(float *d, unsigned long long a)"
            " { __wgmma_mma_async_f16(64, 8, 16, 0, 0, 0, 0, 0, 0, d, a, a); }"
        ),
    )


EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "wgmma_mma_async_not_enabled": ("The warp-group multiplication is an instruction of the sm_90a family.",
         "Compile for sm_90a, or use another matrix instruction.",
         ("__device__ void f(float *d, unsigned long long a) { __wgmma_mma_async_f16(64, 8, 16, 0, 0, 0, 0, 0, 0, "
          "d, a, a); }"),
         "__device__ void f() {}"),
    "wgmma_mma_async_nonconstant_arg": _wgmma("m, 8, 16, 0, 0, 0, 0, 0, 0, d, a, a"),
    "wgmma_mma_async_missing_args": _wgmma("64, 8, 16, 0, 0, 0, 0, 0, 0, d"),
    "wgmma_mma_async_bad_A_type": _wgmma("64, 8, 16, 0, 0, 0, 0, 0, 0, d, 1.0f, a"),
    "wgmma_mma_async_bad_B_type": _wgmma("64, 8, 16, 0, 0, 0, 0, 0, 0, d, a, 1.0f"),
    "wgmma_mma_async_bad_shape": _wgmma("64, 12, 16, 0, 0, 0, 0, 0, 0, d, a, a"),
    20288: (_TYPES, "Use a pointer to an integer, an unscoped enumeration or a floating-point type.",
         "struct S { int n; };\n__device__ void f(S *p) { __nv_atomic_fetch_add(p, 1, 0, 3); }", _ADD),
    "invalid_nv_atomic_memory_order_value": (_ENCODED,
         "Use one of __NV_ATOMIC_RELAXED to __NV_ATOMIC_SEQ_CST (0 to 5).",
         "__device__ void f(unsigned *p) { __nv_atomic_fetch_add(p, 1u, 9, 3); }", _ADD),
    "invalid_nv_atomic_thread_scope_value": (_ENCODED,
         "Use one of __NV_THREAD_SCOPE_THREAD to __NV_THREAD_SCOPE_SYSTEM (0 to 4).",
         "__device__ void f(unsigned *p) { __nv_atomic_fetch_add(p, 1u, 0, 9); }", _ADD),
    "invalid_nv_atomic_operation_size": (_SIZES, "Use an object of 4 or 8 bytes.",
         "__device__ void f(unsigned char *p) { __nv_atomic_fetch_and(p, 1, 0, 3); }", _ADD),
    "invalid_nv_atomic_cas_size": (_SIZES, "Use an object of 2, 4, 8 or 16 bytes.",
         ("__device__ bool f(unsigned char *p, unsigned char *e) { return __nv_atomic_compare_exchange_n(p, e, 1, "
          "false, 0, 0, 3); }"),
         ("__device__ bool f(unsigned *p, unsigned *e) { return __nv_atomic_compare_exchange_n(p, e, 1, false, 0, "
          "0, 3); }")),
    "invalid_nv_atomic_exch_size": (_SIZES, "Use an object of 4, 8 or 16 bytes.",
         "__device__ void f(unsigned char *p) { __nv_atomic_exchange_n(p, 1, 0, 3); }",
         "__device__ void f(unsigned *p) { __nv_atomic_exchange_n(p, 1, 0, 3); }"),
    "invalid_nv_atomic_operation_add_sub_size": (_TYPES, "Use unsigned long long.",
         "__device__ void f(long long *p) { __nv_atomic_fetch_add(p, 1ll, 0, 3); }", _ADD),
    "invalid_nv_atomic_operation_max_min_float": (_TYPES, "Use an integer, or a loop with compare-and-exchange.",
         "__device__ void f(float *p) { __nv_atomic_fetch_max(p, 1.0f, 0, 3); }",
         "__device__ void f(unsigned *p) { __nv_atomic_fetch_max(p, 1u, 0, 3); }"),
    "nv_atomic_operation_not_in_device_function": ("The functions are instructions of the GPU.",
         "Use std::atomic or cuda::std::atomic on the host.",
         "void f(unsigned *p) { __nv_atomic_fetch_add(p, 1u, 0, 3); }", _ADD),
    "nv_atomic_operation_scope_not_constant_int": (_ENCODED, "Write a literal.",
         "__device__ void f(unsigned *p, int s) { __nv_atomic_fetch_add(p, 1u, 0, s); }", _ADD),
    "nv_atomic_operation_order_not_constant_int": (_ENCODED, "Write a literal.",
         "__device__ void f(unsigned *p, int o) { __nv_atomic_fetch_add(p, 1u, o, 3); }", _ADD),
    "nv_atomic_load_order_error": ("A load publishes nothing, so there is nothing to release.",
         "Use relaxed, consume, acquire or seq_cst.",
         "__device__ unsigned f(unsigned *p) { return __nv_atomic_load_n(p, 3, 3); }",
         "__device__ unsigned f(unsigned *p) { return __nv_atomic_load_n(p, 2, 3); }"),
    "nv_atomic_store_order_error": ("A store reads nothing, so there is nothing to acquire.",
         "Use relaxed, release or seq_cst.",
         "__device__ void f(unsigned *p) { __nv_atomic_store_n(p, 1u, 2, 3); }",
         "__device__ void f(unsigned *p) { __nv_atomic_store_n(p, 1u, 3, 3); }"),
    "nv_atomic_load_store_scope_cluster_change_to_device": ("Clusters came with compute capability 9.0.",
         "Use the device scope, or compile for sm_90 or later.",
         "__device__ unsigned f(unsigned *p) { return __nv_atomic_load_n(p, 0, 2); }",
         "__device__ unsigned f(unsigned *p) { return __nv_atomic_load_n(p, 0, 3); }"),
    "nv_atomic_operations_scope_cluster_change_to_device": ("Clusters came with compute capability 9.0.",
         "Use the device scope, or compile for sm_90 or later.",
         "__device__ void f(unsigned *p) { __nv_atomic_fetch_add(p, 1u, 0, 2); }", _ADD),
    "nv_atomic_exch_cas_b128_not_supported": ("128-bit exchanges came with compute capability 9.0.",
         "Compile for sm_90 or later, or use 64 bits.",
         "__device__ void f(unsigned __int128 *p) { __nv_atomic_exchange_n(p, 1, 0, 3); }",
         "__device__ void f(unsigned *p) { __nv_atomic_exchange_n(p, 1, 0, 3); }"),
    "invalid_data_size_for_nv_atomic_generic_function": (_SIZES, "Use an object of 1, 2, 4, 8 or 16 bytes.",
         "struct S { char c[3]; };\n__device__ void f(S *p, S *r) { __nv_atomic_load(p, r, 0, 3); }",
         "struct S { char c[4]; };\n__device__ void f(S *p, S *r) { __nv_atomic_load(p, r, 0, 3); }"),
    "nv_atomic_function_address_taken": ("The functions are instructions and have no address.",
         "Call the function directly, or wrap it.",
         "__device__ void f() { auto p = &__nv_atomic_thread_fence; }",
         "__device__ void f() { __nv_atomic_thread_fence(5, 3); }"),
    "nv_atomic_function_no_args": ("The type of the first argument chooses the instruction.", "Pass the arguments.",
         "__device__ void f() { __nv_atomic_fetch_add(); }", _ADD),
    "floating_type_for_logical_atomic_operation": (_TYPES, "Use an integer.",
         "__device__ void f(float *p) { __nv_atomic_fetch_and(p, 1.0f, 0, 3); }",
         "__device__ void f(unsigned *p) { __nv_atomic_fetch_and(p, 1u, 0, 3); }"),
    "non_integral_type_for_non_generic_nv_atomic_function": (_TYPES, "Use the form without _n.",
         "__device__ float f(float *p) { return __nv_atomic_load_n(p, 0, 3); }",
         "__device__ void f(float *p, float *r) { __nv_atomic_load(p, r, 0, 3); }"),
}
