"""Brings `.venv/` of this checkout up to date; `./cufe` and `./test` call it when something changed.

    environment.py [--test]

Two forms of cufe can be installed: a wheel with the compiled core, or, with `CUFE_PURE=1` in the
environment, a link to the source tree. A stamp in `.venv/` says which form of which sources is installed.
Wheels are kept in `.cache/wheels/`, so that going back and forth between two states of the sources costs a
second, not a build.

Quiet on success. Needs the package index only when requirements change. A lock makes concurrent callers wait.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache" / "wheels"
# The name is known to ./cufe as well: it asks whether a source is newer than this file.
STAMP = VENV / "cufe-installed"
KEPT_WHEELS = 6


def main() -> int:
    """Updates what is out of date. Gives 0, or 1 after a message that says which step failed."""
    pure = os.environ.get("CUFE_PURE", "") not in ("", "0")
    with open(ROOT / ".venv.lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            make_venv()
            install_requirements(testing="--test" in sys.argv[1:])
            install_cufe(pure)
        except SetUpError as failure:
            print(f"cufe: {failure}", file=sys.stderr)
            return 1
    return 0


class SetUpError(Exception):
    """A step that did not work, in words for the user."""


def make_venv() -> None:
    """Creates the environment, anew where it is broken or was moved along with the checkout."""
    marker = VENV / "cufe-place"
    place = f"{VENV}\n{sys.version}\n"
    if marker.exists() and (VENV / "bin" / "python").exists():
        known_place = marker.read_text().partition("\n")[0]
        if known_place == str(VENV):
            return
    shutil.rmtree(VENV, ignore_errors=True)
    run("make .venv", [sys.executable, "-m", "venv", str(VENV)])
    marker.write_text(place)


def install_requirements(testing: bool) -> None:
    """Installs what builds cufe and, for tests, what tests it; remembers the list, to ask no index again."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)
    wanted = ["pip>=23.1", *project["build-system"]["requires"]]
    marker = VENV / "cufe-requirements"
    installed = marker.read_text().splitlines() if marker.exists() else []
    test_requirements = project["project"]["optional-dependencies"]["test"]
    if testing or set(test_requirements) <= set(installed):
        wanted += [requirement for requirement in test_requirements if requirement not in wanted]
    if installed == wanted:
        return
    run("install the build and test tools", [*pip("install"), *wanted])
    marker.write_text("\n".join(wanted) + "\n")


def install_cufe(pure: bool) -> None:
    """Installs the wheel of the sources as they are, or the link to them."""
    started = time.time_ns()
    state = f"{'pure' if pure else 'compiled'} {fingerprint(pure)}\n"
    if not (STAMP.exists() and STAMP.read_text() == state):
        STAMP.unlink(missing_ok=True)
        if pure:
            target = ["--no-build-isolation", "--editable", str(ROOT)]
        else:
            target = [str(wheel(CACHE / state.split()[1]))]
        run("install cufe", [*pip("install"), "--no-deps", "--no-index", "--force-reinstall", *target])
        STAMP.write_text(state)
    # As old as the look at the sources: an edit made during the build is seen by the next call.
    os.utime(STAMP, ns=(started, started))


def fingerprint(pure: bool) -> str:
    """A digest of what an installation depends on: all files, or, for the link, how they are packaged."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "src" / "cufe" / "__init__.py"]
    if not pure:
        files += sorted(
            path
            for path in (ROOT / "src" / "cufe").rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        )
    digest = hashlib.sha256(sys.version.encode())
    for path in files:
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:20]


def wheel(folder: Path) -> Path:
    """The wheel for one state of the sources, built unless it is kept from before."""
    kept = sorted(folder.glob("*.whl"))
    if kept:
        os.utime(folder)
        return kept[0]
    if sys.stderr.isatty():
        print("cufe: compiling the core (once, some minutes)", file=sys.stderr)
    # What a build copied earlier would end up in the wheel, were it still in the sources or not.
    for leftover in [*(ROOT / "build").glob("lib*"), *(ROOT / "build").glob("bdist*")]:
        shutil.rmtree(leftover)
    partial = folder.with_name(folder.name + ".part")
    shutil.rmtree(partial, ignore_errors=True)
    arguments = ["--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(partial), str(ROOT)]
    log = run("build cufe", [*pip("wheel"), *arguments])
    for line in log.splitlines():
        if line.strip().startswith("cufe: "):
            print(line.strip(), file=sys.stderr)
    partial.rename(folder)
    for old in sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_WHEELS]:
        shutil.rmtree(old)
    return next(iter(folder.glob("*.whl")))


def pip(command: str) -> list[str]:
    """The start of a pip command line for the environment."""
    return [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", command]


def run(step: str, command: list[str]) -> str:
    """Runs a command from the root of the checkout; gives its output, or says which step failed and how."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise SetUpError(f"could not {step}; {' '.join(command)} said:\n{done.stdout}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
