"""Programs with one wrong CUDA word are taken and rejected as by the real tool."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.oracle.mutants import AGREE, MISSED, Reference, judge, mutants, units_named
from tests.oracle.pipeline import Engine

_COUNT = 40


@pytest.mark.toolkit
@pytest.mark.slow
def test_mutants_of_our_own_cases(engine: Engine) -> None:
    """No mutant is rejected that the real tool takes, and all but a few that it rejects are."""
    real = Reference()
    verdicts = Counter(judge(mutant, real, engine).verdict for mutant in mutants(units_named("own"), _COUNT, 3))
    assert set(verdicts) <= {AGREE, MISSED}
    assert verdicts[MISSED] <= 0.05 * _COUNT
