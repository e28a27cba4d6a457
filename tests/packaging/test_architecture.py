"""The floors: a file imports from its own floor or below, whatever the form of the import; and no two files import one
another."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cufe"
FLOORS = ["text", "syntax", "il", "sema", "checks", "cuda", "emit", "driver"]
SIDE = "diagnostics"


def floor_of(module: str) -> str:
    """`text` for `cufe.text.lexer`; empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


def imported(path: Path) -> set[str]:
    """The modules of cufe that a file names in an import statement, at any depth of the file."""
    own = ["cufe", *path.relative_to(PACKAGE).with_suffix("").parts]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = own[: len(own) - node.level] if node.level else []
            origin = ".".join([*start, *([node.module] if node.module else [])])
            found.update(f"{origin}.{alias.name}" if origin == "cufe" else origin for alias in node.names)
    return {module for module in found if module.split(".")[0] == "cufe"}


def may_import(floor: str, other: str) -> bool:
    """The rule. All may use `final`, `regex` and the side floor, which itself stands on the text floor alone."""
    if other in (floor, "", SIDE, "__version__", "final", "regex"):
        return True
    if floor == SIDE:
        return other == "text"
    return other in FLOORS and (floor == "" or FLOORS.index(other) <= FLOORS.index(floor))


@pytest.mark.parametrize("floor", [*FLOORS, SIDE])
def test_imports_point_down(floor: str) -> None:
    wrong = {
        str(path.relative_to(PACKAGE)): sorted(
            module for module in imported(path) if not may_import(floor, floor_of(module))
        )
        for path in sorted((PACKAGE / floor).rglob("*.py"))
    }
    assert {path: modules for path, modules in wrong.items() if modules} == {}


def test_every_folder_is_a_floor() -> None:
    data = {"headers", "__pycache__"}
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir()} - data
    assert folders <= {*FLOORS, SIDE}


def _named(path: Path) -> set[str]:
    """The modules that the import statements of a file may name: of `from a import b` both `a` and `a.b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return found


def _imported_at_once() -> dict[str, set[str]]:
    """For each module of cufe those that its file imports when it is loaded: at its top, not only for types."""
    files = sorted(PACKAGE.rglob("*.py"))
    paths = {".".join(["cufe", *path.relative_to(PACKAGE).with_suffix("").parts]): path for path in files}
    found: dict[str, set[str]] = {}
    for module, path in paths.items():
        named: set[str] = set()
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.Import):
                named.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                named.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
        found[module] = named & paths.keys()
    return found


def test_no_two_files_import_one_another() -> None:
    """Nor does a row of them: compiled, the one that is loaded first would see the other half made."""
    waiting = _imported_at_once()
    while free := [module for module, wanted in waiting.items() if not wanted & waiting.keys()]:
        for module in free:
            del waiting[module]
    assert waiting == {}


def test_rules_and_edits_form_no_circle() -> None:
    """Above the engine a file names those below it, for types and at a later time as well, so that whoever reads a rule
    does not read on in a circle.  The parts of the engine and of its tree name one another, as the language does."""
    waiting: dict[str, set[str]] = {}
    for floor in FLOORS[FLOORS.index("checks") :]:
        for path in (PACKAGE / floor).rglob("*.py"):
            module = ".".join(["cufe", *path.relative_to(PACKAGE).with_suffix("").parts])
            waiting[module] = _named(path)
    while free := [module for module, wanted in waiting.items() if not wanted & waiting.keys()]:
        for module in free:
            del waiting[module]
    assert waiting == {}
