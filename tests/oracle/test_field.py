"""Small files after public bug reports: what nvcc builds with the real tool it builds with cufe, to the same object.

The files lie beside the checkout.  Where the real build fails, cufe says the same or leaves it to who said it there.
"""

from __future__ import annotations

import pytest

from tests.oracle.cases import Program, field_cases
from tests.oracle.compare import REFERENCE_FAILED
from tests.oracle.pipeline import Engine
from tests.oracle.reference import check

#: Files that do not come out the same, each with its reason.  The list may only shrink.
KNOWN: dict[str, str] = {}


@pytest.mark.toolkit
@pytest.mark.parametrize("program", field_cases(), ids=lambda program: program.name)
def test_same_program(program: Program, engine: Engine, request: pytest.FixtureRequest) -> None:
    """Exit status, symbols, code and contents are those of the real build."""
    if program.name in KNOWN:
        request.applymarker(pytest.mark.xfail(strict=True, reason=KNOWN[program.name]))
    verdict = check(program.source, list(program.flags), engine)
    assert verdict.same or verdict.kind == REFERENCE_FAILED, verdict.report()
    assert not verdict.module_id, verdict.module_id
