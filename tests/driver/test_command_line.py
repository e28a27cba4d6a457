"""The grammar of the command line, its messages and its settings."""

import os
import random
import subprocess
from pathlib import Path

import pytest

from cufe.driver.command_line import parse
from cufe.driver.option_table import OPTIONS
from cufe.text.settings import Settings
from tests.driver.lines import answer, committed_lines, random_line

# `--unicode_source_kind` is refused for the values that are no superset of ASCII.
REFUSED = {option[0] for option in OPTIONS if option[3] == "refused"} | {"unicode_source_kind"}


def _refused(arguments: list[str], text: str) -> bool:
    """Whether cufe refuses an option that the original takes: it has to be one of the line, named in full."""
    head = 'Command-line error: option "'
    if not text.startswith(head) or '" cannot be obeyed: ' not in text:
        return False
    name = text[len(head) :].partition('"')[0]
    letters = {option[1] for option in OPTIONS if option[0] == name and option[1]}
    return name in REFUSED and any(
        name.startswith(word[2:].partition("=")[0]) if word.startswith("--") else letters & set(word)
        for word in arguments
    )


def _agree(arguments: list[str], status: int, text: str) -> bool:
    ours = answer(arguments)
    return ours == (status, text) or (_refused(arguments, ours[1]) and "cannot open source" in text)


def test_committed_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Accepted and rejected as the original does it, told apart by whether the input is looked for."""
    monkeypatch.chdir(tmp_path)
    different = []
    for arguments, verdict in committed_lines():
        status, text = answer(arguments)
        ours = "+" if "cannot open source" in text else str(status)
        if ours != verdict and not (verdict == "+" and _refused(arguments, text)):
            different.append((arguments, verdict, ours))
    assert different == []


def _different(toolkit: Path, lines: list[list[str]]) -> list[tuple[list[str], str, tuple[int, str]]]:
    """The lines to which cufe and the original do not answer the same, byte for byte."""
    different = []
    for arguments in lines:
        done = subprocess.run(
            [toolkit / "bin/cudafe++", *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        text = done.stderr.decode("latin-1")
        # A negative status is an assertion of the original's own.
        if done.returncode >= 0 and not _agree(arguments, done.returncode, text):
            different.append((arguments, text, answer(arguments)))
    return different


def test_messages_of_committed_lines(toolkit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert _different(toolkit, [arguments for arguments, verdict in committed_lines() if verdict != "+"]) == []


def test_lines_made_at_random(toolkit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that hold a bit of everything."""
    monkeypatch.chdir(tmp_path)
    chance = random.Random(int(os.environ.get("CUFE_SEED", "20")))
    assert _different(toolkit, [random_line(chance) for _ in range(700)]) == []


def _settings(*arguments: str) -> Settings:
    return parse([*arguments, "x.ii"]).settings


@pytest.mark.parametrize(
    ("arguments", "standard"),
    [
        ([], 14),
        (["--gnu_version=50400"], 3),
        (["--gnu_version=60000"], 14),
        (["--gnu_version=110000"], 17),
        (["--gnu_version=120200", "--c++14"], 14),
        (["--c++20", "--c++17"], 17),
        (["--c++03"], 3),
        (["--c++0x"], 11),
        (["--c++20", "--no_c++11"], 3),
        (["--c++23"], 23),
    ],
)
def test_language_standard(arguments: list[str], standard: int) -> None:
    """Defaults as observed; the last of several holds."""
    assert _settings(*arguments).standard == standard


def test_what_nvcc_passes() -> None:
    settings = _settings(
        "--c++17", "--static-host-stub", "--device-hidden-visibility", "--gnu_version=120200",
        "--display_error_number", "--orig_src_file_name", "x.cu", "--orig_src_path_name", "/src/x.cu",
        "--allow_managed", "--extended-lambda", "--relaxed_constexpr", "--debug_mode", "--m64",
        "--parse_templates", "--gen_c_file_name", "x.cudafe1.cpp", "--stub_file_name", "x.cudafe1.stub.c",
    )  # fmt: skip
    assert (settings.standard, settings.gnu_version) == (17, 120200)
    assert settings.static_host_stub
    assert settings.device_hidden_visibility
    assert settings.extended_lambda
    assert settings.relaxed_constexpr
    assert settings.debug_mode
    assert settings.hidden_unnamed_namespace
    assert not settings.device_c
    assert (settings.orig_src_file_name, settings.orig_src_path_name) == ("x.cu", "/src/x.cu")
    assert settings.stub_file_name == "x.cudafe1.stub.c"
    assert settings.input_name == "x.ii"


def test_diagnostic_options() -> None:
    options = parse(
        ["-wWr", "-e7", "--diag_suppress=177,declared_but_not_referenced", "--diag_warn", "20091",
         "--diag_error", "69, 186", "--context_limit", "3", "--brief_diagnostics", "--no_colors", "x.ii"]
    ).diagnostics  # fmt: skip
    assert options.promote_warnings
    assert options.remarks
    # The last option about what is shown decides.
    assert not options.no_warnings
    assert (options.error_limit, options.context_limit) == (7, 3)
    assert options.brief
    assert not options.colors
    assert options.controls == [
        (177, "suppress"), ("declared_but_not_referenced", "suppress"), (20091, "warning"), (69, "error"),
        (186, "error"),
    ]  # fmt: skip
