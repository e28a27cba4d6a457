"""Compares whole builds, `nvcc -c`, with the real toolkit: what a user waits for, not cufe's stage alone.

    ./bench --builds [--rounds N] [--only NAME]

For each input and for one architecture and four, the real nvcc, the nvcc of a folder of `cufe toolkit` and that of one
of `cufe toolkit --lean` run in turn, round after round. Seconds are those of all processes of a build, by processor
time (user + system) and by the wall; MB is the peak resident size of the largest process. A ratio is the median over
rounds of (real / cufe) within a round: above 1, cufe is better.

A second table says where the time goes: the seconds of each stage by the wall, as `nvcc --time` gives them, summed over
architectures, the median over rounds.
"""

import csv
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.paired import INPUTS, Program, Sample, measure, programs, row
from tests.oracle.toolkit import toolkit

REAL, FOLDER, LEAN = "toolkit", "cufe", "cufe --lean"
HEAD = """\
| input           | build            | wall s |  CPU s |     MB | x wall |  x CPU |   x MB |
|-----------------|------------------|-------:|-------:|-------:|-------:|-------:|-------:|"""
STAGES_HEAD = """
| input           | build            | preprocessing | cudafe++ |   cicc |  ptxas | host compiler |   rest |
|-----------------|------------------|--------------:|---------:|-------:|-------:|--------------:|-------:|"""
#: how the names begin that nvcc gives its stages, in the order of the table
_STAGES = ("gcc (preprocessing", "cudafe++", "cicc", "ptxas", "gcc (compiling")
#: of the first one architecture is made, and of all of them a fat binary
_ARCHITECTURES = ("80", "86", "89", "90")


def inputs() -> list[Program]:
    """What is built, small to large."""
    known = {program.name: program for program in programs()}
    library = Program("library", INPUTS / "library.cu", ["-std=c++17"])
    return [known["empty kernel"], library, known["mid-size"], known["thrust"], known["CUTLASS"]]


def folders(scratch: Path) -> dict[str, Path]:
    """The nvcc of each form; the folders of cufe are made below `scratch`."""
    root = toolkit()
    if root is None:
        raise SystemExit("bench: the real nvcc is needed to compare with, and no CUDA toolkit was found")
    cufe = Path(sys.executable).with_name("cufe")
    for name, options in (("whole", []), ("lean", ["--lean"])):
        subprocess.run([cufe, "toolkit", *options, scratch / name], check=True, stdout=subprocess.DEVNULL)
    made = {FOLDER: scratch / "whole", LEAN: scratch / "lean"}
    return {REAL: root / "bin" / "nvcc", **{form: folder / "bin" / "nvcc" for form, folder in made.items()}}


def flags(program: Program, count: int) -> list[str]:
    """The flags of a program for the first `count` architectures."""
    plain = [flag for flag in program.flags if not flag.startswith("-arch")]
    return plain + [f"-gencode=arch=compute_{arch},code=sm_{arch}" for arch in _ARCHITECTURES[:count]]


def stages(times: Path) -> list[float]:
    """The seconds of each stage in a file of `nvcc --time`, and last those of all others."""
    seconds = [0.0] * (len(_STAGES) + 1)
    with times.open(newline="") as stream:
        for line in csv.DictReader(stream, skipinitialspace=True):
            cells = {(key or "").strip(): value for key, value in line.items()}
            phase = cells["phase name"].strip()
            place = next((at for at, name in enumerate(_STAGES) if phase.startswith(name)), len(_STAGES))
            seconds[place] += float(cells["metric"]) / 1000
    times.unlink()
    return seconds


def stages_row(name: str, form: str, runs: list[list[float]]) -> str:
    """One line of the second table."""
    widths = [len(cell) - 2 for cell in STAGES_HEAD.splitlines()[1].split("|")[3:-1]]
    medians = [statistics.median(stage) for stage in zip(*runs, strict=True)]
    cells = [f"{seconds:{width}.3f}" for seconds, width in zip(medians, widths, strict=True)]
    return "| " + " | ".join([f"{name:15}", f"{form:16}", *cells]) + " |"


def main(rounds: int, only: str | None) -> int:
    """Prints the tables."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    print(HEAD, flush=True)
    with tempfile.TemporaryDirectory(prefix="cufe-builds-") as name:
        scratch = Path(name)
        forms = folders(scratch)
        times = scratch / "times.csv"
        by_stage: list[str] = []
        for count in (1, len(_ARCHITECTURES)):
            for program in inputs():
                if only and not program.name.startswith(only):
                    continue
                samples: dict[str, list[Sample]] = {form: [] for form in forms}
                spent: dict[str, list[list[float]]] = {form: [] for form in forms}
                for _ in range(rounds):
                    for form, nvcc in forms.items():
                        command = [str(nvcc), "-c", str(program.source), "-o", f"{name}/made.o", *flags(program, count)]
                        samples[form].append(measure([*command, "--time", str(times)], scratch, environment))
                        spent[form].append(stages(times))
                title = program.name if count == 1 else f"{program.name} x{count}"
                for form in forms:
                    print(row(f"{title:15}", form, samples, REAL), flush=True)
                    by_stage.append(stages_row(title, form, spent[form]))
    print("\n".join([STAGES_HEAD, *by_stage]))
    return 0
