"""The text of what cufe tells of a case, against what the real cudafe++ prints for the same unit, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from cufe.driver.command_line import CommandLine
from cufe.driver.messages import report_text
from tests.diagnostics.cases import CASES, Case
from tests.oracle.printed import printed
from tests.rules.judging import OWN, name, paths, preprocessed, reported
from tests.rules.numbers import LEAST_EXACT_TEXT_OWN, TEXT_INEXACT

_ERROR_OUTPUT = 2
_FORMS: tuple[list[str], ...] = ([], ["--brief_diagnostics"], ["--wrap_diagnostics"])


def _differs(path: Path, folder: Path) -> list[str] | None:
    """The flags of the first form of the text that differs; None where all are the same."""
    case = Case(path)
    unit = preprocessed(case, folder)
    report = reported(case, unit)
    for form in _FORMS:
        options = CommandLine([*case.arguments, *form, str(unit)]).read().diagnostics
        text = report_text(report, options, path.name, _ERROR_OUTPUT) if report.diagnostics else ""
        if text != printed(unit.read_bytes(), [*case.arguments, *form]):
            return form
    return None


@pytest.mark.toolkit
@pytest.mark.parametrize("path", paths(CASES), ids=name)
def test_text(path: Path, tmp_path: Path) -> None:
    """Messages, places, source lines, notes, contexts of instances and the summary are the same in all forms."""
    differs = _differs(path, tmp_path)
    assert differs is None or name(path) in TEXT_INEXACT, differs


exact: set[Path] = set()


@pytest.mark.toolkit
@pytest.mark.parametrize("path", paths(OWN), ids=name)
def test_text_of_own_cases(path: Path, tmp_path: Path) -> None:
    """The same for the cases beside the tests; some need rules that are not there."""
    if _differs(path, tmp_path) is None:
        exact.add(path)


@pytest.mark.toolkit
def test_number_of_exact_texts(request: pytest.FixtureRequest) -> None:
    """Coverage does not go back; asked only where all cases were run."""
    ran = [item for item in request.session.items if item.name.startswith("test_text_of_own_cases[")]
    if len(ran) < len(paths(OWN)):
        pytest.skip("not all cases were run")
    assert len(exact) >= LEAST_EXACT_TEXT_OWN
