"""`cufe device --kept` lists what is in the `.gpu` file of the real nvcc, and does not call such a list incomplete."""

from __future__ import annotations

from pathlib import Path

import pytest

from cufe.driver.deep_stack import run_deep
from tests.oracle.cases import flags_of
from tests.oracle.kept import FOLDER, compared, compared_types, kept_in, types_in
from tests.oracle.kernels import Compared

GPU = """\
typedef unsigned long size_t;
struct S {
int a;};
 __device_builtin__ ___device__(extern  __no_sc__) int printf(const char *, ...);
___device__(static  __no_sc__) __inline__ __attribute__((__nothrow__)) void _ZN1SC1Ev(struct S *const);
static  __device__  __var_used__ int table[2];
extern  __shared__ int dynamic[];
static  __device__  __var_used__ const long _ZTV1S[3];
# 1 "a.cu"
___device__(static  __no_sc__) __inline__ __attribute__((__nothrow__)) void _ZN1SC1Ev(struct S *const this){
{ this->a = 1; }
}
__global__ __var_used__ void _Z1kv(void){
{
}}
"""


@pytest.mark.toolkit
@pytest.mark.parametrize("source", sorted(FOLDER.glob("*.cu")), ids=lambda source: source.stem)
def test_what_is_kept_is_that_of_the_gpu_file(source: Path) -> None:
    found: list[Compared] = []
    run_deep(lambda: found.append(compared(source, flags_of(source))))
    assert (found[0].missing, found[0].extra, found[0].gaps) == ([], [], [])
    assert found[0].count


TYPES = sorted((FOLDER.parent / "device_kept_types").glob("*.cu"))


@pytest.mark.toolkit
@pytest.mark.parametrize("source", TYPES, ids=lambda source: source.stem)
def test_kept_types_are_those_of_the_gpu_file(source: Path) -> None:
    found: list[Compared] = []
    run_deep(lambda: found.append(compared_types(source, flags_of(source))))
    assert (found[0].missing, found[0].extra, found[0].gaps) == ([], [], [])
    assert found[0].count


def test_a_gpu_file_is_read() -> None:
    assert kept_in(GPU) == {"_ZN1SC1Ev", "table", "dynamic"}
    assert types_in(GPU) == {"class S {", "class S"}
