"""Why launches and their attributes are limited, and what to do."""

from __future__ import annotations

_ONLY_KERNELS = (
    "The attribute steers how a grid is launched or how a kernel gets its registers; only"
    " kernels are launched."
)
_REGISTER_RANGE = "The number of registers of a thread is a small positive number."
_GRID_RANGE = "The extents of a block and of a cluster are positive and fit into 32 bits."
_NEEDS_90 = "Clusters of blocks came with compute capability 9.0."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "device_launch_no_sepcomp": (("A launch from the GPU needs the device runtime library, which is linked in "
                                  "separate compilation only."),
         "Compile with -rdc=true.",
         "__global__ void k() {}\n__global__ void parent() { k<<<1, 1>>>(); }",
         "__global__ void k() {}\nvoid parent() { k<<<1, 1>>>(); }"),
    20051: ("A kernel needs a grid and a block size to be launched with, and only a kernel takes them.",
         "Write kernel<<<grid, block>>>(arguments), and call other functions without <<<>>>.",
         "__global__ void k() {}\nvoid f() { k(); }", "__global__ void k() {}\nvoid f() { k<<<1, 1>>>(); }"),
    20052: ("The configuration of a launch ends in three angle brackets; fewer are operators of the expressions in it.",
         "Write kernel<<<grid, block>>>(arguments).",
         "__global__ void k() {}\nvoid f() { k<<<1, 1>>(); }", "__global__ void k() {}\nvoid f() { k<<<1, 1>>>(); }"),
    "device_side_launch_arg_with_user_provided_cctor": (("A launch from the GPU copies its arguments bytewise, "
                                                         "without calling constructors."),
         "Pass a trivially copyable type.",
         ("struct A { A() = default; __device__ A(const A &) {} };\n"
          "__global__ void k(A) {}\n"
          "__global__ void parent() { A a; k<<<1, 1>>>(a); }"),
         "struct A {};\n__global__ void k(A) {}\n__global__ void parent() { A a; k<<<1, 1>>>(a); }"),
    "device_side_launch_arg_with_user_provided_dtor": (("A launch from the GPU copies its arguments bytewise and "
                                                        "never destroys the copies."),
         "Pass a trivially copyable type.",
         "struct A { __device__ ~A() {} };\n__global__ void k(A) {}\n__global__ void parent() { A a; k<<<1, 1>>>(a); }",
         "struct A {};\n__global__ void k(A) {}\n__global__ void parent() { A a; k<<<1, 1>>>(a); }"),
    20071: ("Templates of system headers go to the host compiler as they are, and it knows no launches.",
         "Move the template out of the system header, or do not copy such templates as text.",
         '__global__ void k() {}\n# 1 "s.h" 1 3\ntemplate <class T> void f() { k<<<1, 1>>>(); }',
         "__global__ void k() {}\ntemplate <class T> void f() { k<<<1, 1>>>(); }"),
    "bounds_attr_only_on_global_func": (_ONLY_KERNELS, "Drop the attribute.",
         "__launch_bounds__(128) __device__ void f() {}", "__launch_bounds__(128) __global__ void f() {}"),
    "bounds_attr_only_nonmember_func": ("A member function is no kernel, and only kernels are launched.",
         "Drop the attribute.",
         "struct S { __launch_bounds__(128) __device__ void f() {} };",
         "__launch_bounds__(128) __global__ void f() {}"),
    20191: ("Without separate compilation each unit would get a copy of its own of what should be one variable.",
         "Compile with -rdc=true, or make the variable static.",
         "inline __device__ int v;", "static __device__ int v;"),
    "default_stream_launch": ("A launch into the default stream waits for others and makes others wait.",
         "Give a stream as the fourth argument of the configuration.",
         "__global__ void k() {}\nvoid f() { k<<<1, 1>>>(); }",
         "__global__ void k() {}\nvoid f(cudaStream_t s) { k<<<1, 1, 0, s>>>(); }"),
    "cluster_dims_must_be_positive": (_GRID_RANGE, "Write positive constants.",
         "__cluster_dims__(0, 1, 1) __global__ void k() {}", "__cluster_dims__(2, 1, 1) __global__ void k() {}"),
    "cluster_dims_too_large": (_GRID_RANGE, "Write smaller constants.",
         "__cluster_dims__(0x100000000, 1, 1) __global__ void k() {}",
         "__cluster_dims__(2, 1, 1) __global__ void k() {}"),
    "cluster_dims_unsupported": (_NEEDS_90, "Compile for compute_90 or later.",
         "__cluster_dims__(2, 1, 1) __global__ void k() {}", "__global__ void k() {}"),
    "missing_launch_bounds": (("Without a bound on the block size the compiler must leave registers for the largest "
                               "block."),
         "Annotate the kernel with __launch_bounds__.",
         "__global__ void k() {}", "__launch_bounds__(128) __global__ void k() {}"),
    "max_blocks_per_cluster_unsupported": (_NEEDS_90,
         "Compile for compute_90 or later, or leave the third argument out.",
         "__launch_bounds__(128, 1, 2) __global__ void k() {}", "__launch_bounds__(128, 1) __global__ void k() {}"),
    "max_blocks_per_cluster_negative": ("The third argument of __launch_bounds__ counts blocks.",
         "Write a positive constant.",
         "__launch_bounds__(128, 1, -1) __global__ void k() {}", "__launch_bounds__(128, 1, 2) __global__ void k() {}"),
    "max_blocks_per_cluster_too_large": ("The third argument of __launch_bounds__ fits into 32 bits.",
         "Write a smaller constant.",
         "__launch_bounds__(128, 1, 0x80000000) __global__ void k() {}",
         "__launch_bounds__(128, 1, 2) __global__ void k() {}"),
    "too_many_blocks_in_cluster": ("The kernel asks for clusters larger than the limit it was compiled for.",
         "Raise the third argument of __launch_bounds__ or make the cluster smaller.",
         "__launch_bounds__(128, 1, 2) __cluster_dims__(4, 1, 1) __global__ void k() {}",
         "__launch_bounds__(128, 1, 4) __cluster_dims__(4, 1, 1) __global__ void k() {}"),
    "maxnreg_attr_only_on_global_func": (_ONLY_KERNELS, "Drop the attribute, or use __local_maxnreg__.",
         "__maxnreg__(32) __device__ void f() {}", "__maxnreg__(32) __global__ void f() {}"),
    "maxnreg_negative": (_REGISTER_RANGE, "Write a positive constant.",
         "__maxnreg__(0) __global__ void k() {}", "__maxnreg__(32) __global__ void k() {}"),
    "maxnreg_too_large": (_REGISTER_RANGE, "Write a smaller constant.",
         "__maxnreg__(0x80000000) __global__ void k() {}", "__maxnreg__(32) __global__ void k() {}"),
    "bounds_maxnreg_incompatible_qualifiers": ("Both decide how many registers a thread gets.", "Keep one of them.",
         "__launch_bounds__(128) __maxnreg__(32) __global__ void k() {}",
         "__launch_bounds__(128) __global__ void k() {}"),
    "extern_kernel_template": (("With static stubs a kernel template belongs to one unit; another one cannot refer "
                                "to its instance."),
         "Compile with -rdc=true, or with -static-global-template-stub=false.",
         "template <class T> __global__ void k(T) {}\nextern template __global__ void k<int>(int);",
         "template <class T> __global__ void k(T) {}\ntemplate __global__ void k<int>(int);"),
    "template_global_no_def": (("With static stubs a kernel template belongs to one unit, which must have its "
                                "definition."),
         "Include the definition, compile with -rdc=true, or with -static-global-template-stub=false.",
         "template <class T> __global__ void k(T);\nvoid f() { k<<<1, 1>>>(1); }",
         "template <class T> __global__ void k(T) {}\nvoid f() { k<<<1, 1>>>(1); }"),
    "local_maxnreg_negative": (_REGISTER_RANGE, "Write a positive constant.",
         "__local_maxnreg__(0) __device__ void f() {}", "__local_maxnreg__(32) __device__ void f() {}"),
    "local_maxnreg_too_large": (_REGISTER_RANGE, "Write a smaller constant.",
         "__local_maxnreg__(0x80000000) __device__ void f() {}", "__local_maxnreg__(32) __device__ void f() {}"),
    "block_size_must_be_positive": (_GRID_RANGE, "Write positive constants.",
         "__block_size__((0, 1, 1)) __global__ void k() {}", "__block_size__((64, 1, 1)) __global__ void k() {}"),
    "block_size_too_large": (_GRID_RANGE, "Write smaller constants.",
         "__block_size__((0x100000000, 1, 1)) __global__ void k() {}",
         "__block_size__((64, 1, 1)) __global__ void k() {}"),
    "block_size_unsupported": (_NEEDS_90, "Compile for compute_90 or later.",
         "__block_size__((64, 1, 1)) __global__ void k() {}", "__global__ void k() {}"),
    "conflict_between_cluster_dim_and_block_size": ("Both give the extents of the cluster.", "Keep one of them.",
         "__cluster_dims__(2, 1, 1) __block_size__((64, 1, 1), (2, 1, 1)) __global__ void k() {}",
         "__block_size__((64, 1, 1), (2, 1, 1)) __global__ void k() {}"),
}
