"""Deep copies of expressions, constants and initialisations, with other types and entities in them
(spec 36, part 3): a default argument at a call, a member initialiser in a constructor.

Everything below the copied node is new; entities and types are shared, or replaced as `Substitution` says."""

from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.clone import clone_constant, clone_expression, clone_init
from cufe.il.entity import Entity
from cufe.il.initialisation import DynamicInit
from cufe.il.walk import Walk


class Substitution:
    """What takes the place of which entity or type."""

    def __init__(self) -> None:
        self._replaced: dict[Entity, Entity] = {}

    def replace(self, old: Entity, new: Entity) -> None:
        self._replaced[old] = new

    def of(self, entity: Entity) -> Entity:
        return self._replaced.get(entity, entity)


class Copy(Walk):
    """A walk that copies each node before it goes into it."""

    def __init__(self, substitution: Substitution) -> None:
        super().__init__()
        self.replaces = True
        self.substitution: Substitution = substitution

    def target(self, entity: Entity) -> Entity:
        return self.substitution.of(entity)

    def expression(self, node: e.Expression) -> e.Expression:
        return super().expression(clone_expression(node))

    def constant(self, node: c.Constant) -> c.Constant:
        return super().constant(clone_constant(node))

    def init(self, node: DynamicInit) -> DynamicInit:
        return super().init(clone_init(node))

    def statement(self, node: s.Statement) -> s.Statement:
        """The statements of a statement expression stay those of the original."""
        return node

    def awaited(self, node: e.Await) -> None:
        if node.awaited is not node.operand:
            node.awaited = self.expression(node.awaited)
        node.calls = self.expressions(node.calls)

    def captures(self, node: e.LambdaNode) -> None:
        """A lambda is not copied: each is one of its own ([expr.prim.lambda.closure])."""


def copied(node: e.Expression, substitution: Substitution | None = None) -> e.Expression:
    """A deep copy of an expression."""
    return Copy(substitution if substitution is not None else Substitution()).expression(node)
