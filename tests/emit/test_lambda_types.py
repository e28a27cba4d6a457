"""The types of wrappers are those that the device compiler names in the stub file.

The expected types are what the real tools write for the same lambdas (observed: lambdas 2.3 to 2.7 and 4)."""

from pathlib import Path

import pytest

from tests.emit.lambda_units import compile_host_file, host_text

DL = "__nv_dl_wrapper_t<__nv_dl_tag<{0}, {1}, {2}>{3}>"
TYPED = "__nv_dl_wrapper_t<__nv_dl_trailing_return_tag<{0}, {1}, {2}, {3}>{4}>"
HDL = "__nv_hdl_wrapper_t<{0}, __nv_dl_tag<{1}, {2}, {3}>, {4}>"


#: the place in a source where the type of `l` is compared
COMPARED = '(void)"compared";'


def _complaints(folder: Path, source: str, expected: str) -> str:
    """What g++ says where the host file of `source` compares the type of the lambda `l` with the expected one.

    The wrappers are named in the host file alone: to cufe, as to the real tool, closures have types of their own."""
    same = "template <class A, class B> struct same; template <class A> struct same<A, A> { };\n"
    text = host_text(same + source)
    return compile_host_file(folder, text.replace(COMPARED, f"same<decltype(l), {expected}> s; (void)s;"), "")


@pytest.mark.parametrize(
    ("captures", "body", "types"),
    [
        ("", "return i;", ""),
        ("=", "return i;", ""),
        ("=", "return b + a;", ", float, int"),
        ("a, b", "return b + a;", ", int, float"),
        ("b, a", "return 1;", ", float, int"),
        ("=", "return r;", ", const int"),
        ("=", "return array[1][2];", ", int [2][3]"),
        ("=", "return constant;", ", const int"),
        ("constant", "return 1;", ", const int"),
        ("", "return constant;", ""),
        ("=", "return sizeof(a) + b;", ", float"),
        ("=", "int x[constant]; return x[0] + a;", ", int"),
        ("=", "decltype(a) x = b; return x;", ", float"),
        ("=", "int a = 1; return a + b;", ", float"),
        ("=", "{ int a = 1; } return a;", ", int"),
        ("=", "for (int b = a; b < 3; ++b) { } return b;", ", int, float"),
        ("=", "switch (i) { case constant: return a; } return 2;", ", int"),
        ("=", "constexpr int x = constant; return x;", ""),
        ("=", "auto f = [=](int k) { return k + b; }; return f(a);", ", float, int"),
        ("=", "auto f = [a](int b) { return a + b; }; return f(1);", ", int"),
        ("=", "auto f = [a = b](int k) { return a + k; }; return f(1);", ", float"),
        ("=", "return stat + global;", ""),
        ("=", "return ::global + agg.a;", ", Agg"),
        ("=", "Agg c{a, 2}; return c.b;", ", int"),
        ("x = a + 1.5", "return x;", ", double"),
        ("x(b)", "return x;", ", float"),
        ("=, x = &a", "return *x + b;", ", int *, float"),
        ("=", "if (int a = i; a > 1) return b; else return a + b;", ", float"),
        ("=", "goto a; a: return b;", ", float"),
        ("=", "return i < constant ? a : b;", ", const int, int, float"),
        ("=", "auto [a, b] = Agg{1, 2}; return a + b;", ""),
        ("=", "return [&] { return a; }() + b;", ", int, float"),
        ("=", "return noexcept(a + 1) ? b : 1;", ", float"),
        ("=", "struct In { float a; }; return In{b}.a;", ", float"),
        ("=", "return (a)-(b);", ", int, float"),
    ],
)
def test_captures_of_a_device_lambda(tmp_path: Path, captures: str, body: str, types: str) -> None:
    """Explicit ones as listed, implicit ones by first use; constants too, operands that are not evaluated not."""
    source = (
        "int global; struct Agg { int a, b; };\n"
        "void f(int a, float b, const int &r) {\n"
        "  const int constant = 3; static int stat; int array[2][3] = {}; Agg agg{};\n"
        f"  auto l = [{captures}] __device__ (int i) {{ {body} }};\n"
        f"  use(l); {COMPARED}\n"
        "}\n"
    )
    expected = DL.format("void (*)(int, float, const int &)", "&f", 1, types)
    said = _complaints(tmp_path, source, expected)
    assert not said, said


