"""The program `cufe`: subcommands, each with a module of its own that is loaded when it is asked for."""

from __future__ import annotations

import gc
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

_USAGE = """\
usage: cufe COMMAND ...

  split FILE.cu [-o OUT] [-- FLAGS]   preprocess and write the host unit
  toolkit DIR                         make a folder whose bin/nvcc is your nvcc with cufe as its front end
  spaces FILE.cu [--all] [-- FLAGS]   list functions and variables with their execution or memory space
  check [-p BUILD] [FILE ...] [-- FLAGS]
                                      judge CUDA files, as a build compiles them or alone, by the rules of CUDA
  explain NUMBER|TAG | --list         what a diagnostic means and what to do about it
  explain-at FILE:LINE:COL [-- FLAGS] what stands there: entity, type, value, launch, why a call calls what
  device [-p BUILD] [FILE ...] [-- FLAGS]
                                      list the kernels that files make, and what asks for each
  cudafe++ ARGS                       the command line of the original front end
  version                             the version

cufe COMMAND --help says more. The exit status is 0 where all is well, and never 0 where it is not; each command's help
says which, and docs/commands.md lists all. A command that does not exist is 2.
"""
_CUDAFE_USAGE = """\
usage: cufe cudafe++ [OPTIONS] FILE.ii

The command line of the original front end, as nvcc calls it; `nvcc --dryrun FILE.cu` shows such lines.

exit status:
  0    the host file is written
  2    the file has errors
  4    the command line is wrong, or the run was given up
  134  an internal error, or the time is up
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line (without the program's name); returns the exit status, 2 for a wrong command."""
    words = list(sys.argv[1:] if argv is None else argv)
    # All objects of a unit live until the unit is done, so a search for garbage would find nothing before.
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return _run(words)
    finally:
        if was_enabled:
            gc.enable()


def _run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        sys.stdout.write(_USAGE)
        return 0 if words else 2
    command, rest = words[0], words[1:]
    if command in ("version", "--version"):
        return _version()
    if command == "cudafe++":
        if rest == ["--help"]:
            sys.stdout.write(_CUDAFE_USAGE)
            return 0
        from cufe.driver import cudafe

        return cudafe.main(rest)
    if command == "toolkit":
        from cufe.driver import toolkit_command

        return toolkit_command.main(rest)
    if command == "split":
        from cufe.driver import split

        return split.main(rest)
    if command == "spaces":
        from cufe.driver import spaces

        return spaces.main(rest)
    if command == "check":
        from cufe.driver.check import command as check

        return check.main(rest)
    if command == "explain":
        from cufe.diagnostics import explain

        return explain.main(rest)
    if command == "explain-at":
        from cufe.driver import explain_at

        return explain_at.main(rest)
    if command == "device":
        from cufe.driver import device

        return device.main(rest)
    sys.stderr.write(f"cufe: no command {command}\n\n{_USAGE}")
    return 2


def _version() -> int:
    from cufe import __version__

    sys.stdout.write(f"cufe {__version__}, stands in for cudafe++ of CUDA 13.0\n")
    return 0


def program() -> NoReturn:
    """The program `cufe`: `main`, and the process ends without tidying up memory that is freed anyway, which takes a
    fifth of the time of a large unit."""
    status = main()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        # Python says so where it ends.
        sys.exit(status)
    os._exit(status)


if __name__ == "__main__":
    program()
