"""Calls and accesses from one execution space to another (spec 13; observed: diagnostics-a 2, 3, 8.3)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import NOTE_ONLY
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, NOTE, WARNING

_RELAXED = " is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this."

ROWS = (
    (3462, "d_hd_illegal_call", ERROR, X | H,
     "calling a __device__ function(%sq1) from a __host__ __device__ function(%sq2) is not allowed"),
    (3463, "d_hd_illegal_call_constexpr", ERROR, X | H,
     "calling a constexpr __device__ function(%sq1) from a __host__ __device__ function(%sq2)" + _RELAXED),
    (3464, "d_h_illegal_call", ERROR, X | H,
     "calling a __device__ function(%sq1) from a __host__ function(%sq2) is not allowed"),
    (3465, "d_h_illegal_call_constexpr", ERROR, X | H,
     "calling a constexpr __device__ function(%sq1) from a __host__ function(%sq2)" + _RELAXED),
    (3468, "h_hd_illegal_call", WARNING, D,
     "calling a __host__ function(%sq1) from a __host__ __device__ function(%sq2) is not allowed"),
    (3470, "h_hd_illegal_call_constexpr", WARNING, D,
     "calling a constexpr __host__ function(%sq1) from a __host__ __device__ function(%sq2)" + _RELAXED),
    (3471, "h_hd_illegal_call_generic", WARNING, D,
     "calling a __host__ function from a __host__ __device__ function is not allowed"),
    (3472, "h_hd_illegal_call_generic_constexpr", WARNING, D,
     "calling a constexpr __host__ function from a __host__ __device__ function" + _RELAXED),
    (3473, "h_d_illegal_call", ERROR, X | D,
     "calling a __host__ function(%sq1) from a __device__ function(%sq2) is not allowed"),
    (3474, "h_d_illegal_call_constexpr", ERROR, X | D,
     "calling a constexpr __host__ function(%sq1) from a __device__ function(%sq2)" + _RELAXED),
    (3475, "h_g_illegal_call", ERROR, X | D,
     "calling a __host__ function(%sq1) from a __global__ function(%sq2) is not allowed"),
    (3476, "h_g_illegal_call_constexpr", ERROR, X | D,
     "calling a constexpr __host__ function(%sq1) from a __global__ function(%sq2)" + _RELAXED),
    (0, "unsafe_device_call", WARNING, U, "calling a function of another execution space is not safe"),
    (3525, "undefined_device_identifier", ERROR, X | D, "identifier %sq is undefined in device code"),
    (0, "undefined_device_entity", ERROR, U, "cannot use an entity undefined in device code"),
    (3548, "device_var_read_in_host", WARNING, H, "a %s %n cannot be directly read in a host function"),
    (3549, "device_var_written_in_host", WARNING, H, "a %s %n cannot be directly written in a host function"),
    (3550, "device_var_address_taken_in_host", WARNING, H,
     "address of a %s %n cannot be directly taken in a host function"),
    (3551, "host_var_read_in_device", WARNING, D, "a host %n cannot be directly read in a device function"),
    (3552, "host_var_written_in_device", WARNING, D, "a host %n cannot be directly written in a device function"),
    (3553, "host_var_address_taken_in_device", WARNING, D,
     "address of a host %n cannot be directly taken in a device function"),
    (3561, "", ERROR, X | D,
     ("member variables of an anonymous union at global or namespace scope cannot be directly accessed in "
      "__device__ and __global__ functions")),
    (3623, "auto_device_fn_ref", ERROR, H,
     ('A non-constexpr __device__ function (%sq1) with "auto" deduced return type cannot be directly referenced '
      "%s2, except if the reference is absent when __CUDA_ARCH__ is undefined")),
    # Told by `cufe check` alone.
    (0, "call_in_chain", NOTE, X | D | NOTE_ONLY, "%s1 function %sq2 calls %sq3"),
)
