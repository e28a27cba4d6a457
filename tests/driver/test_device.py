"""`cufe device`: the kernels of a file, and what asks for each."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cufe.driver import main as program
from cufe.driver.kernel_sizes import Size, ptx_sizes, said, sizes_in
from cufe.driver.toolkit import NoToolkitError, find_toolkit

SOURCE = """\
# 1 "a.ii"
template<class T, int N> __attribute__((global)) void __attribute__((launch_bounds(N * 32, 2))) fill(T *out, T value) {}
static __attribute__((global)) void plain(int n) {}
template<class T> void start(T *p);
template<class T> struct Launcher { template<int N> void go(T *p) { void (*k)(T *, T) = fill<T, N>; start(p); } };
template<class T> void start(T *p) {}
void host(int *p) { Launcher<int>().template go<4>(p); }
template __attribute__((global)) void fill<char, 1>(char *, char);
"""

#: what the list of kernels may lack, and no error of the unit's own functions
GAP = "template<class T> void broken(T x) { unheard_of(x, fill<int, 8>); } void use() { broken(1); }\n"

#: an instance that is reached by the members of others
NAMED = """\
# 1 "b.ii"
struct half {};
typedef half Element;
template<class T> struct Gemm { typedef T ElementA; struct Arguments { T a; }; };
template<class G> struct Wrap { typedef Gemm<typename G::ElementA> type; };
template<class G, class A> __attribute__((global)) void run(const A *arguments, typename G::ElementA *out) {}
template void run<Wrap<Gemm<Element>>::type, Gemm<Element>::Arguments>(const Gemm<Element>::Arguments *, Element *);
"""


@pytest.fixture
def unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.ii").write_text(SOURCE)


@pytest.mark.usefixtures("unit")
def test_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "--json", "a.ii", "--", "--c++17"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    (only,) = document["passes"]
    assert only["complete"]
    assert only["templates"] == [{"template": "fill", "instances": 2}]
    by_symbol = {kernel["symbol"]: kernel for kernel in only["kernels"]}
    assert sorted(by_symbol) == ["_Z4fillIcLi1EEvPT_S0_", "_Z4fillIiLi4EEvPT_S0_", "_Z5plaini"]
    instance = by_symbol["_Z4fillIiLi4EEvPT_S0_"]
    assert instance["name"] == "fill<int, 4>(int *, int)"
    assert instance["parameters"] == [{"name": "out", "type": "int *"}, {"name": "value", "type": "int"}]
    assert instance["bounds"] == [{"attribute": "__launch_bounds__", "values": [128, 2]}]
    assert [step["name"] for step in instance["chain"]] == ["host", "Launcher<int>::go<4>"]
    assert [step["line"] for step in instance["chain"]] == [6, 4]
    assert by_symbol["_Z4fillIcLi1EEvPT_S0_"]["chain"] == [{"name": "the unit itself", "file": "a.ii", "line": 7}]
    assert by_symbol["_Z5plaini"]["internal_linkage"]
    assert by_symbol["_Z5plaini"]["chain"] == []


@pytest.mark.usefixtures("unit")
def test_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "a.ii", "--", "--c++17"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("a.ii: 3 kernels\n")
    assert "    made by     host  [a.ii:6]\n    through     Launcher<int>::go<4>  [a.ii:4]\n" in text
    assert "incomplete" not in text


def test_names_are_those_of_the_types_behind_typedefs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("b.ii").write_text(NAMED)
    assert program.main(["device", "b.ii", "--", "--c++17"]) == 0
    text = capsys.readouterr().out
    assert "run<Gemm<half>, Gemm<half>::Arguments>(const Gemm<half>::Arguments *, half *)\n" in text
    assert "    parameters  const Gemm<half>::Arguments * arguments, half * out\n" in text


@pytest.mark.usefixtures("unit")
def test_a_gap_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """What is not known may ask for a kernel."""
    Path("a.ii").write_text(SOURCE + GAP)
    assert program.main(["device", "a.ii", "--", "--c++17"]) == 3
    text = capsys.readouterr().out
    assert "incomplete: there may be more kernels than these\n    a.ii:8: " in text


@pytest.mark.usefixtures("unit")
def test_errors_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a file with errors nvcc makes no kernel: the list says so, and the exit status."""
    Path("a.ii").write_text(SOURCE + "int wrong() { return unheard_of; }\n")
    assert program.main(["device", "a.ii", "--", "--c++17"]) == 1
    text = capsys.readouterr().out
    assert text.startswith("a.ii: 3 kernels, but nvcc refuses the file\n")
    assert text.endswith('compiles no file with errors\n    a.ii:8: identifier "unheard_of" is undefined [20]\n')
    assert program.main(["device", "--json", "a.ii", "--", "--c++17"]) == 1
    (only,) = json.loads(capsys.readouterr().out)["passes"]
    (error,) = only["errors"]
    assert (error["number"], error["file"], error["line"]) == (20, "a.ii", 8)


