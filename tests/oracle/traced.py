"""Same behaviour: a program built both ways, linked with the tracing run-time, has to print the same trace.

The trace holds the registrations, launches with their arguments by value, accesses to device symbols, what
the program itself prints, its exit status, and for separate compilation the entities of the linked device
image (which nvlink cuts down by the host reference arrays).

`python -m tests.oracle.traced [NAME...] [--cufe CMD] [--pure]` runs the programs of `tests/programs/`.
"""

from __future__ import annotations

import difflib
import hashlib
import os
import re
import shutil
import struct
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from . import pipeline
from .cases import flags_of
from .elf import ObjectFile
from .reference import cache_folder
from .toolkit import need_toolkit, release

_HERE = Path(__file__).resolve().parent
_PROGRAMS = _HERE.parent / "programs"
_ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*\(([^)]*)\)")
_PARAMETER = re.compile(r"\.param\s+(?:\.align\s+\d+\s+)?(?:\.ptr\s+)?\.([a-z]+\d+)[^,\[]*(?:\[(\d+)\])?")
_VALUE = re.compile(
    r"^\.(?:\w+\s+)*?\.?(?:global|const)\b[^;{=]*?\.([busf]\d+)\s+([\w$]+)(?:\[\d*\])?\s*=\s*([^;]+);", re.M
)


@dataclass(frozen=True)
class TracedProgram:
    """One program: several units are compiled separately and device-linked."""

    name: str
    sources: tuple[Path, ...]
    flags: tuple[str, ...]


def traced_programs() -> list[TracedProgram]:
    """A `.cu` file is a program, and so is a folder of them."""
    found: list[TracedProgram] = []
    for path in sorted(_PROGRAMS.iterdir()):
        sources = tuple(sorted(path.glob("*.cu"))) if path.is_dir() else (path,) * (path.suffix == ".cu")
        if sources:
            found.append(TracedProgram(path.stem, sources, tuple(flags_of(sources[0]))))
    return found


