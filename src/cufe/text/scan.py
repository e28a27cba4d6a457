"""The pass over a unit that finds its tokens and directives.

A directive starts a line, so a search for `#` behind line breaks finds it, and what stands between two of them is lexed
in one `findall`.
"""

from cufe import regex as re
from cufe.final import Final

#: ends of lines that go on in the next one, or whose last byte is left over at the end of the text
_SPLICES: Final = ("\\\n", "\\\r\n", "\\")


class Scan:
    """The tokens of `text` by `pattern`, and its directives: each with its offset and the index of the token behind."""

    def __init__(self, text: str, pattern: re.Pattern[str]) -> None:
        self.text: str = text
        self.pattern: re.Pattern[str] = pattern
        self.lexemes: list[str] = []
        self.directive_text: list[str] = []
        self.directive_token: list[int] = []
        self.directive_offset: list[int] = []
        self._read()

    def _read(self) -> None:
        text = self.text
        size = len(text)
        start = 0
        while start < size:
            directive = text.startswith("#", start)
            end = text.find("\n" if directive else "\n#", start) + 1
            if end == 0:
                end = size
            if text.endswith(_SPLICES, start, end):
                start = self._by_token(start, end)
            elif directive:
                self._add_directive(text[start:end].removesuffix("\n"), start)
                start = end
            else:
                start = self._lines(start, end)

    def _lines(self, start: int, end: int) -> int:
        """Takes in lines up to a directive; gives the place to go on at, behind `end` where a token reaches over it."""
        text = self.text
        if text.find("#", start, end) >= 0:
            return self._by_token(start, end)
        tokens: list[str] = self.pattern.findall(text, start, end)
        while tokens and not tokens[-1]:
            tokens.pop()
        if tokens and tokens[-1].endswith("\n"):
            # What lacks its end takes all that there is.
            return self._by_token(start, end)
        self.lexemes += tokens
        return end

    def _by_token(self, start: int, end: int) -> int:
        """Takes in the tokens that start in front of `end`; gives the place of the first one that does not."""
        for match in self.pattern.finditer(self.text, start):
            first = match.start(1)
            if first >= end:
                return first
            token = match[1]
            if token.startswith("#"):
                self._add_directive(token, first)
            else:
                self.lexemes.append(token)
        return len(self.text)

    def _add_directive(self, directive: str, offset: int) -> None:
        self.directive_text.append(directive)
        self.directive_token.append(len(self.lexemes))
        self.directive_offset.append(offset)
