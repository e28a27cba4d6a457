"""Every example of `cufe explain` against the real tools: the wrong one is diagnosed, the right one not."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from cufe.diagnostics.catalog import DEVICE, HOST, JIT, NOTE_ONLY, UNTRIGGERED, Entry, by_number, entries
from cufe.diagnostics.explain import explanation_of
from cufe.diagnostics.explanations.not_raised import REASONS
from cufe.diagnostics.severity import WARNING
from tests.diagnostics.replay import STANDARD

PRELUDE = Path(__file__).with_name("prelude.cuh")

# What an example needs besides the usual flags, by display number.
STANDARD_OF = {
    20251: "20", 20254: "20", 20177: "14", 2908: "20", 3049: "20", 3059: "20", 445: "20", 3044: "20", 2903: "20",
    2904: "20", 2906: "20", 3125: "20", 2933: "20", 2960: "20", 438: "20", 3040: "20", 3045: "20", 2967: "20",
    2968: "20", 2969: "20", 2970: "20",
}  # fmt: skip
FLAGS_OF = {
    20066: ["--device-c"],
    20067: ["--device-c"],
    20071: ["--gen_system_templates_from_text"],
    20177: ["--gnu_version=60000"],
    20203: ["--uumn"],
    20204: ["--uumn"],
}
LEFT_OUT = {20108: "--allow_managed", 20155: "--extended-lambda"}

# What is off by default.
SHOW_ALL = ["--remarks", "--diag_warning=default_stream_launch"]
_DEVICE_FLAGS = [
    "--static-host-stub",
    "--device-hidden-visibility",
    "--gnu_version=120200",
    "--display_error_number",
    "--allow_managed",
    "--extended-lambda",
    "--orig_src_file_name",
    "e.cu",
    "--orig_src_path_name",
    "/e.cu",
    "-arch",
    "compute_75",
    "-m64",
    "--no-version-ident",
    "-ftz=0",
    "--include_file_name",
    "f.c",
    "-tused",
    "--gen_module_id_file",
    "--module_id_file_name",
    "m.id",
    "--gen_c_file_name",
    "c.c",
    "--stub_file_name",
    "st.c",
    "--gen_device_file_name",
    "g.gpu",
]

# Shown by remarks that are on here, and no fault of an example.
_CUSTOMARY = {549, 3655, 3695}


def raised(
    entry: Entry, code: str, toolkit: Path, folder: Path, flags: Sequence[str] = (), wanted: int = HOST | DEVICE
) -> list[int]:
    """The internal numbers that the real tool gives for `code`, in the wanted pass or one that knows the entry."""
    unit = f'# 1 "prelude.cuh" 1 3\n{PRELUDE.read_text()}# 1 "example.cu"\n{code}\n'
    (folder / "e.ii").write_text(unit)
    shown = entry.shown_number
    in_host_pass = bool(entry.flags & wanted & HOST) or wanted == HOST
    if in_host_pass:
        command = [str(toolkit / "bin" / "cudafe++"), *STANDARD, *SHOW_ALL]
    else:
        command = [str(toolkit / "nvvm" / "bin" / "cicc"), *_DEVICE_FLAGS]
    command = [word for word in command if word != LEFT_OUT.get(shown)]
    command += [f"--c++{STANDARD_OF.get(shown, '17')}", *FLAGS_OF.get(shown, []), *flags]
    command += ["--output_mode", "sarif", "e.ii"]
    if not in_host_pass:
        command += ["-o", "e.ptx"]
    made = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return [int(number) for number in re.findall(rb'"EC(\d+)"', made.stderr + made.stdout)]


def with_examples() -> list[Entry]:
    found = []
    for entry in entries():
        explanation = explanation_of(entry)
        if entry.flags & (HOST | DEVICE) and explanation is not None and explanation.violating:
            found.append(entry)
    return found


@pytest.mark.parametrize("entry", with_examples(), ids=lambda entry: str(entry.shown_number))
def test_examples(entry: Entry, toolkit: Path, tmp_path: Path) -> None:
    explanation = explanation_of(entry)
    assert explanation is not None
    assert entry.number in raised(entry, explanation.violating, toolkit, tmp_path)
    if explanation.conforming:
        for number in raised(entry, explanation.conforming, toolkit, tmp_path):
            assert number != entry.number
            known = by_number(number)
            assert known is not None
            assert known.severity < WARNING or number in _CUSTOMARY


def test_every_entry_is_explained_or_notraised() -> None:
    for entry in entries():
        explained = explanation_of(entry) is not None
        reason = REASONS.get(entry.tag or entry.template)
        assert explained or reason or entry.flags & NOTE_ONLY, entry.template
        if entry.flags & UNTRIGGERED:
            assert reason, entry.template
        assert entry.flags & (HOST | DEVICE | JIT | UNTRIGGERED), entry.template


def test_examples_are_there_for_what_israised() -> None:
    without = {
        entry.shown_number
        for entry in entries()
        if entry.flags & (HOST | DEVICE) and not entry.flags & NOTE_ONLY and not _example_of(entry)
    }
    # Files that cannot be read, a broken installation, the hint, a limit that the real tool crashes at, and (without a
    # number) what only cufe says.
    assert without == {1697, 20197, 20252, 20138, 0}


def _example_of(entry: Entry) -> str:
    explanation = explanation_of(entry)
    return explanation.violating if explanation else ""
