"""How large kernels are: from a build with the toolkit's nvcc, what `ptxas -v` says and PTX, or from cubins alone, also
in objects, libraries and programs."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import tempfile
from dataclasses import dataclass

from cufe.driver.toolkit import find_toolkit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.check.jobs import Job

_ENTRY: Final = re.compile(r"Compiling entry function '(\S+)' for '(?:sm|compute)_(\w+)'")
_STACK: Final = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_REGISTERS: Final = re.compile(r"Used (\d+) registers")
_SHARED: Final = re.compile(r"(\d+)(?:\+\d+)? bytes smem")
_CUBIN_NAME: Final = re.compile(r"(?:\.compute_(\w+))?(?:\.sm_(\w+))?\.cubin$")
_STATIC: Final = re.compile(r"__nv_static_(\d+)_(?=_)")
_UNNAMED: Final = re.compile(r"(\d+)(_GLOBAL__N_|_INTERNAL_)")
_ELF: Final = b"\x7fELF\x02"
#: the type of a file that is yet to be linked, and the machine
_RELOCATABLE: Final = 1
_CUDA: Final = 190
#: what a fat binary and its parts begin with; the kind of parts that are cubins, and the flags of compressed ones
_FAT_BINARY: Final = struct.Struct("<IHHQ")
_FAT_MAGIC: Final = b"\x50\xed\x55\xba"
_FAT_PART: Final = struct.Struct("<HHIQ24xQ")
_CUBIN: Final = 2
_COMPRESSED: Final = 0xA000
_TEXT: Final = ".text."
_SHARED_SECTION: Final = ".nv.shared."
#: shared memory that the system has for itself, from sm_90 on
_RESERVED: Final = 1024
_FIRST_WITH_RESERVED: Final = 90
#: the form of an attribute with a length, and attributes of functions in `.nv.info`
_SIZED: Final = 4
_REGISTER_COUNT: Final = 0x2F
_FRAME_SIZE: Final = 0x11
_TARGET: Final = re.compile(r"^\.target\s+(?:sm|compute)_(\w+)", re.MULTILINE)
#: the definition of a kernel in PTX, up to the brace that stands alone in a line
_DEFINITION: Final = re.compile(r"(?:\.(?:visible|weak)\s+)?\.entry\s+([^\s(]+).*?^\}", re.MULTILINE | re.DOTALL)


@dataclass
class Size:
    """The sizes of one kernel: the code and all others but the registers are in bytes; -1 is not known."""

    registers: int = -1
    shared: int = -1
    stack: int = -1
    spills: int = -1
    code: int = -1
    ptx: int = -1


def plain(symbol: str) -> str:
    """A symbol of device code in which nothing names the file, as `cufe device` has it."""
    static = _STATIC.match(symbol)
    if static:
        symbol = symbol[static.end() + int(static[1]) + 1 :]
    parts: list[str] = []
    at = 0
    while match := _UNNAMED.search(symbol, at):
        parts.append(f"{symbol[at : match.start()]}{len(match[2]) + 1}{match[2]}1")
        at = match.end(1) + int(match[1])
    return "".join(parts) + symbol[at:]


def sizes_of(job: Job, cuda: str) -> tuple[dict[str, dict[str, Size]], str]:
    """The sizes of all kernels of a file by virtual architecture (`80`) and symbol; where it does not build, why.

    Where one is compiled for several real architectures its own counts, or the first."""
    nvcc = find_toolkit(cuda).nvcc
    with tempfile.TemporaryDirectory(prefix="cufe-") as scratch:
        made = os.path.join(scratch, "made.o")
        command = [nvcc, "-c", *job.flags, "-w", "-Xptxas", "-v", "-keep", "-keep-dir", scratch, "-o", made, job.file]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, cwd=job.folder)
        if done.returncode:
            lines = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line or "fatal" in line]
            return {}, lines[0].strip() if lines else f"nvcc ended with {done.returncode}"
        reported = said(done.stderr + done.stdout)
        names = sorted(os.listdir(scratch))
        texts: dict[str, dict[str, int]] = {}
        for name in names:
            if name.endswith(".ptx"):
                with open(os.path.join(scratch, name), encoding="utf-8", errors="replace") as ptx:
                    target, lengths = ptx_sizes(ptx.read())
                texts[target] = lengths
        found: dict[str, dict[str, Size]] = {}
        for name in names:
            if not (cubin := _CUBIN_NAME.search(name)):
                continue
            with open(os.path.join(scratch, name), "rb") as stream:
                real, sizes = sizes_in(stream.read())
            # A file for one architecture alone does not say for which it was compiled.
            virtual = cubin[1] or (next(iter(texts)) if len(texts) == 1 else real)
            if virtual not in found or cubin[2] == virtual:
                found[virtual] = sizes
                for symbol, size in reported.get(cubin[2] or virtual, reported.get(real, {})).items():
                    _complete(sizes.setdefault(symbol, size), size)
    for target, lengths in texts.items():
        for symbol, length in lengths.items():
            found.setdefault(target, {}).setdefault(symbol, Size()).ptx = length
    return found, ""


def _complete(size: Size, reported: Size) -> None:
    """Adds to the sizes in a cubin what `ptxas` reports; of what is yet to be linked it does not know the memory."""
    size.registers, size.stack, size.spills = reported.registers, reported.stack, reported.spills
    if size.shared >= 0:
        size.shared = reported.shared


def cubins_in(content: bytes) -> list[bytes]:
    """The cubin that a file is, or those in it: in an object, a library, a program or a fat binary.  ValueError where
    they are compressed."""
    if content[:5] == _ELF and struct.unpack_from("<H", content, 18) == (_CUDA,):
        return [content]
    found: list[bytes] = []
    has_compressed = False
    at = content.find(_FAT_MAGIC)
    while 0 <= at <= len(content) - _FAT_BINARY.size:
        _, _, head, length = _FAT_BINARY.unpack_from(content, at)
        at += head
        end = min(at + length, len(content) - _FAT_PART.size)
        while at < end:
            kind, _, head, length, flags = _FAT_PART.unpack_from(content, at)
            if head == 0:
                break
            if kind == _CUBIN and flags & _COMPRESSED:
                has_compressed = True
            elif kind == _CUBIN:
                found.append(content[at + head : at + head + length])
            at += head + length
        at = content.find(_FAT_MAGIC, max(at, end))
    if has_compressed and not found:
        raise ValueError("its cubins are compressed")
    return found


def ptx_sizes(text: str) -> tuple[str, dict[str, int]]:
    """The architecture of some PTX, and how many bytes each kernel has there."""
    target = _TARGET.search(text)
    found = {plain(entry[1]): len(entry[0].encode()) for entry in _DEFINITION.finditer(text)}
    return target[1] if target else "", found


def said(text: str) -> dict[str, dict[str, Size]]:
    """The sizes that `ptxas -v` reports, by architecture and symbol."""
    found: dict[str, dict[str, Size]] = {}
    current: Size | None = None
    for line in text.splitlines():
        if entry := _ENTRY.search(line):
            current = found.setdefault(entry[2], {}).setdefault(plain(entry[1]), Size())
        elif "Compiling" in line:
            current = None
        elif current is None:
            continue
        elif stack := _STACK.search(line):
            # The sizes of called functions follow those of the kernel.
            if current.stack < 0:
                current.stack = int(stack[1])
                current.spills = int(stack[2]) + int(stack[3])
        elif registers := _REGISTERS.search(line):
            shared = _SHARED.search(line)
            current.registers = int(registers[1])
            current.shared = int(shared[1]) if shared else 0
    return found


def sizes_in(cubin: bytes) -> tuple[str, dict[str, Size]]:
    """The architecture of a cubin (`80`, `90` of sm_90a as well), and the sizes of its functions but for spills; shared
    memory is not known before it is linked.

    It is a 64-bit ELF file with a section of code for each function, and one, `.nv.info`, with what functions need."""
    if cubin[:5] != _ELF:
        return "", {}
    (start,) = struct.unpack_from("<Q", cubin, 40)
    (flags,) = struct.unpack_from("<I", cubin, 48)
    entry_size, count, names = struct.unpack_from("<HHH", cubin, 58)
    headers = [struct.unpack_from("<IIQQQQI", cubin, start + entry_size * at) for at in range(count)]
    architecture = flags >> 8 & 0xFF
    no_shared = -1 if struct.unpack_from("<H", cubin, 16) == (_RELOCATABLE,) else 0
    reserved = _RESERVED if architecture >= _FIRST_WITH_RESERVED else 0
    found: dict[str, Size] = {}
    needs = symbols = strings = b""
    for header in headers:
        name = _text_at(cubin, headers[names][4] + header[0])
        content = cubin[header[4] : header[4] + header[5]]
        if name.startswith(_TEXT):
            found.setdefault(plain(name[len(_TEXT) :]), Size(shared=no_shared)).code = header[5]
        elif name.startswith(_SHARED_SECTION):
            found.setdefault(plain(name[len(_SHARED_SECTION) :]), Size()).shared = header[5] - reserved
        elif name == ".nv.info":
            needs = content
        elif name == ".symtab":
            symbols = content
            strings = cubin[headers[header[6]][4] :]
    at = 0
    while at + 4 <= len(needs):
        form, attribute, length = struct.unpack_from("<BBH", needs, at)
        at += 4
        if form != _SIZED:
            continue
        if attribute in (_REGISTER_COUNT, _FRAME_SIZE):
            symbol, value = struct.unpack_from("<II", needs, at)
            (place,) = struct.unpack_from("<I", symbols, 24 * symbol)
            size = found.get(plain(_text_at(strings, place)))
            if size is not None and attribute == _REGISTER_COUNT:
                size.registers = value
            elif size is not None:
                size.stack = value
        at += length
    return str(architecture), {symbol: size for symbol, size in found.items() if size.code >= 0}


def _text_at(content: bytes, start: int) -> str:
    return content[start : content.index(b"\0", start)].decode("latin-1")
