"""Slips are the same for a seed, and what cufe says of a few of them the real tool says, too."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from tests.oracle.slips import FOLDER, judged, slips

if TYPE_CHECKING:
    from tests.oracle.pipeline import Engine

_PROGRAMS = sorted(FOLDER.glob("*.cu"))


def test_slips_are_drawn_by_the_seed() -> None:
    first, second, other = (list(islice(slips(_PROGRAMS, seed), 10)) for seed in (1, 1, 2))
    assert first == second != other
    assert all(slip.text != slip.program.read_text() for slip in first)


@pytest.mark.toolkit
def test_nothing_is_told_too_much(engine: Engine) -> None:
    for number, slip in enumerate(islice(slips(_PROGRAMS, 3), 6)):
        found = judged(slip, number, engine, False)
        assert found is None or not found.extra, list(slip.changed())
