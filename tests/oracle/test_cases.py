"""The small cases: cufe's host file gives the same symbols and, function by function, the same code."""

from __future__ import annotations

import pytest

from tests.oracle.cases import Program, own_cases, shared_cases
from tests.oracle.pipeline import Engine
from tests.oracle.reference import check


@pytest.mark.toolkit
@pytest.mark.parametrize("program", shared_cases() + own_cases(), ids=lambda program: program.name)
def test_same_program(program: Program, engine: Engine) -> None:
    """Exit status, symbols, code and contents are those of the real build."""
    verdict = check(program.source, list(program.flags), engine)
    assert verdict.same, verdict.report()
    assert not verdict.module_id, verdict.module_id
