"""`cufe split FILE.cu`: preprocess and write the host unit, in one step."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time

from cufe.driver.errors import CatastropheError, CommandLineError
from cufe.driver.preprocessing_plan import Plan, PlanError, plan_for, split_at_dashes
from cufe.driver.toolkit import NoToolkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Splits one file and says in one line what was done; the exit status is that of the front end."""
    words, flags = split_at_dashes(argv)
    parser = argparse.ArgumentParser(
        prog="cufe split",
        usage="cufe split FILE.cu [-o OUT] [--cuda PATH | --no-toolkit] [-- FLAGS]",
        description="Preprocess a CUDA file and write the file the host compiler gets. FLAGS are those of"
        " nvcc, or those of the host compiler where there is no toolkit.",
        epilog="exit status: 0, or 1 where the file cannot be preprocessed, 2 where it has errors, 4 where the run"
        " was given up",
    )
    parser.add_argument("file", metavar="FILE.cu")
    parser.add_argument("-o", metavar="OUT", dest="output", default="", help="default: FILE.cudafe1.cpp")
    parser.add_argument("--cuda", metavar="PATH", default="", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    arguments = parser.parse_args(words)
    started = time.perf_counter()
    try:
        plan = plan_for(arguments.file, arguments.cuda, arguments.no_toolkit, flags)
        return _split(arguments.file, arguments.output, plan, started)
    except (PlanError, NoToolkitError, CommandLineError, CatastropheError) as error:
        sys.stderr.write(f"cufe split: {error}\n")
        return 1


def _split(file: str, output: str, plan: Plan, started: float) -> int:
    from cufe.driver.command_line import parse
    from cufe.driver.compilation import Compilation

    stem = os.path.splitext(os.path.basename(file))[0]
    output = output or f"{stem}.cudafe1.cpp"
    stub = os.path.splitext(os.path.basename(output))[0] + ".stub.c"
    with tempfile.TemporaryDirectory(prefix="cufe-") as folder:
        unit = os.path.join(folder, f"{stem}.ii")
        status = plan.preprocess(unit)
        if status:
            return status
        words = [*plan.options, "--gen_c_file_name", output, "--stub_file_name", stub, unit]
        invocation = parse([os.fsencode(word).decode("latin-1") for word in words])
        compilation = Compilation(invocation, os.fsencode(file).decode("latin-1"))
        try:
            status = compilation.run()
        finally:
            compilation.outputs.discard()
    if compilation.unit is not None and status == 0:
        summary = compilation.unit.summary
        parts = (
            _count(summary.kernels, "kernel"),
            _count(summary.launches, "launch", "launches"),
            _count(summary.lambdas, "lambda"),
            _count(summary.functions_removed, "function") + " removed",
        )
        sys.stdout.write(f"{output}: {', '.join(parts)}, {time.perf_counter() - started:.2f} s\n")
    return status


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
