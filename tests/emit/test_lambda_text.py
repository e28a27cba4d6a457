"""The text around extended lambdas: lines stay, nothing that cufe writes draws a warning, the rest is left alone."""

import re
from pathlib import Path

import pytest

from tests.emit.lambda_units import HEAD, compile_host_file, host_text

_EVERYTHING = """\
struct S {
  int v;
  void go(int n) {
    auto a = [=] __device__ (int i) { return v + n; };
    auto b = [*this] __host__ __device__ (int i) mutable -> int { return v + i; };
    use(a); use(b);
  }
};
template <class T> void tmpl(T t, const int (&r)[3]) {
  auto a = [=] __device__ (auto i) -> T { return t + i + r[0]; };
  auto b = [=] __host__ __device__ (int i) noexcept { return t + i; };
  use(a); use(b);
}
void host(int n) {
  const int constant = 3;
  static int counter = 0;
  typedef int word;
  auto a = [n] __device__ (int i) { word w = constant; return w + n + counter; };
  auto b = [x = n + 1] __device__ (int i) { return x; };
  auto c = [] __host__ __device__ (int i) { return i; };
  use(a); use(b); use(c);
  tmpl(n, {1, 2, 3});
  S{1}.go(2);
  c(1);
}
auto outside = [] __device__ (int i) { return i; };
"""


@pytest.mark.parametrize("standard", [14, 17, 20])
def test_no_warning_comes_from_cufe(tmp_path: Path, standard: int) -> None:
    """The lambdas' own parameters and variables, whose uses vanish, draw no warning either."""
    if standard == 14:
        source = _EVERYTHING.replace(
            "[*this] __host__ __device__ (int i) mutable", "[n] __host__ __device__ (int v) mutable"
        )
        source = source.replace("return v + i; };", "return v + n; };")
    else:
        source = _EVERYTHING
    text = host_text(source, standard)
    said = compile_host_file(tmp_path, text, "", standard, "-Wall", "-Wextra")
    assert not said, said


def test_lines_stay(tmp_path: Path) -> None:
    """A lambda over several lines leaves `__LINE__` behind it as it was, and a system header stays one."""
    source = (
        "void f(int a) {\n"
        "  auto l = [=]\n    __device__\n    (int i)\n  {\n    return a + i;\n  };"
        ' static_assert(__LINE__ == START + 6, "");\n'
        "  auto h = [=] __host__ __device__ (int i) {\n    return a + i;\n  };"
        ' static_assert(__LINE__ == START + 9, "");\n'
        "  use(l); use(h);\n"
        "}\n"
    )
    start = len(HEAD.split("\n"))
    source = source.replace("START", str(start))
    assert not compile_host_file(tmp_path, host_text(source), "")


def test_plain_lambdas_are_left_alone() -> None:
    """A lambda without annotation, and what is inside it, is printed as it is written."""
    body = "void f(int a) { auto l = [ = , &a ] ( int i ) mutable { return ( a )+ i ; } ; use(l); }"
    assert body in host_text(body)


def test_only_the_counts_that_occur() -> None:
    """The wrappers' templates are given for the numbers of captures in the unit and for no others."""
    text = host_text("void f(int a, int b) { use(b); auto l = [a, b] __device__ () { return a; }; use(l); }")
    assert "__nv_dl_wrapper_t<Tag, F1, F2>" in text
    assert "__nv_dl_wrapper_t<Tag, F1>" not in text
    assert "__nv_hdl_wrapper_t<false, false, NeverThrows" not in text
    text = host_text("void f(int a) { auto l = [=] __host__ __device__ () { return a; }; use(l); }")
    found = re.findall(r"struct __nv_hdl_wrapper_t<(\w+, \w+), NeverThrows, Tag, OpFuncR\(OpFuncArgs...\), F1>", text)
    assert found == ["false, false", "true, false", "false, true", "true, true"]


def test_without_the_struct_no_templates() -> None:
    """The templates stand in front of the toolkit's struct; without the attribute it is an ordinary one."""
    text = host_text("namespace N { struct __nv_lambda_preheader_injection { int i; }; }")
    assert text.count("struct __nv_dl_tag {") == 1
    text = host_text("namespace N { struct __device_builtin__ __nv_lambda_preheader_injection { }; }")
    assert text.count("struct __nv_dl_tag {") == 2
