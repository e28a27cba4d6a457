"""What the programs of a lean toolkit folder share: whether a build is lean, and the folder's log."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

#: set to 0, it switches lean units off for one build
SWITCH: Final = "CUFE_LEAN"
#: the log, in the toolkit folder
LOG: Final = "cufe-lean.log"
#: the header that the folder's compiler launcher includes in a host unit: only then the host file is made lean, since
#: the same launcher mends what goes wrong
HEADER: Final = "cufe-lean.h"
#: the one that it includes where the compiler is asked for warnings, which the toolkit's headers may be worth
WARNED_HEADER: Final = "cufe-lean-warned.h"
#: the last line of a lean host file, in front of the command that makes the whole one
COMMAND: Final = "// cufe makes the whole file: "


def is_on() -> bool:
    """Whether this build is to be lean."""
    return os.environ.get(SWITCH, "") != "0"


def last_line() -> bytes:
    """The last line of a lean host file, which may end within a line without it."""
    import shlex

    words = [os.path.abspath(sys.argv[0]), *[word for word in sys.argv[1:] if not word.startswith("--lean")]]
    return os.fsencode(f"\n{COMMAND}{shlex.join(words)}\n")


def note(log: str, unit: str, what: str) -> None:
    """Adds a line to the log of a folder; a folder that cannot be written has none."""
    import time

    line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {unit}: {what}\n"
    try:
        with open(log, "a", encoding="utf-8", errors="surrogateescape") as file:
            file.write(line)
    except OSError:
        return
