"""The program `cudafe++` of a lean toolkit folder: the host file is made without what nothing in it needs.

gcc alone can tell whether the lean file holds all that it should.  So the file is made lean only where the folder's own
launcher runs the host compiler, which can be seen by a header that it includes; and the last line of the file is the
command that makes the whole one.
"""

from __future__ import annotations

import os
import shlex
import sys

from cufe.driver.cudafe import program as cudafe
from cufe.driver.lean_switch import COMMAND, HEADER, is_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def program() -> NoReturn:
    """Runs the command line of this process; lean, where the host compiler can ask for the whole file."""
    if is_on() and "\n" not in "".join(sys.argv) and _is_mended(sys.argv[-1]):
        sys.argv.insert(1, "--lean")
    cudafe()


def _is_mended(unit: str) -> bool:
    """Whether the folder's launcher of the host compiler made a unit, and will compile its host file."""
    try:
        with open(unit, "rb") as file:
            return file.read().find(f"/{HEADER}\" 1".encode()) >= 0
    except OSError:
        return False


def last_line() -> bytes:
    """The last line of a lean host file."""
    words = [os.path.abspath(sys.argv[0]), *[word for word in sys.argv[1:] if word != "--lean"]]
    return os.fsencode(f"{COMMAND}{shlex.join(words)}\n")
