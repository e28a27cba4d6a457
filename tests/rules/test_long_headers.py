"""Where the user's own headers are long, calls in them of what is for the device alone are told all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cufe.checks.user_code import _MOST_TOKENS
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
"""
_FROM_HOST = 20007
#: lines of the header
_WANTED = [2, 4, 7, 11]


def test_calls_in_long_headers(tmp_path: Path) -> None:
    """Names are looked for in them, whether plain or behind a named object of a class that is in question."""
    unit = tmp_path / "unit.ii"
    filler = "extern int x;\n" * (_MOST_TOKENS // 4 + 1000)
    unit.write_text(f'# 1 "unit.cu"\n# 1 "lib.h" 1\n{_HEADER}{filler}# 2 "unit.cu" 2\nint y;\n')
    compilation = Compilation(CommandLine(["--c++17", str(unit)]).read(), None)
    run_deep(compilation.judge)
    report = compilation.report
    found = [(one.entry.shown_number, report.place_of(one).line) for one in report.settled()]
    assert found == [(_FROM_HOST, line) for line in _WANTED]
