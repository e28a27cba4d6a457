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
