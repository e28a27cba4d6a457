"""A dump of `--il_display`, cut down to the functions of the main file, as entries.

Dumps of real programs have millions of lines, nearly all of them about headers. `reduce` finds the function
regions of the main file and the entries of file scope that these refer to, without looking into the others;
what it keeps is a (small) dump again, and `Dump` reads any dump.
"""

from __future__ import annotations

import bisect
import mmap
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

_REGION = b"Intermediate language for memory region "
_POINTER = re.compile(r"(?:file|func)-scope ([a-z][a-z-]*@[0-9a-f]+)(?:: (.*))?$", re.S)
_FILE_POINTER = re.compile(rb"file-scope ([a-z][a-z-]*@[0-9a-f]+)")
_BODY_END = b"\nfinal_position.seq:"
# Entries of file scope that are looked through for more; of the others only the entry itself matters.
_FOLLOWED = ("constant", "expr-node", "dynamic-init", "lambda", "lambda-capture", "statement", "variable")
_KEPT = (
    *_FOLLOWED,
    "routine",
    "field",
    "type",
    "label",
    "template",
    "base-class",
    "param-type",
    "class-type-supplement",
)
# What says of which other types a type is made, by kind.
_PARTS = {
    "type": re.compile(
        rb"^(?:typeref_type|type_pointed_to|element_type|return_type|param_type_list|class_of_which_a_member|type|"
        rb"extra_info|  (?:type|constant|template)): +file-scope ([a-z-]+@[0-9a-f]+)",
        re.M,
    ),
    "param-type": re.compile(rb"^(?:next|type): +file-scope ([a-z-]+@[0-9a-f]+)", re.M),
    "class-type-supplement": re.compile(rb"^  (?:type|constant|template): +file-scope ([a-z-]+@[0-9a-f]+)", re.M),
    "routine": re.compile(rb"^(?:type|  type|  constant|  template): +file-scope ([a-z-]+@[0-9a-f]+)", re.M),
}


class LineMap:
    """Where the lines of a translation unit come from: seq -> (file, line).

    Rows are (first seq, last seq, first line, file), disjoint and in order.
    """

    def __init__(self, rows: Sequence[tuple[int, int, int, str]]) -> None:
        self.rows = sorted(rows)
        self._starts = [row[0] for row in self.rows]

    def place(self, seq: int) -> tuple[str, int]:
        """File and line; ("", 0) where the sequence number is of no file."""
        at = bisect.bisect_right(self._starts, seq) - 1
        if at < 0 or seq > self.rows[at][1]:
            return "", 0
        first, _, line, name = self.rows[at]
        return name, line + seq - first


@dataclass
class Entry:
    """One entry: kind, identity (`kind@address`) and its fields in printing order.

    Fields of a sub-record have its label in front (`template_arg_list.type`), except those of `source_corresp`.
    """

    kind: str
    name: str
    fields: list[tuple[str, str]] = field(default_factory=list)

    def get(self, label: str) -> str:
        """The first value of a label, "" where it is not printed."""
        for key, value in self.fields:
            if key == label:
                return value
        return ""

    def listed(self, prefix: str) -> list[str]:
        """The pointers of a sub-list: the values of all labels that begin so."""
        return [value for label, value in self.fields if label.startswith(prefix) and "@" in value]

    def number(self, label: str) -> int:
        """A numeric field, -1 where it is not printed."""
        text = self.get(label)
        return int(text) if text.isdigit() else -1


def pointer(value: str) -> tuple[str, str] | None:
    """The identity and the annotation of a pointer value; None for any other value."""
    match = _POINTER.match(value)
    return (match.group(1), match.group(2) or "") if match else None


def _entries(text: str) -> Iterator[Entry]:
    """The entries of a stretch of a dump."""
    current: Entry | None = None
    label = outer = ""
    for line in text.split("\n"):
        if line.startswith(("file-scope ", "func-scope ")) and "@" in line and ":" not in line:
            if current is not None:
                yield current
            kind, _, _ = line[11:].partition("@")
            current = Entry(kind, line[11:])
        elif current is None or not line:
            continue
        elif line.startswith("                         "):
            # Either the value of a label that filled its column, or one more element of a list.
            current.fields.append((label, line.strip()))
        else:
            label, _, value = line.partition(":")
            value = value.strip()
            if not line.startswith("  "):
                outer = label
            else:
                label = label.strip() if outer == "source_corresp" else f"{outer}.{label.strip()}"
            if value.startswith("fold.operator_token:"):
                # A fold expression prints this label inside the value of its kind (observed: il 2).
                current.fields.append((label, "fold"))
                label, _, value = value.partition(":")
                value = value.strip()
            if value:
                current.fields.append((label, value))
    if current is not None:
        yield current


class Region:
    """The entries of one function region, by identity and in order."""

    def __init__(self, number: int, name: str, text: str) -> None:
        self.number = number
        self.name = name
        self.entries: dict[str, Entry] = {}
        self.scopes: list[Entry] = []
        for entry in _entries(text):
            self.entries[entry.name] = entry
            if entry.kind == "scope" and entry.get("kind") == "sck_function":
                self.scopes.append(entry)


