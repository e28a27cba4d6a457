"""The small cases: cufe's host file gives the same symbols and, function by function, the same code."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.oracle import pipeline
from tests.oracle.cases import Program, own_cases, shared_cases
from tests.oracle.pipeline import Engine
from tests.oracle.reference import check
from tests.oracle.toolkit import need_toolkit

# Cases with a defect of the real tool that cufe mends, and the symbols that differ by it; each has its proof below.
MENDED = {"25_var_linkage": {"c1", "_ZL2c1"}}

BRACELESS = """
#include <cstdio>
extern "C" __device__ int counter = 4;
int main() {
    void *address = nullptr;
    return cudaGetSymbolAddress(&address, counter) == cudaSuccess;
}
"""


@pytest.mark.toolkit
@pytest.mark.parametrize("program", shared_cases() + own_cases(), ids=lambda program: program.name)
def test_same_program(program: Program, engine: Engine) -> None:
    """Exit status, symbols, code and contents are those of the real build."""
    verdict = check(program.source, list(program.flags), engine)
    if program.name in MENDED:
        assert {*verdict.only_reference, *verdict.only_cufe} == MENDED[program.name], verdict.report()
        return
    assert verdict.same, verdict.report()
    assert not verdict.module_id, verdict.module_id


@pytest.mark.toolkit
def test_a_device_variable_with_c_linkage_links(tmp_path: Path) -> None:
    """`extern "C" __device__ int v = 4;`: the real host file only declares the shadow, so no program with it links."""
    source = tmp_path / "braceless.cu"
    source.write_text(BRACELESS)
    real = [str(need_toolkit() / "bin/nvcc"), str(source), "-o", str(tmp_path / "real")]
    ours = [str(pipeline.toolkit_nvcc(tmp_path / "toolkit")), str(source), "-o", str(tmp_path / "cufe")]
    assert b"undefined reference to `counter'" in subprocess.run(real, capture_output=True, check=False).stderr
    assert subprocess.run(ours, capture_output=True, check=False).returncode == 0
