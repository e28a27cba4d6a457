"""The launchers of a lean toolkit folder: whatever goes wrong with a lean unit, the whole one is built."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cufe.driver.lean_folder import host_launcher
from cufe.driver.lean_store import Store
from cufe.driver.lean_switch import COMMAND, HEADER, LOG, WARNED_HEADER

CHECKOUT = Path(__file__).resolve().parents[2]

#: a compiler that refuses a file with the word `lean` in it, and writes its command line to `seen`
COMPILER = """#!/bin/sh
echo "$@" >>{seen}
for word; do
    case $word in *.cpp) if grep -q lean "$word"; then echo "error: no such name" >&2; exit 1; fi ;; esac
done
echo compiled >&2
"""
#: a `cicc` that says something of a unit in which something is missing, and the text of a file `warnings` of any
CICC = """#!/bin/sh
if [ -e warnings ]; then cat warnings >&2; fi
if [ -e printed ]; then cat printed; fi
for word; do
    case $word in *.ii) if ! grep -q needed "$word"; then echo "$word: error: missing" >&2; exit 2; fi ;; esac
done
echo "compiled $(grep -c unneeded "$unit")" >result
"""


def _script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A lean folder with a launcher for gcc, and a gcc behind it on PATH."""
    folder = tmp_path / "a folder"
    _script(folder / "cufe/gcc", host_launcher(str(folder)))
    (folder / "cufe" / HEADER).touch()
    _script(tmp_path / "real/gcc", COMPILER.format(seen=tmp_path / "seen"))
    return folder


def _gcc(folder: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    path = f"{folder}/cufe:{folder.parent}/real:/usr/bin:/bin"
    return subprocess.run(
        [f"{folder}/cufe/gcc", *arguments],
        cwd=folder.parent,
        env={**os.environ, "PATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_host_unit_includes_the_header(folder: Path) -> None:
    _gcc(folder, "-E", "a.cu", "-o", "a.cpp4.ii")
    assert f"-include {folder}/cufe/{HEADER}" in (folder.parent / "seen").read_text()
    (folder.parent / "seen").unlink()
    _gcc(folder, "-E", "a.cu", "-o", "a.cpp1.ii")
    _gcc(folder, "-E", "a.cu", "-o", "a.cpp4.ii", CUFE_LEAN="0")
    assert HEADER not in (folder.parent / "seen").read_text()


@pytest.mark.parametrize(
    ("options", "header"),
    [
        ("-Wall", WARNED_HEADER),
        ("-Werror=shadow", WARNED_HEADER),
        ("-pedantic", WARNED_HEADER),
        ("-Wno-psabi -Werror -Wl,-z -Wp,-v", HEADER),
        ("-Wall -Wsystem-headers", ""),
        ("@options", ""),
        ("-fkeep-inline-functions", ""),
    ],
)
def test_what_is_warned_of_stays(options: str, header: str, folder: Path) -> None:
    """The header says whether the compiler is asked for warnings; where it may warn of any header, or compiles what
    nothing needs, there is none."""
    _gcc(folder, *options.split(), "-E", "a.cu", "-o", "a.cpp4.ii")
    said = (folder.parent / "seen").read_text()
    assert (f"-include {folder}/cufe/{header}\n" if header else "a.cpp4.ii\n") in said


def test_a_refused_host_file_is_made_whole(folder: Path) -> None:
    work = folder.parent
    (work / "a.cudafe1.cpp").write_text(f"int lean;\n{COMMAND}echo 'int whole;' >a.cudafe1.cpp\n")
    done = _gcc(folder, "-c", "a.cudafe1.cpp")
    assert (done.returncode, done.stderr) == (0, "compiled\n")
    assert (work / "a.cudafe1.cpp").read_text() == "int whole;\n"
    assert "host file made whole: error: no such name" in (folder / LOG).read_text()


@pytest.mark.parametrize("option", ["--device-c", "--static-host-stub"])
def test_the_command_that_makes_the_whole_file_is_a_line_of_its_own(option: str, tmp_path: Path) -> None:
    """Without it the file may end within a line."""
    (tmp_path / "a.ii").write_text('# 1 "a.cu"\nint x;\n')
    call = "from cufe.driver.cudafe import program; program()"
    command = [sys.executable, "-c", call, "--lean", option, "--gen_c_file_name", "a.cpp", "a.ii"]
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT / "src")}
    subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    assert (tmp_path / "a.cpp").read_text().splitlines()[-1].startswith(COMMAND)


def test_what_the_whole_file_is_told_is_shown(folder: Path) -> None:
    (folder.parent / "a.cudafe1.cpp").write_text(f"int lean;\n{COMMAND}echo 'int lean, too;' >a.cudafe1.cpp\n")
    done = _gcc(folder, "-c", "a.cudafe1.cpp")
    assert (done.returncode, done.stderr) == (1, "error: no such name\n")
    assert not (folder / LOG).exists()


def test_a_whole_host_file_is_compiled_once(folder: Path) -> None:
    (folder.parent / "a.cudafe1.cpp").write_text("int lean;\n")
    assert _gcc(folder, "-c", "a.cudafe1.cpp").returncode == 1
    assert len((folder.parent / "seen").read_text().splitlines()) == 1


def _cicc(tmp_path: Path, unit: str, *options: str, **environment: str) -> str:
    """What the log says of a unit with a header of the system."""
    return _told(tmp_path, unit, *options, **environment)[0]


def _told(tmp_path: Path, unit: str, *options: str, **environment: str) -> tuple[str, str]:
    """The log, and what comes out on standard error."""
    cicc = _script(tmp_path / "cicc", CICC)
    (tmp_path / "a.cpp1.ii").write_text(f'# 1 "a.cu"\n# 1 "/usr/include/h.h" 1 3\n{unit}\n# 2 "a.cu" 2\n')
    call = f"from cufe.driver.lean_device import program; program({str(cicc)!r}, 'log')"
    done = subprocess.run(
        [sys.executable, "-c", call, "--c++17", *options, "a.cpp1.ii"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT / "src"), "unit": "a.cpp1.ii", **environment},
        capture_output=True,
        check=True,
    )
    return (tmp_path / "log").read_text() if (tmp_path / "log").exists() else "", done.stderr.decode()


