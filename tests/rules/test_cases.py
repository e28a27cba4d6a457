"""The rules against what the real tool said to each case: number, severity and line, in its order."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.diagnostics.cases import CASES, Case
from tests.rules.judging import OWN, expected, judge, name, paths
from tests.rules.numbers import EXACT, INEXACT, PARTIAL

#: display numbers of CUDA diagnostics start here
_FIRST = 20000


@pytest.mark.parametrize("path", [*paths(CASES), *paths(OWN)], ids=name)
def test_case(path: Path, tmp_path: Path) -> None:
    """What is reported is what the real tool reports, in its order; in INEXACT cases some of it."""
    case = Case(path)
    wanted = expected(case.text)
    found = judge(case, tmp_path)
    assert not Counter(found) - Counter(wanted), "a false alarm"
    assert {number for number, _, _ in found if number >= _FIRST} <= EXACT | PARTIAL
    if name(path) in INEXACT:
        found = [one for one in found if one[0] in EXACT]
        wanted = [one for one in wanted if one[0] in EXACT]
    assert found == wanted
