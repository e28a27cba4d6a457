"""The drop-in for `cudafe++`: one preprocessed unit in, one host unit out.

Exit statuses (observed: cli 1.2): 0 no error, 1 `--Version`, 2 errors in the source, 4 command-line or
catastrophic error, error limit, interrupted, 134 internal error.
"""

from __future__ import annotations

import os
import sys

from cufe.driver.errors import CatastropheError, CommandLineError, FinishedError
from cufe.driver.streams import write_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType
    from typing import NoReturn

    from cufe.driver.command_line import CommandLine
    from cufe.driver.compilation import Compilation


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line (without the program's name; the default is the one of the process)."""
    # It brings the core along, so `program` can switch the collector off in front of it.
    from cufe.driver.command_line import CommandLine

    words = sys.argv[1:] if argv is None else argv
    # Bytes as latin-1, like all text in cufe: file names meet those of line markers and go out as they came
    # in.
    line = CommandLine([os.fsencode(word).decode("latin-1") for word in words])
    try:
        invocation = line.read()
        _warn(line)

        from cufe.driver.compilation import Compilation

        return _guarded(Compilation(invocation, line.name))
    except CommandLineError as error:
        from cufe.driver.messages import command_line_text

        _warn(line)
        write_error(command_line_text(error.message, line.promoted, line.invocation.diagnostics, line.name))
        return error.status
    except CatastropheError as error:
        from cufe.driver.messages import catastrophe_text

        write_error(catastrophe_text(error.message, line.invocation.diagnostics, line.name))
        return error.status
    except FinishedError as finished:
        _warn(line)
        return finished.status


def _warn(line: CommandLine) -> None:
    """Prints the command-line warnings, once."""
    if line.warnings:
        from cufe.driver.messages import warnings_text

        write_error(warnings_text(line.warnings, line.invocation.diagnostics))
        line.warnings.clear()


def _guarded(compilation: Compilation) -> int:
    """Runs the compilation so that nothing half done stays behind when it is interrupted."""
    from cufe.driver.interruption import RunInterruptedError, catch_signals, release_signals

    before = catch_signals()
    try:
        return compilation.run()
    except RunInterruptedError as interrupted:
        write_error(interrupted.text)
        return interrupted.status
    finally:
        compilation.outputs.discard()
        release_signals(before)


def program() -> NoReturn:
    """The program `cudafe++`: `main`, and the process ends without tidying up memory that is freed anyway."""
    import gc

    gc.disable()
    sys.excepthook = _report_failure
    status = main()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def _report_failure(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Words a failure of cufe itself as the original words its own; `CUFE_TRACEBACK=1` shows where it came from.
    """
    if os.environ.get("CUFE_TRACEBACK"):
        sys.__excepthook__(kind, error, trace)
    write_error(f"Internal error: {kind.__name__}: {error}\n\nCompilation aborted.\n")
    os._exit(134)


if __name__ == "__main__":
    program()
