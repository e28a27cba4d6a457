"""The text of what cufe tells of a case, against what the real cudafe++ prints for the same unit, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from cufe.driver.command_line import CommandLine
from cufe.driver.messages import report_text
from tests.diagnostics.cases import CASES, Case
from tests.oracle.printed import printed
from tests.oracle.toolkit import need_toolkit
from tests.rules.judging import OWN, name, paths, preprocessed, reported
from tests.rules.numbers import OF_TOOLKIT, TEXT_INEXACT

_ERROR_OUTPUT = 2
_FORMS: tuple[list[str], ...] = ([], ["--brief_diagnostics"], ["--wrap_diagnostics"])


def _differs(path: Path, folder: Path) -> list[str] | None:
    """The flags of the first form of the text that differs; None where all are the same."""
    case = Case(path)
    if name(path) in OF_TOOLKIT:
        unit = folder / (path.stem + ".ii")
        case.preprocess(need_toolkit(), unit)
    else:
        unit = preprocessed(case, folder)
    report = reported(case, unit)
    for form in _FORMS:
        options = CommandLine([*case.arguments, *form, str(unit)]).read().diagnostics
        text = report_text(report, options, path.name, _ERROR_OUTPUT) if report.diagnostics else ""
        if text != printed(unit.read_bytes(), [*case.arguments, *form]):
            return form
    return None


@pytest.mark.toolkit
@pytest.mark.parametrize("path", [*paths(CASES), *paths(OWN)], ids=name)
def test_text(path: Path, tmp_path: Path) -> None:
    """Messages, places, source lines, notes, contexts of instances and the summary are the same in all forms."""
    differs = _differs(path, tmp_path)
    assert differs is None or name(path) in TEXT_INEXACT, differs
