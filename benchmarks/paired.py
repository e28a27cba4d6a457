"""Compares cufe with the real `cudafe++`: whole processes, in pairs, on the same preprocessed unit.

    ./bench [--rounds N] [--only NAME] [--check RATIO]
    ./bench --builds [--rounds N] [--only NAME]            # whole builds: builds.py

For each input the real tool, the compiled and the uncompiled drop-in run in turn, round after round, so that
whatever else the machine does hits all of them. A ratio is the median over rounds of (real / cufe) within a
round: above 1, cufe is better. Seconds are wall and CPU (user + system); MB is the peak resident size.
`--check` runs a reduced form and fails where the compiled drop-in is not RATIO times as fast as the tool, by
CPU time, which a busy machine disturbs least; both programs run on one core. What falls short by the median is measured
again, and longer, and counts where no round at all reaches the ratio: on a machine whose speed changes from second to
second the median says little. On a slow machine there are fewer rounds.
"""

import argparse
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INPUTS = Path(__file__).resolve().parent / "inputs"
CACHE = ROOT / ".cache" / "benchmarks"
CUTLASS = "nvidia-cutlass==4.2.0.0"
# No round of a check begins later, for each input.
CHECK_SECONDS = 60.0

sys.path.append(str(ROOT))

from benchmarks.unrolled import text as unrolled_text  # noqa: E402
from tests.oracle import pipeline  # noqa: E402
from tests.oracle.toolkit import toolkit  # noqa: E402

COSTS = ("wall", "cpu", "memory")
REAL, COMPILED, UNCOMPILED = "cudafe++", "cufe", "cufe, uncompiled"


class Program:
    """A program to compile: its name in the table, its file and the flags for nvcc; whether `--check` has it, too."""

    def __init__(self, name: str, source: Path, flags: list[str], is_checked: bool = True) -> None:
        self.name = name
        self.source = source
        self.flags = flags
        self.is_checked = is_checked


class Sample:
    """What one process cost: wall and CPU seconds, peak resident size in MB (of 1,000,000 bytes)."""

    def __init__(self, wall: float, cpu: float, memory: float) -> None:
        self.wall = wall
        self.cpu = cpu
        self.memory = memory


def cutlass() -> Path:
    """The unpacked CUTLASS wheel, fetched on the first call."""
    folder = CACHE / "cutlass"
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
            pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--dest", scratch, CUTLASS]
            subprocess.run(pip, check=True)
            with zipfile.ZipFile(next(Path(scratch).glob("*.whl"))) as wheel:
                wheel.extractall(f"{scratch}/unpacked")
            Path(scratch, "unpacked").rename(folder)
    return folder / "cutlass_library" / "source"


def unrolled() -> Path:
    """The program that `unrolled.py` writes, written anew where that changed."""
    path = CACHE / "unrolled.cu"
    text = unrolled_text()
    if not path.exists() or path.read_text() != text:
        CACHE.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return path


def programs() -> list[Program]:
    """The inputs, small to large."""
    source = cutlass()
    includes = [f"-I{source / folder}" for folder in ("include", "tools/util/include", "examples/common")]
    gemm = source / "examples" / "00_basic_gemm" / "basic_gemm.cu"
    return [
        # What cufe gains least on: without the library there is little to leave out.
        Program("C++14", INPUTS / "headers_alone.cu", ["-std=c++14"], is_checked=False),
        Program("unrolled", unrolled(), ["-std=c++14"], is_checked=False),
        Program("empty kernel", INPUTS / "empty_kernel.cu", ["-std=c++17"]),
        Program("mid-size", INPUTS / "midsize.cu", ["-std=c++17"]),
        Program("thrust", INPUTS / "thrust_sort.cu", ["-std=c++17"]),
        Program("CUTLASS", gemm, ["-std=c++17", "--expt-relaxed-constexpr", "-arch=sm_80", *includes]),
    ]


def measure(command: list[str], cwd: Path, environment: dict[str, str]) -> Sample:
    """Runs a command to its successful end, quietly."""
    null = [(os.POSIX_SPAWN_OPEN, descriptor, os.devnull, os.O_RDWR, 0) for descriptor in (0, 1, 2)]
    os.chdir(cwd)
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, environment, file_actions=null)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    if status != 0:
        subprocess.run(command, env=environment, check=False)
        raise SystemExit(f"bench: status {os.waitstatus_to_exitcode(status)} from: {' '.join(command)}")
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6)


def contestants() -> dict[str, tuple[list[str], dict[str, str]]]:
    """How each form is started: the start of its command line, and its environment."""
    root = toolkit()
    if root is None:
        raise SystemExit("bench: the real cudafe++ is needed to compare with, and no CUDA toolkit was found")
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    drop_in = str(Path(sys.executable).with_name("cudafe++"))
    return {
        REAL: ([str(root / "bin" / "cudafe++")], plain),
        COMPILED: ([drop_in], plain),
        UNCOMPILED: ([drop_in], {**plain, "PYTHONPATH": str(ROOT / "src")}),
    }


