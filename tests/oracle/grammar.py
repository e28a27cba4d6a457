"""`python -m tests.oracle.grammar [options]`: small valid files along the grammar, taken by both tools?

A file is composed of random productions (`grammar_units.py`). What the real build refuses is taken out of it. Of what
is left, cufe has to make a host file that the host compiler takes, with the symbols and the code of the real build, and
`cufe check` may not tell any error. Symbols that only cufe's host file asks for are none too many: the real tool writes
values in the place of constants.

  --count N        so many files for each standard (10)
  --seed S         which ones (1)
  --first N        leave out the first N of them (0)
  --items N        so many declarations a file (30)
  --minutes M      begin no file after so many minutes
  --standards L    14,17,20
  --cufe CMD       the drop-in (default: the checkout); `cufe` beside it is what checks
  --pure           uncompiled
  --check-only     no host files: only whether `cufe check` tells errors
  --quick          builds in full only where one of the front ends, the host compiler's parser or `cufe check` complains
  --only PATTERN   of each kind only the productions whose names match, where some do
  --keep DIR       reduced files go there
  -v               what the real build refused, by production
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .compare import CODE, SAME, SYMBOLS
from .grammar_units import Grammar, Item, read_productions, text_of
from .pipeline import Engine, StageError, plan, run
from .reference import check, reference

CHECK = "cufe check"
_ERROR_LINE = re.compile(r"unit\.cu[(:](\d+)\)?:.*?error", re.MULTILINE)
_ERROR = re.compile(r"error[^:\n]*: (.*)")
_CHANGING = re.compile(r"\b[a-z]\d+\b|\d+|'[^']*'|‘[^’]*’|\"[^\"]*\"")
_NAME = re.compile(r"[a-z]\d+(?![\da-zA-Z_])|(?<=\d)[a-z]\d+")
_TRIES = 8
_TRIALS = 60


@dataclass
class Fault:
    """What is wrong with cufe's side of a file: the sort of it, its first message, all that was said."""

    sort: str
    message: str
    report: str

    @property
    def shape(self) -> tuple[str, str]:
        """What stays when the file gets smaller."""
        return self.sort, _CHANGING.sub("", self.message)


