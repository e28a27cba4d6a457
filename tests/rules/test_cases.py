"""The rules against what the real tool said to each case: number, severity and line, in its order."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.diagnostics.cases import CASES, Case
from tests.rules.judging import OWN, expected, judge, name, paths
from tests.rules.numbers import EXACT, INCOMPLETE, LEAST_EXACT, LEAST_EXACT_OWN, PARTIAL

#: display numbers of CUDA diagnostics start here
_FIRST = 20000

exact: Counter[str] = Counter()


@pytest.mark.parametrize("path", [*paths(CASES), *paths(OWN)], ids=name)
def test_case(path: Path, tmp_path: Path) -> None:
    """Nothing is reported that the real tool does not report, and what is in EXACT is all there, in its order."""
    case = Case(path)
    wanted = expected(case.text)
    found = judge(case, tmp_path)
    assert not Counter(found) - Counter(wanted), "a false alarm"
    assert {number for number, _, _ in found if number >= _FIRST} <= EXACT | PARTIAL
    if found == wanted:
        exact["own" if path.is_relative_to(OWN) else "shared"] += 1
    if name(path) in INCOMPLETE:
        return
    assert [one for one in found if one[0] in EXACT] == [one for one in wanted if one[0] in EXACT]


def test_number_of_exact_cases(request: pytest.FixtureRequest) -> None:
    """Coverage does not go back; asked only where all cases were run."""
    ran = [item for item in request.session.items if item.name.startswith("test_case[")]
    if len(ran) < len(paths(CASES)) + len(paths(OWN)):
        pytest.skip("not all cases were run")
    assert exact["own"] >= LEAST_EXACT_OWN
    if paths(CASES):
        assert exact["shared"] >= LEAST_EXACT
