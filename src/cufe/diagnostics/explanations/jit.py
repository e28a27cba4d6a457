"""What run-time compilation refuses, why, and what to do."""

from __future__ import annotations

_NO_HOST = "Run-time compilation has no host pass; a function or variable of the host would be lost."
_NAME = "A name expression is looked up as if its address were taken behind the last line of the program."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    20065: (("A launch from device code calls the device run-time, which a program compiled on its own has not "
             "declared."),
         "Compile with -rdc=true and link the device run-time, or launch from the host.",
         "__global__ void k() {} __global__ void f() { k<<<1, 1>>>(); }",
         "__global__ void k() {} __global__ void f() {}"),
    "no_host_in_jit": (_NO_HOST, "Drop __host__.", "__host__ void f() {}", "__device__ void f() {}"),
    "unannotated_function_in_jit": (_NO_HOST, "Mark it __device__, or compile with -default-device.",
         "void f() {}", "__device__ void f() {}"),
    "unannotated_variable_in_jit": (_NO_HOST, "Mark it __device__ or __constant__, or compile with -default-device.",
         "int v;", "__device__ int v;"),
    "unannotated_static_data_member_in_jit": (_NO_HOST,
         "Make it const with an initializer, or compile with -default-device.",
         "struct S { static int v; };", "struct S { static const int v = 1; };"),
    "host_closure_class_in_jit": (_NO_HOST,
         "Move it into a __device__ function, or compile with -default-device; an annotation does not help.",
         "const auto l = [] {};", "__device__ void f() { auto l = [] {}; }"),
    "name_expr_parsing": (_NAME, "Add an expression such as &ns::kernel<int>.", "", ""),
    "name_expr_extra_tokens": (_NAME, "Add one expression at a time.", "", ""),
    "name_expr_internal_error": (_NAME, "Simplify the expression.", "", ""),
    "name_expr_non_global_routine": (_NAME, "Name a __global__ function.", "", ""),
    "name_expr_non_device_variable": (_NAME, "Name a __device__ or __constant__ variable.", "", ""),
    "name_expr_not_routine_or_variable": (_NAME, "Name a __global__ function or a variable.", "", ""),
}
