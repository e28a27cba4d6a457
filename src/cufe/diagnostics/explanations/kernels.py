"""Why kernels are limited as they are, and what to do."""

from __future__ import annotations

_NAMED_ON_BOTH_SIDES = (
    "Host and device code name an instance of a kernel by its template arguments, so both must be able to write them."
)
_MOVE_OUT = "Use a type that has a name and is accessible at namespace scope."
_MERGED = "All declarations of a kernel must agree on how it receives a parameter."
_ANNOTATE = "Annotate the parameter in every declaration, or in none."
_NO_VARIABLE = "A variable template on the device is named by its template arguments on both sides."


def _kernel_argument(declared: str, argument: str) -> tuple[str, str, str, str]:
    """The explanation of a template argument that a kernel must not have."""
    kernel = "template <class T> __global__ void k(T) {}\n"
    return (
        _NAMED_ON_BOTH_SIDES,
        _MOVE_OUT,
        f"{kernel}{declared}void f() {{ {argument} }}",
        f"{kernel}struct S {{}};\nvoid f() {{ k<<<1, 1>>>(S()); }}",
    )


def _grid(later: str, same: str, first: str) -> tuple[str, str, str, str]:
    """The explanation of declarations that differ in `__grid_constant__`."""
    return (_MERGED, _ANNOTATE, f"{first}\n{later}", f"{first}\n{same}")