def test_a_device_unit_is_read_whole_where_the_lean_one_is_not_enough(tmp_path: Path) -> None:
    assert "device unit read whole: cicc ended with 2 and said: " in _cicc(tmp_path, "void needed();")
    assert (tmp_path / "result").exists()


def test_a_lean_device_unit(tmp_path: Path) -> None:
    assert _cicc(tmp_path, "void needed() {} inline void other() {}") == ""
    assert (tmp_path / "result").exists()
    assert _cicc(tmp_path, "inline void needed() {}", CUFE_LEAN="0") == ""
    assert _cicc(tmp_path, "inline void needed() {}", "-g") == ""


#: as `cicc` prints it
OF_OWN = """\
a.cu(3): warning #177-D: variable "i" was declared but never referenced
    int i;
        ^

Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"

"""
OF_HEADER = """\
/usr/include/h.h(3): warning #114-D: function "f" was referenced but not defined
"""


def test_warnings_of_own_text_are_handed_on(tmp_path: Path) -> None:
    coloured = OF_OWN.replace("a.cu", "\33[01m\33[0m\33[01ma.cu").replace("3): w", "3)\33[0m: \33[01;35mw")
    for text in (OF_OWN, OF_OWN * 2, coloured):
        (tmp_path / "warnings").write_text(text)
        log, told = _told(tmp_path, "inline void unneeded() {} void needed() {}")
        assert (log, told) == ("", text)
    generated = OF_OWN.replace("a.cu", r'..\gen\a "b".y')
    (tmp_path / "warnings").write_text(generated)
    unit = "inline void unneeded() {} void needed() {}\n# 2 \"a.cu\" 2\n" + r'# 1 "..\\gen\\a \"b\".y"'
    assert _told(tmp_path, unit) == ("", generated)


