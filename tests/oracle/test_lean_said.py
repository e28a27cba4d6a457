"""What the tools say in lean builds is what they say in whole ones, with all warnings on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle.lean_said import DIAGNOSTIC_CASES, WARNINGS, differences, flags_of_case, said


@pytest.mark.toolkit
@pytest.mark.parametrize("source", DIAGNOSTIC_CASES[::20], ids=lambda source: source.stem)
def test_same_diagnostics(source: Path, lean_nvcc: Path) -> None:
    assert differences(lean_nvcc, source, [*flags_of_case(source), *WARNINGS[0]]) == []


@pytest.mark.toolkit
@pytest.mark.parametrize("warnings", WARNINGS, ids=" ".join)
def test_same_warnings_of_headers(warnings: list[str], lean_nvcc: Path, tmp_path: Path) -> None:
    """gcc warns of a header of the toolkit, which it does not take for a system header."""
    source = tmp_path / "a.cu"
    source.write_text("#include <cuda_fp4.h>\n#include <string>\nint main(int count, char **) { std::string s; }\n")
    assert differences(lean_nvcc, source, warnings) == []
    lines = said(lean_nvcc, source, warnings, True)
    assert any("cuda_fp4.hpp" in line and "-Wunused-parameter" in line for line in lines)
    assert any("a.cu:3" in line and "-Wunused-parameter" in line for line in lines)
