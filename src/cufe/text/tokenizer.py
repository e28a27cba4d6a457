"""Cuts text into tokens and tells the kind of each: by the regular expression of the lexer or, where cufe is compiled,
by `native_tokens.c`, which asks the expression for what is rare alone and takes a fifth of its time."""

from itertools import islice

from cufe import regex as re
from cufe.text.bisection import count_below
from cufe.text.lexer import KindTable, token_pattern

try:
    from cufe.text.native_tokens import Tokens
except ImportError:
    Tokens = None  # type: ignore[assignment, misc]


class Tokenizer:
    """The tokens of `text`, whose characters are bytes; `pattern` finds the next one, and `lexemes` is what was read so
    far."""

    def __init__(self, text: str, kind_of: KindTable, comments: bool) -> None:
        self.text: str = text
        self.pattern: re.Pattern[str] = token_pattern(text, comments)
        self.kind_of: KindTable = kind_of
        self.lexemes: list[str] = []
        self._kinds: list[bytes] = []
        self._index: dict[str, list[int]] = {}
        self._native: Tokens | None = None
        if Tokens is not None:
            self._native = Tokens(text, self.pattern, kind_of, self.lexemes)

    def read(self, start: int, end: int) -> int:
        """Reads the tokens of a stretch of lines as if the text ended with it; gives the place of the token that
        reaches over its end, or the end."""
        if self._native is not None:
            return self._native.read(start, end)
        tokens: list[str] = self.pattern.findall(self.text, start, end)
        while tokens and not tokens[-1]:
            tokens.pop()
        behind = end
        if tokens and tokens[-1].endswith("\n"):
            # A comment or literal without an end takes the rest of the text.
            behind -= len(tokens.pop())
        self.lexemes += tokens
        self._kinds.append(bytes(map(self.kind_of.__getitem__, tokens)))
        return behind

    def add(self, start: int, end: int) -> None:
        """Adds the token between two offsets, which was found otherwise."""
        if self._native is not None:
            self._native.add(start, end)
            return
        spelling = self.text[start:end]
        self.lexemes.append(spelling)
        self._kinds.append(bytes((self.kind_of[spelling],)))

    def take_kinds(self) -> bytes:
        """The kinds of all tokens that were read, a byte each, which are not kept here."""
        if self._native is not None:
            return self._native.take_kinds()
        kinds = b"".join(self._kinds)
        self._kinds = []
        return kinds

    def skip(self, start: int, count: int) -> int:
        """The offset of the token behind the next `count` ones; there has to be one."""
        if self._native is not None:
            return self._native.skip(start, count)
        return next(islice(self.pattern.finditer(self.text, start), count, None)).start(1)

    def occurrences(self, name: str) -> list[int]:
        """The tokens spelt `name`, in order; all tokens are read by then."""
        if self._native is not None:
            return self._native.occurrences(name)
        if not self._index:
            for token, lexeme in enumerate(self.lexemes):
                self._index.setdefault(lexeme, []).append(token)
        return self._index.get(name, [])

    def previous(self, token: int) -> int:
        """The token in front of another one that is spelt alike, or -1."""
        if self._native is not None:
            return self._native.previous(token)
        tokens = self.occurrences(self.lexemes[token])
        place = count_below(tokens, token)
        return tokens[place - 1] if place else -1
