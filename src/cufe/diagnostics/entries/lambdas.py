"""Extended lambdas (spec 30; observed: lambdas 6)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, REMARK

_PARENT = "The enclosing parent function (%sq2) for an extended %s1 lambda "
_LOCAL = "A type local to a function (%t) cannot be used in the "
_PRIVATE = "A type that is a private or protected class member (%t) cannot be used in the "
_PARENT_ARGUMENT = "template argument of the enclosing parent function (and any parent classes) of an extended "
_CAPTURED = "type of a variable captured by an extended __device__ or __host__ __device__ lambda"
_SIGNATURE = "return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda"
_BOTH = "__device__ or __host__ __device__ lambda"

ROWS = (
    (3589, "extended_lambda_no_parent_func", ERROR, H | D,
     "Could not determine parent function address from __parent() annotation"),
    (3590, "extended_lambda_multiple_parent", ERROR, H | D,
     "Cannot specify multiple __nv_parent directives in a lambda declaration"),
    (3591, "extended_lambda_illegal_parent", ERROR, H | D,
     "malformed __nv_parent annotation. Expected address of enclosing function"),
    (3592, "extended_lambda_enclosing_function_local", ERROR, H | D,
     _PARENT + "must not be defined inside another function"),
    (3593, "extended_lambda_reference_capture", ERROR, H | D,
     "An extended %s lambda cannot capture variables by reference"),
    (3594, "extended_lambda_pack_capture", ERROR, H | D,
     "An extended %s lambda cannot capture an element of a parameter pack"),
    (3595, "extended_lambda_too_many_captures", ERROR, H | D,
     "An extended %s lambda can only capture up to 1023 variables"),
    (3596, "extended_lambda_init_capture_array", ERROR, H | D,
     "An extended %s lambda cannot init-capture variables with array type"),
    (3597, "extended_lambda_array_capture_rank", ERROR, H | D,
     "An extended %s lambda cannot capture an array variable (type: %t) with more than 7 dimensions"),
    (3598, "extended_lambda_array_capture_default_constructible", ERROR, H | D,
     ("An extended %s lambda cannot capture an array variable whose element type (%t) is not default constructible "
      "on the host")),
    (3599, "extended_lambda_array_capture_assignable", ERROR, H | D,
     "An extended %s lambda cannot capture an array variable whose element type (%t) is not assignable on the host"),
    (3600, "extended_lambda_cant_take_function_address", ERROR, H | D, _PARENT + "must allow its address to be taken"),
    (3601, "extended_lambda_parent_class_unnamed", ERROR, H | D,
     _PARENT + "cannot be a member function of a class that is unnamed"),
    (0, "extended_lambda_parent_template_param_unnamed", ERROR, U,
     _PARENT + "cannot be in a template which has a unnamed parameter: %nd"),
    (3603, "extended_lambda_capture_local_type", ERROR, H | D, _LOCAL + _CAPTURED),
    (3604, "extended_lambda_capture_private_type", ERROR, H | D, _PRIVATE + _CAPTURED),
    (3605, "extended_lambda_parent_private_template_arg", ERROR, H | D,
     "A template that is a private or protected class member cannot be used in the " + _PARENT_ARGUMENT + "%s lambda"),
    (3606, "extended_lambda_parent_local_type", ERROR, H | D, _LOCAL + _PARENT_ARGUMENT + _BOTH),
    (3607, "extended_lambda_parent_private_type", ERROR, H | D, _PRIVATE + _PARENT_ARGUMENT + _BOTH),
    (3608, "extended_lambda_inaccessible_parent", ERROR, H | D,
     _PARENT + "cannot have private or protected access within its class"),
    (3609, "extended_lambda_inaccessible_ancestor", ERROR, H | D,
     ("An extended %s1 lambda cannot be defined inside a class (%sq2) with private or protected access within "
      "another class")),
    (3610, "extended_lambda_call_operator_local_type", ERROR, H | D, _LOCAL + _SIGNATURE),
    (3611, "extended_lambda_call_operator_private_type", ERROR, H | D, _PRIVATE + _SIGNATURE),
    (3612, "extended_lambda_disallowed", ERROR, H | D,
     "__host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag"),
    (3613, "extended_lambda_enclosing_function_deducible", ERROR, H | D, _PARENT + "must not have deduced return type"),
    (3614, "extended_host_device_generic_lambda", ERROR, H | D,
     "__host__ __device__ extended lambdas cannot be generic lambdas"),
    (3615, "extended_lambda_hd_init_capture", ERROR, H | D,
     "init-captures are not allowed for extended __host__ __device__ lambdas"),
    (3616, "extended_lambda_init_capture_initlist", ERROR, H | D,
     "An extended %s lambda cannot have init-captures with type std::initializer_list"),
    (3617, "extended_lambda_enclosing_function_not_found", ERROR, H | D,
     ("If an extended %s lambda is defined within the body of one or more nested lambda expressions, each of these "
      "enclosing lambda expressions must be defined within the immediate or nested block scope of a function.")),
    (3618, "extended_lambda_enclosing_function_generic_lambda", ERROR, H | D,
     "An extended %s1 lambda cannot be defined inside a generic lambda expression(%sq2)."),
    (3619, "extended_lambda_enclosing_function_hd_lambda", ERROR, H | D,
     "An extended %s1 lambda cannot be defined inside an extended __host__ __device__  lambda expression(%sq2)."),
    (3620, "extended_lambda_constexpr", ERROR, H | D, "The %s1 specifier is not allowed for an extended %s2 lambda"),
    (3621, "lambda_operator_annotated", ERROR, H | D,
     ("The operator() function for a lambda cannot be explicitly annotated with execution space annotations"
     " (__host__/__device__/__global__), the annotations are derived from its closure class")),
    (3634, "", ERROR, H | D,
     ("Unless enabled by language dialect, *this capture is only supported when the lambda is either __device__ "
      "only, or is defined within a __device__ or __global__ function")),
    (3635, "this_addr_capture_ext_lambda", REMARK, H | D, "Implicit capture of 'this' in extended lambda expression"),
    (3691, "extended_lambda_capture_in_constexpr_if", ERROR, H | D,
     "An extended %s lambda cannot first-capture variable in constexpr-if context"),
    (0, "extended_lambda_deduced_trailing_return", ERROR, X | H,
     ("The return type of an extended __device__ lambda written with 'auto' has to be deduced from its body,"
      " which cufe does not do: write the type")),
    (0, "extended_lambda_inside_constexpr_if", ERROR, U,
     ("For this host platform/dialect, an extended lambda cannot be defined inside the 'if' or 'else' block of a "
      "constexpr if statement")),
    (0, "extended_lambda_parent_non_extern", ERROR, U,
     "On Windows, the enclosing parent function (%sq2) for an extended %s1 lambda cannot have internal or no linkage"),
    (0, "extended_lambda_nest_parent_template_param_unnamed", ERROR, U,
     "The enclosing parent %n for an extended %s lambda cannot be a template which has a unnamed parameter"),
    (0, "extended_lambda_multiple_parameter_packs", ERROR, U,
     ("The enclosing parent template function (%sq2) for an extended %s1 lambda cannot have more than one variadic "
      "parameter, or it is not listed last in the template parameter list.")),
    (0, "extended_lambda_discriminator", ERROR, U, "an extended lambda has no number of its own"),
)
