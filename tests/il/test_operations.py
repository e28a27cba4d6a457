"""Walking, comparing, copying and sharing."""

from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.compare import same_constants, same_expressions
from cufe.il.copy import Substitution, copied
from cufe.il.entities import Routine, Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import DIK_EXPRESSION, DynamicInit
from cufe.il.sharing import SharedConstants
from cufe.il.types import TypeTable
from cufe.il.walk import Node, Walk

T = TypeTable()


def variable(name: str) -> Variable:
    made = Variable(name, 0, None)
    made.type = T.int
    return made


def number(value: int, token: int = 0) -> e.ConstantExpression:
    return e.ConstantExpression(c.IntegerConstant(T.int, value), token)


def add(one: e.Expression, other: e.Expression, token: int = 0) -> e.Operation:
    return e.Operation(o.ADD, T.int, e.PRVALUE, token, [one, other])


def read(what: Variable, token: int = 0) -> e.VariableExpression:
    return e.VariableExpression(what, T.int, e.LVALUE, token)


class Recorder(Walk):
    """Notes in which order the nodes are visited."""

    def __init__(self) -> None:
        self.visited: list[str] = []
        self.targets: list[str] = []

    def visit(self, node: Node) -> Node:
        self.visited.append(type(node).__name__)
        return node

    def target(self, entity: Entity) -> Entity:
        if isinstance(entity, Variable):
            self.targets.append(entity.name)
        return entity


def test_children_are_visited_first() -> None:
    walk = Recorder()
    walk.expression(add(read(variable("x")), number(1)))
    assert walk.visited == ["VariableExpression", "IntegerConstant", "ConstantExpression", "Operation"]
    assert walk.targets == ["x"]


def test_a_walk_replaces() -> None:
    class Fold(Walk):
        def visit(self, node: Node) -> Node:
            if isinstance(node, e.Operation):
                values = [one.constant.value for one in node.arguments if isinstance(one, e.ConstantExpression)
                          and isinstance(one.constant, c.IntegerConstant)]  # fmt: skip
                if len(values) == 2:
                    return number(sum(values))
            return node

    made = Fold().expression(add(add(number(1), number(2)), number(4)))
    assert isinstance(made, e.ConstantExpression)
    assert isinstance(made.constant, c.IntegerConstant)
    assert made.constant.value == 7


def test_a_walk_skips_and_filters() -> None:
    class Picky(Recorder):
        def skips(self, node: Node) -> bool:
            return isinstance(node, s.If)

        def keeps(self, node: Node) -> bool:
            return not (isinstance(node, s.Statement) and node.kind == s.STMK_EMPTY)

    scope = s.FunctionScope(Routine("f", 0, None))
    block = s.Block(0, 9)
    inside = s.If(s.STMK_IF, 1, number(1))
    block.body = [s.Statement(s.STMK_EMPTY, 2), inside, s.ExpressionStatement(s.STMK_EXPR, 3, number(2))]
    scope.block = block
    walk = Picky()
    walk.function(scope)
    assert [one.kind for one in block.body] == [s.STMK_IF, s.STMK_EXPR]
    assert walk.visited == ["IntegerConstant", "ConstantExpression", "ExpressionStatement", "Block"]


def test_equal_expressions() -> None:
    x, y = variable("x"), variable("y")
    assert same_expressions(add(read(x, 1), number(2, 3), 2), add(read(x, 7), number(2, 9), 8))
    assert not same_expressions(add(read(x), number(2)), add(read(y), number(2)))
    assert not same_expressions(add(read(x), number(2)), add(read(x), number(3)))
    parenthesized = number(2)
    parenthesized.flags |= e.PARENTHESIZED
    assert same_expressions(parenthesized, number(2))
    assert not same_expressions(e.ErrorExpression(T.unknown, 0, "?"), e.ErrorExpression(T.unknown, 0, "?"))


def test_equal_constants() -> None:
    assert same_constants(c.IntegerConstant(T.int, 1), c.IntegerConstant(T.int, 1))
    assert not same_constants(c.IntegerConstant(T.int, 1), c.IntegerConstant(T.long, 1))
    alias = T.typedef(tk.TYPEDEF, T.int)
    assert same_constants(c.IntegerConstant(T.int, 1), c.IntegerConstant(alias, 1))
    one = c.AggregateConstant(T.array(T.int, 2), [c.IntegerConstant(T.int, 1), c.IntegerConstant(T.int, 2)])
    other = c.AggregateConstant(T.array(T.int, 2), [c.IntegerConstant(T.int, 1), c.IntegerConstant(T.int, 3)])
    assert same_constants(one, one)
    assert not same_constants(one, other)


def test_copies_are_deep() -> None:
    x, y = variable("x"), variable("y")
    init = DynamicInit(DIK_EXPRESSION, T.int)
    init.expression = read(x)
    original = e.TempInit(init, T.int, e.PRVALUE, 5)
    original.flags = e.FUNCTIONAL_CAST
    substitution = Substitution()
    substitution.replace(x, y)
    made = copied(original, substitution)
    assert isinstance(made, e.TempInit)
    assert (made.token, made.flags, made.init.kind) == (5, e.FUNCTIONAL_CAST, DIK_EXPRESSION)
    assert made.init is not init
    assert isinstance(made.init.expression, e.VariableExpression)
    assert made.init.expression.variable is y
    assert isinstance(init.expression, e.VariableExpression)
    assert init.expression.variable is x
    assert same_expressions(copied(original), original)


def test_equal_constants_are_shared() -> None:
    table = SharedConstants()
    first = table.share(c.IntegerConstant(T.int, 42))
    assert table.share(c.IntegerConstant(T.int, 42)) is first
    assert table.share(c.IntegerConstant(T.long, 42)) is not first
    aggregate = c.AggregateConstant(T.array(T.int, 0), [])
    assert table.share(aggregate) is aggregate
    assert (table.searches, table.hits, len(table)) == (3, 1, 2)
