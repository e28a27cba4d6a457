"""Finding toolkits, and the folder with cufe in the place of `cudafe++`."""

import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from cufe.driver.toolkit import NoToolkitError, Toolkit, find_toolkit
from cufe.driver.toolkit_folder import FolderError, make_folder
from tests.conftest import Runner

CHECKOUT = Path(__file__).resolve().parents[2]

PROGRAM = """
#include <cstdio>
__global__ void k(int *p) { *p = 1; }
int main() { k<<<1, 1>>>(nullptr); std::puts("ran"); }
"""


def _pretended(root: Path, release: str = "13.0") -> Path:
    """A toolkit of scripts, in a folder with a blank in its name."""
    (root / "bin").mkdir(parents=True)
    (root / "include").mkdir()
    (root / "lib").mkdir()
    nvcc = root / "bin/nvcc"
    nvcc.write_text(f'#!/bin/sh\necho "Cuda compilation tools, release {release}, V{release}.88"\n')
    (root / "bin/cudafe++").write_text("#!/bin/sh\n")
    (root / "bin/nvcc.profile").write_text("TOP = $(_HERE_)/..\nPATH += $(_HERE_):\n")
    for name in ("nvcc", "cudafe++"):
        (root / "bin" / name).chmod(0o755)
    return root


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No toolkit but those that a test names."""
    monkeypatch.delenv("CUDA_HOME", raising=False)
    monkeypatch.delenv("CUDA_PATH", raising=False)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")


def test_the_toolkit_asked_for(tmp_path: Path) -> None:
    root = _pretended(tmp_path / "my toolkit")
    for place in (root, root / "bin", root / "bin/nvcc"):
        found = find_toolkit(str(place))
        assert (found.root, found.release, found.found) == (str(root), "13.0", "asked for")
    with pytest.raises(NoToolkitError):
        find_toolkit(str(tmp_path))


def test_cuda_home_comes_first(tmp_path: Path, nowhere: None, monkeypatch: pytest.MonkeyPatch) -> None:
    root = _pretended(tmp_path / "home")
    other = _pretended(tmp_path / "path")
    monkeypatch.setenv("CUDA_HOME", str(root))
    monkeypatch.setenv("PATH", f"{other}/bin:/usr/bin:/bin")
    assert find_toolkit().root == str(root)
    monkeypatch.delenv("CUDA_HOME")
    assert find_toolkit().root == str(other)


def test_the_right_release_is_preferred(tmp_path: Path, nowhere: None, monkeypatch: pytest.MonkeyPatch) -> None:
    old = _pretended(tmp_path / "old", "12.4")
    right = _pretended(tmp_path / "right")
    monkeypatch.setenv("CUDA_HOME", str(old))
    monkeypatch.setenv("CUDA_PATH", str(right))
    assert find_toolkit().root == str(right)


def test_packages(tmp_path: Path, nowhere: None, monkeypatch: pytest.MonkeyPatch) -> None:
    root = _pretended(tmp_path / "site packages/nvidia/cu13")
    monkeypatch.syspath_prepend(str(tmp_path / "site packages"))
    monkeypatch.setattr("cufe.driver.toolkit.USUAL_PLACES", str(tmp_path / "none*"))
    found = find_toolkit()
    assert (found.root, found.found) == (str(root), "PyPI packages")


def test_a_wrapper_script_is_seen_through(toolkit: Path, tmp_path: Path, nowhere: None) -> None:
    wrapper = tmp_path / "nvcc"
    wrapper.write_text(f'#!/bin/sh\nexec {toolkit}/bin/nvcc "$@"\n')
    wrapper.chmod(0o755)
    assert find_toolkit(str(wrapper)).root == str(toolkit)


def test_layout_and_refresh(tmp_path: Path) -> None:
    root = _pretended(tmp_path / "my toolkit")
    folder = tmp_path / "with cufe"
    found = find_toolkit(str(root))
    nvcc = make_folder(found, str(folder))
    assert nvcc == str(folder / "bin/nvcc")
    assert (folder / "include").resolve() == root / "include"
    assert (folder / "lib64").resolve() == root / "lib"
    assert (folder / "cufe/nvcc").resolve() == root / "bin/nvcc"
    profile = (folder / "cufe/nvcc.profile").read_text()
    assert f"TOP = {root}/bin/.." in profile
    assert f'"-L{root}/lib"' in profile
    launched = subprocess.run([folder / "bin/cudafe++", "--version"], capture_output=True, check=True)
    assert b"cufe" in launched.stderr

    script = folder / "bin/nvcc"
    os.utime(script, (1, 1))
    (folder / "gone").symlink_to(root / "gone")
    (root / "share").mkdir()
    make_folder(found, str(folder))
    assert script.stat().st_mtime == 1, "what has not changed is not written again"
    assert not (folder / "gone").is_symlink()
    assert (folder / "share").resolve() == root / "share"
    # The folder itself names the toolkit behind it.
    assert find_toolkit(str(folder)).root == str(root)


def test_a_python_with_a_blank_in_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first line of a script cannot name it."""
    (tmp_path / "my python").mkdir()
    python = tmp_path / "my python/it's"
    python.symlink_to(getattr(sys, "_base_executable", sys.executable))
    monkeypatch.setattr(sys, "_base_executable", str(python))
    make_folder(find_toolkit(str(_pretended(tmp_path / "toolkit"))), str(tmp_path / "with cufe"))
    program = tmp_path / "with cufe/bin/cudafe++"
    launched = subprocess.run([program, "--version"], capture_output=True, check=True)
    assert b"cufe" in launched.stderr


