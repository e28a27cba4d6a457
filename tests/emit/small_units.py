"""Small units without headers, split by the real tool and by cufe and compiled by the host compiler.

A file of units is cut at lines `//--- NAME [flags]`; `-wp` and `-rdc` leave one mode of two, other flags go to
cudafe++ as they are.
"""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from cufe.diagnostics.report import Report
from cufe.emit.unit import host_unit
from cufe.text.settings import Settings

_PRELUDE = """\
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
extern "C" { int cudaLaunchKernel(...); void exit(int); void free(void *); }
#define __specialization_static
# 1 "a.cu"
"""
_ARRAY = re.compile(r"hostRef(\w+)Linkage\[\] = \{\n(.*?)\};", re.DOTALL)
_FALLBACK = re.compile(r"_[0-9a-f]{8}_\d+$")
WHOLE = "--static-host-stub"
SEPARATE = "--device-c"


@dataclass
class SmallUnit:
    """One unit of a file: its name, flags and text."""

    name: str
    flags: list[str]
    text: str

    @property
    def standard(self) -> int:
        """The language, from a flag `--c++NN`."""
        return next((int(flag[5:]) for flag in self.flags if flag.startswith("--c++")), 17)

    @property
    def modes(self) -> list[str]:
        """The modes to try: whole program, relocatable device code."""
        if "-wp" in self.flags:
            return [WHOLE]
        return [SEPARATE] if "-rdc" in self.flags else [WHOLE, SEPARATE]

    @property
    def extra(self) -> list[str]:
        """Flags for cudafe++."""
        return [flag for flag in self.flags if flag not in ("-wp", "-rdc") and not flag.startswith("--c++")]


@dataclass
class Outcome:
    """A host file, whether it compiles, its symbols (name, letter, size) and its array entries."""

    module_id: str
    compiles: bool = True
    messages: str = ""
    symbols: list[tuple[str, str, str]] = field(default_factory=list)
    arrays: dict[str, list[str]] = field(default_factory=dict)

    @property
    def is_fallback(self) -> bool:
        """Whether the module id has no representative entity in it."""
        return _FALLBACK.search(self.module_id) is not None


def read_units(path: Path) -> list[SmallUnit]:
    """The units of a file."""
    parts = re.split(r"^//--- *", path.read_text(), flags=re.MULTILINE)[1:]
    units = []
    for part in parts:
        head, _, text = part.partition("\n")
        name, *flags = head.split()
        units.append(SmallUnit(name, flags, text))
    return units


def preprocess(unit: SmallUnit, folder: Path) -> Path:
    """The preprocessed unit."""
    source = folder / "unit.cu"
    source.write_text(_PRELUDE + unit.text)
    result = folder / "a.ii"
    argv = ["g++", "-E", "-x", "c++", f"-std=gnu++{unit.standard}", str(source), "-o", str(result)]
    subprocess.run(argv, check=True)
    (folder / "s.c").write_text("")
    return result


def split_by_real(toolkit: Path, unit: SmallUnit, mode: str, folder: Path, build: bool = True) -> Outcome | None:
    """The outcome with the real tool; None where it rejects the unit."""
    host, id_file = folder / "real.cpp", folder / "id"
    argv = [str(toolkit / "bin/cudafe++"), f"--c++{unit.standard}", "-w", mode, "--device-hidden-visibility"]
    argv += ["--gnu_version=120200", "--allow_managed", "--m64", "--parse_templates", "--stub_file_name", "s.c"]
    argv += ["--orig_src_file_name", "a.cu", "--orig_src_path_name", "/x/a.cu", "--gen_c_file_name", str(host)]
    argv += ["--gen_module_id_file", "--module_id_file_name", str(id_file), *unit.extra, str(folder / "a.ii")]
    if subprocess.run(argv, cwd=folder, capture_output=True, check=False).returncode != 0:
        return None
    outcome = Outcome(id_file.read_text())
    return _build(host, unit, outcome) if build else outcome


def split_by_cufe(unit: SmallUnit, mode: str, folder: Path, module_id: str, build: bool = True) -> Outcome:
    """The outcome with cufe; `module_id` empty lets it compute one."""
    settings = Settings()
    settings.standard = unit.standard
    settings.gnu_version = 120200
    settings.static_host_stub = mode == WHOLE
    settings.device_c = mode == SEPARATE
    settings.partial_link = "--partial-link" in unit.extra
    settings.device_hidden_visibility = True
    settings.orig_src_file_name = "a.cu"
    settings.orig_src_path_name = "/x/a.cu"
    settings.stub_file_name = "s.c"
    settings.input_name = "a.ii"
    settings.module_id = module_id
    made = host_unit((folder / "a.ii").read_bytes(), settings, Report())
    outcome = Outcome(made.module_id)
    if not build:
        return outcome
    host = folder / "cufe.cpp"
    host.write_bytes(made.text)
    return _build(host, unit, outcome)


def _build(host: Path, unit: SmallUnit, outcome: Outcome) -> Outcome:
    """Compiles a host file; unused statics stay, since the stub file would use them."""
    target = host.with_suffix(".o")
    argv = ["g++", f"-std=gnu++{unit.standard}", "-w", "-c", "-fno-toplevel-reorder", str(host), "-o", str(target)]
    done = subprocess.run(argv, cwd=host.parent, capture_output=True, text=True, check=False)
    outcome.arrays = {
        name: re.findall(r"/\* (.*?) \*/", body) for name, body in _ARRAY.findall(host.read_text("latin-1"))
    }
    outcome.compiles = done.returncode == 0
    outcome.messages = done.stderr
    if not outcome.compiles:
        return outcome
    listed = subprocess.run(["nm", "-S", str(target)], capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines():
        words = line.split()
        size = words[1] if len(words) == 4 else ""
        # The run-time of managed memory and the initialiser that is named after the file.
        if "__nv_" not in words[-1] and "_sub_I_" not in words[-1]:
            outcome.symbols.append((words[-1], words[-2], size))
    outcome.symbols.sort()
    return outcome
