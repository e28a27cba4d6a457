"""Mangled names against the table of names that the real tools were seen to give."""

import re
from pathlib import Path

import pytest

from cufe.emit.context import Context
from cufe.emit.module_id import representative
from cufe.text.settings import Settings
from cufe.text.unit import Unit

TABLE = Path(__file__).resolve().parents[3] / "shared/cases/mangling.tsv"
WORDS = ("device", "host", "global", "shared", "constant", "managed")


#: rows of templates and local entities, which are no representatives, and of types that headers declare
NOT_FIRST = re.compile(r"template|\bauto\b|float2|cuda|std::|struct L\b")
#: a template argument that is the address of a member is not mangled
NOT_MANGLED = "&S::q"


def _rows() -> list[object]:
    """The rows whose mangled name is that of the first definition in the row."""
    if not TABLE.exists():
        return []
    rows: list[object] = []
    for number, line in enumerate(TABLE.read_text().splitlines()[1:], 2):
        declaration, mangled, source, standard = line.split("\t")[:4]
        confirmed = source == "g++=cudafe++"
        first = source.startswith("ptx") and NOT_FIRST.search(declaration) is None
        chosen = confirmed or (first and _is_of_first(declaration, mangled))
        if chosen and standard.startswith("c++") and NOT_MANGLED not in declaration:
            rows.append(pytest.param(declaration, mangled, int(standard[3:]), id=str(number)))
    return rows


def _is_of_first(declaration: str, mangled: str) -> bool:
    """Whether the name is that of a function defined at namespace scope: its body is the last thing but braces."""
    return mangled.startswith("_Z") and not mangled.startswith("_ZZ") and "C2E" not in mangled and "){" in declaration


@pytest.mark.parametrize(("declaration", "mangled", "standard"), _rows())
def test_row(declaration: str, mangled: str, standard: int) -> None:
    """Names that the real tool's module ids confirm."""
    for word in WORDS:
        declaration = declaration.replace(f"__{word}__", f"__attribute__(({word}))")
    settings = Settings()
    settings.standard = standard
    assert representative(Context(Unit(declaration.encode(), standard), settings)) == mangled