def preprocess(program: Program, folder: Path) -> list[str]:
    """Preprocesses a program below a folder; gives the arguments for the front end, whose outputs go there, too."""
    plan = pipeline.plan(program.source, program.flags, folder / "nvcc", folder)
    plan.run("preprocessing", plan.host_preprocess)
    outputs = folder / "out"
    outputs.mkdir()
    return plan.split_for(outputs)


def compare(program: Program, forms: list[str], rounds: int, seconds: float) -> dict[str, list[Sample]]:
    """Runs all forms in turn, `rounds` times after one round that warms the caches of the machine; after `seconds` no
    round begins but the first."""
    samples: dict[str, list[Sample]] = {form: [] for form in forms}
    started = contestants()
    with tempfile.TemporaryDirectory(prefix="cufe-bench-") as scratch:
        folder = Path(scratch)
        arguments = preprocess(program, folder)
        end = time.monotonic() + seconds
        for turn in range(rounds + 1):
            if turn > 1 and time.monotonic() > end:
                break
            for form in forms:
                command, environment = started[form]
                sample = measure([*command, *arguments], folder, environment)
                if turn > 0:
                    samples[form].append(sample)
        os.chdir(ROOT)
    return samples


def ratio(real: list[Sample], ours: list[Sample], cost: str) -> float:
    """The median over rounds of what the real tool costs, relative to what cufe costs."""
    return float(statistics.median(getattr(a, cost) / getattr(b, cost) for a, b in zip(real, ours, strict=True)))


def row(name: str, form: str, samples: dict[str, list[Sample]], real: str = REAL) -> str:
    """One line of the table; `real` is the form that the others are compared with."""
    ours = samples[form]
    wall, cpu, memory = (statistics.median(getattr(sample, cost) for sample in ours) for cost in COSTS)
    cells = [f"{wall:.3f}", f"{cpu:.3f}", f"{memory:.0f}"]
    cells += ["" if form == real else f"{ratio(samples[real], ours, cost):.2f}" for cost in COSTS]
    return "| " + " | ".join([f"{name:12}", f"{form:16}", *(f"{cell:>6}" for cell in cells)]) + " |"


def tell(program: Program, forms: list[str], rounds: int, seconds: float) -> dict[str, list[Sample]]:
    """Compares the forms and prints their lines."""
    samples = compare(program, forms, rounds, seconds)
    for form in forms:
        print(row(program.name, form, samples), flush=True)
    return samples


def falls_short(samples: dict[str, list[Sample]], wanted: float) -> bool:
    """Whether by the median the compiled drop-in is less than `wanted` times as fast as the tool."""
    return ratio(samples[REAL], samples[COMPILED], "cpu") < wanted


def always_falls_short(samples: dict[str, list[Sample]], wanted: float) -> bool:
    """Whether it is so in each single round."""
    pairs = zip(samples[REAL], samples[COMPILED], strict=True)
    return all(real.cpu / ours.cpu < wanted for real, ours in pairs)


HEAD = """\
| input        | front end        | wall s |  CPU s |     MB | x wall |  x CPU |   x MB |
|--------------|------------------|-------:|-------:|-------:|-------:|-------:|-------:|"""


def main() -> int:
    """Prints the table; gives 1 where a check fails."""
    parser = argparse.ArgumentParser(prog="./bench", description="Compares cufe with the real cudafe++.")
    parser.add_argument("--rounds", type=int, help="rounds for each input (7; with --check 3)")
    parser.add_argument("--only", metavar="NAME", help="only inputs whose name begins so")
    parser.add_argument("--check", type=float, metavar="RATIO", help="fail below this ratio of CPU times")
    parser.add_argument("--builds", action="store_true", help="compare whole builds by nvcc, whole and lean")
    options = parser.parse_args()
    if options.builds:
        from benchmarks import builds

        return builds.main(options.rounds or 3, options.only)
    if toolkit() is None and options.check is not None:
        print("bench: no CUDA toolkit here, so there is nothing to compare with")
        return 0
    checking = options.check is not None
    forms = [REAL, COMPILED] if checking else [REAL, COMPILED, UNCOMPILED]
    rounds = options.rounds or (3 if checking else 7)
    slow: list[str] = []
    print(HEAD, flush=True)
    for program in programs():
        if options.only and not program.name.startswith(options.only):
            continue
        if checking and not program.is_checked:
            continue
        samples = tell(program, forms, rounds, CHECK_SECONDS if checking else math.inf)
        if checking and falls_short(samples, options.check):
            if always_falls_short(tell(program, forms, 3 * rounds, 3 * CHECK_SECONDS), options.check):
                slow.append(program.name)
    if slow:
        print(f"bench: less than {options.check} times as fast as cudafe++ on: {', '.join(slow)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
