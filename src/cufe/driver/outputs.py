"""Output files that appear whole or not at all.

Every output is first written beside its target under another name; when all are complete they are renamed.  A
signal, a full disk or an error in between leaves what was there before.  Targets that are no regular files (a
terminal, a pipe, `/dev/stdout`) are written directly, last.
"""

from __future__ import annotations

import os
import stat

from cufe.driver.streams import STANDARD_OUTPUT, write_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
else:
    # `signal` makes enumerations of all its numbers first.
    import _signal as signal

_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL


class OutputError(Exception):
    """An output cannot be written: `what` says which, `name` is its name as given, `reason` may be empty."""

    def __init__(self, what: str, name: str, reason: str) -> None:
        super().__init__(f'cannot open {what} "{name}"' + (f": {reason}" if reason else ""))
        self.what = what
        self.name = name
        self.reason = reason


class Outputs:
    """The outputs of one run: `stage` each, then `commit`; `discard` undoes what is not committed.

    Names are text as everywhere, latin-1 of the bytes of the file name.
    """

    def __init__(self) -> None:
        # (temporary, target)
        self._staged: list[tuple[bytes, bytes]] = []
        # (what, name, data) of targets that are written in place
        self._direct: list[tuple[str, str, bytes]] = []

    def stage(self, what: str, name: str, data: bytes) -> None:
        """Prepares one output; `OutputError` if it cannot be written."""
        given = name.encode("latin-1")
        target = os.path.realpath(given)
        mode = -1
        try:
            # By the name that was given: what /dev/stdout leads to need not have a name at all.
            mode = os.stat(given).st_mode
        except FileNotFoundError:
            mode = -1
        except OSError as error:
            raise OutputError(what, name, _reason(error)) from error
        if mode >= 0 and stat.S_ISDIR(mode):
            raise OutputError(what, name, "Is a directory")
        if mode >= 0 and (not stat.S_ISREG(mode) or not os.access(os.path.dirname(target), os.W_OK)):
            # A pipe or a device; or a file in a directory where no second one can be made.
            self._direct.append((what, name, data))
            return
        if mode >= 0 and not os.access(target, os.W_OK):
            raise OutputError(what, name, "")
        folder, base = os.path.split(target)
        temporary = os.path.join(folder, b".%s.%s.tmp" % (base[:200], os.urandom(6).hex().encode()))
        try:
            descriptor = os.open(temporary, _NEW_FILE, 0o666)
        except OSError as error:
            raise OutputError(what, name, _reason(error)) from error
        self._staged.append((temporary, target))
        try:
            try:
                write_all(descriptor, data)
                if mode >= 0:
                    os.fchmod(descriptor, stat.S_IMODE(mode))
            finally:
                os.close(descriptor)
        except OSError as error:
            raise OutputError(what, name, _reason(error)) from error

    def commit(self) -> None:
        """Puts all outputs in place; `OutputError` if one that is written directly cannot be."""
        while self._direct:
            what, name, data = self._direct.pop(0)
            try:
                descriptor = os.open(name.encode("latin-1"), os.O_WRONLY)
                try:
                    if stat.S_ISREG(os.fstat(descriptor).st_mode):
                        os.ftruncate(descriptor, 0)
                    write_all(descriptor, data)
                finally:
                    os.close(descriptor)
            except OSError as error:
                raise OutputError(what, name, _reason(error)) from error
        # A signal now is answered when all files are in place, not when some are.
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGXCPU))
        try:
            while self._staged:
                temporary, target = self._staged[0]
                try:
                    os.replace(temporary, target)
                except OSError as error:
                    raise OutputError("output file", target.decode("latin-1"), _reason(error)) from error
                del self._staged[0]
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)

    def discard(self) -> None:
        """Removes what was staged and not committed."""
        while self._staged:
            temporary, _ = self._staged.pop()
            try:
                os.unlink(temporary)
            except FileNotFoundError:
                continue


def to_standard_output(what: str, data: bytes) -> None:
    """Writes an output to standard output at once; `OutputError` if that fails."""
    try:
        write_all(STANDARD_OUTPUT, data)
    except OSError as error:
        raise OutputError(what, "-", _reason(error)) from error


def _reason(error: OSError) -> str:
    """What to say of a failure besides that the file cannot be opened; a missing folder needs no more."""
    if isinstance(error, FileNotFoundError):
        return ""
    return error.strerror or ""
