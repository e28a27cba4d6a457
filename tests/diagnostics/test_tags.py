"""Tags: what cufe takes for the name of a diagnostic is one for the real tool."""

from __future__ import annotations

import subprocess
from pathlib import Path

from cufe.diagnostics.catalog import JIT, entries
from cufe.diagnostics.remarks import REMARKS
from cufe.diagnostics.severity import REMARK
from cufe.diagnostics.tags import OTHER_TAGS

#: a remark that belongs to the warnings themselves
_HOW_TO_SUPPRESS = 20252


def test_the_real_tool_knows_every_tag(toolkit: Path, tmp_path: Path) -> None:
    own = {entry.tag for entry in entries() if entry.tag and entry.number and not entry.flags & JIT}
    tags = sorted(own | OTHER_TAGS)
    unit = tmp_path / "tags.ii"
    unit.write_text("\n".join(f"#pragma nv_diag_default {tag}" for tag in [*tags, "no_tag_of_anything"]) + "\nint x;\n")
    command = [str(toolkit / "bin" / "cudafe++"), "--c++17", "--display_error_number"]
    command += ["--gen_c_file_name", "o.cpp", "--stub_file_name", "s.c"]
    made = subprocess.run([*command, str(unit)], cwd=tmp_path, capture_output=True, text=True, check=False)
    wrong = [line for line in made.stderr.splitlines() if "#1223-D" in line]
    assert [line.partition("): ")[0] for line in wrong] == [f"{unit}({len(tags) + 1}"]


def test_the_remarks_are_those_of_the_catalog() -> None:
    remarks = [entry for entry in entries() if entry.severity == REMARK]
    known = {entry.shown_number: entry.tag or str(entry.shown_number) for entry in remarks}
    known.pop(_HOW_TO_SUPPRESS)
    assert known == REMARKS
