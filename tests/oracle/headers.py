"""One generated program per public header of thrust, cub, libcu++ and cooperative groups.

Each program includes its header, uses something of it where that is simple, and launches a kernel. A header
counts where the real nvcc accepts its program. `python -m tests.oracle.headers` lists the programs;
`python -m tests.oracle.sweep headers` compares them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .cases import Program
from .reference import cache_folder
from .toolkit import need_toolkit

_FRAME = """\
#include <{header}>
{before}
template <class T> __global__ void kernel(T *p) {{ *p = T(threadIdx.x); }}
int main() {{
  int *p = nullptr;
  kernel<<<1, 32>>>(p);
{body}
  return 0;
}}
"""

# What a program does with its header: (declarations, statements of main).
_USES: dict[str, tuple[str, str]] = {
    "thrust/sort.h": (
        "#include <thrust/device_vector.h>",
        "  thrust::device_vector<int> v(8);\n  thrust::sort(v.begin(), v.end());",
    ),
    "thrust/device_vector.h": ("", "  thrust::device_vector<float> v(8, 2.5f);\n  v.push_back(v[0]);"),
    "thrust/host_vector.h": ("", "  thrust::host_vector<int> v(8);\n  v[0] = 3;"),
    "thrust/transform.h": (
        "#include <thrust/device_vector.h>\n#include <thrust/functional.h>",
        (
            "  thrust::device_vector<int> v(8);\n"
            "  thrust::transform(v.begin(), v.end(), v.begin(), thrust::negate<int>());"
        ),
    ),
    "thrust/reduce.h": (
        "#include <thrust/device_vector.h>",
        "  thrust::device_vector<int> v(8);\n  if (thrust::reduce(v.begin(), v.end()) > 3) return 1;",
    ),
    "thrust/scan.h": (
        "#include <thrust/host_vector.h>",
        "  thrust::host_vector<int> v(8);\n  thrust::inclusive_scan(v.begin(), v.end(), v.begin());",
    ),
    "thrust/for_each.h": (
        (
            "#include <thrust/device_vector.h>\n"
            "struct set { __host__ __device__ void operator()(int &x) const { x = 1; } };"
        ),
        "  thrust::device_vector<int> v(8);\n  thrust::for_each(v.begin(), v.end(), set());",
    ),
    "thrust/tuple.h": ("", "  auto t = thrust::make_tuple(1, 2.5);\n  if (thrust::get<0>(t) > 3) return 1;"),
    "thrust/pair.h": ("", "  auto t = thrust::make_pair(1, 2.5);\n  if (t.first > 3) return 1;"),
    "thrust/complex.h": ("", "  thrust::complex<double> c(1, 2);\n  c *= c;\n  if (c.real() > 3) return 1;"),
    "thrust/optional.h": ("", "  thrust::optional<int> o(3);\n  if (*o > 3) return 1;"),
    "cub/block/block_reduce.cuh": (
        (
            "__global__ void sum(int *p) {\n  using R = cub::BlockReduce<int, 32>;\n"
            "  __shared__ typename R::TempStorage s;\n  *p = R(s).Sum(*p);\n}"
        ),
        "  sum<<<1, 32>>>(p);",
    ),
    "cub/block/block_scan.cuh": (
        (
            "__global__ void scan(int *p) {\n  using S = cub::BlockScan<int, 32>;\n"
            "  __shared__ typename S::TempStorage s;\n  S(s).InclusiveSum(*p, *p);\n}"
        ),
        "  scan<<<1, 32>>>(p);",
    ),
    "cub/warp/warp_reduce.cuh": (
        (
            "__global__ void sum(int *p) {\n  using R = cub::WarpReduce<int>;\n"
            "  __shared__ typename R::TempStorage s;\n  *p = R(s).Sum(*p);\n}"
        ),
        "  sum<<<1, 32>>>(p);",
    ),
    "cub/device/device_reduce.cuh": ("", "  size_t n = 0;\n  cub::DeviceReduce::Sum(nullptr, n, p, p, 8);"),
    "cub/device/device_scan.cuh": (
        "",
        "  size_t n = 0;\n  cub::DeviceScan::ExclusiveSum(nullptr, n, p, p, 8);",
    ),
    "cuda/atomic": (
        "__device__ cuda::atomic<int> counter;\n__global__ void count() { counter.fetch_add(1); }",
        "  count<<<1, 1>>>();",
    ),
    "cuda/barrier": (
        (
            "__global__ void wait() {\n  __shared__ cuda::barrier<cuda::thread_scope_block> b;\n"
            "  if (threadIdx.x == 0) init(&b, blockDim.x);\n  b.arrive_and_wait();\n}"
        ),
        "  wait<<<1, 32>>>();",
    ),
    "cuda/std/array": (
        "__global__ void k2(cuda::std::array<int, 3> a, int *p) { *p = a[1]; }",
        "  k2<<<1, 1>>>({1, 2, 3}, p);",
    ),
    "cuda/std/tuple": (
        "__global__ void k2(cuda::std::tuple<int, char> t, int *p) { *p = cuda::std::get<0>(t); }",
        "  k2<<<1, 1>>>(cuda::std::make_tuple(1, 'c'), p);",
    ),
    "cuda/std/optional": (
        "__global__ void k2(cuda::std::optional<int> o, int *p) { *p = o.value_or(2); }",
        "  k2<<<1, 1>>>(cuda::std::optional<int>(3), p);",
    ),
    "cuda/std/span": (
        "__global__ void k2(cuda::std::span<int> s) { s[0] = 1; }",
        "  k2<<<1, 1>>>(cuda::std::span<int>(p, 3));",
    ),
    "cuda/std/complex": ("", "  cuda::std::complex<float> c(1, 2);\n  if ((c * c).real() > 3) return 1;"),
    "cuda/std/variant": ("", "  cuda::std::variant<int, float> v(2.5f);\n  if (v.index() > 3) return 1;"),
    "cooperative_groups.h": (
        "__global__ void sync_block() { cooperative_groups::this_thread_block().sync(); }",
        "  sync_block<<<1, 32>>>();",
    ),
    "cooperative_groups/reduce.h": (
        (
            "namespace cg = cooperative_groups;\n__global__ void sum(int *p) {\n"
            "  auto t = cg::tiled_partition<32>(cg::this_thread_block());\n"
            "  *p = cg::reduce(t, *p, cg::plus<int>());\n}"
        ),
        "  sum<<<1, 32>>>(p);",
    ),
}
_CPP20 = {"cuda/std/ranges"}
_ARCH90 = {"cuda/ptx", "cuda/work_stealing"}


def _public_headers(include: Path) -> list[str]:
    cccl = include / "cccl"
    found: list[str] = []
    for folder in (
        "thrust",
        "thrust/iterator",
        "thrust/random",
        "thrust/mr",
        "thrust/type_traits",
        "cub",
        "cub/block",
        "cub/device",
        "cub/warp",
        "cub/thread",
        "cub/grid",
        "cub/iterator",
        "cuda",
        "cuda/std",
    ):
        for path in sorted((cccl / folder).glob("*")):
            if path.is_file() and path.suffix in ("", ".h", ".cuh"):
                found.append(f"{folder}/{path.name}")
    for backend in ("cuda", "cpp", "omp"):
        found += [f"thrust/system/{backend}/{p.name}" for p in sorted((cccl / "thrust/system" / backend).glob("*.h"))]
    found.append("cooperative_groups.h")
    found += [f"cooperative_groups/{p.name}" for p in sorted((include / "cooperative_groups").glob("*.h"))]
    return found


def header_programs() -> list[Program]:
    """The programs, written below the cache folder (a file is only touched when its text changes)."""
    folder = cache_folder() / "headers"
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Program] = []
    for header in _public_headers(need_toolkit() / "include"):
        before, body = _USES.get(header, ("", ""))
        text = _FRAME.format(header=header, before=before, body=body)
        name = "header-" + header.replace("/", "-").replace(".", "-")
        path = folder / f"{name}.cu"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
        flags = ["-std=c++20" if header in _CPP20 else "-std=c++17"]
        if header in _ARCH90:
            flags.append("-arch=sm_90")
        if "/omp/" in header:
            flags += ["-Xcompiler", "-fopenmp"]
        found.append(Program(name, path, tuple(flags)))
    return found


if __name__ == "__main__":
    for program in header_programs():
        print(program.name, program.source, *program.flags)
    sys.exit(0)
