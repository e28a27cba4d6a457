"""Mangled names of entities against the table of names that the real tools were seen to give."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from cufe.il import expressions as x
from cufe.il import statements as st
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.engine import Engine, open_engine
from cufe.sema.linkage.mangler import mangled
from tests.oracle.toolkit import toolkit

TABLE = Path(__file__).resolve().parents[3] / "shared/cases/mangling.tsv"
WORDS = ("device", "host", "global", "shared", "constant", "managed")
HEADERS = (
    "string", "tuple", "array", "functional", "memory", "ostream", "chrono", "optional", "string_view", "vector",
    "initializer_list", "type_traits", "utility", "complex",
)  # fmt: skip
CUDA_HEADERS = ("array", "utility", "type_traits", "tuple")
LAUNCH = (
    "struct CUstream_st; struct dim3 { unsigned x, y, z; dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1); };\n"
    'extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, CUstream_st * = 0);\n'
)


def _rows() -> list[object]:
    if not TABLE.exists():
        return []
    rows: list[object] = []
    for number, line in enumerate(TABLE.read_text().splitlines()[1:], 2):
        declaration, name, _, standard = line.split("\t")[:4]
        if standard.startswith("c++") and not name.startswith("__device_stub_"):
            rows.append(pytest.param(declaration, name, int(standard[3:]), id=str(number)))
    return rows


def _mentioned(engine: Engine, scope: st.FunctionScope) -> list[Entity]:
    """The routines of a body, with those of its local classes."""
    found: list[Entity] = []

    def collect(node: Node) -> Node:
        if isinstance(node, x.RoutineExpression):
            found.append(node.routine)
        elif isinstance(node, x.LambdaExpression) and node.lambda_node.routine is not None:
            found.append(node.lambda_node.routine)
        elif isinstance(node, st.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, ClassType):
                    found.extend(_members(engine, entity))
        return node

    walk = Walk()
    walk.entry_callback = collect
    walk.function(scope)
    return found


def _members(engine: Engine, cls: ClassType) -> list[Entity]:
    context = cls.context
    found: list[Entity] = []
    if isinstance(context, ClassContext) and cls.brace >= 0:
        for name in engine.lookup.index(cls.brace).pieces:
            for member in engine.declare.in_class(context, name):
                if isinstance(member, Routine):
                    found.append(member)
                elif isinstance(member, ClassType) and member is not cls:
                    found += _members(engine, member)
    return found


def _variables(engine: Engine, context: NamespaceContext) -> list[Entity]:
    found: list[Entity] = []
    index = context.scope.index()
    for name in index.pieces:
        found += [one for one in engine.overload_sets.merged(context, name) if isinstance(one, (Variable, Routine))]
    for name in index.namespaces:
        child = context.scope.child(name)
        if child is not None and name not in ("std", "cuda"):
            found += _variables(engine, engine.declare.namespace(child))
    return found


def _names(source: str, standard: int, start: str) -> set[str]:
    """All names of the part of a unit that starts with the line marker `start`."""
    engine = open_engine(source.encode("latin-1"), standard)
    first = 0
    for text, token in zip(engine.unit.directive_text, engine.unit.directive_token, strict=True):
        if start and text.startswith(start):
            first = token
    end = len(engine.unit)
    entities: list[Entity] = [*engine.definitions.between(first, end), *engine.instantiations.routines(first, end)]
    entities += engine.instantiations.variables
    entities += [one for one in _variables(engine, engine.declare.root) if one.token >= first]
    mentioned: list[Entity] = []
    for entity in entities:
        if isinstance(entity, Routine):
            scope = engine.functions.body(entity)
            if scope is not None:
                mentioned += _mentioned(engine, scope)
    names: set[str] = set()
    for entity in [*entities, *mentioned]:
        try:
            name = mangled(engine, entity)
            names |= {name, name.replace("C1E", "C2E")}
        except (Unknown, IllFormed, Dependent):
            continue
    return names


def _source(declaration: str, standard: int, folder: Path) -> tuple[str, str]:
    """The text of a row, preprocessed with headers where it needs some, and where it starts."""
    for word in WORDS:
        declaration = declaration.replace(f"__{word}__", f"__attribute__(({word}))")
    if "<<<" in declaration:
        declaration = LAUNCH + declaration
    needs_cuda = "cuda::" in declaration
    runtime = any(word in declaration for word in ("dim3", "cudaStream_t", "float2")) and "<<<" not in declaration
    if not (needs_cuda or runtime or "std::" in declaration) or "namespace std" in declaration:
        return declaration, ""
    root = toolkit()
    flags: list[str] = []
    if (needs_cuda or runtime) and root is not None:
        headers = next(iter(root.glob("targets/*/include")), root / "include")
        flags = [f"-I{headers}", f"-I{headers}/cccl"]
    includes = "".join([f"#include <{name}>\n" for name in HEADERS])
    if needs_cuda:
        includes = "#include <cuda_runtime.h>\n" + includes
        includes += "".join([f"#include <cuda/std/{name}>\n" for name in CUDA_HEADERS])
    if runtime:
        includes = "#include <cuda_runtime.h>\n"
    path = folder / "row.cu"
    path.write_text(includes + '# 1 "row"\n' + declaration + "\n")
    command = ["gcc", "-E", "-x", "c++", f"-std=c++{standard}", "-D__CUDACC__", "-D__NVCC__", *flags, str(path)]
    command += ["-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0", "-D__CUDACC_VER_BUILD__=88"]
    made = subprocess.run(command, check=False, capture_output=True)
    if made.returncode:
        pytest.skip("needs the toolkit's headers")
    return made.stdout.decode("latin-1"), '# 1 "row"'


@pytest.mark.parametrize(("declaration", "name", "standard"), _rows())
def test_row(declaration: str, name: str, standard: int, tmp_path: Path) -> None:
    """The name is that of an entity of the row."""
    source, start = _source(declaration, standard, tmp_path)
    found: list[set[str]] = []
    sys.setrecursionlimit(100_000)
    before = threading.stack_size(1 << 29)
    thread = threading.Thread(target=lambda: found.append(_names(source, standard, start)))
    thread.start()
    threading.stack_size(before)
    thread.join()
    assert found
    assert name in found[0]
