"""`cufe toolkit DIR`: a folder that is the user's toolkit with cufe in the place of `cudafe++`.

nvcc finds its parts by the folder it was called in (`_HERE_`, links not resolved): the file `nvcc.profile`
there sets the paths, and `cudafe++` is looked up on the `PATH` that the profile makes.  So there is

DIR/cufe/       a link to nvcc, a profile of our own, our cudafe++, and links to all other programs of the
toolkit
    DIR/bin/nvcc    a script of a few lines that runs DIR/cufe/nvcc
    DIR/bin/...     links to the other programs
    DIR/...         links to everything else in the toolkit (include, lib64, nvvm, targets, ...)

so that DIR can be what `CUDA_HOME` points to.  The script, unlike a link, works when it is itself linked to
from elsewhere, and says what is amiss when the cufe or the toolkit behind it is gone.

With `--lean` there are launchers for `cicc` and the host compiler as well (`cufe.driver.lean_folder`).

A cache of objects (ccache, sccache, or make with the dependencies that the compiler writes) must see without a run of
cufe that cufe has changed: a hit runs nothing.  So the profile makes every unit include DIR/cufe/stamp.h. That leads to
a file of the installation, which a build of cufe writes and each installation replaces (`cufe.driver.stamp`).
"""

from __future__ import annotations

import os
import shlex
import sys

from cufe import __version__
from cufe.driver.lean_folder import HOST_COMPILERS, LAUNCHERS, PROFILE, device_call, host_launcher
from cufe.driver.lean_switch import HEADER, WARNED_HEADER
from cufe.driver.stamp import LAYOUT, NAME, stamp_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.toolkit import Toolkit

_OWN: Final = "cufe"
_MARK: Final = "README"
#: what is in the folder `cufe` and is no link to a program of the toolkit
_WRITTEN: Final = (_MARK, NAME, "nvcc.profile", "cudafe++", *LAUNCHERS)
_MARK_TEXT: Final = "Made by `cufe toolkit`; run it again to refresh. Do not keep files of your own here.\n"
# The longest first line of a script that every Linux takes.
_LONGEST_FIRST_LINE: Final = 120


class FolderError(Exception):
    """The folder cannot be made; the text says why."""


def make_folder(toolkit: Toolkit, folder: str, lean: bool = False) -> str:
    """Makes or refreshes `folder` for `toolkit`; returns the path of the nvcc in it.

    The units of a `lean` one are made without what nothing in them needs."""
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
    _link_all(own, {name: path for name, path in tools.items() if name != "nvcc.profile"}, keep=_WRITTEN)
    _write(os.path.join(own, "nvcc.profile"), _profile(toolkit) + (PROFILE if lean else ""), 0o644)
    front_end = "lean_host" if lean else "cudafe"
    _write(os.path.join(own, "cudafe++"), _launcher(folder, "cudafe++", front_end, "program()"), 0o755)
    if lean:
        for header in (HEADER, WARNED_HEADER):
            _write(os.path.join(own, header), "", 0o644)
        _write(os.path.join(own, "cicc"), _launcher(folder, "cicc", "lean_device", device_call(toolkit, folder)), 0o755)
        for name in HOST_COMPILERS:
            _write(os.path.join(own, name), host_launcher(folder), 0o755)
    else:
        for name in LAUNCHERS:
            if os.path.exists(os.path.join(own, name)):
                os.unlink(os.path.join(own, name))
    installed = os.path.join(_home(), "cufe", NAME)
    if os.path.exists(installed):
        _link(os.path.join(own, NAME), installed)
    else:
        _write(os.path.join(own, NAME), stamp_of(os.path.join(_home(), "cufe")), 0o644)

    tools["cudafe++"] = os.path.join("..", _OWN, "cudafe++")
    _link_all(programs, {name: path for name, path in tools.items() if name != "nvcc"}, keep=("nvcc",))
    nvcc = os.path.join(programs, "nvcc")
    _write(nvcc, _wrapper(toolkit), 0o755)
    return nvcc


def _profile(toolkit: Toolkit) -> str:
    """The profile of the toolkit as its own nvcc would read it, with our folder first on the path."""
    with open(os.path.join(toolkit.bin, "nvcc.profile"), encoding="utf-8", errors="surrogateescape") as file:
        text = file.read()
    text = text.replace("$(_HERE_)", toolkit.bin)
    text += "\nPATH            += $(_HERE_):\n"
    text += f'\nINCLUDES        =+ $(_SPACE_) -include "$(_HERE_)/{NAME}" $(_SPACE_)\n'
    if not os.path.isdir(os.path.join(toolkit.root, "lib64")):
        text += f'\nLIBRARIES        =+ $(_SPACE_) "-L{os.path.join(toolkit.root, "lib")}"\n'
    return text


