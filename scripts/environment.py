"""Brings `.venv/` of this checkout up to date; `./cufe build`, `./test` and `./bench` call it when something changed.

    environment.py [--test] [--tell]

It installs what builds cufe (with `--test` what tests it, too), and a wheel with the compiled core.  A stamp in
`.venv/` says which sources are installed.  Wheels are kept in `.cache/wheels/`: going back and forth between two states
of the sources costs a second, not a build.

What takes long is told of, step by step; `--tell` says also that there is nothing to do.  Needs the package index only
when requirements change.  A lock makes concurrent callers wait.  A signal ends it, with what it started: what is not
finished then carries no mark, and is made anew by the next call.
"""

import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache" / "wheels"
# The name is known to environment.sh as well: it asks whether a source is newer than this file.
STAMP = VENV / "cufe-installed"
#: where the environment was made, once it is complete
PLACE = VENV / "cufe-place"
KEPT_WHEELS = 6


def main() -> int:
    """Updates what is out of date. Gives 0, 1 after a message that says which step failed, or 128 and a signal."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    try:
        with open(ROOT / ".venv.lock", "w", encoding="ascii") as lock:
            wait_for(lock)
            make_venv()
            install_requirements(testing="--test" in sys.argv[1:])
            made = install_cufe()
    except SetUpError as failure:
        progress.end()
        print(f"cufe: {failure}", file=sys.stderr)
        return 1
    except InterruptedByUserError as interruption:
        progress.end()
        return 128 + interruption.number
    progress.end()
    if not made and "--tell" in sys.argv[1:]:
        print("cufe: the compiled form is up to date", file=sys.stderr)
    return 0


class SetUpError(Exception):
    """A step that did not work, in words for the user."""


class InterruptedByUserError(BaseException):
    """A signal came."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _interrupt(number: int, frame: Any) -> None:
    # Once is enough: what tidies up is not to be interrupted.
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    raise InterruptedByUserError(number)


class Progress:
    """What is being done: one line that changes on a terminal, else a line for each step and tenth of the files."""

    def __init__(self) -> None:
        self._terminal = sys.stderr.isatty()
        self._open = False
        self._tenth = 0

    def step(self, text: str) -> None:
        """Says what begins."""
        if self._terminal:
            sys.stderr.write(f"\r\x1b[Kcufe: {text} ...")
            self._open = True
        else:
            sys.stderr.write(f"cufe: {text}\n")
        sys.stderr.flush()

    def count(self, done: int, total: int) -> None:
        """Says how many files of all are compiled."""
        tenth = 10 * done // max(total, 1)
        if self._terminal or tenth > self._tenth:
            self.step(f"compiling, {done} of {total} files")
            self._tenth = tenth

    def end(self) -> None:
        """Leaves the line."""
        if self._open:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._open = False


progress = Progress()


def wait_for(lock: IO[str]) -> None:
    """Waits until no other call works here."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        progress.step("waiting for another call that sets up .venv/")
        fcntl.flock(lock, fcntl.LOCK_EX)


def make_venv() -> None:
    """Creates the environment, anew where it is broken, was not finished, or was moved along with the checkout."""
    if PLACE.exists() and (VENV / "bin" / "python").exists():
        if PLACE.read_text().partition("\n")[0] == str(VENV):
            return
    progress.step("making .venv/")
    shutil.rmtree(VENV, ignore_errors=True)
    run("make .venv", [sys.executable, "-m", "venv", str(VENV)])


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
    if installed != wanted:
        progress.step(f"fetching what builds {'and tests cufe' if testing else 'cufe'}")
        # Until all is installed, the environment counts as unfinished.
        PLACE.unlink(missing_ok=True)
        run("install the build and test tools", [*pip("install"), *wanted])
        marker.write_text("\n".join(wanted) + "\n")
    if not PLACE.exists():
        PLACE.write_text(f"{VENV}\n{sys.version}\n")


def install_cufe() -> bool:
    """Installs the wheel of the sources as they are; says whether that was to be done."""
    started = time.time_ns()
    state = f"compiled {fingerprint()}\n"
    is_new = not (STAMP.exists() and STAMP.read_text() == state)
    if is_new:
        STAMP.unlink(missing_ok=True)
        target = str(wheel(CACHE / state.split()[1]))
        run("install cufe", [*pip("install"), "--no-deps", "--no-index", "--force-reinstall", target])
        STAMP.write_text(state)
    # As old as the look at the sources: an edit made during the build is seen by the next call.
    os.utime(STAMP, ns=(started, started))
    return is_new


def fingerprint() -> str:
    """A digest of what an installation depends on."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py"]
    files += sorted(
        path for path in (ROOT / "src" / "cufe").rglob("*") if path.is_file() and "__pycache__" not in path.parts
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
    again = " again, since the sources changed" if CACHE.is_dir() and any(CACHE.glob("*/*.whl")) else ""
    progress.step(f"compiling{again}: some minutes")
    # What a build copied earlier would end up in the wheel, were it still in the sources or not.
    for leftover in [*(ROOT / "build").glob("lib*"), *(ROOT / "build").glob("bdist*")]:
        shutil.rmtree(leftover)
    partial = folder.with_name(folder.name + ".part")
    shutil.rmtree(partial, ignore_errors=True)
    arguments = ["--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(partial), str(ROOT)]
    run("build cufe", [*pip("wheel"), *arguments], tell_of)
    partial.rename(folder)
    for old in sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_WHEELS]:
        shutil.rmtree(old)
    return next(iter(folder.glob("*.whl")))


def tell_of(line: str) -> None:
    """Passes on what setup.py says in a build: how many files are compiled, and what else a user should know."""
    said = line.strip()
    compiled = re.fullmatch(r"cufe: compiled (\d+) of (\d+) files", said)
    if compiled:
        progress.count(int(compiled[1]), int(compiled[2]))
    elif said.startswith("cufe: "):
        progress.end()
        print(said, file=sys.stderr, flush=True)


def pip(command: str) -> list[str]:
    """The start of a pip command line for the environment."""
    return [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", command]


def run(step: str, command: list[str], listen: Callable[[str], None] | None = None) -> None:
    """Runs a command from the root of the checkout; says, where it fails, which step that was and how it went.

    It has a process group of its own, which a signal ends as a whole."""
    lines: list[str] = []
    try:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
    except OSError as error:
        raise SetUpError(f"could not {step}: {error}") from error
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.append(line)
            if listen is not None:
                listen(line)
        status = process.wait()
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        raise
    if status != 0:
        raise SetUpError(f"could not {step}; {' '.join(command)} said:\n{''.join(lines)}")


if __name__ == "__main__":
    sys.exit(main())
