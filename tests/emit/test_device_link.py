"""Two units linked for the device: nvlink keeps through cufe's arrays what it keeps through the real tool's."""

import subprocess
from pathlib import Path

import pytest

from tests.oracle.pipeline import toolkit_nvcc

LINK = Path(__file__).parent / "link"


def _kept(nvcc: Path, folder: Path) -> list[str]:
    """The symbols of the linked device code: sort, binding and name."""
    folder.mkdir()
    argv = [str(nvcc), "-rdc=true", "-arch=sm_75", "-w", "--keep", "-o", "program"]
    argv += [str(LINK / "first.cu"), str(LINK / "second.cu")]
    subprocess.run(argv, cwd=folder, check=True, capture_output=True, timeout=300)
    cubin = next(folder.glob("*dlink*.cubin"))
    listed = subprocess.run(["readelf", "-Ws", str(cubin)], capture_output=True, text=True, check=True)
    rows = [line.split() for line in listed.stdout.splitlines()]
    return sorted(" ".join([row[3], row[4], row[-1]]) for row in rows if len(row) > 7 and row[0].endswith(":"))


@pytest.mark.slow
def test_same_entities_are_kept(toolkit: Path, tmp_path: Path) -> None:
    """Every kernel and variable that the real arrays keep is kept, and nothing more."""
    real = _kept(toolkit / "bin/nvcc", tmp_path / "real")
    assert any("FUNC" in row for row in real)
    assert _kept(toolkit_nvcc(tmp_path / "toolkit"), tmp_path / "cufe") == real
