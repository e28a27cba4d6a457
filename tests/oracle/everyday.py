"""`python -m tests.oracle.everyday [FILES] [options]`: which everyday mistakes does cufe tell of, wherever they stand?

FILES are programs full of mistakes, each in a function or declaration of its own (default: `tests/cases/everyday`).
Both tools judge the same preprocessed unit, and what they say of the file is compared by number, severity and line;
what they say of libraries is counted apart. What is told must not hang on how much other text there is, so each file
is judged in several variants:

  alone     as it is
  behind    with 7,000 tokens of harmless code behind it
  header    with as much in a header of the user's in front
  far       with 80,000 tokens there

  --variants A,B  only these
  --cufe CMD      the engine (default: the checkout; `real`: the real tool against itself)
  --pure          uncompiled
  --device        the device pass: cicc judges
  -v              each diagnostic that only one of them gives
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from cufe.diagnostics.severity import display_number
from tests.rules.padding import padding

from . import cases
from .cicc import HINT, RESULT, arguments_for
from .il_units import Unit, unit_of
from .pipeline import Engine, StageError
from .printed import printed

FOLDER = Path(__file__).resolve().parents[1] / "cases/everyday"
#: how many tokens are added, and whether they stand in a header in front
VARIANTS = {"alone": (0, False), "behind": (7_000, False), "header": (7_000, True), "far": (80_000, True)}
_OPTIONS = ["--output_mode", "sarif", "--error_limit=10000"]
_ARCHITECTURE = "75"

#: number, severity, line
Told = tuple[int, str, int]


@dataclass
class Compared:
    """What the real tool says of a file, what cufe says of it, and both of what they say elsewhere."""

    wanted: Counter[Told] = field(default_factory=Counter)
    told: Counter[Told] = field(default_factory=Counter)
    wanted_elsewhere: Counter[Told] = field(default_factory=Counter)
    told_elsewhere: Counter[Told] = field(default_factory=Counter)

    @property
    def missed(self) -> Counter[Told]:
        return self.wanted - self.told

    @property
    def extra(self) -> Counter[Told]:
        """False alarms: where the real tool is silent about the same line, or about another file."""
        return self.told - self.wanted + (self.told_elsewhere - self.wanted_elsewhere)


def compared(source: Path, variant: str, engine: Engine, device: bool = False) -> Compared:
    """Both tools' diagnostics of a variant of a program."""
    unit = unit_of(cases.Program(source.stem, source.resolve(), tuple(cases.flags_of(source))), device)
    text = varied(unit, source.name, variant)
    found = Compared()
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as scratch:
        folder = Path(scratch)
        (folder / "unit.ii").write_bytes(text)
        arguments = [*unit.arguments_in(folder), *_OPTIONS]
        if device:
            arguments = ["--device_architecture", f"compute_{_ARCHITECTURE}", *arguments]
        outcome = engine.run([*arguments, "unit.ii"], folder)
        if outcome.status not in (0, 2):
            raise StageError("cufe", outcome.status, outcome.text)
        _sort(outcome.text, source.name, found.told, found.told_elsewhere)
    if device:
        real = printed(text, arguments_for([*unit.arguments, _OPTIONS[-1]], _ARCHITECTURE), "nvvm/bin/cicc")
    else:
        real = printed(text, [*unit.arguments_in(Path()), *_OPTIONS])
    _sort(real, source.name, found.wanted, found.wanted_elsewhere)
    return found


def varied(unit: Unit, name: str, variant: str) -> bytes:
    """A unit with other code in front of the program or behind it."""
    tokens, in_front = VARIANTS[variant]
    text = unit.source.read_bytes()
    if not tokens:
        return text
    added = padding(tokens).encode()
    if not in_front:
        return text + added
    start = re.search(rb'^# 1 "[^"\n]*%s"\n' % re.escape(name.encode()), text, re.MULTILINE)
    assert start is not None, f"{name} does not begin"
    return b'%s# 1 "/src/padding.cuh" 1\n%s# 0 "<command-line>" 2\n%s' % (
        text[: start.start()],
        added,
        text[start.start() :],
    )


