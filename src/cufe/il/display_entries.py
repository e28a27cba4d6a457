"""The grammar of the dump (observed: il 2): entries with labelled fields, pointers between them, one address each.

An entry is filled by what knows its kind; written are first the entries that it owns, then the entry itself, each once.
"""

from cufe.final import Final

_COLUMN: Final = 25
_BLANKS: Final = " " * _COLUMN
_POINTER: Final = 0
_TEXT: Final = 1
_NEXT: Final = 2
_HEADING: Final = 3
_MORE: Final = 4

Place = tuple[int, int]
#: no position
NOWHERE: Final = (0, 0)


class _Field:
    """One line: a label with a text, or with a pointer to an entry."""

    def __init__(self, label: str, sort: int, text: str, target: "Entry | None") -> None:
        self.label: str = label
        self.sort: int = sort
        self.text: str = text
        self.target: Entry | None = target


class Entry:
    """One entry.  `annotation` is what stands behind a pointer to it, `next` the entry behind it in its list."""

    def __init__(self, kind: str, address: int, in_function: bool) -> None:
        self.kind: str = kind
        self.address: int = address
        self.in_function: bool = in_function
        self.annotation: str = ""
        self.next: Entry | None = None
        #: entries that are written before this one, in order
        self.owned: list[Entry] = []
        self.written: bool = False
        self._fields: list[_Field] = []

    # --- filling -------------------------------------------------------------------------------------------------

    def text(self, label: str, text: str) -> None:
        self._fields.append(_Field(label, _TEXT, text, None))

    def number(self, label: str, number: int) -> None:
        self.text(label, str(number))

    def truth(self, label: str, value: bool) -> None:
        """A boolean that is printed in both states."""
        self.text(label, "TRUE" if value else "FALSE")

    def flag(self, label: str, value: bool) -> None:
        """A boolean that is printed when it is true."""
        if value:
            self.text(label, "TRUE")

    def heading(self, label: str) -> None:
        """The label of a sub-record."""
        self._fields.append(_Field(label, _HEADING, "", None))

    def place(self, label: str, place: Place) -> None:
        """A position, left out where there is none."""
        if place[0] > 0:
            self.number(f"{label}.seq", place[0])
            self.number(f"{label}.column", place[1])

    def refer(self, label: str, target: "Entry | None") -> None:
        """A pointer to an entry that another one owns."""
        self._fields.append(_Field(label, _POINTER, "", target))

    def own(self, label: str, target: "Entry | None") -> None:
        """A pointer to an entry that is written before this one."""
        self.refer(label, target)
        if target is not None:
            self.owned.append(target)

    def own_list(self, label: str, entries: "list[Entry]") -> None:
        """A pointer to the first of a list of entries, which are owned."""
        chain(entries)
        self.refer(label, entries[0] if entries else None)
        self.owned += entries

    def bare_list(self, label: str, entries: "list[Entry]") -> None:
        """Pointers without annotations, a line each."""
        if not entries:
            self.refer(label, None)
        for number, target in enumerate(entries):
            self._fields.append(_Field(label if number == 0 else "", _MORE, target.bare_pointer(), None))

    def follow(self) -> None:
        """The field with the next entry of the list, which need not be known yet."""
        self._fields.append(_Field("next", _NEXT, "", None))

    # --- writing -------------------------------------------------------------------------------------------------

    def pointer(self) -> str:
        """The value of a field that points to this entry."""
        text = self.bare_pointer()
        return f"{text}: {self.annotation}" if self.annotation else text

    def bare_pointer(self) -> str:
        return f"{self._scope()} {self.kind}@{self.address:x}"

    def _scope(self) -> str:
        return "func-scope" if self.in_function else "file-scope"

    def lines(self) -> str:
        """The entry as it stands in the dump, without the empty line."""
        parts = [f"{self._scope()} {self.kind}@{self.address:x}\n"]
        for one in self._fields:
            if one.sort == _HEADING:
                parts.append(f"{one.label}:\n")
                continue
            if one.sort == _MORE:
                parts.append(labelled(one.label, one.text) if one.label else f"{_BLANKS}{one.text}\n")
                continue
            target = self.next if one.sort == _NEXT else one.target
            value = one.text if one.sort == _TEXT else "NULL" if target is None else target.pointer()
            parts.append(labelled(one.label, value))
        return "".join(parts)


def labelled(label: str, value: str) -> str:
    """One field: the value stands in column 26, on a line of its own where the label is too long."""
    if len(label) + 1 >= _COLUMN:
        return f"{label}:\n{_BLANKS}{value}\n"
    return f"{label}:{' ' * (_COLUMN - 1 - len(label))}{value}\n"


def chain(entries: list[Entry]) -> None:
    """Links the entries of a list."""
    for at in range(len(entries) - 1):
        entries[at].next = entries[at + 1]


def write(root: Entry, in_function: bool, out: list[str]) -> None:
    """Appends the entries below `root` and `root`, those of the same region that have not been written, a text each."""
    stack: list[tuple[Entry, int]] = [(root, 0)]
    if root.written:
        return
    root.written = True
    while stack:
        entry, at = stack.pop()
        if at == len(entry.owned):
            out.append(entry.lines())
            continue
        stack.append((entry, at + 1))
        child = entry.owned[at]
        if not child.written and child.in_function == in_function:
            child.written = True
            stack.append((child, 0))
