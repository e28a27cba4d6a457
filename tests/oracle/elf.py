"""A reader for x86-64 relocatable objects: sections, symbols, relocations. Just what the comparison asks."""

from __future__ import annotations

import struct
from dataclasses import dataclass

STT_OBJECT, STT_FUNC, STT_SECTION, STT_FILE, STT_TLS, STT_IFUNC = 1, 2, 3, 4, 6, 10
STB_LOCAL, STB_GLOBAL, STB_WEAK, STB_UNIQUE = 0, 1, 2, 10
SHT_SYMTAB, SHT_RELA, SHT_NOBITS, SHT_GROUP = 2, 4, 8, 17
SHF_ALLOC, SHF_EXECINSTR = 2, 4
_BINDINGS = {STB_LOCAL: "local", STB_GLOBAL: "global", STB_WEAK: "weak", STB_UNIQUE: "unique"}
_TYPES = {0: "notype", STT_OBJECT: "object", STT_FUNC: "func", STT_TLS: "tls", STT_IFUNC: "ifunc"}
_VISIBILITIES = ("default", "internal", "hidden", "protected")


@dataclass
class Section:
    """A section: contents are empty for a section without bits (.bss)."""

    name: str
    kind: int
    flags: int
    size: int
    data: bytes


@dataclass
class Symbol:
    """A symbol; `section` is 0 where it is undefined."""

    name: str
    kind: int
    binding: int
    visibility: int
    section: int
    value: int
    size: int

    def describe(self, section_name: str) -> str:
        """Binding, kind, visibility and the kind of section: what has to be the same on both sides."""
        where = "undefined" if self.section == 0 else section_name
        kind = _TYPES.get(self.kind, str(self.kind)) if self.section else "-"
        return f"{_BINDINGS.get(self.binding, '?')} {kind} {_VISIBILITIES[self.visibility & 3]} {where}"


@dataclass
class Relocation:
    """A relocation in a section: where, which kind, which symbol (index), addend."""

    offset: int
    kind: int
    symbol: int
    addend: int


class ObjectFile:
    """The tables of one object file."""

    def __init__(self, image: bytes) -> None:
        if image[:6] != b"\x7fELF\x02\x01":
            raise ValueError("not a little-endian 64-bit ELF file")
        (at,) = struct.unpack_from("<Q", image, 40)
        count, names_index = struct.unpack_from("<HH", image, 60)
        heads = [struct.unpack_from("<IIQQQQIIQQ", image, at + 64 * i) for i in range(max(count, 1))]
        if count == 0:  # more sections than 16 bits can count: the number stands in the first head
            heads = [struct.unpack_from("<IIQQQQIIQQ", image, at + 64 * i) for i in range(heads[0][5])]
        if names_index == 0xFFFF:
            names_index = heads[0][6]
        names = image[heads[names_index][4] : heads[names_index][4] + heads[names_index][5]]
        self.sections: list[Section] = []
        self.relocations: dict[int, list[Relocation]] = {}
        self.symbols: list[Symbol] = []
        for name, kind, flags, _, offset, size, _, _, _, _ in heads:
            data = b"" if kind == SHT_NOBITS else image[offset : offset + size]
            self.sections.append(Section(_text(names, name), kind, flags, size, data))
        extended: bytes = b""
        for index, head in enumerate(heads):
            if head[1] == 18:
                extended = self.sections[index].data
        for index, head in enumerate(heads):
            if head[1] == SHT_SYMTAB:
                self._read_symbols(self.sections[index].data, self.sections[head[6]].data, extended)
        for index, head in enumerate(heads):
            if head[1] == SHT_RELA:
                rows = struct.iter_unpack("<QQq", self.sections[index].data)
                self.relocations[head[7]] = [
                    Relocation(offset, info & 0xFFFFFFFF, info >> 32, addend) for offset, info, addend in rows
                ]

    def _read_symbols(self, table: bytes, strings: bytes, extended: bytes) -> None:
        for number, (name, info, other, section, value, size) in enumerate(struct.iter_unpack("<IBBHQQ", table)):
            if section == 0xFFFF and extended:
                (section,) = struct.unpack_from("<I", extended, 4 * number)
            elif section >= 0xFF00:
                section = -1
            self.symbols.append(Symbol(_text(strings, name), info & 15, info >> 4, other, section, value, size))


def _text(strings: bytes, at: int) -> str:
    return strings[at : strings.index(b"\0", at)].decode("latin-1")
