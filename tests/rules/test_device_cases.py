"""The rules in the device pass against what the real device compiler says: number, severity and line, in its order.

Where the toolkit is there, it is asked; else the first lines of the shared cases tell what is expected.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from subprocess import CalledProcessError

import pytest

from tests.diagnostics.cases import CASES, Case
from tests.oracle.cicc import diagnostics_of
from tests.oracle.toolkit import toolkit
from tests.rules.judging import OWN, Found, expected, judge, name, paths
from tests.rules.numbers import DEVICE_INEXACT

#: display numbers of CUDA diagnostics start here
_FIRST = 20000
_OF_DEVICE = "expect-device|device-pass-only"


def _is_judged(found: Found) -> bool:
    """Whether a diagnostic counts: what plain C++ is warned of is no rule of CUDA."""
    return found[0] >= _FIRST or found[1] == "error"


def wanted_of(case: Case) -> list[Found]:
    """What the real compiler says, as far as it counts."""
    if toolkit() is not None:
        try:
            return [found for found in diagnostics_of(case) if _is_judged(found)]
        except CalledProcessError:
            pytest.skip("the toolkit's headers do not take it")
    return [found for found in expected(case.text, _OF_DEVICE) if _is_judged(found)]


@pytest.mark.parametrize("path", [*paths(CASES), *paths(OWN)], ids=name)
def test_device_case(path: Path, tmp_path: Path) -> None:
    """Nothing is reported that cicc does not report, and but for some cases all that it does, in its order."""
    case = Case(path)
    wanted = wanted_of(case)
    found = [one for one in judge(case, tmp_path, device=True) if _is_judged(one)]
    if toolkit() is not None:
        assert not Counter(found) - Counter(wanted), "a false alarm"
    if name(path) in DEVICE_INEXACT:
        return
    if toolkit() is not None:
        assert found == wanted
    else:
        assert not Counter(wanted) - Counter(found)
