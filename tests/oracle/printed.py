"""What the real cudafe++ prints for a unit, kept below the cache folder by the unit, the arguments and the release."""

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


def printed(source: bytes, arguments: Sequence[str]) -> str:
    """The standard error stream, one character a byte; `arguments` without the unit, which has no name of its own."""
    key = hashlib.sha256("\0".join([release(), *arguments, ""]).encode() + source)
    stored = cache_folder() / "printed" / f"{key.hexdigest()[:24]}.gz"
    if not stored.exists():
        with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as folder:
            (Path(folder) / "unit.ii").write_bytes(source)
            command = [str(need_toolkit() / "bin/cudafe++"), *arguments, "unit.ii"]
            done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=600)
        stored.parent.mkdir(parents=True, exist_ok=True)
        part = stored.with_suffix(f".{os.getpid()}")
        part.write_bytes(gzip.compress(done.stderr, 3))
        part.rename(stored)
    return gzip.decompress(stored.read_bytes()).decode("latin-1")
