"""`python -m tests.oracle.il FILE...|--own|--shared|--programs [options]`: is the typed tree the real one?

FILE: a program (`.cu`), a case of `tests/cases/il`, or a preprocessed unit (`.ii`, with its `.args` beside it).
  --own           the cases of tests/cases/il
  --shared        the cases beside the checkout that the real tool accepts, and tests/cases/host
  --programs      the real programs whose packages are fetched
  --first N       only the first N units
  --match TEXT    only units whose name holds TEXT
  --cufe CMD      the engine (default: the checkout; `real`: the real tool against itself)
  --pure          uncompiled
  -v              show what differs, with its line; -vv also where only other fields differ
  --only VERDICT  with -v: contradict, unknown or extra alone
  --causes N      the N commonest causes of differences (default 12)
  --table FILE    write the table in Markdown, too
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from . import cases
from .il_compare import AGREE, Comparison, Difference, compare
from .il_tree import Trees
from .il_units import RefusedError, Unit, cufe_dump, own_units, real_dump, unit_from_file, unit_of
from .pipeline import Engine, StageError

_HEAD = (
    "unit",
    "functions",
    "same",
    "nodes",
    "agree",
    "contradict",
    "unknown",
    "extra",
    "spelled",
    "exact",
    "stmts",
    "s",
)


def _take(arguments: list[str], name: str, default: str = "") -> str:
    if name not in arguments:
        return default
    at = arguments.index(name)
    value = arguments[at + 1]
    del arguments[at : at + 2]
    return value


def _flag(arguments: list[str], name: str) -> bool:
    if name not in arguments:
        return False
    arguments.remove(name)
    return True


def _programs(arguments: list[str]) -> list[cases.Program]:
    found: list[cases.Program] = []
    if _flag(arguments, "--shared"):
        found += cases.shared_cases() + cases.own_cases()
    if _flag(arguments, "--programs"):
        from .programs import listed_programs, table

        found += listed_programs(table())
    return found


def _row(name: str, result: Comparison, seconds: float) -> list[str]:
    counts = result.counts
    return [
        name,
        str(result.functions),
        str(result.functions_same),
        str(counts.nodes),
        *(f"{counts.percent(n):.2f}" for n in (counts.agree, counts.contradict, counts.unknown)),
        str(counts.extra),
        f"{counts.percent(counts.spelled):.2f}",
        f"{counts.percent(counts.exact):.1f}",
        f"{result.others.percent(result.others.agree):.1f}",
        f"{seconds:.1f}",
    ]


def show(unit: Unit, difference: Difference) -> str:
    """A difference side by side, below its line."""
    line = unit.line(difference.seq).strip()
    place = difference.real or difference.cufe
    assert place is not None
    at = "{}:{}".format(*place.place)
    text = f"  {difference.verdict} in {difference.function} at {at}: {difference.reason}\n"
    text += f"      | {line[:150]}\n"
    text += f"      real: {difference.real.text() if difference.real else '-'}\n"
    return text + f"      cufe: {difference.cufe.text() if difference.cufe else '-'}"


def cause(difference: Difference) -> str:
    """What differences of one sort have in common."""
    node = difference.real or difference.cufe
    assert node is not None
    what = f"{node.kind} {node.operation}".strip()
    other = ""
    if difference.reason == "another node" and difference.cufe is not None:
        other = f" ({difference.cufe.kind} {difference.cufe.operation})"
    elif ":" in difference.reason and difference.verdict != AGREE:
        return f"{difference.verdict}: {what}: {difference.reason.partition(':')[0]}"
    return f"{difference.verdict}: {what}: {difference.reason[:40]}{other}"


def judge(unit: Unit, engine: Engine) -> tuple[Comparison, float]:
    """Compare the two dumps of one unit; raises RefusedError where the real tool makes none."""
    real = real_dump(unit)
    functions = Trees(real).functions
    try:
        dump, seconds = cufe_dump(unit, engine, real.lines)
    except RefusedError as error:
        print(f"{unit.name}: no dump: {error}", file=sys.stderr)
        return compare(functions, []), 0.0
    return compare(functions, Trees(dump).functions), seconds


def main(arguments: list[str]) -> int:
    """Exit status 0 where nothing contradicts."""
    engine = Engine.named(_take(arguments, "--cufe") or None, _flag(arguments, "--pure"))
    match, first, only = _take(arguments, "--match"), int(_take(arguments, "--first", "0")), _take(arguments, "--only")
    causes, table = int(_take(arguments, "--causes", "12")), _take(arguments, "--table")
    everything = _flag(arguments, "-vv")
    verbose = _flag(arguments, "-v") or everything
    units = own_units() if _flag(arguments, "--own") else []
    programs = _programs(arguments)
    if any(argument.startswith("-") for argument in arguments) or not (units or programs or arguments):
        print(__doc__)
        return 2
    units += [unit_from_file(Path(argument)) for argument in arguments]
    waiting: list[Unit | cases.Program] = [*units, *programs]
    rows: list[list[str]] = []
    total = Comparison()
    seen: Counter[str] = Counter()
    all_seconds = 0.0
    print(("{:36}" + "{:>11}" * 11).format(*_HEAD))
    for item in [item for item in waiting if match in item.name][: first or None]:
        try:
            unit = item if isinstance(item, Unit) else unit_of(item)
            result, seconds = judge(unit, engine)
        except (RefusedError, StageError):
            print(f"{item.name:36} refused by the real tool")
            continue
        all_seconds += seconds
        rows.append(_row(unit.name, result, seconds))
        print(("{:36}" + "{:>11}" * 11).format(*rows[-1]), flush=True)
        _sum(total, result)
        for difference in result.differences:
            node = difference.real or difference.cufe
            if difference.verdict != AGREE and node is not None and node.measured:
                seen[cause(difference)] += 1
            wanted = everything if difference.verdict == AGREE else not only or difference.verdict == only
            if verbose and wanted:
                print(show(unit, difference))
    rows.append(_row(f"total of {len(rows)}", total, all_seconds))
    print(("{:36}" + "{:>11}" * 11).format(*rows[-1]))
    for text, number in seen.most_common(causes):
        print(f"{number:7} {text}")
    if table:
        lines = ["| " + " | ".join(row) + " |" for row in [list(_HEAD), ["---"] * len(_HEAD), *rows]]
        Path(table).write_text("\n".join(lines) + "\n")
    return 1 if total.counts.contradict or total.counts.extra else 0


def _sum(total: Comparison, result: Comparison) -> None:
    total.functions += result.functions
    total.functions_same += result.functions_same
    total.counts.add(result.counts)
    total.others.add(result.others)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
