"""What rules ask for again and again in the tree of a body or an initialiser."""

from cufe.il.entities import ClassType, Variable
from cufe.il.expressions import LambdaNode, RoutineExpression, TempInit
from cufe.il.statements import DeclStatement, FunctionScope, TryBlock
from cufe.il.walk import Node, Walk


class BodyParts(Walk):
    """Gathers the lambdas and local classes of a tree, and the nodes that ask for complete classes."""

    def __init__(self) -> None:
        super().__init__()
        self.passes_integers = True
        self.lambdas: list[LambdaNode] = []
        self.classes: list[ClassType] = []
        #: declarations, `try`, functions that are named and temporaries, but for those in assertions, bounds and static
        #: initialisers
        self.completing: list[Node] = []
        self._is_aside: bool = False

    def captures(self, node: LambdaNode) -> None:
        self.lambdas.append(node)
        super().captures(node)

    def visit(self, node: Node) -> Node:
        if isinstance(node, (RoutineExpression, TempInit, TryBlock)):
            if not self._is_aside:
                self.completing.append(node)
        elif isinstance(node, DeclStatement):
            if not self._is_aside:
                self.completing.append(node)
            self._aside(node)
        return node

    def _aside(self, node: DeclStatement) -> None:
        """What a declaration has beside the tree."""
        outer = self._is_aside
        self._is_aside = True
        if node.asserted is not None:
            self.expression(node.asserted)
        for constant in node.constants:
            self.expression(constant)
        for entity in node.entities:
            if isinstance(entity, ClassType):
                self.classes.append(entity)
            elif isinstance(entity, Variable) and entity.static_init is not None:
                self.init(entity.static_init)
        self._is_aside = outer


def parts_of(scope: FunctionScope) -> BodyParts:
    """The parts of a function that has been read; they are gathered once."""
    if scope.parts is None:
        scope.parts = BodyParts()
        scope.parts.function(scope)
    return scope.parts
