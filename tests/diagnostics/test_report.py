"""The report itself: order, counts, lazy loading, pragmas that cannot be wrong; and `cufe explain`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cufe.diagnostics.catalog import by_number, by_tag, entries, entry_of
from cufe.diagnostics.explain import explain, explain_list
from cufe.diagnostics.message import BadTemplateError
from cufe.diagnostics.names import UnknownDiagnosticError
from cufe.diagnostics.plain_pragmas import all_plain
from cufe.diagnostics.report import EntityName, Place, Report, TypeName
from cufe.diagnostics.text import Style, TextWriter
from tests.diagnostics.test_pragmas import PRAGMAS


def _never(offset: int) -> bool:
    return False


def _written(report: Report, **style: object) -> str:
    wanted = Style()
    for name, value in style.items():
        setattr(wanted, name, value)
    return TextWriter(report, wanted).written("x.cu")


def test_names() -> None:
    entry = entry_of("device_var_read_in_host")
    assert entry is entry_of(3548) is entry_of(20091)
    assert by_tag("no such tag") is None
    assert by_number(19999) is None


def test_once_each() -> None:
    numbers = [entry.number for entry in entries() if entry.number]
    tags = [entry.tag for entry in entries() if entry.tag]
    assert len(set(numbers)) == len(numbers)
    assert len(set(tags)) == len(tags)


def test_order_is_that_of_detection() -> None:
    report = Report()
    text = "int a;\nint b;\n"
    report.attach(text, "x.cu", [], False)
    report.add(20, 11, "second")
    report.add(20, 4, "first")
    report.add(20, 4, "third", detected=12)
    assert [found.fill_ins[0] for found in report.settled()] == ["first", "second", "third"]
    assert report.errors == 3


def test_fill_ins_must_fit() -> None:
    report = Report()
    report.add(144, Place("x.cu", 1), TypeName("int"))
    with pytest.raises(BadTemplateError):
        _written(report)
    report = Report()
    report.add(20, Place("x.cu", 1), "a", "b")
    with pytest.raises(BadTemplateError):
        _written(report)


def test_entity_and_type() -> None:
    report = Report()
    place = Place("x.cu", 3, 5, "int a;")
    report.add(101, place, EntityName("variable", "a", Place("y.h", 7)))
    report.add(70, place, TypeName("S", "std::vector<S>"))
    assert _written(report) == (
        'x.cu(3): error: "a" (declared at line 7 of y.h) has already been declared in the current scope\n'
        "  int a;\n      ^\n\n"
        'x.cu(3): error: incomplete type "S" (aka "std::vector<S>") is not allowed\n'
        "  int a;\n      ^\n\n"
        '2 errors detected in the compilation of "x.cu".\n'
    )


@pytest.mark.parametrize("pragma", PRAGMAS)
def test_plain_pragmas_are_silent(pragma: str) -> None:
    """What is taken for right without a look into the catalog must be right."""
    report = Report()
    line = f"#pragma {pragma}"
    report.attach(line + "\n", "x.cu", [(0, line)], False)
    report.finish()
    if all_plain([(0, line)], _never):
        assert report.diagnostics == []


def test_unbalanced_pop_is_not_plain() -> None:
    push, pop = "#pragma nv_diagnostic push", "#pragma nv_diagnostic pop"
    assert all_plain([(0, push), (1, push), (2, pop), (3, pop)], _never)
    assert not all_plain([(0, push), (1, pop), (2, pop)], _never)


def test_nothing_is_loaded_without_a_diagnostic() -> None:
    program = (
        "import sys; from cufe.diagnostics.report import Report; r = Report();"
        " r.attach('int a;', 'x', [(0, '#pragma nv_diag_suppress 69')], False); r.finish();"
        " print(sorted(m for m in sys.modules if m.startswith('cufe.diagnostics')), 'json' in sys.modules)"
    )
    made = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    loaded = "control", "place", "plain_pragmas", "report", "severity", "trace"
    assert made.stdout == f"{sorted(['cufe.diagnostics', *('cufe.diagnostics.' + name for name in loaded)])} False\n"


def test_explain() -> None:
    text = explain("20091")
    assert text == explain("3548") == explain("device_var_read_in_host") == explain("EC3548") == explain("#20091-D")
    assert text.startswith("20091 device_var_read_in_host: warning, host pass, can be suppressed or changed\n")
    assert "Wrong:" in text and "Right:" in text
    assert "Not reported by this release" in explain("use_of_virtual_base_on_compute_1x")
    with pytest.raises(UnknownDiagnosticError):
        explain("12345678")


def test_list() -> None:
    lines = explain_list().splitlines()
    assert len(lines) == len(entries())
    shown = [int(line.split()[0]) for line in lines if line.split()[0] != "-"]
    assert shown == sorted(shown)
