"""`python -m tests.oracle.mutants UNITS... [options]`: do both tools take and reject the same broken programs?

A mutant is a real unit in which one CUDA word of the user's own text is left out, exchanged for another or joined by
another. Accepting is the exit status 0, rejecting 2. UNITS: `sample`, `programs`, `cases`, `own`, or `.ii` files with
their `.args` beside them.

  --count N     so many mutants over all units (100)
  --seed N      which ones (1)
  --first N     leave out the first N of them (0)
  --kept FILE   what the real tool said, mutant by mutant: read from the file where it stands there, else added to it
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
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from . import cases
from .il_units import Unit, unit_from_file, unit_of
from .pipeline import Engine
from .toolkit import need_toolkit

if TYPE_CHECKING:
    from collections.abc import Iterator

#: how the toolkit's macros spell the words of CUDA
WORDS = ("global", "device", "host", "shared", "constant", "managed")
_WORD_OR_MARKER = re.compile(
    rf"__attribute__\(\((?:{'|'.join(WORDS)})\)\)|^# \d+ \"(?P<file>[^\"\n]*)\"(?P<flags>.*)", re.MULTILINE
)
#: where packages keep copies of the toolkit's libraries
_LIBRARIES = ("/include/cccl/", "/cuda-libs/")
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


def is_own(file: str) -> bool:
    """Whether a file is the user's: neither the toolkit's nor another copy of its libraries."""
    return not (file.startswith((str(need_toolkit()), "/usr/")) or any(part in file for part in _LIBRARIES))


def places(unit: Unit) -> list[tuple[int, int]]:
    """The CUDA words of the user's text: start and end of each."""
    found: list[tuple[int, int]] = []
    own = True
    for match in _WORD_OR_MARKER.finditer(unit.source.read_bytes().decode("latin-1")):
        if match["file"] is not None:
            own = "3" not in match["flags"] and is_own(match["file"])
        elif own:
            found.append(match.span())
    return found


def mutants(units: list[Unit], count: int, seed: int) -> Iterator[Mutant]:
    """`count` mutants, the same for the same units and seed."""
    chance = random.Random(seed)
    known = [(unit, places(unit)) for unit in units]
    known = [(unit, words) for unit, words in known if words]
    for _ in range(count):
        unit, words = chance.choice(known)
        start, end = chance.choice(words)
        whole = unit.source.read_bytes()
        old = whole[start:end].decode()
        other = chance.choice([word for word in WORDS if f"(({word}))" not in old])
        new = f"__attribute__(({other}))"
        yield Mutant(unit, start, end, chance.choice(["", new, f"{old} {new}"]), 1 + whole.count(b"\n", 0, start))


@dataclass
class Said:
    """A status and the first error."""

    status: int
    message: str


def said(engine: Engine, mutant: Mutant) -> Said:
    """What a tool says to a mutant."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "unit.ii"
        path.write_bytes(mutant.source())
        done = engine.run([*mutant.unit.arguments_in(Path(scratch)), str(path)], Path(scratch))
    message = _FIRST_ERROR.search(done.text)
    return Said(done.status, message[1] if message else "")


class Reference:
    """The real tool, with what it said kept in a file: a line a mutant, its fields between tabs."""

    def __init__(self, kept: Path | None = None) -> None:
        self.engine = Engine.named("real")
        self.kept = kept
        self.known: dict[str, Said] = {}
        if kept is not None and kept.exists():
            for line in kept.read_text("latin-1").splitlines():
                key, status, message = line.rsplit("\t", 2)
                self.known[key] = Said(int(status), message)

    def said(self, mutant: Mutant) -> Said:
        """What it says to a mutant."""
        key = f"{mutant.unit.name}\t{mutant.start}\t{mutant.end}\t{mutant.text}"
        if key not in self.known:
            self.known[key] = answer = said(self.engine, mutant)
            if self.kept is not None:
                with self.kept.open("a", encoding="latin-1") as stream:
                    stream.write(f"{key}\t{answer.status}\t{answer.message}\n")
        return self.known[key]


def judge(mutant: Mutant, real: Reference, engine: Engine) -> Judged:
    """What both tools say to a mutant."""
    expected, answer = real.said(mutant), said(engine, mutant)
    if answer.status not in (0, 2) or expected.status not in (0, 2):
        crash = answer.status not in (0, 2)
        return Judged(mutant, CRASH if crash else AGREE, f"status {answer.status}, real {expected.status}")
    if answer.status == expected.status:
        return Judged(mutant, AGREE, "")
    return Judged(mutant, MISSED, expected.message) if expected.status else Judged(mutant, FALSE_ALARM, answer.message)


def units_named(what: str) -> list[Unit]:
    """The units a word of the command line stands for."""
    if what in ("cases", "own"):
        return [unit_of(program) for program in (cases.shared_cases() if what == "cases" else cases.own_cases())]
    if what in ("sample", "programs"):
        from .programs import SAMPLE, listed_programs, table

        return [unit_of(program) for program in listed_programs(SAMPLE if what == "sample" else table())]
    return [unit_from_file(Path(what))]


def main(arguments: list[str]) -> int:
    options = {"--count": "100", "--seed": "1", "--first": "0", "--kept": "", "--cufe": ""}
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
    real = Reference(Path(options["--kept"]) if options["--kept"] else None)
    counted: Counter[str] = Counter()
    for mutant in islice(
        mutants(units, int(options["--count"]), int(options["--seed"])), int(options["--first"]), None
    ):
        judged = judge(mutant, real, engine)
        counted[judged.verdict] += 1
        if judged.verdict != AGREE and "-v" in words:
            new = mutant.text or "nothing"
            print(
                f"{judged.verdict}: {mutant.unit.name}, line {mutant.line} of the unit: {new}: {judged.message}",
                flush=True,
            )
    total = counted.total()
    print(f"{total} mutants: " + ", ".join(f"{number} {verdict}" for verdict, number in sorted(counted.items())))
    return 1 if counted[FALSE_ALARM] or counted[CRASH] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