def test_folders_of_others_are_left_alone(tmp_path: Path) -> None:
    found = find_toolkit(str(_pretended(tmp_path / "toolkit")))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/file").write_text("mine")
    with pytest.raises(FolderError):
        make_folder(found, str(tmp_path / "mine"))
    with pytest.raises(FolderError):
        make_folder(found, found.root)


@pytest.fixture
def folder(toolkit: Path, tmp_path: Path) -> Path:
    """A folder for the real toolkit whose front end notes its runs and is the original."""
    path = tmp_path / "tool kit"
    make_folder(Toolkit(str(toolkit / "bin"), "asked for"), str(path))
    front_end = path / "cufe/cudafe++"
    front_end.write_text(
        f'#!/bin/sh\necho run >> "{tmp_path}/runs"\nexec {toolkit}/bin/cudafe++ "$@"\n',
    )
    front_end.chmod(0o755)
    (tmp_path / "a b.cu").write_text(PROGRAM)
    return path


def _runs(tmp_path: Path) -> int:
    runs = tmp_path / "runs"
    return len(runs.read_text().splitlines()) if runs.exists() else 0


def _run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_nvcc_uses_the_front_end_of_the_folder(folder: Path, tmp_path: Path) -> None:
    """By its path, by a link to it, and found on PATH; with -keep and -ccbin; paths as the toolkit's own."""
    _run(folder / "bin/nvcc", "-c", "a b.cu", "-o", "a.o", cwd=tmp_path)
    assert _runs(tmp_path) == 1
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere/nvcc").symlink_to(folder / "bin/nvcc")
    _run(tmp_path / "elsewhere/nvcc", "-ccbin", "g++", "-keep", "a b.cu", "-o", "prog", cwd=tmp_path)
    assert _runs(tmp_path) == 2
    assert (tmp_path / "a b.cudafe1.cpp").exists()
    assert _run(tmp_path / "prog", cwd=tmp_path) == "ran\n"
    environment = dict(os.environ, PATH=f"{folder}/bin:{os.environ['PATH']}")
    _run("nvcc", "-c", "a b.cu", cwd=tmp_path, env=environment)
    assert _runs(tmp_path) == 3
    text = _run(folder / "bin/nvcc", "--dryrun", "a b.cu", cwd=tmp_path)
    assert str(folder / "include") not in text


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cmake") is None, reason="no cmake here")
def test_cmake(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.18)\nproject(p LANGUAGES CXX CUDA)\n"
        "set(CMAKE_CUDA_ARCHITECTURES 75)\nfind_package(CUDAToolkit REQUIRED)\n"
        'add_executable(p "a b.cu" c.cu)\nset_target_properties(p PROPERTIES CUDA_SEPARABLE_COMPILATION ON)\n'
    )
    (tmp_path / "c.cu").write_text("__global__ void c() {}\nvoid launch() { c<<<1, 1>>>(); }\n")
    _run("cmake", "-B", "build", f"-DCMAKE_CUDA_COMPILER={folder}/bin/nvcc", cwd=tmp_path)
    before = _runs(tmp_path)
    _run("cmake", "--build", "build", "--parallel", "2", cwd=tmp_path)
    assert _runs(tmp_path) - before == 2
    assert _run(tmp_path / "build/p", cwd=tmp_path) == "ran\n"


