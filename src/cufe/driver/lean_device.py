"""The program `cicc` of a lean toolkit folder: the real one reads a unit from which is left out what nothing needs.

Where the real one fails over the lean unit, or says anything but warnings of own text, nobody sees that: it is run
again on the whole unit, and what it says then is what counts.  So a build works if it works without, and messages are
those of the whole unit.
"""

from __future__ import annotations

import os
import sys

from cufe.driver.lean_store import Store, temporary
from cufe.driver.lean_switch import is_on, note
from cufe.driver.streams import STANDARD_ERROR, write_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

#: the option of the language standard, `--c++17`
_STANDARD: Final = "--c++"
#: the option by which functions of the device may call constants of the host
_RELAXED: Final = "--relaxed_constexpr"
_UNIT: Final = ".ii"
_DEBUG: Final = "-g"
#: between the place of a warning and its number
_WARNING: Final = ": warning #"
_WITHOUT_PLACE: Final = "Warning #"
#: the numbers of warnings about calls and accesses between host and device
_OF_CALLS: Final = ("20011", "20013", "20014", "20015", "2009")
#: the warning of a function that nothing calls, in front of its name
_NOT_CALLED: Final = '177-D: function "'
#: how the hint at -diag-suppress begins
_REMARK: Final = "Remark: "


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
    """Runs the real tool on the lean unit; whether it succeeded with nothing to say but warnings of own text, which
    are handed on."""
    name = arguments[place]
    with open(name, "rb") as file:
        source = file.read()
    standard = int(next(argument for argument in arguments if argument.startswith(_STANDARD)).removeprefix(_STANDARD))
    store = Store(name, source)
    lean = store.get()
    if not lean:
        from cufe.emit.lean.leaving_out import lean_unit

        lean = lean_unit(source, standard, _RELAXED in arguments)
        if lean is source:
            return False
        store.put(lean)
    folder = _temporary_folder()
    unit = os.path.join(folder, os.path.basename(name))
    outputs = os.path.join(folder, "output")
    said = os.path.join(folder, "said")
    try:
        with open(unit, "wb") as file:
            file.write(lean)
        status = _run([cicc, *arguments[:place], unit, *arguments[place + 1 :]], outputs, said)
        with open(outputs, "rb") as file:
            output = file.read()
        with open(said, "rb") as file:
            text = file.read()
    finally:
        for path in (unit, outputs, said):
            if os.path.exists(path):
                os.unlink(path)
        os.rmdir(folder)
    if status == 0 and not output and (not text or _warns_of_own(text.decode("latin-1"), source, lean, standard)):
        write_error(text.decode("latin-1"))
        return True
    first = next((line for line in text.decode("utf-8", "replace").splitlines() if line.strip()), "")
    note(log, name, f"device unit read whole: cicc ended with {status} and said: {first}")
    return False


def _warns_of_own(text: str, source: bytes, lean: bytes, standard: int) -> bool:
    """Whether all that was said are warnings about the user's files, or about those of vendors where they stay, too.

    Of these nothing is left out, so the whole unit gives the same; the libraries draw no warnings without a place.  Of
    another system header the lean unit could tell that something is declared and not defined.  Where bodies of the
    library were left out, the whole unit says more of calls of the host, and less of functions that nothing calls but
    may be called by names that the library spells."""
    from cufe.emit.lean.leaving_out import WITH_VENDORS, WITHOUT_BODIES, is_spelt_by_library, whole_files

    end = lean[-len(WITH_VENDORS) - len(WITHOUT_BODIES) :]
    without_bodies = end.endswith(WITHOUT_BODIES.encode())
    with_vendors = WITH_VENDORS.encode() in end
    files = whole_files(source, standard, with_vendors)
    not_called: set[str] = set()
    about = 0
    for line in text.split("\n"):
        plain = _plain(line)
        if plain[:1] in ("", " ", "\t") or plain.startswith(_REMARK):
            continue
        if with_vendors and plain.startswith(_WITHOUT_PLACE):
            number = plain.removeprefix(_WITHOUT_PLACE)
        else:
            head, warning, number = plain.partition(_WARNING)
            if not warning or head[-1:] != ")" or head.rpartition("(")[0] not in files:
                return False
        if without_bodies and number.startswith(_OF_CALLS):
            return False
        if without_bodies and number.startswith(_NOT_CALLED):
            name = number.removeprefix(_NOT_CALLED).partition('"')[0]
            if not name.isidentifier():
                return False
            not_called.add(name)
        about += 1
    return about > 0 and not (not_called and is_spelt_by_library(source, standard, not_called))


def _plain(line: str) -> str:
    """A line without what makes it coloured on a terminal."""
    first, *others = line.rstrip("\r").split("\33[")
    return first + "".join([other.partition("m")[2] for other in others])


def _temporary_folder() -> str:
    number = 0
    while True:
        folder = os.path.join(temporary(), f"cufe-lean-{os.getpid()}-{number}")
        try:
            os.mkdir(folder, 0o700)
            return folder
        except FileExistsError:
            number += 1


def _run(command: list[str], output: str, said: str) -> int:
    """Runs a command with its streams in two files; gives its exit status.

    What it says looks as on the terminal, where standard error is one."""
    writing = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    actions: list[tuple[object, ...]] = [(os.POSIX_SPAWN_OPEN, 1, output, writing, 0o600)]
    if not os.isatty(STANDARD_ERROR):
        actions.append((os.POSIX_SPAWN_OPEN, 2, said, writing, 0o600))
        child = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    else:
        from cufe.driver.terminal import copied

        ours, theirs = copied(STANDARD_ERROR)
        actions.append((os.POSIX_SPAWN_DUP2, theirs, 2))
        child = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
        os.close(theirs)
        with open(said, "wb") as file:
            while data := _read(ours):
                file.write(data)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _read(terminal: int) -> bytes:
    """The next bytes from a terminal; none when its other end was closed."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""
