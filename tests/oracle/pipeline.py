"""The stages of one nvcc compilation, taken from `nvcc --dryrun`, to be run one at a time.

The compilation is cut off after cicc: what ptxas and fatbinary would make is replaced by a stand-in that
is the same for both sides, because neither symbols nor code of the host object depend on it.
"""

from __future__ import annotations

import os
import resource
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .toolkit import need_toolkit

_SOURCES = Path(__file__).resolve().parents[2] / "src"

# What the stub calls the image: a fixed static name, in separate compilation a global one with the module id.
_WRAPPER = """\
static const __fatBinC_Wrapper_t __fatDeviceText __attribute__((aligned(8)))
    __attribute__((section(__CUDAFATBINSECTION))) = {0x466243b1, 1, fatbinData, 0};
"""
_SEPARATE_WRAPPER = """\
#define __FATIDNAME_CORE(x) __fatbinwrap##x
#define __FATIDNAME(x) __FATIDNAME_CORE(x)
extern "C" {
extern const __fatBinC_Wrapper_t __FATIDNAME(__NV_MODULE_ID) __attribute__((aligned(8)))
    __attribute__((section(__CUDAFATBINSECTION))) = {0x466243b1, 1, fatbinData, 0};
}
"""
# What fatbinary writes, without the device code. An RDC link would need the real one.
_FATBIN_STAND_IN = """\
#ifndef __SKIP_INTERNAL_FATBINARY_HEADERS
#include "fatbinary_section.h"
#endif
#define __CUDAFATBINSECTION ".nvFatBinSegment"
#define __CUDAFATBINDATASECTION "%(section)s"
asm(".section %(section)s, \\"a\\"\\n.align 8\\nfatbinData:\\n.quad 0,0\\n.text\\n");
extern "C" { extern const unsigned long long fatbinData[2]; }
%(wrapper)s"""


class StageError(Exception):
    """A stage before the comparison failed: the real tools do not accept the program."""

    def __init__(self, stage: str, status: int, text: str) -> None:
        super().__init__(f"{stage} failed with status {status}\n{text[-3000:]}")
        self.stage = stage
        self.status = status
        self.text = text


@dataclass
class Outcome:
    """One finished command: exit status (negative: signal), both streams together, processor seconds."""

    status: int
    text: str
    seconds: float


