"""Small files composed along the grammar are taken as the real tools take them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Protocol

import pytest

from tests.oracle.grammar import Judge, valid_part
from tests.oracle.grammar_units import Grammar, read_productions, text_of
from tests.oracle.pipeline import Engine


class _Runner(Protocol):
    command: list[str]


_PRODUCTIONS = read_productions()
_ITEMS = 14


@pytest.mark.parametrize("standard", [14, 17, 20])
def test_a_seed_stands_for_one_text(standard: int) -> None:
    """The text of a seed is always the same, its brackets balance, and nothing in it waits for a replacement."""
    for seed in range(10):
        text, again = (text_of(Grammar(_PRODUCTIONS, str(seed), standard).unit(_ITEMS)) for _ in range(2))
        assert text == again
        assert text.count("{") == text.count("}")
        assert "$" not in text
        assert "OBJ" not in text


def test_what_items_use_comes_before_them() -> None:
    items = Grammar(_PRODUCTIONS, "uses", 20).unit(60)
    assert all(use < item.number for item in items for use in item.uses)
    assert any(item.uses for item in items)


@pytest.mark.toolkit
@pytest.mark.slow
@pytest.mark.parametrize("standard", ["14", "17", "20"])
def test_composed_files_are_taken(standard: str, tmp_path: Path, engine: Engine, cufe: _Runner) -> None:
    """The host compiler takes cufe's file, the symbols are those of the real build, and no error is told."""
    items = Grammar(_PRODUCTIONS, f"composed-{standard}", int(standard)).unit(_ITEMS)
    judge = Judge(engine, cufe.command, [f"-std=c++{standard}", "-extended-lambda"], tmp_path)
    answer = valid_part(judge, items, Counter())
    assert answer is not None
    kept, fault = answer
    assert len(kept) > _ITEMS // 2
    assert fault is None, fault.report + text_of(kept)
