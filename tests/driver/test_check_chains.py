"""`cufe check` tells how a kernel comes to a call of a host function, and tells it once for each pair of functions."""

import json
import re
from pathlib import Path

import pytest

from cufe.driver.check.command import CLEAN, main
from tests.diagnostics.forms import check_log

#: a program, and what is told: line and callee of a call, and the steps that lead there with their lines
PROGRAMS = {
    "straight": (
        """\
int host(int);
int other(int);
__host__ __device__ int both(int x) { return host(x); }
__global__ void kernel(int *p) { *p = both(1); }
""",
        [
            (3, "host(int)", ['4 __global__ function "kernel" calls "both"']),
        ],
    ),
    "once_a_pair": (
        """\
int host(int);
int other(int);
__host__ __device__ int both(int x) { return host(x) + host(x + 1) + other(x); }
__global__ void kernel(int *p) { *p = both(1) + both(2); }
""",
        [
            (3, "host(int)", ['4 __global__ function "kernel" calls "both"']),
            (3, "other(int)", ['4 __global__ function "kernel" calls "both"']),
        ],
    ),
    "through_others": (
        """\
int host(int);
int other(int);
__host__ __device__ int inner(int x) { return host(x); }
__host__ __device__ int middle(int x) { return inner(x); }
__device__ int device(int x) { return middle(x); }
__global__ void kernel(int *p) { *p = device(1); }
""",
        [
            (
                3,
                "host(int)",
                [
                    '6 __global__ function "kernel" calls "device"',
                    '5 __device__ function "device" calls "middle"',
                    '4 __host__ __device__ function "middle" calls "inner"',
                ],
            ),
        ],
    ),
    "shortest": (
        """\
int host(int);
int other(int);
__host__ __device__ int inner(int x) { return host(x); }
__host__ __device__ int middle(int x) { return inner(x); }
__global__ void long_way(int *p) { *p = middle(1); }
__global__ void short_way(int *p) { *p = inner(1); }
""",
        [
            (3, "host(int)", ['6 __global__ function "short_way" calls "inner"']),
        ],
    ),
    "recursive": (
        """\
int host(int);
int other(int);
__host__ __device__ int both(int x) { return x ? both(x - 1) : host(x); }
__global__ void kernel(int *p) { *p = both(1); }
""",
        [
            (3, "host(int)", ['4 __global__ function "kernel" calls "both"']),
        ],
    ),
    "without_kernel": (
        """\
int host(int);
int other(int);
__host__ __device__ int both(int x) { return host(x); }
__host__ __device__ int nobody(int x) { return host(x); }
__device__ int device(int x) { return both(x); }
""",
        [
            (3, "host(int)", ['5 __device__ function "device" calls "both"']),
            (4, "host(int)", []),
        ],
    ),
    "instances": (
        """\
int host(int);
int other(int);
template <class T> __host__ __device__ T both(T x) { return host(x); }
__global__ void first(int *p) { *p = both(1); }
__global__ void second(char *p) { *p = both('a'); }
""",
        [
            (3, "host(int)", ['4 __global__ function "first" calls "both<int>"']),
            (3, "host(int)", ['5 __global__ function "second" calls "both<char>"']),
        ],
    ),
    "members": (
        """\
int host(int);
int other(int);
struct S { __host__ __device__ int get() { return host(1); } };
__global__ void kernel(int *p) { *p = S().get(); }
""",
        [
            (3, "host(int)", ['4 __global__ function "kernel" calls "S::get"']),
        ],
    ),
    "inline": (
        """\
int host(int);
int other(int);
inline int constant(int x) { return x; }
__host__ __device__ inline int both(int x) { return constant(x); }
__global__ void kernel(int *p) { *p = both(1); }
""",
        [
            (4, "constant(int)", ['5 __global__ function "kernel" calls "both"']),
        ],
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_chain(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Text and SARIF have the chains."""
    program, wanted = PROGRAMS[name]
    monkeypatch.chdir(tmp_path)
    Path("x.cu").write_text(program)
    options = ["--no-toolkit", "x.cu", "--select", "20011,20013,20014,20015"]
    assert main(options) == CLEAN
    found: list[tuple[int, str, list[str]]] = []
    for line in capsys.readouterr().out.splitlines():
        warning = re.match(r'x\.cu:(\d+):\d+: warning: calling a __host__ function\("([^"]*)"\).* \[20011 \w+\]$', line)
        note = re.match(r"x\.cu:(\d+):\d+: note: (.*)", line)
        if warning:
            found.append((int(warning[1]), warning[2], []))
        elif note:
            found[-1][2].append(f"{note[1]} {note[2]}")
    assert found == wanted
    main([*options, "--format", "sarif"])
    log = json.loads(capsys.readouterr().out)
    check_log(log)
    related = [result.get("relatedLocations", []) for result in log["runs"][0]["results"]]
    assert [[one["message"]["text"] for one in chain] for chain in related] == [
        [step.partition(" ")[2] for step in chain] for _, _, chain in wanted
    ]
