"""Launches, their attributes, separate compilation (spec 15, 16, 21; observed: diagnostics-a 4, 5.5)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, REMARK, WARNING

_NO_STUB = 'when "-static-global-template-stub=true"'
_WAYS_OUT = (
    ' issue, either use separate compilation mode ("-rdc=true"), or explicitly set'
    ' "-static-global-template-stub=false" (but see nvcc documentation about downsides of turning it off)'
)
_REGISTERS = "The maximum number of registers that can be allocated per thread "

ROWS = (
    (3480, "device_launch_no_sepcomp", ERROR, X | D,
     "kernel launch from __device__ or __global__ functions requires separate compilation mode"),
    (3508, "", ERROR, X | H | D, "a %s1 function call %s2 be configured"),
    (3509, "", ERROR, X | H | D, 'expected a ">>>"'),
    (3523, "device_side_launch_arg_with_user_provided_cctor", ERROR, X | D,
     "cannot pass an argument with a user-provided copy-constructor to a device-side kernel launch"),
    (3524, "device_side_launch_arg_with_user_provided_dtor", ERROR, X | D,
     "cannot pass an argument with a user-provided destructor to a device-side kernel launch"),
    (3528, "", ERROR, X | H, "kernel launches from templates are not allowed in system files"),
    (3534, "bounds_attr_only_on_global_func", ERROR, H | D, "%s is only allowed on a __global__ function"),
    (3535, "bounds_attr_only_nonmember_func", ERROR, H | D, "%s is only allowed on a non-member function"),
    (3648, "", ERROR, H | D,
     ("An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is "
      "compiled in whole program mode (-rdc=false)")),
    (3655, "default_stream_launch", REMARK, H | D, "explicit stream argument not provided in kernel launch"),
    (3685, "cluster_dims_must_be_positive", ERROR, H | D, "__cluster_dims__ arguments must be positive integers"),
    (3686, "cluster_dims_too_large", ERROR, H | D, "cluster dimension value is too large"),
    (3687, "cluster_dims_unsupported", ERROR, D, "__cluster_dims__ is not supported for this GPU architecture"),
    (3695, "missing_launch_bounds", REMARK, H | D, "no __launch_bounds__ specified for __global__ function"),
    (3704, "max_blocks_per_cluster_unsupported", ERROR, D,
     "cannot specify max blocks per cluster for this GPU architecture"),
    (3705, "max_blocks_per_cluster_negative", ERROR, H | D, "max blocks per cluster must not be negative"),
    (3706, "max_blocks_per_cluster_too_large", ERROR, H | D, "max blocks per cluster is too large"),
    (3707, "too_many_blocks_in_cluster", ERROR, H | D,
     ("total number of blocks in cluster computed from %s exceeds __launch_bounds__ specified limit for max blocks "
      "in cluster")),
    (3715, "maxnreg_attr_only_on_global_func", ERROR, H | D, "__maxnreg__ is only allowed on a __global__ function"),
    (3717, "maxnreg_negative", ERROR, H | D, _REGISTERS + "must be positive"),
    (3718, "maxnreg_too_large", ERROR, H | D, _REGISTERS + "is too large"),
    (3719, "bounds_maxnreg_incompatible_qualifiers", ERROR, H | D,
     "The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel"),
    (3735, "extern_kernel_template", WARNING, H,
     _NO_STUB + ', extern __global__ function template is not supported in whole program compilation mode'
     ' ("-rdc=false").' + " To resolve the" + _WAYS_OUT),
    (3737, "template_global_no_def", WARNING, D,
     _NO_STUB + ' in whole program compilation mode ("-rdc=false"), a __global__ function template'
     ' instantiation or'
     " specialization (%sq) must have a definition in the current translation unit." + " To resolve this" + _WAYS_OUT),
    (3786, "local_maxnreg_negative", ERROR, H | D, _REGISTERS + "must be positive"),
    (3787, "local_maxnreg_too_large", ERROR, H | D, _REGISTERS + "is too large"),
    (3788, "block_size_must_be_positive", ERROR, H | D, "__block_size__ arguments must be positive integers"),
    (3789, "block_size_too_large", ERROR, H | D, "block size value is too large"),
    (3790, "block_size_unsupported", ERROR, D, "__block_size__ is not supported for this GPU architecture"),
    (3791, "conflict_between_cluster_dim_and_block_size", ERROR, H | D,
     "cannot specify the second tuple in __block_size__ while __cluster_dims__ is present"),
    (0, "", ERROR, U, "incorrect value for launch bounds"),
    (0, "missing_api_for_device_side_launch", ERROR, U,
     "device-side kernel launch could not be processed as the required runtime APIs are not declared"),
    (0, "maxnreg_attr_only_nonmember_func", ERROR, U, "__maxnreg__ is only allowed on a non-member function"),
    (0, "local_maxnreg_attr_only_nonmember_func", ERROR, U,
     "__local_maxnreg__ is only allowed on a non-member function"),
    (0, "local_maxnreg_attribute_conflict", ERROR, U,
     "__local_maxnreg__ cannot be combined with another limit on registers"),
)
