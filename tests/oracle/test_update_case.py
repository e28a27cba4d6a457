"""The first lines of diagnostic cases come back where they were taken away, with the lines of their new places."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.diagnostics.cases import Case
from tests.rules.judging import OWN

from .update_case import updated


@pytest.mark.toolkit
@pytest.mark.parametrize("name", ["language/throwing_overriders", "atomics/named_only", "device/abi_pragmas"])
def test_first_lines_come_back(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{Path(name).name}.cu"
    shutil.copy(OWN / f"{name}.cu", path)
    whole = path.read_text(encoding="latin-1")
    assert updated(Case(path), False) == whole
    bare = [line for line in whole.splitlines(keepends=True) if not line.startswith("// expect")]
    path.write_text("".join(bare), encoding="latin-1")
    assert updated(Case(path), "// expect-device" in whole) == whole
