"""An annotated lambda that cannot be read is a syntax error at its place, as the real tool words it."""

import pytest

from cufe.diagnostics.report import AbandonedError, Report
from cufe.emit.unit import host_unit
from cufe.text.settings import Settings

_DEVICE = "__attribute__((device))"
_HEAD = "template <class F> int use(F) { return 1; }\n"


@pytest.mark.parametrize(
    ("lambda_", "numbers", "place"),
    [
        (f"[=] {_DEVICE} (int) (int i) {{ return i; }}", [1758, 254, 18, 18], "(int i)"),
        (f"[=] {_DEVICE} (int i) -> int return i", [1758, 18], "return i"),
        (f"1 [=] {_DEVICE} (int i) {{ return i; }}", [29, 18], "=]"),
    ],
)
def test_an_unread_lambda_is_an_error(lambda_: str, numbers: list[int], place: str) -> None:
    settings = Settings()
    settings.extended_lambda = True
    report = Report()
    text = f"{_HEAD}int f() {{ return use({lambda_}); }}\n"
    with pytest.raises(AbandonedError):
        host_unit(text.encode(), settings, report)
    assert [found.entry.number for found in report.diagnostics] == numbers
    assert report.place_of(report.diagnostics[0]).column == text.index(place, len(_HEAD)) - len(_HEAD) + 1
    assert report.errors == len(numbers)


@pytest.mark.parametrize("returns", ["auto", "auto *", "const auto &", "decltype(auto)"])
def test_a_deduced_return_type_that_hangs_on_a_template_is_refused(returns: str) -> None:
    """The original writes the placeholder into the wrapper, which g++ rejects; what cannot be named is not guessed."""
    settings = Settings()
    settings.extended_lambda = True
    report = Report()
    lambda_ = f"[=] {_DEVICE} (int i) -> {returns} {{ return n; }}"
    text = f"{_HEAD}template <class T> int f(T *n) {{ return use({lambda_}); }}\n"
    with pytest.raises(AbandonedError):
        host_unit(text.encode(), settings, report)
    (found,) = report.diagnostics
    assert found.entry.tag == "extended_lambda_deduced_trailing_return"
    assert found.position == text.index("->")


def test_auto_of_a_function_type_is_written() -> None:
    settings = Settings()
    settings.extended_lambda = True
    text = f"{_HEAD}int f() {{ return use([=] {_DEVICE} (int i) -> auto (*)(int) -> int {{ return nullptr; }}); }}\n"
    unit = host_unit(text.encode(), settings, Report())
    assert b",auto ( * ) ( int ) -> int, 1>" in unit.text
