"""From source to object through the toolkit folder: nothing is replaced but cudafe++."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from tests.oracle import full
from tests.oracle.cases import flags_of

_PROGRAMS = Path(__file__).resolve().parent.parent / "programs"


class _Runner(Protocol):
    command: list[str]


@pytest.fixture(scope="module")
def toolkit_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with blanks in its name."""
    return tmp_path_factory.mktemp("with blanks") / "tool kit"


@pytest.mark.toolkit
@pytest.mark.parametrize("name", ["plain", "templates", "namespaces", "linkage", "lambda_device", "debug"])
def test_same_object(name: str, toolkit_folder: Path, cufe: _Runner) -> None:
    """The object that the folder's nvcc makes is that of the real nvcc, device image and all."""
    source = _PROGRAMS / f"{name}.cu"
    verdict = full.check(source, flags_of(source), toolkit_folder, cufe.command)
    assert verdict.same, verdict.report()
