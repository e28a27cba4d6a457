"""`cufe spaces`."""

from pathlib import Path

from tests.conftest import Runner

SOURCE = """\
namespace n {
struct S {
    __device__ int f() const;
    __host__ __device__ S();
    int on_the_host();
    __device__ bool operator==(const S &) const;
};
__constant__ int table[4];
__device__ __managed__ float m, m2;
namespace { __device__ int hidden; }
}
__device__ int n::S::f() const { return 1; }
template <class T> __global__ void k(T *p)
{
    __shared__ T tile[32];
    auto l = [] __device__ (int) {};
}
__device__ int twice();
int twice() { return 2; }
int main() { k<<<1, 1>>>((int *)0); }
"""

LISTED = """\
3: n::S::f: __device__ (declared so)
4: n::S::S: __host__ __device__ (declared so)
6: n::S::operator==: __device__ (declared so)
8: n::table: __constant__ (declared so)
9: n::m: __device__ __managed__ (declared so)
9: n::m2: __device__ __managed__ (declared so)
10: n::(unnamed)::hidden: __device__ (declared so)
12: n::S::f: __device__ (declared so)
13: k: __global__ (declared so)
15: k::tile: __shared__ (declared so)
16: lambda: __device__ (declared so)
18: twice: __device__ (declared so)
19: twice: __device__ (from its other declarations)
"""


def test_list(cufe: Runner, tmp_path: Path) -> None:
    (tmp_path / "s.cu").write_text(SOURCE)
    expected = "".join(f"s.cu:{line}\n" for line in LISTED.splitlines())
    done = cufe("spaces", "s.cu", "--no-toolkit", cwd=tmp_path)
    assert (done.returncode, done.stdout.decode()) == (0, expected)
    everything = cufe("spaces", "s.cu", "--no-toolkit", "--all", cwd=tmp_path).stdout.decode()
    assert "cudaGetLastError: __host__ __device__ (declared so)" in everything
    assert expected.splitlines()[0] in everything
