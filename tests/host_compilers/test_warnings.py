"""The host file draws no warning that the user's text does not deserve, and hides none that the original's draws."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

_CLEAN = """
template <class T> __global__ void kt(T x, int) { (void)x; }
__global__ void k(int *p, int unused) { p[threadIdx.x] = 1; }
__device__ int d(int a, int b) { return a; }
__device__ int v;
__constant__ int c[3];
__managed__ int m;
namespace { __global__ void hidden(float x) { } }
struct S { int x; __device__ S() : x(1) {} __host__ __device__ int g() const { return x; }
           __device__ void h(int z) {} };
static int of_block(dim3 blockDim) { int warpSize = 32; return warpSize * static_cast<int>(blockDim.x); }
int main() {
    m = of_block(dim3(1));
    kt<<<1, 2>>>(3, 4); k<<<dim3(1), 2, 0>>>(nullptr, 1); hidden<<<1, 1>>>(1.f);
    m = 3;
    return m;
}
"""
_DIRTY = """
__global__ void k(int x) {}
static int unused_function() { return 1; }
int g(int a) { int unused_variable; return a; }
void f() { typedef int unused_type; k<<<1, 1>>>((int)3.5); double d = 1; if (d = 2) k<<<1, 1>>>(2); }
__attribute__((no_such_attribute)) void g();
#pragma no_such_pragma
int main() { f(); return 0; }
"""
_TIDIED = """
__global__ void k(int x) {};
struct S { int a, b; S() : b(1), a(2) {} };
template <class T> int g(T a, T b) { int unused; typedef int type; if (a && b || a) return 1;
  if (a) if (b) return 2; else return 3; return !a == 1; }
int h(int a) { int unused; if (a = 1) ; const char *s; char *t = "x"; s = t;
  k<<<1, 1>>>(2); return *s + g(a & 1 == 0, a); }
int i(int a) { if (a == 1) return 1; else if (a == 1) return 2; return 0; }
__attribute__((no_such_attribute)) void j();
"""
_FLAGS = "-Wall,-Wextra,-Wunused-macros,-Wshadow,-Wextra-semi,-Wduplicated-cond"
_WARNING = re.compile(r"^[^\s:]*?([\w.]+):(\d+)(?::(\d+))?: warning: .*\[(-W[\w-]+)", re.MULTILINE)


def _build(nvcc: Path, source: Path, folder: Path, *flags: str) -> str:
    target = folder / "x.o"
    options = ["-std=c++17", "-arch=sm_75", "-Xcompiler", _FLAGS, *flags]
    command = [str(nvcc), *options, "-c", str(source), "-o", str(target)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def nvcc(toolkit: Path, tmp_path_factory: pytest.TempPathFactory, pure: bool) -> Path:
    folder = tmp_path_factory.mktemp("toolkit")
    program = "import sys; from cufe.driver.main import main; sys.exit(main())"
    subprocess.run([sys.executable, "-c", program, "toolkit", folder], check=True, capture_output=True)
    return folder / "bin/nvcc"


@pytest.mark.slow
def test_clean_code_stays_clean(nvcc: Path, tmp_path: Path) -> None:
    source = tmp_path / "clean.cu"
    source.write_text(_CLEAN)
    assert not _WARNING.findall(_build(nvcc, source, tmp_path, "-Xcompiler", "-Werror"))


@pytest.mark.slow
def test_warnings_of_the_user_stay(nvcc: Path, tmp_path: Path) -> None:
    """Each one at the line where g++ would say it of host code."""
    source = tmp_path / "dirty.cu"
    source.write_text(_DIRTY)
    given = {(int(line), flag) for _, line, _, flag in _WARNING.findall(_build(nvcc, source, tmp_path))}
    assert {(3, "-Wunused-function"), (7, "-Wunknown-pragmas")} <= given


@pytest.mark.slow
@pytest.mark.parametrize("original", [True, False])
def test_what_the_original_tidies_is_no_error(nvcc: Path, tmp_path: Path, original: bool) -> None:
    """g++ does not see what the original changes, so that no warning of it may end a build."""
    source = tmp_path / "tidied.cu"
    source.write_text(_TIDIED)
    _build(Path("nvcc") if original else nvcc, source, tmp_path, "-Xcompiler", "-Werror,-Wno-unused-parameter")
