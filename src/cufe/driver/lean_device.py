"""The program `cicc` of a lean toolkit folder: the real one reads a unit from which is left out what nothing needs.

Where the real one says anything about the lean unit, or fails, nobody sees that: it is run again on the whole unit, and
what it says then is what counts.  So a build works if it works without, and messages are those of the whole unit.
"""

from __future__ import annotations

import os
import sys

from cufe.driver.lean_switch import is_on, note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

#: the option of the language standard, `--c++17`
_STANDARD: Final = "--c++"
_UNIT: Final = ".ii"
_DEBUG: Final = "-g"


def program(cicc: str, log: str) -> NoReturn:
    """Runs the command line of this process with the real `cicc`; what a lean unit does not pass is noted in `log`."""
    import gc

    gc.disable()
    arguments = sys.argv[1:]
    if is_on() and (place := _unit_place(arguments)) >= 0:
        try:
            if _compiles_lean(cicc, arguments, place, log):
                os._exit(0)
        except Exception as error:
            # A failure of cufe is no failure of the build.
            note(log, arguments[place], f"cufe failed: {type(error).__name__}: {error}")
    os.execv(cicc, [cicc, *arguments])


def _unit_place(arguments: list[str]) -> int:
    """Where in the command line the preprocessed unit is named; -1 where it is to be read whole.

    With `-G` (here `-g`) the PTX lists types that the program only declares."""
    if _DEBUG in arguments:
        return -1
    places = [at for at, argument in enumerate(arguments) if argument.endswith(_UNIT) and not argument.startswith("-")]
    if len(places) != 1 or not any(argument.startswith(_STANDARD) for argument in arguments):
        return -1
    return places[0] if os.path.isfile(arguments[places[0]]) else -1


def _compiles_lean(cicc: str, arguments: list[str], place: int, log: str) -> bool:
    """Runs the real tool on the lean unit; whether it succeeded and had nothing to say."""
    from cufe.emit.lean.device_unit import lean_unit

    name = arguments[place]
    with open(name, "rb") as file:
        source = file.read()
    standard = next(argument for argument in arguments if argument.startswith(_STANDARD)).removeprefix(_STANDARD)
    lean = lean_unit(source, int(standard))
    if lean is source:
        return False
    folder = _temporary_folder()
    unit = os.path.join(folder, os.path.basename(name))
    said = os.path.join(folder, "said")
    try:
        with open(unit, "wb") as file:
            file.write(lean)
        status = _run([cicc, *arguments[:place], unit, *arguments[place + 1 :]], said)
        with open(said, "rb") as file:
            text = file.read().decode("utf-8", "replace")
    finally:
        for path in (unit, said):
            if os.path.exists(path):
                os.unlink(path)
        os.rmdir(folder)
    if status == 0 and not text.strip():
        return True
    first = next((line for line in text.splitlines() if line.strip()), "")
    note(log, name, f"device unit read whole: cicc ended with {status} and said: {first}")
    return False


def _temporary_folder() -> str:
    base = os.environ.get("TMPDIR") or "/tmp"
    number = 0
    while True:
        folder = os.path.join(base, f"cufe-lean-{os.getpid()}-{number}")
        try:
            os.mkdir(folder, 0o700)
            return folder
        except FileExistsError:
            number += 1


def _run(command: list[str], output: str) -> int:
    """Runs a command with both streams in a file; gives its exit status."""
    actions = [
        (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
        (os.POSIX_SPAWN_DUP2, 1, 2),
    ]
    child = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)

