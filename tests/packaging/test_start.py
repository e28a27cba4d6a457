"""Start-up is work: what the drop-in must not load before it reads its input."""

import os
import subprocess
import sys
from pathlib import Path

SLOW_TO_LOAD = {
    "argparse",
    "dataclasses",
    "inspect",
    "json",
    "logging",
    "pathlib",
    "shutil",
    "subprocess",
    "tempfile",
    "tokenize",
}


def test_modules_of_a_plain_run(tmp_path: Path, pure: bool) -> None:
    unit = tmp_path / "empty.cpp4.ii"
    unit.write_text('# 1 "empty.cu"\n# 1 "<built-in>"\n# 1 "<command-line>"\n# 1 "empty.cu"\nint x;\n')
    options = ["--c++17", "--gnu_version=120200", "--orig_src_file_name", "empty.cu"]
    options += ["--gen_c_file_name", str(tmp_path / "out.cpp"), "--stub_file_name", "out.stub.c"]
    options += ["--gen_module_id_file", "--module_id_file_name", str(tmp_path / "id"), str(unit)]
    code = "from cufe.driver.cudafe import program; program()"
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code, *options],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if "import time:" in line}
    # Compiled modules come out of one library, past the import system's account.
    assert "cufe.text.lexer" in loaded or not pure
    assert "re" in loaded
    assert loaded & SLOW_TO_LOAD == set()
