"""`python -m tests.oracle FILE.cu [--cufe CMD] [--pure] [--keep DIR] [--full DIR] [nvcc flags]`: one verdict.

Without flags on the command line those of a `// flags:` line in the file count.
"""

from __future__ import annotations

import sys
from pathlib import Path

from . import full
from .cases import flags_of
from .pipeline import Engine
from .reference import check


def _take(arguments: list[str], name: str) -> str | None:
    if name not in arguments:
        return None
    at = arguments.index(name)
    value = arguments[at + 1]
    del arguments[at : at + 2]
    return value


def main(arguments: list[str]) -> int:
    """Exit status 0 for the same program, 1 for a difference, 2 for a wrong call."""
    command = _take(arguments, "--cufe")
    keep = _take(arguments, "--keep")
    folder = _take(arguments, "--full")
    pure = "--pure" in arguments
    flags = [argument for argument in arguments if argument != "--pure"]
    files = [argument for argument in flags if argument.endswith(".cu") and Path(argument).exists()]
    if len(files) != 1:
        print(__doc__)
        return 2
    flags.remove(files[0])
    source = Path(files[0]).resolve()
    flags = flags or flags_of(source)
    if folder is not None:
        verdict = full.check(source, flags, Path(folder))
    else:
        verdict = check(source, flags, Engine.named(command, pure), keep=Path(keep) if keep else None)
    print(verdict.report())
    return 0 if verdict.same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