def _install(sources: Path, site: Path) -> None:
    """Puts a build of the sources in the place of the cufe in `site`, as pip does: with new files, and no run of it."""
    shutil.rmtree(sources / "build", ignore_errors=True)
    code = "from setuptools import build_meta; print(build_meta.build_wheel('dist'))"
    environment = {**os.environ, "CUFE_PURE": "1"}
    _run(sys.executable, "-c", code, cwd=sources, env=environment)
    shutil.rmtree(site, ignore_errors=True)
    with zipfile.ZipFile(next((sources / "dist").glob("*.whl"))) as wheel:
        wheel.extractall(site)


def _main_in(site: Path) -> str:
    """Python code that runs the program `cufe` of a folder."""
    return f"import sys; sys.path.insert(0, {str(site)!r}); from cufe.driver.main import main; sys.exit(main())"


class Installation:
    """A folder made by a cufe that is installed somewhere, and the sources of that."""

    def __init__(self, tmp_path: Path, toolkit: Path) -> None:
        self.sources = tmp_path / "sources"
        self.site = tmp_path / "a site"
        self.folder = tmp_path / "tool kit"
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(CHECKOUT / "src", self.sources / "src", ignore=left_out)
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            shutil.copy(CHECKOUT / name, self.sources)
        _install(self.sources, self.site)
        _run(sys.executable, "-IS", "-c", _main_in(self.site), "toolkit", self.folder, "--cuda", toolkit, cwd=tmp_path)
        (tmp_path / "a.cu").write_text(PROGRAM)

    def change(self) -> None:
        """Another cufe is installed in the place of this one."""
        changed = self.sources / "src/cufe/driver/banner.py"
        changed.write_text(changed.read_text() + "# changed\n")
        _install(self.sources, self.site)


@pytest.fixture
def installation(toolkit: Path, tmp_path: Path) -> Installation:
    """A toolkit folder of an installed cufe."""
    return Installation(tmp_path, toolkit)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ccache") is None, reason="no ccache here")
@pytest.mark.parametrize("mode", ["", "CCACHE_NODIRECT", "CCACHE_DEPEND"])
def test_ccache(installation: Installation, tmp_path: Path, mode: str) -> None:
    """A cufe that changed in its place misses, one that did not hits, without another `cufe toolkit`."""
    environment = dict(os.environ, CCACHE_DIR=str(tmp_path / "cache"))
    if mode:
        environment[mode] = "1"
    command = ["ccache", str(installation.folder / "bin/nvcc"), "-MD", "-MF", "a.d", "-c", "a.cu", "-o", "a.o"]

    def misses() -> int:
        _run(*command, cwd=tmp_path, env=environment)
        told = _run("ccache", "--print-stats", cwd=tmp_path, env=environment)
        return int(next(line.split()[1] for line in told.splitlines() if line.startswith("cache_miss")))

    assert [misses(), misses()] == [1, 1]
    _install(installation.sources, installation.site)
    assert misses() == 1
    installation.change()
    assert [misses(), misses()] == [2, 2]
    assert "stamp.h" in (tmp_path / "a.d").read_text()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("sccache") is None, reason="no sccache here")
