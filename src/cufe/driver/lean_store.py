"""Lean units of the last device passes, by the content of the whole ones.

Several architectures of one build often read the same text: for sm_80, sm_86 and sm_89 the headers of the run-time and
of the standard library do not differ.  What was made lean for one of them serves the others.  A unit names the cufe
that made it, since it includes the stamp of the folder (`cufe.driver.stamp`).
"""

from __future__ import annotations

import os
import stat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

#: what nvcc puts into the name of a unit where it makes one for each of several architectures
_OF_ONE: Final = ".compute_"
#: so many units stay, the newest
_LENGTH: Final = 4


class Store:
    """The place of one unit in the store; a unit that is made once, for one architecture, has none."""

    def __init__(self, name: str, source: bytes) -> None:
        self._path = ""
        if _OF_ONE in os.path.basename(name) and (folder := _folder()):
            from _blake2 import blake2b

            self._path = os.path.join(folder, blake2b(source, digest_size=24).hexdigest())

    def get(self) -> bytes:
        """The lean unit; nothing where it is not known."""
        try:
            with open(self._path, "rb") as file:
                return file.read()
        except OSError:
            return b""

    def put(self, lean: bytes) -> None:
        """Stores a lean unit in the place of the oldest."""
        if not self._path:
            return
        folder = os.path.dirname(self._path)
        temporary = f"{self._path}.{os.getpid()}"
        try:
            with open(temporary, "wb") as file:
                file.write(lean)
            os.replace(temporary, self._path)
            units = [entry.path for entry in sorted(os.scandir(folder), key=_age)]
            for path in units[_LENGTH:]:
                os.unlink(path)
        except OSError:
            # Another process tidied up, or there is no room.
            return


def temporary() -> str:
    """The folder for temporary files."""
    return os.environ.get("TMPDIR") or "/tmp"


def _folder() -> str:
    """The folder of the store, which is this user's alone; nothing where that cannot be."""
    folder = os.path.join(temporary(), f"cufe-lean-{os.getuid()}")
    try:
        if not os.path.isdir(folder):
            os.mkdir(folder, 0o700)
        status = os.lstat(folder)
    except OSError:
        return ""
    is_own = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077
    return folder if is_own else ""


def _age(entry: os.DirEntry[str]) -> float:
    return -entry.stat().st_mtime
