"""What the real device compiler says to a case of `../shared/cases/diag` or `tests/cases/diag`.

Kept below the cache folder by the text of the case, its flags and the releases of the tools.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from cufe.diagnostics.severity import display_number
from tests.diagnostics.cases import Case
from tests.oracle.reference import cache_folder
from tests.oracle.toolkit import need_toolkit, release

if TYPE_CHECKING:
    from collections.abc import Sequence

#: number, severity and line
Found = tuple[int, str, int]

#: options of `cudafe++` that cicc does not have
_HOST_OPTIONS = ("--m64", "--parse_templates", "--gen_c_file_name", "--stub_file_name", "--gen_module_id_file")
#: and those that name its files, where the name is a word of its own
_WITH_FILES = ("--gen_c_file_name", "--stub_file_name", "--module_id_file_name")
_OPTIONS = (
    "-m64", "--no-version-ident", "-ftz=0", "-prec_div=1", "-prec_sqrt=1", "-fmad=1", "--include_file_name", "fatbin.c",
    "-tused", "--gen_module_id_file", "--module_id_file_name", "module_id", "--gen_c_file_name", "unit.c",
    "--stub_file_name", "unit.stub.c", "--gen_device_file_name", "unit.gpu", "-o", "unit.ptx",
)  # fmt: skip
#: in the text form a hint would be a note
HINT = 3709
#: a result of SARIF, as cicc and `cudafe++` write it: internal number, severity, file and line
RESULT = re.compile(
    r'\{"ruleId":"EC(\d+)"(?:,"ruleIndex":\d+)?,"level":"(\w+)","message":\{"text":"(?:[^"\\]|\\.)*"\}'
    r'(?:,"locations":\[\{"physicalLocation":\{"artifactLocation":\{"uri":"([^"]*)"\},"region":\{"startLine":(\d+))?'
)


def diagnostics_of(case: Case) -> list[Found]:
    """The diagnostics in their order; empty also where cicc breaks down."""
    hashed = hashlib.sha256("\0".join([release(), case.architecture, *case.arguments, case.text]).encode())
    stored = cache_folder() / "cicc" / f"{case.path.stem}-{hashed.hexdigest()[:16]}.json"
    if not stored.exists():
        stored.parent.mkdir(parents=True, exist_ok=True)
        stored.write_text(json.dumps(_diagnostics(sarif_of(case))))
    return [(number, severity, line) for number, severity, line in json.loads(stored.read_text())]


def arguments_for(options: Sequence[str], architecture: str) -> list[str]:
    """The arguments of cicc in the place of those of `cudafe++`, without the unit."""
    words = iter(options)
    kept: list[str] = []
    for word in words:
        if word in _WITH_FILES:
            next(words)
        elif not word.startswith(_HOST_OPTIONS):
            kept.append(word)
    return ["--output_mode", "sarif", *kept, "-arch", f"compute_{architecture}", *_OPTIONS]


def sarif_of(case: Case) -> str:
    """The SARIF form of what cicc prints."""
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as folder:
        case.preprocess(need_toolkit(), Path(folder) / "unit.ii", device=True)
        done = subprocess.run(
            [need_toolkit() / "nvvm/bin/cicc", *arguments_for(case.arguments, case.architecture), "unit.ii"],
            cwd=folder, check=False, capture_output=True, timeout=600,
        )  # fmt: skip
    return done.stderr.decode("utf-8", "replace")


def _diagnostics(sarif: str) -> list[Found]:
    results = [(int(match[1]), match[2], int(match[4] or 0)) for match in RESULT.finditer(sarif)]
    return [(display_number(number), severity, line) for number, severity, line in results if number != HINT]
