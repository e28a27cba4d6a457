"""`cufe device` lists the kernels that are in the PTX of the real nvcc, and does not call such a list incomplete."""

from __future__ import annotations

from pathlib import Path

import pytest

from cufe.driver.deep_stack import run_deep
from cufe.driver.kernel_sizes import plain
from tests.oracle.cases import flags_of
from tests.oracle.kernels import FOLDER, Compared, compared


@pytest.mark.toolkit
@pytest.mark.parametrize("source", sorted(FOLDER.glob("*.cu")), ids=lambda source: source.stem)
def test_kernels_are_those_of_the_ptx(source: Path) -> None:
    found: list[Compared] = []
    run_deep(lambda: found.append(compared(source, flags_of(source))))
    assert (found[0].missing, found[0].extra, found[0].gaps) == ([], [], [])
    assert found[0].count


def test_unnamed_namespaces_have_one_name() -> None:
    assert plain("_ZN29_GLOBAL__N__ceeb9565_4_a_cu_d2akEv") == "_ZN12_GLOBAL__N_12akEv"
    assert plain("_Z1kILi129EEvv") == "_Z1kILi129EEvv"
