"""One translation unit as text and tokens.

`lexemes` and `kinds` run in parallel and hold no directives (`# n "file"`, `#line`, `#pragma`): those stand aside,
each with the index of the token it stands in front of and with its offset, so no parser meets one by surprise.

Tokens are kept without offsets.  Few of them are ever edited or reported, so an offset is found when it is asked for:
from the nearest anchor in front of the token a short stretch is lexed again.
"""

from cufe import regex as re
from cufe.final import Final
from cufe.text.bisection import count_up_to, within
from cufe.text.kinds import ATTRIBUTE, CHARACTER, STRING, UNDERLYING_TYPE, next_of, token_kinds
from cufe.text.lexer import KindTable, Scan, Tokenizer
from cufe.text.standard_attributes import with_gnu_attributes

#: a type-producing builtin that is not called: an ordinary name
_NO_BUILTIN: Final = re.compile(b"[" + re.escape(bytes((UNDERLYING_TYPE,))) + rb"](?!\()")

#: as many tokens are lexed again before anything else is tried
_NEAR: Final = 6
#: tokens between two anchors
_STRIDE: Final = 256
#: semicolons behind the last token: a parser that looks a few tokens ahead finds the end of whatever it reads
_SENTINELS: Final = 8


class Unit:
    """Text and tokens of a translation unit.  Offsets are bytes into the input, token indices count from 0."""

    def __init__(self, source: bytes, standard: int) -> None:
        self.text: str = source.decode("latin-1")
        scan = _scan(self.text, standard, False)
        if scan.tokenizer.kind_of.comments:
            scan = _scan(self.text, standard, True)
        kind_of = scan.tokenizer.kind_of
        kinds = scan.tokenizer.take_kinds()
        self.tokenizer: Tokenizer = scan.tokenizer
        self.directive_text: list[str] = scan.directive_text
        self.directive_token: list[int] = scan.directive_token
        self.pragmas: list[int] = scan.pragmas
        self.directive_offset: list[int] = scan.directive_offset
        self.lexemes: list[str] = scan.tokenizer.lexemes
        self.kinds: bytes = with_gnu_attributes(self.lexemes, kinds) if "gnu" in kind_of else kinds
        self.kind_of: dict[str, int] = kind_of
        #: the spellings of literals, with those that have no end
        self.literals: list[str] = kind_of.literals
        #: some literal spells an attribute, so the text holds more of them than the tokens do
        self.literal_hides_attribute: bool = kind_of.hidden
        self._count: int = len(self.lexemes)
        self.lexemes += [";"] * _SENTINELS
        self.kinds += b";" * _SENTINELS
        if UNDERLYING_TYPE in self.kinds:
            # Some libraries have templates of these names where the compiler lacks the builtin.
            self.kinds = _NO_BUILTIN.sub(b"i", self.kinds)
        #: anchors: tokens whose offsets are known, in order, with their offsets
        self._anchor_token: list[int] = []
        self._anchor_offset: list[int] = []
        #: offsets of the attribute specifiers that are anchors
        self.attribute_offsets: dict[int, int] = {}
        #: tokens that edits take out because gcc refuses them: nobody repeats them in new text
        self.erased: set[int] = set()
        self._last_token: int = 0
        self._last_offset: int = -1

    def occurrences(self, name: str) -> list[int]:
        """The tokens spelt `name`, in order."""
        return self.tokenizer.occurrences(name)

    def previous(self, token: int) -> int:
        """The token in front of another one that is spelt alike, or -1."""
        return self.tokenizer.previous(token)

    def occurrences_in(self, name: str, stretches: list[tuple[int, int]]) -> list[int]:
        """The tokens in some stretches (end excluded), which are in order, that are spelt `name`."""
        return within(self.occurrences(name), stretches)

    def __len__(self) -> int:
        """The number of tokens that the text has."""
        return self._count

    def anchor_attributes(self) -> None:
        """Makes every attribute specifier an anchor: CUDA declarations, where edits cluster, have one each."""
        if self._anchor_token or self.literal_hides_attribute:
            return
        text = self.text
        kinds = self.kinds
        tokens: list[int] = []
        offsets: list[int] = []
        end = len(kinds)
        token = next_of(kinds, ATTRIBUTE, 0, end)
        offset = text.find("__attribute")
        while token >= 0 and offset >= 0:
            tokens.append(token)
            offsets.append(offset)
            token = next_of(kinds, ATTRIBUTE, token + 1, end)
            offset = text.find("__attribute", offset + 11)
        if token < 0 and offset < 0:
            self._anchor_token = tokens
            self._anchor_offset = offsets
            self.attribute_offsets = dict(zip(tokens, offsets, strict=True))

    def offset(self, token: int) -> int:
        """Offset of the first byte of a token; the length of the text for the index behind the last one."""
        if token >= self._count:
            return len(self.text)
        index = 0
        start = 0
        directive = count_up_to(self.directive_token, token) - 1
        if directive >= 0:
            index = self.directive_token[directive]
            start = self.directive_offset[directive] + len(self.directive_text[directive])
        anchor = count_up_to(self._anchor_token, token) - 1
        if anchor >= 0 and self._anchor_token[anchor] >= index and self._anchor_offset[anchor] > start:
            index = self._anchor_token[anchor]
            start = self._anchor_offset[anchor]
        if index <= self._last_token <= token and self._last_offset >= start:
            index = self._last_token
            start = self._last_offset
        if index < token or self.text[start : start + 1] != self.lexemes[token][0]:
            brace = self._brace_offset(index, start, token) if token - index > _NEAR else -1
            start = brace if brace >= 0 else self._walk(index, start, token, anchor + 1)
        self._last_token = token
        self._last_offset = start
        return start

    def token_at(self, offset: int) -> int:
        """The token that stands at an offset, or the one in front of it."""
        low = 0
        high = self._count
        while low < high:
            middle = (low + high) // 2
            if self.offset(middle) <= offset:
                low = middle + 1
            else:
                high = middle
        return low - 1

    def _brace_offset(self, index: int, start: int, token: int) -> int:
        """Offset of `token` if it is a brace that can be found by counting braces in the text from `start`, else -1.

        The ends of bodies are asked for most, and bodies are long.  Braces in literals and comments, and those spelt as
        digraphs, would be miscounted.
        """
        spelling = self.lexemes[token]
        if spelling != "{" and spelling != "}":
            return -1
        kinds = self.kinds
        if next_of(kinds, STRING, index, token) >= 0 or next_of(kinds, CHARACTER, index, token) >= 0:
            return -1
        text = self.text
        at = text.find(spelling, start)
        for _ in range(kinds.count(kinds[token], index, token)):
            at = text.find(spelling, at + 1)
        if at < 0 or text.find("/*", start, at) >= 0 or text.find("//", start, at) >= 0:
            return -1
        digraph = "<%" if spelling == "{" else "%>"
        return at if text.find(digraph, start, at) < 0 else -1

    def _walk(self, index: int, start: int, token: int, place: int) -> int:
        """Offset of `token`, lexed from `start`, where the token `index` is the next one.

        A long way leaves anchors behind, from `place` on in their list, so that nobody walks it twice.
        """
        tokenizer = self.tokenizer
        tokens: list[int] = []
        offsets: list[int] = []
        while token - index > _STRIDE:
            index += _STRIDE
            start = tokenizer.skip(start, _STRIDE)
            tokens.append(index)
            offsets.append(start)
        self._anchor_token[place:place] = tokens
        self._anchor_offset[place:place] = offsets
        return tokenizer.skip(start, token - index)

    def end_offset(self, token: int) -> int:
        """Offset behind the last byte of a token."""
        return self.offset(token) + len(self.lexemes[token]) if token < self._count else len(self.text)


def _scan(text: str, standard: int, comments: bool) -> Scan:
    return Scan(Tokenizer(text, KindTable(token_kinds(standard)), comments))
