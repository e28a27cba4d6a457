"""Lean builds, from source to object: ways in which code can depend on what no name spells."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from cufe.driver.lean_switch import LOG
from tests.oracle import full
from tests.oracle.cases import flags_of
from tests.oracle.pipeline import toolkit_nvcc

_CASES = sorted((Path(__file__).resolve().parent.parent / "cases/lean").glob("*.cu"))


class _Runner(Protocol):
    command: list[str]


@pytest.fixture(scope="module")
def lean_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with blanks in its name."""
    return tmp_path_factory.mktemp("with blanks") / "lean tool kit"


#: cicc warns of a call of a library function, and bodies of the library were left out: the whole unit is read for what
#: they would change
_READ_WHOLE = frozenset(("math_without_relaxed_functions",))


@pytest.mark.toolkit
@pytest.mark.parametrize("source", _CASES, ids=[case.stem for case in _CASES])
def test_same_object(source: Path, lean_folder: Path, cufe: _Runner) -> None:
    """The lean units were enough, and the object is that of the real toolkit."""
    toolkit_nvcc(lean_folder, cufe.command, lean=True)
    log = lean_folder / LOG
    log.unlink(missing_ok=True)
    verdict = full.check(source, flags_of(source), lean_folder, cufe.command)
    assert verdict.same, verdict.report()
    assert log.exists() == (source.stem in _READ_WHOLE), log.read_text() if log.exists() else "no unit was read whole"
