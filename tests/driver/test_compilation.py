"""What becomes of a report: exit status, text, outputs.  The engine is one that reports what a test wants."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cufe.diagnostics.place import Place
from cufe.diagnostics.report import EntityName, Report
from cufe.driver.cudafe import main
from cufe.emit.context import Summary
from cufe.emit.unit import HostUnit
from cufe.text.settings import Settings

Engine = Callable[[Report], None]

# "unrecognized token", a hard error; "variable was declared but never referenced", a remark;
# "unable to find __cudaPushCallConfiguration declaration", an internal error.
ERROR, WARNING, INTERNAL = 7, 177, 20197


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Engine], None]:
    """Puts an engine in place."""
    (tmp_path / "x.ii").write_text("int x;\n")
    monkeypatch.chdir(tmp_path)

    def install(work: Engine) -> None:
        def host_unit(source: bytes, settings: Settings, report: Report) -> HostUnit:
            work(report)
            return HostUnit(source, "_id", Summary())

        monkeypatch.setattr("cufe.emit.unit.host_unit", host_unit)

    return install


def _place(line: int) -> Place:
    return Place("x.cu", line, 1, "int x;")


def _errors(count: int) -> Engine:
    def work(report: Report) -> None:
        for line in range(1, count + 1):
            report.add(ERROR, _place(line))

    return work


def test_errors(engine: Callable[[Engine], None], capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    engine(_errors(2))
    (tmp_path / "x.int.c").write_text("old")
    assert main(["--orig_src_file_name", "x.cu", "x.ii"]) == 2
    text = capfd.readouterr().err
    assert text.startswith("x.cu(1): error: ")
    assert text.endswith('\n\n2 errors detected in the compilation of "x.cu".\n')
    assert (tmp_path / "x.int.c").read_text() == "old"


def test_error_limit(engine: Callable[[Engine], None], capfd: pytest.CaptureFixture[str]) -> None:
    engine(_errors(5))
    assert main(["-e3", "--brief_diagnostics", "x.ii"]) == 4
    assert capfd.readouterr().err.splitlines()[3:] == [
        "Error limit reached.",
        '3 errors detected in the compilation of "x.ii".',
        "Compilation terminated.",
    ]


def test_timing_stands_around_the_summary(engine: Callable[[Engine], None], capfd: pytest.CaptureFixture[str]) -> None:
    engine(_errors(1))
    assert main(["--timing", "--brief_diagnostics", "x.ii"]) == 2
    lines = capfd.readouterr().err.splitlines()
    assert [line.partition("  ")[0] for line in lines[1:]] == [
        "Front end time",
        '1 error detected in the compilation of "x.ii".',
        "Total compilation time",
    ]


def test_internal_error(engine: Callable[[Engine], None], capfd: pytest.CaptureFixture[str]) -> None:
    engine(lambda report: report.add(INTERNAL, _place(1)))
    assert main(["x.ii"]) == 134
    assert capfd.readouterr().err.endswith("Compilation aborted.\n")


@pytest.mark.parametrize(
    ("options", "status", "word"),
    [
        ([], 0, ""),
        (["-r"], 0, "x.cu(1): remark: "),
        (["--diag_warning", "177"], 0, "x.cu(1): warning: "),
        (["--diag_warn=declared_but_not_referenced", "--display_error_number"], 0, "x.cu(1): warning #177-D: "),
        (["--diag_error", "177"], 2, "x.cu(1): error: "),
        (["--diag_warning", "177", "--promote_warnings"], 2, "x.cu(1): error: "),
        (["--diag_warning", "177", "--no_warnings"], 0, ""),
        (["--diag_suppress", "177", "-r"], 0, ""),
        (["--remarks", "--no_warnings"], 0, ""),
        (["--no_warnings", "--remarks"], 0, "x.cu(1): remark: "),
    ],
)
def test_severity_control(
    engine: Callable[[Engine], None],
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    options: list[str],
    status: int,
    word: str,
) -> None:
    engine(lambda report: report.add(WARNING, _place(1), EntityName("variable", "x")))
    assert main([*options, "x.ii"]) == status
    text = capfd.readouterr().err
    assert text.startswith(word)
    assert bool(text) == bool(word)
    assert (tmp_path / "x.int.c").exists() == (status == 0)


def test_depth_and_memory_are_told(engine: Callable[[Engine], None], capfd: pytest.CaptureFixture[str]) -> None:
    def fail(report: Report) -> None:
        raise MemoryError

    engine(fail)
    assert main(["x.ii"]) == 4
    assert capfd.readouterr().err == (
        "Catastrophic error: out of memory\n\n"
        '1 catastrophic error detected in the compilation of "x.ii".\nCompilation terminated.\n'
    )
