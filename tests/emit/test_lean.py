"""Which declarations of system headers a lean unit keeps: those whose names are spelt in what is kept."""

from pathlib import Path

import pytest

from cufe.emit.lean.leaving_out import lean_unit


def _lean(header: str, own: str, standard: int = 17) -> str:
    """The lean text of a unit with one system header, which lies in a namespace `n` where it is not C."""
    text = f'# 1 "a.cu"\n# 1 "/usr/include/h.h" 1 3\n{header}\n# 2 "a.cu" 2\n{own}\n'
    lean = lean_unit(text.encode(), standard).decode()
    assert lean.count("\n") == text.count("\n")
    assert lean.endswith(own + "\n")
    return lean


#: header, own text, what stays (words), what goes
def _cases() -> list[dict[str, str]]:
    """The blocks of the file: a header of the system, own text, what stays of the header, and what goes."""
    blocks = Path(__file__).with_name("lean_cases.txt").read_text().split("\n\n")
    found: list[dict[str, str]] = []
    for block in blocks:
        case: dict[str, str] = {}
        key = ""
        for line in block.strip("\n").split("\n"):
            if not line.startswith(" "):
                key, _, line = line.partition(":")
            case[key] = f"{case.get(key, '')}\n{line.strip()}".strip("\n")
        found.append(case)
    return found


@pytest.mark.parametrize("case", _cases(), ids=lambda case: case["stays"])
def test_what_stays(case: dict[str, str]) -> None:
    lean = _lean(case["header"], case["own"], 20).partition("# 2 ")[0]
    assert case["stays"] in lean
    assert not case["goes"] or case["goes"] not in lean


#: a standard library whose bodies are `go()` or, in what has to have one, `stay()`
_LIBRARY = """\
void go(); int stay();
inline void f(int) { go(); }
template <class T> void each(T t) { go(); t(1); }
template <class T> struct box { box(T v) : v(v) { go(); } ~box() { go(); } T get() const { go(); return v; }
  friend bool operator<(const box &, const box &) { go(); return true; } constexpr T c() { return stay(); }
  auto deduced() { return stay(); } auto trailing() -> T { go(); return v; } void outside();
  decltype(auto) d() { return stay(); } [[nodiscard]] friend bool operator>(const box &, int) { return stay(); }
  static void *operator new(unsigned long n) { stay(); return 0; } T v; };
template <class T> void box<T>::outside() { go(); }
inline double abs(double x) { stay(); return x; }
"""
_OF_DEVICE = "__attribute__((host)) __attribute__((device)) double abs(double);"
_USES = "void use() { f(1); each(f); box<int> b(1); b.get(); b.outside(); b.c(); b.deduced(); b.d(); abs(1); b > 1; }"


def _bodies(own: str) -> tuple[int, int]:
    """How many bodies of each sort a device unit with a standard library keeps."""
    text = f'# 1 "a.cu"\n# 1 "/usr/include/c++/12/l.h" 1 3\n{_LIBRARY}# 1 "/usr/include/h.h" 1 3\n{_OF_DEVICE}\n'
    lean = lean_unit(f'{text}# 9 "/usr/include/c++/12/l.h" 2 3\n# 2 "a.cu" 2\n{own}\n'.encode(), 20).decode()
    return lean.count("go()"), lean.count("stay()")


_KERNEL = "template <class T> __attribute__((global)) void k(T *p) {} "


@pytest.mark.parametrize(
    "own",
    [
        "",
        _KERNEL,
        "template <class T> void run() { auto f = [](int x) { return x; }; } int x = a[1] < 2;",
        "template <class T> using list = box<T>; template <class T> concept any = true;",
        "struct A { void operator()(int) const {} auto f() const { return 1; } };",
        "template <> struct box<char> { void f() { for (auto x : y) if (auto z = x) ; } };",
        "template <class T> __attribute__((device)) T each(T);",
    ],
)
def test_bodies_of_the_library_go(own: str) -> None:
    assert _bodies(own + _USES) == (0, 7)


@pytest.mark.parametrize(
    "own",
    [
        "template <class T> struct A {};",
        "template <class T> struct A;",
        "struct A { template <class T> void f(T) {} };",
        "template <class T> void each(T);",
        "template <class T> bool operator<(T, int) { return true; }",
        "template <class T> void run() { struct L { void operator()(int) {} }; }",
        "void run() { each([](auto x) {}); }",
        "void run() { each([]<class T>(T) {}); }",
        "struct A { void operator()(int, const auto &) {} };",
        "void run(integral auto x) {}",
        "template <class T> int variable = T();",
        "template class box<int>;",
        "namespace n { template <class T> struct A {}; }",
    ],
)
def test_bodies_of_the_library_stay_where_it_may_call_a_template_of_the_program(own: str) -> None:
    assert _bodies(own + _USES) != (0, 7)
    assert _bodies(own + _USES)[0] > 5


