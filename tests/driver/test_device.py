"""`cufe device`: the kernels of a file, and what asks for each."""

import json
from pathlib import Path
from typing import Any

import pytest

from cufe.driver import main as program

SOURCE = """\
# 1 "a.ii"
template<class T, int N> __attribute__((global)) void __attribute__((launch_bounds(N * 32, 2))) fill(T *out, T value) {}
static __attribute__((global)) void plain(int n) {}
template<class T> void start(T *p);
template<class T> struct Launcher { template<int N> void go(T *p) { void (*k)(T *, T) = fill<T, N>; start(p); } };
template<class T> void start(T *p) {}
void host(int *p) { Launcher<int>().template go<4>(p); }
template __attribute__((global)) void fill<char, 1>(char *, char);
"""


@pytest.fixture
def unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.ii").write_text(SOURCE)


@pytest.mark.usefixtures("unit")
def test_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "--json", "a.ii", "--", "--c++17"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    (only,) = document["passes"]
    assert only["complete"]
    assert only["templates"] == [{"template": "fill", "instances": 2}]
    by_symbol = {kernel["symbol"]: kernel for kernel in only["kernels"]}
    assert sorted(by_symbol) == ["_Z4fillIcLi1EEvPT_S0_", "_Z4fillIiLi4EEvPT_S0_", "_Z5plaini"]
    instance = by_symbol["_Z4fillIiLi4EEvPT_S0_"]
    assert instance["name"] == "fill<int, 4>(int *, int)"
    assert instance["parameters"] == [{"name": "out", "type": "int *"}, {"name": "value", "type": "int"}]
    assert instance["bounds"] == [{"attribute": "__launch_bounds__", "values": [128, 2]}]
    assert [step["name"] for step in instance["chain"]] == ["host", "Launcher<int>::go<4>"]
    assert [step["line"] for step in instance["chain"]] == [6, 4]
    assert by_symbol["_Z4fillIcLi1EEvPT_S0_"]["chain"] == [{"name": "the unit itself", "file": "a.ii", "line": 7}]
    assert by_symbol["_Z5plaini"]["internal_linkage"]
    assert by_symbol["_Z5plaini"]["chain"] == []


@pytest.mark.usefixtures("unit")
def test_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "a.ii", "--", "--c++17"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("a.ii: 3 kernels\n")
    assert "    made by     host  [a.ii:6]\n    through     Launcher<int>::go<4>  [a.ii:4]\n" in text
    assert "incomplete" not in text


@pytest.mark.usefixtures("unit")
def test_a_gap_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """What is not known may ask for a kernel."""
    Path("a.ii").write_text(SOURCE + "void broken() { unheard_of(fill<int, 8>); }\n")
    assert program.main(["device", "a.ii", "--", "--c++17"]) == 3
    text = capsys.readouterr().out
    assert "incomplete: there may be more kernels than these\n    a.ii:8: " in text


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "absent.cu"]) == 2
    assert "no file absent.cu" in capsys.readouterr().err


KEPT = """\
# 1 "a.ii"
template<class T> __attribute__((device)) T twice(T x) { return x + x; }
__attribute__((device)) inline int once(int x) { return x; }
__attribute__((device)) int outside(int x) { return twice(x); }
static __attribute__((device)) int count;
static __attribute__((device)) int nobody() { return 1; }
__attribute__((global)) void a(int *p) { *p = once(*p) + count; }
__attribute__((global)) void b(int *p) { *p = count; }
"""


def test_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.ii").write_text(KEPT)
    assert program.main(["device", "--json", "--kept", "a.ii", "--", "--c++17"]) == 0
    (only,) = json.loads(capsys.readouterr().out)["passes"]
    kept = {one["symbol"]: one for one in only["kept"]}
    assert sorted(kept) == ["_Z4oncei", "_Z5twiceIiET_S0_", "_Z7outsidei", "count"]
    assert kept["_Z4oncei"]["only_kernel"] == "_Z1aPi"
    assert [(step["name"], step["line"]) for step in kept["_Z4oncei"]["chain"]] == [("a", 6)]
    assert kept["count"]["only_kernel"] is None
    assert kept["count"]["kind"] == "variable"
    assert kept["_Z7outsidei"]["root"] == "external linkage"
    assert [step["name"] for step in kept["_Z5twiceIiET_S0_"]["chain"]] == ["outside"]
    assert only["kept_incomplete"] == []
    assert program.main(["device", "--kept", "a.ii", "--", "--c++17"]) == 0
    text = capsys.readouterr().out
    assert "        needed by   a  [a.ii:6]\n        only for    a(int *)\n" in text
    assert "        kept as     external linkage\n" in text
