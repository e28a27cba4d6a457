"""`python -m tests.oracle.lean_debug FILES... [-- FLAGS]`: is the debug information of lean builds that of whole ones?

Each file is built with the folder that `cufe toolkit --lean` makes, lean and with `CUFE_LEAN=0`, with `-g` and with
`-G -g`.  Compared are, as readelf shows them, the line table of the host object, and the types in use: those of
functions that have code and of variables that have a place, and what these consist of.  What is only declared is none
of them.  The PTX, which has the debug information of the device, is compared as text.

  --own   each fourth case of tests/cases/lean
  -v      each difference
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cufe.driver.lean_switch import SWITCH
from cufe.driver.preprocessing_plan import split_at_dashes

from .cases import flags_of
from .lean_said import verdict
from .pipeline import toolkit_nvcc

OWN = Path(__file__).resolve().parents[1] / "cases/lean"
VARIANTS = (["-g"], ["-G", "-g"])

_ENTRY = re.compile(r" <(\d+)><([0-9a-f]+)>: Abbrev Number: \d+ \(DW_TAG_(\w+)\)")
_ATTRIBUTE = re.compile(r" +<[0-9a-f]+> +DW_AT_(\w+) *: (.*)")
#: how a value is stored, which newer versions of readelf say, and where its text is
_FORM = re.compile(r"\((?:\w+|indirect [^)]*|offset: \w+)\):? ?")
_REFERENCE = re.compile(r"<0x([0-9a-f]+)>")
#: the `auto` of a parameter, and a variable without a name in the frame of a coroutine: gcc numbers all of a unit
_NUMBERED = re.compile(r"(auto:|\bD\.)\d+")
_ROW = re.compile(r"(\S.*?) +(\d+) +0(?:x[0-9a-f]+)?\b")

#: what leads from an entry to another one that is in use, too
_USES = ("type", "abstract_origin", "specification", "containing_type")
#: members of a class that are a part of its objects or its name
_PARTS = ("member", "inheritance", "template_type_param", "template_value_param", "enumerator", "subrange_type")
#: what tells one type, or part of one, from another
_TOLD = ("name", "byte_size", "decl_line", "encoding", "const_value", "upper_bound", "data_member_location")


@dataclass
class Entry:
    """An entry of the debug information: its attributes as readelf prints them, and what is inside."""

    tag: str
    outer: Entry | None
    attributes: dict[str, str] = field(default_factory=dict)
    inside: list[Entry] = field(default_factory=list)

    def name(self) -> str:
        """The name, qualified."""
        own = self.attributes.get("name", "")
        outer = self.outer
        return f"{outer.name()}::{own}" if outer and outer.tag != "compile_unit" else own

    def described(self) -> str:
        """A line that is the same for the same type."""
        told = [f"{key}={self.attributes[key]}" for key in _TOLD[1:] if key in self.attributes]
        parts = [
            " ".join([part.tag, *(part.attributes[key] for key in _TOLD if key in part.attributes)])
            for part in self.inside
            if part.tag in _PARTS
        ]
        return f"{self.tag} {self.name()} {' '.join(told)} {{{'; '.join(parts)}}}"


def _readelf(what: str, file: Path) -> str:
    command = ["readelf", "-W", f"--debug-dump={what}", str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True, errors="replace").stdout


def lines(file: Path) -> Counter[str]:
    """The rows of the line table of an object: file and line, without the addresses."""
    return Counter(f"{row[1]}:{row[2]}" for row in map(_ROW.match, _readelf("decodedline", file).splitlines()) if row)


def entries(text: str) -> dict[int, Entry]:
    """The entries that readelf prints, by their offsets."""
    found: dict[int, Entry] = {}
    around: list[Entry] = []
    for line in text.splitlines():
        if entry := _ENTRY.match(line):
            del around[int(entry[1]) :]
            outer = around[-1] if around else None
            around.append(Entry(entry[3], outer))
            found[int(entry[2], 16)] = around[-1]
            if outer:
                outer.inside.append(around[-1])
        elif around and (attribute := _ATTRIBUTE.match(line)):
            around[-1].attributes[attribute[1]] = _NUMBERED.sub(r"\1", _FORM.sub("", attribute[2]).strip())
    return found


def _used_by(entry: Entry, known: dict[int, Entry]) -> Iterator[Entry]:
    """What an entry uses: the type that it has, its parts, and for a function all that is in it."""
    for key in _USES:
        if reference := _REFERENCE.search(entry.attributes.get(key, "")):
            yield known[int(reference[1], 16)]
    is_type = entry.tag.endswith("_type") or entry.tag == "typedef"
    for part in entry.inside:
        if not is_type or part.tag in (*_PARTS, "formal_parameter"):
            yield part


def types_in_use(file: Path) -> set[str]:
    """The types of what has code or a place, and those that these consist of."""
    known = entries(_readelf("info", file))
    to_follow = [
        entry
        for entry in known.values()
        if (entry.tag == "subprogram" and ("low_pc" in entry.attributes or "ranges" in entry.attributes))
        or (entry.tag == "variable" and "location" in entry.attributes)
    ]
    met = {id(entry) for entry in to_follow}
    found: set[str] = set()
    while to_follow:
        entry = to_follow.pop()
        if entry.tag.endswith("_type") or entry.tag == "typedef":
            found.add(entry.described())
        for used in _used_by(entry, known):
            if id(used) not in met:
                met.add(id(used))
                to_follow.append(used)
    return found


@dataclass
class Built:
    """What one build says of itself."""

    lines: Counter[str]
    types: set[str]
    ptx: list[str]


def _built(nvcc: Path, source: Path, flags: list[str], lean: bool) -> Built:
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as name:
        command = [str(nvcc), "-c", *flags, "-keep", "--keep-dir", name, "-o", f"{name}/made.o", str(source)]
        environment = {**os.environ, SWITCH: str(int(lean))}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError((done.stderr or done.stdout).strip()[-300:])
        made = Path(name, "made.o")
        # The names of the folder and of the module are in it.
        ptx = [path.read_text(errors="replace").replace(name, "") for path in sorted(Path(name).glob("*.ptx"))]
        return Built(lines(made), types_in_use(made), ptx)


def differences(nvcc: Path, source: Path, flags: list[str]) -> list[str]:
    """What differs between a whole and a lean build with these flags; RuntimeError where one of them fails."""
    whole = _built(nvcc, source, flags, False)
    lean = _built(nvcc, source, flags, True)
    found = [f"line {row} {-count:+d}" for row, count in (whole.lines - lean.lines).items()]
    found += [f"line {row} {count:+d}" for row, count in (lean.lines - whole.lines).items()]
    found += [f"type only in the whole build: {one}" for one in sorted(whole.types - lean.types)]
    found += [f"type only in the lean build: {one}" for one in sorted(lean.types - whole.types)]
    if whole.ptx != lean.ptx:
        found.append("the PTX")
    if not whole.lines or not whole.types:
        found.append("there is no debug information at all")
    return found


def main(argv: list[str]) -> int:
    """Compares the files; gives 1 where something differs."""
    words, flags = split_at_dashes(argv)
    sources = [Path(word) for word in words if not word.startswith("-")]
    if "--own" in words:
        sources += sorted(OWN.glob("*.cu"))[::4]
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="cufe-lean-") as folder:
        nvcc = toolkit_nvcc(Path(folder) / "toolkit", lean=True)
        for source in sources:
            for variant in VARIANTS:
                try:
                    found = differences(nvcc, source.resolve(), [*flags_of(source), *flags, *variant])
                except RuntimeError as error:
                    found = [f"refused: {error}"]
                results["same" if not found else "different"] += 1
                print(f"{source.stem} {' '.join(variant)}: {len(found) or 'no'} differences", flush=True)
                for one in found if "-v" in words else found[:3]:
                    print(f"    {one[:300]}")
    return verdict(results)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
