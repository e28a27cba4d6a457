"""The pass over a unit that finds its tokens and directives.

A directive starts a line, so a search for `#` behind line breaks finds it, and what is between two of them is lexed
at one go.
"""

from cufe.final import Final
from cufe.text.tokenizer import Tokenizer

#: ends of lines that go on in the next one, or whose last byte is left over at the end of the text
_SPLICES: Final = ("\\\n", "\\\r\n", "\\")


class Scan:
    """The tokens of a text, and its directives: each with its offset and the index of the token behind."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.text: str = tokenizer.text
        self.tokenizer: Tokenizer = tokenizer
        self.directive_text: list[str] = []
        self.directive_token: list[int] = []
        self.directive_offset: list[int] = []
        self._read()

    def _read(self) -> None:
        text = self.text
        size = len(text)
        start = 0
        while start < size:
            # Nearly each `#` starts a line, and a single character is found faster than two.
            hash_ = text.find("#", start)
            directive = hash_ == start
            if hash_ > start and text[hash_ - 1] == "\n":
                end = hash_
            else:
                end = text.find("\n" if directive else "\n#", start) + 1
            if end == 0:
                end = size
            if (end - start < 3 or "\\" in text[end - 3 : end]) and text.endswith(_SPLICES, start, end):
                start = self._by_token(start, end)
            elif directive:
                self._add_directive(text[start:end].removesuffix("\n"), start)
                start = end
            else:
                start = self._lines(start, end, hash_)

    def _lines(self, start: int, end: int, hash_: int) -> int:
        """Takes in lines up to a directive; gives the place to go on at, behind `end` where a token reaches over it.
        `hash_` is the place of the next `#`, if any."""
        if 0 <= hash_ < end:
            return self._by_token(start, end)
        behind = self.tokenizer.read(start, end)
        return self._by_token(behind, end) if behind < end else end

    def _by_token(self, start: int, end: int) -> int:
        """Takes in the tokens that start in front of `end`; gives the place of the first one that does not."""
        for match in self.tokenizer.pattern.finditer(self.text, start):
            first = match.start(1)
            if first >= end:
                return first
            token = match[1]
            if token.startswith("#"):
                self._add_directive(token, first)
            else:
                self.tokenizer.add(first, match.end())
        return len(self.text)

    def _add_directive(self, directive: str, offset: int) -> None:
        self.directive_text.append(directive)
        self.directive_token.append(len(self.tokenizer.lexemes))
        self.directive_offset.append(offset)
