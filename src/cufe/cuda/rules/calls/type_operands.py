"""Operands of `decltype` and `typeof` in the declarations of blocks: they are not evaluated, but name functions."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.entities import Declared, Typedef, Variable
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: an operand of fewer tokens calls nothing
_LEAST: Final = 3


def operands_of_types(engine: "Engine", statement: s.DeclStatement) -> list[e.Expression]:
    """The operands in a declaration in their order, without those in braces, as the bodies of lambdas."""
    declared = _declared(statement)
    if declared is None:
        return []
    kinds = engine.kinds
    brackets = engine.cutter.brackets
    found: list[e.Expression] = []
    at = statement.token
    end = kinds.find(k.SEMICOLON, at)
    while at < end:
        if kinds[at] in (k.DECLTYPE, k.TYPEOF) and kinds[at + 1] == k.OPEN_ROUND:
            close = brackets.close(at + 1)
            if close - at - 2 >= _LEAST:
                with unanswered:
                    node = engine.fragments.expression(at + 2, close)
                    found.append(engine.expressions.operand(node, declared.context))
            at = close
        elif kinds[at] == k.OPEN_BRACE:
            at = brackets.close(at)
            end = kinds.find(k.SEMICOLON, at)
        at += 1
    return found


def _declared(statement: s.DeclStatement) -> Declared | None:
    """Where the first entity of a declaration is declared."""
    entity = statement.entities[0] if statement.entities else None
    if isinstance(entity, Typedef):
        return entity.declared
    if isinstance(entity, Variable) and entity.declarations:
        return entity.declarations[0]
    return None
