"""The typed trees of programs over libraries: a few of `tests/cases/cuda_library`, of those that take seconds."""

from __future__ import annotations

from pathlib import Path

import pytest

from .cases import cuda_library_programs
from .il import judge
from .il_units import unit_of
from .pipeline import Engine

_SAMPLE = ("cg_groups", "cub_block_collectives", "cuda_fp16", "std_variant_optional")


@pytest.mark.parametrize("name", _SAMPLE)
def test_trees_over_libraries_agree(toolkit: Path, engine: Engine, name: str) -> None:
    (program,) = [program for program in cuda_library_programs() if program.name == name]
    result, _ = judge(unit_of(program), engine)
    assert result.counts.nodes > 200
    assert result.counts.agree == result.counts.nodes
    assert not result.counts.extra
