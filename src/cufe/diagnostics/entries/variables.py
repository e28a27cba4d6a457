"""Memory spaces, managed variables, textures and surfaces (spec 12, 23; observed: diagnostics-a 8)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE as D
from cufe.diagnostics.catalog import HARD as X
from cufe.diagnostics.catalog import HOST as H
from cufe.diagnostics.catalog import UNTRIGGERED as U
from cufe.diagnostics.severity import ERROR, WARNING

_TEXTURE = " in __device__/__global__ functions"

ROWS = (
    (3483, "illegal_local_to_host_function", ERROR, X | H,
     "%s1 %sq2 variable declaration is not allowed inside a host function body"),
    (3484, "illegal_local_to_device_function", ERROR, X | D,
     "%s1 %sq2 variable declaration is not allowed inside a device function body"),
    (3485, "", ERROR, X | H | D, "memory qualifier on data member is not allowed"),
    (3499, "variable_redeclared_with", WARNING, D, "a %s1 variable(%no1) redeclared with %s2"),
    (3500, "variable_redeclared_without", WARNING, D, "a %s1 variable(%no1) redeclared without %s1"),
    (3501, "extern_entity_treated_as_static", WARNING, D,
     "extern declaration of the entity %s is treated as a static definition"),
    (3510, "", ERROR, X | H | D, "initializer not allowed for __shared__ variable "),
    (3511, "", ERROR, X | D,
     ("dynamic initialization is not supported for a function-scope static %s variable within a"
     " __device__/__global__"
     " function")),
    (3518, "", ERROR, X | D, "dynamic initialization is not supported for a %s variable"),
    (3536, "addr_of_nv_builtin_var", ERROR, X | H | D, "cannot take address of builtin variable %sq"),
    (3537, "", ERROR, X | H | D, 'Variable type qualifier %sq is not allowed in "new" expressions'),
    (3554, "addr_of_text_surf_var_in_device_func", ERROR, X | D,
     "cannot take address of texture/surface variable %sq" + _TEXTURE),
    (3555, "addr_of_text_surf_expr_in_device_func", ERROR, X | D,
     "cannot take address of texture/surface expression" + _TEXTURE),
    (3556, "indir_into_text_surf_var_in_device_func", ERROR, X | D,
     "indirection not allowed for accessing texture/surface through variable %sq" + _TEXTURE),
    (3557, "indir_into_text_surf_expr_in_device_func", ERROR, X | D,
     "indirection not allowed for accessing texture/surface through expression" + _TEXTURE),
    (3559, "reference_to_text_surf_var_in_device_func", ERROR, X | D,
     "taking reference of texture/surface variable not allowed" + _TEXTURE),
    (3565, "unsupported_configuration_for_managed_capability", ERROR, X | D,
     ("__managed__ variables are not yet supported for this configuration (compilation mode (32/64 bit)"
     " and/or target"
     " operating system)")),
    (3566, "managed_const_type_not_allowed", ERROR, X | H | D,
     "a __managed__ variable cannot have a const qualified type"),
    (3567, "managed_reference_type_not_allowed", ERROR, X | H | D,
     "a __managed__ variable cannot have a reference type"),
    (3568, "managed_cant_be_shared_constant", ERROR, X | H | D,
     "__managed__ variables cannot be marked __shared__ or __constant__"),
    (3570, "thread_local_for_device_vars", ERROR, X | D,
     "cannot use thread_local specifier for a %s variable"),
    (3571, "thread_local_in_device_code", ERROR, X | D,
     "cannot use thread_local specifier for variable declarations in device code"),
    (3576, "decltype_of_managed_variable", ERROR, X | H | D,
     "A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()"),
    (3577, "device_var_constexpr", ERROR, X | H | D, "A %s variable cannot be marked constexpr"),
    (3578, "device_var_structured_binding", ERROR, X | H | D,
     "The %s specifier is not allowed for a structured binding declaration"),
    (3579, "device_variable_in_unnamed_inline_ns", ERROR, X | H | D,
     "A %s variable cannot be declared within an inline unnamed namespace"),
    (3580, "texture_surface_variable_in_unnamed_inline_ns", ERROR, X | H | D,
     "A texture or surface variable cannot be declared within an inline unnamed namespace"),
    (3636, "", ERROR, D,
     ("A texture or surface variable cannot be used in the non-type template argument of a __device__,"
     " __host__"
     " __device__ or __global__ function template instantiation")),
    (3649, "shared_specifier_in_range_for", ERROR, X | H | D,
     ("the __shared__ memory space specifier is not allowed for a variable declared by the"
     " for-range-declaration")),
    (3668, "", ERROR, X | D, "zero-sized variable %sq is not allowed in device code"),
    (3669, "", ERROR, X | H | D, "zero-sized parameter type %t is not allowed in device code"),
    (0, "unannotated_static_not_allowed_in_device", ERROR, U,
     ("function-scope static variable within a __device__/__global__ function requires a memory space"
     " specifier")),
    (0, "unsupported_arch_for_managed_capability", ERROR, U,
     "__managed__ variables require architecture compute_30 or higher"),
    (0, "reference_to_text_surf_type_in_device_func", ERROR, U,
     "a reference to texture/surface type cannot be used" + _TEXTURE),
    (0, "device_func_tex_arg", ERROR, U, ("a texture or surface cannot be an argument of a __device__"
    " function")),
    (0, "bad_shared_storage_class", ERROR, U, "__shared__ variables cannot have external linkage"),
    (0, "shared_inside_struct", ERROR, U, "shared type inside a struct or union is not allowed"),
    (0, "shared_parameter", ERROR, U, "a parameter cannot be __shared__"),
    (0, "extern_shared", WARNING, U, "a __shared__ variable is declared extern"),
    (0, "nonshared_blocksizeof", ERROR, U, "the block size of something that is not shared was asked for"),
    (0, "nonshared_strict_relaxed", ERROR, U, "strict or relaxed qualifies something that is not shared"),
    (0, "shared_affinity_type", ERROR, U, "an affinity expression must have a shared type"),
    (0, "shared_nonthreads_dim", ERROR, U, "a dimension of a shared array must be a multiple of THREADS"),
    (0, "threads_dimension_requires_definite_block_size", ERROR, U,
     "a dynamic THREADS dimension requires a definite block size"),
    (0, "shared_block_size_must_be_positive", ERROR, U,
     "the block size of a shared array must be greater than zero"),
    (0, "shared_block_size_too_large", ERROR, U, "the block size of a shared array is too large"),
    (0, "mismatched_shared_block_size", ERROR, U, ("shared block size does not match one previously"
    " specified")),
    (0, "ambiguous_block_size_spec", ERROR, U, "ambiguous block size specification"),
    (0, "multiple_block_sizes", ERROR, U, "multiple block sizes not allowed"),
)
