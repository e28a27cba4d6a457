"""Why extended lambdas are limited as they are, and what to do."""

from __future__ import annotations

_COPIED = "An extended lambda is copied to the GPU, where the captured variable is out of reach."
_WRAPPED = "The host compiler sees a wrapper with one field per capture, which it must be able to copy."
_NAMED = "The wrapper is tagged with the address of the enclosing function, which must be nameable from outside."
_TYPED = "The types of the captures and of the call become template arguments of the wrapper, outside of the function."
_MOVE = "Move the type to namespace scope, or make it public."
_MOVE_FUNCTION = "Move the lambda to a function at namespace scope or a public member function."
_PARENT = "__nv_parent names the enclosing function of a lambda by its address."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "extended_lambda_no_parent_func": (_PARENT, "Write __nv_parent(&function), or leave it out.",
         "void f() { auto l = [] __nv_parent(g) __device__() {}; }", "void f() { auto l = [] __device__() {}; }"),
    "extended_lambda_multiple_parent": (_PARENT, "Write it once.",
         "void f() { auto l = [] __nv_parent(&f) __device__ __nv_parent(&f) () {}; }",
         "void f() { auto l = [] __device__() {}; }"),
    "extended_lambda_illegal_parent": (_PARENT, "Write __nv_parent(&function).",
         "void f() { auto l = [] __nv_parent(nullptr) __device__() {}; }", "void f() { auto l = [] __device__() {}; }"),
    "extended_lambda_deduced_trailing_return": (("The type is a template argument of the wrapper, where the device "
                                                 "compiler has the one that it deduces."),
         "Write the type, or leave the trailing return type out.",
         "", ""),
    "extended_lambda_enclosing_function_local": (_NAMED, _MOVE_FUNCTION,
         "void f() { struct L { void m() { auto l = [] __device__() {}; } }; }",
         "struct L { void m() { auto l = [] __device__() {}; } };"),
    "extended_lambda_reference_capture": (_COPIED,
         "Capture by value, or pass a pointer to memory that the GPU can reach.",
         "void f() { int n = 1; auto l = [&n] __device__() { return n; }; }",
         "void f() { int n = 1; auto l = [n] __device__() { return n; }; }"),
    "extended_lambda_pack_capture": (_WRAPPED, "Copy the elements to variables or to a tuple, and capture those.",
         "template <class... T> void f(T... t) { auto l = [t...] __device__() {}; }\ntemplate void f(int);",
         "template <class T> void f(T t) { auto l = [t] __device__() {}; }\ntemplate void f(int);"),
    "extended_lambda_init_capture_array": (_WRAPPED, "Capture the array by name, or a struct that holds it.",
         "void f() { int a[2] = {1, 2}; auto l = [b = a] __device__() { return b[0]; }; }",
         "void f() { int a[2] = {1, 2}; auto l = [a] __device__() { return a[0]; }; }"),
    "extended_lambda_array_capture_rank": (("The wrapper copies captured arrays element by element with up to 7 "
                                            "nested loops."),
         "Put the array in a struct, or use fewer dimensions.",
         "void f() { int a[1][1][1][1][1][1][1][1] = {}; auto l = [a] __device__() { return a[0]; }; }",
         "void f() { int a[1][1][1][1][1][1][1] = {}; auto l = [a] __device__() { return a[0]; }; }"),
    "extended_lambda_array_capture_default_constructible": (("The wrapper creates the array and then assigns its "
                                                             "elements."),
         "Give the element type a default constructor.",
         "struct E { E(int) {} };\nvoid f() { E a[1] = {1}; auto l = [a] __device__() { (void)a; }; }",
         "struct E {};\nvoid f() { E a[1]; auto l = [a] __device__() { (void)a; }; }"),
    "extended_lambda_array_capture_assignable": ("The wrapper creates the array and then assigns its elements.",
         "Make the element type assignable.",
         ("struct E { E &operator=(const E &) = delete; };\nvoid f() { E a[1]; auto l = [a] __device__() { (void)a; "
          "}; }"),
         "struct E {};\nvoid f() { E a[1]; auto l = [a] __device__() { (void)a; }; }"),
    "extended_lambda_cant_take_function_address": (_NAMED, "Move the lambda out of the constructor or destructor.",
         "struct S { S() { auto l = [] __device__() {}; } };",
         "struct S { void m() { auto l = [] __device__() {}; } };"),
    "extended_lambda_parent_class_unnamed": (_NAMED, "Give the class a name.",
         "struct { void m() { auto l = [] __device__() {}; } } s;",
         "struct S { void m() { auto l = [] __device__() {}; } } s;"),
    "extended_lambda_capture_local_type": (_TYPED, _MOVE,
         "void f() { struct L {}; L v; auto l = [v] __device__() { (void)v; }; }",
         "struct L {};\nvoid f() { L v; auto l = [v] __device__() { (void)v; }; }"),
    "extended_lambda_capture_private_type": (_TYPED, _MOVE,
         "class C { struct P {}; public: void m() { P v; auto l = [v] __device__() { (void)v; }; } };",
         "class C { public: struct P {}; void m() { P v; auto l = [v] __device__() { (void)v; }; } };"),
    "extended_lambda_parent_private_template_arg": (_NAMED, _MOVE,
         ("template <template <class> class T> void f() { auto l = [] __device__() {}; }\n"
          "class C { template <class> struct P {}; static void m(); };\n"
          "template void f<C::P>();"),
         ("template <template <class> class T> void f() { auto l = [] __device__() {}; }\n"
          "template <class> struct P {};\n"
          "template void f<P>();")),
    "extended_lambda_parent_local_type": (_NAMED, _MOVE,
         ("template <class T> auto f(T) -> int { auto l = [] __device__() {}; return 0; }\n"
          "inline auto g() { struct L {}; return L(); }\n"
          "template int f(decltype(g()));"),
         ("template <class T> auto f(T) -> int { auto l = [] __device__() {}; return 0; }\n"
          "struct L {};\n"
          "template int f(L);")),
    "extended_lambda_parent_private_type": (_NAMED, _MOVE,
         ("template <class T> void f() { auto l = [] __device__() {}; }\n"
          "class C { struct P {}; };\n"
          "template void f<C::P>();"),
         ("template <class T> void f() { auto l = [] __device__() {}; }\n"
          "class C { public: struct P {}; };\n"
          "template void f<C::P>();")),
    "extended_lambda_inaccessible_parent": (_NAMED, _MOVE_FUNCTION,
         "class C { void m() { auto l = [] __device__() {}; } };",
         "class C { public: void m() { auto l = [] __device__() {}; } };"),
    "extended_lambda_inaccessible_ancestor": (_NAMED, "Make the nested class public.",
         "class C { struct N { void m() { auto l = [] __device__() {}; } }; };",
         "class C { public: struct N { void m() { auto l = [] __device__() {}; } }; };"),
    "extended_lambda_call_operator_local_type": (_TYPED, _MOVE,
         "void f() { struct L {}; auto l = [] __host__ __device__(L) {}; }",
         "struct L {};\nvoid f() { auto l = [] __host__ __device__(L) {}; }"),
    "extended_lambda_call_operator_private_type": (_TYPED, _MOVE,
         "class C { struct P {}; public: void m() { auto l = [] __host__ __device__(P) {}; } };",
         "class C { public: struct P {}; void m() { auto l = [] __host__ __device__(P) {}; } };"),
    "extended_lambda_disallowed": ("A lambda with an annotation changes the host code, which has to be asked for.",
         "Compile with --extended-lambda, or use a functor class.",
         "void f() { auto l = [] __device__() {}; }",
         "struct F { __device__ void operator()() {} };\nvoid f() { F l; }"),
    "extended_lambda_enclosing_function_deducible": (("The address of the enclosing function is needed before its "
                                                      "return type has been deduced."),
         "Write the return type.",
         "auto f() { auto l = [] __device__() {}; return 1; }", "int f() { auto l = [] __device__() {}; return 1; }"),
    "extended_host_device_generic_lambda": (("The wrapper calls the lambda through a pointer to a function with "
                                             "fixed parameter types."),
         "Write the parameter types, or drop __host__.",
         "void f() { auto l = [] __host__ __device__(auto) {}; }",
         "void f() { auto l = [] __host__ __device__(int) {}; }"),
    "extended_lambda_hd_init_capture": (_WRAPPED, "Declare a variable and capture it.",
         "void f() { auto l = [n = 1] __host__ __device__() { return n; }; }",
         "void f() { int n = 1; auto l = [n] __host__ __device__() { return n; }; }"),
    "extended_lambda_init_capture_initlist": ("An initializer list refers to an array in the memory of the CPU.",
         "Capture an array or a struct.",
         ("namespace std { template <class T> class initializer_list { const T *p; unsigned long n; }; }\n"
          "void f() { auto l = [i = {1, 2}] __device__() { (void)i; }; }"),
         "void f() { int i[2] = {1, 2}; auto l = [i] __device__() { (void)i; }; }"),
    "extended_lambda_enclosing_function_not_found": (_NAMED, "Move the outer lambda into a function.",
         "auto outer = [] { auto l = [] __device__() {}; };",
         "void f() { auto outer = [] { auto l = [] __device__() {}; }; }"),
    "extended_lambda_enclosing_function_generic_lambda": (_NAMED, "Write the parameter types of the outer lambda.",
         "void f() { auto outer = [](auto) { auto l = [] __device__() {}; }; }",
         "void f() { auto outer = [](int) { auto l = [] __device__() {}; }; }"),
    "extended_lambda_enclosing_function_hd_lambda": (("The body of the outer lambda is compiled for both sides, "
                                                      "with different wrappers for the inner one."),
         "Move the inner lambda out, or drop __host__ from the outer one.",
         "void f() { auto outer = [] __host__ __device__() { auto l = [] __device__() {}; }; }",
         "void f() { auto outer = [] { auto l = [] __device__() {}; }; }"),
    "extended_lambda_constexpr": ("On the host side the lambda is a wrapper object that cannot be constant-evaluated.",
         "Drop the specifier.",
         "void f() { auto l = [] __device__() constexpr {}; }", "void f() { auto l = [] __device__() {}; }"),
    "lambda_operator_annotated": (("The annotation of a lambda stands in front of its parameter list and holds for "
                                   "the whole closure."),
         "Write [] __device__ (parameters).",
         "void f() { auto l = []() __device__ {}; }", "void f() { auto l = [] __device__() {}; }"),
    20177: ("Without support by the dialect *this can be captured only where no wrapper for the host is needed.",
         "Compile as C++17 or later, or drop __host__.",
         "struct S { int n; void m() { auto l = [*this] __host__ __device__() { return n; }; } };",
         "struct S { int n; void m() { auto l = [*this] __device__() { return n; }; } };"),
    "this_addr_capture_ext_lambda": ("The lambda keeps the address of an object that may be in the memory of the CPU.",
         "Capture *this, or copies of the members.",
         "struct S { int n; void m() { auto l = [=] __device__() { return n; }; } };",
         "struct S { int n; void m() { auto l = [*this] __device__() { return n; }; } };"),
    "extended_lambda_capture_in_constexpr_if": (("Host and device may take different branches and would then "
                                                 "disagree about the fields of the closure."),
         "Mention the variable outside of the if constexpr first, or capture it by name.",
         "void f() { int n = 1; auto l = [=] __device__() { if constexpr (true) return n; else return 0; }; }",
         "void f() { int n = 1; auto l = [n] __device__() { if constexpr (true) return n; else return 0; }; }"),
    "extended_lambda_too_many_captures": ("The wrapper has a template for each number of captures, up to 1023.",
         "Capture a struct or an array.",
         "", "void f() { int a[2000] = {}; auto l = [a] __device__() { return a[0]; }; }"),
}
