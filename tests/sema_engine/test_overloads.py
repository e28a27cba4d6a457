"""Overload resolution against programs on whose meaning g++ agrees."""

from pathlib import Path

import pytest

from tests.sema_engine.overload_cases import Overloads

HERE = Path(__file__).parent / "overloads"


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("*.txt")))
def test_sets(name: str, tmp_path: Path) -> None:
    cases = Overloads((HERE / name).read_text())
    standard = 20 if "20" in name else 17
    assert cases.judge(tmp_path / "cases.cpp", standard) == ""
    assert cases.wrong(standard) == []
