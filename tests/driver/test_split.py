"""`cufe split`, with a toolkit and without, and the commands of `cufe`."""

import re
import subprocess
from pathlib import Path

from tests.conftest import ROOT, Runner

EXAMPLE = ROOT / "examples/vector_add.cu"
HEADERS = ROOT / "src/cufe/headers"


def test_with_the_small_header(cufe: Runner, tmp_path: Path) -> None:
    """The host file compiles; what cicc would add in the stub is left out."""
    done = cufe("split", EXAMPLE, "--no-toolkit", "-o", "v.cpp", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(
        r"v\.cpp: 1 kernel, 1 launch, 0 lambdas, 1 function removed, \d+\.\d\d s\n", done.stdout.decode()
    )
    text = (tmp_path / "v.cpp").read_text()
    assert "<<<" not in text
    assert "__cudaPushCallConfiguration((count + threads - 1) / threads, threads)" in text
    (tmp_path / "v.stub.c").write_text("")
    command = ["g++", "-std=c++17", "-fsyntax-only", f"-I{HEADERS}", "v.cpp"]
    compiled = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (compiled.returncode, compiled.stderr) == (0, "")


def test_with_the_toolkit(cufe: Runner, toolkit: Path, tmp_path: Path) -> None:
    done = cufe("split", EXAMPLE, "--cuda", toolkit, "--", "-std=c++20", "-DNAME=1", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"vector_add.cudafe1.cpp: 1 kernel, 1 launch, 0 lambdas, ")
    text = (tmp_path / "vector_add.cudafe1.cpp").read_text()
    assert '#include "vector_add.cudafe1.stub.c"' in text
    assert {path.name for path in tmp_path.iterdir()} == {"vector_add.cudafe1.cpp"}


def test_flags_without_a_toolkit(cufe: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(
        "#if __cplusplus != 202002L || !defined(__CUDACC_RDC__) || N != 3\n#error\n#endif\n"
        "__global__ void k() {}\nvoid f() { k<<<1, N>>>(); }\n"
    )
    done = cufe("split", "--no-toolkit", "a.cu", "--", "-std=c++20", "-rdc=true", "-DN=3", cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_what_cannot_be_split(cufe: Runner, tmp_path: Path) -> None:
    done = cufe("split", "nofile.cu", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"cufe split: no file nofile.cu\n")
    (tmp_path / "a.cu").write_text("#error no\n")
    assert cufe("split", "--no-toolkit", "a.cu", cwd=tmp_path).returncode == 1
    assert {path.name for path in tmp_path.iterdir()} == {"a.cu"}


def test_commands(cufe: Runner, tmp_path: Path) -> None:
    assert cufe("version").stdout.startswith(b"cufe ")
    assert cufe("--help").stdout.startswith(b"usage: cufe COMMAND")
    assert cufe().returncode == 2
    assert cufe("no_such_command").returncode == 2
    assert cufe("cudafe++", "--Version").returncode == 1


def test_flags_that_the_front_end_refuses(cufe: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.ii").write_text("int x;\n")
    done = cufe("spaces", "a.ii", "--", "--no_such_option", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"cufe spaces: invalid option: --no_such_option\n")
