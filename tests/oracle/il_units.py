"""Units whose dumps are compared, and how the tools are asked for them.

A unit is what cudafe++ gets: a preprocessed file with an argument list. Files of `tests/cases/il` need no
preprocessing: their first line (`// c++17`) is all there is to say.
"""

from __future__ import annotations

import gzip
import hashlib
import mmap
import os
import re
import shlex
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from . import cases, pipeline
from .il_dump import Dump, LineMap, reduce
from .reference import cache_folder, load
from .toolkit import need_toolkit, release

if TYPE_CHECKING:
    from tests.diagnostics.cases import Case

_ROOT = Path(__file__).resolve().parents[2]
_FORMAT = "2"
_STANDARD = re.compile(r"// c\+\+(14|17|20)\b")
# Options whose argument is a file that the tool writes.
_OUTPUTS = ("--gen_c_file_name", "--module_id_file_name")


class RefusedError(Exception):
    """A tool gave no dump: status and what it said."""


@dataclass(frozen=True)
class Unit:
    """A name for tables, the file, the arguments of cudafe++ without the file."""

    name: str
    source: Path
    arguments: tuple[str, ...]

    @property
    def main(self) -> list[str]:
        """The names of the main file in line markers."""
        names = [str(self.source), self.source.name]
        for at, argument in enumerate(self.arguments):
            option, equals, value = argument.partition("=")
            if option == "--orig_src_file_name":
                names.append(value if equals else self.arguments[at + 1])
        return names

    def arguments_in(self, folder: Path) -> list[str]:
        """The arguments with the files that the tool writes in a folder."""
        arguments = list(self.arguments)
        for option in _OUTPUTS:
            if option in arguments:
                at = arguments.index(option) + 1
                arguments[at] = str(folder / Path(arguments[at]).name)
        return arguments

    def line(self, seq: int) -> str:
        """The text of a line of the unit: sequence numbers count its lines."""
        with self.source.open(encoding="latin-1", newline="\n") as stream:
            for number, text in enumerate(stream, 1):
                if number == seq:
                    return text.rstrip()
        return ""


def plain_arguments(standard: str, name: str) -> tuple[str, ...]:
    """The arguments nvcc gives for a file of that name."""
    return tuple(
        f"--c++{standard} --static-host-stub --device-hidden-visibility --gnu_version=120200 --display_error_number "
        f"--orig_src_file_name {name} --orig_src_path_name /{name} --allow_managed --m64 --parse_templates "
        f"--gen_c_file_name {name}.cpp --stub_file_name {name}.stub.c --gen_module_id_file "
        f"--module_id_file_name {name}.mid".split()
    )


def own_units() -> list[Unit]:
    """`tests/cases/il`."""
    return [plain_unit(source) for source in sorted((_ROOT / "tests/cases/il").glob("*.cu"))]


def plain_unit(source: Path, standard: str = "") -> Unit:
    """A file that is its own unit."""
    if not standard:
        with source.open(encoding="latin-1") as stream:
            match = _STANDARD.match(stream.readline())
        standard = match.group(1) if match else "17"
    return Unit(source.stem, source.resolve(), plain_arguments(standard, source.name))


def unit_of(program: cases.Program, device: bool = False) -> Unit:
    """The preprocessed unit of a program, that of its first architecture for `device`: from the cache, or made now."""
    flags = list(program.flags)
    known = load(program.source, flags, Path.cwd().resolve())
    if known is not None and known.plan.unit.exists():
        made = known.plan
    else:
        key = hashlib.sha256("\0".join([release(), str(program.source), *flags]).encode())
        key.update(program.source.read_bytes())
        folder = cache_folder() / "il" / f"{program.source.stem}-{key.hexdigest()[:16]}"
        made = pipeline.plan(program.source, flags, folder, Path.cwd())
        if not made.unit.exists():
            made.run("gcc -E", made.host_preprocess)
    arguments = tuple(made.split[1:-1])
    if not device:
        return Unit(program.name, made.unit, arguments)
    preprocess = made.device[0]
    target = Path(preprocess[preprocess.index("-o") + 1])
    if not target.exists():
        made.run("gcc -E", preprocess)
    return Unit(program.name, target, arguments)


def diagnostic_unit(case: Case) -> Unit:
    """A case of the diagnostics, preprocessed once."""
    folder = cache_folder() / "il/diag"
    folder.mkdir(parents=True, exist_ok=True)
    target = (
        folder / f"{case.path.stem}-{hashlib.sha256((release() + case.text).encode('latin-1')).hexdigest()[:16]}.ii"
    )
    if not target.exists():
        case.preprocess(need_toolkit(), target)
    return Unit(case.path.stem, target, tuple(case.arguments))


def unit_from_file(path: Path) -> Unit:
    """A `.ii` with its `.args` beside it, a file that names its standard, or any program (preprocessed first)."""
    if path.suffix == ".ii":
        arguments = path.with_suffix(".args")
        if arguments.exists():
            return Unit(path.stem, path.resolve(), tuple(shlex.split(arguments.read_text())[:-1]))
        return plain_unit(path)
    with path.open(encoding="latin-1") as stream:
        if _STANDARD.match(stream.readline()):
            return plain_unit(path)
    return unit_of(cases.Program(path.stem, path.resolve(), tuple(cases.flags_of(path))))


def _dump(argv: list[str], unit: Unit, lines: LineMap | None, env: dict[str, str] | None) -> tuple[bytes, float]:
    """The reduced dump of a tool, and its processor seconds."""
    with tempfile.TemporaryDirectory() as scratch:
        arguments = unit.arguments_in(Path(scratch))
        target = Path(scratch) / "dump"
        before = os.times()
        with target.open("wb") as stream:
            done = subprocess.run(
                [*argv, "--il_display", *arguments, str(unit.source)],
                stdout=stream,
                stderr=subprocess.PIPE,
                cwd=scratch,
                env=env,
                check=False,
            )
        after = os.times()
        used = after.children_user + after.children_system - before.children_user - before.children_system
        if done.returncode != 0 or not target.stat().st_size:
            raise RefusedError(f"status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[-1500:]}")
        with target.open("rb") as dump, mmap.mmap(dump.fileno(), 0, access=mmap.ACCESS_READ) as data:
            return reduce(data, unit.main, lines), used


def real_dump(unit: Unit) -> Dump:
    """The real tool's dump, reduced to the main file; kept in the oracle's cache."""
    key = hashlib.sha256("\0".join([_FORMAT, release(), *unit.main, *unit.arguments]).encode())
    key.update(unit.source.read_bytes())
    stored = cache_folder() / "il" / f"{unit.name}-{key.hexdigest()[:16]}.il.gz"
    if not stored.exists():
        data, _ = _dump([str(need_toolkit() / "bin/cudafe++")], unit, None, None)
        stored.parent.mkdir(parents=True, exist_ok=True)
        part = stored.with_suffix(f".{os.getpid()}")
        part.write_bytes(gzip.compress(data, 3))
        part.rename(stored)
    return Dump(gzip.decompress(stored.read_bytes()))


def cufe_dump(unit: Unit, engine: pipeline.Engine, lines: LineMap) -> tuple[Dump, float]:
    """cufe's dump (or that of any other command) with the real line map, and its seconds."""
    env = dict(os.environ)
    if "-m" in engine.argv:
        env["PYTHONPATH"] = str(_ROOT / "src")
    if engine.pure:
        env["CUFE_PURE"] = "1"
    data, seconds = _dump(engine.argv, unit, lines, env)
    return Dump(data), seconds