def _sort(sarif: str, name: str, here: Counter[Told], elsewhere: Counter[Told]) -> None:
    """Counts results by where they are."""
    for match in RESULT.finditer(sarif):
        if int(match[1]) != HINT:
            is_here = match[3] is None or match[3].endswith("/" + name)
            (here if is_here else elsewhere)[display_number(int(match[1])), match[2], int(match[4] or 0)] += 1


def _described(counted: Counter[Told]) -> str:
    """Numbers with lines, in the order of the lines."""
    return " ".join(f"{number}:{line}" for number, _, line in sorted(counted.elements(), key=lambda one: one[2]))


def _row(name: str, variant: str, one: Compared) -> str:
    wanted, missed = one.wanted.total(), one.missed.total()
    share = f"{1 - missed / wanted:6.1%}" if wanted else " " * 6
    return f"{name:24} {variant:7} {wanted:6} {wanted - missed:5} {share} {missed:6} {one.extra.total():5}"


class _Totals:
    """What comes of all files in one variant."""

    def __init__(self, variant: str) -> None:
        self.variant = variant
        self.files = 0
        self.all = Compared()

    def add(self, one: Compared) -> None:
        self.files += 1
        for name in ("wanted", "told", "wanted_elsewhere", "told_elsewhere"):
            # The same lines of two files are two lines.
            moved = {(key[0], key[1], key[2] + self.files * 100_000): n for key, n in getattr(one, name).items()}
            getattr(self.all, name).update(moved)

    def show(self) -> None:
        print(_row("all", self.variant, self.all))
        shares: list[str] = []
        for severity in ("error", "warning"):
            wanted = sum(n for (_, word, _), n in self.all.wanted.items() if word == severity)
            missed = sum(n for (_, word, _), n in self.all.missed.items() if word == severity)
            shares.append(f"{wanted - missed} of {wanted} {severity}s")
        wanted = self.all.wanted_elsewhere.total()
        missed = (self.all.wanted_elsewhere - self.all.told_elsewhere).total()
        print("    " + ", ".join([*shares, f"{wanted - missed} of {wanted} in libraries"]))


def sorted_words(arguments: list[str], options: dict[str, str]) -> tuple[list[Path], set[str]]:
    """The files and the flags of a command line; options with a value get the one that is given."""
    words = list(arguments)
    for option in options:
        if option in words:
            at = words.index(option)
            options[option] = words[at + 1]
            del words[at : at + 2]
    return [Path(word) for word in words if not word.startswith("-")], {word for word in words if word.startswith("-")}


def main(arguments: list[str]) -> int:
    options = {"--cufe": "", "--variants": ",".join(VARIANTS)}
    given, flags = sorted_words(arguments, options)
    variants = options["--variants"].split(",")
    if flags - {"--pure", "--device", "-v"} or set(variants) - VARIANTS.keys():
        print(__doc__)
        return 1
    engine = Engine.named(options["--cufe"] or None, "--pure" in flags)
    files = given or sorted(FOLDER.glob("*.cu"))
    totals = [_Totals(variant) for variant in variants]
    numbers: Counter[int] = Counter()
    print(f"{'file':24} {'variant':7} {'wanted':>6} {'told':>5} {'share':>6} {'missed':>6} {'extra':>5}")
    for file in files:
        for total in totals:
            one = compared(file, total.variant, engine, "--device" in flags)
            total.add(one)
            numbers.update(number for number, _, _ in one.missed.elements())
            print(_row(file.stem, total.variant, one), flush=True)
            for word, counted in (("missed", one.missed), ("extra", one.extra)):
                if counted and "-v" in flags:
                    print(f"    {word} {_described(counted)}", flush=True)
    for total in totals:
        total.show()
    if numbers:
        print("missed, by number: " + ", ".join(f"{number} ({n})" for number, n in numbers.most_common()))
    return 1 if any(total.all.extra for total in totals) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