_TEMPLATE = "template <class T> __global__ void k(const __grid_constant__ T x) {}"

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "global_function_has_ellipsis": (("The arguments of a launch are copied into a buffer whose layout the "
                                      "parameter list gives."),
         "Write the parameters, or use a parameter pack.",
         "__global__ void k(int n, ...) {}", "template <class... T> __global__ void k(int n, T... rest) {}"),
    "global_function_return_type": ("A launch does not wait for the kernel, so there is nobody to hand a value to.",
         "Return void and write the result through a pointer.",
         "__global__ int k() { return 1; }", "__global__ void k(int *out) { *out = 1; }"),
    "global_function_deduced_return_type": ("The host side does not see the body that the type would be deduced from.",
         "Write void.",
         "__global__ auto k() {}", "__global__ void k() {}"),
    "global_function_inline": ("A kernel is an entry point; it is never inlined.",
         "Drop inline; use static or an unnamed namespace for a kernel in a header.",
         "__global__ inline void k() {}", "__global__ void k() {}"),
    "global_rvalue_ref_type": (("The arguments of a launch are copied to the GPU; a reference to the original would "
                                "dangle."),
         "Take the parameter by value.",
         "__global__ void k(int &&n) {}", "__global__ void k(int n) {}"),
    "global_function_with_initializer_list": ("An initializer list refers to an array in the memory of the CPU.",
         "Pass a pointer to device memory and a size, or an array in a struct.",
         ("namespace std { template <class T> class initializer_list { const T *p; unsigned long n; }; }\n"
          "__global__ void k(std::initializer_list<int> l) {}"),
         "struct Three { int of[3]; };\n__global__ void k(Three l) {}"),
    "global_function_pack_not_last": (("The stub on the host side passes the template arguments on in order; what "
                                       "follows a pack cannot be told apart."),
         "Make the pack the last template parameter.",
         "template <class... T, class U> __global__ void k(U u, T... t) {}",
         "template <class U, class... T> __global__ void k(U u, T... t) {}"),
    "global_function_multiple_packs": (("The stub on the host side passes the template arguments on in order; two "
                                        "packs cannot be told apart."),
         "Use one pack.",
         "template <class... T, class... U> __global__ void k(void (*)(T...), U... u) {}",
         "template <class T, class... U> __global__ void k(T t, U... u) {}"),
    "global_function_constexpr": ("A kernel is launched, never constant-evaluated.",
         "Drop constexpr, and call a constexpr __device__ function from the kernel.",
         "__global__ constexpr void k() {}", "__global__ void k() {}"),
    "global_function_in_unnamed_inline_ns": (("A kernel in an inline unnamed namespace cannot be named "
                                              "unambiguously by the generated host code."),
         "Drop inline, or name the namespace.",
         "inline namespace { __global__ void k() {} }", "namespace { __global__ void k() {} }"),
    20257: ("The host and the device number the types in a function for both each by itself.",
         "Define the type outside of the function.",
         "template <class T> __global__ void k() {}\n__host__ __device__ void f() { struct L {}; (void)&k<L>; }",
         "template <class T> __global__ void k() {}\nstruct L {};\n__host__ __device__ void f() { (void)&k<L>; }"),
    "global_lambda_template_arg": (("The closure type of a plain lambda has no name that host and device "
                                    "compilation agree on."),
         "Annotate the lambda with __device__ and compile with --extended-lambda, or use a functor class.",
         "template <class T> __global__ void k(T) {}\nvoid f() { k<<<1, 1>>>([](int n) { return n; }); }",
         ("template <class T> __global__ void k(T) {}\n"
          "struct F { __device__ int operator()(int n) { return n; } };\n"
          "void f() { k<<<1, 1>>>(F()); }")),
    "global_func_local_template_arg": _kernel_argument("", "struct L {}; k<<<1, 1>>>(L());"),
    "global_private_type_arg": (_NAMED_ON_BOTH_SIDES, "Make the member type public.",
         "template <class T> __global__ void k(T) {}\nclass C { struct P {}; void f() { k<<<1, 1>>>(P()); } };",
         ("template <class T> __global__ void k(T) {}\nclass C { public: struct P {}; void f() { k<<<1, 1>>>(P()); "
          "} };")),
    "global_unnamed_type_arg": _kernel_argument("enum { zero };\n", "k<<<1, 1>>>(zero);"),
    "global_private_template_arg": (_NAMED_ON_BOTH_SIDES, "Make the member template public.",
         ("template <template <class> class T> __global__ void k() {}\n"
          "class C { template <class> struct P {}; void f() { k<P><<<1, 1>>>(); } };"),
         ("template <template <class> class T> __global__ void k() {}\n"
          "class C { public: template <class> struct P {}; void f() { k<P><<<1, 1>>>(); } };")),
    "global_va_list_type": ("A va_list refers to registers and stack of the CPU.", "Pass the values themselves.",
         "__global__ void k(__builtin_va_list l) {}", "__global__ void k(int n) {}"),
    "variable_template_lambda_template_arg": (_NO_VARIABLE, "Use a functor class as the argument.",
         "template <class T> __device__ int v = 0;\nauto l = [] {};\n__device__ int f() { return v<decltype(l)>; }",
         "template <class T> __device__ int v = 0;\nstruct F {};\n__device__ int f() { return v<F>; }"),
    "variable_template_func_local_template_arg": (_NO_VARIABLE, _MOVE_OUT,
         "template <class T> __device__ int v = 0;\nvoid g() { struct L {}; int *p = &v<L>; }",
         "template <class T> __device__ int v = 0;\nstruct L {};\n__device__ int f() { return v<L>; }"),
    "variable_template_private_type_arg": (_NO_VARIABLE, "Make the member type public.",
         "template <class T> __device__ int v = 0;\nclass C { struct P {}; __device__ int f() { return v<P>; } };",
         ("template <class T> __device__ int v = 0;\n"
          "class C { public: struct P {}; __device__ int f() { return v<P>; } };")),
    "variable_template_private_template_arg": (_NO_VARIABLE, "Make the member template public.",
         ("template <template <class> class T> __device__ int v = 0;\n"
          "class C { template <class> struct P {}; __device__ int f() { return v<P>; } };"),
         ("template <template <class> class T> __device__ int v = 0;\n"
          "class C { public: template <class> struct P {}; __device__ int f() { return v<P>; } };")),
    "variable_template_unnamed_type_template_arg": (_NO_VARIABLE, "Give the type a name.",
         "template <class T> __device__ int v = 0;\nenum { zero };\n__device__ int f() { return v<decltype(zero)>; }",
         "template <class T> __device__ int v = 0;\nenum E { zero };\n__device__ int f() { return v<E>; }"),
    "global_friend_definition": (("A function defined in a friend declaration is inline and found by argument "
                                  "lookup only."),
         "Define the kernel at namespace scope and declare it a friend.",
         "class C { friend __global__ void k() {} };",
         "__global__ void k() {}\nclass C { friend __global__ void k(); };"),
    "global_operator_function": ("An operator has no place for a launch configuration.", "Give the kernel a name.",
         "struct S {};\n__global__ void operator+(S, S) {}", "struct S {};\n__global__ void add(S, S) {}"),
    "global_exception_spec": (("A launch returns before the kernel runs; an exception could not reach the caller "
                               "anyway."),
         "Drop noexcept.",
         "__global__ void k() noexcept {}", "__global__ void k() {}"),
    "global_class_decl": (("A kernel has no object to be called on, and static members are not supported as entry "
                           "points."),
         "Make it a function at namespace scope, a friend if it needs access.",
         "struct S { __global__ static void k() {} };", "__global__ void k() {}"),
    "grid_constant_not_const": (("All threads of the grid share the one copy of the parameter, so nobody may write "
                                 "to it."),
         "Make the parameter const.",
         "__global__ void k(__grid_constant__ int n) {}", "__global__ void k(const __grid_constant__ int n) {}"),
    "grid_constant_reference_type": ("The annotation is on the copy that the launch makes; a reference has none.",
         "Take the parameter by value.",
         "__global__ void k(const __grid_constant__ int &n) {}", "__global__ void k(const __grid_constant__ int n) {}"),
    "grid_constant_incompat_redecl": _grid("__global__ void k(const int n);",
         "__global__ void k(const __grid_constant__ int n);", "__global__ void k(const __grid_constant__ int n);"),
    "grid_constant_incompat_templ_redecl": _grid("template <class T> __global__ void k(const T n);",
         "template <class T> __global__ void k(const __grid_constant__ T n);",
         "template <class T> __global__ void k(const __grid_constant__ T n);"),
    "grid_constant_incompat_specialization": _grid("template <> __global__ void k<int>(const int x) {}",
         "template <> __global__ void k<int>(const __grid_constant__ int x) {}", _TEMPLATE),
    "grid_constant_incompat_instantiation_directive": _grid("template __global__ void k<int>(const int x);",
         "template __global__ void k<int>(const __grid_constant__ int x);", _TEMPLATE),
    "grid_constant_non_kernel": ("Only the parameters of a kernel live in the constant memory of a launch.",
         "Drop the annotation.",
         "__device__ void f(const __grid_constant__ int n) {}", "__device__ void f(const int n) {}"),
    "global_function_consteval": ("A kernel is launched, never constant-evaluated.", "Drop consteval.",
         "__global__ consteval void k() {}", "__global__ void k() {}"),
}