class Dump:
    """A whole dump: the entries of file scope, the line map and the regions."""

    def __init__(self, data: bytes) -> None:
        spans = _regions(data)
        head = data[: spans[0][0]] if spans else data
        self.entries: dict[str, Entry] = {}
        rows: list[tuple[int, int, int, str]] = []
        for entry in _entries(head.decode("latin-1")):
            self.entries[entry.name] = entry
            if entry.kind == "seq-number-lookup-entry":
                rows.append(_row(entry))
        self.lines = LineMap(rows)
        self.regions: list[Region] = []
        for start, end, number, name in spans:
            self.regions.append(Region(number, name, data[start:end].decode("latin-1")))


def _row(entry: Entry) -> tuple[int, int, int, str]:
    found = pointer(entry.get("source_file"))
    name = found[1].strip('"') if found else ""
    return entry.number("first"), entry.number("last"), entry.number("line_number"), name


def _regions(data: bytes | mmap.mmap) -> list[tuple[int, int, int, str]]:
    """(start, end, number, name) of every function region."""
    starts: list[int] = []
    at = data.find(_REGION)
    while at >= 0:
        if at == 0 or data[at - 1 : at] == b"\n":
            starts.append(at)
        at = data.find(_REGION, at + 1)
    found: list[tuple[int, int, int, str]] = []
    for start, end in zip(starts, [*starts[1:], len(data)], strict=False):
        line = data[start + len(_REGION) : data.find(b"\n", start)].decode("latin-1")
        number, _, rest = line.partition(" (function ")
        if rest:
            found.append((start, end, int(number), rest[1:-3]))
    return found


class _FileScope:
    """The entries of file scope in the text of a dump, found by name and not yet read."""

    def __init__(self, data: bytes | mmap.mmap, end: int) -> None:
        self.data = data
        self.end = end
        self.places: dict[bytes, int] = {}
        mark = b"\n\nfile-scope "
        self.first = at = data.find(mark, 0, end)
        while at >= 0:
            stop = data.find(b"\n", at + 2)
            self.places[data[at + 13 : stop]] = at + 2
            at = data.find(mark, stop, end)

    def text(self, name: bytes) -> bytes:
        """An entry's text, "" where there is none."""
        at = self.places.get(name)
        if at is None:
            return b""
        stop = self.data.find(b"\n\n", at, self.end)
        return self.data[at : stop if stop >= 0 else self.end]

    def heading(self) -> bytes:
        """What stands before the first entry."""
        return self.data[: self.first if self.first >= 0 else self.end].rstrip(b"\n")

    def line_table(self) -> list[bytes]:
        """The texts of the entries of the line map, which are the last of file scope."""
        at = self.data.find(b"\n\nfile-scope seq-number-lookup-entry@", 0, self.end)
        return self.data[at : self.end].strip(b"\n").split(b"\n\n") if at >= 0 else []


def _seq(text: bytes, label: bytes, at: int = 0) -> int:
    """The number after a label, -1 where there is none."""
    found = text.find(label, at)
    if found < 0:
        return -1
    return int(text[found + len(label) : text.index(b"\n", found + 1)])


def reduce(data: bytes | mmap.mmap, main: Sequence[str], lines: LineMap | None = None) -> bytes:
    """The part of a dump that is about functions of the main file, as a dump.

    main: the names by which the main file goes. lines: the line map that decides (default: the dump's own); with a
    map from elsewhere a dump needs no map. A function belongs to the main file where its body does, or (a body that
    is not written has no place) its routine.
    """
    spans = _regions(data)
    head = _FileScope(data, spans[0][0] if spans else len(data))
    table = head.line_table()
    if lines is None:
        lines = LineMap([_row(e) for text in table for e in _entries(text.decode("latin-1"))])
    kept: list[bytes] = []
    for start, end, _, _ in spans:
        region = data[start:end]
        if lines.place(_region_seq(region, head))[0] in main:
            kept.append(region)
    wanted: list[bytes] = []
    seen: set[bytes] = set()
    todo = [(text, _FILE_POINTER) for text in kept]
    while todo:
        text, pointers = todo.pop()
        for name in pointers.findall(text):
            kind = name.partition(b"@")[0].decode()
            if name in seen or kind not in _KEPT:
                continue
            seen.add(name)
            found = head.text(name)
            if not found:
                continue
            wanted.append(found)
            if kind in _FOLLOWED:
                todo.append((found, _FILE_POINTER))
            elif kind in _PARTS:
                todo.append((found, _PARTS[kind]))
    # Of the line map only the main file's part is needed.
    quoted = tuple(b': "' + name.encode() + b'"' for name in main)
    table = [text for text in table if text.endswith(quoted)]
    return b"\n\n".join([head.heading(), *wanted, *table, *kept, b""])


def _region_seq(region: bytes, head: _FileScope) -> int:
    at = region.rfind(_BODY_END)
    if at >= 0:
        return _seq(region, _BODY_END, at)
    found = re.search(rb"^routine\.ptr: +file-scope (routine@[0-9a-f]+)", region, re.M)
    return _seq(head.text(found.group(1)), b"  decl_position.seq:") if found else -1
