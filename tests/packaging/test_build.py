"""What a build gives: with a C compiler, without one, and where the uncompiled form is asked for."""

import importlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build_wheel(tmp_path: Path, **environment: str) -> tuple[Path, str]:
    """Builds a wheel from a copy, in a folder with a blank; gives it and what the build said."""
    checkout = tmp_path / "a checkout"
    checkout.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", checkout / "src", ignore=left_out)
    code = "from setuptools import build_meta; print(build_meta.build_wheel('dist'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=checkout,
        env={**{name: value for name, value in os.environ.items() if name != "CUFE_PURE"}, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return next((checkout / "dist").glob("*.whl")), done.stdout


@pytest.mark.parametrize("environment", [{"CUFE_PURE": "1"}, {"CC": "no-such-compiler"}])
def test_uncompiled_wheel(tmp_path: Path, environment: dict[str, str]) -> None:
    wheel, output = build_wheel(tmp_path, **environment)
    said = [line for line in output.splitlines() if line.startswith("cufe: ")]
    assert len(said) == ("CC" in environment)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "cufe/text/lexer.py" in names
    assert "cufe/py.typed" in names
    assert not [name for name in names if name.endswith(".so")]
    for header in (ROOT / "src" / "cufe" / "headers").rglob("*.*"):
        assert str(header.relative_to(ROOT / "src")) in names


def test_two_programs() -> None:
    scripts = importlib.metadata.distribution("cufe").entry_points
    assert {(script.name, script.value) for script in scripts} == {("cufe", "cufe.driver.main:program")}
    for name in ("cufe", "cudafe++"):
        assert Path(sys.executable).with_name(name).exists()


def test_the_drop_in_loads_nothing_of_its_installer() -> None:
    program = Path(sys.executable).with_name("cudafe++").read_text()
    assert program.startswith("#!")
    assert [line for line in program.splitlines() if "import" in line and not line.startswith("#")] == [
        "from cufe.driver.cudafe import program"
    ]


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
def test_installed_core_is_compiled(pure: bool) -> None:
    file = importlib.import_module("cufe.text.lexer").__file__
    assert file is not None
    assert file.endswith(".py" if pure else ".so")
