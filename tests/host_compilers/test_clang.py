"""clang++ as host compiler: the program built through cufe has the symbols of the real build."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cufe.driver.lean_switch import LOG

_ROOT = Path(__file__).resolve().parents[2]
_CASES = ("plain", "templates", "namespaces", "members", "managed", "attributes", "specialisations", "lambda_device")
_HASH = re.compile(r"[0-9a-f]{8}_\d+_\w*?cu_[0-9a-f_]*")
_INSTANTIATION = """
template <class T> __global__ void k(T x) {}
template __global__ void k<double>(double);
namespace n { template <class T> __device__ [[nodiscard]] T f(T x) { return x; } }
template <class T> __global__ [[maybe_unused]] void q(T x) {}
int main() { k<<<1, 1>>>(1); q<<<1, 1>>>(2); }
"""


def _symbols(nvcc: Path, source: Path, folder: Path) -> list[str]:
    folder.mkdir()
    target = folder / "x.o"
    flags = ["-ccbin", "clang++", "-std=c++17", "-arch=sm_75", "--extended-lambda"]
    command = [str(nvcc), *flags, "-c", str(source), "-o", str(target)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        return [done.stderr]
    listing = subprocess.run(["nm", target], capture_output=True, text=True, check=True).stdout
    return sorted(_HASH.sub("", line[17:]) for line in listing.splitlines())


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("clang++") is None, reason="no clang++ here")
@pytest.mark.parametrize("name", ["instantiation", *_CASES])
def test_same_symbols(name: str, toolkit: Path, tmp_path: Path, pure: bool) -> None:
    source = tmp_path / f"{name}.cu"
    source.write_text(_INSTANTIATION if name == "instantiation" else (_ROOT / f"tests/programs/{name}.cu").read_text())
    real = _symbols(toolkit / "bin/nvcc", source, tmp_path / "real")
    if len(real) == 1:
        pytest.skip("the real build fails too")
    assert _symbols(_folder(tmp_path / "tk"), source, tmp_path / "cufe") == real


def _folder(place: Path, *options: str) -> Path:
    """The nvcc of a toolkit folder that is made at `place`."""
    program = "import sys; from cufe.driver.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "toolkit", *options, str(place)]
    subprocess.run(command, check=True, capture_output=True, env=dict(os.environ))
    return place / "bin/nvcc"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("clang++") is None, reason="no clang++ here")
@pytest.mark.parametrize("name", ["plain", "lambda_device"])
def test_lean_folder(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pure: bool) -> None:
    """Lean units of clang++ give the same symbols, and none is read whole."""
    nvcc = _folder(tmp_path / "tk", "--lean")
    source = _ROOT / f"tests/programs/{name}.cu"
    lean = _symbols(nvcc, source, tmp_path / "lean")
    log = nvcc.parents[1] / LOG
    assert not log.exists(), log.read_text()
    monkeypatch.setenv("CUFE_LEAN", "0")
    assert lean == _symbols(nvcc, source, tmp_path / "whole")
