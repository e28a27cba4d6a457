"""`python -m tests.oracle.lean_said FILES... [-- FLAGS]`: do builds say the same, lean or not?

Each file is built with the folder that `cufe toolkit --lean` makes, lean and with `CUFE_LEAN=0`, and everything that
nvcc and the programs behind it print is compared, with the exit status: of gcc with all warnings on, also those of
system headers, and of `cicc` and `cudafe++` with the numbers of their diagnostics.

  --diag N      each N-th of the diagnostic cases, tests/cases/diag
  --programs N  each N-th of the real programs
  --own N       each N-th case of tests/cases/lean
  -v            what was said, line by line
"""

from __future__ import annotations

import difflib
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from cufe.driver.lean_switch import SWITCH
from cufe.driver.preprocessing_plan import split_at_dashes
from tests.diagnostics.cases import Case

from .cases import flags_of
from .pipeline import toolkit_nvcc
from .programs import listed_programs, table

_CASES = Path(__file__).resolve().parents[1] / "cases"
DIAGNOSTIC_CASES = sorted((_CASES / "diag").rglob("*.cu"))
LEAN_CASES = sorted((_CASES / "lean").glob("*.cu"))

_NUMBERS = ["-Xcudafe", "--display_error_number"]
WARNINGS = (
    ["-Xcompiler=-Wall,-Wextra", *_NUMBERS],
    ["-Xcompiler=-Wall,-Wextra,-Wsystem-headers", *_NUMBERS],
)

#: options of `cudafe++` in the first lines of a case, and those of nvcc that stand for them
_OF_NVCC = {
    "--relaxed_constexpr": "--expt-relaxed-constexpr",
    "--device-c": "-rdc=true",
    "--extended-lambda": "--extended-lambda",
}
#: the names that nvcc gives its files
_TEMPORARY = re.compile(r"tmpxft_\w+-\w+(?:-\d+)?_")


def flags_of_case(source: Path) -> list[str]:
    """The flags of nvcc for a diagnostic case."""
    case = Case(source)
    flags = [f"-std=c++{case.standard}", f"-arch=sm_{case.architecture}"]
    if case.extended:
        flags.append("--extended-lambda")
    for flag in case.flags:
        flags += [_OF_NVCC[flag]] if flag in _OF_NVCC else ["-Xcudafe", flag]
    return flags


def said(nvcc: Path, source: Path, flags: list[str], lean: bool) -> list[str]:
    """The lines that a build prints, and its status."""
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as name:
        command = [str(nvcc), "-c", *flags, "-o", f"{name}/made.o", source.name]
        environment = {**os.environ, SWITCH: str(int(lean))}
        done = subprocess.run(
            command, env=environment, cwd=source.parent, capture_output=True, text=True, errors="replace", check=False
        )
        lines = _TEMPORARY.sub("", done.stdout + done.stderr).replace(name, "").splitlines()
        return [*lines, f"status {done.returncode}"]


def differences(nvcc: Path, source: Path, flags: list[str]) -> list[str]:
    """The lines that only a whole build (`-`) or a lean one (`+`) prints."""
    whole = said(nvcc, source, flags, False)
    lean = said(nvcc, source, flags, True)
    found = difflib.unified_diff(whole, lean, lineterm="", n=0)
    return [line for line in found if not line.startswith(("@@", "--- ", "+++ "))]


def chosen(words: list[str]) -> list[tuple[Path, list[str]]]:
    """The files that the arguments name, with their flags."""
    found: list[tuple[Path, list[str]]] = []
    at = 0
    while at < len(words):
        word = words[at]
        if word in ("--diag", "--programs", "--own"):
            at += 1
            step = int(words[at])
            if word == "--diag":
                found += [(case, flags_of_case(case)) for case in DIAGNOSTIC_CASES[::step]]
            elif word == "--own":
                found += [(case, flags_of(case)) for case in LEAN_CASES[::step]]
            else:
                found += [(program.source, [*program.flags]) for program in listed_programs(table())[::step]]
        elif not word.startswith("-"):
            source = Path(word).resolve()
            found.append((source, flags_of_case(source) if source in DIAGNOSTIC_CASES else flags_of(source)))
        at += 1
    return found


def verdict(results: Counter[str]) -> int:
    """Prints how many results there are of each sort; gives 1 where something differs."""
    print(", ".join([f"{count} {result}" for result, count in results.items()]))
    return 1 if results["different"] else 0


def main(argv: list[str]) -> int:
    """Compares the files; gives 1 where something differs."""
    words, flags = split_at_dashes(argv)
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="cufe-lean-") as folder:
        nvcc = toolkit_nvcc(Path(folder) / "toolkit", lean=True)
        for source, wanted in chosen(words):
            for variant in WARNINGS:
                found = differences(nvcc, source, [*wanted, *flags, *variant])
                results["same" if not found else "different"] += 1
                if found:
                    print(f"{source.stem} {' '.join(variant)}: {len(found)} lines differ", flush=True)
                    for line in found if "-v" in words else found[:3]:
                        print(f"    {line[:300]}")
    return verdict(results)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