def parameter_table(ptx: str) -> list[str]:
    """The lines of the table of the run-time: sizes of kernel parameters, initial values of variables."""
    lines: list[str] = []
    for name, parameters in _ENTRY.findall(ptx):
        sizes = [int(kind[1:]) // 8 * int(count or 1) for kind, count in _PARAMETER.findall(parameters)]
        lines.append(" ".join(["kernel", name, *map(str, sizes)]))
    for kind, name, text in _VALUE.findall(ptx):
        size = int(kind[1:]) // 8
        words = [word.strip() for word in text.strip("{} \n").split(",")]
        data = b"".join(_number(word, size) for word in words)
        lines.append(f"value {name} {data.hex()}")
    return lines


def _number(word: str, size: int) -> bytes:
    if word.startswith(("0f", "0F", "0d", "0D")):
        return int(word[2:], 16).to_bytes(size, "little")
    try:
        return (int(word, 0) % (1 << (8 * size))).to_bytes(size, "little")
    except ValueError:  # the address of another variable: no value without a device
        return bytes(size)


def _run(what: str, argv: list[str], cwd: Path) -> pipeline.Outcome:
    done = pipeline.run(argv, cwd)
    if done.status != 0:
        raise pipeline.StageError(what, done.status, done.text)
    return done


def _runtime_object() -> Path:
    source = _HERE / "trace/cudart_trace.c"
    target = cache_folder() / f"cudart_trace-{hashlib.sha256(source.read_bytes()).hexdigest()[:12]}.o"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_suffix(f".{os.getpid()}")
        _run("gcc", ["gcc", "-O1", "-fPIC", "-c", str(source), "-o", str(part)], _HERE)
        part.rename(target)
    return target


def _separate(program: TracedProgram) -> bool:
    return len(program.sources) > 1 or any(f in program.flags for f in ("-rdc=true", "-dc", "-dlto"))


def _flags(program: TracedProgram) -> list[str]:
    flags = list(program.flags)
    if len(program.sources) > 1 and "-rdc=true" not in flags:
        flags.append("-rdc=true")
    return flags


def _reference_folder(program: TracedProgram) -> Path:
    hashed = hashlib.sha256("\0".join(["3", release(), *_flags(program), *map(str, program.sources)]).encode())
    for source in program.sources:
        hashed.update(source.read_bytes())
        for header in sorted(source.parent.glob("*.h")):
            hashed.update(header.read_bytes())
    hashed.update((_HERE / "trace/cudart_trace.c").read_bytes())
    return cache_folder() / f"traced-{program.name}-{hashed.hexdigest()[:16]}"


def _build_units(program: TracedProgram, folder: Path) -> None:
    """The real build with every file kept: objects, stubs, device images, and the table of the run-time."""
    table: list[str] = []
    for source in program.sources:
        work = folder / source.stem
        work.mkdir(parents=True)
        nvcc = [str(need_toolkit() / "bin/nvcc"), "--keep", "--keep-dir", str(work), "-c", *_flags(program)]
        _run("nvcc", [*nvcc, "-o", str(work / "unit.o"), str(source)], source.parent)
        for ptx in sorted(work.glob("*.ptx")):
            table += parameter_table(ptx.read_text())
    (folder / "table").write_text("\n".join(dict.fromkeys(table)) + "\n")


def _device_entities(cubin: Path) -> list[str]:
    elf = ObjectFile(cubin.read_bytes())
    names = {s.name for s in elf.symbols if s.name and s.section > 0 and s.kind in (1, 2, 13) and s.size}
    return ["device " + name for name in sorted(names)]


def _link_and_run(program: TracedProgram, objects: list[Path], table: Path, folder: Path) -> str:
    device: list[str] = []
    linked = [str(path) for path in objects]
    if _separate(program):
        nvcc = [str(need_toolkit() / "bin/nvcc"), "--keep", "--keep-dir", str(folder), "-dlink"]
        nvcc += [flag for flag in program.flags if flag.startswith("-arch") or flag == "-dlto"]
        _run("nvlink", [*nvcc, *linked, "-o", str(folder / "dlink.o")], folder)
        for cubin in sorted(folder.glob("*.cubin")):
            device += _device_entities(cubin)
        linked.append(str(folder / "dlink.o"))
    program_file = str(folder / "program")
    _run("g++", ["g++", *linked, str(_runtime_object()), "-lpthread", "-o", program_file], folder)
    env = dict(os.environ, CUFE_TRACE_TABLE=str(table))
    runner = ["setarch", "-R"] if shutil.which("setarch") else []
    done = pipeline.run([*runner, program_file], folder, env, limit=60)
    text = "\n".join(device) + "\n" + done.text
    # The stub and the device image hold the id of the real build, whatever cufe's host file says.
    for number, source in enumerate(program.sources, 1):
        for work in (table.parent, folder):
            module_id = (work / source.stem / f"{source.stem}.module_id").read_text()
            text = text.replace(module_id, f"<ID {number}>")
    return f"{text}\nexit {done.status}\n"


def reference_trace(program: TracedProgram) -> tuple[Path, str]:
    """The folder of the real build and its trace, from the cache or made now."""
    folder = _reference_folder(program)
    if not (folder / "trace").exists():
        shutil.rmtree(folder, ignore_errors=True)
        _build_units(program, folder)
        objects = [folder / source.stem / "unit.o" for source in program.sources]
        text = _link_and_run(program, objects, folder / "table", folder)
        (folder / "trace").write_text(text)
    return folder, (folder / "trace").read_text()


def cufe_trace(program: TracedProgram, engine: pipeline.Engine, folder: Path) -> str:
    """The trace of the program whose host files come from cufe; `folder` is the one of the real build."""
    with tempfile.TemporaryDirectory(prefix="cufe-trace-") as scratch:
        objects: list[Path] = []
        for source in program.sources:
            work = Path(scratch) / source.stem
            work.mkdir()
            made = pipeline.plan(source, _flags(program), folder / source.stem, source.parent)
            done = engine.run(made.split_for(work), source.parent)
            if done.status != 0:
                raise pipeline.StageError("cufe", done.status, done.text)
            pipeline.link_inputs(made, work)
            _run("host compiler", made.compile_for(work), source.parent)
            objects.append(work / "unit.o")
        return _link_and_run(program, objects, folder / "table", Path(scratch))


def difference(program: TracedProgram, engine: pipeline.Engine) -> str:
    """Empty where both traces are the same, else their difference."""
    folder, real = reference_trace(program)
    ours = cufe_trace(program, engine, folder)
    return "\n".join(difflib.unified_diff(real.splitlines(), ours.splitlines(), "real", "cufe", n=1, lineterm=""))


def main(arguments: list[str]) -> int:
    """Exit status 0 where all traces are the same."""
    command = None
    if "--cufe" in arguments:
        at = arguments.index("--cufe")
        command = arguments[at + 1]
        del arguments[at : at + 2]
    engine = pipeline.Engine.named(command, "--pure" in arguments)
    names = [a for a in arguments if not a.startswith("--")]
    bad = 0
    for program in traced_programs():
        if names and program.name not in names:
            continue
        try:
            found = difference(program, engine)
        except (pipeline.StageError, struct.error) as error:
            found = str(error)
        bad += bool(found)
        print(f"{program.name:40} {'same' if not found else 'DIFFERENT'}", flush=True)
        if found:
            print(found[:2000])
    print(f"{bad} programs differ")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
