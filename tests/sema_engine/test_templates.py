"""Templates against programs on whose meaning g++ agrees."""

from pathlib import Path

import pytest

from tests.sema_engine.template_cases import Program

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("*.txt")))
def test_programs(name: str, tmp_path: Path) -> None:
    program = Program((HERE / name).read_text())
    standard = 20 if "20" in name else 17
    assert program.judge(tmp_path / "program.cpp", standard) == ""
    assert program.wrong(standard) == []
