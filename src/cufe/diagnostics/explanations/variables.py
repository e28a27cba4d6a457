"""Why variables on the GPU are limited as they are, and what to do."""

from __future__ import annotations

_LOCAL = "Device and constant memory is laid out when the program is loaded; a local variable comes and goes."
_MANAGED = "A managed variable is one object that both sides reach through a pointer filled in at run time."
_NO_START = "No code runs on the GPU before the first kernel, so nothing could compute the value."
_TEXTURE = "A texture or surface is a handle that the hardware resolves, not an object with an address."
_TEXTURE_TYPE = "struct __attribute__((device_builtin_texture_type)) T { int n; };\n"

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "illegal_local_to_host_function": (
        _LOCAL,
        "Declare the variable at namespace scope, or drop the memory space.",
        "void f() { __device__ int n; }",
        "__device__ int n;\nvoid f() {}",
    ),
    "illegal_local_to_device_function": (
        _LOCAL,
        "Declare the variable at namespace scope, or drop the memory space.",
        "__device__ void f() { __device__ int n; }",
        "__device__ void f() { __shared__ int n; }",
    ),
    20028: (
        "A class is laid out the same on both sides, with all of an object in one memory.",
        "Declare a variable of the class with the memory space.",
        "struct S { __device__ static int n; };",
        "struct S { int n; };\n__device__ S s;",
    ),
    20080: (
        "An object that is made at run time is where the allocator puts it.",
        "Leave the memory space out.",
        "__device__ int *f() { return new __shared__ int; }",
        "__device__ int *f() { return new int; }",
    ),
    "variable_redeclared_with": (
        "The declarations of a variable must place it in the same memory.",
        "Write the same memory space on every declaration.",
        "extern int n;\nextern __device__ int n;",
        "extern __device__ int n;\n__device__ int n;",
    ),
    "variable_redeclared_without": (
        "The declarations of a variable must place it in the same memory.",
        "Write the same memory space on every declaration.",
        "extern __device__ int n;\nextern int n;",
        "extern __device__ int n;\n__device__ int n;",
    ),
    "extern_entity_treated_as_static": (
        "Without separate compilation no other unit can define the variable, so this declaration does.",
        "Compile with -rdc=true, or define the variable here.",
        "extern __device__ int n;\n__device__ int f() { return n; }",
        "__device__ int n;\n__device__ int f() { return n; }",
    ),
    20053: (
        "A __shared__ variable exists once a block and begins undefined; there is nobody to initialize it.",
        "Assign to it in the kernel, and synchronize.",
        "__global__ void k() { __shared__ int n = 1; }",
        "__global__ void k() { __shared__ int n; n = 1; }",
    ),
    20054: (
        _NO_START,
        "Initialize it with a constant, or assign to it in the function.",
        "__device__ int g(int);\n__device__ int f(int a) { static int n = g(a); return n; }",
        "__device__ int f(int a) { static int n = 1; return n; }",
    ),
    20061: (
        _NO_START,
        "Initialize it with a constant expression, or copy the value with cudaMemcpyToSymbol.",
        "int g();\n__device__ int n = g();",
        "__device__ int n = 1;",
    ),
    "addr_of_nv_builtin_var": (
        "threadIdx and its like are special registers, which have no address.",
        "Copy the value.",
        "__device__ const void *f() { return &threadIdx; }",
        "__device__ int f() { return threadIdx.x; }",
    ),
    "addr_of_text_surf_var_in_device_func": (
        _TEXTURE,
        "Use it by name in a texture function.",
        _TEXTURE_TYPE + "T t;\n__device__ const void *f() { return &t; }",
        _TEXTURE_TYPE + "T t;\n__device__ void f() {}",
    ),
    "addr_of_text_surf_expr_in_device_func": (
        _TEXTURE,
        "Use it by name in a texture function.",
        _TEXTURE_TYPE + "T t[2];\n__device__ const void *f() { return &t[0]; }",
        _TEXTURE_TYPE + "T t;\n__device__ void f() {}",
    ),
    "indir_into_text_surf_var_in_device_func": (
        _TEXTURE,
        "Use it by name in a texture function.",
        _TEXTURE_TYPE + "T *t;\n__device__ int f() { return (*t).n; }",
        _TEXTURE_TYPE + "T t;\n__device__ void f() {}",
    ),
    "indir_into_text_surf_expr_in_device_func": (
        _TEXTURE,
        "Use it by name in a texture function.",
        _TEXTURE_TYPE + "T t[2];\n__device__ void f() { (void)*t; }",
        _TEXTURE_TYPE + "T t;\n__device__ void f() {}",
    ),
    "reference_to_text_surf_var_in_device_func": (
        _TEXTURE,
        "Use it by name in a texture function.",
        _TEXTURE_TYPE + "T t;\n__device__ void f() { T &r = t; }",
        _TEXTURE_TYPE + "T t;\n__device__ void f() {}",
    ),
    "unsupported_configuration_for_managed_capability": (
        "Managed memory needs 64-bit code on a system whose driver supports it.",
        "Compile for a 64-bit target, or use device memory and copies.",
        "__managed__ int n;",
        "__device__ int n;",
    ),
    "managed_const_type_not_allowed": (
        _MANAGED,
        "Drop const, or make it __constant__.",
        "__managed__ const int n = 1;",
        "__constant__ int n = 1;",
    ),
    "managed_reference_type_not_allowed": (
        _MANAGED,
        "Use a pointer, or refer to the object itself.",
        "__managed__ int n;\n__managed__ int &r = n;",
        "__managed__ int n;",
    ),
    "managed_cant_be_shared_constant": (
        _MANAGED,
        "Keep one of the memory spaces.",
        "__managed__ __constant__ int n;",
        "__managed__ int n;",
    ),
    "thread_local_for_device_vars": (
        "Threads of the CPU and threads of the GPU have nothing to do with each other.",
        "Drop thread_local; a local variable of a kernel is one per thread anyway.",
        "thread_local __device__ int n;",
        "__device__ int n;",
    ),
    "thread_local_in_device_code": (
        "There is no thread-local storage on the GPU.",
        "Drop thread_local; a local variable of a kernel is one per thread anyway.",
        "__device__ void f() { thread_local int n; n = 1; }",
        "__device__ void f() { int n; n = 1; }",
    ),
    "decltype_of_managed_variable": (
        "The name is replaced by an access through a pointer, so it has no declared type to give.",
        "Write decltype((name)) and take the reference off, or name the type.",
        "__managed__ int n;\ndecltype(n) m;",
        "__managed__ int n;\nint m;",
    ),
    "device_var_constexpr": (
        "A constexpr variable never changes and needs no memory; the space asks for memory that does.",
        "Drop constexpr, or make it __constant__ or __device__.",
        "__managed__ constexpr int n = 1;",
        "__device__ constexpr int n = 1;",
    ),
    "device_var_structured_binding": (
        "The names of a structured binding are parts of a hidden variable, which cannot be registered.",
        "Declare a variable of the class type.",
        "struct P { int a, b; };\n__device__ auto [x, y] = P{1, 2};",
        "struct P { int a, b; };\n__device__ P p = {1, 2};",
    ),
    "device_variable_in_unnamed_inline_ns": (
        "The generated host code cannot name a variable of an inline unnamed namespace unambiguously.",
        "Drop inline, or name the namespace.",
        "inline namespace { __device__ int n; }",
        "namespace { __device__ int n; }",
    ),
    "texture_surface_variable_in_unnamed_inline_ns": (
        "The generated host code cannot name a variable of an inline unnamed namespace unambiguously.",
        "Drop inline, or name the namespace.",
        _TEXTURE_TYPE + "inline namespace { T t; }",
        _TEXTURE_TYPE + "namespace { T t; }",
    ),
    20179: (
        _TEXTURE,
        "Pass a texture object as an ordinary argument.",
        _TEXTURE_TYPE + "T t;\ntemplate <T *p> __device__ void f() {}\n__device__ void g() { f<&t>(); }",
        _TEXTURE_TYPE + "T t;\n__device__ void g() {}",
    ),
    "shared_specifier_in_range_for": (
        "Each step of the loop initializes the variable, and a __shared__ variable cannot be initialized.",
        "Drop __shared__.",
        "__global__ void k() { int a[2] = {1, 2}; for (__shared__ int n : a) {} }",
        "__global__ void k() { int a[2] = {1, 2}; for (int n : a) {} }",
    ),
    20211: (
        "An object of size zero has no address of its own in device memory.",
        "Give the class a member.",
        "struct Z { int a[0]; };\n__device__ Z q;",
        "struct Z { int a[1]; };\n__device__ Z q;",
    ),
    20212: (
        "An argument of size zero has no place in the calling convention of the GPU.",
        "Give the class a member.",
        "struct Z { int a[0]; };\n__device__ void f(Z) {}",
        "struct Z { int a[1]; };\n__device__ void f(Z) {}",
    ),
}
