"""`--trace-diagnostics`: the rule behind each diagnostic, and what rules gave up on; `guarded` and `unanswered`."""

from pathlib import Path

import pytest

from cufe.diagnostics.report import AbandonedError
from cufe.diagnostics.trace import TRACE
from cufe.driver import cudafe
from cufe.driver.check.command import main as check
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.failures import ask, guarded, unanswered

SOURCE = """# 1 "a.cu"
__attribute__((device)) int d();
int odd() { return ({ __label__ to; to: 1; }); }
int h() { return d(); }
"""


def test_the_rule_behind_a_diagnostic(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    unit = tmp_path / "a.ii"
    unit.write_text(SOURCE)
    words = ["--c++17", "--gnu_version=120200", "--orig_src_file_name", "a.cu"]
    assert cudafe.main(["--trace_diagnostics", *words, "--gen_c_file_name", str(tmp_path / "out.cpp"), str(unit)]) == 2
    lines = capfd.readouterr().err.splitlines()
    made = [line for line in lines if " made by " in line]
    assert len(made) == 1
    assert made[0].startswith("a.cu:3: 20007 made by cuda.rules.calls")
    given_up = [line for line in lines if " gave up" in line]
    assert any(line.startswith("a.cu:2:") for line in given_up)


def test_check_lists_rules(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "a.cu"
    source.write_text("__device__ int d();\nint h() { return d(); }\n")
    assert check(["--trace-diagnostics", "--no-toolkit", "-j", "1", str(source)]) == 1
    assert "host: " in capfd.readouterr().err


def test_questions_without_an_answer() -> None:
    TRACE.given_up = []
    for answer in (Unknown("odd", 7), IllFormed("wrong"), Dependent()):
        with unanswered:
            raise answer
    assert [(one.cause, one.token, one.sure) for one in TRACE.given_up] == [
        ("odd", 7, False),
        ("wrong", -1, True),
        ("it depends on a template parameter", -1, True),
    ]
    assert TRACE.given_up[0].place.endswith("test_questions_without_an_answer")
    with pytest.raises(ValueError, match="mine"), unanswered:
        raise ValueError("mine")


def test_rules_that_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUFE_TRACEBACK", raising=False)
    TRACE.given_up = []
    asked: list[str] = []

    def fails(_: str) -> None:
        raise ValueError("mine")

    def notes(unit: str) -> None:
        asked.append(unit)

    ask((fails, notes), "unit")
    assert asked == ["unit"]
    assert TRACE.given_up[0].rule.endswith("fails")
    assert TRACE.given_up[0].cause == "cufe failed: ValueError: mine"
    guard = guarded("rule", 3)
    with guard:
        raise Unknown("odd")
    assert (guard.cause, guard.token, TRACE.rule) == ("odd", 3, "")
    with pytest.raises(AbandonedError), guarded():
        raise AbandonedError
    monkeypatch.setenv("CUFE_TRACEBACK", "1")
    with pytest.raises(ValueError, match="mine"):
        ask((fails,), "unit")
