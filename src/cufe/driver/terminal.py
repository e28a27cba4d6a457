"""A terminal like one that is there, for a program whose output is judged before it is shown."""

from __future__ import annotations

import fcntl
import os
import termios

_SIZE = bytes(8)


def copied(descriptor: int) -> tuple[int, int]:
    """Both ends of a new terminal of the size of another one, ours first; text goes through it as it is."""
    ours, theirs = os.openpty()
    attributes = termios.tcgetattr(theirs)
    attributes[1] &= ~termios.OPOST
    termios.tcsetattr(theirs, termios.TCSANOW, attributes)
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, fcntl.ioctl(descriptor, termios.TIOCGWINSZ, _SIZE))
    return ours, theirs
