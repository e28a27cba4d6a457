"""What a __global__ function may look like (spec 20, 22, 47; observed: diagnostics-a 5)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, WARNING

_KERNEL = "A __global__ function or function template cannot be "
_KERNEL_ARGUMENT = " cannot be used in the template argument type of a __global__ function template instantiation"
_VARIABLE_ARGUMENT = " cannot be used in the template argument type of a variable template template instantiation"
_VARIABLE_INSTANCE = " cannot be used in the template argument type of a variable template instantiation"
_LOCAL_TO_DEVICE = " local to a __device__ or __global__ function"
_INCOMPATIBLE = "incompatible __grid_constant__ annotation for parameter %s in "
_PREVIOUS = " (see previous declaration %p)"

ROWS = (
    (3503, "global_function_has_ellipsis", ERROR, X | H | D, "a __global__ function cannot have ellipsis"),
    (3505, "global_function_return_type", ERROR, H | D, "a __global__ function must have a void return type"),
    (3506, "global_function_deduced_return_type", ERROR, H | D,
     "a __global__ function must not have a deduced return type"),
    (3507, "global_function_inline", WARNING, H | D, 'inline qualifier ignored for %sq function'),
    (3520, "global_rvalue_ref_type", ERROR, X | D,
     "a __global__ function cannot have a parameter with rvalue reference type"),
    (3572, "global_function_with_initializer_list", ERROR, X | D,
     "a __global__ function or function template cannot have a parameter with type std::initializer_list"),
    (3573, "global_function_pack_not_last", ERROR, X | H | D,
     "Pack template parameter must be the last template parameter for a variadic __global__ function template"),
    (3574, "global_function_multiple_packs", ERROR, X | H | D,
     "Multiple pack parameters are not allowed for a variadic __global__ function template"),
    (3575, "global_function_constexpr", ERROR, X | D, _KERNEL + "marked constexpr"),
    (3581, "global_function_in_unnamed_inline_ns", ERROR, X | D,
     _KERNEL + "declared within an inline unnamed namespace"),
    (3582, "global_lambda_template_arg", ERROR, D,
     "The closure type for a lambda (%t%s)" + _KERNEL_ARGUMENT + ", unless the lambda is defined within a"
     " __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an"
     " extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__"
     " __device__ function)"),
    (3583, "global_func_local_template_arg", ERROR, D,
     "A type defined inside a __host__ function  (%t)" + _KERNEL_ARGUMENT),
    (3585, "global_private_type_arg", ERROR, D,
     "A type that is defined inside a class and has private or protected access (%t)" + _KERNEL_ARGUMENT
     + ", unless the class is" + _LOCAL_TO_DEVICE),
    (3586, "global_unnamed_type_arg", ERROR, D,
     "An unnamed type (%t)" + _KERNEL_ARGUMENT + ", unless the type is" + _LOCAL_TO_DEVICE),
    (3587, "global_private_template_arg", ERROR, D,
     ("A template that is defined inside a class and has private or protected access cannot be used in the template "
      "template argument of a __global__ function template instantiation")),
    (3714, "", WARNING, D,
     ("a local type %t (defined in %sq1) used in global function %sq2 template argument, the global function cannot be"
      " launched from host code.")),
    (3588, "global_va_list_type", ERROR, D,
     "A __global__ function or function template cannot have a parameter with va_list type"),
    (3637, "variable_template_lambda_template_arg", ERROR, D,
     "The closure type for a lambda (%t%s)" + _VARIABLE_INSTANCE + ", unless the lambda is defined within a"
     " __device__ or __global__ function, or the lambda is an 'extended lambda' and the flag --extended-lambda is"
     " specified"),
    (3638, "variable_template_func_local_template_arg", ERROR, D,
     "A type defined inside a __host__ function  (%t)" + _VARIABLE_ARGUMENT),
    (3639, "variable_template_private_type_arg", ERROR, D,
     "A type that is defined inside a class and has private or protected access (%t)" + _VARIABLE_INSTANCE
     + ", unless the class is" + _LOCAL_TO_DEVICE),
    (3640, "variable_template_private_template_arg", ERROR, D,
     ("A template that is defined inside a class and has private or protected access cannot be used in the"
     " template template argument of a variable template instantiation")),
    (3641, "variable_template_unnamed_type_template_arg", ERROR, D,
     "An unnamed type (%t)" + _VARIABLE_ARGUMENT + ", unless the type is" + _LOCAL_TO_DEVICE),
    (3643, "global_friend_definition", ERROR, H | D, _KERNEL + "defined in a friend declaration"),
    (3644, "global_operator_function", ERROR, H | D, "An operator function cannot be a __global__ function"),
    (3647, "global_exception_spec", ERROR, H | D,
     "An exception specification is not allowed for a __global__ function or function template"),
    (3688, "global_class_decl", ERROR, X | H | D, _KERNEL + "a member function"),
    (3696, "grid_constant_not_const", ERROR, X | D,
     "a parameter annotated with __grid_constant__ must have const-qualified type"),
    (3697, "grid_constant_reference_type", ERROR, X | D,
     "a parameter annotated with __grid_constant__ must not have reference type"),
    (3698, "grid_constant_incompat_redecl", ERROR, H | D, _INCOMPATIBLE + "function redeclaration" + _PREVIOUS),
    (3699, "grid_constant_incompat_templ_redecl", ERROR, H | D,
     _INCOMPATIBLE + "function template redeclaration" + _PREVIOUS),
    (3700, "grid_constant_incompat_specialization", ERROR, H | D,
     _INCOMPATIBLE + "function specialization" + _PREVIOUS),
    (3701, "grid_constant_incompat_instantiation_directive", ERROR, H | D,
     _INCOMPATIBLE + "instantiation directive" + _PREVIOUS),
    (3702, "grid_constant_non_kernel", ERROR, H | D,
     "__grid_constant__ annotation is only allowed on a parameter of a __global__ function"),
    (3711, "global_function_consteval", ERROR, X | D, _KERNEL + "marked consteval"),
    (0, "global_ref_param_restrict", ERROR, U,
     "a __global__ function cannot have a parameter with __restrict__ qualified reference type"),
    (0, "global_param_align_too_big", ERROR, U,
     "cannot pass a parameter with a too large explicit alignment to a __global__ function on win32 platforms"),
    (0, "local_type_used_in_global_function", WARNING, U,
     ("a local type %t (defined in %sq1) used in global function %sq2 template argument, the global function cannot "
      "be launched from host code.")),
    (0, "grid_constant_unsupported_arch", ERROR, U,
     "__grid_constant__ annotation is only allowed for architecture compute_70 or later"),
)
