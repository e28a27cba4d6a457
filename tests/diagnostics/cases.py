"""The case files of `../shared/cases/diag`, preprocessed as nvcc does, with the flags they ask for."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.diagnostics.replay import STANDARD

CASES = Path(__file__).resolve().parents[3] / "shared" / "cases" / "diag"

_DEFINES = [
    "-D__CUDACC__",
    "-D__NVCC__",
    "-D__CUDACC_VER_MAJOR__=13",
    "-D__CUDACC_VER_MINOR__=0",
    "-D__CUDACC_VER_BUILD__=88",
    "-D__CUDA_API_VER_MAJOR__=13",
    "-D__CUDA_API_VER_MINOR__=0",
    "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
    "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1",
    "-m64",
]


class Case:
    """One case: its unit (preprocessed on demand, for a device where that is asked for), and the arguments for
    `cudafe++`; `architecture` is that of its device pass, "90a" for `compute_90a`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="latin-1")
        self.flags: list[str] = []
        left_out: list[str] = []
        for key, value in re.findall(r"^// (flags|without): (.*)$", self.text, re.MULTILINE):
            for word in value.split():
                if key == "without" or word.startswith("!"):
                    left_out.append(word.lstrip("!"))
                else:
                    self.flags.append(word)
        asked = re.search(r"^// arch: (\d+[af]?)", self.text, re.MULTILINE)
        self.architecture = asked[1] if asked else "75"
        self.standard = next((flag[5:] for flag in self.flags if flag.startswith("--c++")), "17")
        self.extended = "--no-extended-lambda" not in self.flags and "--extended-lambda" not in left_out
        self.header = "--no-header" not in self.flags
        self.flags = [flag for flag in self.flags if not flag.startswith(("--c++", "--no-extended", "--no-header"))]
        standard = [flag for flag in STANDARD if flag not in left_out]
        if not self.extended:
            standard = [flag for flag in standard if flag != "--extended-lambda"]
        self.arguments = [
            f"--c++{self.standard}",
            *standard,
            f"--orig_src_file_name={path.name}",
            f"--orig_src_path_name=/src/{path.name}",
            *self.flags,
        ]

    def device_defines(self) -> list[str]:
        """What is defined in the device pass alone."""
        number = self.architecture.rstrip("af")
        defines = [f"-D__CUDA_ARCH__={number}0", "-DCUDA_DOUBLE_MATH_FUNCTIONS"]
        if self.architecture.endswith("a"):
            defines.append(f"-D__CUDA_ARCH_FEAT_SM{number}_ALL")
        return defines

    def preprocess(self, toolkit: Path, target: Path, device: bool = False) -> None:
        """Writes the unit to `target`."""
        include = toolkit / "targets" / "x86_64-linux" / "include"
        command = ["gcc", "-E", "-x", "c++", f"-std=c++{self.standard}", *_DEFINES, "-I", str(include)]
        command.append(f"-D__CUDA_ARCH_LIST__={self.architecture.rstrip('af')}0")
        if device:
            command += self.device_defines()
        command += ["-isystem", str(include / "cccl")]
        if self.extended:
            command.append("-D__CUDACC_EXTENDED_LAMBDA__")
        if "--relaxed_constexpr" in self.flags:
            command.append("-D__CUDACC_RELAXED_CONSTEXPR__")
        if "--device-c" in self.flags:
            command.append("-D__CUDACC_RDC__")
        if self.header:
            command += ["-include", "cuda_runtime.h"]
        subprocess.run(
            [*command, self.path.name, "-o", str(target)],
            cwd=self.path.parent,
            check=True,
            capture_output=True,
        )


def cases() -> list[Case]:
    """All cases, none where the folder is absent."""
    return [Case(path) for path in sorted(CASES.glob("*/*.cu"))]
