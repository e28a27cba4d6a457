"""NVRTC, the oracle of run-time compilation: it runs without a GPU.

The library is the one that `NVRTC_LIBRARY` names, else that of the package `nvidia-cuda-nvrtc`, else one that the
system finds.  Run as a program (`python -m tests.oracle.nvrtc SOURCE OPTIONS...`) it compiles a file; NVRTC writes its
SARIF to standard error.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import importlib.util
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

_SARIF = ("-Xcudafe", "--output_mode=sarif")
_RESULT = re.compile(r'"ruleId":"EC(\d+)","level":"(\w+)"(?:(?!"ruleId").)*?"startLine":(\d+)')
#: internal numbers from here on are shown 16543 higher
_FIRST_SHIFTED = 3457


@cache
def library() -> Path | None:
    """Where NVRTC is, None where it is not installed."""
    named = os.environ.get("NVRTC_LIBRARY")
    if named:
        return Path(named)
    package = importlib.util.find_spec("nvidia")
    for folder in (package.submodule_search_locations or ()) if package is not None else ():
        for found in sorted(Path(folder).glob("*/lib/libnvrtc.so.1[0-9]")):
            return found
    system = ctypes.util.find_library("nvrtc")
    return Path(system) if system else None


def diagnostics_of(source: Path, options: list[str]) -> list[tuple[int, str, int]]:
    """What NVRTC says to a file: display number, severity and line, in its order."""
    command = [sys.executable, "-m", "tests.oracle.nvrtc", str(source), *options, *_SARIF]
    root = Path(__file__).resolve().parents[2]
    answer = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True, errors="replace").stderr
    return [
        (int(number) + (16543 if int(number) >= _FIRST_SHIFTED else 0), level, int(line))
        for number, level, line in _RESULT.findall(answer)
    ]


def _compile(source: Path, options: list[str]) -> None:
    path = library()
    assert path is not None
    for builtins in path.parent.glob("libnvrtc-builtins.so*"):
        ctypes.CDLL(str(builtins), mode=ctypes.RTLD_GLOBAL)
    nvrtc = ctypes.CDLL(str(path))
    program = ctypes.c_void_p()
    text = source.read_bytes()
    if nvrtc.nvrtcCreateProgram(ctypes.byref(program), text, source.name.encode(), 0, None, None):
        raise SystemExit("NVRTC makes no program")
    words = (ctypes.c_char_p * len(options))(*[option.encode() for option in options])
    nvrtc.nvrtcCompileProgram(program, len(options), words)


if __name__ == "__main__":
    _compile(Path(sys.argv[1]), sys.argv[2:])
