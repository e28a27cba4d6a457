"""`cufe check`: what it reports, in which forms, and when it says that something is wrong."""

import json
from pathlib import Path

import pytest

from cufe.driver import main as program
from cufe.driver.check.command import CLEAN, ERRORS, INCOMPLETE, UNUSABLE, main
from cufe.driver.check.jobs import from_database
from tests.diagnostics.forms import check_log

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
    assert capsys.readouterr().out.startswith("./wrong.cu:2:18: error: calling a __device__ function")
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


def test_a_finding_leads_to_its_explanation(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The text form has place, number and tag of errors; `cufe explain` takes both names."""
    assert program.main(["check", "--no-toolkit", "wrong.cu"]) == ERRORS
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("wrong.cu:2:18: error: ") and first.endswith(" [20007 d_h_illegal_call]")
    assert program.main(["explain", "20007"]) == program.main(["explain", "d_h_illegal_call"]) == 0
    capsys.readouterr()


def test_an_error_of_cpp_is_a_finding(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that does not compile is no success: its error is told in every form, and that less was judged."""
    (project / "cpp.cu").write_text("void f(int);\nvoid g() { f(); }\n")
    why = "cpp.cu: not judged to the end, for an error of C++: cpp.cu:2:14: too few arguments in function call"
    assert main(["--no-toolkit", "cpp.cu"]) == INCOMPLETE
    captured = capsys.readouterr()
    assert captured.out.startswith("cpp.cu:2:14: error: too few arguments in function call [165]\n")
    assert captured.out.endswith(f"{why}\n")
    assert captured.err == "1 file: 1 error, 0 warnings, 1 file not judged to the end\n"
    assert main(["--no-toolkit", "--format", "sarif", "cpp.cu"]) == INCOMPLETE
    log = json.loads(capsys.readouterr().out)
    check_log(log)
    run = log["runs"][0]
    assert [result["ruleId"] for result in run["results"]] == ["EC165"]
    [invocation] = run["invocations"]
    assert (invocation["executionSuccessful"], invocation["exitCode"]) == (False, INCOMPLETE)
    assert [note["message"]["text"] for note in invocation["toolExecutionNotifications"]] == [why]
    assert main(["--no-toolkit", "--format", "github", "cpp.cu"]) == INCOMPLETE
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("::error file=cpp.cu,line=2,col=14,title=C++ 165::too few")
    assert told[1].startswith("::error file=cpp.cu,title=not judged to the end::not judged to the end, for an error of")


def test_less_was_judged_whatever_is_shown(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a selection nor a baseline makes a success of it; a broken rule of CUDA outweighs it."""
    (project / "cpp.cu").write_text("void f(int);\nvoid g() { f(); }\n")
    assert main(["--no-toolkit", "cpp.cu", "--ignore", "165"]) == INCOMPLETE
    assert main(["--no-toolkit", "cpp.cu", "--select", "20007"]) == INCOMPLETE
    assert main(["--no-toolkit", "cpp.cu", "--baseline", "b.json", "--write-baseline"]) == INCOMPLETE
    assert main(["--no-toolkit", "cpp.cu", "--baseline", "b.json"]) == INCOMPLETE
    assert main(["--no-toolkit", "cpp.cu", "wrong.cu"]) == ERRORS
    assert main(["--no-toolkit", "cpp.cu", "right.cu"]) == INCOMPLETE
    capsys.readouterr()


def test_every_error_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is no limit behind which errors are lost."""
    (project / "wrong.cu").write_text(
        "__device__ int d(int);\n" + "".join(f"int h{n}() {{ return d(1); }}\n" for n in range(150))
    )
    assert main(["--no-toolkit", "wrong.cu"]) == ERRORS
    assert capsys.readouterr().err == "1 file: 150 errors, 0 warnings\n"


@pytest.mark.parametrize("name", ["host_call", "123456789", "d_h_ilegal_call"])
def test_unknown_rules(name: str, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A rule that does not exist is no rule that nobody breaks, wherever it is named."""
    for words in (["--select", name], ["--ignore", f"20007,{name}"]):
        assert program.main(["check", "--no-toolkit", "wrong.cu", *words]) == UNUSABLE
        told = capsys.readouterr()
        assert told.out == "" and f"number or tag '{name}'; the nearest: " in told.err
    assert program.main(["explain", name]) == UNUSABLE
    assert "the nearest: " in capsys.readouterr().err
    (project / ".cufe.toml").write_text(f'[check]\nignore = ["{name}"]\n')
    assert program.main(["check", "--no-toolkit", "wrong.cu"]) == UNUSABLE
    assert f".cufe.toml: ignore: no diagnostic has the number or tag '{name}'" in capsys.readouterr().err


def test_names_near_a_wrong_one(capsys: pytest.CaptureFixture[str]) -> None:
    """What is misspelt leads to the right name, and so do words of it."""
    for wrong, right in (
        ("d_h_ilegal_call", "d_h_illegal_call"),
        ("missing_bounds", "missing_launch_bounds"),
        ("20070", "20270"),
    ):
        program.main(["explain", wrong])
        assert right in capsys.readouterr().err.partition("the nearest: ")[2]


def test_no_rule_at_all(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An empty list selects nothing, which is no question."""
    assert main(["--no-toolkit", "wrong.cu", "--select", ","]) == UNUSABLE
    assert capsys.readouterr().err == "cufe check: --select names no rule\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[check]\nselct = []\n", "unknown setting selct; there is select"),
        ("[chekc]\nselect = []\n", "unknown setting chekc; there is check"),
        ("select = []\n", "unknown setting select; there is check"),
        ("[check]\njobs = true\n", "wrong setting jobs: a number is expected"),
        ("[check]\nselect = 'a'\n", "wrong setting select: a list of words is expected"),
    ],
)
def test_wrong_settings(text: str, told: str, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A setting that is not known is not passed over."""
    (project / ".cufe.toml").write_text(text)
    assert main(["--no-toolkit", "right.cu"]) == UNUSABLE
    assert told in capsys.readouterr().err


def test_nothing_to_check(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder without CUDA files, and a file of another kind, are no success."""
    (project / "empty").mkdir()
    (project / "README.md").write_text("# A text\n")
    assert main(["--no-toolkit", "empty"]) == UNUSABLE
    assert capsys.readouterr().err == "cufe check: no .cu file in the folder empty\n"
    assert main(["--no-toolkit", "README.md"]) == UNUSABLE
    assert capsys.readouterr().out.splitlines() == [
        "README.md: not judged: no CUDA file by its name (the flags `-- -x cu` say that it is one)"
    ]
    (project / "other.cc").write_text(WRONG)
    assert main(["--no-toolkit", "other.cc", "--", "-x", "cu"]) == ERRORS
    capsys.readouterr()


@pytest.mark.toolkit
def test_what_nvcc_says_of_other_files(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A refusal of nvcc is told in a line, without the commands that it did not run."""
    assert main(["right.cu", "--", "--no-such-flag"]) == UNUSABLE
    [line] = capsys.readouterr().out.splitlines()
    assert line == "right.cu: not judged: nvcc refuses it: Unknown option '--no-such-flag'"


def test_failure_of_the_preprocessor(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told with what the preprocessor says, in every form."""
    (project / "gone.cu").write_text('#include "gone.cuh"\n')
    assert main(["--no-toolkit", "gone.cu", "right.cu"]) == UNUSABLE
    lines = capsys.readouterr().out.splitlines()
    assert "gone.cuh: No such file" in lines[0]
    assert lines[-1] == "gone.cu: not judged: the preprocessor failed with status 1"
    assert main(["--no-toolkit", "gone.cu", "--format", "github"]) == UNUSABLE
    assert capsys.readouterr().out.startswith(
        "::error file=gone.cu,title=not judged::not judged: the preprocessor failed"
    )


def test_selection(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules go by number or tag, on the command line and in the settings of the project."""
    assert main(["--no-toolkit", "wrong.cu", "--ignore", "20007"]) == CLEAN
    assert main(["--no-toolkit", "wrong.cu", "--select", "d_h_illegal_call"]) == ERRORS
    assert main(["--no-toolkit", "wrong.cu", "--select", "20051"]) == CLEAN
    (project / "pyproject.toml").write_text('[tool.cufe.check]\nignore = ["d_h_illegal_call"]\n')
    assert main(["--no-toolkit", "wrong.cu"]) == CLEAN


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
    assert capsys.readouterr().out.startswith(
        "wrong.cu:2:15: error: A function explicitly marked as a __host__ function"
    )
