"""Forms that mean something else once mypyc has compiled them."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cufe"
COMPILED = ("text", "syntax", "il", "sema", "checks", "cuda", "emit", "diagnostics")


def _reused(function: ast.FunctionDef) -> list[str]:
    """Names that `except` clauses of one function bind to different classes."""
    bound: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
            bound.setdefault(node.name, set()).add(ast.unparse(node.type))
    return [name for name, types in bound.items() if len(types) > 1]


@pytest.mark.parametrize("floor", COMPILED)
def test_names_of_exceptions(floor: str) -> None:
    """The first clause gives the name its type; the second would raise a TypeError."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno} {name}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef)
        for name in _reused(node)
    ]
    assert not wrong


def _leaves(nodes: list[ast.stmt]) -> bool:
    """Whether a `break` or `continue` among some statements leaves them."""
    for node in nodes:
        if isinstance(node, (ast.Break, ast.Continue)):
            return True
        inner = [] if isinstance(node, (ast.For, ast.While)) else [*getattr(node, "body", [])]
        inner += getattr(node, "orelse", []) + getattr(node, "finalbody", [])
        inner += [one for handler in getattr(node, "handlers", []) for one in handler.body]
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) and _leaves(inner):
            return True
    return False


@pytest.mark.parametrize("floor", COMPILED)
def test_jumps_out_of_blocks(floor: str) -> None:
    """`break` and `continue` cannot be compiled inside of `with`, nor of `try` with a `finally`."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if (isinstance(node, ast.With) or (isinstance(node, ast.Try) and node.finalbody)) and _leaves(node.body)
    ]
    assert not wrong


@pytest.mark.parametrize("floor", COMPILED)
def test_unpacked_alternatives(floor: str) -> None:
    """mypyc cannot compile `x in (a, *more)`."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Compare)
        for tested in node.comparators
        if isinstance(tested, (ast.Tuple, ast.List)) and any(isinstance(item, ast.Starred) for item in tested.elts)
    ]
    assert not wrong


@pytest.mark.parametrize("floor", COMPILED)
def test_slices_of_kinds(floor: str) -> None:
    """mypyc's slice of `bytes` is a SystemError where its start is behind its end, as in `kinds[at - 2 : at]` at the
    front of a unit: `startswith`, `endswith` and `find` take positions, and `text.kinds.stretch` is safe."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        if path != PACKAGE / "text" / "kinds.py"
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("kinds")
        if isinstance(node.slice, ast.Slice) and node.slice.lower is not None and isinstance(node.ctx, ast.Load)
    ]
    assert not wrong


@pytest.mark.parametrize("floor", COMPILED)
def test_members_of_rows(floor: str) -> None:
    """mypyc ends with an error of its own at `x in (a, *b)`."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Compare)
        for row in node.comparators
        if isinstance(row, (ast.Tuple, ast.List, ast.Set))
        if any(isinstance(one, ast.Starred) for one in row.elts)
    ]
    assert not wrong


@pytest.mark.parametrize("floor", COMPILED)
def test_attributes_of_exceptions(floor: str) -> None:
    """mypyc does not know the attribute of an exception that `+=` reads."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for handler in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(handler, ast.ExceptHandler)
        for node in ast.walk(handler)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute)
        if isinstance(node.target.value, ast.Name) and node.target.value.id == handler.name
    ]
    assert not wrong