@pytest.mark.usefixtures("unit")
@pytest.mark.parametrize("flags", [[], ["--kept"]])
def test_endless_recursion(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.ii").write_text(
        '# 1 "a.ii"\n'
        "template<int N> __attribute__((global)) void k() {}\n"
        "template<class T> void start(T *p) {}\n"
        "template<int N> void rec() { start(k<N>); rec<N + 1>(); }\n"
        "void host() { rec<0>(); }\n"
    )
    assert program.main(["device", *flags, "a.ii", "--", "--c++17"]) == 3
    text = capsys.readouterr().out
    assert text.startswith("a.ii: 200 kernels\n")
    assert "    a.ii:3: excessive recursion at instantiation of rec\n" in text


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "absent.cu"]) == 2
    assert "no file absent.cu" in capsys.readouterr().err


KEPT = """\
# 1 "a.ii"
template<class T> __attribute__((device)) T twice(T x) { return x + x; }
__attribute__((device)) inline int once(int x) { return x; }
__attribute__((device)) int outside(int x) { return twice(x); }
static __attribute__((device)) int count;
static __attribute__((device)) int nobody() { return 1; }
__attribute__((global)) void a(int *p) { *p = once(*p) + count; }
__attribute__((global)) void b(int *p) { *p = count; }
"""


def test_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.ii").write_text(KEPT)
    assert program.main(["device", "--json", "--kept", "a.ii", "--", "--c++17"]) == 0
    (only,) = json.loads(capsys.readouterr().out)["passes"]
    kept = {one["symbol"]: one for one in only["kept"]}
    assert sorted(kept) == ["_Z4oncei", "_Z5twiceIiET_S0_", "_Z7outsidei", "count"]
    assert kept["_Z4oncei"]["only_kernel"] == "_Z1aPi"
    assert [(step["name"], step["line"]) for step in kept["_Z4oncei"]["chain"]] == [("a", 6)]
    assert kept["count"]["only_kernel"] is None
    assert kept["count"]["kind"] == "variable"
    assert kept["_Z7outsidei"]["root"] == "external linkage"
    assert [step["name"] for step in kept["_Z5twiceIiET_S0_"]["chain"]] == ["outside"]
    assert only["kept_incomplete"] == []
    assert program.main(["device", "--kept", "a.ii", "--", "--c++17"]) == 0
    text = capsys.readouterr().out
    assert "        needed by   a  [a.ii:6]\n        only for    a(int *)\n" in text
    assert "        kept as     external linkage\n" in text


