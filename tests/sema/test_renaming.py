"""Lookup judged by g++: rename every entity throughout, to a name of its own, and the program stays the
same program.

A use that is bound to the wrong declaration, or not at all, either no longer compiles or gives other code:
the programs
use the same few names for everything.
"""

import re
import subprocess
from pathlib import Path

import pytest

from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.lookup import Lookup
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import Cutter
from cufe.text import kinds as k
from cufe.text.unit import Unit

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.cc"))

LIBRARY = """
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <regex>
#include <string>
#include <thread>
#include <tuple>
#include <variant>
#include <vector>
int main() {
    std::map<std::string, std::vector<int>> words;
    words["a"].push_back(1);
    std::sort(words["a"].begin(), words["a"].end());
    return std::regex_match("a", std::regex("a+")) ? 0 : 1;
}
"""


def is_local(entity: Entity) -> bool:
    if entity.sort == en.LOCAL:
        return entity.storage == en.AUTOMATIC
    return entity.sort in (en.PARAMETER, en.LABEL, en.TEMPLATE_PARAMETER)


def is_global(entity: Entity) -> bool:
    """Variables and enumerators of namespaces; reserved names may be the compiler's own."""
    if entity.name.startswith("__") or not isinstance(entity.scope, NamespaceScope):
        return False
    return entity.sort in (en.VARIABLE, en.ENUMERATOR)


def renamed(source: bytes, standard: int, local: bool) -> tuple[bytes, int]:
    unit = Unit(source, standard)
    lookup = Lookup(Cutter(Brackets(unit)))
    parts: list[str] = []
    at = 0
    count = 0
    for token in range(len(unit)):
        if unit.kinds[token] != k.IDENTIFIER:
            continue
        entity = lookup.resolve(token)
        if entity is None or not (is_local(entity) if local else is_global(entity)):
            continue
        offset = unit.offset(token)
        parts.append(unit.text[at:offset])
        parts.append(f"{entity.name}_of{entity.token}")
        at = offset + len(unit.lexemes[token])
        count += 1
    parts.append(unit.text[at:])
    return "".join(parts).encode("latin-1"), count


def compiled(source: bytes, standard: int, folder: Path, code: bool) -> str:
    """What g++ makes of a preprocessed source: assembly, or nothing where only the syntax is asked for."""
    path = folder / "unit.ii"
    path.write_bytes(source)
    command = ["g++", f"-std=gnu++{standard}", "-fpreprocessed", "-w", "-O0"]
    command += ["-S", "-o", "-"] if code else ["-fsyntax-only"]
    done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:3000]
    return done.stdout


def preprocessed(source: str, standard: int) -> bytes:
    command = ["g++", f"-std=gnu++{standard}", "-E", "-x", "c++", "-"]
    return subprocess.run(command, input=source.encode(), capture_output=True, check=True).stdout


def standard_of(path: Path) -> int:
    match = re.match(r"// std: (\d+)", path.read_text())
    assert match is not None
    return int(match[1])


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program_keeps_its_code_when_locals_are_renamed(path: Path, tmp_path: Path) -> None:
    standard = standard_of(path)
    source = preprocessed(path.read_text(), standard)
    changed, count = renamed(source, standard, local=True)
    assert count > 40
    assert compiled(changed, standard, tmp_path, True) == compiled(source, standard, tmp_path, True)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program_compiles_when_globals_are_renamed(path: Path, tmp_path: Path) -> None:
    standard = standard_of(path)
    source = preprocessed(path.read_text(), standard)
    changed, count = renamed(source, standard, local=False)
    assert count > 3
    compiled(changed, standard, tmp_path, False)


@pytest.mark.slow
def test_standard_library_keeps_its_code_when_locals_are_renamed(tmp_path: Path) -> None:
    source = preprocessed(LIBRARY, 17)
    changed, count = renamed(source, 17, local=True)
    assert count > 30_000
    assert compiled(changed, 17, tmp_path, True) == compiled(source, 17, tmp_path, True)
