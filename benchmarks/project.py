"""`cufe check` on a project of 60 files: how long it takes on one core and on all, and how many it keeps busy.

    .venv/bin/python benchmarks/project.py [--files N] [-j N] [CUFE OPTIONS...]

The programs are generated, each with kernels, templates and lambdas of its own; every tenth breaks a rule.  Options
that are not known here go to `cufe check` (`--no-toolkit`, `--jit`).  "Busy cores" are processor seconds by seconds.
"""

import argparse
import contextlib
import io
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

_HEADER = """\
#pragma once
template <class T> struct Range {
    T first, last;
    __host__ __device__ T size() const { return last - first; }
};
template <class T> __host__ __device__ T square(T x) { return x * x; }
__device__ int on_device(int x);
"""

_PROGRAM = """\
#include "common.cuh"
namespace part{n} {{
struct Shape {{
    int width, height;
    __host__ __device__ Shape(int w, int h) : width(w), height(h) {{}}
    __host__ __device__ int area() const {{ return width * height; }}
}};
__constant__ int weights[{n} + 1];
template <class F> __global__ void apply(F f, int *out) {{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = f(i) + weights[i % ({n} + 1)];
}}
struct Scale {{
    int by;
    __device__ int operator()(int x) const {{ return by * square(x) + Shape(x, {n}).area(); }}
}};
__device__ int local(Range<int> r) {{
    auto inside = [=](int x) {{ return r.first <= x && x < r.last; }};
    return inside({n}) ? r.size() : 0;
}}
__global__ void kernel(int *out) {{ out[threadIdx.x] = local({{0, {n}}}); }}
void run(int *out) {{
    apply<<<{n} + 1, 128>>>(Scale{{{n}}}, out);
    kernel<<<1, 32>>>(out);
}}
int host() {{ return {call}; }}
}}
"""


def write_project(folder: Path, files: int) -> None:
    """Writes the programs and a `compile_commands.json`; every tenth program, from the first on, breaks rule 20007."""
    (folder / "common.cuh").write_text(_HEADER)
    entries = []
    for n in range(files):
        call = "on_device(1)" if n % 10 == 0 else "square(2)"
        (folder / f"part{n:02}.cu").write_text(_PROGRAM.format(n=n, call=call))
        command = f"nvcc -std=c++17 -c part{n:02}.cu -o part{n:02}.o"
        entries.append({"directory": str(folder), "file": f"part{n:02}.cu", "command": command})
    (folder / "compile_commands.json").write_text(json.dumps(entries))


def _run(folder: str, processes: int, options: list[str]) -> tuple[float, float]:
    """Seconds by the clock and of the processors, of all processes together."""
    from cufe.driver.check.command import main

    cpu, wall = _processor_seconds(), time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()), _from(folder):
        status = main(["-p", ".", "-j", str(processes), *options])
    if status == 2:
        raise SystemExit("something could not be checked")
    return time.perf_counter() - wall, _processor_seconds() - cpu


@contextlib.contextmanager
def _from(folder: str) -> Iterator[None]:
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def _processor_seconds() -> float:
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast `cufe check` is on a project.")
    parser.add_argument("--files", type=int, default=60)
    parser.add_argument("-j", dest="processes", type=int, default=len(os.sched_getaffinity(0)))
    arguments, options = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix="cufe-") as folder:
        write_project(Path(folder), arguments.files)
        print(f"{'processes':>9} {'wall s':>8} {'CPU s':>8} {'busy cores':>11}")
        for processes in sorted({1, arguments.processes}):
            wall, cpu = _run(folder, processes, options)
            print(f"{processes:9} {wall:8.2f} {cpu:8.2f} {cpu / wall:11.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