@pytest.mark.usefixtures("unit")
def test_many_files_are_told_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    names = [f"{at}.ii" for at in range(5)]
    for at, name in enumerate(names):
        Path(name).write_text(SOURCE * (at == 0) + f"__attribute__((global)) void k{at}() {{}}\n")
    assert program.main(["device", "-j", "3", *names, "--", "--c++17"]) == 0
    told = capsys.readouterr()
    assert [line for line in told.out.splitlines() if ".ii: " in line and "kernel" in line] == [
        "0.ii: 4 kernels", *[f"{name}: 1 kernel" for name in names[1:]]
    ]  # fmt: skip
    assert told.err == ""
    assert told.out.endswith("\ninstances by template, in all files\n        2  fill\n")
    assert program.main(["device", "--json", *names, "--", "--c++17"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [one["file"] for one in document["passes"]] == names
    assert document["templates"] == [{"template": "fill", "instances": 2}]


def test_one_file_of_many_that_is_not_preprocessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.cu").write_text('#include "absent.h"\n')
    Path("b.ii").write_text("__attribute__((global)) void k() {}\n")
    assert program.main(["device", "--no-toolkit", "a.cu", "b.ii"]) == 2
    told = capsys.readouterr()
    assert "b.ii: 1 kernel\n" in told.out
    assert "cufe device: a.cu: it cannot be preprocessed\n" in told.err


#: a header of the project, and the flag that chooses how many instances there are
HEADER = """\
template<class T> __global__ void fill(T *out) {}
template<class T> void start(T *out) { fill<<<1, 1>>>(out); }
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two CUDA files and one of C++, built in folders of their own."""
    monkeypatch.chdir(tmp_path)
    for folder in ("include", "src", "build/sub"):
        Path(folder).mkdir(parents=True)
    Path("include/fill.h").write_text(HEADER)
    Path("src/a.cu").write_text('#include "fill.h"\nvoid a(ELEMENT *p) { start(p); }\n')
    Path("src/b.cu").write_text('#include <fill.h>\nvoid b(int *p, float *q) { start(p); start(q); }\n')
    Path("src/c.cpp").write_text("int c() { return 1; }\n")
    a = "nvcc -I../../include -DELEMENT=double -arch=sm_80 -dc ../../src/a.cu -o a.o"
    b = ["nvcc", "-Iinclude", "-gencode=arch=compute_80,code=sm_80", "-gencode=arch=compute_90,code=sm_90"]
    entries: list[dict[str, object]] = [
        {"directory": str(tmp_path / "build/sub"), "file": "../../src/a.cu", "command": a},
        {"directory": str(tmp_path), "file": "src/b.cu", "arguments": [*b, "-c", "src/b.cu", "-o", "b.o"]},
        {"directory": str(tmp_path), "file": "src/c.cpp", "command": "g++ -c src/c.cpp"},
    ]
    Path("build/compile_commands.json").write_text(json.dumps(entries + entries[:1]))


def _has_toolkit() -> bool:
    try:
        find_toolkit("")
    except NoToolkitError:
        return False
    return True


needs_toolkit = pytest.mark.skipif(not _has_toolkit(), reason="the flags are those of nvcc")


@needs_toolkit
@pytest.mark.usefixtures("project")
def test_a_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "-p", "build", "-j", "2"]) == 0
    told = capsys.readouterr()
    assert [line for line in told.out.splitlines() if "kernel" in line] == [
        "src/a.cu (compute_80): 1 kernel",
        "src/b.cu (compute_80): 2 kernels",
        "src/b.cu (compute_90): 2 kernels",
    ]
    assert "    made by     a  [src/a.cu:2]\n" in told.out
    assert told.out.endswith("\ninstances by template, in all files\n        5  fill\n")
    assert told.err == ""


@needs_toolkit
@pytest.mark.usefixtures("project")
def test_the_document_of_a_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["device", "-p", "build", "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [(one["file"], one["architecture"], one["complete"]) for one in document["passes"]] == [
        ("src/a.cu", "compute_80", True), ("src/b.cu", "compute_80", True), ("src/b.cu", "compute_90", True),
    ]  # fmt: skip
    symbols = [[kernel["symbol"] for kernel in one["kernels"]] for one in document["passes"]]
    assert symbols == [["_Z4fillIdEvPT_"], *[["_Z4fillIfEvPT_", "_Z4fillIiEvPT_"]] * 2]
    chain = document["passes"][1]["kernels"][0]["chain"]
    assert [(step["name"], step["file"], step["line"]) for step in chain] == [
        ("b", "src/b.cu", 2), ("start<float>", "include/fill.h", 2),
    ]  # fmt: skip