def run(argv: list[str], cwd: Path, env: dict[str, str] | None = None, limit: float = 1800.0) -> Outcome:
    """Run a command to its end; a command over the limit counts as killed (status -9)."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            argv,
            cwd=cwd,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=limit,
            check=False,
        )
        status, text = done.returncode, done.stdout.decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        status, text = -9, f"over {limit:.0f} s"
    # Processor time: on a busy machine the clock says little.
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Outcome(status, text, used)


@dataclass
class Plan:
    """The commands of one compilation with all files in `work` (absolute) and run from `cwd`."""

    source: str
    flags: list[str]
    cwd: str
    work: str
    host_preprocess: list[str]
    split: list[str]
    device: list[list[str]]
    compile: list[str]
    device_path: list[str] = field(default_factory=list)

    def option(self, name: str) -> str:
        """The argument of an option of the cudafe++ command."""
        return self.split[self.split.index(name) + 1]

    @property
    def unit(self) -> Path:
        """The preprocessed host unit (`.cpp4.ii`)."""
        return Path(self.split[-1])

    @property
    def host_file(self) -> Path:
        """What cudafe++ writes (`.cudafe1.cpp`)."""
        return Path(self.option("--gen_c_file_name"))

    @property
    def stub(self) -> Path:
        """What cicc writes for the host compiler (`.cudafe1.stub.c`)."""
        return Path(self.work) / self.option("--stub_file_name")

    @property
    def module_id(self) -> Path:
        """The module id file."""
        return Path(self.option("--module_id_file_name"))

    @property
    def fatbin(self) -> Path:
        """The file that the stub includes for the device image."""
        return Path(self.work) / (Path(self.source).stem + ".fatbin.c")

    @property
    def separate(self) -> bool:
        """Whether the image has a global name: `-rdc=true` or an extensible whole program."""
        return "--device-c" in self.split or "--partial-link" in self.split

    def environment(self) -> dict[str, str]:
        """The environment that nvcc gives its stages."""
        env = dict(os.environ)
        env["PATH"] = ":".join([*self.device_path, env.get("PATH", "")])
        return env

    def run(self, stage: str, argv: list[str]) -> Outcome:
        """Run a stage that has to succeed."""
        done = run(argv, Path(self.cwd), self.environment())
        if done.status != 0:
            raise StageError(stage, done.status, done.text)
        return done

    def split_for(self, folder: Path) -> list[str]:
        """Arguments (without the program) of the cudafe++ command with its outputs in another folder."""
        argv = self.split[1:]
        for name in ("--gen_c_file_name", "--module_id_file_name"):
            at = argv.index(name) + 1
            argv[at] = str(folder / Path(argv[at]).name)
        return argv

    def compile_for(self, folder: Path) -> list[str]:
        """The host compilation of the `.cudafe1.cpp` in another folder into `unit.o` there."""
        argv = [str(folder / self.host_file.name) if a == str(self.host_file) else a for a in self.compile]
        argv[argv.index("-o") + 1] = str(folder / "unit.o")
        return argv


def plan(source: Path, flags: list[str], work: Path, cwd: Path, nvcc: Path | None = None) -> Plan:
    """Ask nvcc how it would compile `source`; raises StageError where it refuses the flags."""
    work = work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    program = str(nvcc or need_toolkit() / "bin/nvcc")
    only_compile = [] if {"-c", "-dc", "-dw", "--compile", "--device-c"} & set(flags) else ["-c"]
    argv = [program, "--dryrun", "--keep", "--keep-dir", str(work), *only_compile, *flags]
    done = run([*argv, "-o", str(work / "unit.o"), str(source)], cwd)
    if done.status != 0:
        raise StageError("nvcc --dryrun", done.status, done.text)
    variables: dict[str, str] = {}
    made = Plan(str(source), flags, str(cwd), str(work), [], [], [], [])
    for line in done.text.splitlines():
        if not line.startswith("#$ "):
            continue
        line = line[3:]
        name, equals, value = line.partition("=")
        if equals and name.isidentifier():
            variables[name] = value
            continue
        words = shlex.split(line)
        if ">" in words:
            # With several threads, what a stage says goes to files.
            words = words[: words.index(">")]
        for name in ("CICC_PATH",):
            words[0] = words[0].replace("$" + name, variables.get(name, ""))
        stage = Path(words[0]).name
        output = words[words.index("-o") + 1] if "-o" in words else ""
        if stage.startswith("cudafe++"):
            made.split = words
        elif stage == "cicc":
            made.device.append(words)
        elif "-E" in words and output.endswith(".cpp4.ii"):
            made.host_preprocess = words
        elif "-E" in words and output.endswith(".ii"):
            made.device.append(words)
        elif "-c" in words and any(word.endswith(".cudafe1.cpp") for word in words):
            made.compile = words
    if not (made.host_preprocess and made.split and made.compile):
        raise StageError("nvcc --dryrun", 0, "not a compilation of one CUDA file:\n" + done.text)
    made.device_path = variables.get("PATH", "").split(":")[:2]
    return made


def write_fatbin_stand_in(made: Plan) -> None:
    """The stand-in for the device image, at the place the stub includes."""
    wrapper = _SEPARATE_WRAPPER if made.separate else _WRAPPER
    section = "__nv_relfatbin" if made.separate else ".nv_fatbin"
    made.fatbin.write_text(_FATBIN_STAND_IN % {"section": section, "wrapper": wrapper})


def run_device(made: Plan, optimise: bool = False) -> None:
    """Device preprocessing and cicc for every architecture: writes the stub file.

    cicc runs without optimisation, since the stub is made by its front end.
    """
    for argv in made.device:
        if Path(argv[0]).name == "cicc" and not optimise:
            argv = [*argv[:1], "-O0", *argv[1:]] if "-O0" not in argv else argv
        made.run(Path(argv[0]).name, argv)
    write_fatbin_stand_in(made)


@dataclass
class Engine:
    """How cufe is called: a `cudafe++`-compatible program, or the checkout's module."""

    argv: list[str]
    pure: bool = False

    @staticmethod
    def checkout(pure: bool = False) -> Engine:
        """The engine of this checkout, in a process of its own."""
        return Engine([sys.executable, "-P", "-m", "cufe.driver.cudafe"], pure)

    @staticmethod
    def named(command: str | None, pure: bool = False) -> Engine:
        """A given command, `real` for the real tool, or (None) the checkout."""
        if command is None:
            return Engine.checkout(pure)
        if command == "real":
            return Engine([str(need_toolkit() / "bin/cudafe++")])
        program, *words = shlex.split(command)
        # The tools run in folders of their own.
        path = Path(program)
        return Engine([str(path.resolve()) if path.exists() else program, *words], pure)

    def run(self, arguments: list[str], cwd: Path) -> Outcome:
        """Run it on a cudafe++ argument list."""
        env = dict(os.environ)
        if "-m" in self.argv:
            env["PYTHONPATH"] = str(_SOURCES)
        if self.pure:
            env["CUFE_PURE"] = "1"
        return run([*self.argv, *arguments], cwd, env, limit=900.0)


def link_inputs(made: Plan, folder: Path) -> None:
    """Make the stub and the device image visible next to a host file in another folder."""
    for path in (made.stub, made.fatbin):
        target = folder / path.name
        if not target.exists():
            target.symlink_to(path)


def build(nvcc: Path, source: Path, flags: list[str], output: Path, cwd: Path) -> Outcome:
    """A whole nvcc run (for the end-to-end mode): exit status, messages, seconds."""
    return run([str(nvcc), *flags, "-o", str(output), str(source)], cwd)


def toolkit_nvcc(folder: Path, command: list[str] | None = None, lean: bool = False) -> Path:
    """The `bin/nvcc` of a toolkit folder that `cufe toolkit` makes (made on the first call)."""
    nvcc = folder / "bin/nvcc"
    if not nvcc.exists():
        argv = command or [sys.executable, "-P", "-m", "cufe.driver.main"]
        env = dict(os.environ)
        if command is None:
            env["PYTHONPATH"] = str(_SOURCES)
        done = run([*argv, "toolkit", *(["--lean"] if lean else []), str(folder)], Path.cwd(), env)
        if done.status != 0:
            shutil.rmtree(folder, ignore_errors=True)
            raise StageError("cufe toolkit", done.status, done.text)
    return nvcc
