"""Where the real tools are: `$CUDA_HOME`, `/usr/local/cuda*` (newest first), the `nvcc` on the path."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
from pathlib import Path


def _candidates() -> list[Path]:
    found: list[Path] = []
    home = os.environ.get("CUDA_HOME")
    if home:
        found.append(Path(home))
    found.extend(sorted(Path("/usr/local").glob("cuda*"), reverse=True))
    on_path = shutil.which("nvcc")
    if on_path:
        found.append(Path(on_path).resolve().parent.parent)
    return found


@functools.cache
def toolkit() -> Path | None:
    """The root of a toolkit that has nvcc, cudafe++ and cicc; None where there is none."""
    for root in _candidates():
        parts = (root / "bin/nvcc", root / "bin/cudafe++", root / "nvvm/bin/cicc")
        if all(part.exists() for part in parts):
            return root.resolve()
    return None


def need_toolkit() -> Path:
    """The root of the toolkit; an error where there is none."""
    root = toolkit()
    if root is None:
        raise FileNotFoundError("no CUDA toolkit: set CUDA_HOME")
    return root


@functools.cache
def release() -> str:
    """The release of the toolkit and of the host compiler in one line; part of every cache key."""
    out = subprocess.run([need_toolkit() / "bin/nvcc", "--version"], capture_output=True, text=True, check=True)
    match = re.search(r"V([\d.]+)", out.stdout)
    gcc = subprocess.run(["gcc", "-dumpfullversion"], capture_output=True, text=True, check=True)
    return f"nvcc {match.group(1) if match else out.stdout} gcc {gcc.stdout.strip()}"
