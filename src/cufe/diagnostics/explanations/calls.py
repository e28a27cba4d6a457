"""Why calls and accesses across execution spaces are limited, and what to do."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "d_hd_illegal_call": (("A __host__ __device__ function is compiled for the CPU too, where a __device__ function "
                           "has no code."),
         "Make the callee __host__ __device__, or call it only where __CUDA_ARCH__ is defined.",
         "__device__ int d() { return 1; }\n__host__ __device__ int f() { return d(); }",
         "__host__ __device__ int d() { return 1; }\n__host__ __device__ int f() { return d(); }"),
    "d_hd_illegal_call_constexpr": (("Even a constexpr __device__ function has code on the GPU only, unless the "
                                     "call is constant-evaluated there."),
         "Make the callee __host__ __device__, or compile with --expt-relaxed-constexpr.",
         "__device__ constexpr int d() { return 1; }\n__host__ __device__ int f() { return d(); }",
         "__host__ __device__ constexpr int d() { return 1; }\n__host__ __device__ int f() { return d(); }"),
    "d_h_illegal_call": ("A __device__ function has code on the GPU only; the CPU cannot jump there.",
         "Launch a __global__ function that calls it, or make the callee __host__ __device__.",
         "__device__ int d() { return 1; }\nint f() { return d(); }",
         "__device__ int d() { return 1; }\n__global__ void k(int *out) { *out = d(); }"),
    "d_h_illegal_call_constexpr": (("Even a constexpr __device__ function has code on the GPU only, unless the call "
                                    "is constant-evaluated there."),
         "Make the callee __host__ __device__, or compile with --expt-relaxed-constexpr.",
         "__device__ constexpr int d() { return 1; }\nint f() { return d(); }",
         "__host__ __device__ constexpr int d() { return 1; }\nint f() { return d(); }"),
    "h_hd_illegal_call": (("A __host__ __device__ function is compiled for the GPU too, where a host function has "
                           "no code."),
         "Make the callee __host__ __device__, or call it only where __CUDA_ARCH__ is not defined.",
         ("int h() { return 1; }\n__host__ __device__ int f() { return h(); }\n__global__ void k(int *out) { *out = "
          "f(); }"),
         "__host__ __device__ int h() { return 1; }\n__host__ __device__ int f() { return h(); }"),
    "h_hd_illegal_call_constexpr": (("A constexpr host function has no code on the GPU, unless the call is "
                                     "constant-evaluated."),
         "Make the callee __host__ __device__, or compile with --expt-relaxed-constexpr.",
         "constexpr int h(int n) { return n; }\n__host__ __device__ int f(int n) { return h(n); }",
         "__host__ __device__ constexpr int h(int n) { return n; }\n__host__ __device__ int f(int n) { return h(n); }"),
    "h_hd_illegal_call_generic": (("A __host__ __device__ function calls a host function that has no name to print, "
                                   "an implicit constructor say."),
         "Declare what is called with __host__ __device__.",
         "struct A { A() {} };\nstruct B { A a; __host__ __device__ B() {} };",
         "struct A { __host__ __device__ A() {} };\nstruct B { A a; __host__ __device__ B() {} };"),
    "h_hd_illegal_call_generic_constexpr": (("A __host__ __device__ function calls a constexpr host function that "
                                             "has no name to print."),
         "Declare what is called with __host__ __device__, or compile with --expt-relaxed-constexpr.",
         "struct A { constexpr A() {} };\nstruct B { A a; __host__ __device__ B() {} };",
         "struct A { __host__ __device__ constexpr A() {} };\nstruct B { A a; __host__ __device__ B() {} };"),
    "h_d_illegal_call": ("A host function has no code on the GPU.",
         "Make the callee __device__ or __host__ __device__.",
         "int h() { return 1; }\n__device__ int f() { return h(); }",
         "__host__ __device__ int h() { return 1; }\n__device__ int f() { return h(); }"),
    "h_d_illegal_call_constexpr": (("A constexpr host function has no code on the GPU, unless the call is "
                                    "constant-evaluated."),
         "Make the callee __device__ or __host__ __device__, or compile with --expt-relaxed-constexpr.",
         "constexpr int h(int n) { return n; }\n__device__ int f(int n) { return h(n); }",
         "constexpr __device__ int h(int n) { return n; }\n__device__ int f(int n) { return h(n); }"),
    "h_g_illegal_call": ("A host function has no code on the GPU, where a kernel runs.",
         "Make the callee __device__ or __host__ __device__.",
         "int h() { return 1; }\n__global__ void k(int *out) { *out = h(); }",
         "__device__ int h() { return 1; }\n__global__ void k(int *out) { *out = h(); }"),
    "h_g_illegal_call_constexpr": (("A constexpr host function has no code on the GPU, unless the call is "
                                    "constant-evaluated."),
         "Make the callee __device__ or __host__ __device__, or compile with --expt-relaxed-constexpr.",
         "constexpr int h(int n) { return n; }\n__global__ void k(int *out) { *out = h(*out); }",
         "constexpr __device__ int h(int n) { return n; }\n__global__ void k(int *out) { *out = h(*out); }"),
    "undefined_device_identifier": (("A host variable or function without __device__ does not exist in the code for "
                                     "the GPU."),
         "Declare it __device__, __constant__ or __managed__, or pass its value as an argument.",
         "int h() { return 1; }\n__device__ int f() { return h(); }",
         "__device__ int h() { return 1; }\n__device__ int f() { return h(); }"),
    "device_var_read_in_host": (("The name of a device variable stands in host code for a shadow, not for the "
                                 "memory of the GPU."),
         "Copy it with cudaMemcpyFromSymbol, or make the variable __managed__.",
         "__device__ int v;\nint f() { return v; }", "__managed__ int v;\nint f() { return v; }"),
    "device_var_written_in_host": (("The name of a device variable stands in host code for a shadow, not for the "
                                    "memory of the GPU."),
         "Copy to it with cudaMemcpyToSymbol, or make the variable __managed__.",
         "__device__ int v;\nvoid f() { v = 1; }", "__managed__ int v;\nvoid f() { v = 1; }"),
    "device_var_address_taken_in_host": (("A __shared__ variable exists once a block, while a kernel runs; it has "
                                          "no address on the host."),
         "Take its address in device code only.",
         "__shared__ int v;\nint *f() { return &v; }", "__shared__ int v;\n__device__ int *f() { return &v; }"),
    "host_var_read_in_device": ("A host variable lives in the memory of the CPU, which the GPU cannot name.",
         "Pass its value as an argument, or make it __device__, __constant__ or __managed__.",
         "int v;\n__device__ int f() { return v; }", "__device__ int v;\n__device__ int f() { return v; }"),
    "host_var_written_in_device": ("A host variable lives in the memory of the CPU, which the GPU cannot name.",
         "Write through a pointer to device memory, or make it __device__ or __managed__.",
         "int v;\n__device__ void f() { v = 1; }", "__device__ int v;\n__device__ void f() { v = 1; }"),
    "host_var_address_taken_in_device": ("A host variable has no address in the memory of the GPU.",
         "Pass a pointer to device memory, or make it __device__ or __managed__.",
         "int v;\n__device__ int *f() { return &v; }", "__device__ int v;\n__device__ int *f() { return &v; }"),
    20104: ("The members of an anonymous union are host variables, and have no name of their own to mark.",
         "Give the union a name and mark the variable __device__ or __managed__.",
         "static union { int a; float b; };\n__device__ int f() { return a; }",
         "union U { int a; float b; };\n__device__ U u;\n__device__ int f() { return u.a; }"),
    "auto_device_fn_ref": (("A deduced return type needs the body, and the host compiler is not given the bodies of "
                            "device functions."),
         "Write the return type, or mention the function only where __CUDA_ARCH__ is defined.",
         "__device__ auto d() { return 1; }\nusing T = decltype(d());",
         "__device__ int d() { return 1; }\nusing T = decltype(d());"),
}
