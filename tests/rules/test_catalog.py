"""Every entry of the catalog is raised by cufe on its example, in each pass that knows it, or stands in a list."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from cufe.diagnostics.catalog import DEVICE, HOST, JIT, NOTE_ONLY, Entry, entries
from cufe.diagnostics.explain import explanation_of
from cufe.diagnostics.explanations.not_raised import REASONS
from cufe.driver.command_line import CommandLine
from cufe.driver.compilation import Compilation
from cufe.driver.deep_stack import run_deep
from cufe.driver.errors import CatastropheError
from tests.diagnostics.replay import STANDARD
from tests.diagnostics.test_examples import FLAGS_OF, LEFT_OUT, PRELUDE, SHOW_ALL, STANDARD_OF
from tests.rules.not_judged import CPP, IN_DEVICE_PASS, IN_HOST_PASS

_PASSES = {
    HOST: [],
    DEVICE: ["--device_architecture", "compute_75"],
    JIT: ["--device_architecture", "compute_75", "--jit"],
}
_NOT_JUDGED = {HOST: CPP | IN_HOST_PASS, DEVICE: CPP | IN_DEVICE_PASS, JIT: frozenset[int]()}
#: files that cannot be read, a broken installation, the hint, and what cufe says where it cannot write a lambda
_WITHOUT_EXAMPLE = {1697, 20197, 20252, 0}
_SEPARATOR = "example_begins_here"
_WORDS = {HOST: "host", DEVICE: "device", JIT: "run time"}


def _raised(entry: Entry, code: str, of_pass: int, folder: Path) -> list[int]:
    """The internal numbers that cufe gives for an example."""
    text = f"{PRELUDE.read_text()}\n{_SEPARATOR}\n{code}\n"
    command = ["gcc", "-E", "-x", "c++", "-"]
    made = subprocess.run(command, input=text, check=False, capture_output=True, text=True)
    # The markers of the joined text; those that an example has itself stay.
    unmarked = re.sub(r'^# \d+ "<.*\n', "", made.stdout, flags=re.MULTILINE)
    header, _, example = unmarked.partition(f"{_SEPARATOR}\n")
    unit = folder / "example.ii"
    unit.write_text(f'# 1 "prelude.cuh" 1 3\n{header}# 1 "example.cu"\n{example}')
    shown = entry.shown_number
    usual = [word for word in (*STANDARD, *SHOW_ALL) if word != LEFT_OUT.get(shown)]
    arguments = [*usual, f"--c++{STANDARD_OF.get(shown, '17')}", *FLAGS_OF.get(shown, []), *_PASSES[of_pass], str(unit)]
    compilation = Compilation(CommandLine(arguments).read(), None)
    try:
        run_deep(compilation.judge)
    except CatastropheError:
        # Nested too deeply, where the original counts.
        return []
    return [found.entry.number for found in compilation.report.settled()]


def _with_passes() -> list[tuple[Entry, int]]:
    return [(entry, one) for entry in entries() for one in _PASSES if entry.flags & one and not entry.flags & NOTE_ONLY]


@pytest.mark.parametrize(("entry", "of_pass"), _with_passes(), ids=lambda one: _WORDS.get(one) or str(one.shown_number))
def test_entry(entry: Entry, of_pass: int, tmp_path: Path) -> None:
    """The wrong example raises it, the right one does not; what has no example has a reason."""
    explanation = explanation_of(entry)
    if explanation is None or not explanation.violating:
        assert entry.shown_number in _WITHOUT_EXAMPLE or (entry.tag or entry.template) in REASONS
        return
    is_raised = entry.number in _raised(entry, explanation.violating, of_pass, tmp_path)
    assert is_raised == (entry.shown_number not in _NOT_JUDGED[of_pass])
    if explanation.conforming:
        assert entry.number not in _raised(entry, explanation.conforming, of_pass, tmp_path)
