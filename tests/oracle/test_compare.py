"""The comparator itself: what it must tell apart, and what it must not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.oracle.cases import own_cases, shared_cases
from tests.oracle.compare import CODE, SAME, SYMBOLS, Verdict, compare
from tests.oracle.digest import digest
from tests.oracle.identity import fault
from tests.oracle.pipeline import Engine
from tests.oracle.reference import check

BASE = """
#include <cstdio>
static int counter = 3;
namespace _GLOBAL__N__id { int hidden() { return 5; } }
static int helper(int x) { return x * 7; }
double half(double x) { return x * 0.5; }
int pick(int x) {
  switch (x) {
    case 0: return 11; case 1: return 12; case 2: return 17; case 3: return 19;
    case 4: return 23; case 5: return 2;
  }
  return 0;
}
int main() { puts("hello"); puts("world"); counter += helper(2); return counter + _GLOBAL__N__id::hidden(); }
"""


def verdict_of(tmp_path: Path, ours: str, module_id: str = "_id") -> Verdict:
    """Compile the base and a changed text with the host compiler and compare the objects."""
    objects = []
    for name, text in (("real", BASE), ("cufe", ours)):
        (tmp_path / f"{name}.cpp").write_text(text)
        path = tmp_path / f"{name}.o"
        subprocess.run(["g++", "-c", str(tmp_path / f"{name}.cpp"), "-o", str(path)], check=True)
        objects.append(digest(path, "_id" if name == "real" else module_id))
    return compare(objects[0], objects[1])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('puts("hello")', 'puts("hello" )'),
        ("static int counter = 3;", "\n\nstatic int counter = 3;"),
        ("static int helper(int x)", "int declared(int); static int helper(int x)"),
    ],
)
def test_text_without_meaning_is_the_same(tmp_path: Path, before: str, after: str) -> None:
    """Layout and declarations change nothing."""
    assert verdict_of(tmp_path, BASE.replace(before, after)).kind == SAME


def test_another_module_id_is_the_same(tmp_path: Path) -> None:
    """The names of the anonymous namespace differ only in the module id (and in its length)."""
    assert verdict_of(tmp_path, BASE.replace("__id", "__other"), "_other").kind == SAME


def test_moved_strings_are_the_same(tmp_path: Path) -> None:
    """The order of string literals in their section says nothing; here an unused one comes first."""
    changed = BASE.replace("static int counter", 'inline const char *unused() { return "zero"; }\nstatic int counter')
    assert verdict_of(tmp_path, changed).kind == SAME


@pytest.mark.parametrize(
    ("before", "after", "place"),
    [
        ("x * 7", "x * 8", "_ZL6helperi"),
        ('"world"', '"World"', "main"),
        ("x * 0.5", "x * 0.25", "_Z4halfd"),
        ("return 17", "return 18", "_Z4picki"),
        ("case 4: return 23; case 5", "case 5: return 23; case 4", "_Z4picki"),
    ],
)
def test_other_code_is_found(tmp_path: Path, before: str, after: str, place: str) -> None:
    """One function differs, and it is named."""
    verdict = verdict_of(tmp_path, BASE.replace(before, after))
    assert verdict.kind == CODE
    assert list(verdict.functions) == [place]


def test_other_contents_are_found(tmp_path: Path) -> None:
    """The initial value of a variable counts."""
    verdict = verdict_of(tmp_path, BASE.replace("counter = 3", "counter = 4"))
    assert verdict.kind == CODE
    assert list(verdict.objects) == ["_ZL7counter"]


def test_other_symbols_are_found(tmp_path: Path) -> None:
    """A symbol of one side only, and one with another binding."""
    verdict = verdict_of(tmp_path, BASE.replace("double half", "double third").replace("int pick", "static int pick"))
    assert verdict.kind == SYMBOLS
    assert verdict.only_reference == ["_Z4halfd", "_Z4picki"]
    assert verdict.only_cufe == ["_Z5thirdd", "_ZL4picki"]


@pytest.mark.toolkit
def test_the_real_tool_is_the_same_as_itself() -> None:
    """The real cudafe++ in the place of cufe is no difference."""
    program = (own_cases() + shared_cases())[0]
    assert check(program.source, list(program.flags), Engine.named("real")).same


INPUT = b'# 1 "x.cu"\n' + b"int w;\n" * 100 + b"typedef unsigned long size_t;\nint x;\n" + b"int y;\n" * 100
HEAD = b'# 1 "x.cu"\n#pragma GCC diagnostic push\nstatic char __nv_inited_managed_rt = 0;\n'
INSERTED = b'#if !defined(A)\n#define A\n#endif\n#include "crt/host_runtime.h"\n# 2 "x.cu"\n'
TAIL = b'\n# 1 "x.cudafe1.stub.c"\n#include "x.cudafe1.stub.c"\n#undef _NV_ANON_NAMESPACE\n'
CUT = INPUT.index(b"int x")


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (HEAD + INPUT + TAIL, ""),
        (HEAD + INPUT[:CUT] + INSERTED + INPUT[CUT:] + TAIL, ""),
        (HEAD + INPUT[:CUT] + b"int z;\n" + INPUT[CUT:] + TAIL, "inserted"),
        (HEAD + INPUT.replace(b"int y;\nint y;\n", b"int y;\nint  y;\n", 1) + TAIL, "inserted"),
        (HEAD + INPUT[:-3] + b"z;\n" + TAIL, "differs"),
        (HEAD + INPUT + b"int z;\n" + TAIL, "tail"),
        (b"int z;\n" + INPUT + TAIL, "head"),
    ],
    ids=["frame", "inclusion", "declaration", "blank", "end", "tail", "head"],
)
def test_identity_finds_faults(output: bytes, expected: str) -> None:
    """The identity check takes the frame and nothing else."""
    found = fault(INPUT, output)
    assert found.startswith(expected) if expected else found == ""
