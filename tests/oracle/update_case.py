"""`python -m tests.oracle.update_case FILES [--device]`: rewrites the first lines of diagnostic cases.

Writes `// expect: NUMBER SEVERITY LINE` for what the real `cudafe++` says of a case, in its order, or `// expect:
none`; and `// expect-device: ...` for what cicc says, where the case has such lines or `--device` asks for them. All
other lines stay."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from cufe.diagnostics.severity import display_number
from tests.diagnostics.cases import Case

from .cicc import HINT, RESULT, sarif_of
from .printed import printed
from .toolkit import need_toolkit

_HEAD = re.compile(r"// (expect|expect-device): ")
_OF_DEVICE = "expect-device"


def updated(case: Case, device: bool) -> str:
    """The text of a case with other first lines; what is said of it stands that many lines further down."""
    lines = case.text.splitlines(keepends=True)
    count = next((at for at, line in enumerate(lines) if not _HEAD.match(line)), len(lines))
    of_device = device or any(line.startswith(f"// {_OF_DEVICE}:") for line in lines[:count])
    with tempfile.TemporaryDirectory(prefix="cufe-oracle-") as folder:
        unit = Path(folder) / "unit.ii"
        case.preprocess(need_toolkit(), unit)
        found = [("expect", *one) for one in _results(printed(unit.read_bytes(), _arguments(case)))]
    if of_device:
        found += [(_OF_DEVICE, *one) for one in _results(sarif_of(case))]
    moved = max(len(found), 1) - count
    heads = [
        f"// {key}: {number} {severity} {line + moved if file.endswith(case.path.name) else line}\n"
        for key, number, severity, file, line in found
    ]
    return "".join([*(heads or ["// expect: none\n"]), *lines[count:]])


def _arguments(case: Case) -> list[str]:
    return [*case.arguments, "--output_mode", "sarif", "--error_limit=10000"]


def _results(sarif: str) -> list[tuple[int, str, str, int]]:
    """Display number, severity, file and line of all results; ValueError where the real tool refused its arguments."""
    if not sarif.startswith("{"):
        raise ValueError(sarif)
    matches = [match for match in RESULT.finditer(sarif) if int(match[1]) != HINT]
    return [(display_number(int(match[1])), match[2], match[3] or "", int(match[4] or 0)) for match in matches]


def main(arguments: list[str]) -> int:
    files = [Path(word) for word in arguments if not word.startswith("-")]
    if not files or {word for word in arguments if word.startswith("-")} - {"--device"}:
        print(__doc__)
        return 1
    for file in files:
        case = Case(file)
        text = updated(case, "--device" in arguments)
        print(f"{file}: {'the same' if text == case.text else 'updated'}")
        file.write_text(text, encoding="latin-1")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
