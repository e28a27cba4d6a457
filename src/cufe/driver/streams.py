"""Standard output and standard error, as bytes.

Text inside cufe is latin-1, one character a byte, so that any bytes of a source or a file name come out as
they came in.
"""

from __future__ import annotations

import os

STANDARD_OUTPUT = 1
STANDARD_ERROR = 2


def readable(text: str) -> str:
    """Text of a source or a file name as people read it: its bytes are UTF-8, as a rule."""
    return text.encode("latin-1", "replace").decode("utf-8", "replace")


def write_all(descriptor: int, data: bytes) -> None:
    """Writes all of `data`; `OSError` as of `os.write`."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def write_error(text: str) -> None:
    """Writes to standard error; nobody is left to complain to if that fails."""
    try:
        write_all(STANDARD_ERROR, text.encode("latin-1"))
    except OSError:
        return
