"""The program `cufe`: subcommands, each with a module of its own that is loaded when it is asked for."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_USAGE = """\
usage: cufe COMMAND ...

  split FILE.cu [-o OUT] [-- FLAGS]   preprocess and write the host unit
  toolkit DIR                         make a folder whose bin/nvcc is your nvcc with cufe as its front end
  spaces FILE.cu [--all] [-- FLAGS]   list functions and variables with their execution or memory space
  check [FILES | -p BUILD] [-- FLAGS] judge CUDA files, or those of a build, by the rules of CUDA
  explain NUMBER|TAG                  what a diagnostic means and what to do about it
  explain-at FILE:LINE:COL            what stands there: entity, type, value, why a call calls what
  cudafe++ ARGS                       the command line of the original front end
  version                             the version

cufe COMMAND --help says more.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line (without the program's name); returns the exit status, 2 for a wrong command."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        sys.stdout.write(_USAGE)
        return 0 if words else 2
    command, rest = words[0], words[1:]
    if command in ("version", "--version"):
        return _version()
    if command == "cudafe++":
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
    sys.stderr.write(f"cufe: no command {command}\n\n{_USAGE}")
    return 2


def _version() -> int:
    from cufe import __version__

    sys.stdout.write(f"cufe {__version__}, stands in for cudafe++ of CUDA 13.0\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
