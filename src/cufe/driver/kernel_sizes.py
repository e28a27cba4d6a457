"""How large kernels are, from a build with the toolkit's nvcc: what `ptxas -v` says, cubins, and PTX."""

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
_STATIC: Final = re.compile(r"__nv_static_(\d+)_(?=_)")
_UNNAMED: Final = re.compile(r"(\d+)(_GLOBAL__N_|_INTERNAL_)")
_TEXT: Final = ".text."
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
    """The sizes of all kernels of a file by architecture (`80`) and symbol; where it does not build, why."""
    nvcc = find_toolkit(cuda).nvcc
    with tempfile.TemporaryDirectory(prefix="cufe-") as scratch:
        made = os.path.join(scratch, "made.o")
        command = [nvcc, "-c", *job.flags, "-w", "-Xptxas", "-v", "-keep", "-keep-dir", scratch, "-o", made, job.file]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, cwd=job.folder)
        if done.returncode:
            lines = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line or "fatal" in line]
            return {}, lines[0].strip() if lines else f"nvcc ended with {done.returncode}"
        found = said(done.stderr + done.stdout)
        for name in sorted(os.listdir(scratch)):
            architecture = re.search(r"(?:sm|compute)_(\w+)\.cubin$", name)
            if architecture:
                with open(os.path.join(scratch, name), "rb") as cubin:
                    sections = section_sizes(cubin.read())
                for symbol, size in found.get(architecture[1], {}).items():
                    size.code = sections.get(symbol, -1)
            elif name.endswith(".ptx"):
                with open(os.path.join(scratch, name), encoding="utf-8", errors="replace") as ptx:
                    target, texts = ptx_sizes(ptx.read())
                for symbol, size in found.get(target, {}).items():
                    size.ptx = texts.get(symbol, -1)
    return found, ""


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


def section_sizes(elf: bytes) -> dict[str, int]:
    """How many bytes of code each function has in a cubin, a 64-bit ELF file."""
    if elf[:5] != b"\x7fELF\x02":
        return {}
    (start,) = struct.unpack_from("<Q", elf, 40)
    entry_size, count, names = struct.unpack_from("<HHH", elf, 58)
    headers = [struct.unpack_from("<IIQQQQ", elf, start + entry_size * at) for at in range(count)]
    found: dict[str, int] = {}
    base = headers[names][4]
    for header in headers:
        begin = base + header[0]
        name = elf[begin : elf.index(b"\0", begin)].decode("latin-1")
        if name.startswith(_TEXT):
            found[plain(name[len(_TEXT) :])] = header[5]
    return found
