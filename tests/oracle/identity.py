"""Identity: with no CUDA construct in the input, the output is the input, byte for byte, in a known frame.

`python -m tests.oracle.identity [--standards 17] [--cufe CMD] [HEADER...]` checks every header of libstdc++ 12 in
C++14, 17 and 20. Between the frame's head and its tail the output may differ from the input in two things only: the
inclusion of `crt/host_runtime.h` after the first global `size_t` (observed: host-output 2.2), and the name that
an anonymous namespace gets, since device code knows it by that (observed: host-output 10).
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from .pipeline import Engine

STANDARDS = ("14", "17", "20")
_INCLUDE_FOLDER = Path("/usr/include/c++/12")
_NAMED = re.compile(
    rb"namespace (_GLOBAL__N_\w+) (__attribute__\(\(visibility\(\"hidden\"\)\)\)) \{ \} "
    rb"using namespace \1; namespace \1 \2"
)
_MANAGED = "static char __nv_inited_managed_rt"


def headers() -> list[str]:
    """The public headers of libstdc++: the standard's own ones, `experimental/` and `ext/`."""
    plain = [p.name for p in _INCLUDE_FOLDER.glob("*") if p.is_file() and not p.suffix]
    extra = [
        f"{folder}/{p.name}"
        for folder in ("experimental", "ext")
        for p in (_INCLUDE_FOLDER / folder).glob("*")
        if p.is_file() and p.suffix in ("", ".h")
    ]
    return sorted(plain) + sorted(extra)


def preprocess(chosen: list[str], standard: str) -> bytes | None:
    """The unit that includes the headers; None where g++ rejects it in this standard."""
    text = "".join(f"#include <{header}>\n" for header in chosen) + "int main() { return 0; }\n"
    argv = ["g++", f"-std=gnu++{standard}", "-w", "-E", "-x", "c++", "-", "-o", "-"]
    done = subprocess.run(argv, input=text.encode(), capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else None


def _is_frame(text: str) -> bool:
    """Whether a stretch of added text is preprocessor lines and the known head only."""
    rows = [row for row in text.splitlines() if row.strip()]
    return all(row.startswith(("#", _MANAGED)) for row in rows)


def fault(unit: bytes, output: bytes) -> str:
    """Empty where the output is the input in the frame, else what is wrong."""
    output = _NAMED.sub(b"namespace", output)
    start = output.find(unit[:400])
    if start < 0:
        return "the input does not begin in the output"
    at = start
    length = _common(unit, output[at:])
    rest = unit[length:]
    inserted = ""
    if rest:
        # The one insertion may begin anywhere in a line break that both sides share.
        where = output.find(rest, at + length)
        if where < 0:
            line = unit.count(b"\n", 0, length) + 1
            shown = unit[length - 60 : length + 60].decode("latin-1")
            return f"differs at byte {length} (line {line}): ...{shown}"
        # What both sides share may reach into the first line of the insertion: go back to the line's start.
        shared = length - unit.rfind(b"\n", 0, length) - 1
        inserted = output[at + length - shared : where - shared].decode("latin-1")
        end = where + len(rest)
        if "crt/host_runtime.h" not in inserted or not _is_frame(inserted):
            return "inserted: " + inserted[:200]
    else:
        end = at + length
    head, tail = output[:start].decode("latin-1"), output[end:].decode("latin-1")
    if not _is_frame(head):
        return "head: " + head[:200]
    if not re.search(r"#include \"[^\"]*stub\.c\"", tail) or not _is_frame(tail):
        return "tail: " + tail[:200]
    return ""


def _common(a: bytes, b: bytes) -> int:
    """Length of the common start."""
    low, high = 0, min(len(a), len(b))
    while low < high:
        middle = (low + high + 1) // 2
        if a[:middle] == b[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def check(chosen: list[str], standard: str, engine: Engine) -> str:
    """The headers in one unit: "" for identity, "rejected" where g++ does not take them, else the fault."""
    unit = preprocess(chosen, standard)
    if unit is None:
        return "rejected"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "x.ii").write_bytes(unit)
        flags = [
            f"--c++{standard}",
            "--static-host-stub",
            "--device-hidden-visibility",
            "--gnu_version=120200",
            "--display_error_number",
            "--orig_src_file_name",
            "x.cu",
            "--orig_src_path_name",
            "/x.cu",
            "--allow_managed",
            "--m64",
            "--parse_templates",
            "--gen_c_file_name",
            str(folder / "x.cudafe1.cpp"),
            "--stub_file_name",
            "x.cudafe1.stub.c",
            "--gen_module_id_file",
            "--module_id_file_name",
            str(folder / "x.module_id"),
            str(folder / "x.ii"),
        ]
        done = engine.run(flags, folder)
        if done.status != 0:
            return f"status {done.status}: {done.text[:300]}"
        return fault(unit, (folder / "x.cudafe1.cpp").read_bytes())


def main(arguments: list[str]) -> int:
    """Exit status 0 where everything is identical."""
    standards: tuple[str, ...] = STANDARDS
    if "--standards" in arguments:
        at = arguments.index("--standards")
        standards = tuple(arguments[at + 1].split(","))
        del arguments[at : at + 2]
    command = None
    if "--cufe" in arguments:
        at = arguments.index("--cufe")
        command = arguments[at + 1]
        del arguments[at : at + 2]
    engine = Engine.named(command, "--pure" in arguments)
    chosen = [argument for argument in arguments if argument != "--pure"] or headers()
    counts = {"same": 0, "rejected": 0, "different": 0}
    for standard in standards:
        for header in chosen:
            found = check([header], standard, engine)
            counts["same" if not found else "rejected" if found == "rejected" else "different"] += 1
            if found and found != "rejected":
                print(f"c++{standard} <{header}>: {found}", flush=True)
    print(counts)
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
