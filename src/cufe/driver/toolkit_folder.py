"""`cufe toolkit DIR`: a folder that is the user's toolkit with cufe in the place of `cudafe++`.

nvcc finds its parts by the folder it was called in (`_HERE_`, links not resolved): the file `nvcc.profile`
there sets the paths, and `cudafe++` is looked up on the `PATH` that the profile makes.  So there is

DIR/cufe/       a link to nvcc, a profile of our own, our cudafe++, and links to all other programs of the
toolkit
    DIR/bin/nvcc    a script of a few lines that runs DIR/cufe/nvcc
    DIR/bin/...     links to the other programs
    DIR/...         links to everything else in the toolkit (include, lib64, nvvm, targets, ...)

so that DIR can be what `CUDA_HOME` points to.  The script, unlike a link, works when it is itself linked to
from elsewhere, and gives ccache a compiler of its own: its text changes with every version of cufe.
"""

from __future__ import annotations

import os
import shlex
import sys
import zlib

from cufe import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.toolkit import Toolkit

_OWN: Final = "cufe"
_MARK: Final = "README"
_MARK_TEXT: Final = "Made by `cufe toolkit`; run it again to refresh. Do not keep files of your own here.\n"
# The longest first line of a script that every Linux takes.
_LONGEST_FIRST_LINE: Final = 120


class FolderError(Exception):
    """The folder cannot be made; the text says why."""


def make_folder(toolkit: Toolkit, folder: str) -> str:
    """Makes or refreshes `folder` for `toolkit`; returns the path of the nvcc in it."""
    folder = os.path.abspath(folder)
    own = os.path.join(folder, _OWN)
    if os.path.isdir(folder) and os.listdir(folder) and not os.path.exists(os.path.join(own, _MARK)):
        raise FolderError(f"{folder} has other files in it")
    if os.path.realpath(folder) == os.path.realpath(toolkit.root):
        raise FolderError(f"{folder} is the toolkit itself")
    programs = os.path.join(folder, "bin")
    os.makedirs(own, exist_ok=True)
    os.makedirs(programs, exist_ok=True)
    _write(os.path.join(own, _MARK), _MARK_TEXT, 0o644)

    wanted = {name: os.path.join(toolkit.root, name) for name in os.listdir(toolkit.root)}
    for name in ("bin", _OWN):
        wanted.pop(name, None)
    if "lib" in wanted and "lib64" not in wanted:
        # PyPI packages have no lib64, where nvcc and others look.
        wanted["lib64"] = wanted["lib"]
    _link_all(folder, wanted, keep=("bin", _OWN))

    tools = {name: os.path.join(toolkit.bin, name) for name in os.listdir(toolkit.bin)}
    del tools["cudafe++"]
    _link_all(own, {name: path for name, path in tools.items() if name != "nvcc.profile"}, keep=_written(own))
    _write(os.path.join(own, "nvcc.profile"), _profile(toolkit), 0o644)
    _write(os.path.join(own, "cudafe++"), _launcher(), 0o755)

    tools["cudafe++"] = os.path.join("..", _OWN, "cudafe++")
    _link_all(programs, {name: path for name, path in tools.items() if name != "nvcc"}, keep=("nvcc",))
    nvcc = os.path.join(programs, "nvcc")
    _write(nvcc, _wrapper(toolkit), 0o755)
    return nvcc


def _written(own: str) -> tuple[str, ...]:
    return (_MARK, "nvcc.profile", "cudafe++")


def _profile(toolkit: Toolkit) -> str:
    """The profile of the toolkit as its own nvcc would read it, with our folder first on the path."""
    with open(os.path.join(toolkit.bin, "nvcc.profile"), encoding="utf-8", errors="surrogateescape") as file:
        text = file.read()
    text = text.replace("$(_HERE_)", toolkit.bin)
    text += "\nPATH            += $(_HERE_):\n"
    if not os.path.isdir(os.path.join(toolkit.root, "lib64")):
        text += f'\nLIBRARIES        =+ $(_SPACE_) "-L{os.path.join(toolkit.root, "lib")}"\n'
    return text


def _wrapper(toolkit: Toolkit) -> str:
    return (
        "#!/bin/sh\n"
        f"# nvcc {toolkit.release} with cufe {__version__} ({_fingerprint():08x}) as its front end.\n"
        "self=$0\n"
        'while [ -h "$self" ]; do\n'
        '    link=$(readlink -- "$self")\n'
        "    case $link in /*) self=$link ;; *) self=${self%/*}/$link ;; esac\n"
        "done\n"
        "case $self in */*) ;; *) self=./$self ;; esac\n"
        f'exec "${{self%/*}}/../{_OWN}/nvcc" "$@"\n'
    )


def _launcher() -> str:
    """The program `cudafe++`: this Python without its site packages, which it would take longer to set up
    than to run.
    """
    python = getattr(sys, "_base_executable", "") or sys.executable
    home = _home()
    first = f"#!{python} -IS\n"
    if " " in python or len(first) > _LONGEST_FIRST_LINE:
        # The shell runs the second line; Python takes it for a string.
        first = f"#!/bin/sh\n''':'\nexec {shlex.quote(python)} -IS \"$0\" \"$@\"\n'''\n"
    return (
        f"{first}# cufe {__version__} ({_fingerprint():08x})\n"
        "import sys\n\n"
        f"sys.path.insert(0, {home!r})\n\n"
        "from cufe.driver.cudafe import program\n\n"
        "program()\n"
    )


def _home() -> str:
    """The folder that holds the package."""
    return os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


def _fingerprint() -> int:
    """A number that changes when any file of the package does."""
    value = 0
    for folder, inner, names in os.walk(os.path.dirname(os.path.dirname(os.path.realpath(__file__)))):
        inner.sort()
        for name in sorted(names):
            if name.endswith((".py", ".so")):
                with open(os.path.join(folder, name), "rb") as file:
                    value = zlib.crc32(file.read(), value)
    return value


def _link_all(folder: str, wanted: dict[str, str], keep: tuple[str, ...]) -> None:
    """Makes `folder` hold just these links, and what is to be kept."""
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        if name not in keep and name not in wanted and os.path.islink(path):
            os.unlink(path)
    for name, target in wanted.items():
        path = os.path.join(folder, name)
        if os.path.islink(path) and os.readlink(path) == target:
            continue
        temporary = f"{path}.{os.getpid()}.tmp"
        os.symlink(target, temporary)
        os.replace(temporary, path)


def _write(path: str, text: str, mode: int) -> None:
    """Writes a file unless it is the same already; a build at the same time sees the old or the new one."""
    data = text.encode("utf-8", "surrogateescape")
    try:
        with open(path, "rb") as file:
            if file.read() == data:
                os.chmod(path, mode)
                return
    except FileNotFoundError:
        pass
    temporary = f"{path}.{os.getpid()}.tmp"
    with open(temporary, "wb") as file:
        file.write(data)
    os.chmod(temporary, mode)
    os.replace(temporary, path)