def test_sccache(installation: Installation, tmp_path: Path) -> None:
    environment = dict(os.environ, SCCACHE_DIR=str(tmp_path / "cache"), SCCACHE_SERVER_PORT="14297")
    command = ["sccache", str(installation.folder / "bin/nvcc"), "-c", "a.cu", "-o", "a.o"]

    def misses() -> int:
        _run(*command, cwd=tmp_path, env=environment)
        told = _run("sccache", "--show-stats", cwd=tmp_path, env=environment)
        return int(next(line.split()[2] for line in told.splitlines() if line.startswith("Cache misses  ")))

    try:
        assert [misses(), misses()] == [1, 1]
        installation.change()
        assert [misses(), misses()] == [2, 2]
    finally:
        subprocess.run(["sccache", "--stop-server"], env=environment, capture_output=True, check=False)


@pytest.mark.slow
def test_what_is_behind_the_folder_is_gone_or_another(installation: Installation, tmp_path: Path) -> None:
    """One line says so, from whatever program is called."""
    nvcc = installation.folder / "bin/nvcc"
    again = f"run `cufe toolkit {installation.folder}` again\n"
    stamp = installation.site / "cufe/stamp.h"
    text = stamp.read_text()
    stamp.write_text(text.replace("folder 2", "folder 1"))
    done = subprocess.run([nvcc, "--version"], capture_output=True, text=True, check=False)
    another = "is of another version than the one that made this folder"
    assert (done.returncode, done.stderr) == (1, f"nvcc: the cufe in {installation.site} {another}; {again}")
    stamp.write_text(text)
    assert subprocess.run([nvcc, "--version"], capture_output=True, check=False).returncode == 0
    shutil.rmtree(installation.site)
    for program, status in (("nvcc", 1), ("cudafe++", 4)):
        command = [str(installation.folder / "bin" / program), "--version"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        gone = f"{program}: the cufe in {installation.site} is gone; {again}"
        assert (done.returncode, done.stderr) == (status, gone)


def test_a_folder_of_sources_that_changed(tmp_path: Path) -> None:
    """It is told of; what was compiled of a checkout is compared in the same way."""
    sources = tmp_path / "it's $HOME" / "src"
    shutil.copytree(CHECKOUT / "src/cufe/driver", sources / "cufe/driver")
    for name in ("__init__.py", "final.py", "regex.py"):
        shutil.copy(CHECKOUT / "src/cufe" / name, sources / "cufe" / name)
    folder = tmp_path / "with cufe"
    root = _pretended(tmp_path / "toolkit")
    make = [sys.executable, "-IS", "-c", _main_in(sources), "toolkit", str(folder), "--cuda", str(root)]
    subprocess.run(make, capture_output=True, check=True)
    # The pretended nvcc answers to anything.
    done = subprocess.run([folder / "bin/nvcc", "x"], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    before = (folder / "cufe/stamp.h").read_text()
    later = time.time() + 10
    (sources / "cufe/driver/banner.py").write_text("# changed\n")
    os.utime(sources / "cufe/driver/banner.py", (later, later))
    done = subprocess.run([folder / "bin/nvcc", "x"], capture_output=True, text=True, check=True)
    told = f"nvcc: the sources in {sources}/cufe changed behind the cufe of this folder; "
    assert done.stderr == told + f"run `cufe toolkit {folder}` again\n"
    subprocess.run(make, capture_output=True, check=True)
    assert (folder / "cufe/stamp.h").read_text() != before


def test_command(cufe: Runner, toolkit: Path, tmp_path: Path) -> None:
    done = cufe("toolkit", tmp_path / "new folder", "--cuda", toolkit)
    assert done.returncode == 0
    assert done.stdout.startswith(str(tmp_path / "new folder/bin/nvcc").encode())
    (tmp_path / "a.cu").write_text(PROGRAM)
    _run(tmp_path / "new folder/bin/nvcc", "--dryrun", "a.cu", cwd=tmp_path)
    assert cufe("toolkit", tmp_path / "x", "--cuda", tmp_path).returncode == 1
