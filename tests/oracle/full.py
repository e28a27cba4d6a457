"""The end-to-end mode: the user's nvcc against the nvcc of a `cufe toolkit` folder, from source to object."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from . import pipeline
from .compare import CUFE_FAILED, REFERENCE_FAILED, Verdict, compare
from .digest import digest
from .toolkit import need_toolkit


def _module_id(source: Path, flags: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        made = pipeline.plan(source, flags, Path(folder), Path.cwd())
        made.run("gcc -E", made.host_preprocess)
        made.run("cudafe++", made.split)
        return made.module_id.read_text()


def check(source: Path, flags: list[str], toolkit: Path, command: list[str] | None = None) -> Verdict:
    """Build with both nvccs and compare the objects. `toolkit` is made (by `command`) if it is not there."""
    nvcc = pipeline.toolkit_nvcc(toolkit, command)
    compile_only = [] if {"-c", "-dc", "-dw"} & set(flags) else ["-c"]
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as scratch:
        folder = Path(scratch)
        start = time.perf_counter()
        real = pipeline.build(need_toolkit() / "bin/nvcc", source, compile_only + flags, folder / "real.o", Path.cwd())
        if real.status != 0:
            return Verdict(REFERENCE_FAILED, text=real.text)
        middle = time.perf_counter()
        ours = pipeline.build(nvcc, source, compile_only + flags, folder / "cufe.o", Path.cwd())
        if ours.status != 0:
            return Verdict(CUFE_FAILED, text=ours.text)
        module_id = _module_id(source, flags)
        verdict = compare(digest(folder / "real.o", module_id), digest(folder / "cufe.o", module_id))
        verdict.reference_seconds = middle - start
        verdict.cufe_seconds = time.perf_counter() - middle
        return verdict
