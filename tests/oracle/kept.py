"""`python -m tests.oracle.kept [-v] FILES... [-- FLAGS]`: does `cufe device --kept` list what nvcc keeps of a file?

The real list is that of the functions and variables defined in the `.gpu` file that nvcc leaves with `-keep`.  Words
and arguments are those of `tests.oracle.kernels`; the programs of tests/cases/device_kept are written for this.  A
constructor or destructor counts once, whatever variants of it there are; tables of virtual functions and the strings
behind `__func__` are left out on both sides.

With `--types` it is the types that are compared: each that is declared (`class S`), that is defined (`class S {`), and
that is a typedef is an entry.  What each file has, and anonymous members, which have no names there, are left out.  The
programs of tests/cases/device_kept_types are written for that.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from cufe.cuda.selection.listing import Listing, Missing
from cufe.driver.kernel_sizes import plain

from .kernels import Compared, against, for_architecture, main
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
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|[{};()]', text):
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


_TAG = re.compile(r"(struct|union|enum)\s+(\w+)\s*(\{.*)?", re.DOTALL)
#: what each file has, unions that nothing names, and what the front end makes for strings and `typeid`
_ALWAYS = re.compile(r"(__nv_bool|size_t|_ZSt6size_t|__[CT]\d+|__EDG_type_info|__\w*class_type_info)$")
_FUNCTION_POINTER = re.compile(r"\(\s*(?:\w+::)?\*\s*(?:const\s*|volatile\s*)*(\w+)")


def types_in(text: str) -> set[str]:
    """The entries of types: `struct S` declared, `struct S {` defined, `typedef T`."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found: set[str] = set()
    for piece in _top_level("\n".join(lines)):
        whole = _ATTRIBUTE.sub("", piece).strip()
        if whole.startswith("typedef "):
            name = _FUNCTION_POINTER.search(whole) or _LAST.search(whole.partition(")")[0].rpartition("(")[0] or whole)
            if name and not _ALWAYS.match(name[1]):
                found.add(f"typedef {plain(name[1])}")
            continue
        tag = _TAG.match(whole)
        if tag and not _ALWAYS.match(tag[2]):
            word = "enum" if tag[1] == "enum" else "class"
            rest = tag[3] or ""
            if tag[2].startswith("__SO__"):
                found.add(f"subobject {tag[2].removeprefix('__SO__')}")
            elif rest or whole == f"{tag[1]} {tag[2]}":
                found.add(f"{word} {plain(tag[2])}")
                if rest and word == "class":
                    found.add(f"class {plain(tag[2])} {{")
    return found


def _top_level(text: str) -> list[str]:
    """The declarations of a file that end in `;`."""
    found: list[str] = []
    depth = start = 0
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|[{};()]', text):
        sign = match[0]
        if sign in "{(":
            depth += 1
        elif sign in "})":
            depth -= 1
        elif sign == ";" and depth == 0:
            found.append(text[start : match.start()])
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


def gpu_file(source: Path, flags: list[str]) -> str:
    """The `.gpu` file of the real nvcc; RuntimeError where it does not take the file."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(need_toolkit() / "bin/nvcc"), "-cubin", "-keep", "-keep-dir", folder]
        command += for_architecture(flags)
        command += ["-w", "-Xcicc", "-O0", str(source.resolve()), "-o", f"{folder}/real.cubin"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=source.resolve().parent)
        made = list(Path(folder).glob("*.gpu"))
        if done.returncode or len(made) != 1:
            raise RuntimeError((done.stderr or done.stdout or "no .gpu file").strip()[-300:])
        return made[0].read_text(errors="replace")


def compared(source: Path, flags: list[str]) -> Compared:
    """Both lists of the functions and variables of one file."""
    return against(source, flags, kept_in(gpu_file(source, flags)), _listed, wants_kept=True)


def compared_types(source: Path, flags: list[str]) -> Compared:
    """Both lists of the types of one file."""
    return against(source, flags, types_in(gpu_file(source, flags)), _listed_types, wants_kept=True)


def _listed(listing: Listing) -> tuple[set[str], list[Missing]]:
    those = [one for one in listing.kept if one.kind in ("function", "variable")]
    return {_once(plain(one.symbol)) for one in those}, listing.kept_missing


def _listed_types(listing: Listing) -> tuple[set[str], list[Missing]]:
    found: set[str] = set()
    for one in listing.kept:
        symbol = plain(one.symbol)
        if one.kind == "class":
            found.add(f"class {symbol}")
            if one.is_defined:
                found.add(f"class {symbol} {{")
            if one.is_subobject:
                found.add(f"subobject {symbol.removeprefix('_Z') if symbol.startswith('_Z') else _counted(symbol)}")
        elif one.kind in ("enumeration", "typedef") and not _ALWAYS.match(symbol):
            found.add(f"{'enum' if one.kind == 'enumeration' else 'typedef'} {symbol}")
    return found, listing.kept_missing


def _counted(name: str) -> str:
    return f"{len(name)}{name}"


if __name__ == "__main__":
    if "--types" in sys.argv:
        sys.argv.remove("--types")
        main(compared_types, "kept types")
    main(compared, "kept")
