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