@pytest.mark.parametrize(
    ("function", "pointer", "address"),
    [
        ("void p() { BODY }", "void (*)()", "&p"),
        ("static int p(int a = 3) { BODY return a; }", "int (*)(int)", "&p"),
        (
            "int *p(const int a, int b[], int c(float), ...) { BODY return 0; }",
            "int *(*)(int, int *, int (*)(float), ...)",
            "&p",
        ),
        ("int (*p(char c))[3] { BODY return 0; }", "int (*(*)(char))[3]", "&p"),
        ("void (*p(char c))(int) { BODY return 0; }", "void (*(*)(char))(int)", "&p"),
        ("auto p(int a) -> decltype(a) { BODY return a; }", "int (*)(int)", "&p"),
        ('extern "C" void p() noexcept { BODY }', "void (*)() noexcept", "&p"),
        ("void p(float); void p(int) { BODY }", "void (*)(int)", "&p"),
        ("namespace N { inline namespace I { void p() { BODY } } }", "void (*)()", "&N::I::p"),
        ("namespace N { void p(); } void N::p() { BODY }", "void (*)()", "&N::p"),
        ("struct A { int v; }; void p(A A) { BODY }", "void (*)(::A)", "&p"),
        ("struct S { void p() const & { BODY } };", "void (S::*)() const &", "&S::p"),
        ("struct S { void p() volatile && noexcept { BODY } };", "void (S::*)() volatile && noexcept", "&S::p"),
        ("struct S { static void p(int) { BODY } };", "void (*)(int)", "&S::p"),
        ("struct S { static void p(int); }; void S::p(int) { BODY }", "void (*)(int)", "&S::p"),
        ("struct S { void p(); static void p(int); }; void S::p() { BODY }", "void (S::*)()", "&S::p"),
        (
            "struct alignas(16) [[maybe_unused]] S { static void p(); }; void S::p() { BODY }",
            "void (*)()",
            "&S::p",
        ),
        (
            "struct S { operator const int *() const { BODY return 0; } };",
            "const int *(S::*)() const",
            "&S::operator const int *",
        ),
        ("struct S { int operator()(int) { BODY return 0; } };", "int (S::*)(int)", "&S::operator()"),
        (
            "struct S { void *operator new(size_t n) { BODY return ::operator new(n); } };",
            "void *(*)(size_t)",
            "&S::operator new",
        ),
        ("struct S { struct In { virtual void p() { BODY } }; };", "void (S::In::*)()", "&S::In::p"),
        ("struct S { struct In { void p(); }; }; void S::In::p() { BODY }", "void (S::In::*)()", "&S::In::p"),
        ("template <class T> void p(T); template <> void p<int>(int) { BODY }", "void (*)(int)", "&p<int>"),
        ("template <class T> void p(T); template <> void p(int) { BODY }", "void (*)(int)", "&p<int>"),
        (
            "template <class T> struct S { void p(); }; template <> void S<int>::p() { BODY }",
            "void (S<int>::*)()",
            "&S<int>::p",
        ),
        (
            "template <class T> struct S; template <> struct S<int> { void p() { BODY } };",
            "void (S<int>::*)()",
            "&S<int>::p",
        ),
        (
            "struct S { template <class T> void p(T); }; template <> void S::p(int) { BODY }",
            "void (S::*)(int)",
            "&S::p<int>",
        ),
        (
            "template <class T> bool operator>>(S0, T); template <> bool operator>> <int>(S0, int) { BODY return 1; }",
            "bool (*)(S0, int)",
            "&operator>> <int>",
        ),
        (
            "template <class T> bool operator<(S0, T); template <> bool operator<(S0, int) { BODY return 1; }",
            "bool (*)(S0, int)",
            "&operator< <int>",
        ),
        ("namespace q { struct q { void p(); }; } void q::q::p() { BODY }", "void (::q::q::*)()", "&::q::q::p"),
        ("namespace q { struct q { }; void p(); } void q::p() { BODY }", "void (*)()", "&::q::p"),
        ("int operator+(S0 a, int b) { BODY return b; }", "int (*)(S0, int)", "&operator+"),
        ('int operator""_x(unsigned long long) { BODY return 0; }', "int (*)(unsigned long long)", '&operator""_x'),
    ],
)
def test_enclosing_function(tmp_path: Path, function: str, pointer: str, address: str) -> None:
    """The tag holds type and address of the enclosing function."""
    body = f"auto l = [] __device__ (int i) {{ return i; }}; use(l); {COMPARED}"
    source = "struct S0 { };\n" + function.replace("BODY", body)
    said = _complaints(tmp_path, source, DL.format(pointer, address, 1, ""))
    assert not said, said


