"""Regular expressions over kinds of tokens that are compiled when they are first needed.

To compile one costs more than to search the text of a small file, and hardly any file has all that is searched for."""

from cufe import regex as re
from cufe.final import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class TokenPattern:
    """A regular expression; every match of it has one of the kinds `needed`, where such are named."""

    def __init__(self, pattern: bytes, needed: bytes = b"") -> None:
        self._pattern: bytes = pattern
        self._needed: bytes = needed
        self._compiled: re.Pattern[bytes] | None = None

    def finditer(self, kinds: bytes, start: int, end: int) -> "Iterator[re.Match[bytes]]":
        """The matches among the tokens `start` to `end`."""
        if self._compiled is None and not self._may_match(kinds, start, end):
            return iter(())
        return self._expression().finditer(kinds, start, end)

    def search(self, kinds: bytes, start: int, end: int) -> "re.Match[bytes] | None":
        """The first match among the tokens `start` to `end`."""
        if self._compiled is None and not self._may_match(kinds, start, end):
            return None
        return self._expression().search(kinds, start, end)

    def match(self, kinds: bytes, start: int) -> "re.Match[bytes] | None":
        """The match that begins at the token `start`."""
        return self._expression().match(kinds, start)

    def _may_match(self, kinds: bytes, start: int, end: int) -> bool:
        return not self._needed or any(kinds.find(kind, start, end) >= 0 for kind in self._needed)

    def _expression(self) -> "re.Pattern[bytes]":
        if self._compiled is None:
            self._compiled = re.compile(self._pattern, re.DOTALL)
        return self._compiled
