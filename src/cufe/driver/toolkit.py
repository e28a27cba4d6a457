"""Finding the CUDA toolkit of the user.

Looked at in this order: the folder asked for, `$CUDA_HOME`, `$CUDA_PATH`, the `nvcc` on `PATH` (which may be
a wrapper, and may be one of cufe's own folders), `/usr/local/cuda*`, and the PyPI packages of this Python
(`nvidia-cuda-nvcc` and its kin).
"""

from __future__ import annotations

import glob
import os
import re
import shutil
import subprocess
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

#: The release whose front end cufe stands in for.
RELEASE: Final = "13.0"
#: Where toolkits are installed, as a pattern.
USUAL_PLACES: Final = "/usr/local/cuda*"
_QUESTION_SECONDS: Final = 60


class Toolkit:
    """A toolkit: `root` (with `include` and `nvvm`), `bin` with the real nvcc, its `release` ("13.0"), and
    how it was `found`.
    """

    def __init__(self, folder: str, found: str) -> None:
        self.bin = folder
        self.root = os.path.dirname(folder)
        self.found = found
        self.release = _release(os.path.join(folder, "nvcc"))

    @property
    def nvcc(self) -> str:
        """The real nvcc."""
        return os.path.join(self.bin, "nvcc")


class NoToolkitError(Exception):
    """Raised where there is no toolkit; the text says where it was looked for."""


def find_toolkit(wanted: str = "") -> Toolkit:
    """The toolkit asked for (its root, its `bin`, or an nvcc), else the first of the right release, else the first.
    """
    looked: list[str] = []
    other: Toolkit | None = None
    for place, found in [(wanted, "asked for")] if wanted else _places():
        folder = _folder_of(place)
        if folder:
            toolkit = Toolkit(folder, found)
            if toolkit.release == RELEASE or wanted:
                return toolkit
            other = other or toolkit
        looked.append(f"{place} ({found})")
    if other is not None:
        return other
    raise NoToolkitError("no CUDA toolkit in " + ", ".join(looked))


def _places() -> Iterator[tuple[str, str]]:
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        value = os.environ.get(variable)
        if value:
            yield value, f"${variable}"
    on_path = shutil.which("nvcc")
    if on_path:
        yield on_path, "nvcc on PATH"
    for place in sorted(glob.glob(USUAL_PLACES), reverse=True):
        yield place, "usual place"
    for folder in sys.path:
        for place in sorted(glob.glob(os.path.join(glob.escape(folder or "."), "nvidia", "cu*"))):
            yield place, "PyPI packages"
    yield from ((os.path.dirname(folder), "PyPI packages") for folder in _nvcc_packages())


def _nvcc_packages() -> Iterator[str]:
    """`bin` folders of nvcc packages in the older layout."""
    for folder in sys.path:
        yield from glob.glob(os.path.join(glob.escape(folder or "."), "nvidia", "cuda_nvcc", "bin"))


def _folder_of(place: str) -> str:
    """The `bin` folder of the real nvcc behind `place`, "" if there is none."""
    for nvcc in (place, os.path.join(place, "nvcc"), os.path.join(place, "bin", "nvcc")):
        if os.path.isfile(nvcc) and os.access(nvcc, os.X_OK):
            return _behind(os.path.abspath(nvcc))
    return ""


def _behind(nvcc: str) -> str:
    """The folder with the real nvcc that `nvcc` (a program, a link or a wrapper script) runs."""
    real = os.path.realpath(nvcc)
    own = os.path.join(os.path.dirname(real), os.pardir, "cufe", "nvcc")
    if os.path.islink(own):
        # A folder of `cufe toolkit`: it links to the toolkit behind it.
        real = os.path.realpath(own)
    if not _is_toolkit(os.path.dirname(real)):
        here = re.search(r"^#\$ _HERE_=(.*)$", _answer([nvcc, "--dryrun", "-v", "__cufe__"]), re.MULTILINE)
        if here is None:
            return ""
        real = os.path.realpath(os.path.join(here.group(1), "nvcc"))
    folder = os.path.dirname(real)
    return folder if _is_toolkit(folder) else ""


def _is_toolkit(folder: str) -> bool:
    return all(os.path.exists(os.path.join(folder, name)) for name in ("nvcc", "nvcc.profile", "cudafe++"))


def _release(nvcc: str) -> str:
    """The release that nvcc names, "" if it names none."""
    found = re.search(r"release (\d+\.\d+)", _answer([nvcc, "--version"]))
    return found.group(1) if found else ""


def _answer(command: list[str]) -> str:
    """Everything a command prints; "" if it cannot be run."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=_QUESTION_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace")
