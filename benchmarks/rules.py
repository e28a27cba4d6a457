"""What the rules cost: the uncompiled drop-in with its diagnostics and without, on the programs of `./bench`.

    .venv/bin/python benchmarks/rules.py [--rounds N]

The compiled form cannot leave the rules out, since its calls are bound when it is built. Both forms run in turn; the
ratio is the median over rounds of their processor times.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from benchmarks.paired import measure, preprocess, programs  # noqa: E402

_WITH = "from cufe.driver.cudafe import program; program()"
_WITHOUT = f"import cufe.emit.unit; cufe.emit.unit.check_unit = lambda examined: None; {_WITH}"


def main() -> None:
    """Prints a line for each program."""
    parser = argparse.ArgumentParser(description="What the rules cost.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds for each program (5)")
    rounds = parser.parse_args().rounds
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for program in programs():
        with tempfile.TemporaryDirectory(prefix="cufe-bench-") as scratch:
            folder = Path(scratch)
            arguments = preprocess(program, folder)
            pairs: list[tuple[float, float]] = []
            for turn in range(rounds + 1):
                seconds = [
                    measure([sys.executable, "-P", "-c", code, *arguments], folder, environment).cpu
                    for code in (_WITH, _WITHOUT)
                ]
                # The first round warms the caches of the machine.
                if turn:
                    pairs.append((seconds[0], seconds[1]))
            os.chdir(ROOT)
        whole, bare = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(one / other for one, other in pairs)
        print(f"{program.name:12}  {whole:.3f} s with the rules, {bare:.3f} s without: {ratio:.2f}", flush=True)


if __name__ == "__main__":
    main()
