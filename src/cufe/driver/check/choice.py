"""Which diagnostics are wanted."""

from __future__ import annotations

from cufe.diagnostics.names import UnknownDiagnosticError, find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.diagnostics.catalog import Entry


class ChoiceError(Exception):
    """A rule that is asked for does not exist; the text says where it is named and what is near."""


class Choice:
    """Which diagnostics are wanted: `select` names the only ones, `ignore` the unwanted ones, by number or tag; whether
    as SARIF, too; whether those of run-time compilation (`jit`); and whether their rules are listed (`trace`)."""

    def __init__(
        self, select: Sequence[str], ignore: Sequence[str], sarif: bool, jit: bool, default_device: bool, trace: bool
    ) -> None:
        self.trace = trace
        self.sarif = sarif
        self.jit = jit
        self.default_device = default_device
        self.select = _names(select)
        self.ignore = _names(ignore)

    def wants(self, entry: Entry) -> bool:
        """Whether a diagnostic is to be reported."""
        name = _name(entry)
        return name not in self.ignore and (not self.select or name in self.select)


def rules(lists: Sequence[str], where: str) -> list[str]:
    """The rules in lists that commas or blanks divide, each an existing number or tag; `where` says who names them."""
    found: list[str] = []
    for text in lists:
        words = text.replace(",", " ").split()
        if not words:
            raise ChoiceError(f"{where} names no rule")
        for word in words:
            try:
                find(word)
            except UnknownDiagnosticError as error:
                raise ChoiceError(f"{where}: {error}") from error
        found += words
    return found


def _names(words: Sequence[str]) -> frozenset[tuple[int, str]]:
    return frozenset(_name(find(word)) for word in words)


def _name(entry: Entry) -> tuple[int, str]:
    return entry.number, entry.tag
