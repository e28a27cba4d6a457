"""The drop-in as a process: statuses, files, streams, signals."""

import os
import re
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.conftest import Runner

HOST = '# 1 "h.cu"\nint x;\n\nint f() { return x; }\n'
KERNEL = (
    '# 1 "k.cu"\n'
    "typedef unsigned long size_t;\n"
    "extern int exit(int);\n"
    "__attribute__((global)) void k(int *p) { *p = 1; }\n"
)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    path = tmp_path / "k.cpp4.ii"
    path.write_text(KERNEL)
    return path


def _files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_smallest_call(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    done = cudafe("--stub_file_name", "s.c", unit, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    text = (tmp_path / "k.cpp4.int.c").read_text()
    assert '#include "s.c"' in text


def test_without_a_stub_name(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    """The original crashes."""
    assert cudafe(unit, cwd=tmp_path).returncode == 0
    assert (tmp_path / "k.cpp4.int.c").exists()


def test_standard_input_goes_to_standard_output(cudafe: Runner, tmp_path: Path) -> None:
    options = ["--stub_file_name", "s", "--gen_c_file_name", "o.cpp"]
    done = cudafe(*options, "-", cwd=tmp_path, stdin=HOST.encode())
    assert done.returncode == 0
    assert b"int f() { return x; }" in done.stdout
    assert _files(tmp_path) == set()


def test_module_id_is_written_and_read(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    options = ["--stub_file_name", "s", "--gen_c_file_name", "o.cpp", "--orig_src_path_name", "/a/k.cu"]
    named = ["--module_id_file_name", "id"]
    assert cudafe(*options, "--gen_module_id_file", *named, unit, cwd=tmp_path).returncode == 0
    written = (tmp_path / "id").read_text()
    assert re.fullmatch(r"_[0-9a-f]{8}_\d+_\w+", written)
    (tmp_path / "mine").write_text("_my_own_id\nrest\n")
    assert cudafe(*options, "--module_id_file_name", "mine", unit, cwd=tmp_path).returncode == 0
    assert "_GLOBAL__N__my_own_id\n" in (tmp_path / "o.cpp").read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nofile.ii"], 'cannot open source file "nofile.ii"'),
        (["folder"], 'cannot open source file "folder": is a directory'),
        ([""], 'cannot open source file "": invalid file name'),
        (["--gen_c_file_name", "no/o.cpp", "k.cpp4.ii"], 'cannot open generated C++ file "no/o.cpp"'),
        (
            ["--gen_c_file_name", "folder", "k.cpp4.ii"],
            'cannot open generated C++ file "folder": Is a directory',
        ),
        (
            ["--gen_module_id_file", "--module_id_file_name", "no/id", "k.cpp4.ii"],
            'cannot open module id file "no/id"',
        ),
        (["--module_id_file_name", "id", "k.cpp4.ii"], 'cannot open module id file "id"'),
        (["--error_output", "no/e", "k.cpp4.ii"], 'Command-line error: cannot open error file "no/e"'),
        (
            ["-E", "-o", "no/e", "k.cpp4.ii"],
            'Command-line error: cannot open preprocessing output file "no/e"',
        ),
    ],
)
def test_files_that_cannot_be_opened(
    cudafe: Runner, unit: Path, tmp_path: Path, arguments: list[str], message: str
) -> None:
    (tmp_path / "folder").mkdir()
    before = _files(tmp_path)
    done = cudafe("--stub_file_name", "s", *arguments, cwd=tmp_path)
    assert done.returncode == 4
    assert message in done.stderr.decode()
    assert done.stderr.endswith(b"Compilation terminated.\n")
    assert _files(tmp_path) == before


def test_nothing_is_written_when_one_output_cannot_be(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    (tmp_path / "o.cpp").write_text("old\n")
    options = ["--gen_c_file_name", "o.cpp", "--gen_module_id_file", "--module_id_file_name", "no/id"]
    assert cudafe(*options, unit, cwd=tmp_path).returncode == 4
    assert (tmp_path / "o.cpp").read_text() == "old\n"
    assert _files(tmp_path) == {"o.cpp", unit.name}


def test_an_output_keeps_its_mode_and_its_link(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    target = tmp_path / "real.cpp"
    target.write_text("old\n")
    target.chmod(0o640)
    (tmp_path / "o.cpp").symlink_to("real.cpp")
    assert cudafe("--gen_c_file_name", "o.cpp", unit, cwd=tmp_path).returncode == 0
    assert (tmp_path / "o.cpp").is_symlink()
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert "old" not in target.read_text()


def test_special_files_are_written_directly(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    done = cudafe("--gen_c_file_name", "/dev/stdout", "--stub_file_name", "s", unit, cwd=tmp_path)
    assert done.returncode == 0
    assert b'#include "s"' in done.stdout
    full = cudafe("--gen_c_file_name", "/dev/full", unit, cwd=tmp_path)
    assert full.returncode == 4
    assert b"No space left on device" in full.stderr


def test_a_pipe_as_output(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_bytes()), daemon=True)
    reader.start()
    assert cudafe("--gen_c_file_name", "pipe", "--stub_file_name", "s", unit, cwd=tmp_path).returncode == 0
    reader.join(10)
    assert b'#include "s"' in read[0]


def test_a_full_disk_leaves_the_old_file(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    """A limit on the size of files stands in for the disk."""
    (tmp_path / "o.cpp").write_text("old\n")
    big = tmp_path / "big.ii"
    big.write_text(HOST + "extern int filler;\n" * 20000)
    shell = "trap '' XFSZ; ulimit -f 64; exec \"$@\""
    command = ["sh", "-c", shell, "sh", *cudafe.command, "--gen_c_file_name", "o.cpp", str(big)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 4
    assert b'cannot open generated C++ file "o.cpp": File too large' in done.stderr
    assert (tmp_path / "o.cpp").read_text() == "old\n"
    assert _files(tmp_path) == {"o.cpp", "big.ii", unit.name}


# A job in the background of a shell inherits that SIGINT is ignored, and rightly goes on ignoring it.
_INTERRUPTIBLE = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
)


def _catches(pid: int, number: signal.Signals) -> bool:
    """Whether a process has a handler for a signal."""
    status = Path(f"/proc/{pid}/status").read_text()
    caught = int(status.partition("SigCgt:")[2].split()[0], 16)
    return bool(caught >> (number - 1) & 1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals(cudafe: Runner, tmp_path: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _INTERRUPTIBLE, *cudafe.command, "--gen_c_file_name", "o.cpp", "-"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while not _catches(process.pid, signal.SIGTERM):
        time.sleep(0.05)
    # Reading its input now, or about to.
    time.sleep(0.5)
    process.send_signal(number)
    # Its input stays open until it has gone, so that it cannot come to the end of it first.
    process.wait(timeout=300)
    _, text = process.communicate()
    assert (process.returncode, text) == (4, b"\nCompilation terminated.\n")
    assert _files(tmp_path) == set()


def test_limit_of_processor_time(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    done = cudafe("--time_limit", "0", unit, cwd=tmp_path)
    assert done.returncode == 134
    assert done.stderr == b"\nInternal error: CPU time limit exceeded.\nCompilation aborted.\n"
    assert cudafe("--time_limit", "60", unit, cwd=tmp_path).returncode == 0


def test_timing(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    done = cudafe("--timing", unit, cwd=tmp_path)
    assert done.returncode == 0
    line = r"%-30s +\d+\.\d\d \(CPU\) +\d+\.\d\d \(elapsed\)\n"
    titles = ("Front end time", "Back end time", "Total compilation time")
    lines = "".join(line.replace("%-30s", f"{title:<30s}") for title in titles)
    assert re.fullmatch(lines, done.stderr.decode())
    assert {len(text) for text in done.stderr.decode().splitlines()} == {68}
    assert b"Back end time" not in cudafe("--timing", "-n", unit, cwd=tmp_path).stderr


def test_error_output(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    done = cudafe("--error_output", "e.txt", "--timing", "-n", unit, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "e.txt").read_text().startswith("Front end time")
    done = cudafe("--error_output", "e.txt", "nofile.ii", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (4, b"")
    written = (tmp_path / "e.txt").read_text()
    assert written.startswith('Catastrophic error: cannot open source file "nofile.ii"')


def test_versions_and_listings(cudafe: Runner, unit: Path, tmp_path: Path) -> None:
    for option, status in (("--version", 0), ("--Version", 1)):
        done = cudafe(option, cwd=tmp_path)
        assert done.returncode == status
        assert b"cufe" in done.stderr
        assert done.stderr.endswith(b"Cuda compilation tools, release 13.0, V13.0.88\n")
    done = cudafe("--dump_configuration", cwd=tmp_path)
    assert done.returncode == 0
    assert b"#define DEFAULT_GNU_VERSION 80100\n" in done.stderr
    assert cudafe("-v", unit, cwd=tmp_path).returncode == 0


def test_file_names_of_any_bytes(cudafe: Runner, tmp_path: Path) -> None:
    name = os.fsdecode(b"caf\xc3\xa9 \xff.ii")
    (tmp_path / name).write_text("int x;\n")
    assert cudafe("--stub_file_name", name, name, cwd=tmp_path).returncode == 0
    written = (tmp_path / os.fsdecode(b"caf\xc3\xa9 \xff.int.c")).read_bytes()
    assert b'#include "caf\xc3\xa9 \xff.ii"' in written
    done = cudafe(name + "x", cwd=tmp_path)
    assert b'cannot open source file "caf\xc3\xa9 \xff.iix"' in done.stderr


def test_sarif_for_a_missing_file(cudafe: Runner, tmp_path: Path) -> None:
    done = cudafe("--output_mode", "sarif", "nofile.ii", cwd=tmp_path)
    assert done.returncode == 4
    assert done.stderr.startswith(b'{"version":"2.1.0"')
    assert b"EC1696" in done.stderr


def test_standard_output_that_cannot_be_written(cudafe: Runner, tmp_path: Path) -> None:
    def run(where: str) -> "subprocess.CompletedProcess[bytes]":
        shell = f'"$@" {where}'
        command = ["sh", "-c", shell, "sh", *cudafe.command, "--stub_file_name", "s", "-"]
        return subprocess.run(command, cwd=tmp_path, input=HOST.encode(), capture_output=True, check=False)

    done = run("> /dev/full")
    assert done.returncode == 4
    assert b'cannot open generated C++ file "-": No space left on device' in done.stderr
    assert run("| true").stderr == b""


@pytest.mark.parametrize("command", ["split", "toolkit", "spaces", "check", "explain", "explain-at", "cudafe++"])
def test_help_of_commands(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command is in the list of all, and tells its usage and its exit statuses."""
    from cufe.driver import main as program

    try:
        status: object = program.main([command, "--help"])
    except SystemExit as end:
        status = end.code
    told = capsys.readouterr().out
    assert status == 0
    assert told.startswith(f"usage: cufe {command} ") and "exit status" in told
    assert program.main(["--help"]) == 0
    assert f"\n  {command} " in capsys.readouterr().out
