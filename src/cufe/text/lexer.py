"""What a token is: the pattern that finds the next one, and the kind of each spelling; and the pass over a unit that
finds its tokens and directives, by that pattern or, where cufe is compiled, by `native_tokens.c`, which asks the
pattern for the rarer ones.

A directive starts a line, so a search for `#` behind line breaks finds it, and what is between two of them is lexed
at one go."""

from itertools import islice

from cufe import regex as re
from cufe.final import Final
from cufe.text.bisection import count_below
from cufe.text.kinds import CHARACTER, IDENTIFIER, LAUNCH, NUMBER, STRAY, STRING, UNTERMINATED

try:
    from cufe.text.native_tokens import Tokens
except ImportError:
    Tokens = None  # type: ignore[assignment, misc]

_BLANKS: Final = r"[ \n\t\r\f\v]*+"
# White space besides blanks: comments and line splices, which a preprocessed unit holds only in unusual builds, and
# bytes of value 0, which gcc ignores.
_COMMENTS: Final = (
    r"(?:(?://[^\\\n]*+(?:\\(?:.|\r?\n)[^\\\n]*+)*+|/\*[^*]*+(?:\*(?!/)[^*]*+)*+\*/|\\\r?\n|\x00+)[ \n\t\r\f\v]*+)*+"
)

# In the order of frequency.  An identifier in front of a quote may be an encoding prefix, so it is tried again after
# the literals; possessive quantifiers keep a failing alternative from giving half an identifier back.  Long stretches
# are one repeated class each: a repeated group costs ten times as much a character.
#
# `<< <` on one line begins a launch like `<<<`, `< <<` does not; old versions of clang-format split it.  Behind
# `operator` both are the name of a function and its template arguments.
_BEFORE_RAW: Final = (
    r"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*+(?![\"'\\])"
    r"|[(){}\[\];,~?]|:[:>]?|->\*?|\.\.\.|\.\*"
    r"|<(?:<(?:=|(?<!\boperator<<)(?<!\boperator <<)[ \t\f\v]*+<)?|=>?|:(?!:[^:>])|%)?|>=?"
    r"|\.?\d(?:[eEpP][+-]|'?[\w.\x80-\xff])*+"
    r"|&&|\|\||\+\+|--|%>|[-+*%&|^=!]=?|/(?:[/=]|\*[\x00-\xff]*+)?|\."
)
_AFTER_RAW: Final = (
    r"|(?:u8|[uUL])?\"[^\"\\\n]*+(?:\\\r?[\x00-\xff][^\"\\\n]*+)*+\"(?:[A-Za-z_]\w*+)?"
    r"|(?:u8|[uUL])?'[^'\\\n]*+(?:\\\r?[\x00-\xff][^'\\\n]*+)*+'(?:[A-Za-z_]\w*+)?"
    r"|\#[^\\\n]*+(?:\\\r?[\x00-\xff][^\\\n]*+)*+"
    r"|(?:[A-Za-z_$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})"
    r"(?:[\w$\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})*+"
    r"|(?:u8|[uUL])?[\"'][^\n]*+|\S|\Z"
)

#: starts of what can be white space
_WHITE: Final = ("//", "/*", "\\", "\x00")
#: a literal without its encoding prefix
_COMPLETE: Final = r"""(?a)(?:"(?:[^"\\\n]|\\\r?[\x00-\xff])*+"|'(?:[^'\\\n]|\\\r?[\x00-\xff])*+')(?:[A-Za-z_]\w*+)?"""
_PRAGMA: Final = re.compile(r"#\s*pragma\b")
_RAW_OPENING: Final = re.compile(r'R"([^()\\\s"]{0,16})\(')


def token_pattern(text: str, comments: bool) -> re.Pattern[str]:
    """The pattern that lexes `text`; its only group is the token.

    Without `comments` only blanks stand between tokens; then the kinds of what is found tell whether it has some.

    A raw string ends at its own delimiter.  A back reference would need a second group and make `findall` build
    tuples, so each delimiter that occurs in the text becomes an alternative of its own.  A raw string without an end
    reaches to the end of the text, and so does the white space behind the last token, with an empty token: what does
    not match would be tried again from each of its bytes.
    """
    raw = ""
    delimiters: set[str] = set()
    at = text.find('R"')
    while at >= 0:
        opening = _RAW_OPENING.match(text, at)
        if opening is not None:
            delimiters.add(opening[1])
        at = text.find('R"', at + 2)
    if delimiters:
        literals: list[str] = []
        for delimiter in sorted(delimiters):
            mark = re.escape(delimiter)
            literals.append(rf'{mark}\((?:[^)]|\)(?!{mark}"))*+(?:\){mark}"(?:[A-Za-z_]\w*+)?)?')
        raw = rf'|(?:u8|[uUL])?R"(?:{"|".join(literals)})'
    gap = _BLANKS + _COMMENTS if comments else _BLANKS
    return re.compile(f"{gap}({_BEFORE_RAW}{raw}{_AFTER_RAW})", re.ASCII)


class KindTable(dict[str, int]):
    """Kind of every spelling; a spelling that is not in it yet is classed by its first characters.

    `hidden` says that some literal spells an attribute: then text searches cannot be trusted to find tokens.
    `comments` says that something was met that can be white space: a comment, a line splice, a byte of value 0.
    """

    def __init__(self, kinds: dict[str, int]) -> None:
        super().__init__(kinds)
        # Not defaults of the class: compiled, a class that stands on a built-in one loses those.
        self.hidden: bool = False
        self.comments: bool = False
        #: the spellings of numbers, characters and strings
        self.literals: list[str] = []

    def __missing__(self, spelling: str) -> int:
        kind = IDENTIFIER if spelling.isidentifier() else self.classify(spelling)
        self[spelling] = kind
        return kind

    def classify(self, spelling: str) -> int:
        if not spelling:
            return STRAY
        first = spelling[0]
        if spelling.startswith(_WHITE):
            self.comments = True
        if spelling.startswith("/*"):
            return UNTERMINATED
        if '"' in spelling or "'" in spelling:
            self.literals.append(spelling)
            if first.isdigit() or first == ".":
                return NUMBER
            if "__attribute__" in spelling:
                self.hidden = True
            return _literal_kind(spelling)
        if first.isalpha() or first == "_" or first == "$" or first >= "\x80":
            return IDENTIFIER
        if first.isdigit() or (first == "." and len(spelling) > 1):
            self.literals.append(spelling)
            return NUMBER
        if first == "\\":
            return IDENTIFIER if len(spelling) > 1 else STRAY
        if first == "<" and spelling.endswith("<"):
            return LAUNCH
        return STRAY


def _literal_kind(spelling: str) -> int:
    """The kind of a token that has quotes in it and is no number: a literal, or one without an end."""
    opening = spelling.lstrip("uUL8")
    if opening[0] == "R":
        delimiter = opening[2 : opening.index("(")]
        body, closing, suffix = opening.rpartition(f'){delimiter}"')
        return STRING if closing and body and (not suffix or suffix.isidentifier()) else UNTERMINATED
    if re.fullmatch(_COMPLETE, opening) is None:
        return UNTERMINATED
    return STRING if opening[0] == '"' else CHARACTER


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
            self._native = Tokens(text, self.pattern, kind_of, IDENTIFIER, self.lexemes)

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
        #: the indices of those that are pragmas
        self.pragmas: list[int] = []
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
        if "pragma" in directive and _PRAGMA.match(directive):
            self.pragmas.append(len(self.directive_text))
        self.directive_text.append(directive)
        self.directive_token.append(len(self.tokenizer.lexemes))
        self.directive_offset.append(offset)
