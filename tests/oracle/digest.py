"""What an object says, with everything taken out that may differ between two builds of the same program.

A digest holds the symbols, the size of each section, the code of every function and the contents of every
variable. Code is normalised: a place in a function is the number of its instruction, and a reference into a
section is replaced by what stands there (the name of a symbol, the text of a string, the bytes of a
constant), since the order of literals and local objects in a section is of no meaning. `nop` does not count:
without optimisation gcc puts one where two places of the source meet that differ in line or column.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
from bisect import bisect_left, bisect_right
from pathlib import Path

from .elf import SHF_ALLOC, SHF_EXECINSTR, STT_FILE, STT_SECTION, ObjectFile, Relocation, Symbol

_RELOCATION = re.compile(r"\t([0-9a-f]+): (R_X86_64_\w+)\t")
# The module id inside a mangled name is a component with a length in front.
_STATIC = re.compile(r"(__nv_static_)\d+(_<ID>)")
_ANONYMOUS = re.compile(r"\d+(_GLOBAL__N_)")
_NO_OPERATION = ("nop", "xchg   %ax,%ax", "data16", "cs nop")
_REGISTERS = {"e": 4, "r": 8}
_PC_RELATIVE = {
    "R_X86_64_PC32",
    "R_X86_64_PLT32",
    "R_X86_64_GOTPCREL",
    "R_X86_64_GOTPCRELX",
    "R_X86_64_REX_GOTPCRELX",
    "R_X86_64_PC64",
    "R_X86_64_TLSGD",
    "R_X86_64_TLSLD",
    "R_X86_64_GOTTPOFF",
}


# Number of the form of a digest; stored digests of another form are made again.
FORMAT = 3


class Digest:
    """The digest of one object: plain data, to be stored and compared.

    symbols: name -> description (with a count where local names repeat);
    sections: name -> size; functions and objects: name -> lines of text.
    """

    def __init__(self) -> None:
        self.symbols: dict[str, str] = {}
        self.sections: dict[str, int] = {}
        self.functions: dict[str, list[str]] = {}
        self.objects: dict[str, list[str]] = {}

    def as_json(self) -> dict[str, object]:
        """Plain data for a cache file."""
        return vars(self)

    @staticmethod
    def from_json(data: dict[str, dict[str, object]]) -> Digest:
        """The inverse of `as_json`."""
        made = Digest()
        vars(made).update(data)
        return made


class _Reader:
    """One object while its digest is made."""

    def __init__(self, path: Path, module_ids: list[str]) -> None:
        self.path = path
        self.module_ids = [module_id for module_id in module_ids if module_id]
        self.elf = ObjectFile(path.read_bytes())
        self.digest = Digest()
        self._at: dict[int, tuple[list[int], list[Symbol]]] = {}
        # Addresses of the instructions of each section with code, without the nops.
        self._instructions: dict[int, list[int]] = {}
        by_section: dict[int, dict[int, Symbol]] = {}
        for symbol in self.elf.symbols:
            if symbol.section <= 0 or symbol.kind in (STT_SECTION, STT_FILE) or not symbol.name:
                continue
            if symbol.name.startswith(".L"):
                continue
            here = by_section.setdefault(symbol.section, {})
            other = here.get(symbol.value)
            # Of several names for one place the first in order of names stands for all.
            if other is None or (symbol.size > 0, other.name) > (other.size > 0, symbol.name):
                here[symbol.value] = symbol
        for section, places in by_section.items():
            order = sorted(places)
            self._at[section] = (order, [places[value] for value in order])
        self._relocations = {index: {row.offset: row for row in rows} for index, rows in self.elf.relocations.items()}

    def plain(self, name: str) -> str:
        """A name without the module id."""
        for module_id in self.module_ids:
            if module_id in name:
                name = name.replace(module_id, "<ID>")
                name = _STATIC.sub(r"\1\2", name)
        if "_GLOBAL__N_" in name:
            name = _ANONYMOUS.sub(r"\1", name)
        return name

    def section_name(self, index: int) -> str:
        """The name of a section without the symbol of a function or variable group."""
        if index < 0:
            return "*"
        name = self.elf.sections[index].name
        return ".".join(name.split(".")[:2]) if name.startswith((".text.", ".data.rel", ".rodata.", ".bss.")) else name

    def read(self) -> Digest:
        self._read_symbols()
        for section in self.elf.sections:
            if section.flags & SHF_ALLOC and section.size:
                name = self.plain(section.name)
                self.digest.sections[name] = self.digest.sections.get(name, 0) + section.size
        self._read_code()
        self._read_objects()
        return self.digest

    def _read_symbols(self) -> None:
        rows: dict[str, list[str]] = {}
        for symbol in self.elf.symbols:
            if symbol.kind in (STT_SECTION, STT_FILE) or not symbol.name or symbol.name.startswith(".L"):
                continue
            rows.setdefault(self.plain(symbol.name), []).append(symbol.describe(self.section_name(symbol.section)))
        for name, found in rows.items():
            self.digest.symbols[name] = "; ".join(sorted(found))

    def place(self, section: int, offset: int, width: int) -> str:
        """What stands at a place in a section: symbol and distance, or the bytes of a nameless constant."""
        order, symbols = self._at.get(section, ([], []))
        at = bisect_right(order, offset) - 1
        if at >= 0:
            symbol = symbols[at]
            inside = offset - symbol.value
            if inside < max(symbol.size, 1):
                return self.plain(symbol.name) + self._distance(section, symbol.value, inside)
        if section <= 0:
            return f"*+{offset:#x}"
        body = self.elf.sections[section]
        if not body.data:
            return f"{self.section_name(section)}+?"
        if offset in self._relocations.get(section, {}):
            # A table of a switch, or of pointers: its entries are as good as its place is bad.
            return "table " + " ".join(self._table(section, offset))
        if width:
            return body.data[offset : offset + width].hex()
        end = body.data.find(b"\0", offset)
        return "text " + repr(self.plain(body.data[offset:end].decode("latin-1")))

    def _distance(self, section: int, start: int, inside: int) -> str:
        """A place behind a symbol: bytes, or in code the number of instructions."""
        if not inside:
            return ""
        addresses = self._instructions.get(section)
        if addresses is None:
            return f"+{inside:#x}"
        return f"+L{bisect_left(addresses, start + inside) - bisect_left(addresses, start)}"

    def _table(self, section: int, offset: int) -> list[str]:
        entries: list[str] = []
        rows = self._relocations[section]
        start = offset
        while offset in rows and len(entries) < 512:
            row = rows[offset]
            narrow = row.kind == 2
            entries.append(self.target(row, -(offset - start) if narrow else 0, 8))
            offset += 4 if narrow else 8
        return entries

    def target(self, row: Relocation, adjust: int, width: int) -> str:
        """The place a relocation refers to, with `adjust` added to the addend."""
        symbol = self.elf.symbols[row.symbol]
        if symbol.kind == STT_SECTION:
            return self.place(symbol.section, row.addend + adjust, width)
        distance = row.addend + adjust
        return self.plain(symbol.name) + (f"+{distance:#x}" if distance else "")

    def _read_code(self) -> None:
        listing = subprocess.run(
            ["objdump", "-d", "-w", "--no-show-raw-insn", "-r", str(self.path)],
            capture_output=True,
            check=True,
        ).stdout.decode("latin-1")
        # objdump walks the sections with code in the order of the file, one head each.
        code = [i for i, s in enumerate(self.elf.sections) if s.flags & SHF_EXECINSTR and s.size]
        starts: dict[int, list[tuple[int, int, str]]] = {}
        for symbol in self.elf.symbols:
            if symbol.section > 0 and symbol.kind in (2, 10):
                starts.setdefault(symbol.section, []).append(
                    (symbol.value, symbol.value + symbol.size, self.plain(symbol.name))
                )
        number = -1
        section = 0
        rows: list[tuple[int, str]] = []
        for line in listing.split("\n"):
            if line.startswith("Disassembly of section "):
                if number >= 0:
                    self._cut(section, rows, starts.get(section, []))
                number += 1
                section = code[number]
                rows = []
            elif "\t" in line:
                colon = line.find(":\t")
                if colon > 0:
                    rows.append((int(line[:colon], 16), line[colon + 2 :]))
        if number >= 0:
            self._cut(section, rows, starts.get(section, []))

    def _cut(self, section: int, rows: list[tuple[int, str]], functions: list[tuple[int, int, str]]) -> None:
        rows = [row for row in rows if not row[1].startswith(_NO_OPERATION)]
        addresses = [row[0] for row in rows]
        self._instructions[section] = addresses
        relocations = self._relocations.get(section, {})
        for start, end, name in functions:
            first = bisect_right(addresses, start - 1)
            last = bisect_right(addresses, end - 1)
            lines = [self._line(section, start, end, row, relocations) for row in rows[first:last]]
            if name in self.digest.functions:
                # Local functions of one name: told apart by their code, in a stable order.
                name += "#" + hashlib.sha1("\n".join(lines).encode()).hexdigest()[:8]
            self.digest.functions[name] = lines

    def _line(
        self, section: int, start: int, end: int, row: tuple[int, str], relocations: dict[int, Relocation]
    ) -> str:
        text = row[1]
        relocation = ""
        found = _RELOCATION.search(text)
        if found:
            offset = int(found.group(1), 16)
            kind = found.group(2)
            text = text[: found.start()]
            adjust = 4 if kind in _PC_RELATIVE else 0
            # An immediate after the displacement moves the base of a relative reference.
            if adjust and kind == "R_X86_64_PC32":
                adjust += _immediate_size(text)
            entry = relocations.get(offset)
            if entry is not None:
                relocation = f" {kind[9:]} " + self.target(entry, adjust, _width(text))
        comment = text.find(" # ")
        if comment >= 0:
            text = text[:comment]
        less = text.find(" <")
        if less > 0:
            head, _, digits = text[:less].rpartition(" ")
            if relocation:
                text = head
            else:
                where = int(digits, 16) if all(c in "0123456789abcdef" for c in digits) and digits else -1
                if start <= where < end:
                    text = f"{head} .{self._distance(section, start, where - start)}"
                elif where >= 0:
                    text = f"{head} {self.place(section, where, 0)}"
        return text.rstrip() + relocation

    def _read_objects(self) -> None:
        for symbol in self.elf.symbols:
            if symbol.section <= 0 or symbol.kind not in (1, 6) or not symbol.size:
                continue
            section = self.elf.sections[symbol.section]
            if symbol.name == "fatbinData":
                continue
            name = self.plain(symbol.name)
            if not section.data:
                lines = [f"{symbol.size} bytes of zero"]
            else:
                end = symbol.value + symbol.size
                text = self.plain(section.data[symbol.value : end].decode("latin-1"))
                if symbol.name.startswith("hostRef"):
                    lines = text.split("\0")
                else:
                    lines = [f"{len(text)} bytes " + text.encode("latin-1").hex()]
                rows = self._relocations.get(symbol.section, {})
                for offset in range(symbol.value, end, 4):
                    row = rows.get(offset)
                    if row is not None:
                        lines.append(f"+{offset - symbol.value:#x} {row.kind} {self.target(row, 0, 0)}")
            if name in self.digest.objects:
                name += "#" + hashlib.sha1("\n".join(lines).encode()).hexdigest()[:8]
            self.digest.objects[name] = lines


def _immediate_size(text: str) -> int:
    """Bytes of the immediate operand behind a memory operand relative to the instruction pointer."""
    mnemonic, _, operands = text.partition(" ")
    operands = operands.strip()
    if not operands.startswith("$") or "(%rip)" not in operands:
        return 0
    if mnemonic.endswith("b") or mnemonic in ("shll", "shrl", "sarl", "shlq", "shrq", "sarq"):
        return 1
    value = int(operands[1:].split(",")[0], 16)
    if value >= 1 << 63:
        value -= 1 << 64
    small = -128 <= value < 128 or 0xFFFFFF80 <= value <= 0xFFFFFFFF
    if mnemonic.startswith("mov"):
        return 2 if mnemonic.endswith("w") else 4
    if small:
        return 1
    return 2 if mnemonic.endswith("w") else 4


def _width(text: str) -> int:
    """Bytes that an instruction reads from a constant; 0 for an address that is only taken (a string)."""
    mnemonic, _, operands = text.partition(" ")
    if mnemonic in ("lea", "mov") and operands.strip().startswith("$"):
        return 0
    if mnemonic == "lea" or mnemonic.startswith(("call", "jmp", "push")):
        return 0
    if mnemonic.endswith(("ss", "flds", "movd")):
        return 4
    if mnemonic.endswith(("sd", "fldl", "movq")):
        return 8
    if mnemonic == "fldt":
        return 10
    if "%xmm" in operands:
        return 16
    if "%ymm" in operands:
        return 32
    if mnemonic.startswith(("movzb", "movsb")):
        return 1
    if mnemonic.startswith(("movzw", "movsw")):
        return 2
    register = operands.rpartition("%")[2]
    return _REGISTERS.get(register[:1], 4)


def digest(path: Path, *module_ids: str) -> Digest:
    """The digest of an object file whose names may hold one of the module ids."""
    return _Reader(path, list(module_ids)).read()
