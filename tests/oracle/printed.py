"""What the real front ends print for a unit, kept below the cache folder by the unit, the arguments and the release."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .reference import cache_folder
from .toolkit import need_toolkit, release

if TYPE_CHECKING:
    from collections.abc import Sequence


def printed(source: bytes, arguments: Sequence[str], program: str = "bin/cudafe++") -> str:
    """The standard error stream of a program of the toolkit, one character a byte; the unit has no name of its own."""
    named = [] if program == "bin/cudafe++" else [program]
    key = hashlib.sha256("\0".join([release(), *named, *arguments, ""]).encode() + source)
    stored = cache_folder() / "printed" / f"{key.hexdigest()[:24]}.gz"
    if not stored.exists():
        with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as folder:
            (Path(folder) / "unit.ii").write_bytes(source)
            command = [str(need_toolkit() / program), *arguments, "unit.ii"]
            done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=600)
        stored.parent.mkdir(parents=True, exist_ok=True)
        part = stored.with_suffix(f".{os.getpid()}")
        part.write_bytes(gzip.compress(done.stderr, 3))
        part.rename(stored)
    return gzip.decompress(stored.read_bytes()).decode("latin-1")
