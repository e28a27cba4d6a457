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

# What names this unit for the linker is not what the real tool takes for its name (docs/architecture.md, module ids).
OTHER_MODULE_ID = {"repaired_words"}

BRACELESS = """
#include <cstdio>
extern "C" __device__ int counter = 4;
int main() {
    void *address = nullptr;
    return cudaGetSymbolAddress(&address, counter) == cudaSuccess;
}
"""

#: `Row` is `Shape<C<4>, C<4>>`; gcc 12 takes it for `Shape<C<4u>, C<4u>>`, and the device code has the first alone.
CONVERTED_BY_ALIAS = """
template <auto v> struct C { static constexpr auto value = v; };
template <int v> using Int = C<v>;
template <class... T> struct Shape {};
template <class T> struct Traits { static constexpr unsigned width = sizeof(T); };
template <class T> struct Block {
    static constexpr auto width = Traits<T>::width;
    using Row = Shape<Int<width>, Int<Traits<T>::width>>;
};
template <class L> __global__ void fill(L, int *p) { *p = 1; }
using Row = Block<float>::Row;
int main() { fill<<<1, 1>>>(Row(), nullptr); }
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
    assert not verdict.module_id or program.name in OTHER_MODULE_ID, verdict.module_id


@pytest.mark.toolkit
def test_a_device_variable_with_c_linkage_links(tmp_path: Path) -> None:
    """`extern "C" __device__ int v = 4;`: the real host file only declares the shadow, so no program with it links."""
    source = tmp_path / "braceless.cu"
    source.write_text(BRACELESS)
    real = [str(need_toolkit() / "bin/nvcc"), str(source), "-o", str(tmp_path / "real")]
    ours = [str(pipeline.toolkit_nvcc(tmp_path / "toolkit")), str(source), "-o", str(tmp_path / "cufe")]
    assert b"undefined reference to `counter'" in subprocess.run(real, capture_output=True, check=False).stderr
    assert subprocess.run(ours, capture_output=True, check=False).returncode == 0


@pytest.mark.toolkit
def test_a_kernel_is_launched_by_the_type_that_an_alias_converts_to(tmp_path: Path, engine: Engine) -> None:
    """The real build launches an instance of the kernel that the device code lacks."""
    source = tmp_path / "alias_arguments.cu"
    source.write_text(CONVERTED_BY_ALIAS)
    verdict = check(source, ["-std=c++17"], engine)
    assert any("ILj4E" in symbol for symbol in verdict.only_reference)
    assert not any("ILj4E" in symbol for symbol in verdict.only_cufe)
