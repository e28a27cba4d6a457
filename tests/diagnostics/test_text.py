"""The text form against the real tool, byte for byte: styles, severity control, colours, case files."""

from __future__ import annotations

import os
import pty
import subprocess
import termios
import threading
from pathlib import Path

import pytest

from cufe.diagnostics.message import colours_of
from cufe.diagnostics.report import AbandonedError, Report
from cufe.diagnostics.text import Style, TextWriter
from tests.diagnostics.cases import Case, cases
from tests.diagnostics.inputs import UNITS
from tests.diagnostics.replay import NEUTRAL_FLAGS, STANDARD, neutral, replayed, run_real

CALL = ["--c++17", *STANDARD]

# Flags of the real tool that change the look, and what they set in a style.
STYLES: list[tuple[list[str], dict[str, int]]] = [
    ([], {}),
    (["--brief_diagnostics"], {"brief": True}),
    (["--wrap_diagnostics"], {"wrap": True}),
    (["--wrap_diagnostics", "--brief_diagnostics"], {"wrap": True, "brief": True}),
    (["--no_display_error_number"], {"numbers": False}),
    (["--context_limit=4"], {"context_limit": 4}),
    (["--context_limit=0"], {"context_limit": 0}),
    (["--no_add_match_notes"], {"candidate_notes": False}),
]
CONTROLS = [
    ["--remarks"],
    ["--no_warnings"],
    ["--promote_warnings"],
    ["--remarks", "--promote_warnings"],
    ["--error_limit=2"],
    ["--error_limit=1", "--promote_warnings"],
    ["--diag_error=69,20091"],
    ["--diag_suppress=69,20, 20048,device_var_read_in_host"],
    ["--diag_warning=177,global_function_return_type", "--diag_remark=68"],
    ["--diag_once=69,549"],
    ["--diag_suppress=3548", "--diag_warning=3548"],
    ["--diag_warning=20252"],
    ["--diag_error=20252"],
    ["--diag_suppress=20252"],
    ["--no_warnings", "--diag_error=69"],
]


def _style(changes: dict[str, int]) -> Style:
    style = Style()
    style.numbers = True
    for name, value in changes.items():
        setattr(style, name, value)
    return style


class _Replay:
    """What the real tool says to the neutral form of a unit, for reports under any flags."""

    def __init__(self, unit: bytes, cudafe: Path, folder: Path) -> None:
        self.unit = unit
        (folder / "x.ii").write_bytes(neutral(unit))
        self.text = run_real(cudafe, folder, [*CALL, *NEUTRAL_FLAGS], "x.ii").text
        self.sarif = run_real(cudafe, folder, [*CALL, *NEUTRAL_FLAGS, "--output_mode=sarif"], "x.ii").text
        (folder / "x.ii").write_bytes(unit)

    def written(self, flags: list[str], style: Style) -> bytes:
        report = replayed(self.unit, "x.ii", flags, self.text, self.sarif)
        return TextWriter(report, style).written("x.ii").encode("latin-1")


@pytest.mark.parametrize("name", UNITS)
def test_styles_and_controls(name: str, toolkit: Path, tmp_path: Path) -> None:
    cudafe = toolkit / "bin" / "cudafe++"
    replay = _Replay(UNITS[name].encode(), cudafe, tmp_path)
    for flags, changes in [*STYLES, *((flags, {}) for flags in CONTROLS)]:
        real = run_real(cudafe, tmp_path, [*CALL, *flags], "x.ii").text
        controls = [] if changes else flags
        assert replay.written(controls, _style(changes)).decode("latin-1") == real.decode("latin-1"), flags


END_OF_OUTPUT = b"\0end\0"


