"""`cufe explain-at`: what stands at a place."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cufe.driver import main as program

Ask = Callable[[str], dict[str, Any]]
SOURCE = """\
# 1 "a.ii"
struct P { int x; explicit P(int a) : x(a) {} int get() const { return x; } };
int f(double); int f(int); int f(const char *, int = 3); template<class T> int f(T *);
__attribute__((device)) int dev(int a);
__attribute__((global)) void kern(P *p, int n) {
  const int k = 4;
  p->x = f(n) + f(2.0f) + k;
  auto l = [=](int z) { return dev(z) + n; };
  l(p->get());
}
"""


@pytest.fixture
def explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Asks about a place of SOURCE."""
    monkeypatch.chdir(tmp_path)
    Path("a.ii").write_text(SOURCE)

    def ask(place: str) -> dict[str, Any]:
        assert program.main(["explain-at", "--json", f"a.ii:{place}", "--", "--c++17"]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return ask


def test_a_call(explained: Ask) -> None:
    answer = explained("6:10")
    assert answer["entity"] == "int f(int)"
    assert answer["calls"] == "int f(int)  [a.ii:2:20]"
    assert answer["inside_of"] == "void kern(P *, int)"
    assert answer["runs_on"] == "__global__"
    reasons = {one["function"].partition("  ")[0]: one["reason"] for one in answer["candidates"]}
    assert reasons["int f(double)"] == "worse conversion of argument 1"
    assert reasons["int f(const char *, int)"] == "no conversion of argument 1 from `int` to `const char *`"


def test_a_constant(explained: Ask) -> None:
    answer = explained("6:27")
    assert (answer["names"], answer["entity"], answer["value"]) == ("local variable", "const int k", "4")


def test_inside_of_a_lambda(explained: Ask) -> None:
    answer = explained("7:32")
    assert (answer["entity"], answer["space"]) == ("int dev(int)", "__device__")
    assert answer["inside_of"] == "<lambda at a.ii:7:12>::operator()(int)->int"


def test_a_declaration(explained: Ask) -> None:
    assert explained("1:8")["names"] == "type"


def test_places_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "b.ii"
    file.write_text("int x;\n\n")
    assert program.main(["explain-at", f"{file}:2:1"]) == 1
    assert "nothing of the program" in capsys.readouterr().err
    assert program.main(["explain-at", "nowhere"]) == 2


def test_columns_are_those_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Macros stand in front of what is asked about, and of where it is declared."""
    monkeypatch.chdir(tmp_path)
    lines = "#define N (1 << 4)", "__device__ int dev(int);", "__global__ void k(int *p) { *p = N + dev(N); }"
    Path("a.cu").write_text("\n".join(lines))
    for place in ("3:39", "3:38"):
        assert program.main(["explain-at", "--json", "--no-toolkit", f"a.cu:{place}"]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert (answer["place"], answer["entity"], answer["declared"]) == ("a.cu:3:38", "int dev(int)", "a.cu:2:16")


LAUNCHES = """\
__global__ void plain(int *p, int n);
template <class T, int N = 4> __global__ void deduced(T *p, T n) {}
namespace ns { template <class F> __global__ void apply(F f, int n) {} void g(long); void g(int); }
struct S { static const int width = 32; void run(int *p, cudaStream_t s); };
void S::run(int *p, cudaStream_t s) {
  plain<<<4, width>>>(p, 1);
  deduced<<<dim3(2, 3), 64, sizeof(int) * 8, s>>>(p, 2);
  deduced<double, 7><<<1, 1>>>(nullptr, 2.5);
  ns::apply<<<1, 128>>>(p, 3);
  auto go = [&](int n) { plain<<<n, n * 2>>>(nullptr, n); };
  go(3);
  ns::g(1);
}
template <class T> void launch(T *p) {
  deduced<T><<<1, sizeof(T)>>>(p, *p);
  plain<<<1, 2>>>(nullptr, 3);
}
void main_() { launch((int *)0); }
"""


@pytest.fixture
def launched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Asks about a place of LAUNCHES."""
    monkeypatch.chdir(tmp_path)
    Path("l.cu").write_text(LAUNCHES)

    def ask(place: str) -> dict[str, Any]:
        assert program.main(["explain-at", "--json", "--no-toolkit", f"l.cu:{place}"]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return ask


@pytest.mark.parametrize(
    ("place", "kernel", "arguments"),
    [
        ("6:3", "void plain(int *, int)", ""),
        ("7:3", "void deduced<int, 4>(int *, int)", "T = int, N = 4"),
        ("8:3", "void deduced<double, 7>(double *, double)", "T = double, N = 7"),
        ("9:7", "void ns::apply<int *>(int *, int)", "F = int *"),
        ("10:26", "void plain(int *, int)", ""),
        ("16:3", "void plain(int *, int)", ""),
    ],
)
def test_the_kernel_of_a_launch(place: str, kernel: str, arguments: str, launched: Ask) -> None:
    """Its name means the kernel, the instance with its arguments, and no function that nobody wrote."""
    answer = launched(place)
    assert (answer["entity"], answer["space"]) == (kernel, "__global__")
    assert answer.get("with", "") == arguments
    assert answer["calls"].startswith(f"{kernel}  [l.cu:")


@pytest.mark.parametrize(
    ("place", "launches", "configuration"),
    [
        ("6:8", "plain", ["4  of type `int`", "width  of type `int`", "0 (nothing written)", "0 (nothing written)"]),
        (
            "7:10",
            "deduced",
            [
                "dim3(2, 3)  of type `dim3`",
                "64  of type `int`",
                "sizeof(int) * 8  of type `unsigned long`, value 32UL",
                "s  of type `cudaStream_t`",
            ],
        ),
        ("10:31", "plain", ["n  of type `int`", "n * 2  of type `int`", "0 (nothing written)", "0 (nothing written)"]),
        (
            "15:13",
            "deduced<T>",
            ["1  of type `int`", "sizeof(T)  of type `unsigned long`", "0 (nothing written)", "0 (nothing written)"],
        ),
    ],
)
def test_a_launch(place: str, launches: str, configuration: list[str], launched: Ask) -> None:
    """The chevrons mean the launch: kernel, and configuration with types."""
    answer = launched(place)
    assert answer["launches"] == launches
    found = [answer[what] for what in ("grid", "block", "shared_memory", "stream")]
    assert [text.replace("size_t", "unsigned long").partition(", value {")[0] for text in found] == configuration
    assert answer["entity" if "<" in launches else "calls"].startswith("deduced  [" if "<" in launches else "void ")
    assert ("lambda" in answer["inside_of"]) == (place == "10:31")


def test_the_chosen_candidate(launched: Ask) -> None:
    """It is the first of the candidates, also where the name is a qualified one."""
    answer = launched("12:7")
    assert answer["calls"] == "void ns::g(int)  [l.cu:3:91]"
    first, second = answer["candidates"]
    assert (first["function"], first["chosen"]) == (answer["calls"], True)
    assert (second["function"].partition("  ")[0], second["chosen"]) == ("void ns::g(long)", False)
    assert launched("12:3")["names"] == "namespace"


def test_macros_of_system_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The preprocessor cuts a line in pieces where such a macro is expanded."""
    monkeypatch.chdir(tmp_path)
    line = "void h() { one(NULL, offsetof(P, y)); two(NULL); two(0); }"
    head = "#include <cstddef>\nstruct P { int x, y; };\nvoid one(void *, size_t);\nvoid two(void *);\n"
    Path("a.cu").write_text(f"{head}{line}\n")
    for name, column in (("one", 12), ("two", line.index("two(N") + 1), ("two", line.index("two(0") + 1)):
        assert program.main(["explain-at", "--json", "--no-toolkit", f"a.cu:5:{column}"]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert (answer["text"], answer["place"]) == (name, f"a.cu:5:{column}")
        assert answer["calls"].startswith(f"void {name}(void *")
