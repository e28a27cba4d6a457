"""A fixed sample of 25 real programs: with cufe's host file the object is that of the real build.

The packages come from the registry on the first run; where they cannot be fetched the tests are skipped.
"""

from __future__ import annotations

import subprocess

import pytest

from tests.oracle.cases import Program
from tests.oracle.pipeline import Engine
from tests.oracle.programs import SAMPLE, fetch, listed_programs
from tests.oracle.reference import check


@pytest.fixture(scope="module")
def fetched() -> None:
    """The packages of the sample lie in the cache."""
    try:
        fetch(SAMPLE)
    except (subprocess.CalledProcessError, OSError) as error:
        pytest.skip(f"the packages of the sample cannot be fetched: {error}")


@pytest.mark.toolkit
@pytest.mark.slow
@pytest.mark.usefixtures("fetched")
@pytest.mark.parametrize("program", listed_programs(SAMPLE, fetched_only=False), ids=lambda program: program.name)
def test_same_program(program: Program, engine: Engine) -> None:
    """Exit status, symbols, code and contents are those of the real build."""
    verdict = check(program.source, list(program.flags), engine)
    assert verdict.same, verdict.report()
