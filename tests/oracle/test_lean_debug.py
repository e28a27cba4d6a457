"""Debug information of lean builds is that of whole ones; and what the comparison would see."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.oracle.cases import flags_of
from tests.oracle.lean_debug import VARIANTS, differences, lines, types_in_use
from tests.oracle.lean_said import LEAN_CASES

_SOURCE = """\
namespace n { struct used { int a; long f(); }; struct unused { int b; }; using unused_too = unused; }
n::used f(int x) {
  n::used result = {x};
  return result;
}
"""


@pytest.mark.toolkit
@pytest.mark.parametrize("source", LEAN_CASES[::3], ids=lambda source: source.stem)
def test_same_debug_information(source: Path, lean_nvcc: Path) -> None:
    for variant in VARIANTS:
        assert differences(lean_nvcc, source, [*flags_of(source), *variant]) == []


def _compiled(folder: Path, text: str) -> Path:
    (folder / "a.cpp").write_text(text)
    subprocess.run(["g++", "-g", "-c", "a.cpp", "-o", "a.o"], cwd=folder, check=True)
    return folder / "a.o"


def test_types_in_use_and_lines(tmp_path: Path) -> None:
    made = _compiled(tmp_path, _SOURCE)
    types = types_in_use(made)
    (used,) = [one for one in types if "n::used" in one]
    assert "member a" in used
    assert not [one for one in types if "unused" in one]
    rows = lines(made)
    assert rows["a.cpp:4"]
    assert not rows["a.cpp:1"]
    assert types_in_use(_compiled(tmp_path, _SOURCE.replace("int a;", "int a; int c;"))) != types
    assert lines(_compiled(tmp_path, _SOURCE.replace("{\n", "{\n\n"))) != rows
