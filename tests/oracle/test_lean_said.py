"""What the tools say in lean builds is what they say in whole ones, with all warnings on."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from tests.oracle.lean_said import DIAGNOSTIC_CASES, WARNINGS, differences, flags_of_case, said
from tests.oracle.pipeline import toolkit_nvcc


class _Runner(Protocol):
    command: list[str]


@pytest.fixture(scope="module")
def nvcc(tmp_path_factory: pytest.TempPathFactory, cufe: _Runner) -> Path:
    """The nvcc of a lean folder."""
    return toolkit_nvcc(tmp_path_factory.mktemp("lean") / "toolkit", cufe.command, lean=True)


@pytest.mark.toolkit
@pytest.mark.parametrize("source", DIAGNOSTIC_CASES[::20], ids=lambda source: source.stem)
def test_same_diagnostics(source: Path, nvcc: Path) -> None:
    assert differences(nvcc, source, [*flags_of_case(source), *WARNINGS[0]]) == []


@pytest.mark.toolkit
@pytest.mark.parametrize("warnings", WARNINGS, ids=" ".join)
def test_same_warnings_of_headers(warnings: list[str], nvcc: Path, tmp_path: Path) -> None:
    """gcc warns of a header of the toolkit, which it does not take for a system header."""
    source = tmp_path / "a.cu"
    source.write_text("#include <cuda_fp4.h>\n#include <string>\nint main(int count, char **) { std::string s; }\n")
    assert differences(nvcc, source, warnings) == []
    lines = said(nvcc, source, warnings, True)
    assert any("cuda_fp4.hpp" in line and "-Wunused-parameter" in line for line in lines)
    assert any("a.cu:3" in line and "-Wunused-parameter" in line for line in lines)
