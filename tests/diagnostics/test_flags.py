"""The flags of the catalog against the real tools: which pass reports an entry, and whether it can be suppressed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cufe.diagnostics.catalog import DEVICE, HOST, Entry
from cufe.diagnostics.explain import explanation_of
from tests.diagnostics.test_examples import SHOW_ALL, raised, with_examples

_CUDA = [entry for entry in with_examples() if entry.topic not in ("language", "frontend")]


def _violating(entry: Entry) -> str:
    explanation = explanation_of(entry)
    assert explanation is not None
    return explanation.violating


@pytest.mark.parametrize("entry", with_examples(), ids=lambda entry: str(entry.shown_number))
def test_hard_ones_stay(entry: Entry, toolkit: Path, tmp_path: Path) -> None:
    for named in (str(entry.number), entry.tag):
        if named:
            found = raised(entry, _violating(entry), toolkit, tmp_path, [f"--diag_suppress={named}"])
            assert (entry.number in found) == entry.hard, named


@pytest.mark.parametrize("entry", _CUDA, ids=lambda entry: str(entry.shown_number))
def test_pass_that_reports_it(entry: Entry, toolkit: Path, tmp_path: Path) -> None:
    if entry.shown_number == 20204:
        pytest.skip("in the device pass other functions than in the host pass, and from compute_80 on only")
    for wanted in (HOST, DEVICE):
        found = raised(entry, _violating(entry), toolkit, tmp_path, SHOW_ALL, wanted)
        assert (entry.number in found) == bool(entry.flags & wanted)