@needs_toolkit
@pytest.mark.usefixtures("project")
def test_files_of_a_build(capsys: pytest.CaptureFixture[str]) -> None:
    """Named files are listed as the build compiles them, a header where it is included."""
    assert program.main(["device", "-p", "build", "src/a.cu"]) == 0
    assert capsys.readouterr().out.startswith("src/a.cu (compute_80): 1 kernel\n")
    assert program.main(["device", "-p", "build", "src/b.cu", "--json", "--", "-DMORE"]) == 0
    assert len(json.loads(capsys.readouterr().out)["passes"]) == 2
    assert program.main(["device", "-p", "build", "src/c.cpp"]) == 2
    assert "c.cpp" in capsys.readouterr().err
    assert program.main(["device", "-p", "src"]) == 2
    assert "cannot read" in capsys.readouterr().err


@needs_toolkit
@pytest.mark.usefixtures("project")
def test_one_file_of_a_build_that_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("src/a.cu").write_text('#include "fill.h"\nvoid a(ELEMENT *p) { start(p); }\n__global__ int wrong() {}\n')
    assert program.main(["device", "-p", "build", "--json", "-j", "2"]) == 1
    first, second, _ = json.loads(capsys.readouterr().out)["passes"]
    assert [(one["file"], one["line"]) for one in first["errors"]] == [("src/a.cu", 3)]
    assert second["errors"] == []


@needs_toolkit
@pytest.mark.usefixtures("project")
def test_the_bar_of_a_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert program.main(["device", "-p", "build", "--json", "-j", "2"]) == 0
    told = capsys.readouterr()
    assert "2/2" in told.err
    assert json.loads(told.out)["version"] == 1


def test_what_ptxas_says() -> None:
    text = """\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function '_ZN29_GLOBAL__N__ceeb9565_4_a_cu_d2akEv' for 'sm_90a'
ptxas info    : Function properties for _ZN29_GLOBAL__N__ceeb9565_4_a_cu_d2akEv
    8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 24 registers, used 1 barriers, 8 bytes cumulative stack size, 1024 bytes smem, 360 bytes cmem[0]
ptxas info    : Compiling entry function '_Z1kPi' for 'sm_80'
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 4 registers, used 0 barriers, 360 bytes cmem[0]
"""
    assert said(text) == {
        "90a": {"_ZN12_GLOBAL__N_12akEv": Size(24, 1024, 8, 16)},
        "80": {"_Z1kPi": Size(4, 0, 0, 0)},
    }
    assert sizes_in(b"no ELF file") == ("", {})
    ptx = ".target sm_90a\n.func f()\n{\nret;\n}\n\t.visible .entry _Z1kPi(\n.param .u64 p\n)\n{\nret;\n}\n"
    assert ptx_sizes(ptx) == ("90a", {"_Z1kPi": len(".visible .entry _Z1kPi(\n.param .u64 p\n)\n{\nret;\n}")})


