"""`python -m tests.oracle.misses UNITS... [options] [-- FLAGS]`: which of the real tool's diagnostics does cufe give?

Both tools judge each unit with the flags added, `--remarks` where none are given; what they say of the user's own files
is compared by number, file and line. UNITS as for `tests.oracle.mutants`.

  --cufe CMD    the engine (default: the checkout; `real`: the real tool against itself)
  --pure        uncompiled
  -v            each diagnostic that only one of them gives
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from .mutants import is_own, units_named
from .pipeline import Engine
from .printed import printed

if TYPE_CHECKING:
    from .il_units import Unit

_HEAD = re.compile(r"^(?P<file>.+)\((?P<line>\d+)\): (?:remark|warning|error)(?: #(?P<number>\d+)-D)?: ", re.MULTILINE)

#: number (0 for an error, which shows none), file, line
Told = tuple[int, str, int]


def own_diagnostics(text: str) -> Counter[Told]:
    """What a text form tells of the user's own files."""
    return Counter(
        (int(head["number"] or 0), head["file"], int(head["line"]))
        for head in _HEAD.finditer(text)
        if is_own(head["file"])
    )


def compared(unit: Unit, engine: Engine, flags: list[str]) -> tuple[Counter[Told], Counter[Told]]:
    """What the real tool tells of a unit, and what cufe does."""
    flags = ["--brief_diagnostics", "--error_limit=10000", *flags]
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as folder:
        outcome = engine.run([*unit.arguments_in(Path(folder)), *flags, str(unit.source)], Path(folder))
    real = printed(unit.source.read_bytes(), [*unit.arguments_in(Path()), *flags])
    return own_diagnostics(real), own_diagnostics(outcome.text)


def main(arguments: list[str]) -> int:
    at = arguments.index("--") if "--" in arguments else len(arguments)
    words = arguments[:at]
    flags = arguments[at + 1 :] if at < len(arguments) else ["--remarks"]
    pure, verbose = "--pure" in words, "-v" in words
    command: str | None = None
    if "--cufe" in words:
        command = words.pop(words.index("--cufe") + 1)
    units = [unit for word in words if not word.startswith("-") for unit in units_named(word)]
    if not units:
        print(__doc__)
        return 1
    engine = Engine.named(command, pure)
    wanted: Counter[int] = Counter()
    missed: Counter[int] = Counter()
    extra: Counter[int] = Counter()
    for unit in units:
        real, own = compared(unit, engine, flags)
        wanted.update([number for number, _, _ in real.elements()])
        for only, counted in ((real - own, missed), (own - real, extra)):
            counted.update([number for number, _, _ in only.elements()])
            if verbose:
                word = "missed" if counted is missed else "extra"
                for (number, file, line), times in sorted(only.items()):
                    print(f"{unit.name}: {word} {number}, {times} at {file}({line})", flush=True)
    print("number  wanted  missed  extra")
    for number in sorted(wanted.keys() | extra.keys(), key=lambda one: (-missed[one], one)):
        print(f"{number:6}  {wanted[number]:6}  {missed[number]:6}  {extra[number]:5}")
    given = 1 - missed.total() / max(wanted.total(), 1)
    print(f"{len(units)} units: {given:.1%} of {wanted.total()} given, {extra.total()} extra")
    return 1 if extra else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
