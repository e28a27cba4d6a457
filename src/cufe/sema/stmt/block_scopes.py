"""Blocks that have a scope of their own in the tree: those in which something is declared or some object ends."""

from cufe.final import Final
from cufe.il import statements as s
from cufe.il.expressions import Condition, LambdaExpression, ObjectLifetime, TempInit, Throw
from cufe.il.walk import Node, Walk

_DECLARING: Final = (
    s.InitStatement, s.VlaDeclStatement, s.RangeFor, s.TryBlock,
    Condition, LambdaExpression, ObjectLifetime, TempInit, Throw,
)  # fmt: skip


def has_scope(block: s.Block) -> bool:
    """Whether the block has a scope: a block within it that has one gives it one as well."""
    walk = _Declares()
    walk.statement(block)
    return walk.found


class _Declares(Walk):
    """Looks for a declaration, a temporary object or what implies either."""

    def __init__(self) -> None:
        super().__init__()
        self.found: bool = False

    def skips(self, node: Node) -> bool:
        if isinstance(node, s.DeclStatement):
            self.found = self.found or bool(node.entities)
        elif isinstance(node, _DECLARING):
            self.found = True
        return self.found
