"""The catalog: what is known of every diagnostic, found by number or tag.

Loaded with the first diagnostic of a run or the first severity control, never before.  The rules behind the
entries, with examples and advice, are in `cufe.diagnostics.explain`.
"""

from __future__ import annotations

from cufe.diagnostics.severity import display_number, internal_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Flags of an entry.
HARD: Final = 1  # flags and pragmas leave its severity alone, and system headers do not hide it
HOST: Final = 2  # the host pass reports it
DEVICE: Final = 4  # the device pass reports it
JIT: Final = 8  # only run-time compilation reports it
NOTE_ONLY: Final = 32  # only ever a note below another diagnostic
UNTRIGGERED: Final = 16  # never seen to be issued by the tools of this release; cufe does not issue it either


#: modules of `entries`, in the order in which the catalog is listed
TOPICS: Final = """
    calls spaces kernels launches variables lambdas device_code atomics jit language closures operands constexpr
    declarations initialisation members operators labels templates frontend
"""


class Entry:
    """One diagnostic of the catalog; `number` is the internal one (0: not known)."""

    __slots__ = ("flags", "number", "severity", "tag", "template", "topic")

    def __init__(self, number: int, tag: str, severity: int, flags: int, template: str, topic: str) -> None:
        self.number = number
        self.tag = tag
        self.severity = severity
        self.flags = flags
        self.template = template
        self.topic = topic

    @property
    def shown_number(self) -> int:
        """The number users see."""
        return display_number(self.number)

    @property
    def hard(self) -> bool:
        """Whether flags and pragmas leave its severity alone."""
        return bool(self.flags & HARD)


_by_number: dict[int, Entry] = {}
_by_tag: dict[str, Entry] = {}
_all: list[Entry] = []


def _load() -> None:
    """Builds the two indexes from the topic modules."""
    for topic in TOPICS.split():
        # `importlib` takes longer to load than all of the topics.
        rows = __import__(f"cufe.diagnostics.entries.{topic}", fromlist=["ROWS"]).ROWS
        for number, tag, severity, flags, template in rows:
            entry = Entry(number, tag, severity, flags, template, topic)
            _all.append(entry)
            if number:
                _by_number[number] = entry
            if tag:
                _by_tag[tag] = entry


def entries() -> list[Entry]:
    """All entries, by topic and in the order of their rows."""
    if not _all:
        _load()
    return _all


def by_tag(tag: str) -> Entry | None:
    """The entry with that tag."""
    if not _all:
        _load()
    return _by_tag.get(tag)


def is_tag(tag: str) -> bool:
    """Whether users may write that tag; there are some of diagnostics that the catalog does not have."""
    from cufe.diagnostics.tags import OTHER_TAGS

    return by_tag(tag) is not None or tag in OTHER_TAGS


def by_number(number: int) -> Entry | None:
    """The entry with that internal or display number."""
    if not _all:
        _load()
    return _by_number.get(internal_number(number))


def entry_of(what: int | str) -> Entry:
    """The entry named by number or tag; `KeyError` (a mistake of the caller) if the catalog has none."""
    entry = by_tag(what) if isinstance(what, str) else by_number(what)
    if entry is None:
        raise KeyError(what)
    return entry
