"""`python -m tests.oracle.mutants UNITS... [options]`: do both tools take and reject the same broken programs?

A mutant is a real unit in which one CUDA word of the user's own text is left out, exchanged for another or joined by
another. Accepting is the exit status 0, rejecting 2. UNITS: `sample`, `programs`, `cases`, `own`, or `.ii` files with
their `.args` beside them.

  --count N     so many mutants over all units (100)
  --seed N      which ones (1)
  --cufe CMD    the engine (default: the checkout; `real`: the real tool against itself)
  --pure        uncompiled
  -v            each mutant on which they disagree, with the first diagnostic that only one gives
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from . import cases
from .il_units import Unit, unit_from_file, unit_of
from .pipeline import Engine

if TYPE_CHECKING:
    from collections.abc import Iterator

#: how the toolkit's macros spell the words of CUDA
WORDS = ("global", "device", "host", "shared", "constant", "managed")
_WORD = re.compile(rf"__attribute__\(\((?:{'|'.join(WORDS)})\)\)")
_MARKER = re.compile(r'# \d+ "([^"]*)"(.*)')
_FIRST_ERROR = re.compile(r"(?:error|catastrophe|failure)[^:]*: (.*)")

AGREE, MISSED, FALSE_ALARM, CRASH = "agree", "missed", "false alarm", "crash"


@dataclass(frozen=True)
class Mutant:
    """A unit with another text at one place: `[start, end)` of its text becomes `text`."""

    unit: Unit
    start: int
    end: int
    text: str
    line: int

    def source(self) -> bytes:
        whole = self.unit.source.read_bytes()
        return whole[: self.start] + self.text.encode() + whole[self.end :]


@dataclass(frozen=True)
class Judged:
    """What came of a mutant, and the message that decided."""

    mutant: Mutant
    verdict: str
    message: str


def places(unit: Unit) -> list[tuple[int, int, int]]:
    """The CUDA words of the user's text: start, end, line of the unit."""
    found: list[tuple[int, int, int]] = []
    at = 0
    own = True
    for number, line in enumerate(unit.source.read_bytes().decode("latin-1").splitlines(keepends=True), 1):
        marker = _MARKER.match(line)
        if marker is not None:
            own = "3" not in marker[2] and "/include/cccl/" not in marker[1] and "/cuda" not in marker[1]
        elif own:
            found += [(at + word.start(), at + word.end(), number) for word in _WORD.finditer(line)]
        at += len(line)
    return found


def mutants(units: list[Unit], count: int, seed: int) -> Iterator[Mutant]:
    """`count` mutants, the same for the same units and seed."""
    chance = random.Random(seed)
    known = [(unit, places(unit)) for unit in units]
    known = [(unit, words) for unit, words in known if words]
    for _ in range(count):
        unit, words = chance.choice(known)
        start, end, line = chance.choice(words)
        old = unit.source.read_bytes()[start:end].decode()
        other = chance.choice([word for word in WORDS if f"(({word}))" not in old])
        new = f"__attribute__(({other}))"
        yield Mutant(unit, start, end, chance.choice(["", new, f"{old} {new}"]), line)


def _run(engine: Engine, unit: Unit, source: bytes) -> tuple[int, str]:
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "unit.ii"
        path.write_bytes(source)
        done = engine.run([*unit.arguments_in(Path(scratch)), str(path)], Path(scratch))
        return done.status, done.text


def judge(mutant: Mutant, real: Engine, engine: Engine) -> Judged:
    """What both tools say to a mutant."""
    source = mutant.source()
    expected, wanted = _run(real, mutant.unit, source)
    status, text = _run(engine, mutant.unit, source)
    if status not in (0, 2) or expected not in (0, 2):
        return Judged(mutant, CRASH if status not in (0, 2) else AGREE, f"status {status}, real {expected}")
    if status == expected:
        return Judged(mutant, AGREE, "")
    message = _FIRST_ERROR.search(wanted if expected else text)
    return Judged(mutant, MISSED if expected else FALSE_ALARM, message[1] if message else "")


def units_named(what: str) -> list[Unit]:
    """The units a word of the command line stands for."""
    if what in ("cases", "own"):
        return [unit_of(program) for program in (cases.shared_cases() if what == "cases" else cases.own_cases())]
    if what in ("sample", "programs"):
        from .programs import SAMPLE, listed_programs, table

        return [unit_of(program) for program in listed_programs(SAMPLE if what == "sample" else table())]
    return [unit_from_file(Path(what))]


def main(arguments: list[str]) -> int:
    options = {"--count": "100", "--seed": "1", "--cufe": ""}
    words: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word in options and rest:
            options[word] = rest.pop(0)
        elif word in ("--pure", "-v") or not word.startswith("-"):
            words.append(word)
        else:
            print(__doc__)
            return 1
    units = [unit for word in words if not word.startswith("-") for unit in units_named(word)]
    if not units:
        print(__doc__)
        return 1
    engine = Engine.named(options["--cufe"] or None, "--pure" in words)
    real = Engine.named("real")
    counted: Counter[str] = Counter()
    for mutant in mutants(units, int(options["--count"]), int(options["--seed"])):
        judged = judge(mutant, real, engine)
        counted[judged.verdict] += 1
        if judged.verdict != AGREE and "-v" in words:
            new = mutant.text or "nothing"
            print(f"{judged.verdict}: {mutant.unit.name}, line {mutant.line} of the unit: {new}: {judged.message}")
    total = counted.total()
    print(f"{total} mutants: " + ", ".join(f"{number} {verdict}" for verdict, number in sorted(counted.items())))
    return 1 if counted[FALSE_ALARM] or counted[CRASH] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
