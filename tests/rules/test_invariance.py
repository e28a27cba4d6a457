"""What is said of a case hangs on the case alone, not on how much harmless code stands around it.

Each case is judged once more with code behind it, with the same in a header of the user's in front of it, and with much
of it in front.  A tenth of the cases is taken, `--whole` takes all.
"""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import pytest

from tests.diagnostics.cases import CASES, Case
from tests.rules.judging import OWN, Found, found_in, name, paths, preprocessed, reported
from tests.rules.padding import padding

#: tokens around the case, by variant
BEHIND = 7_000
IN_FRONT = {"header": 7_000, "long": 80_000}

#: The end of the unit matters, so that the real tool, too, says something else where more stands behind.
ENDING = frozenset(
    (
        "general/0067_eof_in_function",
        "language/end_in_call",
        "language/end_in_launch",
        "language/misplaced_pragmas",
        "language/missing_templates_by_default",
        "language/unit_ends_in_block",
        "language/unit_ends_in_block_declaration",
        "language/unit_ends_in_head",
        "language/unit_ends_in_list",
        "language/unit_ends_in_parenthesis",
        "language/unit_ends_in_return",
        "launch/attribute_arguments",
        "spaces/0641_block_size_short_tuple",
    )
)

#: What fails, with the variants and the reason.  This list may only shrink.
KNOWN = {
    "language/reading_on_behind_declarations": (
        ("header", "long"),
        "an undeclared name is not told of where other code declares it as a template parameter",
    ),
    "language/bodies_in_system_headers": (("long",), "system headers are judged beside little text alone"),
}

#: of the cases, one in so many is taken without `--whole`
_TAKEN = 10

_VARIANTS = ("behind", *IN_FRONT)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Takes all cases, or a tenth of every kind: the same ones where other cases are added."""
    step = 1 if metafunc.config.getoption("--whole") else _TAKEN
    chosen = []
    for variant in _VARIANTS:
        for device in (False, True):
            for path in [*paths(CASES), *paths(OWN)]:
                title = f"{variant}-{'device' if device else 'host'}-{name(path)}"
                if crc32(title.encode()) % step == 0:
                    chosen.append(pytest.param(path, variant, device, id=title))
    metafunc.parametrize(("path", "variant", "device"), chosen)


def test_invariance(path: Path, variant: str, device: bool, tmp_path: Path) -> None:
    """The same is said, whatever stands around."""
    if variant == "behind" and name(path) in ENDING:
        pytest.skip("the end of the unit matters")
    variants, reason = KNOWN.get(name(path), ((), ""))
    if variant in variants:
        pytest.skip(reason)
    case = Case(path)
    alone = found_in(reported(case, preprocessed(case, tmp_path, device), device))
    if variant == "behind":
        unit = preprocessed(case, tmp_path, device)
        with unit.open("a", encoding="latin-1") as stream:
            stream.write("\n" + padding(BEHIND))
    else:
        header = tmp_path / "harmless.cuh"
        header.write_text(padding(IN_FRONT[variant]))
        unit = preprocessed(case, tmp_path, device, header)
    assert _own(found_in(reported(case, unit, device)), alone, case) == alone


def _own(found: list[Found], alone: list[Found], case: Case) -> list[Found]:
    """What is found in the case; of what is behind it nothing may be but remarks, which the real tool makes, too."""
    last = max([case.text.count("\n") + 1, *[line for _, _, line in alone]])
    behind = [severity for _, severity, line in found if line > last]
    assert all(severity == "remark" for severity in behind), "something harmless is complained of"
    return [one for one in found if one[2] <= last]
