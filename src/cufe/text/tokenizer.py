"""Cuts text into tokens and tells the kind of each: by the regular expression of the lexer or, compiled, mostly
without it.

Nearly all tokens are names, numbers without a suffix and punctuators of one character.  Compiled, a loop over the bytes
finds those in a quarter of the time that the expression takes, and asks the expression for the others.  Uncompiled, the
loop would take longer than the expression does.
"""

from itertools import islice

from cufe import regex as re
from cufe.final import TYPE_CHECKING, Final
from cufe.text.lexer import KindTable, token_pattern

if TYPE_CHECKING:
    from mypy_extensions import i64

_COMPILED: Final = not __file__.endswith(".py")

_BLANK: Final = 1
_NAME: Final = 2
_DIGIT: Final = 3
#: it is a token whatever follows it
_ALONE: Final = 4
#: it is a token unless one of these, or behind a dot a digit, comes next
_OPERATOR: Final = 5

_COLON: Final = 58
_EQUALS: Final = 61
_GREATER: Final = 62
_DOT: Final = 46
_QUOTE: Final = 34
_APOSTROPHE: Final = 39
_BACKSLASH: Final = 92


def _classes() -> bytes:
    """The class of each byte, 0 for those with which only the expression knows what to do."""
    table = bytearray(256)
    for code in range(256):
        one = chr(code)
        if one in " \n\t\r\f\v":
            table[code] = _BLANK
        elif code >= 0x80 or one.isalpha() or one in "_$":
            table[code] = _NAME
        elif one.isdigit():
            table[code] = _DIGIT
        elif one in "(){}[];,~?":
            table[code] = _ALONE
        elif one in ":<>&|+-*=!%^.":
            table[code] = _OPERATOR
    return bytes(table)


_CLASSES: Final[bytes] = _classes()


class _Spelling:
    """A spelling that was met, and the kind of the tokens that have it, as a character."""

    def __init__(self, text: str, kind: int) -> None:
        self.text: str = text
        self.kind: str = chr(kind)


class Tokenizer:
    """The tokens of `source`, which is `text` as bytes; `pattern` finds the next one.

    `lexemes` and `kinds` are what was read so far: in `kinds` a character stands for each token, compiled each in a
    string of its own, uncompiled many in one.
    """

    def __init__(self, text: str, source: bytes, kind_of: KindTable, comments: bool) -> None:
        self.text: str = text
        self.source: bytes = source
        self.pattern: re.Pattern[str] = token_pattern(text, comments)
        self.kind_of: KindTable = kind_of
        self.lexemes: list[str] = []
        self.kinds: list[str] = []
        self._known: dict[str, _Spelling] = {}
        #: the same for the tokens of one byte
        self._single: list[_Spelling | None] = [None] * 256

    def read(self, start: int, end: int) -> int:
        """Reads the tokens of a stretch of lines as if the text ended with it; gives the place of the token that
        reaches over its end, or the end."""
        if _COMPILED:
            return self.read_by_steps(start, end)
        tokens: list[str] = self.pattern.findall(self.text, start, end)
        while tokens and not tokens[-1]:
            tokens.pop()
        behind = end
        if tokens and tokens[-1].endswith("\n"):
            # What lacks its end takes all that there is.
            behind -= len(tokens.pop())
        self.lexemes += tokens
        self.kinds.append(bytes(map(self.kind_of.__getitem__, tokens)).decode("latin-1"))
        return behind

    def add(self, spelling: str) -> None:
        """Adds one token that was found otherwise."""
        self.lexemes.append(spelling)
        self.kinds.append(chr(self.kind_of[spelling]))

    def take_kinds(self) -> bytes:
        """The kinds of all tokens that were read, which are not kept here."""
        kinds = "".join(self.kinds).encode("latin-1")
        self.kinds = []
        return kinds

    def skip(self, start: int, count: int) -> int:
        """The offset of the token behind the next `count` ones; there has to be one."""
        if _COMPILED:
            return self.skip_by_steps(start, count)
        return next(islice(self.pattern.finditer(self.text, start), count, None)).start(1)

    def read_by_steps(self, start: int, stop: int) -> int:
        """What `read` does, compiled."""
        text = self.text
        source = self.source
        classes = _CLASSES
        at: i64 = start
        end: i64 = stop
        behind: i64
        known = self._known
        single = self._single
        lexemes = self.lexemes
        kinds = self.kinds
        met: _Spelling | None
        while at < end:
            if classes[source[at]] == _BLANK:
                at += 1
                continue
            behind = self._plain_end(at, end)
            if behind == at + 1:
                met = single[source[at]]
                if met is None:
                    met = single[source[at]] = self._met(text[at:behind])
            else:
                if behind > at:
                    spelling = text[at:behind]
                else:
                    match = self.pattern.match(text, at, stop)
                    assert match is not None
                    spelling = match[1]
                    behind = match.end()
                    if behind == end and spelling.endswith("\n"):
                        return match.start(1)
                    if not spelling:
                        at = behind
                        continue
                met = known.get(spelling)
                if met is None:
                    met = known[spelling] = self._met(spelling)
            lexemes.append(met.text)
            kinds.append(met.kind)
            at = behind
        return stop

    def _met(self, spelling: str) -> _Spelling:
        return _Spelling(spelling, self.kind_of[spelling])

    def skip_by_steps(self, start: int, count: int) -> int:
        """What `skip` does, compiled."""
        source = self.source
        classes = _CLASSES
        at: i64 = start
        end: i64 = len(source)
        left: i64 = count
        behind: i64
        while True:
            while at < end and classes[source[at]] == _BLANK:
                at += 1
            behind = at
            if at < end and classes[source[at]]:
                if not left:
                    return at
                behind = self._plain_end(at, end)
            if behind == at:
                # What stands here may be white space, too: a comment, a line splice.
                match = self.pattern.match(self.text, at)
                assert match is not None
                if not left:
                    return match.start(1)
                behind = match.end()
            at = behind
            left -= 1

    def _plain_end(self, start: "i64", end: "i64") -> "i64":
        """The end of the token that starts at `start`; `start`, where only the expression knows it."""
        source = self.source
        classes = _CLASSES
        at: i64 = start + 1
        sort: i64 = classes[source[start]]
        next_: i64
        if sort == _ALONE:
            return at
        if sort == _NAME:
            while at < end and (classes[source[at]] == _NAME or classes[source[at]] == _DIGIT):
                at += 1
            if at < end and (source[at] == _QUOTE or source[at] == _APOSTROPHE or source[at] == _BACKSLASH):
                # It can be an encoding prefix, or go on with a universal character name.
                return start
            return at
        if sort == _DIGIT:
            while at < end and classes[source[at]] == _DIGIT:
                at += 1
            if at < end and (classes[source[at]] == _NAME or source[at] == _DOT or source[at] == _APOSTROPHE):
                return start
            return at
        if sort == _OPERATOR and at < end:
            next_ = source[at]
            if source[start] == _COLON and next_ == _COLON:
                return at + 1
            if source[start] == _GREATER:
                return at + 1 if next_ == _EQUALS else at
            if classes[next_] != _OPERATOR and (classes[next_] != _DIGIT or source[start] != _DOT):
                return at
        return start
