"""Which expressions of function bodies become constants: as the real tool's dump shows them (`-`: none)."""

import pytest

from cufe.il.addresses import Addresses
from cufe.il.constant_text import constant_text
from cufe.il.entities import Routine
from cufe.il.expressions import ConstantExpression
from cufe.il.statements import Block, ExpressionStatement
from cufe.il.type_names import TypeNames
from tests.sema_engine.constants import entity, open_unit
from tests.sema_engine.test_evaluation import cases


@pytest.mark.parametrize(("text", "expected"), cases("folded.txt"))
def test_folded(text: str, expected: str) -> None:
    engine = open_unit(text)
    routine = entity(engine, "f")
    assert isinstance(routine, Routine)
    scope = engine.functions.body(routine)
    assert scope is not None
    assert isinstance(scope.block, Block)
    result = scope.block.body[0]
    assert isinstance(result, ExpressionStatement)
    folded = result.expression
    names = TypeNames(Addresses())
    found = constant_text(folded.constant, names) if isinstance(folded, ConstantExpression) else "-"
    assert found == expected
    assert engine.unknowns == []
