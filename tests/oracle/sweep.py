"""`python -m tests.oracle.sweep WHAT... [options]`: compare many programs and print a table.

WHAT: `cases`, `field`, `own`, `traced`, `sample`, `programs`, `headers`, a `.cu` file, a list file.
  --cufe CMD      the engine (default: the checkout; `real`: the real tool against itself)
  --pure          uncompiled
  --folder DIR    whole builds by the nvcc of this folder of `cufe toolkit`, against the real nvcc; for a lean one the
                  last column says what was read whole
  --explain       say where changes that the real tool is known to make explain every difference
  --paired        run the real cudafe++ again, too, for its seconds
  --prepare       only make the reference side
  --match TEXT    only programs whose name holds TEXT (may be repeated)
  --export DIR    leave NAME.ii and NAME.args (the cudafe++ argument list) in DIR
  --reports DIR   leave the report of every program that is not the same in DIR
  --table FILE    write the table in Markdown, too
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from cufe.driver.lean_switch import LOG

from . import cases, full
from .compare import REFERENCE_FAILED, SAME, Verdict
from .pipeline import Engine, StageError
from .reference import Reference, check, reference


def programs_named(what: str) -> list[cases.Program]:
    """The programs a word of the command line stands for."""
    if what == "cases":
        return cases.shared_cases()
    if what == "field":
        return cases.field_cases()
    if what == "own":
        return cases.own_cases()
    if what == "traced":
        return cases.trace_programs()
    if what == "programs":
        from .programs import listed_programs, table

        return listed_programs(table())
    if what == "sample":
        from .programs import SAMPLE, listed_programs

        return listed_programs(SAMPLE)
    if what == "headers":
        from .headers import header_programs

        return header_programs()
    path = Path(what)
    if path.suffix in (".cu", ".cpp", ".cc"):
        return [cases.Program(path.stem, path.resolve(), tuple(cases.flags_of(path)))]
    return cases.from_list(path)


def export(made: Reference, name: str, folder: Path) -> None:
    """Leave the preprocessed unit and the argument list of the real call under a plain name."""
    folder.mkdir(parents=True, exist_ok=True)
    link = folder / f"{name}.ii"
    link.unlink(missing_ok=True)
    link.symlink_to(made.plan.unit)
    (folder / f"{name}.args").write_text(shlex.join(made.plan.split[1:]) + "\n")


def _row(name: str, verdict: Verdict) -> str:
    differing = len(verdict.functions) + len(verdict.objects)
    symbols = len(verdict.only_reference) + len(verdict.only_cufe) + len(verdict.changed)
    explained = f"  but for: {'; '.join(verdict.changes)}" if verdict.changes else ""
    ratio = verdict.reference_seconds / verdict.cufe_seconds if verdict.cufe_seconds else 0.0
    return (
        f"{name:44} {verdict.kind:22} {symbols:5} {differing:5} "
        f"{verdict.reference_seconds:8.2f} {verdict.cufe_seconds:8.2f} {ratio:6.2f}{explained}"
    )


def _markdown(rows: list[tuple[str, Verdict]]) -> str:
    lines = ["| program | verdict | cudafe++ s | cufe s |", "|---|---|---|---|"]
    lines += [f"| {n} | {v.kind} | {v.reference_seconds:.2f} | {v.cufe_seconds:.2f} |" for n, v in rows]
    return "\n".join(lines) + "\n"


def built(program: cases.Program, folder: Path) -> Verdict:
    """The whole build of a program by the nvcc of a folder; where that is lean, `changes` has what its log says."""
    log = folder / LOG
    log.unlink(missing_ok=True)
    verdict = full.check(program.source, list(program.flags), folder)
    if log.exists():
        verdict.changes = [line.split(": ", 1)[-1] for line in log.read_text().splitlines()]
    return verdict


def _options(arguments: list[str]) -> tuple[dict[str, list[str]], list[str]]:
    given: dict[str, list[str]] = {}
    words: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument in ("--help", "-h"):
            return {}, []
        if argument in ("--pure", "--paired", "--prepare", "--explain"):
            given[argument] = [""]
        elif argument.startswith("--"):
            given.setdefault(argument, []).append(next(rest))
        else:
            words.append(argument)
    return given, words


def main(arguments: list[str]) -> int:
    """Exit status 0 where every program is the same."""
    given, words = _options(arguments)
    if not words:
        print(__doc__)
        return 2
    programs = [program for word in words for program in programs_named(word)]
    if "--match" in given:
        programs = [p for p in programs if any(text in p.name for text in given["--match"])]
    command = given["--cufe"][0] if "--cufe" in given else None
    engine = Engine.named(command, "--pure" in given)
    reports = Path(given["--reports"][0]) if "--reports" in given else None
    rows: list[tuple[str, Verdict]] = []
    print(f"{'program':44} {'verdict':22} {'symb':>5} {'code':>5} {'cudafe++':>8} {'cufe':>8} {'ratio':>6}")
    for program in programs:
        try:
            if "--folder" in given:
                verdict = built(program, Path(given["--folder"][0]).resolve())
            else:
                made = reference(program.source, list(program.flags))
                if "--export" in given and made.plan.unit.exists():
                    export(made, program.name, Path(given["--export"][0]))
                if "--prepare" in given:
                    print(f"{program.name:44} {made.stage or 'ready':22} {'':11} {made.seconds:8.2f}", flush=True)
                    continue
                verdict = check(
                    program.source,
                    list(program.flags),
                    engine,
                    paired="--paired" in given,
                    explained="--explain" in given,
                )
        except StageError as error:
            verdict = Verdict(REFERENCE_FAILED, text=str(error))
        rows.append((program.name, verdict))
        print(_row(program.name, verdict), flush=True)
        if reports is not None:
            reports.mkdir(parents=True, exist_ok=True)
            (reports / f"{program.name}.txt").unlink(missing_ok=True)
            if verdict.kind != SAME:
                (reports / f"{program.name}.txt").write_text(verdict.report(60) + "\n")
    if rows:
        same = sum(verdict.same for _, verdict in rows)
        symbols = sum(verdict.same_symbols for _, verdict in rows)
        ours = sum(verdict.cufe_seconds for _, verdict in rows)
        real = sum(verdict.reference_seconds for _, verdict in rows)
        print(
            f"{len(rows)} programs: {same} same, {symbols} with the same symbols; "
            f"front ends {real:.1f} s and {ours:.1f} s"
        )
        if "--table" in given:
            Path(given["--table"][0]).write_text(_markdown(rows))
    return 0 if all(verdict.same for _, verdict in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