class RefusedError(Exception):
    """The real build does not take the file."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@contextlib.contextmanager
def _cache(folder: Path) -> Iterator[None]:
    """Keeps what the real tools make in a folder that goes away, since hardly any file comes twice."""
    before = os.environ.get("CUFE_ORACLE_CACHE")
    os.environ["CUFE_ORACLE_CACHE"] = str(folder)
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if before is None:
            del os.environ["CUFE_ORACLE_CACHE"]
        else:
            os.environ["CUFE_ORACLE_CACHE"] = before


class Judge:
    """Builds a text with both tools, in a folder of its own."""

    def __init__(
        self, engine: Engine, checker: list[str], flags: list[str], folder: Path, switches: frozenset[str] = frozenset()
    ) -> None:
        self.engine = engine
        self.checker = checker
        self.flags = flags
        self.folder = folder
        self.check_only = "--check-only" in switches
        self.quick = "--quick" in switches

    def fault(self, text: str, sort: str = "") -> Fault | None:
        """The fault of a text; raises RefusedError where the real build does not take it.

        sort: only this sort of fault is wanted, so what is quick to find out comes first.
        """
        source = self.folder / "unit.cu"
        source.write_text(text)
        with _cache(self.folder / "cache"):
            return self._fault(source, sort)

    def _fault(self, source: Path, sort: str) -> Fault | None:
        told = self._check(source) if sort == CHECK or self.check_only else None
        if told is None and (sort == CHECK or self.check_only):
            return None
        if self.quick and sort != CODE and self._parses(source):
            # An error of the pass of the device is judged by the full build.
            told = self._check(source) if sort != CHECK else told
            if told is None:
                return None
        real = reference(source, self.flags, self.folder)
        if real.stage:
            raise RefusedError(real.text)
        verdict = check(source, self.flags, self.engine, cwd=self.folder, explained=True)
        folded = verdict.kind == SYMBOLS and not verdict.only_reference and not verdict.changed
        if verdict.kind != SAME and not folded and not (verdict.kind in (CODE, SYMBOLS) and verdict.changes):
            found = _ERROR.search(verdict.text)
            return Fault(verdict.kind, found[1] if found else "", verdict.report())
        return told if sort or told is not None else self._check(source)

    def _parses(self, source: Path) -> bool:
        """Whether both front ends take the file, and the host compiler parses cufe's host file (without a stub)."""
        try:
            made = plan(source, self.flags, self.folder / "quick", self.folder)
            made.run("gcc -E", made.host_preprocess)
            made.run("cudafe++", made.split)
        except StageError:
            return False
        folder = self.folder / "split"
        folder.mkdir(exist_ok=True)
        if self.engine.run(made.split_for(folder), self.folder).status:
            return False
        (folder / made.stub.name).write_text("")
        parse = ["-fsyntax-only" if word == "-c" else word for word in made.compile_for(folder)]
        return run(parse, self.folder, made.environment()).status == 0

    def _check(self, source: Path) -> Fault | None:
        environment = dict(os.environ)
        if "-m" in self.checker:
            environment["PYTHONPATH"] = str(Path(__file__).resolve().parents[2] / "src")
        if self.engine.pure:
            environment["CUFE_PURE"] = "1"
        done = subprocess.run(
            [*self.checker, "check", str(source), "--", *self.flags],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        text = done.stdout.decode("utf-8", "replace")
        if done.returncode == 0 and "not judged" not in text:
            return None
        found = _ERROR.search(text)
        return Fault(CHECK, found[1] if found else text[-200:], text)


def without(items: list[Item], dropped: set[int]) -> list[Item]:
    """The items that neither are dropped nor use one of them."""
    return [item for item in items if item.number not in dropped and not item.uses & dropped]


def valid_part(judge: Judge, items: list[Item], refused: Counter[str]) -> tuple[list[Item], Fault | None] | None:
    """The part of a unit that the real build takes, and cufe's fault with it."""
    dropped: set[int] = set()
    for _ in range(_TRIES):
        kept = without(items, dropped)
        try:
            return kept, judge.fault(text_of(kept))
        except RefusedError as refusal:
            lines = {int(found[1]) for found in _ERROR_LINE.finditer(refusal.text)}
            bad = {item.number for item in kept if lines & _lines_of(kept, item)}
            if not bad:
                refused["?: " + refusal.text[:300]] += 1
                break
            first = min(bad)
            found = _ERROR.search(refusal.text)
            refused[f"{items[first].name}: {found[1] if found else ''}"] += 1
            dropped |= bad
    return None


def _lines_of(items: list[Item], wanted: Item) -> set[int]:
    line = 1
    for item in items:
        end = line + item.text.count("\n") + 1
        if item is wanted:
            return set(range(line, end))
        line = end
    return set()


def reduced(judge: Judge, items: list[Item], fault: Fault) -> str:
    """The smallest text found with a fault of the same shape: items go first, then balanced runs of lines."""
    trials = 0

    def holds(text: str) -> bool:
        nonlocal trials
        trials += 1
        try:
            found = judge.fault(text, fault.sort)
        except RefusedError:
            return False
        return found is not None and found.shape == fault.shape

    kept = [item.text for item in _named(items, fault.report)]
    if not holds("\n".join(kept) + "\n"):
        kept = [item.text for item in items]
    kept = _minimised(kept, holds, lambda: trials < _TRIALS)
    lines = "\n".join(kept).split("\n")
    return "\n".join(_minimised(lines, holds, lambda: trials < 2 * _TRIALS)) + "\n"


def _named(items: list[Item], report: str) -> list[Item]:
    """The items that declare names of a report, with the headers and what they use."""
    seen: set[str] = set()
    wanted: set[int] = set()
    said = set(_NAME.findall(report))
    for item in items:
        names = set(_NAME.findall(item.text))
        if said & (names - seen):
            wanted |= {item.number, *item.uses}
        seen |= names
    return [item for item in items if item.number in wanted or item.name == "headers"]


def _minimised(parts: list[str], holds: Callable[[str], bool], may_go_on: Callable[[], bool]) -> list[str]:
    size = max(1, len(parts) // 2)
    while may_go_on():
        at = len(parts) - size
        shrunk = False
        while at > -size and may_go_on():
            first = max(at, 0)
            trial = parts[:first] + parts[first + size :]
            gone = "".join(parts[first : first + size])
            if gone.count("{") == gone.count("}") and holds("\n".join(trial) + "\n"):
                parts = trial
                shrunk = True
            at -= size
        if size == 1 and not shrunk:
            break
        size = max(1, size // 2)
    return parts


def checker_of(engine: Engine) -> list[str]:
    """The `cufe` beside a drop-in, or the checkout's."""
    return [word.replace("cudafe++", "cufe").replace("driver.cudafe", "driver.main") for word in engine.argv]


def flags_for(chance: random.Random, standard: str) -> list[str]:
    """The nvcc flags of one file."""
    flags = [f"-std=c++{standard}", "-extended-lambda"]
    for flag in ("-rdc=true", "-expt-relaxed-constexpr"):
        if chance.random() < 0.3:
            flags.append(flag)
    return flags


def main(arguments: list[str]) -> int:
    options = {"--count": "10", "--seed": "1", "--first": "0", "--items": "30", "--minutes": "100000"}
    options |= {"--standards": "14,17,20", "--cufe": "", "--keep": "", "--only": ""}
    switches: set[str] = set()
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word in options and rest:
            options[word] = rest.pop(0)
        elif word in ("--pure", "--check-only", "--quick", "-v"):
            switches.add(word)
        else:
            print(__doc__)
            return 1
    until = time.monotonic() + 60 * float(options["--minutes"])
    engine = Engine.named(options["--cufe"] or None, "--pure" in switches)
    productions = read_productions(options["--only"])
    counted: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    seen: set[tuple[str, str]] = set()
    keep = Path(options["--keep"]).resolve() if options["--keep"] else None
    for number in range(int(options["--first"]), int(options["--count"])):
        for standard in options["--standards"].split(","):
            if time.monotonic() > until:
                break
            seed = f"{options['--seed']}-{standard}-{number}"
            flags = flags_for(random.Random(seed), standard)
            items = Grammar(productions, seed, int(standard)).unit(int(options["--items"]))
            with tempfile.TemporaryDirectory(prefix="cufe-grammar-") as scratch:
                judge = Judge(engine, checker_of(engine), flags, Path(scratch), frozenset(switches))
                answer = valid_part(judge, items, refused)
                if answer is None:
                    counted["refused"] += 1
                    continue
                kept, fault = answer
                if fault is None:
                    counted["taken"] += 1
                    continue
                counted[fault.sort] += 1
                print(f"{seed} {' '.join(flags)}: {fault.sort}: {fault.message}", flush=True)
                if fault.shape in seen:
                    continue
                seen.add(fault.shape)
                text = reduced(judge, kept, fault)
            print(text, fault.report[:1500], sep="\n", flush=True)
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{seed}.cu").write_text(f"// flags: {' '.join(flags)}\n{text}")
    if "-v" in switches:
        for message, often in refused.most_common(40):
            print(f"{often:4} refused: {message}")
    print(f"{counted.total()} files: " + ", ".join(f"{often} {sort}" for sort, often in sorted(counted.items())))
    return 1 if counted.total() != counted["taken"] + counted["refused"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
