"""Run-time compilation: no host code, name expressions (spec 17)."""

from __future__ import annotations

from cufe.diagnostics.catalog import JIT as J
from cufe.diagnostics.severity import ERROR

_CONSIDER = "Consider using -default-device "
_NAME = "Input name expression was: %sq"
_HOST_VARIABLE = " is considered a host variable, and host variables are not allowed in JIT mode. " + _CONSIDER

ROWS = (
    (3522, "", ERROR, J,
     "device-side kernel launch could not be processed as the required runtime APIs are not declared"),
    (3673, "no_host_in_jit", ERROR, J,
     "A function explicitly marked as a __host__ function is not allowed in JIT mode"),
    (3674, "unannotated_function_in_jit", ERROR, J,
     "A function without execution space annotations (__host__/__device__/__global__) is considered a host"
     " function,"
     " and host functions are not allowed in JIT mode. " + _CONSIDER
     + "flag to process unannotated functions as __device__ functions in JIT mode"),
    (3675, "unannotated_variable_in_jit", ERROR, J,
     "A namespace scope variable without memory space annotations"
     " (__device__/__constant__/__shared__/__managed__)"
     + _HOST_VARIABLE
     + "flag to process unannotated namespace scope variables as __device__ variables in JIT mode"),
    (3676, "unannotated_static_data_member_in_jit", ERROR, J,
     "A class static data member with non-const type" + _HOST_VARIABLE
     + "flag to process such data members as __device__ variables in JIT mode"),
    (3677, "host_closure_class_in_jit", ERROR, J,
     "The execution space for the lambda closure class members was inferred to be __host__ (based on"
     " context). This is"
     " not allowed in JIT mode. " + _CONSIDER
     + "to infer __device__ execution space for namespace scope lambda closure classes."),
    (3678, "name_expr_parsing", ERROR, J, "Error in parsing name expression for lowered name lookup. " + _NAME),
    (3679, "name_expr_extra_tokens", ERROR, J,
     "Extra tokens found after parsing name expression for lowered name lookup. " + _NAME),
    (3680, "name_expr_internal_error", ERROR, J,
     "Internal error in parsing name expression for lowered name lookup. " + _NAME),
    (3681, "name_expr_non_global_routine", ERROR, J,
     "Name expression cannot form address of a non-__global__ function. " + _NAME),
    (3682, "name_expr_non_device_variable", ERROR, J,
     "Name expression cannot form address of a variable that is not a __device__/__constant__ variable. " + _NAME),
    (3683, "name_expr_not_routine_or_variable", ERROR, J,
     "Name expression must form address of a __global__ function or the address of a __device__/__constant__"
     " variable. " + _NAME),
)