def _wrapper(toolkit: Toolkit) -> str:
    """The program `bin/nvcc`: it looks whether all it needs is there, and runs the nvcc of the folder `cufe`."""
    cufe = _shown(_home())
    return f"""\
#!/bin/sh
# nvcc {toolkit.release} with cufe as its front end; made by cufe {__version__}.
self=$0
while [ -h "$self" ]; do
    link=$(readlink -- "$self")
    case $link in /*) self=$link ;; *) self=${{self%/*}}/$link ;; esac
done
case $self in */*) ;; *) self=./$self ;; esac
own=${{self%/*}}/../{_OWN}
again="run \\`cufe toolkit ${{self%/bin/*}}\\` again"
if [ ! -x "$own/nvcc" ]; then
    echo "nvcc: the toolkit in {_shown(toolkit.root)} is gone; $again" >&2
    exit 1
fi
if [ ! -x {shlex.quote(_python())} ] || [ ! -d {shlex.quote(os.path.join(_home(), "cufe"))} ] ||
    [ ! -r "$own/{NAME}" ]; then
    echo "nvcc: the cufe in {cufe} is gone; $again" >&2
    exit 1
fi
read -r layout <"$own/{NAME}"
if [ "$layout" != {shlex.quote(LAYOUT)} ]; then
    echo "nvcc: the cufe in {cufe} is of another version than the one that made this folder; $again" >&2
    exit 1
fi
{_staleness()}exec "$own/nvcc" "$@"
"""


def _staleness() -> str:
    """Lines of the script for a folder that uses a checkout: they tell when its sources changed behind what was
    compiled of them, or behind the stamp of this folder where they are run as they are."""
    package = os.path.join(_home(), "cufe")
    if os.path.exists(os.path.join(package, NAME)):
        environment = os.path.normpath(os.path.join(_home(), "..", "..", ".."))
        built = os.path.join(environment, "cufe-installed")
        sources = os.path.join(os.path.dirname(environment), "src", "cufe")
        if not os.path.isdir(sources) or not os.path.exists(built):
            return ""
        built = shlex.quote(built)
        remedy = "\\`./cufe build\\` there compiles them again"
    else:
        sources = package
        built = f'"$own/{NAME}"'
        remedy = "$again"
    return f"""\
if [ -n "$(find -L {shlex.quote(sources)} -name '*.py' -newer {built} -print -quit 2>/dev/null)" ]; then
    echo "nvcc: the sources in {_shown(sources)} changed behind the cufe of this folder; {remedy}" >&2
fi
"""


def _shown(path: str) -> str:
    """A path as it stands between double quotes in a script."""
    return "".join([f"\\{one}" if one in '\\"$`' else one for one in path])


def _python() -> str:
    return getattr(sys, "_base_executable", "") or sys.executable


def _launcher(folder: str, name: str, module: str, call: str) -> str:
    """A program of the folder, which calls a function of a module of the driver: this Python without its site
    packages, which it would take longer to set up than to run.
    """
    python = _python()
    home = _home()
    first = f"#!{python} -IS\n"
    if " " in python or len(first) > _LONGEST_FIRST_LINE:
        # The shell runs the second line; Python takes it for a string.
        first = f"#!/bin/sh\n''':'\nexec {shlex.quote(python)} -IS \"$0\" \"$@\"\n'''\n"
    gone = f"{name}: the cufe in {home} is gone; run `cufe toolkit {folder}` again\n"
    return (
        f"{first}# made by cufe {__version__}\n"
        "import sys\n\n"
        f"sys.path.insert(0, {home!r})\n\n"
        "try:\n"
        f"    from cufe.driver.{module} import program\n"
        "except ModuleNotFoundError:\n"
        f"    sys.stderr.write({gone!r})\n"
        "    sys.exit(4)\n\n"
        f"{call}\n"
    )


def _home() -> str:
    """The folder that holds the package."""
    return os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


def _link_all(folder: str, wanted: dict[str, str], keep: tuple[str, ...]) -> None:
    """Makes `folder` hold just these links, and what is to be kept."""
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        if name not in keep and name not in wanted and os.path.islink(path):
            os.unlink(path)
    for name, target in wanted.items():
        _link(os.path.join(folder, name), target)


def _link(path: str, target: str) -> None:
    """Makes a link, unless it is there."""
    if os.path.islink(path) and os.readlink(path) == target:
        return
    temporary = f"{path}.{os.getpid()}.tmp"
    os.symlink(target, temporary)
    os.replace(temporary, path)


def _write(path: str, text: str, mode: int) -> None:
    """Writes a file unless it is the same already; a build at the same time sees the old or the new one."""
    data = text.encode("utf-8", "surrogateescape")
    try:
        with open(path, "rb") as file:
            if file.read() == data and not os.path.islink(path):
                os.chmod(path, mode)
                return
    except FileNotFoundError:
        pass
    temporary = f"{path}.{os.getpid()}.tmp"
    with open(temporary, "wb") as file:
        file.write(data)
    os.chmod(temporary, mode)
    os.replace(temporary, path)
