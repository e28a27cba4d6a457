"""Identity of host code: every header of libstdc++, in C++14, 17 and 20, comes out byte for byte."""

from __future__ import annotations

import pytest

from tests.oracle.identity import STANDARDS, check, headers
from tests.oracle.pipeline import Engine

_GROUP = 12
_ALL = headers()
_GROUPS = [_ALL[at : at + _GROUP] for at in range(0, len(_ALL), _GROUP)]


@pytest.mark.slow
@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize("group", _GROUPS, ids=lambda group: group[0])
def test_headers_are_unchanged(group: list[str], standard: str, engine: Engine) -> None:
    """Twelve headers a unit; where g++ refuses one of them in this standard, each by itself."""
    found = check(group, standard, engine)
    if found == "rejected":
        each = {header: check([header], standard, engine) for header in group}
        found = "\n".join(f"{h}: {text}" for h, text in each.items() if text not in ("", "rejected"))
    assert found == ""
