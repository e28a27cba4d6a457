"""The program `cudafe++` of a lean toolkit folder: the host file is made without what nothing in it needs.

gcc alone can tell whether the lean file holds all that it should.  So the file is made lean only where the folder's own
launcher runs the host compiler, which can be seen by a header that it includes; and the last line of the file is the
command that makes the whole one.
"""

from __future__ import annotations

import sys

from cufe.driver.cudafe import program as cudafe
from cufe.driver.lean_switch import HEADER, WARNED_HEADER, is_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

#: the options that make a host file lean, by the headers with which the launcher asks for them
_OPTIONS: Final = {HEADER: ("--lean",), WARNED_HEADER: ("--lean", "--lean_as_warned")}


def program() -> NoReturn:
    """Runs the command line of this process; lean, where the host compiler can ask for the whole file."""
    if is_on() and "\n" not in "".join(sys.argv) and (options := _options(sys.argv[-1])):
        sys.argv[1:1] = options
    cudafe()


def _options(unit: str) -> tuple[str, ...]:
    """The options that make the host file lean where the folder's launcher of the host compiler made the unit, and so
    will compile that file; none where it did not."""
    try:
        with open(unit, "rb") as file:
            text = file.read()
    except OSError:
        return ()
    for header, options in _OPTIONS.items():
        if text.find(f'/{header}" 1'.encode()) >= 0:
            return options
    return ()
