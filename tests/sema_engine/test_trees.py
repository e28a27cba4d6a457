"""Trees of function bodies, one line for each statement: as the real tool's dump shows them."""

from pathlib import Path

import pytest

from cufe.il.entities import Routine
from cufe.il.entity import Entity
from cufe.il.statements import Block
from cufe.sema.engine import Engine
from tests.sema_engine.constants import open_unit
from tests.sema_engine.tree_text import TreeText

CASES = Path(__file__).parent / "trees" / "statements.txt"


def cases() -> list[tuple[str, list[str]]]:
    """The blocks of the file: a unit on one line, then the statements of its function `f`."""
    found: list[tuple[str, list[str]]] = []
    for block in CASES.read_text(encoding="utf-8").strip().split("\n\n"):
        text, *expected = block.split("\n")
        found.append((text, expected))
    return found


def named(entity: Entity) -> bool:
    return entity.name == "f"


def statements(engine: Engine) -> list[str]:
    """The statements of the function `f`."""
    for routine in engine.definitions.between(0, len(engine.unit)):
        if named(routine):
            return of_routine(engine, routine)
    raise AssertionError("no function f")


def of_routine(engine: Engine, routine: Routine) -> list[str]:
    scope = engine.functions.body(routine)
    assert scope is not None
    assert isinstance(scope.block, Block)
    text = TreeText()
    return [text.statement(statement) for statement in scope.block.body]


@pytest.mark.parametrize(("text", "expected"), cases())
def test_statements(text: str, expected: list[str]) -> None:
    engine = open_unit(text, 17)
    assert statements(engine) == expected
    assert engine.unknowns == []
