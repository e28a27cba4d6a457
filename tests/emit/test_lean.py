"""Which declarations of system headers a lean unit keeps: those whose names are spelt in what is kept."""

from pathlib import Path

import pytest

from cufe.emit.lean.device_unit import lean_unit


def _lean(header: str, own: str, standard: int = 17) -> str:
    """The lean text of a unit with one system header, which lies in a namespace `n` where it is not C."""
    text = f'# 1 "a.cu"\n# 1 "/usr/include/h.h" 1 3\n{header}\n# 2 "a.cu" 2\n{own}\n'
    lean = lean_unit(text.encode(), standard).decode()
    assert lean.count("\n") == text.count("\n")
    assert lean.endswith(own + "\n")
    return lean


#: header, own text, what stays (words), what goes
def _cases() -> list[dict[str, str]]:
    """The blocks of the file: a header of the system, own text, what stays of the header, and what goes."""
    blocks = Path(__file__).with_name("lean_cases.txt").read_text().split("\n\n")
    found: list[dict[str, str]] = []
    for block in blocks:
        case: dict[str, str] = {}
        key = ""
        for line in block.strip("\n").split("\n"):
            if not line.startswith(" "):
                key, _, line = line.partition(":")
            case[key] = f"{case.get(key, '')}\n{line.strip()}".strip("\n")
        found.append(case)
    return found


@pytest.mark.parametrize("case", _cases(), ids=lambda case: case["stays"])
def test_what_stays(case: dict[str, str]) -> None:
    lean = _lean(case["header"], case["own"], 20).partition("# 2 ")[0]
    assert case["stays"] in lean
    assert not case["goes"] or case["goes"] not in lean


def test_pragmas_stay_and_those_of_a_declaration_go_with_it() -> None:
    header = "#pragma GCC visibility push(default)\n#pragma nv_exec_check_disable\nvoid f();\n"
    header += "#pragma GCC visibility pop"
    assert [line for line in _lean(header, "int x;").split("\n") if "pragma" in line] == [
        "#pragma GCC visibility push(default)",
        "#pragma GCC visibility pop",
    ]


def test_own_headers_stay_as_they_are() -> None:
    text = '# 1 "a.cu"\n# 1 "own.h" 1\nvoid f(); void g();\n# 2 "a.cu" 2\nint x;\n'
    assert lean_unit(text.encode(), 17) == text.encode()


def test_a_unit_that_is_no_program_stays_as_it_is() -> None:
    text = b'# 1 "/usr/include/h.h" 1 3\nvoid f() {\n# 2 "a.cu" 2\nint x;\n'
    assert lean_unit(text, 17) == text


def test_markers_that_say_nothing_of_what_follows_go() -> None:
    text = """\
# 1 "a.cu"
# 1 "/usr/include/h.h" 1 3
int a();
# 4 "/usr/include/h.h" 3
int b();
# 1 "/usr/include/i.h" 1 3
int c();
# 7 "/usr/include/h.h" 2 3
int d();
# 20 "/usr/include/h.h" 3
# 1 "/usr/include/j.h" 1 3
int e();
# 9 "/usr/include/j.h" 3
int needed();
# 22 "/usr/include/h.h" 2 3
# 2 "a.cu" 2
int x = needed();
"""
    kept = [line for line in lean_unit(text.encode(), 17).decode().split("\n") if line]
    assert kept == [
        '# 1 "a.cu"',
        '# 1 "/usr/include/h.h" 1 3',
        '# 20 "/usr/include/h.h" 3',
        '# 1 "/usr/include/j.h" 1 3',
        '# 9 "/usr/include/j.h" 3',
        "int needed();",
        '# 22 "/usr/include/h.h" 2 3',
        '# 2 "a.cu" 2',
        "int x = needed();",
    ]
