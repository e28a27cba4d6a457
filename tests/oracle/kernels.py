"""`python -m tests.oracle.kernels [-v] FILES... [-- FLAGS]`: does `cufe device` list the kernels that nvcc makes?

The real list is that of the `.entry` names in the PTX of the same file, with the same flags. For each file one line
says `exact`, or what is missing and what is too many; `incomplete` where cufe says that its list may lack some. A list
that lacks kernels without saying so is `short`, the worst that can be.

  --own        the programs of tests/cases/device_selection
  --host       those of tests/cases/host
  --programs N each N-th of the real programs
  -v           the names, and why a list is incomplete
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from cufe.cuda.selection.listing import Listing, Missing
from cufe.driver import device
from cufe.driver.check.jobs import Job
from cufe.driver.deep_stack import run_deep
from cufe.driver.kernel_sizes import plain
from cufe.driver.preprocessing_plan import split_at_dashes

from . import cases, programs
from .toolkit import need_toolkit

FOLDER = Path(__file__).resolve().parents[1] / "cases/device_selection"
_ARCHITECTURE = "-arch=sm_80"
_ENTRY = re.compile(r"\.entry\s+(\S+?)\s*\(")


@dataclass
class Compared:
    """One file: the kernels that only one side has, and why cufe's list may lack some."""

    count: int = 0
    missing: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def verdict(self) -> str:
        """One word."""
        if self.extra:
            return "too many"
        if self.missing:
            return "incomplete" if self.gaps else "short"
        return "exact, but called incomplete" if self.gaps else "exact"


def for_architecture(flags: list[str]) -> list[str]:
    """The flags, with an architecture where they name none."""
    return flags if any(flag.startswith("-arch=") for flag in flags) else [*flags, _ARCHITECTURE]


def real_kernels(source: Path, flags: list[str]) -> list[str]:
    """The kernels in the PTX of the real nvcc; RuntimeError where it does not take the file."""
    with tempfile.TemporaryDirectory() as folder:
        ptx = Path(folder) / "real.ptx"
        command = [str(need_toolkit() / "bin/nvcc"), "-ptx", "-w", "-Xcicc", "-O0", *for_architecture(flags)]
        done = subprocess.run([*command, str(source), "-o", str(ptx)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError((done.stderr or done.stdout).strip()[-300:])
        return sorted({plain(one) for one in _ENTRY.findall(ptx.read_text(errors="replace"))})


def compared(source: Path, flags: list[str]) -> Compared:
    """Both lists of one file."""
    wanted = set(real_kernels(source, flags))
    return against(source, flags, wanted, _listed)


def _listed(listing: Listing) -> tuple[set[str], list[Missing]]:
    return {plain(kernel.symbol) for kernel in listing.kernels}, listing.missing


def against(
    source: Path,
    flags: list[str],
    wanted: set[str],
    listed: Callable[[Listing], tuple[set[str], list[Missing]]],
    wants_kept: bool = False,
) -> Compared:
    """What cufe lists of a file, with what it says is lacking, beside what is `wanted`."""
    began = time.process_time()
    flags = for_architecture(flags)
    (asked,) = [flag.rpartition("_")[2] for flag in flags if flag.startswith("-arch=")]
    # For `sm_90a` an object file has code of `compute_90` as well, PTX has none.
    passes = device.passes(Job(str(source), flags), "", False, wants_kept)
    (one,) = [each for each in passes if each.architecture == f"compute_{asked}"]
    found, gaps = listed(one.listing)
    made = Compared(len(wanted), seconds=time.process_time() - began)
    made.missing = sorted(wanted - found)
    made.extra = sorted(found - wanted)
    for gap in gaps:
        where = "" if gap.place is None else f"{gap.place.file}:{gap.place.line}: "
        made.gaps.append(where + gap.cause)
    return made


def chosen(words: list[str], flags: list[str]) -> list[tuple[str, Path, list[str]]]:
    found: list[tuple[str, Path, list[str]]] = []
    step = 0
    for word in words:
        if step < 0:
            step = 0
            for program in programs.listed_programs(programs.table())[:: int(word)]:
                found.append((program.name, program.source, [*program.flags]))
        elif word == "--programs":
            step = -1
        elif word == "--own":
            found += [(one.stem, one, cases.flags_of(one) + flags) for one in sorted(FOLDER.glob("*.cu"))]
        elif word == "--host":
            found += [(one.name, one.source, [*one.flags]) for one in cases.own_cases()]
        elif word != "-v":
            found.append((word, Path(word), cases.flags_of(Path(word)) + flags))
    return found


def compare_all(argv: list[str], compare: Callable[[Path, list[str]], Compared], what: str) -> int:
    """Compares, prints a line for each file and a summary; 1 where a list of `what` is short or has too many."""
    words, flags = split_at_dashes(argv)
    verdicts: Counter[str] = Counter()
    for name, source, wanted in chosen(words, flags):
        try:
            found = compare(source, wanted)
        except RuntimeError as error:
            verdicts["refused"] += 1
            print(f"{name}: refused: {error}")
            continue
        verdict = found.verdict()
        verdicts[verdict] += 1
        print(
            f"{name}: {verdict}, {found.count} {what}, {len(found.missing)} missing, {len(found.extra)} too many,"
            f" {len(found.gaps)} gaps, {found.seconds:.1f} s",
            flush=True,
        )
        if "-v" in words:
            for kind, lines in (("missing", found.missing), ("too many", found.extra), ("gap", found.gaps)):
                for line in lines[:20]:
                    print(f"    {kind}: {line}")
    print(", ".join([f"{count} {verdict}" for verdict, count in verdicts.most_common()]))
    return 1 if verdicts["short"] or verdicts["too many"] else 0


def main(compare: Callable[[Path, list[str]], Compared], what: str) -> None:
    """Runs the comparison with the arguments of the program, and ends it with its status."""
    status: list[int] = []
    run_deep(lambda: status.append(compare_all(sys.argv[1:], compare, what)))
    sys.exit(status[0])


if __name__ == "__main__":
    main(compared, "kernels")
