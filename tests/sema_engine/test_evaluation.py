"""Constant evaluation: values as g++ has them, reasons as the real tool's notes name them."""

import sys
import threading
from pathlib import Path

import pytest

from cufe.sema.answers import IllFormed
from tests.sema_engine.constants import open_unit, value

CASES = Path(__file__).parent / "constant"


def cases(name: str) -> list[tuple[str, str]]:
    """The blocks of a file: what is expected of `x` behind `==`, then the text."""
    found: list[tuple[str, str]] = []
    for block in (CASES / name).read_text(encoding="utf-8").split("\n\n"):
        expected, _, text = block.partition("\n")
        found.append((text, expected.removeprefix("== ")))
    return found


@pytest.mark.parametrize(("text", "expected"), cases("values.txt"))
def test_values(text: str, expected: str) -> None:
    assert value(open_unit(text), "x") == expected


@pytest.mark.parametrize(("text", "reason"), cases("reasons.txt"))
def test_reasons(text: str, reason: str) -> None:
    with pytest.raises(IllFormed) as failure:
        value(open_unit(text), "x")
    assert reason in failure.value.cause


def test_depth() -> None:
    """256 calls deep, and no deeper: also where the results of deeper calls are remembered."""
    text = "constexpr int f(int n) { return n ? 1 + f(n - 1) : 0; }"
    results: list[str] = []

    def ask() -> None:
        engine = open_unit(f"{text} constexpr int x = f(255); constexpr int y = f(256);")
        results.append(value(engine, "x"))
        try:
            results.append(value(engine, "y"))
        except IllFormed as failure:
            results.append(failure.cause)

    limit = sys.getrecursionlimit()
    size = threading.stack_size(512 << 20)
    sys.setrecursionlimit(100_000)
    try:
        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
    finally:
        sys.setrecursionlimit(limit)
        threading.stack_size(size)
    assert results[0] == "255"
    assert "excessive constexpr function call complexity" in results[1]