def test_bodies_stay_where_system_headers_have_kernels() -> None:
    reserved = "template <class T> struct __a { static %s void f(T) {} };"
    for word, goes in (("__attribute__((global))", False), ("", True)):
        header = f'# 1 "/opt/h.h" 1 3\n{reserved % word}\n# 2 "a.cu" 2\n'
        assert (_bodies(header + _USES) == (0, 7)) is goes
    text = '# 1 "a.cu"\n# 1 "/t/include/cuda_runtime.h" 1\nint runtime;\n# 1 "/t/include/t.h" 1\n'
    text += _KERNEL + f'\n# 1 "/usr/include/c++/12/l.h" 1 3\n{_LIBRARY}# 2 "a.cu" 2\n{_USES}\n'
    assert lean_unit(text.encode(), 20).decode().count("go()") > 5
    assert lean_unit(text.replace("global", "device").encode(), 20).decode().count("go()") == 0


_KERNEL_TEMPLATES = """\
template <class T> __attribute__((global)) void kernel() {}
template <class T> __attribute__((device)) int table = 5;
template <class T> void launch() { kernel<T><<<1, 1>>>(); }
template <class T> struct Launcher { void run() { launch<T>(); } };
template <class T> auto address = &kernel<T>;
template <void (*F)()> struct Holder {};
"""
_LAUNCHER = "Launcher<int> launcher();"


@pytest.mark.parametrize(
    "header",
    [
        "inline void f() { kernel<int><<<1, 1>>>(); }",
        "inline void f() { launch<int>(); }",
        "inline void f() { launcher().run(); }",
        "struct A { void f() { Launcher<int>().run(); } };",
        "struct A { template <class T> void g() {} Launcher<int> f; };",
        "using F = Holder<&kernel<int>>;",
        'static_assert(address<int> != nullptr, "");',
        "inline void (*const f)() = &kernel<int>;",
        "inline int f() { return sizeof(table<int>); }",
        "template <class T> void g(); template <> inline void g<int>() { launch<int>(); }",
    ],
)
def test_what_instantiates_kernels_stays(header: str) -> None:
    assert header.split(";")[-2] in _lean(_KERNEL_TEMPLATES + _LAUNCHER + header, "int x;")


@pytest.mark.parametrize(
    "header",
    [
        "inline void f() {}",
        "template <class T> void f() { launch<T>(); }",
        "struct A { A(); template <class T> void f() { launch<T>(); } };",
        "inline void f() { std::launch<int>(); }",
    ],
)
def test_templates_that_lead_to_kernels_go_where_nothing_names_them(header: str) -> None:
    assert "kernel" not in _lean(_KERNEL_TEMPLATES + header, "int x;")


def test_pragmas_stay_and_those_of_a_declaration_go_with_it() -> None:
    header = "#pragma GCC visibility push(default)\n#pragma nv_exec_check_disable\nvoid f();\n"
    header += "#pragma omp declare simd\nint g();\n#pragma GCC visibility pop"
    assert [line for line in _lean(header, "int x;").split("\n") if "pragma" in line] == [
        "#pragma GCC visibility push(default)",
        "#pragma GCC visibility pop",
    ]


def test_headers_of_vendors_stay_where_functions_for_host_and_device_may_be_warned_of() -> None:
    vendor = "inline __attribute__((host)) __attribute__((device)) int f(); int g();\n" * 200
    text = f'# 1 "a.cu"\n# 1 "/usr/include/c++/12/l.h" 1 3\nint l();\n# 1 "/v/h.h" 1 3\n{vendor}# 2 "a.cu" 2\nint x;\n'
    for relaxed in (False, True):
        lean = lean_unit(text.encode(), 17, relaxed).decode()
        assert ("f();" in lean, "g();" in lean, "l();" in lean) == (not relaxed, not relaxed, False)


def test_own_headers_stay_as_they_are() -> None:
    text = '# 1 "a.cu"\n# 1 "own.h" 1\nvoid f(); void g();\n# 2 "a.cu" 2\nint x;\n'
    assert lean_unit(text.encode(), 17) == text.encode()


def test_a_unit_that_is_no_program_stays_as_it_is() -> None:
    text = b'# 1 "/usr/include/h.h" 1 3\nvoid f() {\n# 2 "a.cu" 2\nint x;\n'
    assert lean_unit(text, 17) == text


def test_markers_that_say_nothing_of_what_follows_go() -> None:
    text = """\
# 1 "a.cu"
# 1 "/usr/include/h.h" 1 3
int a();
# 4 "/usr/include/h.h" 3
int b();
# 1 "/usr/include/i.h" 1 3
int c();
# 7 "/usr/include/h.h" 2 3
int d();
# 20 "/usr/include/h.h" 3
# 1 "/usr/include/j.h" 1 3
int e();
# 9 "/usr/include/j.h" 3
int needed();
# 22 "/usr/include/h.h" 2 3
# 2 "a.cu" 2
int x = needed();
"""
    kept = [line for line in lean_unit(text.encode(), 17).decode().split("\n") if line]
    assert kept == [
        '# 1 "a.cu"',
        '# 1 "/usr/include/h.h" 1 3',
        '# 20 "/usr/include/h.h" 3',
        '# 1 "/usr/include/j.h" 1 3',
        '# 9 "/usr/include/j.h" 3',
        "int needed();",
        '# 22 "/usr/include/h.h" 2 3',
        '# 2 "a.cu" 2',
        "int x = needed();",
    ]