def test_calls_are_told_of_by_the_whole_unit_where_bodies_of_the_library_were_left_out(tmp_path: Path) -> None:
    """With the body of what is called more is said of it; and a body may be what calls a function of its name."""
    library = '# 1 "/usr/include/c++/12/l.h" 1 3\nvoid needed() {}\n# 2 "/usr/include/h.h" 2 3\n'
    calls = OF_OWN.replace("#177-D", "#20014-D")
    declared = OF_OWN.replace("#177-D", "#20050-D")
    unused = OF_OWN.replace("variable", "function")
    for warning, unit, wanted in (
        (OF_OWN, library, ""),
        (calls, library, "read whole"),
        (declared, library, ""),
        (unused, library, ""),
        (unused, library.replace("needed", "needed(); void i"), "read whole"),
        (unused.replace('"i"', '"operator+"'), library, "read whole"),
        (calls, "void needed() {}", ""),
    ):
        (tmp_path / "log").unlink(missing_ok=True)
        (tmp_path / "warnings").write_text(warning)
        log, told = _told(tmp_path, unit)
        assert (wanted in log, told) == (True, warning)
        assert bool(log) == bool(wanted)


def test_calls_in_functions_of_vendors_for_host_and_device_are_told_of(tmp_path: Path) -> None:
    """Headers with many of them stay whole, unless constants of the host may be called."""
    unit = "inline __attribute__((host)) __attribute__((device)) void unneeded() {} " * 200 + "void needed() {}"
    for warning in (OF_HEADER, "Warning #20015-D: calling\n"):
        (tmp_path / "warnings").write_text(warning)
        assert _told(tmp_path, unit) == ("", warning)
        log, told = _told(tmp_path, unit, "--relaxed_constexpr")
        assert ("read whole" in log, told) == (True, warning)
        (tmp_path / "log").unlink()


def test_a_device_unit_is_read_whole_where_anything_else_is_said(tmp_path: Path) -> None:
    for text in (OF_HEADER, OF_OWN + OF_HEADER, "Warning #20014-D: calling\n", "Remark: a\n", "a.cu: Warning: b\n"):
        (tmp_path / "log").unlink(missing_ok=True)
        (tmp_path / "warnings").write_text(text)
        log, told = _told(tmp_path, "inline void unneeded() {} void needed() {}")
        assert "device unit read whole: cicc ended with 0 and said: " in log
        assert told == text
    (tmp_path / "log").unlink()
    (tmp_path / "warnings").unlink()
    (tmp_path / "printed").write_text("something")
    assert "read whole" in _cicc(tmp_path, "inline void unneeded() {} void needed() {}")


def test_warnings_on_a_terminal_have_its_colours(tmp_path: Path) -> None:
    """Standard error of the real one is a terminal where that of the launcher is one."""
    import pty

    ours, theirs = pty.openpty()
    _script(tmp_path / "cicc", f"#!/bin/sh\ntest -t 2 && cat {tmp_path}/warnings >&2\n")
    (tmp_path / "warnings").write_text(OF_OWN)
    (tmp_path / "a.cpp1.ii").write_text('# 1 "a.cu"\n# 1 "/usr/include/h.h" 1 3\ninline void f();\n# 2 "a.cu" 2\n')
    call = f"from cufe.driver.lean_device import program; program({str(tmp_path / 'cicc')!r}, 'log')"
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT / "src")}
    command = [sys.executable, "-c", call, "--c++17", "a.cpp1.ii"]
    subprocess.run(command, cwd=tmp_path, env=environment, stderr=theirs, check=True)
    os.close(theirs)
    assert os.read(ours, 10000).decode() == OF_OWN.replace("\n", "\r\n")
    os.close(ours)
    assert not (tmp_path / "log").exists()


def test_architectures_that_read_the_same_share_a_lean_unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was stored is what is read; units of one architecture are not stored, and few stay."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    folder = tmp_path / f"cufe-lean-{os.getuid()}"
    _cicc(tmp_path, "void needed() {} inline void other() {}", TMPDIR=str(tmp_path))
    assert not folder.exists()
    source = (tmp_path / "a.cpp1.ii").read_bytes()
    store = Store("a.compute_80.cpp1.ii", source)
    assert store.get() == b""
    store.put(b"lean")
    assert Store("a.compute_86.cpp1.ii", source).get() == b"lean"
    assert Store("a.compute_90.cpp1.ii", source + b"int i;\n").get() == b""
    for number in range(10):
        Store("a.compute_80.cpp1.ii", b"%d" % number).put(b"lean")
    assert len(list(folder.iterdir())) == 4
    folder.chmod(0o777)
    assert Store("a.compute_80.cpp1.ii", b"9").get() == b""