@pytest.mark.toolkit
@pytest.mark.parametrize("architecture", ["sm_80", "sm_90"])
def test_sizes_in_a_cubin(
    architecture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A cubin has what a build says, but for PTX and what is spilled."""
    monkeypatch.chdir(tmp_path)
    Path("a.cu").write_text(
        "template <int N> __global__ void k(int *p) {\n"
        "  __shared__ int s[N]; s[*p] = 1; __syncthreads(); *p = s[p[1]];\n}\n"
        "__global__ void deep(int *p) { int a[64]; for (int &i : a) i = *p++; *p = a[*p & 63]; }\n"
        "void host(int *p) { k<16><<<1, 1>>>(p); k<32><<<1, 1>>>(p); }\n"
    )
    subprocess.run([find_toolkit("").nvcc, "-cubin", f"-arch={architecture}", "-o", "a.cubin", "a.cu"], check=True)
    sizes: list[list[dict[str, int]]] = []
    for wanted in (["--cubin", "a.cubin"], ["--with-build"]):
        assert program.main(["device", *wanted, "--json", "a.cu", "--", f"-arch={architecture}"]) == 0
        (only,) = json.loads(capsys.readouterr().out)["passes"]
        sizes.append([kernel["size"] for kernel in only["kernels"]])
    assert len(sizes[0]) == 3
    for there, built in zip(*sizes, strict=True):
        assert there == built | {"ptx": None, "spills": None}


@pytest.mark.toolkit
def test_sizes_in_an_object_and_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cubins are found in other files; what is not linked yet has no shared memory, and compressed ones are told of."""
    monkeypatch.chdir(tmp_path)
    Path("a.cu").write_text(
        "template <int N> __global__ void k(int *p) {\n"
        "  __shared__ int s[N]; s[*p] = 1; __syncthreads(); *p = s[p[1]];\n}\n"
        "int main() { k<16><<<1, 1>>>(nullptr); }\n"
    )
    several = ["-gencode", "arch=compute_80,code=sm_80", "-gencode", "arch=compute_90,code=sm_90"]
    shared: list[int | None] = []
    for flags, file in (
        (["-c", "-arch=sm_80"], "a.o"),
        (["-c", *several], "several.o"),
        (["-rdc=true", "-arch=sm_80"], "program"),
        (["-rdc=true", "-cubin", "-arch=sm_80"], "a.cubin"),
    ):
        subprocess.run([find_toolkit("").nvcc, *flags, "-o", file, "a.cu"], check=True)
        assert program.main(["device", "--cubin", file, "--json", "a.cu", "--", "-arch=sm_80"]) == 0
        ((kernel,),) = [one["kernels"] for one in json.loads(capsys.readouterr().out)["passes"]]
        assert kernel["size"]["code"] > 0
        shared.append(kernel["size"]["shared"])
    assert shared == [64, 64, 64, None]
    subprocess.run([find_toolkit("").nvcc, "-c", "-rdc=true", "-arch=sm_80", "-o", "b.o", "a.cu"], check=True)
    assert program.main(["device", "--cubin", "b.o", "a.cu", "--", "-arch=sm_80"]) == 2
    assert "b.o: its cubins are compressed" in capsys.readouterr().err


@pytest.mark.toolkit
def test_sizes_of_a_build_without_code_for_one_architecture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.cu").write_text("__global__ void k(int *p) { *p = 1; }\n")
    flags = ["-gencode", "arch=compute_80,code=sm_86", "-gencode", "arch=compute_90,code=compute_90"]
    assert program.main(["device", "--with-build", "--json", "a.cu", "--", *flags]) == 0
    first, second = json.loads(capsys.readouterr().out)["passes"]
    assert first["kernels"][0]["size"]["code"] > 0
    assert second["kernels"][0]["size"]["ptx"] > 0
    assert second["kernels"][0]["size"]["code"] is None
    assert "no_sizes" in second


@pytest.mark.toolkit
def test_sizes_of_a_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.cu").write_text(
        "template <int N> __global__ void k(int *p) {\n"
        "  __shared__ int s[N]; s[*p] = 1; __syncthreads(); *p = s[p[1]];\n}\n"
        "namespace { __global__ void hidden(int *p) { *p = 1; } }\n"
        "void host(int *p) { k<16><<<1, 1>>>(p); k<32><<<1, 1>>>(p); hidden<<<1, 1>>>(p); }\n"
    )
    flags = ["-gencode", "arch=compute_80,code=sm_80", "-gencode", "arch=compute_90,code=sm_90"]
    assert program.main(["device", "--with-build", "--json", "a.cu", "--", *flags]) == 0
    for one in json.loads(capsys.readouterr().out)["passes"]:
        sizes = {kernel["name"]: kernel["size"] for kernel in one["kernels"]}
        assert [sizes[f"k<{n}>(int *)"]["shared"] for n in (16, 32)] == [64, 128]
        assert all(size["registers"] > 0 and size["code"] > 0 and size["ptx"] > 100 for size in sizes.values())
        assert one["templates"][0]["code"] == sum(sizes[f"k<{n}>(int *)"]["code"] for n in (16, 32))
        assert len(sizes) == 3
