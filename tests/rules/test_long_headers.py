"""What is told of the user's own headers does not hang on their length.

`cufe check` reads all of them, the drop-in what calls functions for the device alone or reads its variables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cufe.driver.command_line import CommandLine
from cufe.driver.compilation import Compilation
from cufe.driver.deep_stack import run_deep

if TYPE_CHECKING:
    from pathlib import Path

_HEADER = """\
__attribute__((device)) void only();
inline void host() { only(); }
__attribute__((device)) inline void device() { only(); }
template <class T> void generic(T) { only(); }
struct Counter {
  __attribute__((device)) void step();
  void own() { step(); }
};
struct Range {
  Counter begin;
  void step() { begin.step(); }
};
struct Other { void step(); };
inline void others(Other &other) { other.step(); }
inline int *converted() { return 1.5; }
__attribute__((device)) int counter;
inline int reads() { return counter; }
"""
_FROM_HOST = 20007
_NO_CONVERSION = 120
_READ = 20091
#: what is told of which lines of the header
_CALLS = [(_FROM_HOST, 2), (_FROM_HOST, 4), (_FROM_HOST, 7), (_FROM_HOST, 11), (_READ, 17)]
_ALL = [*_CALLS[:-1], (_NO_CONVERSION, 15), _CALLS[-1]]
#: tokens around what were limits once
_LENGTHS = (0, 7_000, 80_000)


@pytest.mark.parametrize("length", _LENGTHS)
@pytest.mark.parametrize("header", ["/p/sub/lib.h", "/include/lib.h"])
@pytest.mark.parametrize("is_check", [False, True])
def test_mistakes_in_headers(tmp_path: Path, header: str, length: int, is_check: bool) -> None:
    unit = tmp_path / "unit.ii"
    filler = "extern int x;\n" * (length // 4)
    unit.write_text(f'# 1 "/p/unit.cu"\n# 1 "{header}" 1\n{_HEADER}{filler}# 2 "/p/unit.cu" 2\nint y;\n')
    invocation = CommandLine(["--c++17", str(unit)]).read()
    invocation.settings.headers_in_full = is_check
    compilation = Compilation(invocation, None)
    run_deep(compilation.judge)
    report = compilation.report
    found = [(one.entry.shown_number, report.place_of(one).line) for one in report.settled()]
    assert sorted(found, key=lambda one: one[1]) == (_ALL if is_check else _CALLS)
