"""Walking, copying and sharing."""

import inspect
from typing import Any

import pytest

from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.copy import clone, copied
from cufe.il.entities import Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import DIK_EXPRESSION, DynamicInit
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


class Recorder:
    """Notes in which order the nodes are visited, and the variables that they point to."""

    def __init__(self) -> None:
        self.visited: list[str] = []
        self.targets: list[str] = []
        self.walk = Walk()
        self.walk.entry_callback = self.visit
        self.walk.replaces = True
        self.walk.entry_replace = self.target

    def visit(self, node: Node) -> Node:
        self.visited.append(type(node).__name__)
        return node

    def target(self, entity: Entity) -> Entity:
        if isinstance(entity, Variable):
            self.targets.append(entity.name)
        return entity


def test_children_are_visited_first() -> None:
    recorder = Recorder()
    recorder.walk.expression(add(read(variable("x")), number(1)))
    assert recorder.visited == ["VariableExpression", "IntegerConstant", "ConstantExpression", "Operation"]
    assert recorder.targets == ["x"]


def test_a_walk_replaces() -> None:
    def folded(node: Node) -> Node:
        if isinstance(node, e.Operation):
            constants = [one.constant for one in node.arguments if isinstance(one, e.ConstantExpression)]
            values = [constant.value for constant in constants if isinstance(constant, c.IntegerConstant)]
            if len(values) == 2:
                return number(sum(values))
        return node

    walk = Walk()
    walk.entry_callback = folded
    made = walk.expression(add(add(number(1), number(2)), number(4)))
    assert isinstance(made, e.ConstantExpression)
    assert isinstance(made.constant, c.IntegerConstant)
    assert made.constant.value == 7


def test_copies_are_deep() -> None:
    x, y = variable("x"), variable("y")
    init = DynamicInit(DIK_EXPRESSION, T.int)
    init.expression = read(x)
    original = e.TempInit(init, T.int, e.PRVALUE, 5)
    original.flags = e.FUNCTIONAL_CAST
    made = copied(original)
    assert isinstance(made, e.TempInit)
    assert (made.token, made.flags, made.init.kind) == (5, e.FUNCTIONAL_CAST, DIK_EXPRESSION)
    assert made.init is not init
    assert isinstance(made.init.expression, e.VariableExpression)
    assert made.init.expression.variable is x
    made.init.expression.variable = y
    assert isinstance(init.expression, e.VariableExpression)
    assert init.expression.variable is x


def _example(cls: type, known: dict[str, object]) -> object:
    """An object of a class, with an argument for each parameter of its constructor by name."""
    return cls(*[known[name] for name in inspect.signature(cls).parameters])


def _differing(node: object) -> object:
    """Sets every attribute that can be told from its default."""
    for name, value in vars(node).items():
        if isinstance(value, bool):
            setattr(node, name, not value)
        elif isinstance(value, int) and name != "kind":
            setattr(node, name, value + 3)
    return node


def test_clones_are_complete(pure: bool) -> None:
    """A class that gets another attribute is found here."""
    if not pure:
        pytest.skip("compiled classes do not tell their attributes")
    init = DynamicInit(DIK_EXPRESSION, T.int)
    known: dict[str, object] = {
        "type_": T.int, "token": 1, "category": e.LVALUE, "kind": e.ENK_SIZEOF, "cause": "?", "operation": o.ADD,
        "arguments": [], "constant": c.IntegerConstant(T.int, 1), "variable": variable("x"), "field": object(),
        "routine": object(), "candidates": [], "init": init, "node": object(), "is_new": True,
        "inner": number(1), "name": "n", "block": object(), "source": number(1), "operand": number(2), "position": 1,
        "items": [], "operator": "+", "left_associative": True, "parts": [], "concept": object(), "start": 1, "end": 2,
        "numerator": 1, "scale": 2, "special": "", "real": object(), "imaginary": object(), "units": [1], "literal": 1,
        "base_kind": 1, "member": None, "computed": False, "elements": [], "count": 2, "sort": 1, "label": object(),
        "type_kind": 1,
    }  # fmt: skip
    for module, base in ((e, e.Expression), (c, c.Constant)):
        for cls in vars(module).values():
            if inspect.isclass(cls) and issubclass(cls, base) and cls is not base:
                known["value"] = number(3) if cls is e.Condition else 3
                node: Any = _differing(_example(cls, known))
                assert vars(clone(node)) == vars(node), cls.__name__
    _differing(init)
    assert vars(clone(init)) == vars(init)
