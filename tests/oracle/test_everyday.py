"""Everyday mistakes are told of, however long the user's file is; no line is called wrong that is not."""

from __future__ import annotations

import pytest

from tests.oracle.everyday import FOLDER, compared
from tests.oracle.pipeline import Engine

#: how many of the real tool's diagnostics are told of a file, alone and behind a header of 7,000 tokens: may only rise
_FLOORS = {
    "calls": (34, 8),
    "class_members": (26, 8),
    "control_flow": (30, 11),
    "conversions": (47, 9),
    "operators": (35, 0),
}


@pytest.mark.toolkit
@pytest.mark.parametrize("name", _FLOORS)
def test_everyday_mistakes(engine: Engine, name: str) -> None:
    for variant, least in zip(("alone", "header"), _FLOORS[name], strict=True):
        found = compared(FOLDER / f"{name}.cu", variant, engine)
        assert not found.extra, variant
        assert (found.wanted & found.told).total() >= least, variant
