"""`--il_display`, `--il_display_all` and `--unknowns` on the command line of the original."""

import re
from pathlib import Path

import pytest

from cufe.driver import cudafe

HEADER = "inline int twice(int a) { return a * 2; }\n"
MAIN = "int use(int n) { return twice(n) + 1; }\nint odd() { return ({ __label__ to; to: 1; }); }\n"
SOURCE = f'# 1 "a.cu"\n# 1 "h.h" 1\n{HEADER}# 2 "a.cu" 2\n{MAIN}'


def run(folder: Path, *options: str) -> int:
    unit = folder / "a.ii"
    unit.write_text(SOURCE)
    words = [*options, "--c++17", "--gnu_version=120200", "--orig_src_file_name", "a.cu"]
    return cudafe.main([*words, "--gen_c_file_name", str(folder / "out.cpp"), str(unit)])


def functions(dump: str) -> list[str]:
    return re.findall(r"\nIntermediate language for memory region \d+ \(function \"(.*)\"\):\n", dump)


def test_the_functions_of_the_main_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--il_display") == 0
    dump = capfd.readouterr().out
    assert dump.startswith('Display of IL produced by the compilation of "a.cu"\n')
    assert functions(dump) == ["use", "odd"]
    assert (tmp_path / "out.cpp").exists()
    seven = dump.split('(function "use")')[1]
    # Lines are those of the unit, not of the file.
    assert "position.seq:            5\n" in seven


def test_all_functions(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--il_display_all") == 0
    assert functions(capfd.readouterr().out) == ["twice", "use", "odd"]


def test_unknowns_have_places(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--unknowns") == 0
    lines = capfd.readouterr().out.splitlines()
    assert [line.rpartition(":")[0].rpartition(":")[0] for line in lines] == ["a.cu:3"]


def test_own_options_cannot_be_cut(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--il_disp") == 0
    assert functions(capfd.readouterr().out) == ["use", "odd"]
    assert run(tmp_path, "--unknow") == 4
