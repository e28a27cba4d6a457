"""Execution spaces: conflicts, redeclarations, overrides (spec 11, 68; observed: diagnostics-a 5-7)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, WARNING

_MERGED = ", hence treated as a __host__ __device__ function"
_OVERRIDE = "execution space mismatch: overridden entity (%n1) is a "

ROWS = (
    (3469, "esa_on_defaulted_function_ignored", WARNING, H | D,
     "%s1 annotation is ignored on a non-virtual function(%sq2) that is explicitly defaulted on its first declaration"),
    (3481, "", ERROR, X | H | D, "illegal combination of memory qualifiers"),
    (3487, "global_function_redeclared_without_global", ERROR, X | D,
     "a __global__ function(%no1) redeclared without __global__"),
    (3488, "global_function_redeclared_with_host", ERROR, X | D,
     "a __global__ function(%no1) redeclared with __host__"),
    (3489, "global_function_redeclared_with_device", ERROR, X | D,
     "a __global__ function(%no1) redeclared with __device__"),
    (3490, "global_function_redeclared_with_host_device", ERROR, X | D,
     "a __global__ function(%no1) redeclared with __host__ __device__"),
    (3491, "device_function_redeclared_with_global", ERROR, X | D,
     "a __device__ function(%no1) redeclared with __global__"),
    (3492, "device_function_redeclared_with_host", WARNING, D,
     "a __device__ function(%no1) redeclared with __host__" + _MERGED),
    (3493, "device_function_redeclared_with_host_device", WARNING, D,
     "a __device__ function(%no1) redeclared with __host__ __device__" + _MERGED),
    (3494, "device_function_redeclared_without_device", WARNING, D,
     "a __device__ function(%no1) redeclared without __device__" + _MERGED),
    (3495, "host_function_redeclared_with_global", ERROR, X | D,
     "a __host__ function(%no1) redeclared with __global__"),
    (3496, "host_function_redeclared_with_device", WARNING, D,
     "a __host__ function(%no1) redeclared with __device__" + _MERGED),
    (3497, "host_function_redeclared_with_host_device", WARNING, D,
     "a __host__ function(%no1) redeclared with __host__ __device__" + _MERGED),
    (3498, "host_device_function_redeclared_with_global", ERROR, X | D,
     "a __host__ __device__ function(%no1) redeclared with __global__"),
    (3538, "", ERROR, H | D, "function main cannot be marked __device__ or __global__"),
    (3542, "vfunc_incompat_exec_h_d", ERROR, X | H | D,
     _OVERRIDE + "__host__ function, but overriding entity (%n2) is a __device__ function"),
    (3543, "vfunc_incompat_exec_h_hd", ERROR, X | H | D,
     _OVERRIDE + "__host__ function, but overriding entity (%n2) is a __host__ __device__ function"),
    (3544, "vfunc_incompat_exec_d_hd", ERROR, X | H | D,
     _OVERRIDE + "__device__ function, but overriding entity (%n2) is a __host__ __device__ function"),
    (3545, "vfunc_incompat_exec_d_h", ERROR, X | H | D,
     _OVERRIDE + "__device__ function, but overriding entity (%n2) is a __host__ function"),
    (3546, "vfunc_incompat_exec_hd_h", ERROR, X | H | D,
     _OVERRIDE + "__host__ __device__ function, but overriding entity (%n2) is a __host__ function"),
    (3547, "vfunc_incompat_exec_hd_d", ERROR, X | H | D,
     _OVERRIDE + "__host__ __device__ function, but overriding entity (%n2) is a __device__ function"),
    (3560, "unsupported_nv_attribute", ERROR, X | H | D, "this attribute is not supported"),
    (3712, "inline_hint_noinline_conflict", ERROR, D,
     '"__inline_hint__" and "__noinline__" may not be used on the same declaration'),
    (3713, "inline_hint_forceinline_conflict", ERROR, D,
     '"__inline_hint__" and "__forceinline__" may not be used on the same declaration'),
    (0, "cuda_specifier_twice_in_group", ERROR, U, "Multiple %s specifiers are not allowed"),
    (0, "global_qualifier_not_allowed", ERROR, U, "an execution space qualifier is not allowed here"),
)
