"""`python -m tests.oracle.il FILE...|--own|--shared|--diag|--programs [options]`: is the typed tree the real one?

FILE: a program (`.cu`), a case of `tests/cases/il`, or a preprocessed unit (`.ii`, with its `.args` beside it).
  --own           the cases of tests/cases/il
  --shared        the host cases beside the checkout and those of tests/cases/host
  --diag          the cases of the diagnostics beside the checkout that the real tool accepts (PYTHONPATH=src)
  --library       a program per header of libstdc++ (tests/cases/library)
  --cuda-library  programs over thrust, cub, libcu++, cooperative groups and the toolkit (tests/cases/cuda_library)
  --headers       a program per public header of thrust, cub, libcu++ and cooperative groups
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

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from . import cases
from .headers import header_programs
from .il_compare import AGREE, Comparison, Difference, compare
from .il_tree import Trees
from .il_units import (
    RefusedError,
    Unit,
    cufe_dump,
    diagnostic_unit,
    own_units,
    real_dump,
    unit_from_file,
    unit_of,
)
from .pipeline import Engine, StageError
from .programs import listed_programs, table

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


def _units(arguments: list[str]) -> list[tuple[str, Callable[[], Unit]]]:
    """What is asked for: names, and how each becomes a unit (which may take a preprocessor)."""
    programs: list[cases.Program] = []
    found: list[tuple[str, Callable[[], Unit]]] = []
    if _flag(arguments, "--own"):
        found += [(unit.name, partial(_same, unit)) for unit in own_units()]
    if _flag(arguments, "--shared"):
        programs += cases.shared_cases() + cases.own_cases()
    if _flag(arguments, "--library"):
        programs += cases.library_programs()
    if _flag(arguments, "--cuda-library"):
        programs += cases.cuda_library_programs()
    if _flag(arguments, "--headers"):
        programs += header_programs()
    if _flag(arguments, "--programs"):
        programs += listed_programs(table())
    found += [(program.name, partial(unit_of, program)) for program in programs]
    if _flag(arguments, "--diag"):
        # Their reader needs cufe on the path, which nothing else here does.
        from tests.diagnostics.cases import cases as diagnostic_cases

        found += [(case.path.stem, partial(diagnostic_unit, case)) for case in diagnostic_cases()]
    for argument in arguments:
        if not argument.startswith("-"):
            found.append((Path(argument).stem, partial(unit_from_file, Path(argument))))
    return found


def _same(unit: Unit) -> Unit:
    return unit


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
    causes, target = int(_take(arguments, "--causes", "12")), _take(arguments, "--table")
    everything = _flag(arguments, "-vv")
    verbose = _flag(arguments, "-v") or everything
    units = _units(arguments)
    if any(argument.startswith("-") for argument in arguments) or not units:
        print(__doc__)
        return 2
    units = [unit for unit in units if match in unit[0]]
    rows: list[list[str]] = []
    total = Comparison()
    seen: Counter[str] = Counter()
    all_seconds = 0.0
    print(("{:36}" + "{:>11}" * 11).format(*_HEAD))
    for name, make in units[: first or None]:
        try:
            unit = make()
            result, seconds = judge(unit, engine)
        except (RefusedError, StageError, subprocess.CalledProcessError):
            print(f"{name:36} refused by the real tool")
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
    if target:
        lines = ["| " + " | ".join(row) + " |" for row in [list(_HEAD), ["---"] * len(_HEAD), *rows]]
        Path(target).write_text("\n".join(lines) + "\n")
    return 1 if total.counts.contradict or total.counts.extra else 0


def _sum(total: Comparison, result: Comparison) -> None:
    total.functions += result.functions
    total.functions_same += result.functions_same
    total.counts.add(result.counts)
    total.others.add(result.others)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
