"""`python -m tests.oracle.kept [-v] FILES... [-- FLAGS]`: does `cufe device --kept` list what nvcc keeps of a file?

The real list is that of the functions and variables defined in the `.gpu` file that nvcc leaves with `-keep`.  Words
and arguments are those of `tests.oracle.kernels`; the programs of tests/cases/device_kept are written for this.  A
constructor or destructor counts once, whatever variants of it there are; tables of virtual functions and the strings
behind `__func__` are left out on both sides.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

from cufe.cuda.selection.listing import Listing, Missing
from cufe.driver.kernel_sizes import plain

from .kernels import ARCHITECTURE, Compared, against, main
from .toolkit import need_toolkit

FOLDER = Path(__file__).resolve().parents[1] / "cases/device_kept"
_FUNCTION = re.compile(r"___device__\((?:static|extern|)\s*__no_sc__\).*?(\w+)\(", re.DOTALL)
_VARIABLE = re.compile(r"^\s*(?:static|extern)?\s*__(?:device|constant|shared|managed)__\s(.*)", re.DOTALL)
_ATTRIBUTE = re.compile(r"__attribute__\(\((?:[^()]|\([^()]*\))*\)\)|__align__\(\d+\)")
_POINTER = re.compile(r"\(\s*\*\s*(?:const\s*)?(\w+)")
_LAST = re.compile(r"(\w+)\s*(?:\[[^\]]*\]\s*)*$")
#: tables of virtual functions, and what `__func__` and the like name
_MADE = re.compile(r"_ZT[VISTC]|__T\d+$")
_VARIANT = re.compile(r"([CD])[012](?=[EI])")


def _pieces(text: str) -> list[tuple[str, bool]]:
    """The declarations of a file, each with whether it has a block."""
    found: list[tuple[str, bool]] = []
    depth = start = 0
    has_block = False
    for match in re.finditer(r'"(?:[^"\\\\]|\\\\.)*"|[{};()]', text):
        sign = match[0]
        if sign in "{(":
            depth += 1
        elif sign in "})":
            depth -= 1
            if sign == "}" and depth == 0 and text[start : match.start()].lstrip().startswith(("_", " ")):
                head = text[start : match.end()]
                has_block = "=" not in head.partition("{")[0]
                if has_block:
                    found.append((head, True))
                    start = match.end()
        elif sign == ";" and depth == 0:
            found.append((text[start : match.start()], False))
            start = match.end()
    return found


def kept_in(text: str) -> set[str]:
    """The symbols of functions with a body and of variables."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found: set[str] = set()
    for whole, has_block in _pieces("\n".join(lines)):
        piece = _ATTRIBUTE.sub("", whole)
        function = _FUNCTION.search(piece)
        variable = None if function else _VARIABLE.search(piece)
        if function and has_block:
            found.add(function[1])
        elif variable and "__global__" not in piece:
            declarator = variable[1].partition("=")[0]
            name = _POINTER.search(declarator) or _LAST.search(declarator)
            if name and not _MADE.match(name[1]):
                found.add(name[1])
    return {_once(plain(one)) for one in found}


def _once(symbol: str) -> str:
    return _VARIANT.sub(r"\g<1>1", symbol)


def real_kept(source: Path, flags: list[str]) -> set[str]:
    """What the real nvcc keeps; RuntimeError where it does not take the file."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(need_toolkit() / "bin/nvcc"), "-cubin", "-keep", "-keep-dir", folder, ARCHITECTURE, *flags]
        command += ["-w", "-Xcicc", "-O0", str(source.resolve()), "-o", f"{folder}/real.cubin"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=source.resolve().parent)
        made = list(Path(folder).glob("*.gpu"))
        if done.returncode or len(made) != 1:
            raise RuntimeError((done.stderr or done.stdout or "no .gpu file").strip()[-300:])
        return kept_in(made[0].read_text(errors="replace"))


def compared(source: Path, flags: list[str]) -> Compared:
    """Both lists of one file."""
    return against(source, flags, real_kept(source, flags), _listed, wants_kept=True)


def _listed(listing: Listing) -> tuple[set[str], list[Missing]]:
    return {_once(plain(needed.symbol)) for needed in listing.kept}, listing.kept_missing


if __name__ == "__main__":
    main(compared, "kept")
