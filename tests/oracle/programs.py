"""The real programs of `programs.tsv`: packages fetched, unpacked, and their `.cu` files with flags.

`python -m tests.oracle.programs fetch` fetches the packages into the cache folder of the oracle (below
`packages/`) through pip, and the headers of Debian packages through apt; `list` prints the programs.
The table is `../shared/programs.tsv` beside the checkout, or `$CUFE_PROGRAMS`; SAMPLE is the fixed choice
that the tests build.
"""

from __future__ import annotations

import csv
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from .cases import Program
from .reference import cache_folder

_ROOT = Path(__file__).resolve().parents[2]
SAMPLE = Path(__file__).resolve().with_name("sample.tsv")

# Wheels with the headers of the libraries that belong to CUDA 13.0.
_CUDA_LIBS = (
    "nvidia-curand==10.4.0.35",
    "nvidia-cufft==12.0.0.61",
    "nvidia-cusparse==12.6.3.3",
    "nvidia-cusolver==12.0.4.66",
    "nvidia-cublas==13.0.2.14",
)
_NCCL = ("nvidia-nccl-cu13==2.27.7",)
_DEBIAN = ("libgtest-dev",)


def table() -> Path:
    """The table of programs."""
    return Path(os.environ.get("CUFE_PROGRAMS") or _ROOT.parent / "shared/programs.tsv")


def packages() -> Path:
    """The folder of everything fetched."""
    return cache_folder() / "packages"


def _rows(path: Path) -> list[dict[str, str]]:
    if not path.exists():
        return []
    with path.open(newline="") as stream:
        return list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))


def _pip(requirement: str, folder: Path, source: bool) -> Path | None:
    """Fetch one file into `folder`, if it is not there: the archive, or None where pip could not finish."""
    name = requirement.partition("==")[0]
    stem = name.replace("-", "_")
    found = [p for p in folder.glob("*") if p.name.replace("-", "_").startswith(stem + "_")]
    if not found:
        argv = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder), requirement]
        # Only the package itself comes as source: what its metadata needs to build may come as wheels.
        argv += ["--no-binary", name, "--no-clean"] if source else []
        # pip asks a source distribution for its metadata, which makes some packages build themselves in
        # full. Without cmake and ninja they give up at once, and the unpacked sources stay.
        with tempfile.TemporaryDirectory() as without:
            for tool in ("cmake", "ninja"):
                stand_in = Path(without) / tool
                stand_in.write_text("#!/bin/sh\nexit 1\n")
                stand_in.chmod(0o755)
            env = dict(os.environ, TMPDIR=str(folder))
            env["PATH"] = without + os.pathsep + env["PATH"]
            subprocess.run(argv, check=not source, env=env)
        found = [p for p in folder.glob("*") if p.name.replace("-", "_").startswith(stem + "_")]
    return found[0] if found else None


def _fetch_package(package: str, root: Path, archives: Path) -> None:
    name, _, version = package.rpartition("-")
    archive = _pip(f"{name}=={version}", archives, name != "nvidia-cutlass")
    if archive is not None:
        _unpack(archive, root / package)
        return
    stem = name.replace("-", "_")
    for unpacked in archives.glob(f"pip-*/{stem}_*"):
        if (unpacked / "PKG-INFO").exists():
            unpacked.rename(root / package)
            return
    raise FileNotFoundError(f"pip could not fetch {package}")


def _unpack(archive: Path, folder: Path) -> None:
    if folder.exists():
        return
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    if archive.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(part)
        part.rename(folder)
        return
    with tarfile.open(archive) as source:
        source.extractall(part, filter="data")
    inner = next(part.iterdir())
    inner.rename(folder)
    part.rmdir()


def _headers(wheel: Path, folder: Path) -> None:
    """Take the include folder out of a wheel with a library."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            _, found, rest = name.partition("/include/")
            if found and rest and not name.endswith("/"):
                target = folder / rest
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))


def _fetch_headers(requirements: tuple[str, ...], folder: Path, archives: Path) -> None:
    done = folder.with_suffix(".done")
    if done.exists():
        return
    for requirement in requirements:
        wheel = _pip(requirement, archives, source=False)
        if wheel is not None:
            _headers(wheel, folder)
    done.touch()


def _fetch_debian(folder: Path) -> None:
    if folder.exists():
        return
    part = folder.with_suffix(".part")
    part.mkdir(parents=True, exist_ok=True)
    for name in _DEBIAN:
        subprocess.run(["apt-get", "download", "-q", name], cwd=part, check=True)
    for archive in part.glob("*.deb"):
        subprocess.run(["dpkg", "-x", str(archive), str(part)], check=True)
    part.rename(folder)


def fetch(path: Path, only: list[str] | None = None) -> None:
    """Fetch what a table names (or only packages whose name starts with one of the words)."""
    root = packages()
    archives = root / "archives"
    archives.mkdir(parents=True, exist_ok=True)
    # Processes that run the tests side by side share the packages: one fetches, the others wait and find them.
    with (root / "fetching.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _fetch(path, only, root, archives)


def _fetch(path: Path, only: list[str] | None, root: Path, archives: Path) -> None:
    for package in dict.fromkeys(row["package"] for row in _rows(path)):
        if only and not any(package.startswith(word) for word in only):
            continue
        if not (root / package).exists():
            print("fetching", package, flush=True)
            _fetch_package(package, root, archives)
    folders = {word for row in _rows(path) for word in row["include folders"].replace("sys:", "").split()}
    if "@cuda-libs" in folders:
        _fetch_headers(_CUDA_LIBS, root / "cuda-libs", archives)
    if "@nccl" in folders:
        _fetch_headers(_NCCL, root / "nccl", archives)
    if "@debian" in folders:
        _fetch_debian(root / "debian")


def _include_flags(row: dict[str, str]) -> list[str]:
    root = packages()
    places = {
        "@cuda-libs": root / "cuda-libs",
        "@nccl": root / "nccl",
        "@debian": root / "debian/usr/include",
    }
    flags: list[str] = []
    for word in row["include folders"].split():
        system = word.startswith("sys:")
        word = word[4:] if system else word
        place = places.get(word) or (root / row["package"] / word).resolve()
        flags += ["-isystem", str(place)] if system or word == "@debian" else ["-I" + str(place)]
    return flags


def _name(row: dict[str, str]) -> str:
    package = row["package"].partition("-")[0] if not row["package"].startswith("nvidia") else "cutlass"
    return f"{package}-{Path(row['path in its source distribution']).stem}"


def listed_programs(path: Path, fetched_only: bool = True) -> list[Program]:
    """The programs of a table, fewest tokens first; only those whose package is fetched."""
    found: list[Program] = []
    seen: dict[str, int] = {}
    for row in sorted(_rows(path), key=lambda row: int(row["tokens"])):
        source = packages() / row["package"] / row["path in its source distribution"]
        name = _name(row)
        seen[name] = seen.get(name, 0) + 1
        if seen[name] > 1:
            name += f"-{seen[name]}"
        if source.exists() or not fetched_only:
            found.append(Program(name, source, (*_include_flags(row), *shlex.split(row["nvcc flags"]))))
    return found


def main(arguments: list[str]) -> int:
    """`fetch [PACKAGE...]` or `list`."""
    if arguments[:1] == ["fetch"]:
        fetch(table(), arguments[1:])
        return 0
    if arguments[:1] == ["list"]:
        for program in listed_programs(table(), fetched_only=False):
            print(program.name, program.source, shlex.join(program.flags))
        return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