def _on_terminal(arguments: list[str], folder: Path, environment: dict[str, str]) -> bytes:
    """What a program writes to a terminal that changes nothing of it.

    The terminal stays open until all is read: a kernel may drop what lies unread in one that its last writer closes.
    """
    master, slave = pty.openpty()
    mode = termios.tcgetattr(slave)
    mode[1] &= ~termios.OPOST
    termios.tcsetattr(slave, termios.TCSANOW, mode)
    program = subprocess.Popen(
        arguments, cwd=folder, stdin=subprocess.DEVNULL, stdout=slave, stderr=slave, env=environment
    )

    def tell_the_end() -> None:
        program.wait()
        os.write(slave, END_OF_OUTPUT)

    waiting = threading.Thread(target=tell_the_end)
    waiting.start()
    written = b""
    while not written.endswith(END_OF_OUTPUT):
        written += os.read(master, 65536)
    waiting.join()
    os.close(slave)
    os.close(master)
    return written.removesuffix(END_OF_OUTPUT)


ENVIRONMENTS = [
    {"TERM": "xterm"},
    {"TERM": "dumb"},
    {},
    {"TERM": "xterm", "NOCOLOR": "1"},
    {"TERM": "xterm", "NO_COLOR": "1"},
    {"TERM": "xterm", "EDG_COLORS": "error=4:quote=7"},
    {"TERM": "xterm", "GCC_COLORS": "warning=3:locus=9", "EDG_COLORS": "note=2"},
    {"TERM": "xterm", "GCC_COLORS": ""},
]


@pytest.mark.parametrize("name", UNITS)
def test_colours(name: str, toolkit: Path, tmp_path: Path) -> None:
    cudafe = toolkit / "bin" / "cudafe++"
    replay = _Replay(UNITS[name].encode(), cudafe, tmp_path)
    for environment in ENVIRONMENTS:
        for flags, changes in [*STYLES[:4], (["--no_colors"], {})]:
            real = _on_terminal([str(cudafe), *CALL, *flags, "x.ii"], tmp_path, environment)
            style = _style(changes)
            style.colours = colours_of(environment, terminal=True, wanted=flags != ["--no_colors"])
            assert replay.written([], style).decode("latin-1") == real.decode("latin-1"), (environment, flags)


def _sample() -> list[Case]:
    """Every case with diagnostics of the folder where all are asked for, else every twenty-fourth."""
    found = [case for case in cases() if "// expect: none" not in case.text]
    return found if os.environ.get("CUFE_ALL_CASES") else found[::24]


@pytest.mark.parametrize("case", _sample(), ids=lambda case: case.path.stem)
def test_case_files(case: Case, toolkit: Path, tmp_path: Path) -> None:
    cudafe = toolkit / "bin" / "cudafe++"
    case.preprocess(toolkit, tmp_path / "x.ii")
    real = run_real(cudafe, tmp_path, case.arguments, "x.ii").text
    sarif = run_real(cudafe, tmp_path, [*case.arguments, "--output_mode=sarif"], "x.ii").text
    unit = (tmp_path / "x.ii").read_bytes()
    report = replayed(unit, "x.ii", case.flags, real, sarif)
    limit = [int(flag.partition("=")[2]) for flag in case.flags if flag.startswith("--context_limit")]
    style = _style({"context_limit": limit[0]} if limit else {})
    assert TextWriter(report, style).written(case.path.name).encode("latin-1") == real


def test_standard_input(toolkit: Path, tmp_path: Path) -> None:
    unit = b"int a = u;\nint b = w;\n"
    command = [str(toolkit / "bin" / "cudafe++"), *CALL, "-"]
    made = subprocess.run(command, cwd=tmp_path, input=unit, capture_output=True, check=False)
    sarif = subprocess.run(
        [*command[:-1], "--output_mode=sarif", "-"],
        cwd=tmp_path,
        input=unit,
        capture_output=True,
        check=False,
    )
    named = made.stderr.replace(b"Line 1", b"-(1)").replace(b"Line 2", b"-(2)")
    report = replayed(unit, "-", [], named, sarif.stderr)
    assert TextWriter(report, _style({})).written("").encode() == made.stderr


@pytest.mark.parametrize("name", ["nofile.ii", "folder"])
def test_no_place(name: str, toolkit: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    real = run_real(toolkit / "bin" / "cudafe++", tmp_path, CALL, name)
    report = Report()
    with pytest.raises(AbandonedError):
        if name == "folder":
            raise report.abandon(1697, -1, "source file", name, "is a directory")
        raise report.abandon(1696, -1, "source file", name)
    assert TextWriter(report, _style({})).written(name).encode() == real.text
