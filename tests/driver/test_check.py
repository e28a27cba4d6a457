"""`cufe check`: what it reports, in which forms, and when it says that something is wrong."""

import json
from pathlib import Path

import pytest

from cufe.driver.check.command import CLEAN, ERRORS, UNUSABLE, main
from cufe.driver.check.jobs import from_database

WRONG = "__device__ int d(int);\nint h() { return d(1); }\nint main() { return h(); }\n"
RIGHT = "__global__ void k(int *p) { *p = 1; }\nint main() { k<<<1, 1>>>(nullptr); }\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a wrong and a right file, current for the test."""
    (tmp_path / "wrong.cu").write_text(WRONG)
    (tmp_path / "right.cu").write_text(RIGHT)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_status_and_text(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Errors make 1, none 0, and a missing file 2."""
    assert main(["--no-toolkit", "-j1", "right.cu"]) == CLEAN
    assert capsys.readouterr().out == ""
    assert main(["--no-toolkit", "-j1", "."]) == ERRORS
    assert capsys.readouterr().out.startswith("./wrong.cu(2): error: calling a __device__ function")
    assert main(["--no-toolkit", "missing.cu"]) == UNUSABLE
    assert sorted(path.name for path in project.iterdir()) == ["right.cu", "wrong.cu"]


def test_both_passes(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The pass for the device finds its own mistakes, for the architecture that is asked for; what both find is told
    once."""
    (project / "device.cu").write_text(
        "__global__ int both();\n__global__ void moved(int &&);\n__global__ void __cluster_dims__(2) clusters() {}\n"
    )
    assert main(["--no-toolkit", "-j1", "device.cu"]) == ERRORS
    output = capsys.readouterr().out
    assert output.count("must have a void return type") == 1
    assert output.count("cannot have a parameter with rvalue reference type") == 1
    assert output.count("__cluster_dims__ is not supported for this GPU architecture") == 1
    assert main(["--no-toolkit", "-j1", "device.cu", "--", "-arch=sm_90"]) == ERRORS
    output = capsys.readouterr().out
    assert output.count("cannot have a parameter with rvalue reference type") == 1
    assert "__cluster_dims__" not in output.replace("__cluster_dims__(2)", "")


def test_lines_are_shown_as_they_were_written(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Text and columns are those of the file, not of its preprocessing."""
    line = "__host__ int h() { return VALUE + d(1); }"
    (project / "macros.cu").write_text(f"#define VALUE (1 + 1)\n__device__ int d(int);\n{line}\n")
    assert main(["--no-toolkit", "-j1", "macros.cu"]) == ERRORS
    shown = capsys.readouterr().out.splitlines()
    assert shown[1:3] == [f"  {line}", "  " + "^".rjust(line.index("d(1)") + 1)]
    assert main(["--no-toolkit", "-j1", "macros.cu", "--format", "github"]) == ERRORS
    assert f"file=macros.cu,line=3,col={line.index('d(1)') + 1}," in capsys.readouterr().out
    assert main(["--no-toolkit", "-j1", "macros.cu", "--format", "sarif"]) == ERRORS
    result = json.loads(capsys.readouterr().out)["runs"][0]["results"][0]
    assert result["locations"][0]["physicalLocation"]["region"]["startColumn"] == line.index("d(1)") + 1


def test_an_error_of_cpp_is_no_finding(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong apart from CUDA is the compiler's business, but it is said that less was judged for it."""
    (project / "cpp.cu").write_text("void f(int);\nvoid g() { f(); }\n")
    assert main(["--no-toolkit", "-j1", "cpp.cu"]) == CLEAN
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "for an error of C++: cpp.cu(2): too few arguments in function call\n" in captured.err
    assert captured.err.endswith("1 file: 0 errors, 0 warnings\n")
    assert main(["--no-toolkit", "-j1", "--format", "sarif", "cpp.cu"]) == CLEAN
    run = json.loads(capsys.readouterr().out)["runs"][0]
    assert not run["results"]
    [notification] = run["invocations"][0]["toolExecutionNotifications"]
    assert "too few arguments" in notification["message"]["text"]


def test_selection(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules go by number or tag, on the command line and in the settings of the project."""
    assert main(["--no-toolkit", "wrong.cu", "--ignore", "20007"]) == CLEAN
    assert main(["--no-toolkit", "wrong.cu", "--select", "d_h_illegal_call"]) == ERRORS
    assert main(["--no-toolkit", "wrong.cu", "--select", "20051"]) == CLEAN
    (project / "pyproject.toml").write_text('[tool.cufe.check]\nignore = ["d_h_illegal_call"]\n')
    assert main(["--no-toolkit", "wrong.cu"]) == CLEAN
    (project / ".cufe.toml").write_text("[check]\nselct = []\n")
    capsys.readouterr()
    assert main(["--no-toolkit", "wrong.cu"]) == UNUSABLE
    assert "wrong setting selct" in capsys.readouterr().err


def test_baseline(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the baseline has is silent, also when lines move; what is new is not."""
    assert main(["--no-toolkit", "wrong.cu", "--baseline", "known.json", "--write-baseline"]) == CLEAN
    (project / "wrong.cu").write_text("\n\n" + WRONG)
    assert main(["--no-toolkit", "wrong.cu", "--baseline", "known.json"]) == CLEAN
    (project / "wrong.cu").write_text(WRONG + "int g() { return d(2); }\n")
    assert main(["--no-toolkit", "wrong.cu", "--baseline", "known.json"]) == ERRORS
    (project / "known.json").write_text("[]")
    assert main(["--no-toolkit", "wrong.cu", "--baseline", "known.json"]) == UNUSABLE
    capsys.readouterr()


def test_reports(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SARIF and annotations say the same as the text."""
    main(["--no-toolkit", "wrong.cu", "--format", "github"])
    assert capsys.readouterr().out.startswith("::error file=wrong.cu,line=2,col=18,title=CUDA 20007 d_h_illegal_call::")
    main(["--no-toolkit", "wrong.cu", "right.cu", "-j2", "--format", "sarif", "-o", "out.sarif"])
    run = json.loads((project / "out.sarif").read_text())["runs"][0]
    assert [result["ruleId"] for result in run["results"]] == ["EC3464"]
    assert run["tool"]["driver"]["rules"][run["results"][0]["ruleIndex"]]["id"] == "EC3464"


def test_compilation_database(project: Path) -> None:
    """Command lines of nvcc and of clang, with what is no business of a check left out."""
    entries = [
        {"directory": str(project), "file": "wrong.cu",
         "command": "ccache /bin/nvcc -forward-unknown-to-host-linker -DA=1 -std=c++17 -x cu -rdc=true -c wrong.cu"},
        {"directory": str(project), "file": "right.cu",
         "arguments": ["clang++", "-x", "cuda", "--cuda-gpu-arch=sm_80", "-fgpu-rdc", "-Ii", "-O2", "-c", "right.cu"]},
        {"directory": str(project), "file": "other.cpp", "command": "g++ -c other.cpp"},
    ]  # fmt: skip
    (project / "compile_commands.json").write_text(json.dumps(entries))
    jobs = from_database(str(project), [])
    assert [job.file for job in jobs] == ["wrong.cu", "right.cu"]
    assert jobs[0].flags == ["-forward-unknown-to-host-linker", "-DA=1", "-std=c++17", "-rdc=true"]
    assert jobs[1].flags == ["-arch=sm_80", "-rdc=true", "-Ii", "-Xcompiler", "-O2"]


def test_run_time_compilation(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--jit` tells of what is the host's, `--default-device` of what says `__host__`; NVRTC's macros are there."""
    assert main(["--no-toolkit", "--jit", "wrong.cu", "--select", "20217"]) == ERRORS
    assert capsys.readouterr().out.count("is considered a host function") == 2
    assert main(["--no-toolkit", "--default-device", "wrong.cu"]) == CLEAN
    (project / "wrong.cu").write_text("#ifdef __CUDACC_RTC__\n__host__ void f();\n#endif\n")
    assert main(["--no-toolkit", "--default-device", "wrong.cu", "--select", "no_host_in_jit"]) == ERRORS
    assert capsys.readouterr().out.startswith("wrong.cu(2): error: A function explicitly marked as a __host__ function")