@pytest.mark.parametrize(
    ("template", "call", "pointer", "address"),
    [
        ("template <class T> void p(T) { BODY }", "p(1)", "void (*)(int)", "&p<int>"),
        (
            "template <class T, int N, class... P> void p(P...) { BODY }",
            "p<char, 3>(1, 2.f)",
            "void (*)(int, float)",
            "&p<char, 3, int, float>",
        ),
        ("template <class, int = 3> void p() { BODY }", "p<char>()", "void (*)()", "&p<char, 3>"),
        ("template <template <class> class X> void p() { BODY }", "p<Temp>()", "void (*)()", "&p<Temp>"),
        ("template <class T> struct S { void p() { BODY } };", "S<int>().p()", "void (S<int>::*)()", "&S<int>::p"),
        (
            "template <class T> struct S { static void p(T); }; template <class T> void S<T>::p(T) { BODY }",
            "S<int>::p(1)",
            "void (*)(int)",
            "&S<int>::p",
        ),
        (
            "template <class T> struct S; template <class T> struct S<T *> { void p() const { BODY } };",
            "S<int *>().p()",
            "void (S<int *>::*)() const",
            "&S<int *>::p",
        ),
        (
            (
                "template <class T> struct S { template <class U> void p(U); };\n"
                "template <class T> template <class U> void S<T>::p(U) { BODY }"
            ),
            "S<int>().p('c')",
            "void (S<int>::*)(char)",
            "&S<int>::p<char>",
        ),
        (
            (
                "template <class T> struct S; template <> struct S<int> { template <class U> void p(U); };\n"
                "template <class U> void S<int>::p(U) { BODY }"
            ),
            "S<int>().p('c')",
            "void (S<int>::*)(char)",
            "&S<int>::p<char>",
        ),
        (
            "template <class T> struct S { struct In { void p(T) { BODY } }; };",
            "S<int>::In().p(1)",
            "void (S<int>::In::*)(int)",
            "&S<int>::In::p",
        ),
        (
            "struct W { };\ntemplate <class T> bool operator<(W, T) { BODY return 1; }",
            "W() < 1",
            "bool (*)(W, int)",
            "&operator< <int>",
        ),
        (
            "struct W { template <class U> int operator()(U) { BODY return 1; } };",
            "W()(1)",
            "int (W::*)(int)",
            "&W::operator()<int>",
        ),
        (
            "struct W { template <class U> W &operator->*(U) { BODY return *this; } };",
            "W()->*1",
            "W &(W::*)(int)",
            "&W::operator->*<int>",
        ),
        ("void p(auto a, const auto &b) { BODY }", "p(1, 2.f)", "void (*)(int, const float &)", "&p<int, float>"),
    ],
)
def test_enclosing_template(tmp_path: Path, template: str, call: str, pointer: str, address: str) -> None:
    """In a template the tag hangs on its parameters, and an instance has the arguments in it."""
    body = "auto l = [] __device__ (int i) { return i; }; check(l);"
    head = "template <class T> struct Temp { };\ntemplate <class L> void check(L);\n"
    stub = (
        'template <class L> void check(L) { static_assert(sizeof(L) == 0, "another closure"); }\n'
        f"template <> void check({DL.format(pointer, address, 1, '')}) {{ }}\n"
        f"void run() {{ {call}; }}\n"
    )
    said = compile_host_file(tmp_path, host_text(head + template.replace("BODY", body), 20), stub, 20)
    assert not said, said


@pytest.mark.parametrize(
    ("lambda_", "expected"),
    [
        (
            "[] __host__ __device__ (int i) { return i; }",
            HDL.format("false, true, false", "void (*)(int)", "&f", 1, "int (int)"),
        ),
        (
            "[=] __host__ __device__ (int i) { return i; }",
            HDL.format("false, false, false", "void (*)(int)", "&f", 1, "int (int)"),
        ),
        (
            "[=] __host__ __device__ (int i) { return a; }",
            HDL.format("false, false, false", "void (*)(int)", "&f", 1, "int (int), int"),
        ),
        (
            "[a] __device__ __host__ (int i) mutable { return a; }",
            HDL.format("true, false, false", "void (*)(int)", "&f", 1, "int (int), int"),
        ),
        (
            "[] __host__ __device__ () mutable noexcept -> long { return 1; }",
            HDL.format("true, true, true", "void (*)(int)", "&f", 1, "long ()"),
        ),
        ("[] __device__ (int i) -> long { return i; }", TYPED.format("void (*)(int)", "&f", "long", 1, "")),
        ("[=] __device__ (int i) -> decltype(a) { return a; }", TYPED.format("void (*)(int)", "&f", "int", 1, ", int")),
        ("[] __device__ (int i) -> decltype(i + 1) { return i; }", DL.format("void (*)(int)", "&f", 1, "")),
        ("[] __device__ __nv_parent(&g) (int i) { return i; }", DL.format("int (*)()", "&g", 1, "")),
        (
            "[z = [=] __device__ (int i) { return a; }] __device__ (int i) { return z(i); }",
            DL.format("void (*)(int)", "&f", 2, ", " + DL.format("void (*)(int)", "&f", 1, ", int")),
        ),
    ],
)
def test_sort_of_wrapper(tmp_path: Path, lambda_: str, expected: str) -> None:
    """Flags of host-device wrappers, tags with a return type, named parents, nested lambdas."""
    body = f"auto l = {lambda_}; use(l); {COMPARED} (void)a;"
    source = f"int g();\nvoid f(int a) {{ {body} }}\n"
    said = _complaints(tmp_path, source, expected)
    assert not said, said
