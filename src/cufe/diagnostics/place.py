"""Where something is: a place in a source file as the line markers name it."""

from __future__ import annotations

# Positions that are not an offset in the unit.
NOWHERE = -1
#: the place of an entity that is declared implicitly
IMPLICITLY = -3
END_OF_SOURCE = -2


class Place:
    """A resolved position.

    `file` is the name of the line marker as written; `line` and `column` count from 1, 0 is unknown; `column` counts
    bytes of `source`, the whole physical line without its end, decoded as latin-1 (one character a byte).
    """

    def __init__(
        self,
        file: str,
        line: int,
        column: int = 0,
        source: str = "",
        in_system_header: bool = False,
        at_end: bool = False,
        named: bool = True,
    ) -> None:
        self.file = file
        self.line = line
        self.column = column
        self.source = source
        self.in_system_header = in_system_header
        # Behind the last line of the unit ("At end of source: ...").
        self.at_end = at_end
        # False where standard input is read and no line marker has named a file yet ("Line 3: ...").
        self.named = named
